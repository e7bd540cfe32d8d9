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

// src/report/markdown.ts
var markdown_exports = {};
__export(markdown_exports, {
  markdown: () => markdown
});
module.exports = __toCommonJS(markdown_exports);

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
  const code2 = character.codePointAt(0) ?? 0;
  const digits = code2.toString(16);
  if (code2 < 256) return `\\x${digits.padStart(2, "0")}`;
  return code2 < 65536 ? `\\u${digits.padStart(4, "0")}` : `\\u{${digits}}`;
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
function mostSevereFirst(findings) {
  return [...findings].sort((a, b) => READING_ORDER.indexOf(a.severity) - READING_ORDER.indexOf(b.severity));
}
function severitiesInWords(findings) {
  const counts = countBySeverity(findings);
  const named = { error: plural(counts.error, "error"), warning: plural(counts.warning, "warning"), info: `${counts.info} info` };
  return READING_ORDER.filter((severity) => counts[severity] > 0).map((severity) => named[severity]).join(", ");
}
function plural(count, noun, nouns = `${noun}s`) {
  return `${count} ${count === 1 ? noun : nouns}`;
}
function placeOf(place) {
  return `${visible(place.path)}:${place.line}:${place.column}`;
}

// src/report/summary.ts
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

// src/report/markdown.ts
function markdown(result, _options) {
  const findings = mostSevereFirst(activeFindings(result));
  const parts = [`### Host ports: ${verdictOf(result)}`];
  if (findings.length > 0) {
    const rows = findings.map((finding) => row([finding.severity, code(placeOf(finding.span)), whatOf(finding), ruleOf(finding)]));
    parts.push([row(["Severity", "Where", "What", "Rule"]), row(["---", "---", "---", "---"]), ...rows].join("\n"));
  }
  if (result.problems.length > 0) {
    const rows = result.problems.map((problem) => row([code(placeOf(problem)), escapeMarkdown(problem.message)]));
    parts.push(["**Not checked**", "", row(["Where", "Problem"]), row(["---", "---"]), ...rows].join("\n"));
  }
  parts.push([extentOf(result), ...silenceOf(result)].join(" "));
  return `${parts.join("\n\n")}
`;
}
function whatOf(finding) {
  const related = finding.related.map((other) => `<br>See ${code(placeOf(other.span))} ${escapeMarkdown(other.message)}`);
  return `${escapeMarkdown(finding.message)}<br>**Fix:** ${escapeMarkdown(finding.remedy)}${related.join("")}`;
}
function ruleOf(finding) {
  const isLink = /^https?:\/\/[^\s()<>|\\]+$/.test(finding.url);
  return isLink ? `[${escapeMarkdown(finding.rule)}](${finding.url})` : escapeMarkdown(finding.rule);
}
function row(cells) {
  return `| ${cells.join(" | ")} |`;
}
function code(text) {
  return `<code>${escapeMarkdown(text)}</code>`;
}
var GAP = "&#8203;";
function escapeMarkdown(text) {
  return visible(text).replace(/[\\`*_~[\]()|!$^{}]/g, "\\$&").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replace(/[@#](?=\w)|:(?=\/\/)|www(?=\.)/gi, `$&${GAP}`);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  markdown
});
