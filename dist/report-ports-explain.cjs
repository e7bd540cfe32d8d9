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

// src/report/ports/explain.ts
var explain_exports = {};
__export(explain_exports, {
  explain: () => explain
});
module.exports = __toCommonJS(explain_exports);
var import_registry = __toESM(require_registry(), 1);
var import_workload = __toESM(require_workload(), 1);

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
function placeOf(place) {
  return `${visible(place.path)}:${place.line}:${place.column}`;
}

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

// src/report/frame.ts
var TAB = 4;
var ANY_WIDTH = 160;
function frameOf(span, options) {
  const { paint, style, indent } = options;
  const cells = cellsOfExcerpt(span);
  if (cells.every((cell) => cell.shown.trim() === "")) return [];
  const number = String(span.line);
  const room = Math.max(20, (options.width ?? ANY_WIDTH) - indent.length - number.length - 3);
  const endColumn = span.endLine > span.line ? Number.POSITIVE_INFINITY : Math.max(span.endColumn, span.column + 1);
  const isMarked = (cell) => cell.column < endColumn && cell.endColumn > span.column;
  const [from, to] = windowOf(cells, Math.max(0, cells.findIndex(isMarked)), room - 2);
  const shown = cells.slice(from, to);
  const cutBefore = from > 0 || span.excerpt.column > 1 ? "\u2026" : "";
  const source = cutBefore + shown.map((cell) => cell.shown).join("") + (to < cells.length ? "\u2026" : "");
  const first = shown.findIndex(isMarked);
  const before = first === -1 ? shown : shown.slice(0, first);
  const blank = " ".repeat(cellsOf(cutBefore) + sumOf(before));
  const carets = "^".repeat(Math.max(1, sumOf(trimEnd(shown.filter(isMarked)))));
  const bar = (head) => indent + paint("faint", `${head.padStart(number.length)} |`);
  return [`${bar(number)} ${source.trimEnd()}`, `${bar("")} ${blank}${paint(style, carets)}`];
}
function cellsOfExcerpt(span) {
  const cells = [];
  let column = span.excerpt.column;
  let at = 0;
  for (const character of span.excerpt.text.replace(/\r?\n?$/, "")) {
    const shown = character === "	" ? " ".repeat(TAB - at % TAB) : visible(character);
    const taken = shown === character ? cellsOfCharacter(shown) : cellsOf(shown);
    cells.push({ shown, cells: taken, column, endColumn: column + character.length });
    column += character.length;
    at += taken;
  }
  return cells;
}
function windowOf(cells, marked, room) {
  if (sumOf(cells) <= room) return [0, cells.length];
  let from = marked;
  for (let left = room / 3; from > 0 && left > 0; from--) left -= cells[from - 1]?.cells ?? 0;
  let to = from;
  for (let left = room; to < cells.length; to++) {
    left -= cells[to]?.cells ?? 0;
    if (left < 0) break;
  }
  return [from, Math.max(to, from + 1)];
}
function trimEnd(cells) {
  const last = cells.findLastIndex((cell) => cell.shown.trim() !== "");
  return last === -1 ? cells.slice(0, 1) : cells.slice(0, last + 1);
}
function sumOf(cells) {
  return cells.reduce((sum, cell) => sum + cell.cells, 0);
}

// src/report/ports/explain.ts
var import_paint = __toESM(require_paint(), 1);

// src/report/summary.ts
function problemLinesOf(result, paint) {
  return result.problems.map((problem) => `${placeOf(problem)} ${paint("error", "problem")} ${visible(problem.message)}`);
}

// src/report/ports/json.ts
function portsOf({ port, endPort }) {
  return port === endPort ? String(port) : `${port}-${endPort}`;
}

// src/report/ports/order.ts
var import_span = __toESM(require_span(), 1);
function compareHostPorts(a, b) {
  return a.port - b.port || (0, import_span.compareStrings)(a.protocol, b.protocol) || (0, import_span.compareSpans)(a.workload.span, b.workload.span);
}

// src/report/ports/explain.ts
function explain(result, options) {
  const paint = (0, import_paint.painter)(options.color);
  const lines = [...result.listeners].sort(compareHostPorts).flatMap((listener) => [...blockOf(listener, options, paint), ""]);
  lines.push(...problemLinesOf(result, paint));
  if (result.listeners.length === 0) lines.push("No host port in use.");
  return withoutLogCommands(`${lines.join("\n").trimEnd()}
`);
}
function blockOf(listener, options, paint) {
  const container = listener.container === null ? "" : `, container ${visible(listener.container)}`;
  const address = listener.address === null || listener.address === "" ? "" : ` (${visible(listener.address)})`;
  const facts = [
    `reach ${listener.reach}${address}`,
    listener.workload.hostProcess ? "a process outside of pods" : listener.declared ? "declared" : "not declared",
    `${listener.confidence} confidence`,
    registrationInWords(listener.registration)
  ];
  const head = `${paint("strong", `${listener.port}/${listener.protocol}`)} ${visible((0, import_workload.nameOfWorkload)(listener.workload))}${container}`;
  return [head, `  ${facts.join(" \xB7 ")}`, ...listener.evidence.flatMap((evidence) => evidenceLines(evidence, options, paint))];
}
function evidenceLines(evidence, options, paint) {
  const lines = [
    `  ${paint("info", `${evidence.origin} by ${visible(evidence.detector)}`)} ${placeOf(evidence.span)} ${visible(evidence.text)}`
  ];
  const frame = { paint, width: options.width };
  lines.push(...frameOf(evidence.span, { ...frame, style: "info", indent: "    " }));
  for (const { span, note } of evidence.steps) {
    lines.push(`    ${paint("faint", "from")} ${placeOf(span)} ${visible(note)}`);
    lines.push(...frameOf(span, { ...frame, style: "faint", indent: "      " }));
  }
  return lines;
}
function registrationInWords({ status, assignment }) {
  if (assignment === null) return status;
  const team = assignment.team === null ? "" : ` of ${visible(assignment.team)}`;
  return `${status}: ${portsOf(assignment)} ${visible(assignment.process)}${team} (${visible((0, import_registry.nameOfAssignment)(assignment))})`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  explain
});
