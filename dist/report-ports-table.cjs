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

// link:src/model/workload.ts
var require_workload = __commonJS({
  "link:src/model/workload.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_workload;
  }
});

// link:src/model/text.ts
var require_text = __commonJS({
  "link:src/model/text.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_text;
  }
});

// link:src/report/paint.ts
var require_paint = __commonJS({
  "link:src/report/paint.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_report_paint;
  }
});

// link:src/model/span.ts
var require_span = __commonJS({
  "link:src/model/span.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_span;
  }
});

// src/report/ports/table.ts
var table_exports = {};
__export(table_exports, {
  table: () => table
});
module.exports = __toCommonJS(table_exports);
var import_workload = __toESM(require_workload(), 1);

// src/report/cells.ts
var WIDE = [
  [4352, 4447],
  [11904, 12350],
  [12353, 19903],
  [19968, 42191],
  [43360, 43388],
  [44032, 55203],
  [63744, 64255],
  [65072, 65135],
  [65280, 65376],
  [65504, 65510],
  [94176, 101631],
  [110592, 111359],
  [131072, 262141]
];
var EMOJI = new RegExp("^\\p{Emoji_Presentation}$", "u");
var COMBINING = /^[\p{Mn}\p{Me}]$/u;
function cellsOfCharacter(character) {
  const code = character.codePointAt(0) ?? 0;
  if (code < 768) return 1;
  if (COMBINING.test(character)) return 0;
  return WIDE.some(([first, last]) => code >= first && code <= last) || EMOJI.test(character) ? 2 : 1;
}
function cellsOf(line) {
  let cells = 0;
  for (const character of line) cells += cellsOfCharacter(character);
  return cells;
}

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

// src/report/counts.ts
function plural(count, noun, nouns = `${noun}s`) {
  return `${count} ${count === 1 ? noun : nouns}`;
}
function placeOf(place) {
  return `${visible(place.path)}:${place.line}:${place.column}`;
}

// src/report/ports/table.ts
var import_paint = __toESM(require_paint(), 1);

// src/report/summary.ts
function problemLinesOf(result, paint) {
  return result.problems.map((problem) => `${placeOf(problem)} ${paint("error", "problem")} ${visible(problem.message)}`);
}

// src/report/ports/order.ts
var import_span = __toESM(require_span(), 1);
function compareHostPorts(a, b) {
  return a.port - b.port || (0, import_span.compareStrings)(a.protocol, b.protocol) || (0, import_span.compareSpans)(a.workload.span, b.workload.span);
}

// src/report/ports/table.ts
var HEADINGS = ["PORT", "REACH", "DECLARED", "SURE", "REGISTRY", "WORKLOAD", "CONTAINER", "WHERE"];
function table(result, options) {
  const paint = (0, import_paint.painter)(options.color);
  const listeners = [...result.listeners].sort(compareHostPorts);
  const rows = [HEADINGS.map((text) => ({ text, style: "faint" })), ...listeners.map(cellsOfListener)];
  const widths = HEADINGS.map((_, column) => rows.reduce((widest, row) => Math.max(widest, cellsOf(row[column]?.text ?? "")), 0));
  const lines = listeners.length === 0 ? [] : [...rows.map((row) => lineOf(row, widths, paint)), ""];
  if (result.problems.length > 0) lines.push(...problemLinesOf(result, paint), "");
  lines.push(verdictOf(listeners, result));
  return withoutLogCommands(`${lines.join("\n")}
`);
}
function cellsOfListener(listener) {
  const first = listener.evidence[0];
  return [
    { text: `${listener.port}/${listener.protocol}`, style: "strong" },
    { text: listener.reach },
    declaredCell(listener),
    { text: listener.confidence },
    registrationCell(listener.registration),
    { text: visible((0, import_workload.nameOfWorkload)(listener.workload)) },
    { text: visible(listener.container ?? "-") },
    { text: first ? placeOf(first.span) : "", style: "faint" }
  ];
}
function declaredCell({ declared, workload }) {
  if (workload.hostProcess) return { text: "-" };
  return declared ? { text: "yes" } : { text: "no", style: "warning" };
}
function registrationCell({ status, assignment }) {
  const style = status === "registered" ? void 0 : status === "other-owner" || status === "reach-differs" ? "error" : "warning";
  return { text: assignment === null ? status : `${status} (${shortCitation(assignment)})`, style };
}
function shortCitation({ process, citation }) {
  return `${visible(process)}, line ${citation.line}`;
}
function lineOf(row, widths, paint) {
  return row.map(({ text, style }, column) => {
    const padding = column === row.length - 1 ? "" : " ".repeat((widths[column] ?? 0) - cellsOf(text));
    return (style ? paint(style, text) : text) + padding;
  }).join("  ");
}
function verdictOf(listeners, { counts }) {
  const extent = `${plural(counts.workloads, "workload")} in ${plural(counts.files, "file")}`;
  if (listeners.length === 0) return counts.workloads === 0 ? "No host port in use." : `No host port in use by ${extent}.`;
  const undeclared = listeners.filter(({ declared, workload }) => !declared && !workload.hostProcess).length;
  const unregistered = listeners.filter((listener) => listener.registration.status === "unregistered").length;
  return `${plural(listeners.length, "host port")} of ${extent}: ${undeclared} not declared, ${unregistered} not registered.`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  table
});
