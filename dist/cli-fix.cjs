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
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
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
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// link:src/manifest/template.ts
var require_template = __commonJS({
  "link:src/manifest/template.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_manifest_template;
  }
});

// link:src/model/exit-code.ts
var require_exit_code = __commonJS({
  "link:src/model/exit-code.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_exit_code;
  }
});

// link:src/run.ts
var require_run = __commonJS({
  "link:src/run.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_run;
  }
});

// link:src/source/files.ts
var require_files = __commonJS({
  "link:src/source/files.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_source_files;
  }
});

// src/cli/fix.ts
var fix_exports = {};
__export(fix_exports, {
  fixFiles: () => fixFiles,
  paintDiff: () => paintDiff
});
module.exports = __toCommonJS(fix_exports);
var import_node_fs2 = require("node:fs");

// node_modules/diff/libesm/diff/base.js
var Diff = class {
  diff(oldStr, newStr, options = {}) {
    let callback;
    if (typeof options === "function") {
      callback = options;
      options = {};
    } else if ("callback" in options) {
      callback = options.callback;
    }
    const oldString = this.castInput(oldStr, options);
    const newString = this.castInput(newStr, options);
    const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
    const newTokens = this.removeEmpty(this.tokenize(newString, options));
    return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
  }
  diffWithOptionsObj(oldTokens, newTokens, options, callback) {
    var _a;
    const done = (value) => {
      value = this.postProcess(value, options);
      if (callback) {
        setTimeout(function() {
          callback(value);
        }, 0);
        return void 0;
      } else {
        return value;
      }
    };
    const newLen = newTokens.length, oldLen = oldTokens.length;
    let editLength = 1;
    let maxEditLength = newLen + oldLen;
    if (options.maxEditLength != null) {
      maxEditLength = Math.min(maxEditLength, options.maxEditLength);
    }
    const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
    const abortAfterTimestamp = Date.now() + maxExecutionTime;
    const bestPath = [{ oldPos: -1, lastComponent: void 0 }];
    let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
    if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
      return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
    }
    let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
    const execEditLength = () => {
      for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
        let basePath;
        const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
        if (removePath) {
          bestPath[diagonalPath - 1] = void 0;
        }
        let canAdd = false;
        if (addPath) {
          const addPathNewPos = addPath.oldPos - diagonalPath;
          canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
        }
        const canRemove = removePath && removePath.oldPos + 1 < oldLen;
        if (!canAdd && !canRemove) {
          bestPath[diagonalPath] = void 0;
          continue;
        }
        if (!canRemove || canAdd && removePath.oldPos < addPath.oldPos) {
          basePath = this.addToPath(addPath, true, false, 0, options);
        } else {
          basePath = this.addToPath(removePath, false, true, 1, options);
        }
        newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
        if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
          return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
        } else {
          bestPath[diagonalPath] = basePath;
          if (basePath.oldPos + 1 >= oldLen) {
            maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
          }
          if (newPos + 1 >= newLen) {
            minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
          }
        }
      }
      editLength++;
    };
    if (callback) {
      (function exec() {
        setTimeout(function() {
          if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
            return callback(void 0);
          }
          if (!execEditLength()) {
            exec();
          }
        }, 0);
      })();
    } else {
      while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
        const ret = execEditLength();
        if (ret) {
          return ret;
        }
      }
    }
  }
  addToPath(path2, added, removed, oldPosInc, options) {
    const last = path2.lastComponent;
    if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
      return {
        oldPos: path2.oldPos + oldPosInc,
        lastComponent: { count: last.count + 1, added, removed, previousComponent: last.previousComponent }
      };
    } else {
      return {
        oldPos: path2.oldPos + oldPosInc,
        lastComponent: { count: 1, added, removed, previousComponent: last }
      };
    }
  }
  extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
    const newLen = newTokens.length, oldLen = oldTokens.length;
    let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
    while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
      newPos++;
      oldPos++;
      commonCount++;
      if (options.oneChangePerToken) {
        basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
      }
    }
    if (commonCount && !options.oneChangePerToken) {
      basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
    }
    basePath.oldPos = oldPos;
    return newPos;
  }
  equals(left, right, options) {
    if (options.comparator) {
      return options.comparator(left, right);
    } else {
      return left === right || !!options.ignoreCase && left.toLowerCase() === right.toLowerCase();
    }
  }
  removeEmpty(array) {
    const ret = [];
    for (let i = 0; i < array.length; i++) {
      if (array[i]) {
        ret.push(array[i]);
      }
    }
    return ret;
  }
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  castInput(value, options) {
    return value;
  }
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  tokenize(value, options) {
    return Array.from(value);
  }
  join(chars) {
    return chars.join("");
  }
  postProcess(changeObjects, options) {
    return changeObjects;
  }
  get useLongestToken() {
    return false;
  }
  buildValues(lastComponent, newTokens, oldTokens) {
    const components = [];
    let nextComponent;
    while (lastComponent) {
      components.push(lastComponent);
      nextComponent = lastComponent.previousComponent;
      delete lastComponent.previousComponent;
      lastComponent = nextComponent;
    }
    components.reverse();
    const componentLen = components.length;
    let componentPos = 0, newPos = 0, oldPos = 0;
    for (; componentPos < componentLen; componentPos++) {
      const component = components[componentPos];
      if (!component.removed) {
        if (!component.added && this.useLongestToken) {
          let value = newTokens.slice(newPos, newPos + component.count);
          value = value.map(function(value2, i) {
            const oldValue = oldTokens[oldPos + i];
            return oldValue.length > value2.length ? oldValue : value2;
          });
          component.value = this.join(value);
        } else {
          component.value = this.join(newTokens.slice(newPos, newPos + component.count));
        }
        newPos += component.count;
        if (!component.added) {
          oldPos += component.count;
        }
      } else {
        component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
        oldPos += component.count;
      }
    }
    return components;
  }
};

// node_modules/diff/libesm/diff/line.js
var LineDiff = class extends Diff {
  constructor() {
    super(...arguments);
    this.tokenize = tokenize;
  }
  equals(left, right, options) {
    if (options.ignoreWhitespace) {
      if (!options.newlineIsToken || !left.includes("\n")) {
        left = left.trim();
      }
      if (!options.newlineIsToken || !right.includes("\n")) {
        right = right.trim();
      }
    } else if (options.ignoreNewlineAtEof && !options.newlineIsToken) {
      if (left.endsWith("\n")) {
        left = left.slice(0, -1);
      }
      if (right.endsWith("\n")) {
        right = right.slice(0, -1);
      }
    }
    return super.equals(left, right, options);
  }
};
var lineDiff = new LineDiff();
function diffLines(oldStr, newStr, options) {
  return lineDiff.diff(oldStr, newStr, options);
}
function tokenize(value, options) {
  if (options.stripTrailingCr) {
    value = value.replace(/\r\n/g, "\n");
  }
  const retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
  if (!linesAndNewlines[linesAndNewlines.length - 1]) {
    linesAndNewlines.pop();
  }
  for (let i = 0; i < linesAndNewlines.length; i++) {
    const line = linesAndNewlines[i];
    if (i % 2 && !options.newlineIsToken) {
      retLines[retLines.length - 1] += line;
    } else {
      retLines.push(line);
    }
  }
  return retLines;
}

// node_modules/diff/libesm/patch/create.js
var INCLUDE_HEADERS = {
  includeIndex: true,
  includeUnderline: true,
  includeFileHeaders: true
};
function structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
  let optionsObj;
  if (!options) {
    optionsObj = {};
  } else if (typeof options === "function") {
    optionsObj = { callback: options };
  } else {
    optionsObj = options;
  }
  if (typeof optionsObj.context === "undefined") {
    optionsObj.context = 4;
  }
  const context = optionsObj.context;
  if (optionsObj.newlineIsToken) {
    throw new Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
  }
  if (!optionsObj.callback) {
    return diffLinesResultToPatch(diffLines(oldStr, newStr, optionsObj));
  } else {
    const { callback } = optionsObj;
    diffLines(oldStr, newStr, Object.assign(Object.assign({}, optionsObj), { callback: (diff) => {
      const patch = diffLinesResultToPatch(diff);
      callback(patch);
    } }));
  }
  function diffLinesResultToPatch(diff) {
    if (!diff) {
      return;
    }
    diff.push({ value: "", lines: [] });
    function contextLines(lines) {
      return lines.map(function(entry) {
        return " " + entry;
      });
    }
    const hunks = [];
    let oldRangeStart = 0, newRangeStart = 0, curRange = [], oldLine = 1, newLine = 1;
    for (let i = 0; i < diff.length; i++) {
      const current = diff[i], lines = current.lines || splitLines(current.value);
      current.lines = lines;
      if (current.added || current.removed) {
        if (!oldRangeStart) {
          const prev = diff[i - 1];
          oldRangeStart = oldLine;
          newRangeStart = newLine;
          if (prev) {
            curRange = context > 0 ? contextLines(prev.lines.slice(-context)) : [];
            oldRangeStart -= curRange.length;
            newRangeStart -= curRange.length;
          }
        }
        for (const line of lines) {
          curRange.push((current.added ? "+" : "-") + line);
        }
        if (current.added) {
          newLine += lines.length;
        } else {
          oldLine += lines.length;
        }
      } else {
        if (oldRangeStart) {
          if (lines.length <= context * 2 && i < diff.length - 2) {
            for (const line of contextLines(lines)) {
              curRange.push(line);
            }
          } else {
            const contextSize = Math.min(lines.length, context);
            for (const line of contextLines(lines.slice(0, contextSize))) {
              curRange.push(line);
            }
            const hunk = {
              oldStart: oldRangeStart,
              oldLines: oldLine - oldRangeStart + contextSize,
              newStart: newRangeStart,
              newLines: newLine - newRangeStart + contextSize,
              lines: curRange
            };
            hunks.push(hunk);
            oldRangeStart = 0;
            newRangeStart = 0;
            curRange = [];
          }
        }
        oldLine += lines.length;
        newLine += lines.length;
      }
    }
    for (const hunk of hunks) {
      for (let i = 0; i < hunk.lines.length; i++) {
        if (hunk.lines[i].endsWith("\n")) {
          hunk.lines[i] = hunk.lines[i].slice(0, -1);
        } else {
          hunk.lines.splice(i + 1, 0, "\\ No newline at end of file");
          i++;
        }
      }
    }
    return {
      oldFileName,
      newFileName,
      oldHeader,
      newHeader,
      hunks
    };
  }
}
function formatPatch(patch, headerOptions) {
  if (!headerOptions) {
    headerOptions = INCLUDE_HEADERS;
  }
  if (Array.isArray(patch)) {
    if (patch.length > 1 && !headerOptions.includeFileHeaders) {
      throw new Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
    }
    return patch.map((p) => formatPatch(p, headerOptions)).join("\n");
  }
  const ret = [];
  if (headerOptions.includeIndex && patch.oldFileName == patch.newFileName) {
    ret.push("Index: " + patch.oldFileName);
  }
  if (headerOptions.includeUnderline) {
    ret.push("===================================================================");
  }
  if (headerOptions.includeFileHeaders) {
    ret.push("--- " + patch.oldFileName + (typeof patch.oldHeader === "undefined" ? "" : "	" + patch.oldHeader));
    ret.push("+++ " + patch.newFileName + (typeof patch.newHeader === "undefined" ? "" : "	" + patch.newHeader));
  }
  for (let i = 0; i < patch.hunks.length; i++) {
    const hunk = patch.hunks[i];
    if (hunk.oldLines === 0) {
      hunk.oldStart -= 1;
    }
    if (hunk.newLines === 0) {
      hunk.newStart -= 1;
    }
    ret.push("@@ -" + hunk.oldStart + "," + hunk.oldLines + " +" + hunk.newStart + "," + hunk.newLines + " @@");
    for (const line of hunk.lines) {
      ret.push(line);
    }
  }
  return ret.join("\n") + "\n";
}
function createTwoFilesPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
  if (typeof options === "function") {
    options = { callback: options };
  }
  if (!(options === null || options === void 0 ? void 0 : options.callback)) {
    const patchObj = structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options);
    if (!patchObj) {
      return;
    }
    return formatPatch(patchObj, options === null || options === void 0 ? void 0 : options.headerOptions);
  } else {
    const { callback } = options;
    structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, Object.assign(Object.assign({}, options), { callback: (patchObj) => {
      if (!patchObj) {
        callback(void 0);
      } else {
        callback(formatPatch(patchObj, options.headerOptions));
      }
    } }));
  }
}
function splitLines(text) {
  const hasTrailingNl = text.endsWith("\n");
  const result = text.split("\n").map((line) => line + "\n");
  if (hasTrailingNl) {
    result.pop();
  } else {
    result.push(result.pop().slice(0, -1));
  }
  return result;
}

// src/fix/diff.ts
function unifiedDiff(path2, before, after) {
  return diffOf(`a/${path2}`, `b/${path2}`, before, after);
}
function renderDiff(command, before, after) {
  const lines = before.split("\n");
  const diff = diffOf(command, `${command}, mended`, before, after).replace(/^@@ -(\d+).*$/gm, (head, line) => {
    const source = lines.slice(0, Number(line) + 3).findLast((one) => one.startsWith("# Source: "));
    return source === void 0 ? head : `${head} ${source}`;
  });
  return diff.replace(/^(?=.)/gm, "  ");
}
function diffOf(from, to, before, after) {
  return createTwoFilesPatch(from, to, before, after, void 0, void 0, { context: 3 }).replace(/^=+\n/, "");
}
function paintDiff(diff) {
  return diff.split("\n").map((line) => {
    const [, isHead, sign] = /^(?: {2})?(?:(\+\+\+ |--- )|([-+@]))/.exec(line) ?? [];
    const code = isHead ? "1" : sign === "+" ? "32" : sign === "-" ? "31" : sign === "@" ? "36" : "";
    return code === "" ? line : `\x1B[${code}m${line}\x1B[0m`;
  }).join("\n");
}

// src/fix/apply.ts
function applyEdits(text, edits) {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  const parts = [];
  let done = 0;
  let applied = 0;
  let last = -1;
  for (const edit of sorted) {
    const touches = edit.start <= last || edit.start < done;
    if (touches || edit.end < edit.start || edit.end > text.length) continue;
    parts.push(text.slice(done, edit.start), edit.text);
    done = edit.end;
    last = edit.end;
    applied++;
  }
  parts.push(text.slice(done));
  return { text: parts.join(""), applied };
}

// src/fix/draft.ts
function applyRound(drafts, edits, read) {
  let isChanged = false;
  for (const [key, own] of edits) {
    const before = drafts.get(key)?.before ?? read(key);
    const { text, applied } = applyEdits(drafts.get(key)?.after ?? before, own);
    if (applied === 0) continue;
    drafts.set(key, { before, after: text, count: (drafts.get(key)?.count ?? 0) + applied });
    isChanged = true;
  }
  return isChanged;
}

// src/fix/write.ts
var import_node_crypto = require("node:crypto");
var import_node_fs = require("node:fs");
var import_node_path = __toESM(require("node:path"), 1);
function stampOf(file) {
  const { mtimeMs, ctimeMs, size, ino } = (0, import_node_fs.statSync)(file);
  return [mtimeMs, ctimeMs, size, ino].join(" ");
}
function replaceFile(file, text) {
  const real = (0, import_node_fs.realpathSync)(file);
  const temporary = import_node_path.default.join(import_node_path.default.dirname(real), `.${import_node_path.default.basename(real)}.${(0, import_node_crypto.randomUUID)()}.tmp`);
  try {
    (0, import_node_fs.writeFileSync)(temporary, text, { flag: "wx" });
    (0, import_node_fs.chmodSync)(temporary, (0, import_node_fs.statSync)(real).mode);
    (0, import_node_fs.renameSync)(temporary, real);
  } catch (error) {
    (0, import_node_fs.rmSync)(temporary, { force: true });
    throw error;
  }
}

// src/cli/fix.ts
var import_template = __toESM(require_template(), 1);
var import_exit_code = __toESM(require_exit_code(), 1);
var import_run = __toESM(require_run(), 1);
var import_files = __toESM(require_files(), 1);

// src/cli/fix-renders.ts
function createRenderFixes(first) {
  const { all, close } = first.renders;
  const drafts = /* @__PURE__ */ new Map();
  const origins = originsIn(first, all);
  return {
    apply: (outcome) => applyRound(drafts, editsIn(outcome, all), (command) => all.find((one) => one.command === command)?.text() ?? ""),
    texts: () => new Map([...drafts].map(([command, { after }]) => [command, after])),
    count: () => [...drafts.values()].reduce((sum, { count }) => sum + count, 0),
    diff: async () => {
      const diffs = [];
      const told = /* @__PURE__ */ new Set();
      try {
        for (const [command, draft] of drafts) {
          const render = all.find((one) => one.command === command);
          if (render) diffs.push(await diffOf2(render, draft, origins.get(command) ?? /* @__PURE__ */ new Map(), told));
        }
      } finally {
        close();
      }
      return diffs.join("");
    }
  };
}
async function diffOf2(render, { after }, origins, told) {
  const { changes, rest } = await render.carryOver(after, origins);
  const parts = [];
  const diffs = changes.map((change) => unifiedDiff(change.path, change.before, change.after)).filter((diff) => !told.has(diff));
  if (diffs.length > 0) parts.push(`# of the files that ${render.command} reads; git apply or patch takes it
`, ...diffs);
  for (const diff of diffs) told.add(diff);
  if (rest !== after) {
    parts.push("# of a render, which is no file: carry it over by hand into what it is made from\n");
    parts.push(renderDiff(render.command, rest, after));
  }
  return parts.join("");
}
function renderOf(path2, renders) {
  return renders.find(({ paths }) => paths.has(path2));
}
function editsIn({ result }, renders) {
  const byCommand = /* @__PURE__ */ new Map();
  for (const { renderFix, suppressed } of result.findings) {
    for (const edit of suppressed ? [] : renderFix?.edits ?? []) {
      const command = renderOf(edit.path, renders)?.command ?? "";
      byCommand.set(command, [...byCommand.get(command) ?? [], edit]);
    }
  }
  return byCommand;
}
function originsIn({ result }, renders) {
  const byCommand = /* @__PURE__ */ new Map();
  for (const { renderFix, port } of result.findings) {
    for (const { path: path2 } of port === null ? [] : renderFix?.edits ?? []) {
      const command = renderOf(path2, renders)?.command ?? "";
      const known = byCommand.get(command) ?? /* @__PURE__ */ new Map();
      if (port !== null && renderFix) byCommand.set(command, known.set(port, renderFix.origin));
    }
  }
  return byCommand;
}

// src/cli/fix.ts
var MAXIMUM_ROUNDS = 100;
async function fixFiles(given, dryRun) {
  const options = { ...given, readStandardInput: once(given.readStandardInput) };
  const files = /* @__PURE__ */ new Map();
  const stamps = /* @__PURE__ */ new Map();
  const onFile = (path2, file) => {
    files.set(path2, file);
    if (!stamps.has(path2)) stamps.set(path2, stampOf(file));
  };
  let outcome = await (0, import_run.run)({ ...options, onFile });
  const read = await readerOf(options, files);
  const drafts = /* @__PURE__ */ new Map();
  const renders = createRenderFixes(outcome);
  for (let round = 0; round < MAXIMUM_ROUNDS; round++) {
    const inFiles = applyRound(drafts, editsOf(outcome), read);
    const inRenders = renders.apply(outcome);
    if (!inFiles && !inRenders) break;
    outcome = await (0, import_run.run)({ ...options, overlay: textsOf(drafts), renderOverlay: renders.texts() });
  }
  const templates = new Map([...drafts].filter(([path2, { before }]) => !files.has(path2) || (0, import_template.looksLikeTemplate)(before)));
  const writable = new Map([...drafts].filter(([path2]) => !templates.has(path2)));
  const problems = dryRun ? [] : [...writable].flatMap(([path2, { after }]) => write(path2, files.get(path2) ?? path2, after, stamps.get(path2)));
  for (const { path: path2 } of problems) writable.delete(path2);
  if (templates.size + problems.length + renders.count() > 0) outcome = await (0, import_run.run)({ ...options, overlay: textsOf(writable) });
  const unwritten = dryRun ? drafts : templates;
  const diffs = [...unwritten].map(([path2, { before, after }]) => unifiedDiff(path2, before, after));
  return {
    outcome: withProblems(outcome, problems),
    findings: countOf(writable),
    files: [...writable.keys()],
    failed: problems.length,
    shown: countOf(templates) + renders.count(),
    diff: [...diffs, await renders.diff()].join("")
  };
}
function once(read) {
  let value;
  return () => {
    value ??= read();
    return value;
  };
}
async function readerOf(options, files) {
  const input = options.paths.includes("-") ? await options.readStandardInput() : new Uint8Array();
  return (path2) => {
    const file = files.get(path2);
    return file === void 0 ? new TextDecoder("utf-8", { ignoreBOM: true }).decode(input) : (0, import_node_fs2.readFileSync)(file, "utf8");
  };
}
function editsOf(outcome) {
  const byPath = /* @__PURE__ */ new Map();
  for (const { fix, suppressed } of outcome.result.findings) {
    const [edit] = fix?.edits ?? [];
    if (suppressed || !edit) continue;
    byPath.set(edit.path, [...byPath.get(edit.path) ?? [], edit]);
  }
  return byPath;
}
function textsOf(drafts) {
  return new Map([...drafts].map(([path2, { after }]) => [path2, after]));
}
function countOf(drafts) {
  return [...drafts.values()].reduce((sum, { count }) => sum + count, 0);
}
function write(path2, file, text, stamp) {
  const problem = (message) => [{ path: path2, line: 1, column: 1, message }];
  try {
    if (stampOf(file) !== stamp) return problem("changed while it was linted, so it was not fixed; run again");
    replaceFile(file, text);
    return [];
  } catch (error) {
    return problem(`cannot be written: ${(0, import_files.reasonOf)(error)}`);
  }
}
function withProblems(outcome, problems) {
  if (problems.length === 0) return outcome;
  return { ...outcome, exitCode: import_exit_code.EXIT.incomplete, result: { ...outcome.result, problems: [...outcome.result.problems, ...problems] } };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  fixFiles,
  paintDiff
});
