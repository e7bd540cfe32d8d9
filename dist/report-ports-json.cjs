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

// src/report/ports/json.ts
var json_exports = {};
__export(json_exports, {
  json: () => json,
  portsOf: () => portsOf
});
module.exports = __toCommonJS(json_exports);

// src/report/visible.ts
var import_text = __toESM(require_text(), 1);
var PLACEHOLDER = "{\u2026}";
function withPlaceholders(text) {
  return text.replaceAll(import_text.UNKNOWN, PLACEHOLDER);
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
function remarksAsJson({ notes = [], renders = [] }) {
  return { notes: notes.map(withPlaceholders), renders: renders.map(withPlaceholders) };
}
function problemAsJson({ path, line, column, message }) {
  return { path, line, column, message: withPlaceholders(message) };
}
function placeAsJson({ path, line, column }) {
  return { path, line, column };
}

// src/report/ports/json.ts
function json(result, options) {
  return jsonText({
    version: 1,
    listeners: result.listeners.map(listenerAsJson),
    problems: result.problems.map(problemAsJson),
    ...remarksAsJson(options)
  });
}
function listenerAsJson(listener) {
  const { workload } = listener;
  return {
    port: listener.port,
    protocol: listener.protocol,
    reach: listener.reach,
    address: nullable(listener.address),
    declared: listener.declared,
    confidence: listener.confidence,
    workload: {
      kind: withPlaceholders(workload.kind),
      namespace: nullable(workload.namespace),
      name: withPlaceholders(workload.name),
      path: workload.span.path,
      line: workload.span.line
    },
    container: nullable(listener.container),
    evidence: listener.evidence.map(evidenceAsJson),
    registration: registrationAsJson(listener.registration)
  };
}
function evidenceAsJson({ origin, detector, span, text, steps }) {
  return {
    origin,
    clue: detector,
    ...placeAsJson(span),
    text: withPlaceholders(text),
    steps: steps.map((step) => ({ ...placeAsJson(step.span), note: withPlaceholders(step.note) }))
  };
}
function registrationAsJson({ status, assignment }) {
  if (assignment === null) return { status, entry: null };
  const { registry, process, team, citation } = assignment;
  return { status, entry: { registry, port: portsOf(assignment), process, team, line: citation.line } };
}
function portsOf({ port, endPort }) {
  return port === endPort ? String(port) : `${port}-${endPort}`;
}
function nullable(text) {
  return text === null ? null : withPlaceholders(text);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  json,
  portsOf
});
