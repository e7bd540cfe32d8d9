"use strict";
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

// node_modules/commander/lib/error.js
var require_error = __commonJS({
  "node_modules/commander/lib/error.js"(exports2) {
    var CommanderError2 = class extends Error {
      /**
       * Constructs the CommanderError class
       * @param {number} exitCode suggested exit code which could be used with process.exit
       * @param {string} code an id string representing the error
       * @param {string} message human-readable description of the error
       */
      constructor(exitCode, code, message) {
        super(message);
        Error.captureStackTrace(this, this.constructor);
        this.name = this.constructor.name;
        this.code = code;
        this.exitCode = exitCode;
        this.nestedError = void 0;
      }
    };
    var InvalidArgumentError2 = class extends CommanderError2 {
      /**
       * Constructs the InvalidArgumentError class
       * @param {string} [message] explanation of why argument is invalid
       */
      constructor(message) {
        super(1, "commander.invalidArgument", message);
        Error.captureStackTrace(this, this.constructor);
        this.name = this.constructor.name;
      }
    };
    exports2.CommanderError = CommanderError2;
    exports2.InvalidArgumentError = InvalidArgumentError2;
  }
});

// node_modules/commander/lib/argument.js
var require_argument = __commonJS({
  "node_modules/commander/lib/argument.js"(exports2) {
    var { InvalidArgumentError: InvalidArgumentError2 } = require_error();
    var Argument2 = class {
      /**
       * Initialize a new command argument with the given name and description.
       * The default is that the argument is required, and you can explicitly
       * indicate this with <> around the name. Put [] around the name for an optional argument.
       *
       * @param {string} name
       * @param {string} [description]
       */
      constructor(name, description) {
        this.description = description || "";
        this.variadic = false;
        this.parseArg = void 0;
        this.defaultValue = void 0;
        this.defaultValueDescription = void 0;
        this.argChoices = void 0;
        switch (name[0]) {
          case "<":
            this.required = true;
            this._name = name.slice(1, -1);
            break;
          case "[":
            this.required = false;
            this._name = name.slice(1, -1);
            break;
          default:
            this.required = true;
            this._name = name;
            break;
        }
        if (this._name.endsWith("...")) {
          this.variadic = true;
          this._name = this._name.slice(0, -3);
        }
      }
      /**
       * Return argument name.
       *
       * @return {string}
       */
      name() {
        return this._name;
      }
      /**
       * @package
       */
      _collectValue(value, previous) {
        if (previous === this.defaultValue || !Array.isArray(previous)) {
          return [value];
        }
        previous.push(value);
        return previous;
      }
      /**
       * Set the default value, and optionally supply the description to be displayed in the help.
       *
       * @param {*} value
       * @param {string} [description]
       * @return {Argument}
       */
      default(value, description) {
        this.defaultValue = value;
        this.defaultValueDescription = description;
        return this;
      }
      /**
       * Set the custom handler for processing CLI command arguments into argument values.
       *
       * @param {Function} [fn]
       * @return {Argument}
       */
      argParser(fn) {
        this.parseArg = fn;
        return this;
      }
      /**
       * Only allow argument value to be one of choices.
       *
       * @param {string[]} values
       * @return {Argument}
       */
      choices(values) {
        this.argChoices = values.slice();
        this.parseArg = (arg, previous) => {
          if (!this.argChoices.includes(arg)) {
            throw new InvalidArgumentError2(
              `Allowed choices are ${this.argChoices.join(", ")}.`
            );
          }
          if (this.variadic) {
            return this._collectValue(arg, previous);
          }
          return arg;
        };
        return this;
      }
      /**
       * Make argument required.
       *
       * @returns {Argument}
       */
      argRequired() {
        this.required = true;
        return this;
      }
      /**
       * Make argument optional.
       *
       * @returns {Argument}
       */
      argOptional() {
        this.required = false;
        return this;
      }
    };
    function humanReadableArgName(arg) {
      const nameOutput = arg.name() + (arg.variadic === true ? "..." : "");
      return arg.required ? "<" + nameOutput + ">" : "[" + nameOutput + "]";
    }
    exports2.Argument = Argument2;
    exports2.humanReadableArgName = humanReadableArgName;
  }
});

// on-use:node:child_process
var require_node_child_process = __commonJS({
  "on-use:node:child_process"(exports2, module2) {
    module2.exports = { get spawn() {
      return require("node:child_process").spawn;
    } };
  }
});

// node_modules/commander/lib/help.js
var require_help = __commonJS({
  "node_modules/commander/lib/help.js"(exports2) {
    var { humanReadableArgName } = require_argument();
    var Help2 = class {
      constructor() {
        this.helpWidth = void 0;
        this.minWidthToWrap = 40;
        this.sortSubcommands = false;
        this.sortOptions = false;
        this.showGlobalOptions = false;
      }
      /**
       * prepareContext is called by Commander after applying overrides from `Command.configureHelp()`
       * and just before calling `formatHelp()`.
       *
       * Commander just uses the helpWidth and the rest is provided for optional use by more complex subclasses.
       *
       * @param {{ error?: boolean, helpWidth?: number, outputHasColors?: boolean }} contextOptions
       */
      prepareContext(contextOptions) {
        this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
      }
      /**
       * Get an array of the visible subcommands. Includes a placeholder for the implicit help command, if there is one.
       *
       * @param {Command} cmd
       * @returns {Command[]}
       */
      visibleCommands(cmd) {
        const visibleCommands = cmd.commands.filter((cmd2) => !cmd2._hidden);
        const helpCommand2 = cmd._getHelpCommand();
        if (helpCommand2 && !helpCommand2._hidden) {
          visibleCommands.push(helpCommand2);
        }
        if (this.sortSubcommands) {
          visibleCommands.sort((a, b) => {
            return a.name().localeCompare(b.name());
          });
        }
        return visibleCommands;
      }
      /**
       * Compare options for sort.
       *
       * @param {Option} a
       * @param {Option} b
       * @returns {number}
       */
      compareOptions(a, b) {
        const getSortKey = (option) => {
          return option.short ? option.short.replace(/^-/, "") : option.long.replace(/^--/, "");
        };
        return getSortKey(a).localeCompare(getSortKey(b));
      }
      /**
       * Get an array of the visible options. Includes a placeholder for the implicit help option, if there is one.
       *
       * @param {Command} cmd
       * @returns {Option[]}
       */
      visibleOptions(cmd) {
        const visibleOptions = cmd.options.filter((option) => !option.hidden);
        const helpOption = cmd._getHelpOption();
        if (helpOption && !helpOption.hidden) {
          const removeShort = helpOption.short && cmd._findOption(helpOption.short);
          const removeLong = helpOption.long && cmd._findOption(helpOption.long);
          if (!removeShort && !removeLong) {
            visibleOptions.push(helpOption);
          } else if (helpOption.long && !removeLong) {
            visibleOptions.push(
              cmd.createOption(helpOption.long, helpOption.description)
            );
          } else if (helpOption.short && !removeShort) {
            visibleOptions.push(
              cmd.createOption(helpOption.short, helpOption.description)
            );
          }
        }
        if (this.sortOptions) {
          visibleOptions.sort(this.compareOptions);
        }
        return visibleOptions;
      }
      /**
       * Get an array of the visible global options. (Not including help.)
       *
       * @param {Command} cmd
       * @returns {Option[]}
       */
      visibleGlobalOptions(cmd) {
        if (!this.showGlobalOptions) return [];
        const globalOptions = [];
        for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) {
          const visibleOptions = ancestorCmd.options.filter(
            (option) => !option.hidden
          );
          globalOptions.push(...visibleOptions);
        }
        if (this.sortOptions) {
          globalOptions.sort(this.compareOptions);
        }
        return globalOptions;
      }
      /**
       * Get an array of the arguments if any have a description.
       *
       * @param {Command} cmd
       * @returns {Argument[]}
       */
      visibleArguments(cmd) {
        if (cmd._argsDescription) {
          cmd.registeredArguments.forEach((argument) => {
            argument.description = argument.description || cmd._argsDescription[argument.name()] || "";
          });
        }
        if (cmd.registeredArguments.find((argument) => argument.description)) {
          return cmd.registeredArguments;
        }
        return [];
      }
      /**
       * Get the command term to show in the list of subcommands.
       *
       * @param {Command} cmd
       * @returns {string}
       */
      subcommandTerm(cmd) {
        const args = cmd.registeredArguments.map((arg) => humanReadableArgName(arg)).join(" ");
        return cmd._name + (cmd._aliases[0] ? "|" + cmd._aliases[0] : "") + (cmd.options.length ? " [options]" : "") + // simplistic check for non-help option
        (args ? " " + args : "");
      }
      /**
       * Get the option term to show in the list of options.
       *
       * @param {Option} option
       * @returns {string}
       */
      optionTerm(option) {
        return option.flags;
      }
      /**
       * Get the argument term to show in the list of arguments.
       *
       * @param {Argument} argument
       * @returns {string}
       */
      argumentTerm(argument) {
        return argument.name();
      }
      /**
       * Get the longest command term length.
       *
       * @param {Command} cmd
       * @param {Help} helper
       * @returns {number}
       */
      longestSubcommandTermLength(cmd, helper) {
        return helper.visibleCommands(cmd).reduce((max, command) => {
          return Math.max(
            max,
            this.displayWidth(
              helper.styleSubcommandTerm(helper.subcommandTerm(command))
            )
          );
        }, 0);
      }
      /**
       * Get the longest option term length.
       *
       * @param {Command} cmd
       * @param {Help} helper
       * @returns {number}
       */
      longestOptionTermLength(cmd, helper) {
        return helper.visibleOptions(cmd).reduce((max, option) => {
          return Math.max(
            max,
            this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option)))
          );
        }, 0);
      }
      /**
       * Get the longest global option term length.
       *
       * @param {Command} cmd
       * @param {Help} helper
       * @returns {number}
       */
      longestGlobalOptionTermLength(cmd, helper) {
        return helper.visibleGlobalOptions(cmd).reduce((max, option) => {
          return Math.max(
            max,
            this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option)))
          );
        }, 0);
      }
      /**
       * Get the longest argument term length.
       *
       * @param {Command} cmd
       * @param {Help} helper
       * @returns {number}
       */
      longestArgumentTermLength(cmd, helper) {
        return helper.visibleArguments(cmd).reduce((max, argument) => {
          return Math.max(
            max,
            this.displayWidth(
              helper.styleArgumentTerm(helper.argumentTerm(argument))
            )
          );
        }, 0);
      }
      /**
       * Get the command usage to be displayed at the top of the built-in help.
       *
       * @param {Command} cmd
       * @returns {string}
       */
      commandUsage(cmd) {
        let cmdName = cmd._name;
        if (cmd._aliases[0]) {
          cmdName = cmdName + "|" + cmd._aliases[0];
        }
        let ancestorCmdNames = "";
        for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) {
          ancestorCmdNames = ancestorCmd.name() + " " + ancestorCmdNames;
        }
        return ancestorCmdNames + cmdName + " " + cmd.usage();
      }
      /**
       * Get the description for the command.
       *
       * @param {Command} cmd
       * @returns {string}
       */
      commandDescription(cmd) {
        return cmd.description();
      }
      /**
       * Get the subcommand summary to show in the list of subcommands.
       * (Fallback to description for backwards compatibility.)
       *
       * @param {Command} cmd
       * @returns {string}
       */
      subcommandDescription(cmd) {
        return cmd.summary() || cmd.description();
      }
      /**
       * Get the option description to show in the list of options.
       *
       * @param {Option} option
       * @return {string}
       */
      optionDescription(option) {
        const extraInfo = [];
        if (option.argChoices) {
          extraInfo.push(
            // use stringify to match the display of the default value
            `choices: ${option.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`
          );
        }
        if (option.defaultValue !== void 0) {
          const showDefault = option.required || option.optional || option.isBoolean() && typeof option.defaultValue === "boolean";
          if (showDefault) {
            extraInfo.push(
              `default: ${option.defaultValueDescription || JSON.stringify(option.defaultValue)}`
            );
          }
        }
        if (option.presetArg !== void 0 && option.optional) {
          extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);
        }
        if (option.envVar !== void 0) {
          extraInfo.push(`env: ${option.envVar}`);
        }
        if (extraInfo.length > 0) {
          const extraDescription = `(${extraInfo.join(", ")})`;
          if (option.description) {
            return `${option.description} ${extraDescription}`;
          }
          return extraDescription;
        }
        return option.description;
      }
      /**
       * Get the argument description to show in the list of arguments.
       *
       * @param {Argument} argument
       * @return {string}
       */
      argumentDescription(argument) {
        const extraInfo = [];
        if (argument.argChoices) {
          extraInfo.push(
            // use stringify to match the display of the default value
            `choices: ${argument.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`
          );
        }
        if (argument.defaultValue !== void 0) {
          extraInfo.push(
            `default: ${argument.defaultValueDescription || JSON.stringify(argument.defaultValue)}`
          );
        }
        if (extraInfo.length > 0) {
          const extraDescription = `(${extraInfo.join(", ")})`;
          if (argument.description) {
            return `${argument.description} ${extraDescription}`;
          }
          return extraDescription;
        }
        return argument.description;
      }
      /**
       * Format a list of items, given a heading and an array of formatted items.
       *
       * @param {string} heading
       * @param {string[]} items
       * @param {Help} helper
       * @returns string[]
       */
      formatItemList(heading, items, helper) {
        if (items.length === 0) return [];
        return [helper.styleTitle(heading), ...items, ""];
      }
      /**
       * Group items by their help group heading.
       *
       * @param {Command[] | Option[]} unsortedItems
       * @param {Command[] | Option[]} visibleItems
       * @param {Function} getGroup
       * @returns {Map<string, Command[] | Option[]>}
       */
      groupItems(unsortedItems, visibleItems, getGroup) {
        const result = /* @__PURE__ */ new Map();
        unsortedItems.forEach((item) => {
          const group = getGroup(item);
          if (!result.has(group)) result.set(group, []);
        });
        visibleItems.forEach((item) => {
          const group = getGroup(item);
          if (!result.has(group)) {
            result.set(group, []);
          }
          result.get(group).push(item);
        });
        return result;
      }
      /**
       * Generate the built-in help text.
       *
       * @param {Command} cmd
       * @param {Help} helper
       * @returns {string}
       */
      formatHelp(cmd, helper) {
        const termWidth = helper.padWidth(cmd, helper);
        const helpWidth = helper.helpWidth ?? 80;
        function callFormatItem(term, description) {
          return helper.formatItem(term, termWidth, description, helper);
        }
        let output = [
          `${helper.styleTitle("Usage:")} ${helper.styleUsage(helper.commandUsage(cmd))}`,
          ""
        ];
        const commandDescription = helper.commandDescription(cmd);
        if (commandDescription.length > 0) {
          output = output.concat([
            helper.boxWrap(
              helper.styleCommandDescription(commandDescription),
              helpWidth
            ),
            ""
          ]);
        }
        const argumentList = helper.visibleArguments(cmd).map((argument) => {
          return callFormatItem(
            helper.styleArgumentTerm(helper.argumentTerm(argument)),
            helper.styleArgumentDescription(helper.argumentDescription(argument))
          );
        });
        output = output.concat(
          this.formatItemList("Arguments:", argumentList, helper)
        );
        const optionGroups = this.groupItems(
          cmd.options,
          helper.visibleOptions(cmd),
          (option) => option.helpGroupHeading ?? "Options:"
        );
        optionGroups.forEach((options, group) => {
          const optionList = options.map((option) => {
            return callFormatItem(
              helper.styleOptionTerm(helper.optionTerm(option)),
              helper.styleOptionDescription(helper.optionDescription(option))
            );
          });
          output = output.concat(this.formatItemList(group, optionList, helper));
        });
        if (helper.showGlobalOptions) {
          const globalOptionList = helper.visibleGlobalOptions(cmd).map((option) => {
            return callFormatItem(
              helper.styleOptionTerm(helper.optionTerm(option)),
              helper.styleOptionDescription(helper.optionDescription(option))
            );
          });
          output = output.concat(
            this.formatItemList("Global Options:", globalOptionList, helper)
          );
        }
        const commandGroups = this.groupItems(
          cmd.commands,
          helper.visibleCommands(cmd),
          (sub) => sub.helpGroup() || "Commands:"
        );
        commandGroups.forEach((commands, group) => {
          const commandList = commands.map((sub) => {
            return callFormatItem(
              helper.styleSubcommandTerm(helper.subcommandTerm(sub)),
              helper.styleSubcommandDescription(helper.subcommandDescription(sub))
            );
          });
          output = output.concat(this.formatItemList(group, commandList, helper));
        });
        return output.join("\n");
      }
      /**
       * Return display width of string, ignoring ANSI escape sequences. Used in padding and wrapping calculations.
       *
       * @param {string} str
       * @returns {number}
       */
      displayWidth(str) {
        return stripColor(str).length;
      }
      /**
       * Style the title for displaying in the help. Called with 'Usage:', 'Options:', etc.
       *
       * @param {string} str
       * @returns {string}
       */
      styleTitle(str) {
        return str;
      }
      styleUsage(str) {
        return str.split(" ").map((word) => {
          if (word === "[options]") return this.styleOptionText(word);
          if (word === "[command]") return this.styleSubcommandText(word);
          if (word[0] === "[" || word[0] === "<")
            return this.styleArgumentText(word);
          return this.styleCommandText(word);
        }).join(" ");
      }
      styleCommandDescription(str) {
        return this.styleDescriptionText(str);
      }
      styleOptionDescription(str) {
        return this.styleDescriptionText(str);
      }
      styleSubcommandDescription(str) {
        return this.styleDescriptionText(str);
      }
      styleArgumentDescription(str) {
        return this.styleDescriptionText(str);
      }
      styleDescriptionText(str) {
        return str;
      }
      styleOptionTerm(str) {
        return this.styleOptionText(str);
      }
      styleSubcommandTerm(str) {
        return str.split(" ").map((word) => {
          if (word === "[options]") return this.styleOptionText(word);
          if (word[0] === "[" || word[0] === "<")
            return this.styleArgumentText(word);
          return this.styleSubcommandText(word);
        }).join(" ");
      }
      styleArgumentTerm(str) {
        return this.styleArgumentText(str);
      }
      styleOptionText(str) {
        return str;
      }
      styleArgumentText(str) {
        return str;
      }
      styleSubcommandText(str) {
        return str;
      }
      styleCommandText(str) {
        return str;
      }
      /**
       * Calculate the pad width from the maximum term length.
       *
       * @param {Command} cmd
       * @param {Help} helper
       * @returns {number}
       */
      padWidth(cmd, helper) {
        return Math.max(
          helper.longestOptionTermLength(cmd, helper),
          helper.longestGlobalOptionTermLength(cmd, helper),
          helper.longestSubcommandTermLength(cmd, helper),
          helper.longestArgumentTermLength(cmd, helper)
        );
      }
      /**
       * Detect manually wrapped and indented strings by checking for line break followed by whitespace.
       *
       * @param {string} str
       * @returns {boolean}
       */
      preformatted(str) {
        return /\n[^\S\r\n]/.test(str);
      }
      /**
       * Format the "item", which consists of a term and description. Pad the term and wrap the description, indenting the following lines.
       *
       * So "TTT", 5, "DDD DDDD DD DDD" might be formatted for this.helpWidth=17 like so:
       *   TTT  DDD DDDD
       *        DD DDD
       *
       * @param {string} term
       * @param {number} termWidth
       * @param {string} description
       * @param {Help} helper
       * @returns {string}
       */
      formatItem(term, termWidth, description, helper) {
        const itemIndent = 2;
        const itemIndentStr = " ".repeat(itemIndent);
        if (!description) return itemIndentStr + term;
        const paddedTerm = term.padEnd(
          termWidth + term.length - helper.displayWidth(term)
        );
        const spacerWidth = 2;
        const helpWidth = this.helpWidth ?? 80;
        const remainingWidth = helpWidth - termWidth - spacerWidth - itemIndent;
        let formattedDescription;
        if (remainingWidth < this.minWidthToWrap || helper.preformatted(description)) {
          formattedDescription = description;
        } else {
          const wrappedDescription = helper.boxWrap(description, remainingWidth);
          formattedDescription = wrappedDescription.replace(
            /\n/g,
            "\n" + " ".repeat(termWidth + spacerWidth)
          );
        }
        return itemIndentStr + paddedTerm + " ".repeat(spacerWidth) + formattedDescription.replace(/\n/g, `
${itemIndentStr}`);
      }
      /**
       * Wrap a string at whitespace, preserving existing line breaks.
       * Wrapping is skipped if the width is less than `minWidthToWrap`.
       *
       * @param {string} str
       * @param {number} width
       * @returns {string}
       */
      boxWrap(str, width) {
        if (width < this.minWidthToWrap) return str;
        const rawLines = str.split(/\r\n|\n/);
        const chunkPattern = /[\s]*[^\s]+/g;
        const wrappedLines = [];
        rawLines.forEach((line) => {
          const chunks = line.match(chunkPattern);
          if (chunks === null) {
            wrappedLines.push("");
            return;
          }
          let sumChunks = [chunks.shift()];
          let sumWidth = this.displayWidth(sumChunks[0]);
          chunks.forEach((chunk) => {
            const visibleWidth = this.displayWidth(chunk);
            if (sumWidth + visibleWidth <= width) {
              sumChunks.push(chunk);
              sumWidth += visibleWidth;
              return;
            }
            wrappedLines.push(sumChunks.join(""));
            const nextChunk = chunk.trimStart();
            sumChunks = [nextChunk];
            sumWidth = this.displayWidth(nextChunk);
          });
          wrappedLines.push(sumChunks.join(""));
        });
        return wrappedLines.join("\n");
      }
    };
    function stripColor(str) {
      const sgrPattern = /\x1b\[\d*(;\d*)*m/g;
      return str.replace(sgrPattern, "");
    }
    exports2.Help = Help2;
    exports2.stripColor = stripColor;
  }
});

// node_modules/commander/lib/option.js
var require_option = __commonJS({
  "node_modules/commander/lib/option.js"(exports2) {
    var { InvalidArgumentError: InvalidArgumentError2 } = require_error();
    var Option2 = class {
      /**
       * Initialize a new `Option` with the given `flags` and `description`.
       *
       * @param {string} flags
       * @param {string} [description]
       */
      constructor(flags, description) {
        this.flags = flags;
        this.description = description || "";
        this.required = flags.includes("<");
        this.optional = flags.includes("[");
        this.variadic = /\w\.\.\.[>\]]$/.test(flags);
        this.mandatory = false;
        const optionFlags = splitOptionFlags(flags);
        this.short = optionFlags.shortFlag;
        this.long = optionFlags.longFlag;
        this.negate = false;
        if (this.long) {
          this.negate = this.long.startsWith("--no-");
        }
        this.defaultValue = void 0;
        this.defaultValueDescription = void 0;
        this.presetArg = void 0;
        this.envVar = void 0;
        this.parseArg = void 0;
        this.hidden = false;
        this.argChoices = void 0;
        this.conflictsWith = [];
        this.implied = void 0;
        this.helpGroupHeading = void 0;
      }
      /**
       * Set the default value, and optionally supply the description to be displayed in the help.
       *
       * @param {*} value
       * @param {string} [description]
       * @return {Option}
       */
      default(value, description) {
        this.defaultValue = value;
        this.defaultValueDescription = description;
        return this;
      }
      /**
       * Preset to use when option used without option-argument, especially optional but also boolean and negated.
       * The custom processing (parseArg) is called.
       *
       * @example
       * new Option('--color').default('GREYSCALE').preset('RGB');
       * new Option('--donate [amount]').preset('20').argParser(parseFloat);
       *
       * @param {*} arg
       * @return {Option}
       */
      preset(arg) {
        this.presetArg = arg;
        return this;
      }
      /**
       * Add option name(s) that conflict with this option.
       * An error will be displayed if conflicting options are found during parsing.
       *
       * @example
       * new Option('--rgb').conflicts('cmyk');
       * new Option('--js').conflicts(['ts', 'jsx']);
       *
       * @param {(string | string[])} names
       * @return {Option}
       */
      conflicts(names) {
        this.conflictsWith = this.conflictsWith.concat(names);
        return this;
      }
      /**
       * Specify implied option values for when this option is set and the implied options are not.
       *
       * The custom processing (parseArg) is not called on the implied values.
       *
       * @example
       * program
       *   .addOption(new Option('--log', 'write logging information to file'))
       *   .addOption(new Option('--trace', 'log extra details').implies({ log: 'trace.txt' }));
       *
       * @param {object} impliedOptionValues
       * @return {Option}
       */
      implies(impliedOptionValues) {
        let newImplied = impliedOptionValues;
        if (typeof impliedOptionValues === "string") {
          newImplied = { [impliedOptionValues]: true };
        }
        this.implied = Object.assign(this.implied || {}, newImplied);
        return this;
      }
      /**
       * Set environment variable to check for option value.
       *
       * An environment variable is only used if when processed the current option value is
       * undefined, or the source of the current value is 'default' or 'config' or 'env'.
       *
       * @param {string} name
       * @return {Option}
       */
      env(name) {
        this.envVar = name;
        return this;
      }
      /**
       * Set the custom handler for processing CLI option arguments into option values.
       *
       * @param {Function} [fn]
       * @return {Option}
       */
      argParser(fn) {
        this.parseArg = fn;
        return this;
      }
      /**
       * Whether the option is mandatory and must have a value after parsing.
       *
       * @param {boolean} [mandatory=true]
       * @return {Option}
       */
      makeOptionMandatory(mandatory = true) {
        this.mandatory = !!mandatory;
        return this;
      }
      /**
       * Hide option in help.
       *
       * @param {boolean} [hide=true]
       * @return {Option}
       */
      hideHelp(hide = true) {
        this.hidden = !!hide;
        return this;
      }
      /**
       * @package
       */
      _collectValue(value, previous) {
        if (previous === this.defaultValue || !Array.isArray(previous)) {
          return [value];
        }
        previous.push(value);
        return previous;
      }
      /**
       * Only allow option value to be one of choices.
       *
       * @param {string[]} values
       * @return {Option}
       */
      choices(values) {
        this.argChoices = values.slice();
        this.parseArg = (arg, previous) => {
          if (!this.argChoices.includes(arg)) {
            throw new InvalidArgumentError2(
              `Allowed choices are ${this.argChoices.join(", ")}.`
            );
          }
          if (this.variadic) {
            return this._collectValue(arg, previous);
          }
          return arg;
        };
        return this;
      }
      /**
       * Return option name.
       *
       * @return {string}
       */
      name() {
        if (this.long) {
          return this.long.replace(/^--/, "");
        }
        return this.short.replace(/^-/, "");
      }
      /**
       * Return option name, in a camelcase format that can be used
       * as an object attribute key.
       *
       * @return {string}
       */
      attributeName() {
        if (this.negate) {
          return camelcase(this.name().replace(/^no-/, ""));
        }
        return camelcase(this.name());
      }
      /**
       * Set the help group heading.
       *
       * @param {string} heading
       * @return {Option}
       */
      helpGroup(heading) {
        this.helpGroupHeading = heading;
        return this;
      }
      /**
       * Check if `arg` matches the short or long flag.
       *
       * @param {string} arg
       * @return {boolean}
       * @package
       */
      is(arg) {
        return this.short === arg || this.long === arg;
      }
      /**
       * Return whether a boolean option.
       *
       * Options are one of boolean, negated, required argument, or optional argument.
       *
       * @return {boolean}
       * @package
       */
      isBoolean() {
        return !this.required && !this.optional && !this.negate;
      }
    };
    var DualOptions = class {
      /**
       * @param {Option[]} options
       */
      constructor(options) {
        this.positiveOptions = /* @__PURE__ */ new Map();
        this.negativeOptions = /* @__PURE__ */ new Map();
        this.dualOptions = /* @__PURE__ */ new Set();
        options.forEach((option) => {
          if (option.negate) {
            this.negativeOptions.set(option.attributeName(), option);
          } else {
            this.positiveOptions.set(option.attributeName(), option);
          }
        });
        this.negativeOptions.forEach((value, key) => {
          if (this.positiveOptions.has(key)) {
            this.dualOptions.add(key);
          }
        });
      }
      /**
       * Did the value come from the option, and not from possible matching dual option?
       *
       * @param {*} value
       * @param {Option} option
       * @returns {boolean}
       */
      valueFromOption(value, option) {
        const optionKey = option.attributeName();
        if (!this.dualOptions.has(optionKey)) return true;
        const preset = this.negativeOptions.get(optionKey).presetArg;
        const negativeValue = preset !== void 0 ? preset : false;
        return option.negate === (negativeValue === value);
      }
    };
    function camelcase(str) {
      return str.split("-").reduce((str2, word) => {
        return str2 + word[0].toUpperCase() + word.slice(1);
      });
    }
    function splitOptionFlags(flags) {
      let shortFlag;
      let longFlag;
      const shortFlagExp = /^-[^-]$/;
      const longFlagExp = /^--[^-]/;
      const flagParts = flags.split(/[ |,]+/).concat("guard");
      if (shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
      if (longFlagExp.test(flagParts[0])) longFlag = flagParts.shift();
      if (!shortFlag && shortFlagExp.test(flagParts[0]))
        shortFlag = flagParts.shift();
      if (!shortFlag && longFlagExp.test(flagParts[0])) {
        shortFlag = longFlag;
        longFlag = flagParts.shift();
      }
      if (flagParts[0].startsWith("-")) {
        const unsupportedFlag = flagParts[0];
        const baseError = `option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;
        if (/^-[^-][^-]/.test(unsupportedFlag))
          throw new Error(
            `${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`
          );
        if (shortFlagExp.test(unsupportedFlag))
          throw new Error(`${baseError}
- too many short flags`);
        if (longFlagExp.test(unsupportedFlag))
          throw new Error(`${baseError}
- too many long flags`);
        throw new Error(`${baseError}
- unrecognised flag format`);
      }
      if (shortFlag === void 0 && longFlag === void 0)
        throw new Error(
          `option creation failed due to no flags found in '${flags}'.`
        );
      return { shortFlag, longFlag };
    }
    exports2.Option = Option2;
    exports2.DualOptions = DualOptions;
  }
});

// node_modules/commander/lib/suggestSimilar.js
var require_suggestSimilar = __commonJS({
  "node_modules/commander/lib/suggestSimilar.js"(exports2) {
    var maxDistance = 3;
    function editDistance(a, b) {
      if (Math.abs(a.length - b.length) > maxDistance)
        return Math.max(a.length, b.length);
      const d = [];
      for (let i = 0; i <= a.length; i++) {
        d[i] = [i];
      }
      for (let j = 0; j <= b.length; j++) {
        d[0][j] = j;
      }
      for (let j = 1; j <= b.length; j++) {
        for (let i = 1; i <= a.length; i++) {
          let cost = 1;
          if (a[i - 1] === b[j - 1]) {
            cost = 0;
          } else {
            cost = 1;
          }
          d[i][j] = Math.min(
            d[i - 1][j] + 1,
            // deletion
            d[i][j - 1] + 1,
            // insertion
            d[i - 1][j - 1] + cost
            // substitution
          );
          if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
            d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
          }
        }
      }
      return d[a.length][b.length];
    }
    function suggestSimilar(word, candidates2) {
      if (!candidates2 || candidates2.length === 0) return "";
      candidates2 = Array.from(new Set(candidates2));
      const searchingOptions = word.startsWith("--");
      if (searchingOptions) {
        word = word.slice(2);
        candidates2 = candidates2.map((candidate) => candidate.slice(2));
      }
      let similar = [];
      let bestDistance = maxDistance;
      const minSimilarity = 0.4;
      candidates2.forEach((candidate) => {
        if (candidate.length <= 1) return;
        const distance = editDistance(word, candidate);
        const length = Math.max(word.length, candidate.length);
        const similarity = (length - distance) / length;
        if (similarity > minSimilarity) {
          if (distance < bestDistance) {
            bestDistance = distance;
            similar = [candidate];
          } else if (distance === bestDistance) {
            similar.push(candidate);
          }
        }
      });
      similar.sort((a, b) => a.localeCompare(b));
      if (searchingOptions) {
        similar = similar.map((candidate) => `--${candidate}`);
      }
      if (similar.length > 1) {
        return `
(Did you mean one of ${similar.join(", ")}?)`;
      }
      if (similar.length === 1) {
        return `
(Did you mean ${similar[0]}?)`;
      }
      return "";
    }
    exports2.suggestSimilar = suggestSimilar;
  }
});

// node_modules/commander/lib/command.js
var require_command = __commonJS({
  "node_modules/commander/lib/command.js"(exports2) {
    var EventEmitter = require("node:events").EventEmitter;
    var childProcess = require_node_child_process();
    var path7 = require("node:path");
    var fs = require("node:fs");
    var process2 = require("node:process");
    var { Argument: Argument2, humanReadableArgName } = require_argument();
    var { CommanderError: CommanderError2 } = require_error();
    var { Help: Help2, stripColor } = require_help();
    var { Option: Option2, DualOptions } = require_option();
    var { suggestSimilar } = require_suggestSimilar();
    var Command2 = class _Command extends EventEmitter {
      /**
       * Initialize a new `Command`.
       *
       * @param {string} [name]
       */
      constructor(name) {
        super();
        this.commands = [];
        this.options = [];
        this.parent = null;
        this._allowUnknownOption = false;
        this._allowExcessArguments = false;
        this.registeredArguments = [];
        this._args = this.registeredArguments;
        this.args = [];
        this.rawArgs = [];
        this.processedArgs = [];
        this._scriptPath = null;
        this._name = name || "";
        this._optionValues = {};
        this._optionValueSources = {};
        this._storeOptionsAsProperties = false;
        this._actionHandler = null;
        this._executableHandler = false;
        this._executableFile = null;
        this._executableDir = null;
        this._defaultCommandName = null;
        this._exitCallback = null;
        this._aliases = [];
        this._combineFlagAndOptionalValue = true;
        this._description = "";
        this._summary = "";
        this._argsDescription = void 0;
        this._enablePositionalOptions = false;
        this._passThroughOptions = false;
        this._lifeCycleHooks = {};
        this._showHelpAfterError = false;
        this._showSuggestionAfterError = true;
        this._savedState = null;
        this._outputConfiguration = {
          writeOut: (str) => process2.stdout.write(str),
          writeErr: (str) => process2.stderr.write(str),
          outputError: (str, write2) => write2(str),
          getOutHelpWidth: () => process2.stdout.isTTY ? process2.stdout.columns : void 0,
          getErrHelpWidth: () => process2.stderr.isTTY ? process2.stderr.columns : void 0,
          getOutHasColors: () => useColor() ?? (process2.stdout.isTTY && process2.stdout.hasColors?.()),
          getErrHasColors: () => useColor() ?? (process2.stderr.isTTY && process2.stderr.hasColors?.()),
          stripColor: (str) => stripColor(str)
        };
        this._hidden = false;
        this._helpOption = void 0;
        this._addImplicitHelpCommand = void 0;
        this._helpCommand = void 0;
        this._helpConfiguration = {};
        this._helpGroupHeading = void 0;
        this._defaultCommandGroup = void 0;
        this._defaultOptionGroup = void 0;
      }
      /**
       * Copy settings that are useful to have in common across root command and subcommands.
       *
       * (Used internally when adding a command using `.command()` so subcommands inherit parent settings.)
       *
       * @param {Command} sourceCommand
       * @return {Command} `this` command for chaining
       */
      copyInheritedSettings(sourceCommand) {
        this._outputConfiguration = sourceCommand._outputConfiguration;
        this._helpOption = sourceCommand._helpOption;
        this._helpCommand = sourceCommand._helpCommand;
        this._helpConfiguration = sourceCommand._helpConfiguration;
        this._exitCallback = sourceCommand._exitCallback;
        this._storeOptionsAsProperties = sourceCommand._storeOptionsAsProperties;
        this._combineFlagAndOptionalValue = sourceCommand._combineFlagAndOptionalValue;
        this._allowExcessArguments = sourceCommand._allowExcessArguments;
        this._enablePositionalOptions = sourceCommand._enablePositionalOptions;
        this._showHelpAfterError = sourceCommand._showHelpAfterError;
        this._showSuggestionAfterError = sourceCommand._showSuggestionAfterError;
        return this;
      }
      /**
       * @returns {Command[]}
       * @private
       */
      _getCommandAndAncestors() {
        const result = [];
        for (let command = this; command; command = command.parent) {
          result.push(command);
        }
        return result;
      }
      /**
       * Define a command.
       *
       * There are two styles of command: pay attention to where to put the description.
       *
       * @example
       * // Command implemented using action handler (description is supplied separately to `.command`)
       * program
       *   .command('clone <source> [destination]')
       *   .description('clone a repository into a newly created directory')
       *   .action((source, destination) => {
       *     console.log('clone command called');
       *   });
       *
       * // Command implemented using separate executable file (description is second parameter to `.command`)
       * program
       *   .command('start <service>', 'start named service')
       *   .command('stop [service]', 'stop named service, or all if no name supplied');
       *
       * @param {string} nameAndArgs - command name and arguments, args are `<required>` or `[optional]` and last may also be `variadic...`
       * @param {(object | string)} [actionOptsOrExecDesc] - configuration options (for action), or description (for executable)
       * @param {object} [execOpts] - configuration options (for executable)
       * @return {Command} returns new command for action handler, or `this` for executable command
       */
      command(nameAndArgs, actionOptsOrExecDesc, execOpts) {
        let desc = actionOptsOrExecDesc;
        let opts = execOpts;
        if (typeof desc === "object" && desc !== null) {
          opts = desc;
          desc = null;
        }
        opts = opts || {};
        const [, name, args] = nameAndArgs.match(/([^ ]+) *(.*)/);
        const cmd = this.createCommand(name);
        if (desc) {
          cmd.description(desc);
          cmd._executableHandler = true;
        }
        if (opts.isDefault) this._defaultCommandName = cmd._name;
        cmd._hidden = !!(opts.noHelp || opts.hidden);
        cmd._executableFile = opts.executableFile || null;
        if (args) cmd.arguments(args);
        this._registerCommand(cmd);
        cmd.parent = this;
        cmd.copyInheritedSettings(this);
        if (desc) return this;
        return cmd;
      }
      /**
       * Factory routine to create a new unattached command.
       *
       * See .command() for creating an attached subcommand, which uses this routine to
       * create the command. You can override createCommand to customise subcommands.
       *
       * @param {string} [name]
       * @return {Command} new command
       */
      createCommand(name) {
        return new _Command(name);
      }
      /**
       * You can customise the help with a subclass of Help by overriding createHelp,
       * or by overriding Help properties using configureHelp().
       *
       * @return {Help}
       */
      createHelp() {
        return Object.assign(new Help2(), this.configureHelp());
      }
      /**
       * You can customise the help by overriding Help properties using configureHelp(),
       * or with a subclass of Help by overriding createHelp().
       *
       * @param {object} [configuration] - configuration options
       * @return {(Command | object)} `this` command for chaining, or stored configuration
       */
      configureHelp(configuration) {
        if (configuration === void 0) return this._helpConfiguration;
        this._helpConfiguration = configuration;
        return this;
      }
      /**
       * The default output goes to stdout and stderr. You can customise this for special
       * applications. You can also customise the display of errors by overriding outputError.
       *
       * The configuration properties are all functions:
       *
       *     // change how output being written, defaults to stdout and stderr
       *     writeOut(str)
       *     writeErr(str)
       *     // change how output being written for errors, defaults to writeErr
       *     outputError(str, write) // used for displaying errors and not used for displaying help
       *     // specify width for wrapping help
       *     getOutHelpWidth()
       *     getErrHelpWidth()
       *     // color support, currently only used with Help
       *     getOutHasColors()
       *     getErrHasColors()
       *     stripColor() // used to remove ANSI escape codes if output does not have colors
       *
       * @param {object} [configuration] - configuration options
       * @return {(Command | object)} `this` command for chaining, or stored configuration
       */
      configureOutput(configuration) {
        if (configuration === void 0) return this._outputConfiguration;
        this._outputConfiguration = {
          ...this._outputConfiguration,
          ...configuration
        };
        return this;
      }
      /**
       * Display the help or a custom message after an error occurs.
       *
       * @param {(boolean|string)} [displayHelp]
       * @return {Command} `this` command for chaining
       */
      showHelpAfterError(displayHelp = true) {
        if (typeof displayHelp !== "string") displayHelp = !!displayHelp;
        this._showHelpAfterError = displayHelp;
        return this;
      }
      /**
       * Display suggestion of similar commands for unknown commands, or options for unknown options.
       *
       * @param {boolean} [displaySuggestion]
       * @return {Command} `this` command for chaining
       */
      showSuggestionAfterError(displaySuggestion = true) {
        this._showSuggestionAfterError = !!displaySuggestion;
        return this;
      }
      /**
       * Add a prepared subcommand.
       *
       * See .command() for creating an attached subcommand which inherits settings from its parent.
       *
       * @param {Command} cmd - new subcommand
       * @param {object} [opts] - configuration options
       * @return {Command} `this` command for chaining
       */
      addCommand(cmd, opts) {
        if (!cmd._name) {
          throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);
        }
        opts = opts || {};
        if (opts.isDefault) this._defaultCommandName = cmd._name;
        if (opts.noHelp || opts.hidden) cmd._hidden = true;
        this._registerCommand(cmd);
        cmd.parent = this;
        cmd._checkForBrokenPassThrough();
        return this;
      }
      /**
       * Factory routine to create a new unattached argument.
       *
       * See .argument() for creating an attached argument, which uses this routine to
       * create the argument. You can override createArgument to return a custom argument.
       *
       * @param {string} name
       * @param {string} [description]
       * @return {Argument} new argument
       */
      createArgument(name, description) {
        return new Argument2(name, description);
      }
      /**
       * Define argument syntax for command.
       *
       * The default is that the argument is required, and you can explicitly
       * indicate this with <> around the name. Put [] around the name for an optional argument.
       *
       * @example
       * program.argument('<input-file>');
       * program.argument('[output-file]');
       *
       * @param {string} name
       * @param {string} [description]
       * @param {(Function|*)} [parseArg] - custom argument processing function or default value
       * @param {*} [defaultValue]
       * @return {Command} `this` command for chaining
       */
      argument(name, description, parseArg, defaultValue) {
        const argument = this.createArgument(name, description);
        if (typeof parseArg === "function") {
          argument.default(defaultValue).argParser(parseArg);
        } else {
          argument.default(parseArg);
        }
        this.addArgument(argument);
        return this;
      }
      /**
       * Define argument syntax for command, adding multiple at once (without descriptions).
       *
       * See also .argument().
       *
       * @example
       * program.arguments('<cmd> [env]');
       *
       * @param {string} names
       * @return {Command} `this` command for chaining
       */
      arguments(names) {
        names.trim().split(/ +/).forEach((detail) => {
          this.argument(detail);
        });
        return this;
      }
      /**
       * Define argument syntax for command, adding a prepared argument.
       *
       * @param {Argument} argument
       * @return {Command} `this` command for chaining
       */
      addArgument(argument) {
        const previousArgument = this.registeredArguments.slice(-1)[0];
        if (previousArgument?.variadic) {
          throw new Error(
            `only the last argument can be variadic '${previousArgument.name()}'`
          );
        }
        if (argument.required && argument.defaultValue !== void 0 && argument.parseArg === void 0) {
          throw new Error(
            `a default value for a required argument is never used: '${argument.name()}'`
          );
        }
        this.registeredArguments.push(argument);
        return this;
      }
      /**
       * Customise or override default help command. By default a help command is automatically added if your command has subcommands.
       *
       * @example
       *    program.helpCommand('help [cmd]');
       *    program.helpCommand('help [cmd]', 'show help');
       *    program.helpCommand(false); // suppress default help command
       *    program.helpCommand(true); // add help command even if no subcommands
       *
       * @param {string|boolean} enableOrNameAndArgs - enable with custom name and/or arguments, or boolean to override whether added
       * @param {string} [description] - custom description
       * @return {Command} `this` command for chaining
       */
      helpCommand(enableOrNameAndArgs, description) {
        if (typeof enableOrNameAndArgs === "boolean") {
          this._addImplicitHelpCommand = enableOrNameAndArgs;
          if (enableOrNameAndArgs && this._defaultCommandGroup) {
            this._initCommandGroup(this._getHelpCommand());
          }
          return this;
        }
        const nameAndArgs = enableOrNameAndArgs ?? "help [command]";
        const [, helpName, helpArgs] = nameAndArgs.match(/([^ ]+) *(.*)/);
        const helpDescription = description ?? "display help for command";
        const helpCommand2 = this.createCommand(helpName);
        helpCommand2.helpOption(false);
        if (helpArgs) helpCommand2.arguments(helpArgs);
        if (helpDescription) helpCommand2.description(helpDescription);
        this._addImplicitHelpCommand = true;
        this._helpCommand = helpCommand2;
        if (enableOrNameAndArgs || description) this._initCommandGroup(helpCommand2);
        return this;
      }
      /**
       * Add prepared custom help command.
       *
       * @param {(Command|string|boolean)} helpCommand - custom help command, or deprecated enableOrNameAndArgs as for `.helpCommand()`
       * @param {string} [deprecatedDescription] - deprecated custom description used with custom name only
       * @return {Command} `this` command for chaining
       */
      addHelpCommand(helpCommand2, deprecatedDescription) {
        if (typeof helpCommand2 !== "object") {
          this.helpCommand(helpCommand2, deprecatedDescription);
          return this;
        }
        this._addImplicitHelpCommand = true;
        this._helpCommand = helpCommand2;
        this._initCommandGroup(helpCommand2);
        return this;
      }
      /**
       * Lazy create help command.
       *
       * @return {(Command|null)}
       * @package
       */
      _getHelpCommand() {
        const hasImplicitHelpCommand = this._addImplicitHelpCommand ?? (this.commands.length && !this._actionHandler && !this._findCommand("help"));
        if (hasImplicitHelpCommand) {
          if (this._helpCommand === void 0) {
            this.helpCommand(void 0, void 0);
          }
          return this._helpCommand;
        }
        return null;
      }
      /**
       * Add hook for life cycle event.
       *
       * @param {string} event
       * @param {Function} listener
       * @return {Command} `this` command for chaining
       */
      hook(event, listener) {
        const allowedValues = ["preSubcommand", "preAction", "postAction"];
        if (!allowedValues.includes(event)) {
          throw new Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join("', '")}'`);
        }
        if (this._lifeCycleHooks[event]) {
          this._lifeCycleHooks[event].push(listener);
        } else {
          this._lifeCycleHooks[event] = [listener];
        }
        return this;
      }
      /**
       * Register callback to use as replacement for calling process.exit.
       *
       * @param {Function} [fn] optional callback which will be passed a CommanderError, defaults to throwing
       * @return {Command} `this` command for chaining
       */
      exitOverride(fn) {
        if (fn) {
          this._exitCallback = fn;
        } else {
          this._exitCallback = (err) => {
            if (err.code !== "commander.executeSubCommandAsync") {
              throw err;
            } else {
            }
          };
        }
        return this;
      }
      /**
       * Call process.exit, and _exitCallback if defined.
       *
       * @param {number} exitCode exit code for using with process.exit
       * @param {string} code an id string representing the error
       * @param {string} message human-readable description of the error
       * @return never
       * @private
       */
      _exit(exitCode, code, message) {
        if (this._exitCallback) {
          this._exitCallback(new CommanderError2(exitCode, code, message));
        }
        process2.exit(exitCode);
      }
      /**
       * Register callback `fn` for the command.
       *
       * @example
       * program
       *   .command('serve')
       *   .description('start service')
       *   .action(function() {
       *      // do work here
       *   });
       *
       * @param {Function} fn
       * @return {Command} `this` command for chaining
       */
      action(fn) {
        const listener = (args) => {
          const expectedArgsCount = this.registeredArguments.length;
          const actionArgs = args.slice(0, expectedArgsCount);
          if (this._storeOptionsAsProperties) {
            actionArgs[expectedArgsCount] = this;
          } else {
            actionArgs[expectedArgsCount] = this.opts();
          }
          actionArgs.push(this);
          return fn.apply(this, actionArgs);
        };
        this._actionHandler = listener;
        return this;
      }
      /**
       * Factory routine to create a new unattached option.
       *
       * See .option() for creating an attached option, which uses this routine to
       * create the option. You can override createOption to return a custom option.
       *
       * @param {string} flags
       * @param {string} [description]
       * @return {Option} new option
       */
      createOption(flags, description) {
        return new Option2(flags, description);
      }
      /**
       * Wrap parseArgs to catch 'commander.invalidArgument'.
       *
       * @param {(Option | Argument)} target
       * @param {string} value
       * @param {*} previous
       * @param {string} invalidArgumentMessage
       * @private
       */
      _callParseArg(target, value, previous, invalidArgumentMessage) {
        try {
          return target.parseArg(value, previous);
        } catch (err) {
          if (err.code === "commander.invalidArgument") {
            const message = `${invalidArgumentMessage} ${err.message}`;
            this.error(message, { exitCode: err.exitCode, code: err.code });
          }
          throw err;
        }
      }
      /**
       * Check for option flag conflicts.
       * Register option if no conflicts found, or throw on conflict.
       *
       * @param {Option} option
       * @private
       */
      _registerOption(option) {
        const matchingOption = option.short && this._findOption(option.short) || option.long && this._findOption(option.long);
        if (matchingOption) {
          const matchingFlag = option.long && this._findOption(option.long) ? option.long : option.short;
          throw new Error(`Cannot add option '${option.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`);
        }
        this._initOptionGroup(option);
        this.options.push(option);
      }
      /**
       * Check for command name and alias conflicts with existing commands.
       * Register command if no conflicts found, or throw on conflict.
       *
       * @param {Command} command
       * @private
       */
      _registerCommand(command) {
        const knownBy = (cmd) => {
          return [cmd.name()].concat(cmd.aliases());
        };
        const alreadyUsed = knownBy(command).find(
          (name) => this._findCommand(name)
        );
        if (alreadyUsed) {
          const existingCmd = knownBy(this._findCommand(alreadyUsed)).join("|");
          const newCmd = knownBy(command).join("|");
          throw new Error(
            `cannot add command '${newCmd}' as already have command '${existingCmd}'`
          );
        }
        this._initCommandGroup(command);
        this.commands.push(command);
      }
      /**
       * Add an option.
       *
       * @param {Option} option
       * @return {Command} `this` command for chaining
       */
      addOption(option) {
        this._registerOption(option);
        const oname = option.name();
        const name = option.attributeName();
        if (option.negate) {
          const positiveLongFlag = option.long.replace(/^--no-/, "--");
          if (!this._findOption(positiveLongFlag)) {
            this.setOptionValueWithSource(
              name,
              option.defaultValue === void 0 ? true : option.defaultValue,
              "default"
            );
          }
        } else if (option.defaultValue !== void 0) {
          this.setOptionValueWithSource(name, option.defaultValue, "default");
        }
        const handleOptionValue = (val, invalidValueMessage, valueSource) => {
          if (val == null && option.presetArg !== void 0) {
            val = option.presetArg;
          }
          const oldValue = this.getOptionValue(name);
          if (val !== null && option.parseArg) {
            val = this._callParseArg(option, val, oldValue, invalidValueMessage);
          } else if (val !== null && option.variadic) {
            val = option._collectValue(val, oldValue);
          }
          if (val == null) {
            if (option.negate) {
              val = false;
            } else if (option.isBoolean() || option.optional) {
              val = true;
            } else {
              val = "";
            }
          }
          this.setOptionValueWithSource(name, val, valueSource);
        };
        this.on("option:" + oname, (val) => {
          const invalidValueMessage = `error: option '${option.flags}' argument '${val}' is invalid.`;
          handleOptionValue(val, invalidValueMessage, "cli");
        });
        if (option.envVar) {
          this.on("optionEnv:" + oname, (val) => {
            const invalidValueMessage = `error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;
            handleOptionValue(val, invalidValueMessage, "env");
          });
        }
        return this;
      }
      /**
       * Internal implementation shared by .option() and .requiredOption()
       *
       * @return {Command} `this` command for chaining
       * @private
       */
      _optionEx(config, flags, description, fn, defaultValue) {
        if (typeof flags === "object" && flags instanceof Option2) {
          throw new Error(
            "To add an Option object use addOption() instead of option() or requiredOption()"
          );
        }
        const option = this.createOption(flags, description);
        option.makeOptionMandatory(!!config.mandatory);
        if (typeof fn === "function") {
          option.default(defaultValue).argParser(fn);
        } else if (fn instanceof RegExp) {
          const regex = fn;
          fn = (val, def) => {
            const m = regex.exec(val);
            return m ? m[0] : def;
          };
          option.default(defaultValue).argParser(fn);
        } else {
          option.default(fn);
        }
        return this.addOption(option);
      }
      /**
       * Define option with `flags`, `description`, and optional argument parsing function or `defaultValue` or both.
       *
       * The `flags` string contains the short and/or long flags, separated by comma, a pipe or space. A required
       * option-argument is indicated by `<>` and an optional option-argument by `[]`.
       *
       * See the README for more details, and see also addOption() and requiredOption().
       *
       * @example
       * program
       *     .option('-p, --pepper', 'add pepper')
       *     .option('--pt, --pizza-type <TYPE>', 'type of pizza') // required option-argument
       *     .option('-c, --cheese [CHEESE]', 'add extra cheese', 'mozzarella') // optional option-argument with default
       *     .option('-t, --tip <VALUE>', 'add tip to purchase cost', parseFloat) // custom parse function
       *
       * @param {string} flags
       * @param {string} [description]
       * @param {(Function|*)} [parseArg] - custom option processing function or default value
       * @param {*} [defaultValue]
       * @return {Command} `this` command for chaining
       */
      option(flags, description, parseArg, defaultValue) {
        return this._optionEx({}, flags, description, parseArg, defaultValue);
      }
      /**
       * Add a required option which must have a value after parsing. This usually means
       * the option must be specified on the command line. (Otherwise the same as .option().)
       *
       * The `flags` string contains the short and/or long flags, separated by comma, a pipe or space.
       *
       * @param {string} flags
       * @param {string} [description]
       * @param {(Function|*)} [parseArg] - custom option processing function or default value
       * @param {*} [defaultValue]
       * @return {Command} `this` command for chaining
       */
      requiredOption(flags, description, parseArg, defaultValue) {
        return this._optionEx(
          { mandatory: true },
          flags,
          description,
          parseArg,
          defaultValue
        );
      }
      /**
       * Alter parsing of short flags with optional values.
       *
       * @example
       * // for `.option('-f,--flag [value]'):
       * program.combineFlagAndOptionalValue(true);  // `-f80` is treated like `--flag=80`, this is the default behaviour
       * program.combineFlagAndOptionalValue(false) // `-fb` is treated like `-f -b`
       *
       * @param {boolean} [combine] - if `true` or omitted, an optional value can be specified directly after the flag.
       * @return {Command} `this` command for chaining
       */
      combineFlagAndOptionalValue(combine = true) {
        this._combineFlagAndOptionalValue = !!combine;
        return this;
      }
      /**
       * Allow unknown options on the command line.
       *
       * @param {boolean} [allowUnknown] - if `true` or omitted, no error will be thrown for unknown options.
       * @return {Command} `this` command for chaining
       */
      allowUnknownOption(allowUnknown = true) {
        this._allowUnknownOption = !!allowUnknown;
        return this;
      }
      /**
       * Allow excess command-arguments on the command line. Pass false to make excess arguments an error.
       *
       * @param {boolean} [allowExcess] - if `true` or omitted, no error will be thrown for excess arguments.
       * @return {Command} `this` command for chaining
       */
      allowExcessArguments(allowExcess = true) {
        this._allowExcessArguments = !!allowExcess;
        return this;
      }
      /**
       * Enable positional options. Positional means global options are specified before subcommands which lets
       * subcommands reuse the same option names, and also enables subcommands to turn on passThroughOptions.
       * The default behaviour is non-positional and global options may appear anywhere on the command line.
       *
       * @param {boolean} [positional]
       * @return {Command} `this` command for chaining
       */
      enablePositionalOptions(positional = true) {
        this._enablePositionalOptions = !!positional;
        return this;
      }
      /**
       * Pass through options that come after command-arguments rather than treat them as command-options,
       * so actual command-options come before command-arguments. Turning this on for a subcommand requires
       * positional options to have been enabled on the program (parent commands).
       * The default behaviour is non-positional and options may appear before or after command-arguments.
       *
       * @param {boolean} [passThrough] for unknown options.
       * @return {Command} `this` command for chaining
       */
      passThroughOptions(passThrough = true) {
        this._passThroughOptions = !!passThrough;
        this._checkForBrokenPassThrough();
        return this;
      }
      /**
       * @private
       */
      _checkForBrokenPassThrough() {
        if (this.parent && this._passThroughOptions && !this.parent._enablePositionalOptions) {
          throw new Error(
            `passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`
          );
        }
      }
      /**
       * Whether to store option values as properties on command object,
       * or store separately (specify false). In both cases the option values can be accessed using .opts().
       *
       * @param {boolean} [storeAsProperties=true]
       * @return {Command} `this` command for chaining
       */
      storeOptionsAsProperties(storeAsProperties = true) {
        if (this.options.length) {
          throw new Error("call .storeOptionsAsProperties() before adding options");
        }
        if (Object.keys(this._optionValues).length) {
          throw new Error(
            "call .storeOptionsAsProperties() before setting option values"
          );
        }
        this._storeOptionsAsProperties = !!storeAsProperties;
        return this;
      }
      /**
       * Retrieve option value.
       *
       * @param {string} key
       * @return {object} value
       */
      getOptionValue(key) {
        if (this._storeOptionsAsProperties) {
          return this[key];
        }
        return this._optionValues[key];
      }
      /**
       * Store option value.
       *
       * @param {string} key
       * @param {object} value
       * @return {Command} `this` command for chaining
       */
      setOptionValue(key, value) {
        return this.setOptionValueWithSource(key, value, void 0);
      }
      /**
       * Store option value and where the value came from.
       *
       * @param {string} key
       * @param {object} value
       * @param {string} source - expected values are default/config/env/cli/implied
       * @return {Command} `this` command for chaining
       */
      setOptionValueWithSource(key, value, source) {
        if (this._storeOptionsAsProperties) {
          this[key] = value;
        } else {
          this._optionValues[key] = value;
        }
        this._optionValueSources[key] = source;
        return this;
      }
      /**
       * Get source of option value.
       * Expected values are default | config | env | cli | implied
       *
       * @param {string} key
       * @return {string}
       */
      getOptionValueSource(key) {
        return this._optionValueSources[key];
      }
      /**
       * Get source of option value. See also .optsWithGlobals().
       * Expected values are default | config | env | cli | implied
       *
       * @param {string} key
       * @return {string}
       */
      getOptionValueSourceWithGlobals(key) {
        let source;
        this._getCommandAndAncestors().forEach((cmd) => {
          if (cmd.getOptionValueSource(key) !== void 0) {
            source = cmd.getOptionValueSource(key);
          }
        });
        return source;
      }
      /**
       * Get user arguments from implied or explicit arguments.
       * Side-effects: set _scriptPath if args included script. Used for default program name, and subcommand searches.
       *
       * @private
       */
      _prepareUserArgs(argv, parseOptions) {
        if (argv !== void 0 && !Array.isArray(argv)) {
          throw new Error("first parameter to parse must be array or undefined");
        }
        parseOptions = parseOptions || {};
        if (argv === void 0 && parseOptions.from === void 0) {
          if (process2.versions?.electron) {
            parseOptions.from = "electron";
          }
          const execArgv = process2.execArgv ?? [];
          if (execArgv.includes("-e") || execArgv.includes("--eval") || execArgv.includes("-p") || execArgv.includes("--print")) {
            parseOptions.from = "eval";
          }
        }
        if (argv === void 0) {
          argv = process2.argv;
        }
        this.rawArgs = argv.slice();
        let userArgs;
        switch (parseOptions.from) {
          case void 0:
          case "node":
            this._scriptPath = argv[1];
            userArgs = argv.slice(2);
            break;
          case "electron":
            if (process2.defaultApp) {
              this._scriptPath = argv[1];
              userArgs = argv.slice(2);
            } else {
              userArgs = argv.slice(1);
            }
            break;
          case "user":
            userArgs = argv.slice(0);
            break;
          case "eval":
            userArgs = argv.slice(1);
            break;
          default:
            throw new Error(
              `unexpected parse option { from: '${parseOptions.from}' }`
            );
        }
        if (!this._name && this._scriptPath)
          this.nameFromFilename(this._scriptPath);
        this._name = this._name || "program";
        return userArgs;
      }
      /**
       * Parse `argv`, setting options and invoking commands when defined.
       *
       * Use parseAsync instead of parse if any of your action handlers are async.
       *
       * Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
       *
       * Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
       * - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
       * - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
       * - `'user'`: just user arguments
       *
       * @example
       * program.parse(); // parse process.argv and auto-detect electron and special node flags
       * program.parse(process.argv); // assume argv[0] is app and argv[1] is script
       * program.parse(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
       *
       * @param {string[]} [argv] - optional, defaults to process.argv
       * @param {object} [parseOptions] - optionally specify style of options with from: node/user/electron
       * @param {string} [parseOptions.from] - where the args are from: 'node', 'user', 'electron'
       * @return {Command} `this` command for chaining
       */
      parse(argv, parseOptions) {
        this._prepareForParse();
        const userArgs = this._prepareUserArgs(argv, parseOptions);
        this._parseCommand([], userArgs);
        return this;
      }
      /**
       * Parse `argv`, setting options and invoking commands when defined.
       *
       * Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
       *
       * Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
       * - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
       * - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
       * - `'user'`: just user arguments
       *
       * @example
       * await program.parseAsync(); // parse process.argv and auto-detect electron and special node flags
       * await program.parseAsync(process.argv); // assume argv[0] is app and argv[1] is script
       * await program.parseAsync(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
       *
       * @param {string[]} [argv]
       * @param {object} [parseOptions]
       * @param {string} parseOptions.from - where the args are from: 'node', 'user', 'electron'
       * @return {Promise}
       */
      async parseAsync(argv, parseOptions) {
        this._prepareForParse();
        const userArgs = this._prepareUserArgs(argv, parseOptions);
        await this._parseCommand([], userArgs);
        return this;
      }
      _prepareForParse() {
        if (this._savedState === null) {
          this.saveStateBeforeParse();
        } else {
          this.restoreStateBeforeParse();
        }
      }
      /**
       * Called the first time parse is called to save state and allow a restore before subsequent calls to parse.
       * Not usually called directly, but available for subclasses to save their custom state.
       *
       * This is called in a lazy way. Only commands used in parsing chain will have state saved.
       */
      saveStateBeforeParse() {
        this._savedState = {
          // name is stable if supplied by author, but may be unspecified for root command and deduced during parsing
          _name: this._name,
          // option values before parse have default values (including false for negated options)
          // shallow clones
          _optionValues: { ...this._optionValues },
          _optionValueSources: { ...this._optionValueSources }
        };
      }
      /**
       * Restore state before parse for calls after the first.
       * Not usually called directly, but available for subclasses to save their custom state.
       *
       * This is called in a lazy way. Only commands used in parsing chain will have state restored.
       */
      restoreStateBeforeParse() {
        if (this._storeOptionsAsProperties)
          throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);
        this._name = this._savedState._name;
        this._scriptPath = null;
        this.rawArgs = [];
        this._optionValues = { ...this._savedState._optionValues };
        this._optionValueSources = { ...this._savedState._optionValueSources };
        this.args = [];
        this.processedArgs = [];
      }
      /**
       * Throw if expected executable is missing. Add lots of help for author.
       *
       * @param {string} executableFile
       * @param {string} executableDir
       * @param {string} subcommandName
       */
      _checkForMissingExecutable(executableFile, executableDir, subcommandName) {
        if (fs.existsSync(executableFile)) return;
        const executableDirMessage = executableDir ? `searched for local subcommand relative to directory '${executableDir}'` : "no directory for search for local subcommand, use .executableDir() to supply a custom directory";
        const executableMissing = `'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDirMessage}`;
        throw new Error(executableMissing);
      }
      /**
       * Execute a sub-command executable.
       *
       * @private
       */
      _executeSubCommand(subcommand, args) {
        args = args.slice();
        let launchWithNode = false;
        const sourceExt = [".js", ".ts", ".tsx", ".mjs", ".cjs"];
        function findFile(baseDir, baseName) {
          const localBin = path7.resolve(baseDir, baseName);
          if (fs.existsSync(localBin)) return localBin;
          if (sourceExt.includes(path7.extname(baseName))) return void 0;
          const foundExt = sourceExt.find(
            (ext) => fs.existsSync(`${localBin}${ext}`)
          );
          if (foundExt) return `${localBin}${foundExt}`;
          return void 0;
        }
        this._checkForMissingMandatoryOptions();
        this._checkForConflictingOptions();
        let executableFile = subcommand._executableFile || `${this._name}-${subcommand._name}`;
        let executableDir = this._executableDir || "";
        if (this._scriptPath) {
          let resolvedScriptPath;
          try {
            resolvedScriptPath = fs.realpathSync(this._scriptPath);
          } catch {
            resolvedScriptPath = this._scriptPath;
          }
          executableDir = path7.resolve(
            path7.dirname(resolvedScriptPath),
            executableDir
          );
        }
        if (executableDir) {
          let localFile = findFile(executableDir, executableFile);
          if (!localFile && !subcommand._executableFile && this._scriptPath) {
            const legacyName = path7.basename(
              this._scriptPath,
              path7.extname(this._scriptPath)
            );
            if (legacyName !== this._name) {
              localFile = findFile(
                executableDir,
                `${legacyName}-${subcommand._name}`
              );
            }
          }
          executableFile = localFile || executableFile;
        }
        launchWithNode = sourceExt.includes(path7.extname(executableFile));
        let proc;
        if (process2.platform !== "win32") {
          if (launchWithNode) {
            args.unshift(executableFile);
            args = incrementNodeInspectorPort(process2.execArgv).concat(args);
            proc = childProcess.spawn(process2.argv[0], args, { stdio: "inherit" });
          } else {
            proc = childProcess.spawn(executableFile, args, { stdio: "inherit" });
          }
        } else {
          this._checkForMissingExecutable(
            executableFile,
            executableDir,
            subcommand._name
          );
          args.unshift(executableFile);
          args = incrementNodeInspectorPort(process2.execArgv).concat(args);
          proc = childProcess.spawn(process2.execPath, args, { stdio: "inherit" });
        }
        if (!proc.killed) {
          const signals = ["SIGUSR1", "SIGUSR2", "SIGTERM", "SIGINT", "SIGHUP"];
          signals.forEach((signal) => {
            process2.on(signal, () => {
              if (proc.killed === false && proc.exitCode === null) {
                proc.kill(signal);
              }
            });
          });
        }
        const exitCallback = this._exitCallback;
        proc.on("close", (code) => {
          code = code ?? 1;
          if (!exitCallback) {
            process2.exit(code);
          } else {
            exitCallback(
              new CommanderError2(
                code,
                "commander.executeSubCommandAsync",
                "(close)"
              )
            );
          }
        });
        proc.on("error", (err) => {
          if (err.code === "ENOENT") {
            this._checkForMissingExecutable(
              executableFile,
              executableDir,
              subcommand._name
            );
          } else if (err.code === "EACCES") {
            throw new Error(`'${executableFile}' not executable`);
          }
          if (!exitCallback) {
            process2.exit(1);
          } else {
            const wrappedError = new CommanderError2(
              1,
              "commander.executeSubCommandAsync",
              "(error)"
            );
            wrappedError.nestedError = err;
            exitCallback(wrappedError);
          }
        });
        this.runningCommand = proc;
      }
      /**
       * @private
       */
      _dispatchSubcommand(commandName, operands, unknown) {
        const subCommand = this._findCommand(commandName);
        if (!subCommand) this.help({ error: true });
        subCommand._prepareForParse();
        let promiseChain;
        promiseChain = this._chainOrCallSubCommandHook(
          promiseChain,
          subCommand,
          "preSubcommand"
        );
        promiseChain = this._chainOrCall(promiseChain, () => {
          if (subCommand._executableHandler) {
            this._executeSubCommand(subCommand, operands.concat(unknown));
          } else {
            return subCommand._parseCommand(operands, unknown);
          }
        });
        return promiseChain;
      }
      /**
       * Invoke help directly if possible, or dispatch if necessary.
       * e.g. help foo
       *
       * @private
       */
      _dispatchHelpCommand(subcommandName) {
        if (!subcommandName) {
          this.help();
        }
        const subCommand = this._findCommand(subcommandName);
        if (subCommand && !subCommand._executableHandler) {
          subCommand.help();
        }
        return this._dispatchSubcommand(
          subcommandName,
          [],
          [this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? "--help"]
        );
      }
      /**
       * Check this.args against expected this.registeredArguments.
       *
       * @private
       */
      _checkNumberOfArguments() {
        this.registeredArguments.forEach((arg, i) => {
          if (arg.required && this.args[i] == null) {
            this.missingArgument(arg.name());
          }
        });
        if (this.registeredArguments.length > 0 && this.registeredArguments[this.registeredArguments.length - 1].variadic) {
          return;
        }
        if (this.args.length > this.registeredArguments.length) {
          this._excessArguments(this.args);
        }
      }
      /**
       * Process this.args using this.registeredArguments and save as this.processedArgs!
       *
       * @private
       */
      _processArguments() {
        const myParseArg = (argument, value, previous) => {
          let parsedValue = value;
          if (value !== null && argument.parseArg) {
            const invalidValueMessage = `error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;
            parsedValue = this._callParseArg(
              argument,
              value,
              previous,
              invalidValueMessage
            );
          }
          return parsedValue;
        };
        this._checkNumberOfArguments();
        const processedArgs = [];
        this.registeredArguments.forEach((declaredArg, index) => {
          let value = declaredArg.defaultValue;
          if (declaredArg.variadic) {
            if (index < this.args.length) {
              value = this.args.slice(index);
              if (declaredArg.parseArg) {
                value = value.reduce((processed, v) => {
                  return myParseArg(declaredArg, v, processed);
                }, declaredArg.defaultValue);
              }
            } else if (value === void 0) {
              value = [];
            }
          } else if (index < this.args.length) {
            value = this.args[index];
            if (declaredArg.parseArg) {
              value = myParseArg(declaredArg, value, declaredArg.defaultValue);
            }
          }
          processedArgs[index] = value;
        });
        this.processedArgs = processedArgs;
      }
      /**
       * Once we have a promise we chain, but call synchronously until then.
       *
       * @param {(Promise|undefined)} promise
       * @param {Function} fn
       * @return {(Promise|undefined)}
       * @private
       */
      _chainOrCall(promise, fn) {
        if (promise?.then && typeof promise.then === "function") {
          return promise.then(() => fn());
        }
        return fn();
      }
      /**
       *
       * @param {(Promise|undefined)} promise
       * @param {string} event
       * @return {(Promise|undefined)}
       * @private
       */
      _chainOrCallHooks(promise, event) {
        let result = promise;
        const hooks = [];
        this._getCommandAndAncestors().reverse().filter((cmd) => cmd._lifeCycleHooks[event] !== void 0).forEach((hookedCommand) => {
          hookedCommand._lifeCycleHooks[event].forEach((callback) => {
            hooks.push({ hookedCommand, callback });
          });
        });
        if (event === "postAction") {
          hooks.reverse();
        }
        hooks.forEach((hookDetail) => {
          result = this._chainOrCall(result, () => {
            return hookDetail.callback(hookDetail.hookedCommand, this);
          });
        });
        return result;
      }
      /**
       *
       * @param {(Promise|undefined)} promise
       * @param {Command} subCommand
       * @param {string} event
       * @return {(Promise|undefined)}
       * @private
       */
      _chainOrCallSubCommandHook(promise, subCommand, event) {
        let result = promise;
        if (this._lifeCycleHooks[event] !== void 0) {
          this._lifeCycleHooks[event].forEach((hook) => {
            result = this._chainOrCall(result, () => {
              return hook(this, subCommand);
            });
          });
        }
        return result;
      }
      /**
       * Process arguments in context of this command.
       * Returns action result, in case it is a promise.
       *
       * @private
       */
      _parseCommand(operands, unknown) {
        const parsed = this.parseOptions(unknown);
        this._parseOptionsEnv();
        this._parseOptionsImplied();
        operands = operands.concat(parsed.operands);
        unknown = parsed.unknown;
        this.args = operands.concat(unknown);
        if (operands && this._findCommand(operands[0])) {
          return this._dispatchSubcommand(operands[0], operands.slice(1), unknown);
        }
        if (this._getHelpCommand() && operands[0] === this._getHelpCommand().name()) {
          return this._dispatchHelpCommand(operands[1]);
        }
        if (this._defaultCommandName) {
          this._outputHelpIfRequested(unknown);
          return this._dispatchSubcommand(
            this._defaultCommandName,
            operands,
            unknown
          );
        }
        if (this.commands.length && this.args.length === 0 && !this._actionHandler && !this._defaultCommandName) {
          this.help({ error: true });
        }
        this._outputHelpIfRequested(parsed.unknown);
        this._checkForMissingMandatoryOptions();
        this._checkForConflictingOptions();
        const checkForUnknownOptions = () => {
          if (parsed.unknown.length > 0) {
            this.unknownOption(parsed.unknown[0]);
          }
        };
        const commandEvent = `command:${this.name()}`;
        if (this._actionHandler) {
          checkForUnknownOptions();
          this._processArguments();
          let promiseChain;
          promiseChain = this._chainOrCallHooks(promiseChain, "preAction");
          promiseChain = this._chainOrCall(
            promiseChain,
            () => this._actionHandler(this.processedArgs)
          );
          if (this.parent) {
            promiseChain = this._chainOrCall(promiseChain, () => {
              this.parent.emit(commandEvent, operands, unknown);
            });
          }
          promiseChain = this._chainOrCallHooks(promiseChain, "postAction");
          return promiseChain;
        }
        if (this.parent?.listenerCount(commandEvent)) {
          checkForUnknownOptions();
          this._processArguments();
          this.parent.emit(commandEvent, operands, unknown);
        } else if (operands.length) {
          if (this._findCommand("*")) {
            return this._dispatchSubcommand("*", operands, unknown);
          }
          if (this.listenerCount("command:*")) {
            this.emit("command:*", operands, unknown);
          } else if (this.commands.length) {
            this.unknownCommand();
          } else {
            checkForUnknownOptions();
            this._processArguments();
          }
        } else if (this.commands.length) {
          checkForUnknownOptions();
          this.help({ error: true });
        } else {
          checkForUnknownOptions();
          this._processArguments();
        }
      }
      /**
       * Find matching command.
       *
       * @private
       * @return {Command | undefined}
       */
      _findCommand(name) {
        if (!name) return void 0;
        return this.commands.find(
          (cmd) => cmd._name === name || cmd._aliases.includes(name)
        );
      }
      /**
       * Return an option matching `arg` if any.
       *
       * @param {string} arg
       * @return {Option}
       * @package
       */
      _findOption(arg) {
        return this.options.find((option) => option.is(arg));
      }
      /**
       * Display an error message if a mandatory option does not have a value.
       * Called after checking for help flags in leaf subcommand.
       *
       * @private
       */
      _checkForMissingMandatoryOptions() {
        this._getCommandAndAncestors().forEach((cmd) => {
          cmd.options.forEach((anOption) => {
            if (anOption.mandatory && cmd.getOptionValue(anOption.attributeName()) === void 0) {
              cmd.missingMandatoryOptionValue(anOption);
            }
          });
        });
      }
      /**
       * Display an error message if conflicting options are used together in this.
       *
       * @private
       */
      _checkForConflictingLocalOptions() {
        const definedNonDefaultOptions = this.options.filter((option) => {
          const optionKey = option.attributeName();
          if (this.getOptionValue(optionKey) === void 0) {
            return false;
          }
          return this.getOptionValueSource(optionKey) !== "default";
        });
        const optionsWithConflicting = definedNonDefaultOptions.filter(
          (option) => option.conflictsWith.length > 0
        );
        optionsWithConflicting.forEach((option) => {
          const conflictingAndDefined = definedNonDefaultOptions.find(
            (defined) => option.conflictsWith.includes(defined.attributeName())
          );
          if (conflictingAndDefined) {
            this._conflictingOption(option, conflictingAndDefined);
          }
        });
      }
      /**
       * Display an error message if conflicting options are used together.
       * Called after checking for help flags in leaf subcommand.
       *
       * @private
       */
      _checkForConflictingOptions() {
        this._getCommandAndAncestors().forEach((cmd) => {
          cmd._checkForConflictingLocalOptions();
        });
      }
      /**
       * Parse options from `argv` removing known options,
       * and return argv split into operands and unknown arguments.
       *
       * Side effects: modifies command by storing options. Does not reset state if called again.
       *
       * Examples:
       *
       *     argv => operands, unknown
       *     --known kkk op => [op], []
       *     op --known kkk => [op], []
       *     sub --unknown uuu op => [sub], [--unknown uuu op]
       *     sub -- --unknown uuu op => [sub --unknown uuu op], []
       *
       * @param {string[]} args
       * @return {{operands: string[], unknown: string[]}}
       */
      parseOptions(args) {
        const operands = [];
        const unknown = [];
        let dest = operands;
        function maybeOption(arg) {
          return arg.length > 1 && arg[0] === "-";
        }
        const negativeNumberArg = (arg) => {
          if (!/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.test(arg)) return false;
          return !this._getCommandAndAncestors().some(
            (cmd) => cmd.options.map((opt) => opt.short).some((short) => /^-\d$/.test(short))
          );
        };
        let activeVariadicOption = null;
        let activeGroup = null;
        let i = 0;
        while (i < args.length || activeGroup) {
          const arg = activeGroup ?? args[i++];
          activeGroup = null;
          if (arg === "--") {
            if (dest === unknown) dest.push(arg);
            dest.push(...args.slice(i));
            break;
          }
          if (activeVariadicOption && (!maybeOption(arg) || negativeNumberArg(arg))) {
            this.emit(`option:${activeVariadicOption.name()}`, arg);
            continue;
          }
          activeVariadicOption = null;
          if (maybeOption(arg)) {
            const option = this._findOption(arg);
            if (option) {
              if (option.required) {
                const value = args[i++];
                if (value === void 0) this.optionMissingArgument(option);
                this.emit(`option:${option.name()}`, value);
              } else if (option.optional) {
                let value = null;
                if (i < args.length && (!maybeOption(args[i]) || negativeNumberArg(args[i]))) {
                  value = args[i++];
                }
                this.emit(`option:${option.name()}`, value);
              } else {
                this.emit(`option:${option.name()}`);
              }
              activeVariadicOption = option.variadic ? option : null;
              continue;
            }
          }
          if (arg.length > 2 && arg[0] === "-" && arg[1] !== "-") {
            const option = this._findOption(`-${arg[1]}`);
            if (option) {
              if (option.required || option.optional && this._combineFlagAndOptionalValue) {
                this.emit(`option:${option.name()}`, arg.slice(2));
              } else {
                this.emit(`option:${option.name()}`);
                activeGroup = `-${arg.slice(2)}`;
              }
              continue;
            }
          }
          if (/^--[^=]+=/.test(arg)) {
            const index = arg.indexOf("=");
            const option = this._findOption(arg.slice(0, index));
            if (option && (option.required || option.optional)) {
              this.emit(`option:${option.name()}`, arg.slice(index + 1));
              continue;
            }
          }
          if (dest === operands && maybeOption(arg) && !(this.commands.length === 0 && negativeNumberArg(arg))) {
            dest = unknown;
          }
          if ((this._enablePositionalOptions || this._passThroughOptions) && operands.length === 0 && unknown.length === 0) {
            if (this._findCommand(arg)) {
              operands.push(arg);
              unknown.push(...args.slice(i));
              break;
            } else if (this._getHelpCommand() && arg === this._getHelpCommand().name()) {
              operands.push(arg, ...args.slice(i));
              break;
            } else if (this._defaultCommandName) {
              unknown.push(arg, ...args.slice(i));
              break;
            }
          }
          if (this._passThroughOptions) {
            dest.push(arg, ...args.slice(i));
            break;
          }
          dest.push(arg);
        }
        return { operands, unknown };
      }
      /**
       * Return an object containing local option values as key-value pairs.
       *
       * @return {object}
       */
      opts() {
        if (this._storeOptionsAsProperties) {
          const result = {};
          const len = this.options.length;
          for (let i = 0; i < len; i++) {
            const key = this.options[i].attributeName();
            result[key] = key === this._versionOptionName ? this._version : this[key];
          }
          return result;
        }
        return this._optionValues;
      }
      /**
       * Return an object containing merged local and global option values as key-value pairs.
       *
       * @return {object}
       */
      optsWithGlobals() {
        return this._getCommandAndAncestors().reduce(
          (combinedOptions, cmd) => Object.assign(combinedOptions, cmd.opts()),
          {}
        );
      }
      /**
       * Display error message and exit (or call exitOverride).
       *
       * @param {string} message
       * @param {object} [errorOptions]
       * @param {string} [errorOptions.code] - an id string representing the error
       * @param {number} [errorOptions.exitCode] - used with process.exit
       */
      error(message, errorOptions) {
        this._outputConfiguration.outputError(
          `${message}
`,
          this._outputConfiguration.writeErr
        );
        if (typeof this._showHelpAfterError === "string") {
          this._outputConfiguration.writeErr(`${this._showHelpAfterError}
`);
        } else if (this._showHelpAfterError) {
          this._outputConfiguration.writeErr("\n");
          this.outputHelp({ error: true });
        }
        const config = errorOptions || {};
        const exitCode = config.exitCode || 1;
        const code = config.code || "commander.error";
        this._exit(exitCode, code, message);
      }
      /**
       * Apply any option related environment variables, if option does
       * not have a value from cli or client code.
       *
       * @private
       */
      _parseOptionsEnv() {
        this.options.forEach((option) => {
          if (option.envVar && option.envVar in process2.env) {
            const optionKey = option.attributeName();
            if (this.getOptionValue(optionKey) === void 0 || ["default", "config", "env"].includes(
              this.getOptionValueSource(optionKey)
            )) {
              if (option.required || option.optional) {
                this.emit(`optionEnv:${option.name()}`, process2.env[option.envVar]);
              } else {
                this.emit(`optionEnv:${option.name()}`);
              }
            }
          }
        });
      }
      /**
       * Apply any implied option values, if option is undefined or default value.
       *
       * @private
       */
      _parseOptionsImplied() {
        const dualHelper = new DualOptions(this.options);
        const hasCustomOptionValue = (optionKey) => {
          return this.getOptionValue(optionKey) !== void 0 && !["default", "implied"].includes(this.getOptionValueSource(optionKey));
        };
        this.options.filter(
          (option) => option.implied !== void 0 && hasCustomOptionValue(option.attributeName()) && dualHelper.valueFromOption(
            this.getOptionValue(option.attributeName()),
            option
          )
        ).forEach((option) => {
          Object.keys(option.implied).filter((impliedKey) => !hasCustomOptionValue(impliedKey)).forEach((impliedKey) => {
            this.setOptionValueWithSource(
              impliedKey,
              option.implied[impliedKey],
              "implied"
            );
          });
        });
      }
      /**
       * Argument `name` is missing.
       *
       * @param {string} name
       * @private
       */
      missingArgument(name) {
        const message = `error: missing required argument '${name}'`;
        this.error(message, { code: "commander.missingArgument" });
      }
      /**
       * `Option` is missing an argument.
       *
       * @param {Option} option
       * @private
       */
      optionMissingArgument(option) {
        const message = `error: option '${option.flags}' argument missing`;
        this.error(message, { code: "commander.optionMissingArgument" });
      }
      /**
       * `Option` does not have a value, and is a mandatory option.
       *
       * @param {Option} option
       * @private
       */
      missingMandatoryOptionValue(option) {
        const message = `error: required option '${option.flags}' not specified`;
        this.error(message, { code: "commander.missingMandatoryOptionValue" });
      }
      /**
       * `Option` conflicts with another option.
       *
       * @param {Option} option
       * @param {Option} conflictingOption
       * @private
       */
      _conflictingOption(option, conflictingOption) {
        const findBestOptionFromValue = (option2) => {
          const optionKey = option2.attributeName();
          const optionValue = this.getOptionValue(optionKey);
          const negativeOption = this.options.find(
            (target) => target.negate && optionKey === target.attributeName()
          );
          const positiveOption = this.options.find(
            (target) => !target.negate && optionKey === target.attributeName()
          );
          if (negativeOption && (negativeOption.presetArg === void 0 && optionValue === false || negativeOption.presetArg !== void 0 && optionValue === negativeOption.presetArg)) {
            return negativeOption;
          }
          return positiveOption || option2;
        };
        const getErrorMessage = (option2) => {
          const bestOption = findBestOptionFromValue(option2);
          const optionKey = bestOption.attributeName();
          const source = this.getOptionValueSource(optionKey);
          if (source === "env") {
            return `environment variable '${bestOption.envVar}'`;
          }
          return `option '${bestOption.flags}'`;
        };
        const message = `error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;
        this.error(message, { code: "commander.conflictingOption" });
      }
      /**
       * Unknown option `flag`.
       *
       * @param {string} flag
       * @private
       */
      unknownOption(flag) {
        if (this._allowUnknownOption) return;
        let suggestion = "";
        if (flag.startsWith("--") && this._showSuggestionAfterError) {
          let candidateFlags = [];
          let command = this;
          do {
            const moreFlags = command.createHelp().visibleOptions(command).filter((option) => option.long).map((option) => option.long);
            candidateFlags = candidateFlags.concat(moreFlags);
            command = command.parent;
          } while (command && !command._enablePositionalOptions);
          suggestion = suggestSimilar(flag, candidateFlags);
        }
        const message = `error: unknown option '${flag}'${suggestion}`;
        this.error(message, { code: "commander.unknownOption" });
      }
      /**
       * Excess arguments, more than expected.
       *
       * @param {string[]} receivedArgs
       * @private
       */
      _excessArguments(receivedArgs) {
        if (this._allowExcessArguments) return;
        const expected = this.registeredArguments.length;
        const s = expected === 1 ? "" : "s";
        const forSubcommand = this.parent ? ` for '${this.name()}'` : "";
        const message = `error: too many arguments${forSubcommand}. Expected ${expected} argument${s} but got ${receivedArgs.length}.`;
        this.error(message, { code: "commander.excessArguments" });
      }
      /**
       * Unknown command.
       *
       * @private
       */
      unknownCommand() {
        const unknownName = this.args[0];
        let suggestion = "";
        if (this._showSuggestionAfterError) {
          const candidateNames = [];
          this.createHelp().visibleCommands(this).forEach((command) => {
            candidateNames.push(command.name());
            if (command.alias()) candidateNames.push(command.alias());
          });
          suggestion = suggestSimilar(unknownName, candidateNames);
        }
        const message = `error: unknown command '${unknownName}'${suggestion}`;
        this.error(message, { code: "commander.unknownCommand" });
      }
      /**
       * Get or set the program version.
       *
       * This method auto-registers the "-V, --version" option which will print the version number.
       *
       * You can optionally supply the flags and description to override the defaults.
       *
       * @param {string} [str]
       * @param {string} [flags]
       * @param {string} [description]
       * @return {(this | string | undefined)} `this` command for chaining, or version string if no arguments
       */
      version(str, flags, description) {
        if (str === void 0) return this._version;
        this._version = str;
        flags = flags || "-V, --version";
        description = description || "output the version number";
        const versionOption = this.createOption(flags, description);
        this._versionOptionName = versionOption.attributeName();
        this._registerOption(versionOption);
        this.on("option:" + versionOption.name(), () => {
          this._outputConfiguration.writeOut(`${str}
`);
          this._exit(0, "commander.version", str);
        });
        return this;
      }
      /**
       * Set the description.
       *
       * @param {string} [str]
       * @param {object} [argsDescription]
       * @return {(string|Command)}
       */
      description(str, argsDescription) {
        if (str === void 0 && argsDescription === void 0)
          return this._description;
        this._description = str;
        if (argsDescription) {
          this._argsDescription = argsDescription;
        }
        return this;
      }
      /**
       * Set the summary. Used when listed as subcommand of parent.
       *
       * @param {string} [str]
       * @return {(string|Command)}
       */
      summary(str) {
        if (str === void 0) return this._summary;
        this._summary = str;
        return this;
      }
      /**
       * Set an alias for the command.
       *
       * You may call more than once to add multiple aliases. Only the first alias is shown in the auto-generated help.
       *
       * @param {string} [alias]
       * @return {(string|Command)}
       */
      alias(alias) {
        if (alias === void 0) return this._aliases[0];
        let command = this;
        if (this.commands.length !== 0 && this.commands[this.commands.length - 1]._executableHandler) {
          command = this.commands[this.commands.length - 1];
        }
        if (alias === command._name)
          throw new Error("Command alias can't be the same as its name");
        const matchingCommand = this.parent?._findCommand(alias);
        if (matchingCommand) {
          const existingCmd = [matchingCommand.name()].concat(matchingCommand.aliases()).join("|");
          throw new Error(
            `cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`
          );
        }
        command._aliases.push(alias);
        return this;
      }
      /**
       * Set aliases for the command.
       *
       * Only the first alias is shown in the auto-generated help.
       *
       * @param {string[]} [aliases]
       * @return {(string[]|Command)}
       */
      aliases(aliases) {
        if (aliases === void 0) return this._aliases;
        aliases.forEach((alias) => this.alias(alias));
        return this;
      }
      /**
       * Set / get the command usage `str`.
       *
       * @param {string} [str]
       * @return {(string|Command)}
       */
      usage(str) {
        if (str === void 0) {
          if (this._usage) return this._usage;
          const args = this.registeredArguments.map((arg) => {
            return humanReadableArgName(arg);
          });
          return [].concat(
            this.options.length || this._helpOption !== null ? "[options]" : [],
            this.commands.length ? "[command]" : [],
            this.registeredArguments.length ? args : []
          ).join(" ");
        }
        this._usage = str;
        return this;
      }
      /**
       * Get or set the name of the command.
       *
       * @param {string} [str]
       * @return {(string|Command)}
       */
      name(str) {
        if (str === void 0) return this._name;
        this._name = str;
        return this;
      }
      /**
       * Set/get the help group heading for this subcommand in parent command's help.
       *
       * @param {string} [heading]
       * @return {Command | string}
       */
      helpGroup(heading) {
        if (heading === void 0) return this._helpGroupHeading ?? "";
        this._helpGroupHeading = heading;
        return this;
      }
      /**
       * Set/get the default help group heading for subcommands added to this command.
       * (This does not override a group set directly on the subcommand using .helpGroup().)
       *
       * @example
       * program.commandsGroup('Development Commands:);
       * program.command('watch')...
       * program.command('lint')...
       * ...
       *
       * @param {string} [heading]
       * @returns {Command | string}
       */
      commandsGroup(heading) {
        if (heading === void 0) return this._defaultCommandGroup ?? "";
        this._defaultCommandGroup = heading;
        return this;
      }
      /**
       * Set/get the default help group heading for options added to this command.
       * (This does not override a group set directly on the option using .helpGroup().)
       *
       * @example
       * program
       *   .optionsGroup('Development Options:')
       *   .option('-d, --debug', 'output extra debugging')
       *   .option('-p, --profile', 'output profiling information')
       *
       * @param {string} [heading]
       * @returns {Command | string}
       */
      optionsGroup(heading) {
        if (heading === void 0) return this._defaultOptionGroup ?? "";
        this._defaultOptionGroup = heading;
        return this;
      }
      /**
       * @param {Option} option
       * @private
       */
      _initOptionGroup(option) {
        if (this._defaultOptionGroup && !option.helpGroupHeading)
          option.helpGroup(this._defaultOptionGroup);
      }
      /**
       * @param {Command} cmd
       * @private
       */
      _initCommandGroup(cmd) {
        if (this._defaultCommandGroup && !cmd.helpGroup())
          cmd.helpGroup(this._defaultCommandGroup);
      }
      /**
       * Set the name of the command from script filename, such as process.argv[1],
       * or require.main.filename, or __filename.
       *
       * (Used internally and public although not documented in README.)
       *
       * @example
       * program.nameFromFilename(require.main.filename);
       *
       * @param {string} filename
       * @return {Command}
       */
      nameFromFilename(filename) {
        this._name = path7.basename(filename, path7.extname(filename));
        return this;
      }
      /**
       * Get or set the directory for searching for executable subcommands of this command.
       *
       * @example
       * program.executableDir(__dirname);
       * // or
       * program.executableDir('subcommands');
       *
       * @param {string} [path]
       * @return {(string|null|Command)}
       */
      executableDir(path8) {
        if (path8 === void 0) return this._executableDir;
        this._executableDir = path8;
        return this;
      }
      /**
       * Return program help documentation.
       *
       * @param {{ error: boolean }} [contextOptions] - pass {error:true} to wrap for stderr instead of stdout
       * @return {string}
       */
      helpInformation(contextOptions) {
        const helper = this.createHelp();
        const context = this._getOutputContext(contextOptions);
        helper.prepareContext({
          error: context.error,
          helpWidth: context.helpWidth,
          outputHasColors: context.hasColors
        });
        const text = helper.formatHelp(this, helper);
        if (context.hasColors) return text;
        return this._outputConfiguration.stripColor(text);
      }
      /**
       * @typedef HelpContext
       * @type {object}
       * @property {boolean} error
       * @property {number} helpWidth
       * @property {boolean} hasColors
       * @property {function} write - includes stripColor if needed
       *
       * @returns {HelpContext}
       * @private
       */
      _getOutputContext(contextOptions) {
        contextOptions = contextOptions || {};
        const error = !!contextOptions.error;
        let baseWrite;
        let hasColors;
        let helpWidth;
        if (error) {
          baseWrite = (str) => this._outputConfiguration.writeErr(str);
          hasColors = this._outputConfiguration.getErrHasColors();
          helpWidth = this._outputConfiguration.getErrHelpWidth();
        } else {
          baseWrite = (str) => this._outputConfiguration.writeOut(str);
          hasColors = this._outputConfiguration.getOutHasColors();
          helpWidth = this._outputConfiguration.getOutHelpWidth();
        }
        const write2 = (str) => {
          if (!hasColors) str = this._outputConfiguration.stripColor(str);
          return baseWrite(str);
        };
        return { error, write: write2, hasColors, helpWidth };
      }
      /**
       * Output help information for this command.
       *
       * Outputs built-in help, and custom text added using `.addHelpText()`.
       *
       * @param {{ error: boolean } | Function} [contextOptions] - pass {error:true} to write to stderr instead of stdout
       */
      outputHelp(contextOptions) {
        let deprecatedCallback;
        if (typeof contextOptions === "function") {
          deprecatedCallback = contextOptions;
          contextOptions = void 0;
        }
        const outputContext = this._getOutputContext(contextOptions);
        const eventContext = {
          error: outputContext.error,
          write: outputContext.write,
          command: this
        };
        this._getCommandAndAncestors().reverse().forEach((command) => command.emit("beforeAllHelp", eventContext));
        this.emit("beforeHelp", eventContext);
        let helpInformation = this.helpInformation({ error: outputContext.error });
        if (deprecatedCallback) {
          helpInformation = deprecatedCallback(helpInformation);
          if (typeof helpInformation !== "string" && !Buffer.isBuffer(helpInformation)) {
            throw new Error("outputHelp callback must return a string or a Buffer");
          }
        }
        outputContext.write(helpInformation);
        if (this._getHelpOption()?.long) {
          this.emit(this._getHelpOption().long);
        }
        this.emit("afterHelp", eventContext);
        this._getCommandAndAncestors().forEach(
          (command) => command.emit("afterAllHelp", eventContext)
        );
      }
      /**
       * You can pass in flags and a description to customise the built-in help option.
       * Pass in false to disable the built-in help option.
       *
       * @example
       * program.helpOption('-?, --help' 'show help'); // customise
       * program.helpOption(false); // disable
       *
       * @param {(string | boolean)} flags
       * @param {string} [description]
       * @return {Command} `this` command for chaining
       */
      helpOption(flags, description) {
        if (typeof flags === "boolean") {
          if (flags) {
            if (this._helpOption === null) this._helpOption = void 0;
            if (this._defaultOptionGroup) {
              this._initOptionGroup(this._getHelpOption());
            }
          } else {
            this._helpOption = null;
          }
          return this;
        }
        this._helpOption = this.createOption(
          flags ?? "-h, --help",
          description ?? "display help for command"
        );
        if (flags || description) this._initOptionGroup(this._helpOption);
        return this;
      }
      /**
       * Lazy create help option.
       * Returns null if has been disabled with .helpOption(false).
       *
       * @returns {(Option | null)} the help option
       * @package
       */
      _getHelpOption() {
        if (this._helpOption === void 0) {
          this.helpOption(void 0, void 0);
        }
        return this._helpOption;
      }
      /**
       * Supply your own option to use for the built-in help option.
       * This is an alternative to using helpOption() to customise the flags and description etc.
       *
       * @param {Option} option
       * @return {Command} `this` command for chaining
       */
      addHelpOption(option) {
        this._helpOption = option;
        this._initOptionGroup(option);
        return this;
      }
      /**
       * Output help information and exit.
       *
       * Outputs built-in help, and custom text added using `.addHelpText()`.
       *
       * @param {{ error: boolean }} [contextOptions] - pass {error:true} to write to stderr instead of stdout
       */
      help(contextOptions) {
        this.outputHelp(contextOptions);
        let exitCode = Number(process2.exitCode ?? 0);
        if (exitCode === 0 && contextOptions && typeof contextOptions !== "function" && contextOptions.error) {
          exitCode = 1;
        }
        this._exit(exitCode, "commander.help", "(outputHelp)");
      }
      /**
       * // Do a little typing to coordinate emit and listener for the help text events.
       * @typedef HelpTextEventContext
       * @type {object}
       * @property {boolean} error
       * @property {Command} command
       * @property {function} write
       */
      /**
       * Add additional text to be displayed with the built-in help.
       *
       * Position is 'before' or 'after' to affect just this command,
       * and 'beforeAll' or 'afterAll' to affect this command and all its subcommands.
       *
       * @param {string} position - before or after built-in help
       * @param {(string | Function)} text - string to add, or a function returning a string
       * @return {Command} `this` command for chaining
       */
      addHelpText(position, text) {
        const allowedValues = ["beforeAll", "before", "after", "afterAll"];
        if (!allowedValues.includes(position)) {
          throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
        }
        const helpEvent = `${position}Help`;
        this.on(helpEvent, (context) => {
          let helpStr;
          if (typeof text === "function") {
            helpStr = text({ error: context.error, command: context.command });
          } else {
            helpStr = text;
          }
          if (helpStr) {
            context.write(`${helpStr}
`);
          }
        });
        return this;
      }
      /**
       * Output help information if help flags specified
       *
       * @param {Array} args - array of options to search for help flags
       * @private
       */
      _outputHelpIfRequested(args) {
        const helpOption = this._getHelpOption();
        const helpRequested = helpOption && args.find((arg) => helpOption.is(arg));
        if (helpRequested) {
          this.outputHelp();
          this._exit(0, "commander.helpDisplayed", "(outputHelp)");
        }
      }
    };
    function incrementNodeInspectorPort(args) {
      return args.map((arg) => {
        if (!arg.startsWith("--inspect")) {
          return arg;
        }
        let debugOption;
        let debugHost = "127.0.0.1";
        let debugPort = "9229";
        let match;
        if ((match = arg.match(/^(--inspect(-brk)?)$/)) !== null) {
          debugOption = match[1];
        } else if ((match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+)$/)) !== null) {
          debugOption = match[1];
          if (/^\d+$/.test(match[3])) {
            debugPort = match[3];
          } else {
            debugHost = match[3];
          }
        } else if ((match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/)) !== null) {
          debugOption = match[1];
          debugHost = match[3];
          debugPort = match[4];
        }
        if (debugOption && debugPort !== "0") {
          return `${debugOption}=${debugHost}:${parseInt(debugPort) + 1}`;
        }
        return arg;
      });
    }
    function useColor() {
      if (process2.env.NO_COLOR || process2.env.FORCE_COLOR === "0" || process2.env.FORCE_COLOR === "false")
        return false;
      if (process2.env.FORCE_COLOR || process2.env.CLICOLOR_FORCE !== void 0)
        return true;
      return void 0;
    }
    exports2.Command = Command2;
    exports2.useColor = useColor;
  }
});

// node_modules/commander/index.js
var require_commander = __commonJS({
  "node_modules/commander/index.js"(exports2) {
    var { Argument: Argument2 } = require_argument();
    var { Command: Command2 } = require_command();
    var { CommanderError: CommanderError2, InvalidArgumentError: InvalidArgumentError2 } = require_error();
    var { Help: Help2 } = require_help();
    var { Option: Option2 } = require_option();
    exports2.program = new Command2();
    exports2.createCommand = (name) => new Command2(name);
    exports2.createOption = (flags, description) => new Option2(flags, description);
    exports2.createArgument = (name, description) => new Argument2(name, description);
    exports2.Command = Command2;
    exports2.Option = Option2;
    exports2.Argument = Argument2;
    exports2.Help = Help2;
    exports2.CommanderError = CommanderError2;
    exports2.InvalidArgumentError = InvalidArgumentError2;
    exports2.InvalidOptionArgumentError = InvalidArgumentError2;
  }
});

// link:src/model/exit-code.ts
var require_exit_code = __commonJS({
  "link:src/model/exit-code.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_exit_code;
  }
});

// link:src/model/usage-error.ts
var require_usage_error = __commonJS({
  "link:src/model/usage-error.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_usage_error;
  }
});

// link:src/report/product.ts
var require_product = __commonJS({
  "link:src/report/product.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_report_product;
  }
});

// link:src/run.ts
var require_run = __commonJS({
  "link:src/run.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_run;
  }
});

// link:src/model/text.ts
var require_text = __commonJS({
  "link:src/model/text.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_text;
  }
});

// link:src/source/files.ts
var require_files = __commonJS({
  "link:src/source/files.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_source_files;
  }
});

// link:src/suppression/baseline.ts
var require_baseline = __commonJS({
  "link:src/suppression/baseline.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_suppression_baseline;
  }
});

// link:src/suppression/baseline-file.ts
var require_baseline_file = __commonJS({
  "link:src/suppression/baseline-file.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_suppression_baseline_file;
  }
});

// link:src/model/listener.ts
var require_listener = __commonJS({
  "link:src/model/listener.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_listener;
  }
});

// link:src/settings.ts
var require_settings = __commonJS({
  "link:src/settings.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_settings;
  }
});

// link:rules/index.ts
var require_rules = __commonJS({
  "link:rules/index.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").rules_index;
  }
});

// link:src/report/index.ts
var require_report = __commonJS({
  "link:src/report/index.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_report_index;
  }
});

// link:src/model/default-ranges.ts
var require_default_ranges = __commonJS({
  "link:src/model/default-ranges.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_default_ranges;
  }
});

// link:src/placement/node-role.ts
var require_node_role = __commonJS({
  "link:src/placement/node-role.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_placement_node_role;
  }
});

// link:src/lint.ts
var require_lint = __commonJS({
  "link:src/lint.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_lint;
  }
});

// link:src/config/configuration.ts
var require_configuration = __commonJS({
  "link:src/config/configuration.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_config_configuration;
  }
});

// link:src/source/find-files.ts
var require_find_files = __commonJS({
  "link:src/source/find-files.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_source_find_files;
  }
});

// link:src/model/address.ts
var require_address = __commonJS({
  "link:src/model/address.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_address;
  }
});

// link:src/model/finding.ts
var require_finding = __commonJS({
  "link:src/model/finding.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_finding;
  }
});

// link:src/model/release.ts
var require_release = __commonJS({
  "link:src/model/release.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_release;
  }
});

// link:src/registry/cells.ts
var require_cells = __commonJS({
  "link:src/registry/cells.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_registry_cells;
  }
});

// link:src/registry/ownership.ts
var require_ownership = __commonJS({
  "link:src/registry/ownership.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_registry_ownership;
  }
});

// link:src/registry/effect.ts
var require_effect = __commonJS({
  "link:src/registry/effect.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_registry_effect;
  }
});

// link:src/model/span.ts
var require_span = __commonJS({
  "link:src/model/span.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_span;
  }
});

// link:src/registry/view.ts
var require_view = __commonJS({
  "link:src/registry/view.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_registry_view;
  }
});

// link:src/registry/load.ts
var require_load = __commonJS({
  "link:src/registry/load.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_registry_load;
  }
});

// node_modules/commander/esm.mjs
var import_index = __toESM(require_commander(), 1);
var {
  program,
  createCommand,
  createArgument,
  createOption,
  CommanderError,
  InvalidArgumentError,
  InvalidOptionArgumentError,
  // deprecated old name
  Command,
  Argument,
  Option,
  Help
} = import_index.default;

// src/cli/program.ts
var import_exit_code3 = __toESM(require_exit_code(), 1);
var import_usage_error12 = __toESM(require_usage_error(), 1);
var import_product4 = __toESM(require_product(), 1);
var import_run6 = __toESM(require_run(), 1);

// src/cli/baseline.ts
var import_node_fs = require("node:fs");
var import_node_path2 = __toESM(require("node:path"), 1);
var import_exit_code = __toESM(require_exit_code(), 1);
var import_usage_error2 = __toESM(require_usage_error(), 1);

// src/report/visible.ts
var import_text = __toESM(require_text(), 1);
var PLACEHOLDER = "{\u2026}";
var INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
var SHORT_ESCAPES = { "	": "\\t", "\n": "\\n", "\r": "\\r" };
function withPlaceholders(text) {
  return text.replaceAll(import_text.UNKNOWN, PLACEHOLDER);
}
function visible(text) {
  return withPlaceholders(text).replace(INVISIBLE, escapeOf);
}
function escapeOf(character) {
  const short = SHORT_ESCAPES[character];
  if (short !== void 0) return short;
  const code = character.codePointAt(0) ?? 0;
  const digits = code.toString(16);
  if (code < 256) return `\\x${digits.padStart(2, "0")}`;
  return code < 65536 ? `\\u${digits.padStart(4, "0")}` : `\\u{${digits}}`;
}

// src/cli/baseline.ts
var import_run = __toESM(require_run(), 1);
var import_files = __toESM(require_files(), 1);
var import_baseline = __toESM(require_baseline(), 1);
var import_baseline_file = __toESM(require_baseline_file(), 1);

// src/cli/io.ts
function todayOf({ today }) {
  return today === void 0 ? {} : { today };
}

// src/cli/options.ts
var import_listener = __toESM(require_listener(), 1);
function addInputOptions(command) {
  return command.addOption(
    new Option("--registry <name|file>", "registry to judge by: openshift, kubernetes, or a JSON or YAML file; may be repeated").argParser(collect).default([], "openshift")
  ).addOption(new Option("--release <version>", "judge as of this release of the platform, such as 4.19")).addOption(new Option("--no-ignore", "read files that .gitignore names too")).addOption(new Option("--config <file>", "configuration to use (default: .hostport-lint.yaml, found from the first path upwards)")).addOption(new Option("--no-config", "use no configuration file"));
}
function addJudgingOptions(command) {
  return addConfidenceOption(command).addOption(new Option("--rule <id>", "run only this rule; may be repeated").argParser(collect).default([], "all")).addOption(new Option("--disable <id>", "do not run this rule; may be repeated").argParser(collect).default([], "none"));
}
function addFailOnOption(command) {
  return command.addOption(
    new Option("--fail-on <severity>", "lowest severity that makes the exit status 1").choices(["error", "warning", "info", "never"]).default("error")
  );
}
function addConfidenceOption(command) {
  return command.addOption(
    new Option("--min-confidence <level>", "show only findings of at least this confidence").choices([...import_listener.CONFIDENCES]).default("medium")
  );
}
function collect(value, before) {
  const values = value.split(",").map((one) => one.trim()).filter(Boolean);
  if (values.length === 0) throw new InvalidArgumentError("it is empty.");
  return [...before, ...values];
}

// src/cli/settings.ts
var import_settings = __toESM(require_settings(), 1);
function settingsOf(command, flags, paths, io) {
  return (0, import_settings.loadSettings)({ cwd: io.cwd, paths, config: flags.config, given: givenBy(command, flags) });
}
function givenBy(command, flags) {
  const isWritten = (name) => command.getOptionValueSource(name) === "cli";
  const { registry = [], release, rule = [], disable = [], minConfidence, failOn, format = [], baseline } = flags;
  return {
    ...registry.length > 0 ? { registries: registry } : {},
    ...release === void 0 ? {} : { release },
    ...rule.length > 0 ? { rules: rule } : {},
    ...disable.length > 0 ? { disabledRules: disable } : {},
    ...minConfidence !== void 0 && isWritten("minConfidence") ? { minConfidence } : {},
    ...failOn !== void 0 && isWritten("failOn") ? { failOn } : {},
    ...format.length > 0 ? { format } : {},
    ...baseline === void 0 ? {} : { baseline }
  };
}

// src/cli/source-options.ts
var import_node_path = __toESM(require("node:path"), 1);
var import_usage_error = __toESM(require_usage_error(), 1);
var DEFAULT_SOURCES = { helm: true, values: [], set: [], setString: [], setFile: [], valueSet: [], apiVersions: [] };
function addSourceOptions(command) {
  const repeated = (flags, text) => new Option(flags, text).argParser(append).default([], "none");
  return command.addOption(repeated("--values <file>", "values for charts given as arguments; may be repeated")).addOption(repeated("--set <key=value>", "one value for these charts; may be repeated")).addOption(repeated("--set-string <key=text>", "the same for a value that is text")).addOption(repeated("--set-file <key=file>", "the same for the text of a file")).addOption(repeated("--value-set <[name=]file,...>", "lint these charts once more with these values, as an install of its own")).addOption(repeated("--api-versions <version>", "API version that charts find in the cluster; may be repeated")).addOption(new Option("--kube-version <version>", "version of Kubernetes that charts find")).addOption(new Option("--namespace <name>", "namespace into which charts are installed")).addOption(new Option("--no-helm", "read the templates of charts as text")).addOption(new Option("--kustomize", "build every kustomization below the given folders, not only those given")).addOption(new Option("--no-kustomize", "build no kustomization"));
}
function readSourceOptions(flags, io) {
  if (!flags.helm) {
    const useless = USED_BY_HELM.find(([name]) => isGiven(flags[name]));
    if (useless) throw new import_usage_error.UsageError(`${useless[1]} makes no sense with --no-helm`);
  }
  const helm = {
    enabled: flags.helm,
    values: flags.values,
    set: flags.set,
    setString: flags.setString,
    setFile: flags.setFile,
    valueSets: flags.valueSet.map(readValueSet),
    apiVersions: flags.apiVersions,
    kubeVersion: flags.kubeVersion ?? null,
    namespace: flags.namespace ?? null
  };
  const names = helm.valueSets.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== void 0) throw new import_usage_error.UsageError(`--value-set ${twice} is given twice; name one of them, as in --value-set other=FILE`);
  return { helm, env: io.env, kustomize: flags.kustomize === void 0 ? "given" : flags.kustomize ? "all" : "none" };
}
var USED_BY_HELM = [
  ["values", "--values"],
  ["set", "--set"],
  ["setString", "--set-string"],
  ["setFile", "--set-file"],
  ["valueSet", "--value-set"],
  ["apiVersions", "--api-versions"],
  ["kubeVersion", "--kube-version"]
];
function isGiven(value) {
  return Array.isArray(value) ? value.length > 0 : value !== void 0;
}
function readValueSet(given) {
  const found = /^([A-Za-z0-9][\w.-]*)=(.+)$/.exec(given);
  const files = (found?.[2] ?? given).split(",").filter((file) => file !== "");
  const first = files[0];
  if (first === void 0) throw new import_usage_error.UsageError(`--value-set ${given} names no file; write --value-set prod=values-prod.yaml`);
  return { name: found?.[1] ?? import_node_path.default.basename(first).replace(/\.[^.]+$/, ""), files };
}
function append(value, before) {
  return [...before, value];
}

// src/cli/baseline.ts
var BASELINE_NAME = ".hostport-lint-baseline.json";
function baselineCommand(io) {
  const baseline = new Command("baseline").description("keep known findings silent, so that only new ones count");
  const add = (name, description) => {
    const command = new Command(name).description(description).argument("<paths...>", `[FILE] PATH...: the baseline (*.json; default ${BASELINE_NAME}), then what is linted`).exitOverride().configureOutput({ writeOut: io.stdout, writeErr: io.stderr });
    baseline.addCommand(addJudgingOptions(addSourceOptions(addInputOptions(command))));
    return command;
  };
  const create = add("create", "write a baseline of all findings of today");
  create.option("--force", "replace an existing baseline").action((paths, flags) => createBaseline(create, paths, flags, io));
  const update = add("update", "take fixed findings out of a baseline, and new ones in");
  update.option("--prune-only", "take out what is fixed, and nothing in").action((paths, flags) => updateBaseline(update, paths, flags, io));
  return baseline.addHelpText(
    "after",
    "\nExamples:\n  $ hostport-lint baseline create manifests/\n  $ hostport-lint baseline update --prune-only known.json manifests/\n  $ hostport-lint --baseline known.json manifests/"
  );
}
async function createBaseline(command, words, flags, io) {
  const named = await targetOf(command, words, flags, io);
  if ((0, import_node_fs.existsSync)(import_node_path2.default.resolve(io.cwd, named.file)) && !flags.force) {
    throw new import_usage_error2.UsageError(`${named.file} is there already; hostport-lint baseline update renews it, --force replaces it`);
  }
  const outcome = await look(command, named.paths, flags, io);
  if (refuseIncomplete(outcome, io)) return;
  const { added } = (0, import_baseline_file.judgeBaseline)([], outcome.known, outcome.result.findings, { file: named.file, cwd: io.cwd });
  write(named.file, added, io);
  io.stdout(`${visible(named.file)}: ${counted(added.length)}
`);
}
async function updateBaseline(command, words, flags, io) {
  const { file, paths } = await targetOf(command, words, flags, io);
  const before = (0, import_baseline_file.openBaseline)(file, io.cwd);
  const outcome = await look(command, paths, flags, io);
  if (refuseIncomplete(outcome, io)) return;
  const { kept, added, fixed: fixed2 } = (0, import_baseline_file.judgeBaseline)(before, outcome.known, outcome.result.findings, { file, cwd: io.cwd });
  const fresh = flags.pruneOnly ? [] : added;
  write(file, [...kept, ...fresh], io);
  for (const entry of fixed2) io.stdout(visible(`fixed: ${entry.rule} in ${entry.path}: ${entry.message}`).concat("\n"));
  for (const entry of fresh) io.stdout(visible(`added: ${entry.rule} in ${entry.path}: ${entry.message}`).concat("\n"));
  io.stdout(`${visible(file)}: ${counted(kept.length + fresh.length)}; ${fixed2.length} fixed, ${fresh.length} added
`);
}
function counted(count2) {
  return count2 === 1 ? "1 known finding" : `${count2} known findings`;
}
async function targetOf(command, words, flags, io) {
  const [first = "", ...rest] = words;
  if (rest.length > 0 && first.endsWith(".json") && isBaselineOrNew(first, io.cwd)) return { file: first, paths: rest };
  const { baseline } = await settingsOf(command, flags, words, io);
  return { file: baseline ?? BASELINE_NAME, paths: words };
}
function isBaselineOrNew(file, cwd) {
  const stat = (0, import_node_fs.statSync)(import_node_path2.default.resolve(cwd, file), { throwIfNoEntry: false });
  if (!stat) return true;
  if (!stat.isFile()) return false;
  try {
    (0, import_baseline_file.openBaseline)(file, cwd);
    return true;
  } catch {
    return false;
  }
}
async function look(command, paths, flags, io) {
  return (0, import_run.run)({
    ...await settingsOf(command, flags, paths, io),
    ...readSourceOptions(flags, io),
    baseline: null,
    paths,
    cwd: io.cwd,
    failOn: "never",
    noIgnore: !flags.ignore,
    readStandardInput: io.readStandardInput,
    ...todayOf(io)
  });
}
function refuseIncomplete({ result }, io) {
  if (result.problems.length === 0) return false;
  for (const { path: path7, line, column, message } of result.problems) io.stderr(`${visible(`${path7}:${line}:${column}: ${message}`)}
`);
  io.stderr("hostport-lint: not everything could be read, so no baseline was written\n");
  io.setExitCode(import_exit_code.EXIT.incomplete);
  return true;
}
function write(file, entries, io) {
  const target = import_node_path2.default.resolve(io.cwd, file);
  const temporary = `${target}.new`;
  try {
    (0, import_node_fs.writeFileSync)(temporary, (0, import_baseline.baselineText)(entries));
    (0, import_node_fs.renameSync)(temporary, target);
  } catch (error) {
    throw new import_usage_error2.UsageError(`cannot write ${file}: ${(0, import_files.reasonOf)(error)}`);
  }
}

// src/cli/command-tree.ts
var import_rules = __toESM(require_rules(), 1);
var import_report = __toESM(require_report(), 1);

// src/cli/topics.ts
var import_product = __toESM(require_product(), 1);
var TOPICS = {
  "exit-status": {
    title: "what the exit status means",
    text: `0  nothing at or above --fail-on (default: error)
1  findings at or above --fail-on
2  wrong use, or a configuration that is wrong
3  incomplete: something could not be read or rendered, or nothing was linted at all

2 beats 3, and 3 beats 1.
`
  },
  config: {
    title: "the configuration file",
    text: `.hostport-lint.yaml is looked for in the folder of the first path, then in each folder above it. All keys are optional,
and options of the command line win:

  registries      openshift, kubernetes, or files
  release         judge as of this release
  rules           RULE: off, error, warning or info
  ranges          ranges that users are told to open
  owners          further owners of rows of the registry
  sets            what is installed together
  exclude         globs of files that are not read
  ignore          findings that are accepted, with a reason
  baseline        file of known findings
  nodeRoles       kinds of nodes, with labels and taints
  nodePortRange, ephemeralRange
  minConfidence   low, medium, high, certain
  failOn          error, warning, info, never
  format          report

hostport-lint init writes one, hostport-lint config prints what counts.
${import_product.HOMEPAGE}/blob/main/docs/configuration.md
`
  },
  confidence: {
    title: "how sure a finding is",
    text: `certain  the manifest declares the port
high     the program is told to bind it, or a probe asks there
medium   the evidence allows another reading
low      a guess, such as what the program does by default

Findings below --min-confidence (default: medium) are hidden. hostport-lint ports --explain shows the evidence.
${import_product.HOMEPAGE}/blob/main/docs/inference.md
`
  }
};

// src/cli/command-tree.ts
function optionsOf(command) {
  return command.createHelp().visibleOptions(command);
}
function subcommandsOf(command) {
  return command.createHelp().visibleCommands(command).filter((one) => one.parent === command);
}
function valuesOfOption(command, option) {
  if (option.argChoices) return fixed(option.argChoices);
  const [, placeholder = ""] = /[<[](.+)[>\]]/.exec(option.flags) ?? [];
  return valuesOfPlaceholder(command, placeholder);
}
function valuesOfArgument(command, argument) {
  return argument.argChoices ? fixed(argument.argChoices) : valuesOfPlaceholder(command, argument.name());
}
function valuesOfPlaceholder(command, placeholder) {
  const rules = import_rules.RULES.map(({ meta }) => ({ value: meta.id, description: meta.title }));
  if (/^(?:rule|id)$/.test(placeholder)) return { values: rules, paths: "none" };
  if (placeholder === "topic") {
    const commands = command.parent ? subcommandsOf(command.parent).map((one) => ({ value: one.name(), description: one.description() })) : [];
    const topics = Object.entries(TOPICS).map(([value, { title }]) => ({ value, description: title }));
    return {
      values: [...commands, ...topics.filter(({ value }) => !commands.some((one) => one.value === value)), ...rules],
      paths: "none"
    };
  }
  if (/^format\[=file\]$/.test(placeholder)) {
    return fixed(Object.keys(command.name() === "ports" ? import_report.PORT_REPORTS : import_report.FINDING_REPORTS));
  }
  if (placeholder === "name|file") return { ...fixed(["openshift", "kubernetes"]), paths: "files" };
  if (placeholder === "folder") return { values: [], paths: "folders" };
  return { values: [], paths: /^(?:paths?|files?|before|after)$|file/.test(placeholder) ? "files" : "none" };
}
function fixed(values) {
  return { values: values.map((value) => ({ value, description: "" })), paths: "none" };
}

// src/cli/completion-scripts.ts
var BASH = String.raw`# bash completion of hostport-lint
_hostport_lint() {
  local index word line current prefix=''
  local -a words=() replies=()
  # Bash splits words at "=", which belongs to one word here.
  for ((index = 1; index <= COMP_CWORD; index++)); do
    word=${"$"}{COMP_WORDS[index]}
    if ((index > 1)) && [[ $word == '=' || ${"$"}{COMP_WORDS[index - 1]} == '=' ]]; then
      words[${"$"}{#words[@]} - 1]+=$word
    else
      words+=("$word")
    fi
  done
  current=${"$"}{words[${"$"}{#words[@]} - 1]}
  if [[ $current == --*=* && $COMP_WORDBREAKS == *=* ]]; then prefix=${"$"}{current%%=*}=; fi
  COMPREPLY=()
  while IFS= read -r line; do
    case $line in
      :files)
        compopt -o filenames 2>/dev/null
        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "${"$"}{current#"$prefix"}")
        ;;
      :folders)
        compopt -o filenames 2>/dev/null
        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -d -- "${"$"}{current#"$prefix"}")
        ;;
      *)
        word=${"$"}{line%%$'\t'*}
        COMPREPLY+=("${"$"}{word#"$prefix"}")
        ;;
    esac
  done < <("$1" __complete -- "${"$"}{words[@]}" 2>/dev/null)
}
complete -F _hostport_lint hostport-lint kubectl-hostport_lint oc-hostport_lint
`;
var ZSH = String.raw`#compdef hostport-lint kubectl-hostport_lint oc-hostport_lint
# zsh completion of hostport-lint
_hostport_lint() {
  local line value description prefix='' paths=''
  local -a candidates
  local -a given=("${"$"}{(@)words[2,CURRENT]}")
  local -a lines=("${"$"}{(@f)$("$words[1]" __complete -- "${"$"}{(@)given}" 2>/dev/null)}")
  if [[ ${"$"}{given[-1]} == --*=* ]]; then
    prefix="${"$"}{given[-1]%%=*}="
    compset -P '*='
  fi
  for line in $lines; do
    case $line in
      :files | :folders) paths=$line ;;
      ?*)
        value=${"$"}{${"$"}{line%%$'\t'*}#$prefix}
        description=''
        if [[ $line == *$'\t'* ]]; then description=":${"$"}{line#*$'\t'}"; fi
        candidates+=("${"$"}{value//:/\\:}$description")
        ;;
    esac
  done
  if (( $#candidates )); then _describe 'hostport-lint' candidates; fi
  case $paths in
    :files) _files ;;
    :folders) _files -/ ;;
  esac
}
if [[ $funcstack[1] == _hostport_lint ]]; then
  _hostport_lint "$@"
else
  compdef _hostport_lint hostport-lint kubectl-hostport_lint oc-hostport_lint
fi
`;
var FISH = `# fish completion of hostport-lint
function __hostport_lint_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    # An empty list would swallow what is joined to it.
    set -l prefix (string match -r -- '^--[^=]+=' $current; or echo '')
    set -l part (string replace -r -- '^--[^=]+=' '' $current)
    for line in ($words[1] __complete -- $words[2..-1] $current 2>/dev/null)
        switch $line
            case ':files' ':folders'
                set -l paths $part*
                for path in $paths
                    if test -d $path
                        echo $prefix$path/
                    else if test $line = ':files'
                        echo $prefix$path
                    end
                end
            case '*'
                echo $line
        end
    end
end
for name in hostport-lint kubectl-hostport_lint oc-hostport_lint
    complete -c $name -f -a '(__hostport_lint_complete)'
end
`;
var SHELL_SCRIPTS = { bash: BASH, zsh: ZSH, fish: FISH };

// src/cli/completion.ts
var COMPLETER = "__complete";
function completionCommand(io) {
  return new Command("completion").description("print a script that completes commands, options and their values").addArgument(new Argument("<shell>", "shell to print it for").choices(Object.keys(SHELL_SCRIPTS))).addHelpText(
    "after",
    `
Examples:
  $ source <(hostport-lint completion bash)                                              in ~/.bashrc
  $ hostport-lint completion zsh > ~/.zfunc/_hostport-lint                               with ~/.zfunc in fpath
  $ hostport-lint completion fish > ~/.config/fish/completions/hostport-lint.fish`
  ).action((shell) => io.stdout(SHELL_SCRIPTS[shell]));
}
function completerCommand(program2, io) {
  return new Command(COMPLETER).argument("[words...]").helpOption(false).allowUnknownOption().passThroughOptions().action((words) => io.stdout(candidates(program2, words)));
}
function candidates(program2, words) {
  const current = words.at(-1) ?? "";
  const { command, operands, pending, onlyOperands } = placeOf(program2, words.slice(0, -1));
  if (pending) return print(valuesOfOption(command, pending), current, "");
  const [, name, value] = /^(--[^=]+)=(.*)$/s.exec(current) ?? [];
  if (name !== void 0 && value !== void 0 && !onlyOperands) {
    const option = optionsOf(command).find((one) => one.long === name);
    return option ? print(valuesOfOption(command, option), value, `${name}=`) : "";
  }
  if (current.startsWith("-") && current !== "-" && !onlyOperands) {
    return print({ values: optionsOf(command).flatMap(namesOf), paths: "none" }, current, "");
  }
  const argument = command.registeredArguments[operands] ?? command.registeredArguments.findLast((one) => one.variadic);
  const { values, paths } = argument ? valuesOfArgument(command, argument) : { values: [], paths: "none" };
  const commands = operands === 0 && !onlyOperands ? subcommandsOf(command) : [];
  const named = commands.map((one) => ({ value: one.name(), description: one.description() }));
  return print({ values: [...named, ...values], paths }, current, "");
}
function placeOf(program2, words) {
  let command = program2;
  let operands = 0;
  let pending;
  let onlyOperands = false;
  for (const word of words) {
    if (pending) pending = void 0;
    else if (word === "--" && !onlyOperands) onlyOperands = true;
    else if (word.startsWith("-") && word !== "-" && !onlyOperands) {
      const option = optionsOf(command).find((one) => one.long === word || one.short === word);
      if (option?.required) pending = option;
    } else {
      const below = operands === 0 && !onlyOperands ? subcommandsOf(command).find((one) => one.name() === word) : void 0;
      if (below) command = below;
      else operands++;
    }
  }
  return { command, operands, pending, onlyOperands };
}
function namesOf({ long, short, description }) {
  return [long, short].flatMap((value) => value ? [{ value, description }] : []);
}
function print({ values, paths }, start, prefix) {
  const lines = values.filter(({ value }) => value.startsWith(start)).map(({ value, description }) => description === "" ? `${prefix}${value}` : `${prefix}${value}	${description}`);
  if (paths !== "none") lines.push(`:${paths}`);
  return lines.map((line) => `${line}
`).join("");
}

// src/cli/config.ts
var import_default_ranges = __toESM(require_default_ranges(), 1);
var import_node_role = __toESM(require_node_role(), 1);
function configCommand(io) {
  const command = new Command("config").description("print the effective configuration, with the origin of each value").argument("[paths...]", "what would be linted; the configuration is looked for from the first of them upwards", ["."]);
  return addFailOnOption(addJudgingOptions(addInputOptions(command))).addOption(new Option("--baseline <file>", "as if it were linted with this baseline")).addOption(new Option("-f, --format <format>", "how to print").choices(["text", "json"]).default("text")).addHelpText("after", "\nExamples:\n  $ hostport-lint config\n  $ hostport-lint config --format json deploy/ --release 4.19").action(async (paths, flags) => {
    const judged = { ...flags, format: [] };
    const settings = await settingsOf(command, judged, paths, io);
    const list2 = effectiveSettings(settings, givenBy(command, judged));
    if (flags.format === "text") io.stdout(settingsText(settings.file, list2));
    else {
      const values = Object.fromEntries(list2.map(({ key, value, origin }) => [key, { value, origin }]));
      io.stdout(`${JSON.stringify({ version: 1, file: settings.file, settings: values }, null, 2)}
`);
    }
  });
}
function effectiveSettings(settings, given) {
  const { configuration, lines, file } = settings;
  const setting = (key, value, option = null) => {
    const inFile = Object.hasOwn(lines, key) ? `${file}:${lines[key]}` : null;
    return { key, value, origin: option ?? inFile ?? "default" };
  };
  const optionFor = (name, option) => given[name] === void 0 ? null : `option ${option}`;
  const disabled = Object.fromEntries((given.disabledRules ?? []).map((rule) => [rule, "off"]));
  const rules = { ...configuration.rules, ...disabled };
  const range2 = ({ port, endPort }) => `${port}-${endPort}`;
  const ruleOrigins = [Object.hasOwn(lines, "rules") ? `${file}:${lines.rules}` : null, optionFor("disabledRules", "--disable")];
  return [
    setting("registries", settings.registries.length > 0 ? settings.registries : ["openshift"], optionFor("registries", "--registry")),
    setting("release", settings.release, optionFor("release", "--release")),
    setting("rules", rules, ruleOrigins.filter((one) => one !== null).join(", ") || null),
    ...given.rules ? [setting("onlyRules", given.rules, "option --rule")] : [],
    setting(
      "ranges",
      (configuration.ranges ?? []).map(({ port, endPort, protocol, ...rest }) => ({
        ports: `${range2({ port, endPort })}/${protocol ?? "TCP"}`,
        ...rest
      }))
    ),
    setting(
      "owners",
      (configuration.owners ?? []).map(({ port, protocol, owner }) => ({ port: `${port}/${protocol ?? "TCP"}`, ...owner }))
    ),
    setting("sets", configuration.sets ?? {}),
    setting("exclude", configuration.exclude ?? []),
    setting(
      "ignore",
      (configuration.ignore ?? []).map(({ span: _, ...entry }) => entry)
    ),
    setting("baseline", settings.baseline, optionFor("baseline", "--baseline")),
    setting("nodeRoles", configuration.nodeRoles ?? import_node_role.DEFAULT_NODE_ROLES),
    setting("nodePortRange", range2(settings.nodePortRange ?? import_default_ranges.NODE_PORT_RANGE)),
    setting("ephemeralRange", range2(settings.ephemeralRange ?? import_default_ranges.EPHEMERAL_RANGE)),
    setting("minConfidence", settings.minimumConfidence, optionFor("minConfidence", "--min-confidence")),
    setting("failOn", settings.failOn, optionFor("failOn", "--fail-on")),
    setting("format", settings.format[0] ?? "text")
  ];
}
function settingsText(file, settings) {
  const head = file === null ? "# no configuration file\n" : `# configuration file: ${visible(file)}
`;
  const shown = settings.map(({ key, value, origin }) => ({ line: `${key}: ${visible(JSON.stringify(value))}`, origin: visible(origin) }));
  const width = Math.min(60, Math.max(...shown.map(({ line }) => line.length)));
  return `${head}${shown.map(({ line, origin }) => `${line.padEnd(width)}  # ${origin}
`).join("")}`;
}

// src/cli/help.ts
var import_rules3 = __toESM(require_rules(), 1);
var import_usage_error4 = __toESM(require_usage_error(), 1);

// src/cli/rules.ts
var import_rules2 = __toESM(require_rules(), 1);
var import_lint = __toESM(require_lint(), 1);
var import_usage_error3 = __toESM(require_usage_error(), 1);
function rulesCommand(io) {
  return new Command("rules").description("list the rules, or explain one with an example").argument("[id]", "rule to explain").option("--format <format>", "text or json", "text").action((id, flags) => {
    const metas = import_rules2.RULES.map((rule) => rule.meta);
    const chosen = id === void 0 ? metas : metas.filter((meta) => meta.id === id);
    if (id !== void 0 && chosen.length === 0)
      throw new import_usage_error3.UsageError(
        `there is no rule ${id}${(0, import_usage_error3.didYouMean)(
          id,
          metas.map((meta) => meta.id)
        )}`
      );
    if (flags.format === "json") io.stdout(`${JSON.stringify({ version: 1, rules: chosen }, null, 2)}
`);
    else io.stdout(id === void 0 ? list(metas) : chosen.map(explain).join("\n"));
  });
}
function list(metas) {
  const width = Math.max(...metas.map((meta) => meta.id.length));
  const lines = metas.map((meta) => `${meta.id.padEnd(width)}  ${meta.severity.padEnd(7)}  ${meta.title}`);
  return `${lines.join("\n")}

hostport-lint rules ID explains one of them.
`;
}
function explain(meta) {
  const needs = meta.needs.length > 0 ? `Needs: ${meta.needs.join(", ")}
` : "";
  return `${meta.id} (${meta.severity}, since ${meta.since})
${meta.title}

${meta.why}

What to do: ${meta.remedy}
Source: ${meta.source}
${needs}Page: ${(0, import_lint.urlOfRule)(meta.id)}

Bad:
${indent(meta.examples.bad)}

Good:
${indent(meta.examples.good)}
`;
}
function indent(text) {
  return text.trimEnd().split("\n").map((line) => `  ${line}`).join("\n");
}

// src/cli/help.ts
function helpCommand(program2, io) {
  const topics = Object.entries(TOPICS).map(([name, { title }]) => `  ${name.padEnd(12)} ${title}`);
  return new Command("help").description("explain a command, a rule or a topic").argument("[topic...]", "command, rule, or topic").addHelpText("after", `
Topics:
${topics.join("\n")}`).action((words) => io.stdout(helpFor(program2, words)));
}
function helpFor(program2, words) {
  const [first, ...rest] = words;
  if (first === void 0) return wholeHelp(program2);
  const topic = Object.hasOwn(TOPICS, first) ? TOPICS[first] : void 0;
  const command = subcommandsOf(program2).find((one) => one.name() === first);
  if (command) {
    const text = helpOfCommand(command, rest);
    return topic ? `${text}
${topic.text}` : text;
  }
  if (rest.length > 0) throw new import_usage_error4.UsageError(`there is no command ${first}; give one topic`);
  if (topic) return topic.text;
  const rule = import_rules3.RULES.find(({ meta }) => meta.id === first);
  if (rule) return explain(rule.meta);
  const known = [...subcommandsOf(program2).map((one) => one.name()), ...Object.keys(TOPICS), ...import_rules3.RULES.map(({ meta }) => meta.id)];
  const hint = (0, import_usage_error4.didYouMean)(first, known) || "; hostport-lint help lists commands, hostport-lint rules the rules";
  throw new import_usage_error4.UsageError(`there is no command, rule or topic ${first}${hint}`);
}
function wholeHelp(command) {
  let text = "";
  const writeOut = (part) => {
    text += part;
  };
  command.configureOutput({ ...command.configureOutput(), writeOut });
  command.outputHelp();
  return text;
}
function helpOfCommand(command, rest) {
  const [next, ...others] = rest;
  if (next === void 0) return wholeHelp(command);
  const below = subcommandsOf(command).find((one) => one.name() === next);
  if (!below) {
    const known = subcommandsOf(command).map((one) => one.name());
    throw new import_usage_error4.UsageError(`${command.name()} has no command ${next}${(0, import_usage_error4.didYouMean)(next, known)}`);
  }
  return helpOfCommand(below, others);
}

// src/cli/init.ts
var import_node_fs2 = require("node:fs");
var import_node_path3 = __toESM(require("node:path"), 1);
var import_configuration = __toESM(require_configuration(), 1);

// src/config/starter.ts
var SCHEMA_URL = "https://raw.githubusercontent.com/hostport-lint/hostport-lint/main/schemas/config.schema.json";
function starterConfiguration({ registries, sets, findings, baseline }) {
  return `# yaml-language-server: $schema=${SCHEMA_URL}
# Configuration of hostport-lint. Everything is optional; options of the command line win.
# hostport-lint config prints what counts, and from where. Paths are relative to this file's folder.

# Whose host ports are taken: openshift, kubernetes, or files of your own.
registries:
${registries.map((name) => `  - ${quoted(name)}
`).join("")}
# Judge as of a release of the platform instead of the registry as it stands.
# release: "4.19"

# Severities that differ from the rules' own; hostport-lint rules lists them.
# rules:
#   port-out-of-range: off

${setsText(sets)}
# Files and folders that are not read.
# exclude:
#   - test/**

# Findings that stay silent, each with a reason. Comments beside the port itself are better where they can be written.
# ignore:
#   - rule: unregistered-host-port
#     path: vendor/**
#     reason: registered by the vendor, not by us
#     until: 2027-06-30

# Kinds of nodes, where they are not those of kubeadm and OpenShift.
# nodeRoles:
#   - name: worker
#     labels: { node-role.kubernetes.io/worker: null }

# Ports of NodePort Services, and of outgoing connections.
# nodePortRange: 30000-32767
# ephemeralRange: 32768-60999

# minConfidence: medium
# failOn: error

${baselineText2(findings, baseline)}`;
}
function setsText(sets) {
  const intro = "# What is installed together. Workloads of two sets never conflict.\n";
  const names = Object.entries(sets);
  if (names.length === 0) return `${intro}# sets:
#   east: [clusters/east/**]
#   west: [clusters/west/**]
`;
  return `${intro}sets:
${names.map(([name, globs]) => `  ${quoted(name)}: [${globs.map(quoted).join(", ")}]
`).join("")}`;
}
function baselineText2(findings, baseline) {
  const intro = "# Findings that were there before. New ones still count.\n";
  if (findings === 0) return `${intro}# baseline: ${baseline}
`;
  const count2 = findings === 1 ? "1 finding counts" : `${findings} findings count`;
  return `${intro}# Today ${count2}. hostport-lint baseline create ${baseline} . keeps what is known silent; then use:
# baseline: ${baseline}
`;
}
function quoted(text) {
  return /^[A-Za-z][A-Za-z0-9._-]*$/.test(text) && !/^(y|n|yes|no|on|off|true|false|null)$/i.test(text) ? text : JSON.stringify(text);
}

// src/cli/init.ts
var import_usage_error5 = __toESM(require_usage_error(), 1);
var import_run2 = __toESM(require_run(), 1);
var import_files2 = __toESM(require_files(), 1);
var import_find_files = __toESM(require_find_files(), 1);
function initCommand(io) {
  return new Command("init").description("write a commented .hostport-lint.yaml from what the folder holds").argument("[folder]", "folder of the manifests", ".").option("--force", "replace an existing configuration").addHelpText("after", "\nExamples:\n  $ hostport-lint init\n  $ hostport-lint init deploy/").action(async (folder, flags) => {
    const absolute = import_node_path3.default.resolve(io.cwd, folder);
    const [name = ""] = import_configuration.CONFIG_NAMES;
    const known = import_configuration.CONFIG_NAMES.find((one) => (0, import_node_fs2.existsSync)(import_node_path3.default.join(absolute, one)));
    if (known !== void 0 && !flags.force) {
      throw new import_usage_error5.UsageError(`${import_node_path3.default.join(folder, known)} is there already; --force replaces it`);
    }
    if (known !== void 0 && known !== name)
      throw new import_usage_error5.UsageError(`remove ${import_node_path3.default.join(folder, known)} first, because it would count too`);
    const outcome = await look2(folder, io);
    const sets = setsOf(await pathsBelow(absolute));
    const findings = outcome.result.findings.filter(({ severity, suppressed }) => severity === "error" && suppressed === null).length;
    const text = starterConfiguration({ registries: registriesOf(outcome), sets, findings, baseline: BASELINE_NAME });
    try {
      (0, import_node_fs2.writeFileSync)(import_node_path3.default.join(absolute, name), text, { flag: flags.force ? "w" : "wx" });
    } catch (error) {
      throw new import_usage_error5.UsageError(`cannot write ${import_node_path3.default.join(folder, name)}: ${(0, import_files2.reasonOf)(error)}`);
    }
    io.stdout(`wrote ${visible(import_node_path3.default.join(folder, name))}
`);
    if (findings > 0) {
      const count2 = findings === 1 ? "1 error is" : `${findings} errors are`;
      io.stdout(`${count2} there today; hostport-lint baseline create keeps them silent until they are mended
`);
    }
  });
}
function look2(folder, io) {
  return (0, import_run2.run)({
    paths: [folder],
    cwd: io.cwd,
    registries: [],
    release: null,
    rules: [],
    disabledRules: [],
    minimumConfidence: "medium",
    failOn: "never",
    noIgnore: false,
    ...readSourceOptions(DEFAULT_SOURCES, io),
    readStandardInput: io.readStandardInput,
    ...todayOf(io)
  });
}
function registriesOf({ result, registry }) {
  const workloads = result.listeners.map((listener) => listener.workload);
  return workloads.length === 0 || workloads.some((workload) => registry.isPlatform(workload)) ? ["openshift"] : ["kubernetes"];
}
async function pathsBelow(folder) {
  try {
    (0, import_node_fs2.readdirSync)(folder);
  } catch (error) {
    throw new import_usage_error5.UsageError(`${folder}: ${(0, import_files2.reasonOf)(error)}`);
  }
  return (await (0, import_find_files.findFiles)([folder], { cwd: folder, noIgnore: false })).files.map((file) => file.path);
}
var CLUSTERS = /^(?:clusters?|environments?|envs?|sites?|regions?|overlays)$/i;
function setsOf(paths) {
  for (const depth of [0, 1, 2]) {
    const sets = /* @__PURE__ */ new Map();
    for (const one of paths) {
      const folders = one.split("/").slice(0, -1);
      const [parent, name] = [folders[depth], folders[depth + 1]];
      if (parent === void 0 || name === void 0 || !CLUSTERS.test(parent) || !/^[A-Za-z0-9][A-Za-z0-9 ._-]*$/.test(name)) continue;
      const glob = `${folders.slice(0, depth + 2).join("/")}/**`;
      if (!sets.has(name)) sets.set(name, glob);
    }
    if (sets.size >= 2) return Object.fromEntries([...sets].map(([name, glob]) => [name, [glob]]));
  }
  return {};
}

// src/cli/lint.ts
var import_node_fs5 = require("node:fs");
var import_node_path6 = __toESM(require("node:path"), 1);
var import_lint2 = __toESM(require_lint(), 1);
var import_usage_error8 = __toESM(require_usage_error(), 1);
var import_report2 = __toESM(require_report(), 1);
var import_product2 = __toESM(require_product(), 1);
var import_run4 = __toESM(require_run(), 1);

// src/cli/change-options.ts
var import_node_fs3 = require("node:fs");
var import_node_path4 = __toESM(require("node:path"), 1);

// src/changes/narrow.ts
function narrow(whole, wanted) {
  const { everything, paths, ...result } = whole;
  const shown = new Set(result.findings);
  const hidden = {};
  for (const finding of everything) {
    if (!shown.has(finding) && wanted.finding(finding)) hidden[finding.rule] = (hidden[finding.rule] ?? 0) + 1;
  }
  const problems = result.problems.filter((problem) => !paths.has(problem.path) || wanted.problem(problem));
  const other = result.problems.find((problem) => !problems.includes(problem));
  const count2 = result.problems.length - problems.length;
  const notes = other === void 0 ? [] : [`${count2 === 1 ? "1 problem" : `${count2} problems`} in files beside the change (${other.path}:${other.line}: ${other.message})`];
  return { result: { ...result, findings: result.findings.filter(wanted.finding), problems, hidden }, notes };
}
function ownPlaces(finding) {
  return [finding.span, ...finding.related.map(({ span }) => span)];
}
function createPlaces(listeners) {
  const byWorkload = /* @__PURE__ */ new Map();
  for (const listener of listeners) {
    const key = keyOf(listener.workload);
    const known = byWorkload.get(key);
    if (known) known.push(listener);
    else byWorkload.set(key, [listener]);
  }
  return (finding) => {
    const own = ownPlaces(finding);
    if (finding.workload === null || finding.port === null) return own;
    const heard = (byWorkload.get(keyOf(finding.workload)) ?? []).filter(({ port }) => port === finding.port);
    return [...own, ...heard.flatMap(({ workload, evidence }) => [workload.span, ...evidence.map(({ span }) => span)])];
  };
}
function keyOf({ kind, namespace, name }) {
  return JSON.stringify([kind, namespace, name]);
}
function narrowToPaths(whole, isGiven2) {
  const placesOf = createPlaces(whole.listeners);
  return narrow(whole, {
    finding: (finding) => placesOf(finding).some(({ path: path7 }) => isGiven2(path7)),
    problem: ({ path: path7 }) => isGiven2(path7)
  });
}

// src/cli/change-options.ts
var import_usage_error6 = __toESM(require_usage_error(), 1);
var import_run3 = __toESM(require_run(), 1);
var import_find_files2 = __toESM(require_find_files(), 1);
function addChangeOptions(command) {
  return command.addOption(new Option("--context <folder>", "read all of this folder, and tell only what the given files have a part in")).addOption(new Option("--changed-since <revision>", "tell only what changed lines touch or the change caused (git)")).addOption(new Option("--nearest-chart", "lint the Helm charts that hold the given files"));
}
function pathsToRead(paths, flags, cwd) {
  const { context, changedSince, nearestChart } = flags;
  if (nearestChart) {
    if (context !== void 0) throw new import_usage_error6.UsageError("--nearest-chart reads whole charts, so it does not go with --context");
    return chartsOf(paths, cwd);
  }
  if (context === void 0) return [...paths];
  if (changedSince !== void 0)
    throw new import_usage_error6.UsageError("--context takes the changed files from the command line; leave out --changed-since");
  const folder = import_node_path4.default.resolve(cwd, context);
  if (!(0, import_node_fs3.statSync)(folder, { throwIfNoEntry: false })?.isDirectory()) throw new import_usage_error6.UsageError(`--context ${context} is no folder`);
  const missing = paths.find((given) => given !== "-" && !(0, import_node_fs3.existsSync)(import_node_path4.default.resolve(cwd, given)));
  if (missing !== void 0) throw new import_usage_error6.UsageError(`${missing} does not exist; beside --context name files and folders`);
  return [context, ...paths.filter((given) => given === "-" || !isBelow(import_node_path4.default.resolve(cwd, given), folder))];
}
function narrowing(paths, flags, io, optionsBelow) {
  const { cwd, env } = io;
  if (flags.context !== void 0) {
    const given = paths.map((one) => one === "-" ? "<stdin>" : (0, import_find_files2.displayPath)(import_node_path4.default.resolve(cwd, one), cwd));
    return { narrow: (whole) => narrowToPaths(whole, (file) => given.some((one) => isAtOrBelow(file, one))) };
  }
  if (flags.changedSince === void 0) return {};
  const comparison = { base: flags.changedSince, head: null, remedy: "fetch it first, as with git fetch --unshallow or a larger depth" };
  const lintBase = async (place) => (await (0, import_run3.run)(await optionsBelow(place))).result;
  return {
    narrow: async (whole) => {
      const { narrowToChanges } = await Promise.resolve().then(() => __toESM(require("./changes-since.cjs"), 1));
      return narrowToChanges(whole, { cwd, env, comparison, paths, lintBase });
    }
  };
}
function chartsOf(paths, cwd) {
  const charts = /* @__PURE__ */ new Set();
  for (const given of paths) {
    let found = null;
    for (let here = import_node_path4.default.resolve(cwd, given); isBelow(here, cwd); here = import_node_path4.default.dirname(here)) {
      if ((0, import_node_fs3.existsSync)(import_node_path4.default.join(here, "Chart.yaml"))) found = here;
      if (import_node_path4.default.dirname(here) === here) break;
    }
    if (found !== null) charts.add(import_node_path4.default.relative(cwd, found) || ".");
  }
  return [...charts];
}
function isBelow(file, folder) {
  return isAtOrBelow((0, import_find_files2.displayPath)(file, folder), ".");
}
function isAtOrBelow(file, above) {
  if (above === ".") return file !== ".." && !file.startsWith("../") && !import_node_path4.default.isAbsolute(file);
  return file === above || file.startsWith(`${above}/`);
}

// src/cli/output.ts
var import_node_fs4 = require("node:fs");
var import_node_path5 = __toESM(require("node:path"), 1);
var import_usage_error7 = __toESM(require_usage_error(), 1);
var import_files3 = __toESM(require_files(), 1);
function readFormats(given, output, known) {
  const targets = given.map((one) => {
    const [format = "", ...rest] = one.split("=");
    if (!known.includes(format) && /\.(?:ya?ml|json)$/i.test(format))
      throw new import_usage_error7.UsageError(`-f is --format here, and ${format} is no format; values of a chart are given with --values ${format}`);
    if (!known.includes(format))
      throw new import_usage_error7.UsageError(`there is no format ${format}${(0, import_usage_error7.didYouMean)(format, known)} (known: ${known.join(", ")})`);
    if (rest.length > 0 && rest.join("=") === "") throw new import_usage_error7.UsageError(`--format ${one} names no file; write --format ${format}=FILE`);
    return { format, file: rest.length > 0 ? rest.join("=") : null };
  });
  const placed = output === void 0 ? targets : withOutput(targets, output);
  const files = placed.flatMap(({ file }) => file === null ? [] : [import_node_path5.default.normalize(file)]);
  const twice = files.find((file, index) => files.indexOf(file) !== index);
  if (twice !== void 0) throw new import_usage_error7.UsageError(`two formats cannot go to one file; give each one of its own instead of ${twice}`);
  if (placed.filter((target) => target.file === null).length > 1) {
    throw new import_usage_error7.UsageError("only one format can go to standard output; give the others a file, as in --format sarif=report.sarif");
  }
  return placed;
}
function withOutput(targets, output) {
  const open = targets.filter((target) => target.file === null);
  if (open.length !== 1)
    throw new import_usage_error7.UsageError("--output names the file of one format; with several write --format sarif=FILE --format text");
  return targets.map((target) => target.file === null ? { ...target, file: output } : target);
}
function writeReport(target, text, stdout, cwd) {
  if (target.file === null) {
    stdout(text);
    return;
  }
  try {
    (0, import_node_fs4.writeFileSync)(import_node_path5.default.resolve(cwd, target.file), text);
  } catch (error) {
    throw new import_usage_error7.UsageError(`cannot write ${target.file}: ${(0, import_files3.reasonOf)(error)}`);
  }
}

// src/cli/progress.ts
var PATIENCE = 1e3;
var INTERVAL = 100;
function createProgress(io) {
  const start = Date.now();
  let last = start;
  let shown = false;
  return {
    update: (done, total) => {
      const now = Date.now();
      if (!io.isErrorTerminal || now - start < PATIENCE || now - last < INTERVAL) return;
      last = now;
      shown = true;
      io.stderr(`\r\x1B[Kreading file ${done} of ${total}`);
    },
    clear: () => {
      if (shown) io.stderr("\r\x1B[K");
      shown = false;
    }
  };
}

// src/cli/lint.ts
var EXAMPLES = `
Examples:
  $ hostport-lint manifests/                       lint a folder of manifests
  $ helm template my-chart | hostport-lint -       lint what Helm renders
  $ hostport-lint --release 4.19 deploy/*.yaml     judge as of OpenShift 4.19
  $ hostport-lint --changed-since origin/main .    tell only what a change brings
  $ hostport-lint --format sarif=report.sarif --format text manifests/
  $ hostport-lint ports manifests/                 list every host port
  $ hostport-lint registry find 9104               who holds a port
  $ hostport-lint rules undeclared-host-port       explain a rule

Exit status: 0 clean, 1 findings at or above --fail-on, 2 wrong use, 3 something could not be read.`;
function addLintCommand(program2, io, complete) {
  const withInput = addInputOptions(program2.argument("[paths...]", "files, folders or globs of manifests; - reads standard input"));
  addFailOnOption(addJudgingOptions(addChangeOptions(addSourceOptions(withInput)))).addOption(new Option("--baseline <file>", "keep silent what this file knows (hostport-lint baseline create makes it)")).addOption(
    new Option("-f, --format <format[=file]>", `${Object.keys(import_report2.FINDING_REPORTS).join(", ")}; may be repeated`).argParser(collect).default([], "text")
  ).addOption(new Option("-o, --output <file>", "write the report to a file")).addOption(new Option("-q, --quiet", "one line a finding, nothing when clean")).addOption(new Option("-v, --verbose", "also suppressed findings, skipped rules and every related place")).addOption(new Option("--fix", "declare undeclared ports, correct protocols, remove duplicates in the files themselves")).addOption(
    new Option("--dry-run", "with --fix: print the changes as a diff and write nothing (charts and kustomizations are never written)")
  ).addOption(new Option("--color", "colour even when piped")).addOption(new Option("--no-color", "never colour")).addHelpText("after", EXAMPLES).action((paths, flags) => lintPaths(paths, flags, io, program2, complete));
}
async function lintPaths(given, flags, io, program2, complete) {
  if (given.length === 0) {
    complete().outputHelp({ error: true });
    io.setExitCode(2);
    return;
  }
  refuseCommandAsPath(given[0] ?? "", complete, io.cwd);
  const paths = pathsToRead(given, flags, io.cwd);
  if (paths.length === 0) {
    io.stderr("note: none of the given files is part of a Helm chart\n");
    io.setExitCode(0);
    return;
  }
  const settings = await settingsOf(program2, flags, paths, io);
  const targets = readFormats(settings.format.length > 0 ? settings.format : ["text"], flags.output, Object.keys(import_report2.FINDING_REPORTS));
  const printsData = targets.some(({ format, file }) => file === null && format !== "text");
  const progress = createProgress(io);
  const options = {
    ...settings,
    ...todayOf(io),
    ...readSourceOptions(flags, io),
    paths,
    cwd: io.cwd,
    noIgnore: !flags.ignore,
    readStandardInput: io.readStandardInput,
    onProgress: progress.update
  };
  if (flags.dryRun && !flags.fix) throw new import_usage_error8.UsageError("--dry-run goes with --fix");
  const optionsBelow = async (place) => ({
    ...options,
    ...await settingsOf(program2, flags, place.paths, place),
    ...place,
    baseline: null
  });
  const narrowed = { ...options, ...narrowing(given, flags, io, optionsBelow) };
  const outcome = await (flags.fix ? fixAndTell(narrowed, flags, io, printsData) : (0, import_run4.run)(narrowed)).finally(progress.clear);
  const { result, exitCode, rules, notes, registry } = outcome;
  for (const target of targets) {
    const report = await import_report2.FINDING_REPORTS[target.format]();
    const reporting = {
      ...reportOptions(
        io,
        { ...flags, failOn: settings.failOn },
        target.file !== null,
        exitCode,
        rules.map((rule) => rule.meta)
      ),
      registry,
      ...(0, import_run4.remarksOf)(outcome),
      nodePortRange: settings.nodePortRange,
      ephemeralRange: settings.ephemeralRange
    };
    writeReport(target, report(result, reporting), io.stdout, io.cwd);
  }
  if (!flags.quiet) for (const note of notes) io.stderr(`note: ${visible(note)}
`);
  io.setExitCode(exitCode);
}
function refuseCommandAsPath(first, complete, cwd) {
  if (!/^[a-z]+$/i.test(first) || (0, import_node_fs5.existsSync)(import_node_path6.default.resolve(cwd, first))) return;
  const commands = complete().commands.map((one) => one.name());
  const isVerb = ["lint", "check", "scan", "run", "validate"].includes(first);
  const hint = isVerb ? "; linting needs no command: hostport-lint PATH..." : (0, import_usage_error8.didYouMean)(first, commands);
  if (hint !== "") throw new import_usage_error8.UsageError(`there is no file, folder or command ${first}${hint}`);
}
async function fixAndTell(options, flags, io, printsData) {
  const { fixFiles, paintDiff } = await Promise.resolve().then(() => __toESM(require("./cli-fix.cjs"), 1));
  const { outcome, findings, files, failed, shown, diff } = await fixFiles(options, flags.dryRun === true);
  if (diff !== "") {
    const print2 = printsData ? io.stderr : io.stdout;
    print2(flags.color ?? (0, import_report2.wantsColor)(io.env, printsData ? io.isErrorTerminal : io.isTerminal) ? paintDiff(diff) : diff);
  }
  if (flags.quiet) return outcome;
  if (findings + shown + failed === 0) io.stderr("nothing to fix\n");
  const where = `${countOf(findings, "finding")} in ${countOf(files.length, "file")}`;
  if (findings > 0) io.stderr(flags.dryRun ? `would fix ${where}; nothing was written
` : `fixed ${where}
`);
  if (shown > 0) {
    const more = countOf(shown, findings > 0 ? "more finding" : "finding");
    io.stderr(`the diff shows how to fix ${more} in templates or renders, which are never written
`);
  }
  return outcome;
}
function countOf(count2, what) {
  return count2 === 1 ? `1 ${what}` : `${count2} ${what}s`;
}
function reportOptions(io, flags, toFile, exitCode, rules) {
  return {
    color: flags.color ?? (!toFile && (0, import_report2.wantsColor)(io.env, io.isTerminal)),
    width: toFile || !io.isTerminal ? void 0 : io.columns,
    version: import_product2.VERSION,
    rules,
    urlOfRule: import_lint2.urlOfRule,
    quiet: flags.quiet,
    verbose: flags.verbose,
    failOn: flags.failOn,
    homepage: import_product2.HOMEPAGE,
    exitCode
  };
}

// src/cli/ports.ts
var import_lint3 = __toESM(require_lint(), 1);
var import_report3 = __toESM(require_report(), 1);
var import_product3 = __toESM(require_product(), 1);
var import_run5 = __toESM(require_run(), 1);
function portsCommand(io) {
  return addSourceOptions(
    addInputOptions(
      new Command("ports").description("list every host port of the input").argument("<paths...>", "files, folders or globs; - reads standard input")
    )
  ).addOption(new Option("-f, --format <format[=file]>", Object.keys(import_report3.PORT_REPORTS).join(", ")).argParser(collect).default([], "table")).addOption(new Option("-o, --output <file>", "write the list to a file")).addOption(new Option("--explain", "show for each port every place that led to it")).addOption(new Option("--color", "colour even when piped")).addOption(new Option("--no-color", "never colour")).addHelpText(
    "after",
    "\nExamples:\n  $ hostport-lint ports manifests/\n  $ hostport-lint ports --explain daemonset.yaml\n  $ hostport-lint ports --format csv manifests/ > ports.csv"
  ).action((paths, flags, command) => listPorts(paths, flags, io, command));
}
async function listPorts(paths, flags, io, command) {
  const wanted = flags.explain ? ["explain"] : flags.format.length > 0 ? flags.format : ["table"];
  const targets = readFormats(wanted, flags.output, Object.keys(import_report3.PORT_REPORTS));
  const settings = await settingsOf(command, { ...flags, format: [] }, paths, io);
  const outcome = await (0, import_run5.run)({
    ...settings,
    ...readSourceOptions(flags, io),
    baseline: null,
    paths,
    cwd: io.cwd,
    rules: [],
    disabledRules: [],
    minimumConfidence: "low",
    failOn: "never",
    noIgnore: !flags.ignore,
    readStandardInput: io.readStandardInput
  });
  const { result, exitCode, notes, registry } = outcome;
  for (const target of targets) {
    const report = await import_report3.PORT_REPORTS[target.format]();
    const text = report(result, {
      color: flags.color ?? (target.file === null && (0, import_report3.wantsColor)(io.env, io.isTerminal)),
      width: target.file === null && io.isTerminal ? io.columns : void 0,
      version: import_product3.VERSION,
      rules: [],
      urlOfRule: import_lint3.urlOfRule,
      homepage: import_product3.HOMEPAGE,
      registry,
      ...(0, import_run5.remarksOf)(outcome),
      nodePortRange: settings.nodePortRange,
      ephemeralRange: settings.ephemeralRange
    });
    writeReport(target, text, io.stdout, io.cwd);
  }
  for (const note of notes) io.stderr(`note: ${visible(note)}
`);
  io.setExitCode(exitCode);
}

// src/cli/registry.ts
var import_address = __toESM(require_address(), 1);
var import_exit_code2 = __toESM(require_exit_code(), 1);
var import_finding2 = __toESM(require_finding(), 1);
var import_listener3 = __toESM(require_listener(), 1);
var import_release3 = __toESM(require_release(), 1);
var import_usage_error11 = __toESM(require_usage_error(), 1);
var import_cells3 = __toESM(require_cells(), 1);

// src/registry/operations/check.ts
var import_finding = __toESM(require_finding(), 1);

// src/registry/operations/check-platform.ts
var import_usage_error9 = __toESM(require_usage_error(), 1);

// src/registry/operations/registry-finding.ts
function about(row, check, severity, message, related = []) {
  const { protocol, port, endPort, process: process2, citation } = row;
  return { check, severity, message, protocol, port, endPort, process: process2, citation, related: related.map((other) => other.citation) };
}

// src/registry/operations/table.ts
function textTable(headings, rows) {
  const lines = [headings, ...rows].map((row) => row.map((cell) => cell.replace(/[\r\n]+/g, " ")));
  const widths = headings.map((_, column) => lines.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 0));
  return lines.map(
    (row) => `${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ").trimEnd()}
`
  ).join("");
}
function portText({ port, endPort }) {
  return port === endPort ? `${port}` : `${port}-${endPort}`;
}

// src/registry/operations/check-platform.ts
function checkAgainstPlatform(registry) {
  const live = registry.assignments.filter((row) => row.status !== "removed");
  return [...localhostInReservedRange(live, registry), ...externalOutOfRange(live, registry), ...staleRows(live, registry)];
}
function* localhostInReservedRange(live, { reservedRanges }) {
  for (const row of live) {
    if (row.exposure !== "localhost") continue;
    const range2 = reservedRanges.find((each) => each.port <= row.endPort && row.port <= each.endPort);
    if (!range2) continue;
    yield about(
      row,
      "localhost-in-reserved-range",
      "warning",
      `is for localhost only, and takes room in ${portText(range2)}, which is kept for services that others reach`
    );
  }
}
function* externalOutOfRange(live, { ranges }) {
  if (ranges.length === 0) return;
  for (const row of live) {
    if (row.exposure !== "external") continue;
    if (ranges.some((range2) => range2.protocol === row.protocol && range2.port <= row.port && row.endPort <= range2.endPort)) continue;
    yield about(row, "external-out-of-range", "warning", "is external, and lies in no range that users are told to open");
  }
}
function* staleRows(live, { unregistered = [] }) {
  for (const row of live) {
    if (row.status !== "stale") continue;
    const held = unregistered.filter((known) => known.protocol === row.protocol && isOwner(row, known)).map((known) => `${known.port}`);
    const meant = (0, import_usage_error9.didYouMean)(`${row.port}`, held);
    yield meant === "" ? about(row, "stale-row", "info", "nothing is known to listen there any more; it may belong to the previously allocated ports") : about(
      row,
      "likely-wrong-number",
      "warning",
      `nothing is known to listen there, and its owner holds ${held.join(", ")} without a row${meant}`
    );
  }
}
function isOwner(row, known) {
  return row.owners.some((owner) => owner.namespace === known.owner.namespace && owner.name === known.owner.name);
}

// src/registry/coverage.ts
function coverageOf(holders) {
  const holderOf = new Array(65537);
  const open = Int32Array.from({ length: 65538 }, (_, port) => port);
  const firstOpen = (port) => {
    let at = port;
    while (open[at] !== at) {
      open[at] = open[open[at] ?? at] ?? at;
      at = open[at] ?? at;
    }
    return at;
  };
  for (const holder of holders) {
    for (let port = firstOpen(holder.port); port <= holder.endPort; port = firstOpen(port)) {
      holderOf[port] = holder;
      open[port] = port + 1;
    }
  }
  const nextHeld = new Int32Array(65538).fill(65536);
  for (let port = 65535; port >= 0; port--) nextHeld[port] = holderOf[port] ? port : nextHeld[port + 1] ?? 65536;
  return {
    holderOf: (port) => holderOf[port],
    firstIn: ({ port, endPort }) => {
      const held = nextHeld[port] ?? 65536;
      return held <= endPort ? holderOf[held] : void 0;
    }
  };
}

// src/registry/operations/check-rows.ts
var import_ownership = __toESM(require_ownership(), 1);

// src/registry/operations/rows.ts
function rowsText(assignments) {
  return textTable(
    ["PORT", "PROTOCOL", "REACH", "PROCESS", "CONTROL PLANE", "TEAM", "SINCE", "REMOVED", "LINE", "NOTES"],
    assignments.map((row) => [
      portText(row),
      row.applicationProtocol === null ? row.protocol : `${row.protocol} (${row.applicationProtocol})`,
      row.exposure,
      row.status === "stale" ? `${row.process} (stale)` : row.process,
      row.controlPlaneOnly === null ? "" : row.controlPlaneOnly ? "only" : "no",
      row.team ?? "",
      row.since ?? "",
      row.removed ?? (row.status === "removed" ? "yes" : ""),
      `${row.citation.line}`,
      row.notes ?? ""
    ])
  );
}
function rowName(row) {
  return `${portText(row)}/${row.protocol} ${row.process}`;
}

// src/registry/operations/check-rows.ts
function checkRows(registry) {
  const live = registry.assignments.filter((row) => row.status !== "removed");
  const gone = registry.assignments.filter((row) => row.status === "removed");
  return [
    ...overlaps(live),
    ...allocatedTwice(live, gone),
    ...contradictingNotes(live),
    ...unsorted(registry.assignments),
    ...withoutSince(live)
  ];
}
function* overlaps(live) {
  for (const rows of byProtocol(live).values()) {
    let first;
    let second;
    for (const row of [...rows].sort((a, b) => a.port - b.port || a.endPort - b.endPort)) {
      const other = first && !isSameProcess(first, row) ? first : second;
      if (other && !isSameProcess(other, row) && other.endPort >= row.port) {
        yield about(
          row,
          "overlapping-rows",
          "error",
          `shares ports with ${rowName(other)} (line ${other.citation.line}), so the two cannot run on one node`,
          [other]
        );
      }
      if (!first || row.endPort >= first.endPort) {
        if (first && !isSameProcess(first, row)) second = first;
        first = row;
      } else if (!isSameProcess(first, row) && (!second || row.endPort >= second.endPort)) second = row;
    }
  }
}
function* allocatedTwice(live, gone) {
  const coverages = new Map([...byProtocol(live)].map(([protocol, rows]) => [protocol, coverageOf(rows)]));
  for (const row of gone) {
    const other = coverages.get(row.protocol)?.firstIn(row);
    if (!other) continue;
    yield about(
      row,
      "allocated-and-previously-allocated",
      "warning",
      `is listed as previously allocated, and line ${other.citation.line} allocates it to ${other.process}`,
      [other]
    );
  }
}
function* contradictingNotes(live) {
  for (const row of live) {
    const notes = row.notes ?? "";
    if (row.exposure === "external" && /\blocalhost[- ]only\b|\bonly (on )?localhost\b/i.test(notes)) {
      yield about(row, "notes-contradict-table", "warning", "stands among the external ports, and its notes say localhost only");
    }
    if (row.controlPlaneOnly !== true && /\bcontrol[- ]plane only\b/i.test(notes)) {
      const cell = row.controlPlaneOnly === false ? "says no" : "is empty";
      yield about(row, "notes-contradict-table", "warning", `notes say control plane only, and the column for that ${cell}`);
    }
  }
}
function* unsorted(rows) {
  const before = /* @__PURE__ */ new Map();
  for (const row of rows) {
    const table = row.citation.table;
    const last = before.get(table);
    if (last && last.port > row.port && last.citation.line < row.citation.line) {
      yield about(row, "unsorted", "info", `stands below port ${last.port}; sorted rows are easier to find and to merge`, [last]);
    }
    before.set(table, row);
  }
}
function* withoutSince(live) {
  for (const row of live) {
    if (row.since === null) yield about(row, "missing-since", "info", "does not say since which release, so no upgrade check can tell");
  }
}
function isSameProcess(a, b) {
  return (0, import_ownership.processKey)(a.process) === (0, import_ownership.processKey)(b.process);
}
function byProtocol(rows) {
  const groups2 = /* @__PURE__ */ new Map();
  for (const row of rows) {
    const group = groups2.get(row.protocol);
    if (group) group.push(row);
    else groups2.set(row.protocol, [row]);
  }
  return groups2;
}

// src/registry/operations/check.ts
function checkRegistry(registry) {
  return [...checkRows(registry), ...checkAgainstPlatform(registry)].sort(
    (a, b) => a.citation.line - b.citation.line || a.port - b.port || (0, import_finding.compareSeverity)(b.severity, a.severity) || (a.check < b.check ? -1 : 1)
  );
}
function checkText(findings) {
  const counts = ["error", "warning", "info"].map((severity) => {
    const count2 = findings.filter((finding) => finding.severity === severity).length;
    return `${count2} ${severity}${count2 === 1 || severity === "info" ? "" : "s"}`;
  });
  if (findings.length === 0) return "The registry agrees with itself.\n";
  const table = textTable(
    ["LINE", "PORT", "SEVERITY", "CHECK", "WHAT IS WRONG"],
    findings.map((finding) => [
      `${finding.citation.line}`,
      `${portText(finding)}/${finding.protocol}`,
      finding.severity,
      finding.check,
      finding.message
    ])
  );
  return `${table}
${counts.join(", ")}
`;
}

// src/registry/operations/compiled.ts
function compiledText(registry) {
  const count2 = registry.assignments.length;
  return `${rowsText(registry.assignments)}
${registry.title}: ${count2} ${count2 === 1 ? "row" : "rows"}
`;
}

// src/registry/operations/diff.ts
var import_cells = __toESM(require_cells(), 1);
var import_effect = __toESM(require_effect(), 1);
var import_ownership2 = __toESM(require_ownership(), 1);
function diffRegistries(before, after) {
  const left = new Set(rowsOf(before));
  const right = new Set(rowsOf(after));
  const changes = [];
  const pair = (keyOf2, kind) => {
    const waiting = /* @__PURE__ */ new Map();
    for (const row of right) {
      const list2 = waiting.get(keyOf2(row));
      if (list2) list2.push(row);
      else waiting.set(keyOf2(row), [row]);
    }
    for (const list2 of waiting.values()) list2.reverse();
    for (const row of left) {
      const other = waiting.get(keyOf2(row))?.pop();
      if (!other) continue;
      left.delete(row);
      right.delete(other);
      const fields = changedFields(row, other);
      if (fields.length > 0)
        changes.push({ kind: kind === "changed" && fields.includes("table") ? "moved" : kind, before: row, after: other, fields });
    }
  };
  const place = (row) => `${row.protocol} ${row.port} ${row.endPort}`;
  pair((row) => `${place(row)} ${(0, import_ownership2.processKey)(row.process)} ${tableOf(row)}`, "changed");
  pair((row) => `${place(row)} ${(0, import_ownership2.processKey)(row.process)}`, "changed");
  pair((row) => `${place(row)} ${tableOf(row)}`, "owner-changed");
  for (const [row, range2] of absorbed(left, after)) {
    left.delete(row);
    right.delete(range2);
    changes.push({ kind: "changed", before: row, after: range2, fields: ["port"] });
  }
  pair((row) => `${row.protocol} ${(0, import_ownership2.processKey)(row.process)} ${tableOf(row)} ${row.team} ${row.since} ${row.notes}`, "moved");
  for (const row of left) changes.push({ kind: "removed", before: row, after: null, fields: [] });
  for (const row of right) changes.push({ kind: "added", before: null, after: row, fields: [] });
  return changes.sort((a, b) => portOf(a) - portOf(b) || order(a) - order(b));
}
function* absorbed(left, after) {
  const ranges = rowsOf(after).filter((row) => row.endPort > row.port);
  for (const row of [...left]) {
    const range2 = ranges.find((each) => each.protocol === row.protocol && each.port <= row.port && row.endPort <= each.endPort);
    if (range2 && (0, import_ownership2.processKey)(range2.process) === (0, import_ownership2.processKey)(row.process) && tableOf(range2) === tableOf(row)) yield [row, range2];
  }
}
function rowsOf({ registry, release }) {
  return release === null ? [...registry.assignments] : registry.assignments.filter((row) => (0, import_effect.effectOf)(row, release) === "allocated");
}
function tableOf(row) {
  return row.status === "removed" ? "previously allocated" : row.exposure;
}
function changedFields(a, b) {
  const pairs = [
    ["port", portText(a), portText(b)],
    ["table", tableOf(a), tableOf(b)],
    ["process", (0, import_ownership2.processKey)(a.process), (0, import_ownership2.processKey)(b.process)],
    ["applicationProtocol", a.applicationProtocol, b.applicationProtocol],
    ["controlPlaneOnly", a.controlPlaneOnly, b.controlPlaneOnly],
    ["team", a.team, b.team],
    ["since", a.since, b.since],
    ["removed", a.removed, b.removed],
    ["notes", (0, import_cells.plainText)(a.notes ?? ""), (0, import_cells.plainText)(b.notes ?? "")]
  ];
  return pairs.filter(([, before, after]) => before !== after).map(([field]) => field);
}
function portOf(change) {
  return (change.before ?? change.after)?.port ?? 0;
}
function order(change) {
  return ["removed", "moved", "owner-changed", "changed", "added"].indexOf(change.kind);
}
function diffText(changes) {
  if (changes.length === 0) return "The two agree.\n";
  const table = textTable(
    ["CHANGE", "ROW", "DETAILS"],
    changes.map((change) => {
      const row = change.before ?? change.after;
      return [change.kind, row ? rowName(row) : "", detailsOf(change)];
    })
  );
  return `${table}
${changes.length} ${changes.length === 1 ? "difference" : "differences"}
`;
}
function detailsOf({ before, after, fields }) {
  const only = before && after ? null : before ?? after;
  if (only) return only.removed === null ? only.exposure : `${only.exposure}, until ${only.removed}`;
  if (!before || !after) return "";
  return fields.map((field) => {
    const [old, now] = [before, after].map(
      (row) => field === "port" ? portText(row) : field === "table" ? tableOf(row) : row[field]
    );
    return `${field}: ${old ?? "(nothing)"} -> ${now ?? "(nothing)"}`;
  }).join("; ");
}

// src/registry/operations/find.ts
var import_cells2 = __toESM(require_cells(), 1);

// src/registry/operations/list.ts
var import_effect2 = __toESM(require_effect(), 1);
function listRows(assignments, filter) {
  const { ports: ports2, owner, team, exposure, release } = filter;
  return assignments.filter(
    (row) => (!ports2 || ports2.some((range2) => range2.port <= row.endPort && row.port <= range2.endPort)) && (owner === void 0 || isNamed(row, owner)) && (team === void 0 || includes(row.team ?? "", team)) && (exposure === void 0 || row.exposure === exposure) && (release === void 0 || (0, import_effect2.effectOf)(row, release) === "allocated")
  );
}
function isNamed(row, text) {
  return [row.process, ...row.owners.flatMap((owner) => [owner.namespace, owner.name, owner.container])].some(
    (name) => includes(name, text)
  );
}
function includes(whole, part) {
  return whole.toLowerCase().includes(part.toLowerCase());
}
function listText(assignments) {
  if (assignments.length === 0) return "No row passes the filter.\n";
  return `${rowsText(assignments)}
${assignments.length} ${assignments.length === 1 ? "row" : "rows"}
`;
}

// src/registry/operations/find.ts
function isNoPort(query) {
  return /^\s*\d+(?:-\d+)?(?:\/\w*)?\s*$/.test(query) && typeof (0, import_cells2.readPorts)(query) === "string";
}
function findInRegistries(registries, query) {
  const cell = /^\s*\d/.test(query) ? (0, import_cells2.readPorts)(query) : "";
  const asked = { query, registries: registries.map(({ name }) => name) };
  const all = registries.flatMap((registry) => registry.assignments);
  const known = registries.flatMap((registry) => registry.unregistered ?? []);
  if (typeof cell === "string") {
    const word = query.trim().toLowerCase();
    return {
      ...asked,
      assignments: all.filter((row) => isNamed(row, word) || `${row.team}
${row.notes}`.toLowerCase().includes(word)),
      ranges: [],
      reservedRanges: [],
      unregistered: known.filter(({ owner }) => `${owner.namespace}
${owner.name}
${owner.container}`.toLowerCase().includes(word))
    };
  }
  const meets = (range2) => cell.ranges.some((wanted) => wanted.port <= range2.endPort && range2.port <= wanted.endPort);
  const hasProtocol = ({ protocol }) => cell.protocols.length === 0 || cell.protocols.includes(protocol);
  return {
    ...asked,
    assignments: all.filter((row) => meets(row) && hasProtocol(row)),
    ranges: registries.flatMap((registry) => registry.ranges).filter((range2) => meets(range2) && hasProtocol(range2)),
    reservedRanges: registries.flatMap((registry) => registry.reservedRanges).filter(meets),
    unregistered: known.filter((one) => meets({ port: one.port, endPort: one.port }) && hasProtocol(one))
  };
}
function findText(found) {
  const parts = [
    found.assignments.length === 0 ? `No row for ${found.query} in ${found.registries.join(", ")}.
` : rowsText(found.assignments)
  ];
  if (found.unregistered.length > 0) {
    const rows = found.unregistered.map(({ port, protocol, owner }) => [
      `${port}`,
      protocol,
      owner.name,
      owner.namespace,
      owner.source ?? ""
    ]);
    parts.push(`Known to be in use, without a row:
${textTable(["PORT", "PROTOCOL", "WORKLOAD", "NAMESPACE", "SEEN IN"], rows)}`);
  }
  if (found.ranges.length > 0) {
    const rows = found.ranges.map((range2) => [portText(range2), range2.protocol, range2.from, range2.to, range2.source]);
    parts.push(`Documented as open:
${textTable(["PORTS", "PROTOCOL", "FROM", "TO", "SOURCE"], rows)}`);
  }
  for (const range2 of found.reservedRanges) parts.push(`${portText(range2)} is kept for system services that others reach.
`);
  return parts.join("\n");
}

// src/registry/operations/free.ts
var import_default_ranges2 = __toESM(require_default_ranges(), 1);
var import_release = __toESM(require_release(), 1);
var import_effect3 = __toESM(require_effect(), 1);
function freePorts(registries, options) {
  const reasonOf4 = reasons(registries, options);
  const former = coverageOf(
    registries.flatMap((registry) => registry.assignments).filter((row) => row.protocol === options.protocol && (0, import_effect3.effectOf)(row, options.release) === "free")
  );
  const free = [];
  const taken = [];
  for (let port = options.range.port; port <= options.range.endPort && free.length < options.count; port++) {
    const reason = reasonOf4(port);
    const last = taken.at(-1);
    if (reason === null) free.push({ port, note: noteOf(former.holderOf(port)) });
    else if (last?.reason === reason && last.endPort === port - 1) taken[taken.length - 1] = { ...last, endPort: port };
    else taken.push({ port, endPort: port, reason });
  }
  return { free, taken };
}
function noteOf(row) {
  return row ? `allocated to ${row.process} until ${row.removed ?? "an older release"} (line ${row.citation.line})` : null;
}
function reasons(registries, options) {
  const { protocol, release, reach } = options;
  const nodePorts = options.nodePortRange ?? import_default_ranges2.NODE_PORT_RANGE;
  const ephemeral = options.ephemeralRange ?? import_default_ranges2.EPHEMERAL_RANGE;
  const rows = coverageOf(
    registries.flatMap((registry) => registry.assignments).filter((row) => row.protocol === protocol && (0, import_effect3.effectOf)(row, release) !== "free")
  );
  const known = new Map(
    registries.flatMap((registry) => registry.unregistered ?? []).filter((one) => one.protocol === protocol).map((one) => [one.port, one.owner.name])
  );
  const ranges = registries.flatMap((registry) => registry.ranges).filter((range2) => range2.protocol === protocol && isOpenAt(range2.since, release));
  const reserved = registries.flatMap((registry) => registry.reservedRanges);
  return (port) => {
    const row = rows.holderOf(port);
    if (row && (0, import_effect3.effectOf)(row, release) === "later") return `${rowName(row)} from ${row.since} on (line ${row.citation.line})`;
    if (row) return `${rowName(row)} (line ${row.citation.line})`;
    const holder = known.get(port);
    if (holder !== void 0) return `held by ${holder}, without a row`;
    if (holds(nodePorts, port)) return `node ports of Services (${portText(nodePorts)})`;
    if (holds(ephemeral, port)) return `the kernel gives these to outgoing connections (${portText(ephemeral)})`;
    if (reach === "any") {
      return ranges.length === 0 || ranges.some((range2) => holds(range2, port)) ? null : "in no range that users are told to open";
    }
    const kept = reserved.find((range2) => holds(range2, port));
    return kept ? `kept for services that others reach (${portText(kept)})` : null;
  };
}
function isOpenAt(since, release) {
  const first = since === null ? void 0 : (0, import_release.parseRelease)(since);
  return !first || !release || first[0] < release[0] || first[0] === release[0] && first[1] <= release[1];
}
function holds(range2, port) {
  return range2.port <= port && port <= range2.endPort;
}
function freeText({ free, taken }, options) {
  const range2 = `${portText(options.range)}/${options.protocol}`;
  const first = free.length === 0 ? `No port of ${range2} is free.
` : textTable(
    ["FREE", "NOTE"],
    free.map(({ port, note }) => [`${port}`, note ?? ""])
  );
  if (taken.length === 0) return first;
  return `${first}
${textTable(
    ["TAKEN", "WHY"],
    taken.map((part) => [portText(part), part.reason])
  )}`;
}

// src/registry/operations/propose.ts
var import_listener2 = __toESM(require_listener(), 1);
var import_span = __toESM(require_span(), 1);
var import_text2 = __toESM(require_text(), 1);
function proposeRows(listeners, view, options = {}) {
  const rows = /* @__PURE__ */ new Map();
  const [registry] = view.registries;
  for (const listener of listeners) {
    const { status } = listener.registration;
    if (status !== "unregistered" && status !== "previously-allocated") continue;
    if ((0, import_listener2.compareConfidence)(listener.confidence, options.minimumConfidence ?? "medium") < 0) continue;
    const { port, protocol, workload } = listener;
    const exposure = listener.reach === "localhost" ? "localhost" : "external";
    const process2 = processName(listener);
    const key = [exposure, protocol, port, process2].join(" ");
    if (rows.has(key)) continue;
    const span = listener.evidence[0]?.span ?? workload.span;
    rows.set(key, {
      exposure,
      protocol,
      port,
      process: process2,
      controlPlaneOnly: selectsControlPlane(listener) ? true : null,
      since: options.since ?? null,
      notes: notesOf(listener),
      path: span.path,
      line: span.line,
      after: rowBefore(registry?.assignments ?? [], exposure, protocol, port)
    });
  }
  return [...rows.values()].sort(
    (a, b) => (0, import_span.compareStrings)(a.exposure, b.exposure) || (0, import_span.compareStrings)(a.protocol, b.protocol) || a.port - b.port || (0, import_span.compareStrings)(a.process, b.process)
  );
}
function processName({ workload, container }) {
  return workload.name.replaceAll(import_text2.UNKNOWN, "").replace(/^[-.]+|[-.]+$/g, "") || container?.replaceAll(import_text2.UNKNOWN, "") || "unnamed";
}
function notesOf({ container, reach, workload }) {
  const notes = container === null || container === workload.name ? [] : [`container ${container.replaceAll(import_text2.UNKNOWN, "\u2026")}`];
  if (reach === "unknown") notes.push("address not known from the manifest");
  return notes.join("; ");
}
function selectsControlPlane({ workload }) {
  return Object.keys(workload.scheduling.nodeSelector).some((key) => /^node-role\.kubernetes\.io\/(master|control-plane)$/.test(key));
}
function rowBefore(rows, exposure, protocol, port) {
  return rows.filter((row) => row.status !== "removed" && row.exposure === exposure && row.protocol === protocol && row.port <= port).reduce((best, row) => !best || row.port >= best.port ? row : best, null);
}
function proposeText(rows) {
  if (rows.length === 0) return "Every host port of the input has a row.\n";
  const parts = [];
  for (const [title, group] of groups(rows)) {
    const cells = group.map((row) => [`${row.port}`, row.process, "", row.controlPlaneOnly ? "yes" : "", "", row.since ?? "", row.notes]);
    const places = group.map((row) => [
      `${row.port}`,
      row.after ? `below line ${row.after.citation.line} (${row.after.port} ${row.after.process})` : "at the top of the table",
      `${row.path}:${row.line}`
    ]);
    parts.push(`${title}

${markdownTable(cells)}
${textTable(["PORT", "WHERE IT GOES", "SEEN IN"], places)}`);
  }
  return `${parts.join("\n")}
Fill in the owning team and the release, then propose the rows to the registry's owners.
`;
}
function groups(rows) {
  const byTable = /* @__PURE__ */ new Map();
  for (const row of rows) {
    const title = row.exposure === "external" ? `## External / ${row.protocol}` : row.protocol === "TCP" ? "## Localhost-only" : `## Localhost-only / ${row.protocol}`;
    const group = byTable.get(title);
    if (group) group.push(row);
    else byTable.set(title, [row]);
  }
  return byTable;
}
function markdownTable(rows) {
  const headings = ["Port", "Process", "Protocol", "Control-plane only", "Owning Team", "Since", "Notes"];
  const escaped = rows.map((row) => row.map((cell) => cell.replace(/[\r\n]+/g, " ").replaceAll("|", "\\|")));
  const widths = headings.map(
    (heading, column) => escaped.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), heading.length)
  );
  const line = (cells, fill) => `|${cells.map((cell, column) => `${fill}${cell.padEnd(widths[column] ?? 0, fill)}${fill}`).join("|")}|
`;
  return [
    line(headings, " "),
    line(
      headings.map(() => ""),
      "-"
    ),
    ...escaped.map((row) => line(row, " "))
  ].join("");
}

// src/cli/registry.ts
var import_view = __toESM(require_view(), 1);

// src/cli/registry-files.ts
var import_node_fs6 = require("node:fs");
var import_node_path7 = require("node:path");
var import_release2 = __toESM(require_release(), 1);
var import_usage_error10 = __toESM(require_usage_error(), 1);
var import_load = __toESM(require_load(), 1);
async function openRegistries(names, cwd) {
  const { registries, problems } = await (0, import_load.loadRegistries)(names.length > 0 ? names : ["openshift"], { cwd });
  if (problems.length > 0) throw new import_usage_error10.UsageError(problems.map(problemText).join("\n"));
  return registries;
}
async function openDocument(file, options, cwd) {
  const base = options.base === "none" ? null : (await openRegistries([options.base], cwd))[0] ?? null;
  return (0, import_load.loadRegistry)(file, { cwd, base, ...options.name === void 0 ? {} : { name: options.name } });
}
async function openEdition(reference, options, cwd) {
  const isRelease = (0, import_release2.parseRelease)(reference) !== void 0 && !(0, import_node_fs6.existsSync)((0, import_node_path7.resolve)(cwd, reference));
  const found = /^(.*)@([^@/\\]*)$/s.exec(isRelease ? `@${reference}` : reference);
  const release = found ? (0, import_release2.parseRelease)(found[2] ?? "") : null;
  if (release === void 0) throw new import_usage_error10.UsageError(`${reference}: after @ write a release, such as 4.16`);
  const { registry, problems, notes } = await openDocument(found ? found[1] || "openshift" : reference, options, cwd);
  return { edition: registry ? { registry, release } : null, problems, notes };
}
function problemText({ path: path7, line, column, message }) {
  return `${path7}:${line}:${column}: ${message}`;
}

// src/cli/registry.ts
function registryCommand(io, parts) {
  const registry = new Command("registry").description("read, check and search registries of host ports").showSuggestionAfterError().exitOverride().configureOutput({ writeOut: io.stdout, writeErr: io.stderr });
  const print2 = (format, json, text) => io.stdout(format === "json" ? `${JSON.stringify(json, null, 2)}
` : text.split("\n").map(visible).join("\n"));
  const tell = (problems) => {
    for (const { path: path7, line, column, message } of problems) io.stderr(`${visible(`${path7}:${line}:${column}: ${message}`)}
`);
  };
  const examples = (...lines) => `
Examples:
${lines.map((line) => `  $ hostport-lint registry ${line}
`).join("")}`;
  registry.command("compile").description("compile the Markdown tables of a registry document to rows that --registry takes").argument("<file>", "the document, today\u2019s or an older version").addOption(formatOption()).addOption(baseOption()).option("--name <name>", "name of the compiled registry (default: made of the file\u2019s name)").addHelpText("after", examples("compile host-port-registry.md --format json > ports.json", "compile own-ports.md --base none")).action(async (file, flags) => {
    const { registry: registry2, problems, notes } = await openDocument(file, flags, io.cwd);
    tell([...problems, ...notes]);
    if (registry2) print2(flags.format, registry2, compiledText(registry2));
    if (problems.length > 0) io.setExitCode(import_exit_code2.EXIT.incomplete);
  });
  registry.command("check").description("lint a registry itself: rows that contradict each other, their notes or the documented ranges").argument("[files...]", "documents, compiled registries, or built-in names", ["openshift"]).addOption(formatOption()).addOption(baseOption()).addOption(
    new Option("--fail-on <severity>", "return 1 when a finding is at least this severe").choices([...import_finding2.SEVERITIES, "never"]).default("error")
  ).addHelpText("after", examples("check host-port-registry.md", "check --fail-on warning host-port-registry.md")).action(async (files, flags) => {
    const opened = await Promise.all(files.map((file) => openDocument(file, flags, io.cwd)));
    const problems = opened.flatMap((one) => one.problems);
    const registries = opened.flatMap(({ registry: registry2 }) => registry2 ?? []);
    const texts = opened.flatMap(
      ({ registry: registry2 }, index) => registry2 ? [{ file: files[index], text: checkText(checkRegistry(registry2)) }] : []
    );
    tell([...problems, ...opened.flatMap(({ notes }) => notes)]);
    const findings = registries.flatMap(checkRegistry);
    if (registries.length > 0)
      print2(
        flags.format,
        { version: 1, findings, problems },
        texts.map(({ file, text }) => texts.length > 1 ? `${file}
${text}` : text).join("\n")
      );
    const { failOn } = flags;
    const failed = failOn !== "never" && findings.some((finding) => (0, import_finding2.compareSeverity)(finding.severity, failOn) >= 0);
    io.setExitCode(problems.length > 0 ? import_exit_code2.EXIT.incomplete : failed ? import_exit_code2.EXIT.findings : import_exit_code2.EXIT.clean);
  });
  registry.command("list").description("list rows").addOption(formatOption()).addOption(registryOption()).addOption(new Option("--port <ports>", "rows that hold one of these ports: 9104, 9000-9100").argParser(ports)).option("--owner <text>", "rows whose process or owning workload is named so").option("--team <text>", "rows of a team").addOption(new Option("--exposure <exposure>", "who may reach the port").choices(["external", "localhost"])).addOption(releaseOption("only rows that are in effect as of this release")).addHelpText("after", examples("list --team sdn", "list --exposure localhost --release 4.16", "list --owner etcd --format json")).action(async (flags) => {
    const { format, registry: names, port, ...filter } = flags;
    const registries = await openRegistries(names, io.cwd);
    const rows = listRows(
      registries.flatMap((each) => each.assignments),
      { ...filter, ...port ? { ports: port } : {} }
    );
    print2(format, { version: 1, assignments: rows }, listText(rows));
  });
  registry.command("find").description("tell everything that is known of a port, a range of ports or a name").argument("<query>", "9104, 9104/UDP, 9000-9100, or a word such as etcd").addOption(formatOption()).addOption(registryOption()).addHelpText("after", examples("find 9104", "find 9000-9100", "find etcd")).action(async (query, flags) => {
    if (query.trim() === "") throw new import_usage_error11.UsageError("nothing to find; write a port, a range of ports or a word, or see registry list");
    if (isNoPort(query)) throw new import_usage_error11.UsageError(`${query} is no port; ports go from 1 to 65535, as in 9104, 9104/UDP or 9000-9100`);
    const found = findInRegistries(await openRegistries(flags.registry, io.cwd), query);
    print2(flags.format, { version: 1, ...found }, findText(found));
  });
  registry.command("free").description("name the next free ports of a range, and why the others are taken").argument("[ports]", "where to look: the same as --range", range).addOption(formatOption()).addOption(registryOption()).addOption(new Option("--range <ports>", "where to look (default: 9000-9999, for localhost 20000-29999)").argParser(range)).addOption(new Option("--protocol <protocol>", "transport").choices([...import_address.PROTOCOLS]).default("TCP")).addOption(new Option("--reach <reach>", "who shall reach the port").choices(["any", "localhost"]).default("any")).addOption(releaseOption("judge as of this release")).addOption(new Option("--count <number>", "how many ports to name").argParser(count).default(5)).addHelpText("after", examples("free", "free --reach localhost 29100-29199", "free --protocol UDP --release 4.20 --count 1")).action(async (wanted, flags) => {
    const { format, registry: names, range: given = wanted, release = null, ...rest } = flags;
    const usual = rest.reach === "any" ? { port: 9e3, endPort: 9999 } : { port: 2e4, endPort: 29999 };
    const options = { ...rest, release, range: given ?? usual };
    const found = freePorts(await openRegistries(names, io.cwd), options);
    const { range: searched, protocol, reach } = options;
    print2(
      format,
      { version: 1, range: searched, protocol, reach, release: release?.join(".") ?? null, ...found },
      freeText(found, options)
    );
  });
  registry.command("diff").description("compare two documents, or two releases of one: rows added, removed, moved, or with another owner").argument(
    "<before>",
    "a document, a registry file or a built-in name; @4.16 after it takes the rows of that release, and 4.16 alone OpenShift\u2019s"
  ).argument("<after>", "the same").addOption(formatOption()).addOption(baseOption()).addHelpText("after", examples("diff old.md new.md", "diff 4.16 4.20", "diff openshift host-port-registry.md")).action(async (before, after, flags) => {
    const left = await openEdition(before, flags, io.cwd);
    const right = await openEdition(after, flags, io.cwd);
    const problems = [...left.problems, ...right.problems];
    tell([...problems, ...left.notes, ...right.notes]);
    if (left.edition && right.edition) {
      const changes = diffRegistries(left.edition, right.edition);
      print2(flags.format, { version: 1, changes, problems }, diffText(changes));
    }
    if (problems.length > 0) io.setExitCode(import_exit_code2.EXIT.incomplete);
  });
  registry.command("propose").description("print the rows that a registry lacks for the host ports of manifests").argument("<paths...>", "files, folders or globs; - reads standard input").addOption(formatOption()).addOption(registryOption()).addOption(releaseOption("judge as of this release")).addOption(new Option("--since <release>", "release for the column Since").argParser((text) => releaseOf(text).join("."))).addOption(new Option("--min-confidence <level>", "leave out less certain ports").choices([...import_listener3.CONFIDENCES]).default("medium")).addHelpText("after", examples("propose manifests/", "propose --since 4.21 daemonset.yaml")).action(async (paths, flags) => {
    const { format, registry: names, release = null, since, minConfidence } = flags;
    const view = (0, import_view.createRegistryView)(await openRegistries(names, io.cwd), { release });
    const found = await parts.listenersOf(paths, { registries: names, release: release?.join(".") ?? null });
    const rows = proposeRows(found.listeners, view, { minimumConfidence: minConfidence, ...since === void 0 ? {} : { since } });
    tell(found.problems);
    print2(format, { version: 1, rows, problems: found.problems }, proposeText(rows));
    if (found.problems.length > 0) io.setExitCode(import_exit_code2.EXIT.incomplete);
  });
  return registry;
}
function formatOption() {
  return new Option("-f, --format <format>", "how to print").choices(["text", "json"]).default("text");
}
function registryOption() {
  return new Option("--registry <name|file>", "registry to read: openshift, kubernetes, or a file; may be repeated").argParser(collect).default([], "openshift");
}
function baseOption() {
  return new Option("--base <name|file>", "registry that gives a document its owners and documented ranges, or none").default("openshift");
}
function releaseOption(description) {
  return new Option("--release <version>", description).argParser(releaseOf);
}
function releaseOf(text) {
  const release = (0, import_release3.parseRelease)(text);
  if (!release) throw new InvalidArgumentError("Write a release like 4.19.");
  return release;
}
function ports(text) {
  const cell = (0, import_cells3.readPorts)(text);
  if (typeof cell === "string") throw new InvalidArgumentError("Write ports like 9104, 9000-9100 or 9104,9105.");
  return cell.ranges;
}
function range(text) {
  const [first, ...rest] = ports(text);
  if (!first || rest.length > 0) throw new InvalidArgumentError("Write one range like 9000-9999.");
  return first;
}
function count(text) {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new InvalidArgumentError("Write a number from 1 on.");
  return Number(text);
}

// src/cli/program.ts
async function runCommandLine(words, io) {
  try {
    await createProgram(io, words).parseAsync([...words], { from: "user" });
  } catch (error) {
    if (error instanceof CommanderError) io.setExitCode(error.exitCode === 0 ? import_exit_code3.EXIT.clean : import_exit_code3.EXIT.usage);
    else if (error instanceof import_usage_error12.UsageError) {
      io.stderr(`hostport-lint: ${error.message}
`);
      io.setExitCode(import_exit_code3.EXIT.usage);
    } else throw error;
  }
}
function createProgram(io, words) {
  const output = { writeOut: io.stdout, writeErr: io.stderr };
  const program2 = new Command("hostport-lint").description("Finds conflicts over host ports in Kubernetes and OpenShift manifests.").version(import_product4.VERSION, "-V, --version").showSuggestionAfterError().enablePositionalOptions().exitOverride().configureOutput(output);
  const commands = commandsBeside(program2, io);
  const complete = () => {
    if (program2.commands.length > 0) return program2;
    for (const create of Object.values(commands)) program2.addCommand(create().exitOverride().configureOutput(output));
    return program2.addCommand(completerCommand(program2, io).exitOverride(), { hidden: true });
  };
  addLintCommand(program2, io, complete);
  const mayAskForMore = !words || words.some((word) => word === COMPLETER || Object.hasOwn(commands, word) || ASKS_FOR_HELP.test(word));
  return mayAskForMore ? complete() : program2;
}
var ASKS_FOR_HELP = /^--help$|^-\w*h/;
function commandsBeside(program2, io) {
  const listenersOf = async (paths, options) => {
    const { result } = await (0, import_run6.run)({
      paths,
      cwd: io.cwd,
      registries: options.registries ?? [],
      release: options.release ?? null,
      rules: [],
      disabledRules: [],
      minimumConfidence: "low",
      failOn: "never",
      noIgnore: false,
      ...readSourceOptions(DEFAULT_SOURCES, io),
      readStandardInput: io.readStandardInput
    });
    return result;
  };
  return {
    ports: () => portsCommand(io),
    config: () => configCommand(io),
    init: () => initCommand(io),
    baseline: () => baselineCommand(io),
    rules: () => rulesCommand(io),
    registry: () => registryCommand(io, { listenersOf }),
    completion: () => completionCommand(io),
    help: () => helpCommand(program2, io)
  };
}

// src/cli/main.ts
async function main() {
  process.stdout.on("error", (error) => process.exit(error.code === "EPIPE" ? 0 : 1));
  await runCommandLine(process.argv.slice(2), {
    stdout: (text) => process.stdout.write(text),
    stderr: (text) => process.stderr.write(text),
    readStandardInput: async () => {
      const chunks = [];
      for await (const chunk of process.stdin) chunks.push(chunk);
      return Buffer.concat(chunks);
    },
    cwd: process.cwd(),
    env: process.env,
    isTerminal: process.stdout.isTTY === true,
    isErrorTerminal: process.stderr.isTTY === true,
    columns: process.stdout.columns,
    setExitCode: (code) => {
      process.exitCode = code;
    }
  });
}
void main();
