"use strict";
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
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
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// src/source/origin.ts
var origin_exports = {};
__export(origin_exports, {
  moveToOrigins: () => moveToOrigins
});
module.exports = __toCommonJS(origin_exports);
async function moveToOrigins(result, renders) {
  const move = await prepare(renders, new Set(pathsOf(result)));
  const rendered = new Set(renders.flatMap(({ paths }) => [...paths]));
  const workloads = /* @__PURE__ */ new Map();
  const moveWorkload = (workload) => {
    const known = workloads.get(workload);
    if (known) return known;
    const span = move(workload.span, null)?.span ?? workload.span;
    const rollout = { ...workload.rollout, span: move(workload.rollout.span, null)?.span ?? workload.rollout.span };
    const made = { ...workload, span, rollout };
    workloads.set(workload, made);
    return made;
  };
  const moved = new Map(
    result.everything.map((finding) => [finding, { ...moveFinding(finding, move), ...withFixMoved(finding, move, rendered) }])
  );
  const merged = mergeVariants(result.everything, moved);
  const everything = result.everything.flatMap((finding) => merged.get(finding) ?? []);
  return {
    ...result,
    everything,
    findings: result.findings.flatMap((finding) => merged.get(finding) ?? []),
    listeners: result.listeners.map((listener) => moveListener(listener, move, moveWorkload)),
    problems: result.problems.map((problem) => moveProblem(problem, move)),
    paths: /* @__PURE__ */ new Set([...result.paths, ...everything.map(({ span }) => span.path)]),
    moved: new Set(
      result.everything.flatMap((finding) => {
        const one = merged.get(finding);
        return one && one.span.path !== finding.span.path ? [one] : [];
      })
    )
  };
}
var AT_A_TIME = 2;
async function prepare(renders, paths) {
  const prepared = /* @__PURE__ */ new Map();
  const touched = renders.filter((render) => [...render.paths].some((path) => paths.has(path)));
  const prepareNext = async () => {
    for (let render = touched.shift(); render !== void 0; render = touched.shift()) {
      const one = { render, locate: await render.prepare() };
      for (const path of one.render.paths) prepared.set(path, one);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, prepareNext));
  const known = /* @__PURE__ */ new Map();
  return (span, port) => {
    const found = prepared.get(span.path);
    if (!found) return null;
    const key = [span.path, span.start, span.end, span.line, span.column, port].join("\n");
    const before = known.get(key);
    if (before !== void 0) return before;
    const written = found.locate(span, port);
    const moved = written && { ...written, from: span, render: found.render };
    known.set(key, moved);
    return moved;
  };
}
function* pathsOf(result) {
  for (const { span, related } of result.everything) {
    yield span.path;
    for (const one of related) yield one.span.path;
  }
  for (const { workload, evidence } of result.listeners) {
    yield workload.span.path;
    for (const one of evidence) {
      yield one.span.path;
      for (const step of one.steps) yield step.span.path;
    }
  }
  for (const { path } of result.problems) yield path;
}
function moveFinding(finding, move) {
  const moved = move(finding.span, finding.port);
  const related = finding.related.map((one) => {
    const other = move(one.span, finding.port);
    return other && other.source === void 0 ? { span: other.span, message: `${one.message} (${lineIn(other)})` } : one;
  });
  return moved ? { ...finding, span: moved.span, related: [whereRendered(moved), ...related] } : { ...finding, related };
}
function withFixMoved(finding, move, rendered) {
  const { fix, span, port } = finding;
  if (!fix?.edits.some(({ path }) => rendered.has(path))) return { fix };
  const { template, option, ...moved } = move(span, port) ?? { span, template: null, option: null };
  return { fix: null, renderFix: { ...fix, origin: { span: moved.span, template, option } } };
}
function whereRendered(moved) {
  if (moved.source !== void 0) return { span: moved.span, message: `rendered by Helm from ${moved.source}` };
  const option = moved.option === null ? "" : `, set by ${moved.option}`;
  const text = moved.from.excerpt.text.trim();
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}\u2026` : text;
  return { span: moved.template ?? moved.span, message: `rendered as ${JSON.stringify(shown)} in ${lineIn(moved)}${option}` };
}
var LONGEST = 100;
function lineIn({ from, render }) {
  return `line ${from.line} of ${render.command}`;
}
function mergeVariants(findings, moved) {
  const first = /* @__PURE__ */ new Map();
  const merged = /* @__PURE__ */ new Map();
  for (const finding of findings) {
    const one = moved.get(finding) ?? finding;
    const { rule, message, span, container, suppressed } = one;
    const key = JSON.stringify([rule, message, span.path, span.start, span.end, container, one.workload, suppressed]);
    const before = span.path === finding.span.path ? void 0 : first.get(key);
    if (!before) {
      if (span.path !== finding.span.path) first.set(key, finding);
      merged.set(finding, one);
      continue;
    }
    merged.set(finding, null);
    const kept = merged.get(before);
    if (kept) merged.set(before, { ...kept, related: [...kept.related, ...one.related.slice(0, 1)], ...mergedFix(kept, one) });
  }
  return merged;
}
function mergedFix({ renderFix: one }, { renderFix: other }) {
  return one && other ? { renderFix: { ...one, edits: [...one.edits, ...other.edits] } } : {};
}
function moveListener(listener, move, moveWorkload) {
  const evidence = listener.evidence.map((one) => moveEvidence(one, listener.port, move));
  return { ...listener, workload: moveWorkload(listener.workload), evidence };
}
function moveEvidence(evidence, port, move) {
  const moved = move(evidence.span, port);
  const steps = evidence.steps.map((step) => {
    const other = move(step.span, port);
    return other ? { ...step, span: other.span } : step;
  });
  if (!moved) return { ...evidence, steps };
  const { span, message } = whereRendered(moved);
  return { ...evidence, span: moved.span, steps: [{ span, note: message }, ...steps] };
}
function moveProblem(problem, move) {
  const { path, line, column, message } = problem;
  const point = { path, line, column, endLine: line, endColumn: column + 1, start: 0, end: 0, excerpt: { text: "", column: 1 } };
  const moved = move(point, null);
  if (!moved || moved.source !== void 0) return problem;
  return { path: moved.span.path, line: moved.span.line, column: moved.span.column, message: `${message} (${lineIn(moved)})` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  moveToOrigins
});
