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

// link:src/model/text.ts
var require_text = __commonJS({
  "link:src/model/text.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_text;
  }
});

// src/report/github.ts
var github_exports = {};
__export(github_exports, {
  github: () => github
});
module.exports = __toCommonJS(github_exports);

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

// src/report/counts.ts
var READING_ORDER = ["error", "warning", "info"];
function isActive(finding) {
  return finding.suppressed === null;
}
function activeFindings(result) {
  return result.findings.filter(isActive);
}
function mostSevereFirst(findings) {
  return [...findings].sort((a, b) => READING_ORDER.indexOf(a.severity) - READING_ORDER.indexOf(b.severity));
}

// src/report/github.ts
var COMMANDS = { error: "error", warning: "warning", info: "notice" };
function github(result, _options) {
  const commands = [...result.problems.map(commandOfProblem), ...mostSevereFirst(activeFindings(result)).map(commandOfFinding)];
  return commands.map((command2) => `${command2}
`).join("");
}
function commandOfFinding(finding) {
  const { path, line, column, endLine, endColumn } = finding.span;
  const columns = endLine === line ? { col: column, endColumn } : {};
  const properties = { file: path, line, endLine, ...columns, title: `${finding.rule} (${finding.confidence} confidence)` };
  const related = finding.related.map((other) => `see ${other.span.path}:${other.span.line}:${other.span.column} ${other.message}`);
  return command(COMMANDS[finding.severity], properties, [finding.message, finding.remedy, ...related, finding.url]);
}
function commandOfProblem({ path, line, column, message }) {
  return command("error", { file: path, line, col: column, title: "hostport-lint: not checked" }, [message]);
}
function command(name, properties, lines) {
  const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(visible(String(value)))}`);
  const message = lines.filter((line) => line !== "").map(visible).join("\n");
  return `::${name} ${list.join(",")}::${escapeData(message)}`;
}
function escapeData(text) {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  github
});
