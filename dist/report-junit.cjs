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

// link:src/model/finding.ts
var require_finding = __commonJS({
  "link:src/model/finding.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_finding;
  }
});

// link:src/model/text.ts
var require_text = __commonJS({
  "link:src/model/text.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_text;
  }
});

// src/report/junit.ts
var junit_exports = {};
__export(junit_exports, {
  junit: () => junit
});
module.exports = __toCommonJS(junit_exports);
var import_finding = __toESM(require_finding(), 1);

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
function placeOf(place) {
  return `${visible(place.path)}:${place.line}:${place.column}`;
}

// src/report/junit.ts
function junit(result, options) {
  const reasons = new Map(result.skipped.map(({ rule, reason }) => [rule, reason]));
  const titles = new Map(options.rules.map((rule) => [rule.id, rule.title]));
  const findings = groupBy(result.findings, (finding) => finding.rule);
  const suites = /* @__PURE__ */ new Map();
  if (result.problems.length > 0) suites.set("problems", result.problems.map(caseOfProblem));
  for (const rule of /* @__PURE__ */ new Set([...titles.keys(), ...findings.keys(), ...reasons.keys()])) {
    const cases = findings.get(rule)?.map((finding) => caseOfFinding(finding, options));
    suites.set(rule, cases ?? [caseOfRule(rule, titles.get(rule) ?? rule, reasons.get(rule))]);
  }
  const body = [...suites].map(
    ([name, cases]) => elementOf("testsuite", { name, ...totalsOf(cases) }, `
${cases.map(caseAsXml).join("")}`)
  );
  const totals = totalsOf([...suites.values()].flat());
  return `<?xml version="1.0" encoding="UTF-8"?>
${elementOf("testsuites", { name: "hostport-lint", ...totals }, `
${body.join("")}`)}`;
}
function caseOfFinding(finding, options) {
  const { path, line, excerpt } = finding.span;
  const attributes = { name: `${path}: ${finding.message}`, classname: finding.rule, file: path, line };
  const lines = [placeOf(finding.span), excerpt.text.trim(), finding.remedy, finding.url].filter((text) => text !== "");
  const detail = lines.map(xmlOf).join("\n");
  if (finding.suppressed) {
    const message = `suppressed by ${finding.suppressed.by}: ${finding.suppressed.reason}`;
    return { outcome: "skipped", attributes, content: elementOf("skipped", { message }, "") };
  }
  const failOn = options.failOn ?? "error";
  if (failOn === "never" || (0, import_finding.compareSeverity)(finding.severity, failOn) < 0)
    return { outcome: "passed", attributes, content: elementOf("system-out", {}, detail) };
  return { outcome: "failure", attributes, content: elementOf("failure", { type: finding.severity, message: finding.message }, detail) };
}
function caseOfProblem(problem) {
  const { path, line, message } = problem;
  const content = elementOf("error", { type: "problem", message }, xmlOf(placeOf(problem)));
  return { outcome: "error", attributes: { name: `${path}: ${message}`, classname: "problem", file: path, line }, content };
}
function caseOfRule(rule, title, skipped) {
  const attributes = { name: title, classname: rule };
  if (skipped === void 0) return { outcome: "passed", attributes, content: "" };
  return { outcome: "skipped", attributes, content: elementOf("skipped", { message: skipped }, "") };
}
function caseAsXml({ attributes, content }) {
  return elementOf("testcase", attributes, content === "" ? "" : `
${content}`);
}
function totalsOf(cases) {
  const count = (outcome) => cases.filter((entry) => entry.outcome === outcome).length;
  return { tests: cases.length, failures: count("failure"), errors: count("error"), skipped: count("skipped") };
}
function elementOf(name, attributes, content) {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlOf(String(value))}"`);
  return content === "" ? `<${name}${list.join("")}/>
` : `<${name}${list.join("")}>${content}</${name}>
`;
}
function xmlOf(text) {
  return visible(text).replace(/[\uFFFE\uFFFF]/g, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;").replaceAll("'", "&apos;").replace(/##|::/g, (pair) => `${pair.charAt(0)}&#${pair.charCodeAt(1)};`);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  junit
});
