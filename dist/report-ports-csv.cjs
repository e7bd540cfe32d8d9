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

// link:src/model/registry.ts
var require_registry = __commonJS({
  "link:src/model/registry.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_registry;
  }
});

// link:src/model/text.ts
var require_text = __commonJS({
  "link:src/model/text.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_text;
  }
});

// src/report/ports/csv.ts
var csv_exports = {};
__export(csv_exports, {
  csv: () => csv
});
module.exports = __toCommonJS(csv_exports);
var import_registry = __toESM(require_registry(), 1);

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
function withoutLogCommands(lines) {
  return lines.replace(/##(?=\w*\[)/g, "#\\#").replace(/^([^\S\n]*):(?=:)/gm, "$1\\:");
}

// src/report/ports/csv.ts
var COLUMNS = [
  ["port", (listener) => listener.port],
  ["protocol", (listener) => listener.protocol],
  ["reach", (listener) => listener.reach],
  ["address", (listener) => listener.address],
  ["declared", (listener) => listener.declared],
  ["confidence", (listener) => listener.confidence],
  ["kind", (listener) => listener.workload.kind],
  ["namespace", (listener) => listener.workload.namespace],
  ["name", (listener) => listener.workload.name],
  ["container", (listener) => listener.container],
  ["path", (listener) => listener.evidence[0]?.span.path],
  ["line", (listener) => listener.evidence[0]?.span.line],
  ["column", (listener) => listener.evidence[0]?.span.column],
  ["origin", (listener) => listener.evidence[0]?.origin],
  ["clue", (listener) => listener.evidence[0]?.detector],
  ["text", (listener) => listener.evidence[0]?.text],
  ["registration", (listener) => listener.registration.status],
  ["process", (listener) => listener.registration.assignment?.process],
  ["team", (listener) => listener.registration.assignment?.team],
  ["entry", (listener) => listener.registration.assignment && (0, import_registry.nameOfAssignment)(listener.registration.assignment)]
];
function csv(result, _options) {
  const rows = [COLUMNS.map(([name]) => name), ...result.listeners.map((listener) => COLUMNS.map(([, of]) => fieldOf(of(listener))))];
  return rows.map((row) => `${row.join(",")}\r
`).join("");
}
function fieldOf(field) {
  if (typeof field !== "string") return String(field ?? "");
  const text = withoutLogCommands(visible(field)).replace(/^[=+\-@\uff1d\uff0b\uff0d\uff20]/, "'$&");
  return /[",]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  csv
});
