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

// link:src/report/paint.ts
var require_paint = __commonJS({
  "link:src/report/paint.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_report_paint;
  }
});

// src/report/text.ts
var text_exports = {};
__export(text_exports, {
  text: () => text
});
module.exports = __toCommonJS(text_exports);

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
function wrap(line, cells, before = 0) {
  if (cells === void 0) return [line];
  const parts = [];
  let words = [];
  let taken = before;
  for (const word of line.split(" ")) {
    const wide = cellsOf(word);
    if (taken > 0 && taken + wide > cells) {
      parts.push(words.join(" "));
      words = [];
      taken = 0;
    }
    words.push(word);
    taken += wide + 1;
  }
  parts.push(words.join(" "));
  return parts;
}

// src/report/visible.ts
var import_text = __toESM(require_text(), 1);
var PLACEHOLDER = "{\u2026}";
var INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
var SHORT_ESCAPES = { "	": "\\t", "\n": "\\n", "\r": "\\r" };
function withPlaceholders(text2) {
  return text2.replaceAll(import_text.UNKNOWN, PLACEHOLDER);
}
function visible(text2) {
  return withPlaceholders(text2).replace(INVISIBLE, escapeOf);
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
var READING_ORDER = ["error", "warning", "info"];
function isActive(finding) {
  return finding.suppressed === null;
}
function activeFindings(result) {
  return result.findings.filter(isActive);
}
function countBySeverity(findings) {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const finding of findings) counts[finding.severity]++;
  return counts;
}
function countHidden(result) {
  return Object.values(result.hidden).reduce((sum, count) => sum + count, 0);
}
function severitiesInWords(findings) {
  const counts = countBySeverity(findings);
  const named = { error: plural(counts.error, "error"), warning: plural(counts.warning, "warning"), info: `${counts.info} info` };
  return READING_ORDER.filter((severity) => counts[severity] > 0).map((severity) => named[severity]).join(", ");
}
function groupBy(items, keyOf) {
  const groups = /* @__PURE__ */ new Map();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
function plural(count, noun, nouns = `${noun}s`) {
  return `${count} ${count === 1 ? noun : nouns}`;
}
function placeOf(place) {
  return `${visible(place.path)}:${place.line}:${place.column}`;
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

// src/report/text.ts
var import_paint = __toESM(require_paint(), 1);

// src/report/summary.ts
function summaryOf(result, paint) {
  const findings = activeFindings(result);
  const style = result.problems.length > 0 || findings.some((finding) => finding.severity === "error") ? "error" : findings.length > 0 ? "warning" : "good";
  return [
    `${paint(style, verdictOf(result))} ${paint("faint", extentOf(result))}`,
    ...silenceOf(result).map((line) => paint("faint", line))
  ];
}
function verdictOf(result) {
  const findings = activeFindings(result);
  if (findings.length > 0) {
    const files = new Set(findings.map((finding) => finding.span.path)).size;
    return `${severitiesInWords(findings)} in ${plural(files, "file")}${result.problems.length > 0 ? ", and the check is incomplete" : ""}.`;
  }
  if (result.problems.length > 0) return "Incomplete: not everything could be checked.";
  if (result.counts.documents === 0) return "Nothing was checked: no Kubernetes object was found.";
  return "No host port breaks a rule.";
}
function extentOf(result) {
  const { files, workloads, listeners } = result.counts;
  const problems = result.problems.length > 0 ? `; ${plural(result.problems.length, "problem")}` : "";
  return `Checked ${plural(files, "file")}, ${plural(workloads, "workload")}, ${plural(listeners, "host port")}${problems}.`;
}
function silenceOf(result) {
  const suppressed = result.findings.length - activeFindings(result).length;
  const hidden = countHidden(result);
  const lines = [];
  if (suppressed > 0) lines.push(`${plural(suppressed, "finding")} suppressed; --verbose shows ${suppressed === 1 ? "it" : "them"}.`);
  if (hidden > 0)
    lines.push(`${plural(hidden, "finding")} of lower confidence hidden; --min-confidence low shows ${hidden === 1 ? "it" : "them"}.`);
  return lines;
}
function problemLinesOf(result, paint) {
  return result.problems.map((problem) => `${placeOf(problem)} ${paint("error", "problem")} ${visible(problem.message)}`);
}

// src/report/text.ts
var INDENT = "  ";
var LABEL = "fix:".length;
var FEW = 4;
function text(result, options) {
  const paint = (0, import_paint.painter)(options.color);
  const findings = options.verbose ? result.findings : activeFindings(result);
  const lines = options.quiet ? quietReport(result, findings, paint) : fullReport(result, findings, options, paint);
  return lines.length === 0 ? "" : withoutLogCommands(`${lines.join("\n")}
`);
}
function quietReport(result, findings, paint) {
  return [...findings.flatMap((finding) => headOf(finding, void 0, paint)), ...problemLinesOf(result, paint)];
}
function fullReport(result, findings, options, paint) {
  const lines = [];
  const explained = /* @__PURE__ */ new Set();
  for (const [path, ofFile] of groupBy(findings, (finding) => finding.span.path)) {
    lines.push(`${paint("strong", visible(path))}  ${paint("faint", severitiesInWords(ofFile.filter(isActive)))}`, "");
    let shown = "";
    for (const finding of ofFile) {
      const place = placeOf(finding.span);
      const first = { ofPlace: place !== shown, ofRule: !explained.has(finding.rule) };
      lines.push(...blockOf(finding, first, options, paint), "");
      explained.add(finding.rule);
      shown = place;
    }
  }
  return [...lines, ...problemsOf(result, paint), ...skippedOf(result, options), ...summaryOf(result, paint)];
}
function headOf(finding, width, paint) {
  const { confidence, severity, suppressed } = finding;
  const start = `${placeOf(finding.span)} `;
  const sure = confidence === "certain" || confidence === "high" ? "" : ` (${confidence} confidence)`;
  const silenced = suppressed === null ? "" : ` (suppressed by ${suppressed.by}: ${visible(suppressed.reason)})`;
  const message = `${visible(finding.message)}${sure}${silenced} [${visible(finding.rule)}]`;
  const [first = "", ...rest] = wrap(message, width === void 0 ? void 0 : width - INDENT.length, cellsOf(`${start}${severity} `));
  return [`${start}${paint(severity, severity)} ${paint("strong", first)}`, ...rest.map((part) => INDENT + paint("strong", part))];
}
function blockOf(finding, first, options, paint) {
  const lines = headOf(finding, options.width, paint);
  if (first.ofPlace) lines.push(...frameOf(finding.span, { paint, style: finding.severity, indent: INDENT, width: options.width }));
  const add = (label, line) => lines.push(...labelled(label, line, options.width, paint));
  add("fix:", visible(finding.remedy) + howToFix(finding));
  const related = options.verbose ? finding.related : finding.related.slice(0, FEW);
  for (const { span, message } of related) add("see:", `${placeOf(span)} ${visible(message)}`);
  const more = finding.related.length - related.length;
  if (more > 0) add("", `and ${more} more; --verbose shows ${more === 1 ? "it" : "them"}`);
  if (first.ofRule) add("why:", visible(finding.url));
  return lines;
}
function labelled(label, line, width, paint) {
  if (line === "") return [];
  const margin = INDENT.length + LABEL + 1;
  const parts = wrap(line, width === void 0 ? void 0 : Math.max(30, width - margin));
  return parts.map((part, index) => `${INDENT}${paint("faint", (index === 0 ? label : "").padEnd(LABEL))} ${part}`);
}
function problemsOf(result, paint) {
  if (result.problems.length === 0) return [];
  return [paint("strong", "Not checked"), "", ...problemLinesOf(result, paint), ""];
}
function skippedOf(result, options) {
  if (!options.verbose || result.skipped.length === 0) return [];
  return [...result.skipped.map(({ rule, reason }) => `rule ${visible(rule)} was skipped: ${visible(reason)}`), ""];
}
function howToFix({ fix, renderFix, span }) {
  if (fix !== null && !fix.isShownOnly && span.path !== "<stdin>") return " (--fix does this)";
  return fix === null && renderFix === void 0 ? "" : " (--fix --dry-run shows how)";
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  text
});
