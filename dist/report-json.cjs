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

// src/report/json.ts
var json_exports = {};
__export(json_exports, {
  json: () => json,
  jsonText: () => jsonText,
  placeAsJson: () => placeAsJson,
  problemAsJson: () => problemAsJson,
  remarksAsJson: () => remarksAsJson
});
module.exports = __toCommonJS(json_exports);

// src/report/visible.ts
var import_text = __toESM(require_text(), 1);
var PLACEHOLDER = "{\u2026}";
function withPlaceholders(text) {
  return text.replaceAll(import_text.UNKNOWN, PLACEHOLDER);
}

// src/report/counts.ts
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

// src/report/json.ts
function json(result, options) {
  return jsonText({
    version: 1,
    findings: result.findings.map(findingAsJson),
    problems: result.problems.map(problemAsJson),
    skipped: result.skipped.map(({ rule, reason }) => ({ rule, reason })),
    counts: {
      files: result.counts.files,
      documents: result.counts.documents,
      workloads: result.counts.workloads,
      listeners: result.counts.listeners,
      findings: countBySeverity(activeFindings(result)),
      hidden: result.hidden
    },
    ...remarksAsJson(options)
  });
}
function jsonText(value) {
  const escaped = JSON.stringify(value, null, 2).replace(
    new RegExp("[\\u007f-\\u009f]|\\p{Cf}|\\p{Zl}|\\p{Zp}|#(?=#)", "gu"),
    (found) => found.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
  );
  return `${escaped}
`;
}
function remarksAsJson({ notes = [], renders = [] }) {
  return { notes: notes.map(withPlaceholders), renders: renders.map(withPlaceholders) };
}
function problemAsJson({ path, line, column, message }) {
  return { path, line, column, message: withPlaceholders(message) };
}
function placeAsJson({ path, line, column }) {
  return { path, line, column };
}
function findingAsJson(finding) {
  const { span, workload, suppressed, fix } = finding;
  return {
    rule: finding.rule,
    severity: finding.severity,
    confidence: finding.confidence,
    message: withPlaceholders(finding.message),
    remedy: withPlaceholders(finding.remedy),
    url: finding.url,
    ...placeAsJson(span),
    endLine: span.endLine,
    endColumn: span.endColumn,
    related: finding.related.map((related) => ({ ...placeAsJson(related.span), message: withPlaceholders(related.message) })),
    workload: workload && {
      kind: withPlaceholders(workload.kind),
      namespace: workload.namespace === null ? null : withPlaceholders(workload.namespace),
      name: withPlaceholders(workload.name)
    },
    container: finding.container === null ? null : withPlaceholders(finding.container),
    port: finding.port,
    protocol: finding.protocol,
    fingerprint: finding.fingerprint,
    suppressed: suppressed && { by: suppressed.by, reason: suppressed.reason, until: suppressed.until },
    fix: fix && {
      description: withPlaceholders(fix.description),
      edits: fix.edits.map(({ path, start, end, text }) => ({ path, start, end, text }))
    }
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  json,
  jsonText,
  placeAsJson,
  problemAsJson,
  remarksAsJson
});
