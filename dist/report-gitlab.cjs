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

// src/report/gitlab.ts
var gitlab_exports = {};
__export(gitlab_exports, {
  gitlab: () => gitlab
});
module.exports = __toCommonJS(gitlab_exports);
var import_node_crypto = require("node:crypto");

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
function isActive(finding) {
  return finding.suppressed === null;
}
function activeFindings(result) {
  return result.findings.filter(isActive);
}

// src/report/json.ts
function jsonText(value) {
  const escaped = JSON.stringify(value, null, 2).replace(
    new RegExp("[\\u007f-\\u009f]|\\p{Cf}|\\p{Zl}|\\p{Zp}|#(?=#)", "gu"),
    (found) => found.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
  );
  return `${escaped}
`;
}

// src/report/gitlab.ts
var SEVERITIES = { error: "major", warning: "minor", info: "info" };
function gitlab(result, _options) {
  return jsonText(withUniqueFingerprints([...result.problems.map(issueOfProblem), ...activeFindings(result).map(issueOfFinding)]));
}
function issueOfFinding(finding) {
  const { path, line, endLine } = finding.span;
  return {
    description: visible(`${/[.!?]$/.test(finding.message) ? finding.message : `${finding.message}.`} Fix: ${finding.remedy}`),
    check_name: finding.rule,
    fingerprint: finding.fingerprint,
    severity: SEVERITIES[finding.severity],
    location: { path, lines: { begin: line, end: endLine } }
  };
}
function issueOfProblem({ path, line, message }) {
  return {
    description: visible(`Not checked: ${message}`),
    check_name: "problem",
    fingerprint: (0, import_node_crypto.createHash)("sha256").update(`${path}\0${message}`).digest("hex").slice(0, 32),
    severity: "critical",
    location: { path, lines: { begin: line, end: line } }
  };
}
function withUniqueFingerprints(issues) {
  const seen = /* @__PURE__ */ new Map();
  return issues.map((issue) => {
    const count = (seen.get(issue.fingerprint) ?? 0) + 1;
    seen.set(issue.fingerprint, count);
    return count === 1 ? issue : { ...issue, fingerprint: `${issue.fingerprint}-${count}` };
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  gitlab
});
