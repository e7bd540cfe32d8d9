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

// link:src/model/default-ranges.ts
var require_default_ranges = __commonJS({
  "link:src/model/default-ranges.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_default_ranges;
  }
});

// link:src/model/effect.ts
var require_effect = __commonJS({
  "link:src/model/effect.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_effect;
  }
});

// link:src/model/finding.ts
var require_finding = __commonJS({
  "link:src/model/finding.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_finding;
  }
});

// link:src/model/registry.ts
var require_registry = __commonJS({
  "link:src/model/registry.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_registry;
  }
});

// link:src/model/span.ts
var require_span = __commonJS({
  "link:src/model/span.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_span;
  }
});

// src/report/html/index.ts
var index_exports = {};
__export(index_exports, {
  html: () => html,
  portsHtml: () => portsHtml
});
module.exports = __toCommonJS(index_exports);
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

// src/report/html/collect.ts
var import_default_ranges = __toESM(require_default_ranges(), 1);
var import_effect = __toESM(require_effect(), 1);
var import_finding = __toESM(require_finding(), 1);
var import_registry = __toESM(require_registry(), 1);

// src/report/ports/order.ts
var import_span = __toESM(require_span(), 1);
function compareHostPorts(a, b) {
  return a.port - b.port || (0, import_span.compareStrings)(a.protocol, b.protocol) || (0, import_span.compareSpans)(a.workload.span, b.workload.span);
}

// src/report/html/place.ts
var BEFORE = 90;
var MARKED = 120;
var AFTER = 60;
var TAB = "  ";
function placeOnPage(span) {
  const line = span.excerpt.text.replace(/\r?\n?$/, "");
  const start = clamp(span.column - span.excerpt.column, 0, line.length);
  const lineEnd = span.endLine > span.line ? line.length : span.endColumn - span.excerpt.column;
  const end = clamp(lineEnd, start, Math.min(line.length, start + MARKED));
  const from = wholeCharacter(line, Math.max(0, start - BEFORE));
  const to = wholeCharacter(line, Math.min(line.length, end + AFTER));
  const before = line.slice(from, start);
  return {
    path: visible(span.path),
    line: span.line,
    column: span.column,
    // The indent of a line that is shown from its start says nothing.
    before: from > 0 || span.excerpt.column > 1 ? `\u2026${shown(before)}` : shown(before).trimStart(),
    marked: shown(line.slice(start, end)),
    after: `${shown(line.slice(end, to))}${to < line.length ? "\u2026" : ""}`.trimEnd()
  };
}
function shown(text) {
  return visible(text.replaceAll("	", TAB));
}
function wholeCharacter(text, offset) {
  const unit = text.charCodeAt(offset);
  return offset > 0 && unit >= 56320 && unit <= 57343 ? offset + 1 : offset;
}
function clamp(value, least, most) {
  return Math.max(least, Math.min(value, most));
}

// src/report/html/collect.ts
var CONFLICT_RULE = "host-port-conflict";
var MOST_EVIDENCE = 6;
var MOST_NOTES = 12;
function collect(result, options, view) {
  const rows = /* @__PURE__ */ new Map();
  if (options.registry) for (const [key, row] of rowsOfRegistries(options.registry)) rows.set(key, row);
  for (const { registration } of result.listeners) {
    const { assignment } = registration;
    if (assignment && !rows.has(keyOfRow(assignment))) rows.set(keyOfRow(assignment), rowOf(assignment, null));
  }
  const indexOfRow = new Map([...rows.keys()].map((key, index) => [key, index]));
  const workloads = /* @__PURE__ */ new Map();
  const severities = severitiesOf(result);
  const listeners = [...result.listeners].sort(compareHostPorts).map((listener) => {
    const workload = workloads.get(listener.workload) ?? workloads.size;
    workloads.set(listener.workload, workload);
    const { assignment } = listener.registration;
    return {
      port: listener.port,
      protocol: listener.protocol,
      reach: listener.reach,
      address: nullable(listener.address),
      declared: listener.workload.hostProcess ? null : listener.declared,
      confidence: listener.confidence,
      workload,
      container: nullable(listener.container),
      registration: listener.registration.status,
      row: assignment === null ? null : indexOfRow.get(keyOfRow(assignment)) ?? null,
      severity: severities.get(listener) ?? null,
      evidence: listener.evidence.slice(0, MOST_EVIDENCE).map(evidenceOf),
      more: Math.max(0, listener.evidence.length - MOST_EVIDENCE)
    };
  });
  return {
    view,
    ranges: rangesOf(options),
    rows: [...rows.values()],
    workloads: [...workloads.keys()].map(workloadOf),
    listeners,
    findings: mostSevereFirst(result.findings).map(findingOf)
  };
}
function rangesOf(options) {
  const reserved = (options.registry?.registries ?? []).flatMap((registry) => registry.reservedRanges);
  return [
    ...reserved.map(({ port, endPort }) => ({ kind: "reserved", name: "reserved for system services", port, endPort })),
    { kind: "node-port", name: "NodePort Services", ...options.nodePortRange ?? import_default_ranges.NODE_PORT_RANGE },
    { kind: "ephemeral", name: "ephemeral (outgoing connections)", ...options.ephemeralRange ?? import_default_ranges.EPHEMERAL_RANGE }
  ];
}
function rowsOfRegistries({ registries, release }) {
  return registries.flatMap((registry) => [
    ...registry.assignments.map((row) => [keyOfRow(row), rowOf(row, release)]),
    ...(registry.unregistered ?? []).map((known) => {
      const { protocol, port, owner } = known;
      const name = visible([owner.name, owner.container].find((each) => !/^[*~]?$/.test(each)) ?? "a platform component");
      const facts = { team: null, exposure: null, since: null, removed: null, notes: null };
      return [
        known,
        {
          port,
          endPort: port,
          protocol,
          effect: "held",
          process: name,
          ...facts,
          citation: `seen on nodes; no row in the ${visible(registry.title)}`
        }
      ];
    })
  ]);
}
function keyOfRow({ registry, protocol, port, endPort, process, citation }) {
  return JSON.stringify([registry, protocol, port, endPort, process, citation]);
}
function rowOf(row, release) {
  return {
    port: row.port,
    endPort: row.endPort,
    protocol: row.protocol,
    effect: (0, import_effect.effectOf)(row, release),
    process: visible(row.process),
    team: nullable(row.team),
    exposure: row.exposure,
    since: nullable(row.since),
    removed: nullable(row.removed),
    notes: nullable(row.notes),
    citation: visible((0, import_registry.nameOfAssignment)(row))
  };
}
function severitiesOf(result) {
  const byKey = /* @__PURE__ */ new Map();
  for (const listener of result.listeners) {
    const key = keyOf(listener.port, listener.protocol, listener.workload);
    const known = byKey.get(key);
    if (known) known.push(listener);
    else byKey.set(key, [listener]);
  }
  const severities = /* @__PURE__ */ new Map();
  for (const finding of activeFindings(result)) {
    if (finding.port === null || finding.protocol === null || finding.workload === null) continue;
    const same = byKey.get(keyOf(finding.port, finding.protocol, finding.workload)) ?? [];
    const near = same.length > 1 ? same.filter((listener) => listener.workload.span.path === finding.span.path) : same;
    for (const listener of near.length > 0 ? near : same) {
      const known = severities.get(listener);
      if (known === void 0 || (0, import_finding.compareSeverity)(finding.severity, known) > 0) severities.set(listener, finding.severity);
    }
  }
  return severities;
}
function keyOf(port, protocol, { kind, namespace, name }) {
  return JSON.stringify([port, protocol, kind, namespace, name]);
}
function workloadOf({ kind, namespace, name, span }) {
  return { kind: visible(kind), namespace: nullable(namespace), name: visible(name), path: visible(span.path), line: span.line };
}
function evidenceOf({ origin, detector, text, span, steps }) {
  return {
    origin,
    detector: visible(detector),
    text: visible(text),
    place: placeOnPage(span),
    steps: steps.slice(0, MOST_NOTES).map((step) => ({ place: placeOnPage(step.span), note: visible(step.note) }))
  };
}
function findingOf(finding) {
  const { suppressed } = finding;
  return {
    rule: visible(finding.rule),
    severity: finding.severity,
    confidence: finding.confidence,
    message: visible(finding.message),
    remedy: visible(finding.remedy),
    url: /^https?:\/\/[^\s]+$/.test(finding.url) ? visible(finding.url) : null,
    place: placeOnPage(finding.span),
    related: finding.related.slice(0, MOST_NOTES).map((other) => ({ place: placeOnPage(other.span), note: visible(other.message) })),
    port: finding.port,
    protocol: finding.protocol,
    conflict: finding.rule === CONFLICT_RULE,
    suppressed: suppressed && visible(`${suppressed.by}: ${suppressed.reason}${suppressed.until === null ? "" : ` (until ${suppressed.until})`}`)
  };
}
function nullable(text) {
  return text === null ? null : visible(text);
}

// src/report/html/page-assets.ts
var PAGE_STYLE = ':root{color-scheme:light dark;--paper: light-dark(#ffffff, #12171d);--panel: light-dark(#f6f8fa, #1a2129);--line: light-dark(#d5dbe1, #333d48);--ink: light-dark(#1b2430, #e4e9ef);--faint: light-dark(#556070, #9ba8b6);--link: light-dark(#0a5a9c, #79b8f5);--focus: light-dark(#0a5a9c, #9fd0ff);--free: light-dark(#eef1f4, #222b35);--registered: light-dark(#7d8fa3, #75879a);--taken: light-dark(#0a66ab, #58a6e8);--hatch: light-dark(#cfe4f5, #1d3c57);--conflict: light-dark(#b53800, #ff8f57);--conflict-mark: light-dark(#ffffff, #12171d);--flag: light-dark(#111820, #ffffff);--flag-edge: light-dark(#ffc233, #d98200);--error: light-dark(#a82a00, #ff9b6a);--error-back: light-dark(#fdeae2, #40210f);--warning: light-dark(#7a5200, #f2c14e);--warning-back: light-dark(#fdf3d8, #3a2d0c);--info: light-dark(#0a5a9c, #8cc4f8);--info-back: light-dark(#e5f1fb, #14304a);--good: light-dark(#00694d, #4fd1a8);--reserved: light-dark(#5f4b8b, #b9a4ea);--node-port: light-dark(#00694d, #4fd1a8);--ephemeral: light-dark(#8a5a00, #e0b050);--code: ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", Consolas, monospace}:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}*{box-sizing:border-box}[hidden]{display:none!important}body{margin:0 auto;padding:0 24px 48px;max-width:1240px;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,-apple-system,Segoe UI,Noto Sans,Liberation Sans,sans-serif;overflow-wrap:anywhere}h1,h2,h3,h4,p,ul,dl{margin:0}h1{font-size:26px;line-height:1.25;font-weight:650;letter-spacing:-.01em}h2{font-size:19px;font-weight:650}h3{font-size:16px;font-weight:650}h4{margin-top:12px;font-size:12px;font-weight:650;color:var(--faint);text-transform:uppercase;letter-spacing:.05em}a{color:var(--link)}.faint{color:var(--faint)}.path,code,pre{font-family:var(--code);font-size:.87em}:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:3px}.skip{position:absolute;left:-9999px}.skip:focus{left:24px;top:8px;padding:6px 10px;background:var(--paper);z-index:2}#announcement{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}button,input,select{font:inherit;color:var(--ink);background:var(--paper);border:1px solid light-dark(#8593a2,#66778a);border-radius:6px;padding:5px 10px;min-height:34px}button{cursor:pointer}button:hover:not(:disabled){background:var(--panel)}button:disabled{color:var(--faint);border-color:var(--line);cursor:default}.top{display:flex;gap:16px;align-items:baseline;justify-content:space-between;padding:20px 0 8px}.brand{font-size:13px;color:var(--faint);letter-spacing:.02em}.verdict{display:flex;gap:14px;align-items:flex-start;padding-bottom:18px;border-bottom:1px solid var(--line)}.verdict-mark{flex:none;width:34px;height:34px;border-radius:50%;display:grid;place-items:center;font-weight:700;font-size:18px}.verdict-mark.good{color:var(--good);border:2px solid currentColor}.verdict-mark.error{color:var(--error);background:var(--error-back);border:2px solid currentColor}.verdict-mark.warning{color:var(--warning);background:var(--warning-back);border:2px solid currentColor}.verdict p{color:var(--faint)}nav{display:flex;flex-wrap:wrap;gap:4px 18px;padding-top:10px;font-size:14px}section{padding-top:28px}.section-head{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline;justify-content:space-between;margin-bottom:10px}.overview{display:flex;align-items:flex-end;height:84px;border-bottom:1px solid var(--registered)}.overview button{flex:1 1 0;min-width:0;height:100%;min-height:0;padding:0 1px;border:0;border-radius:0;background:none;display:flex;align-items:flex-end;position:relative}.overview button:hover{background:var(--panel)}.overview button[aria-selected=true]{background:light-dark(#dde5ee,#2c3947);box-shadow:0 4px 0 0 var(--ink);z-index:1}.bar{display:flex;flex-direction:column;width:100%}.part{min-height:3px;flex-basis:0}.part.registered{background:var(--free);border:1px solid var(--registered);border-bottom:0}.bands{position:relative;height:7px;margin-top:10px;background:linear-gradient(var(--free),var(--free)) 0 50% / 100% 1px no-repeat}.bands .band{position:absolute;top:0}.band{height:7px;border-radius:2px;color:var(--ink)}.band.reserved{background:var(--reserved)}.band.node-port{background:repeating-linear-gradient(90deg,var(--node-port) 0 5px,transparent 5px 7px)}.band.ephemeral{background:repeating-linear-gradient(90deg,var(--ephemeral) 0 2px,transparent 2px 4px)}.ranges{list-style:none;padding:6px 0 0;display:flex;flex-wrap:wrap;gap:2px 18px;font-size:13px;color:var(--faint)}.ranges li{display:flex;gap:7px;align-items:center}.ranges .band{width:22px;flex:none}.axis{position:relative;height:18px;font-size:12px;color:var(--faint)}.axis span{position:absolute}.axis span:before{content:"";display:inline-block;width:1px;height:8px;margin-right:4px;background:currentColor}.zoom{display:grid;grid-template-columns:minmax(0,1fr) 300px;gap:24px;margin-top:14px}.grid-head{display:flex;flex-wrap:wrap;gap:0 12px;align-items:baseline;margin-bottom:8px}.grid-row{display:grid;grid-template-columns:44px repeat(var(--columns),minmax(0,1fr));gap:2px;margin-bottom:2px;align-items:center}.grid-label{font-size:11px;color:var(--faint);font-variant-numeric:tabular-nums}.cell{aspect-ratio:1;border-radius:2px;background:var(--free);position:relative;display:block}.cell:hover{outline:2px solid var(--ink);outline-offset:0}.cell:focus-visible{outline:3px solid var(--focus);outline-offset:1px;z-index:1}.cell.registered{border:1.5px solid var(--registered)}.declared{background:var(--taken)}.undeclared{background:repeating-linear-gradient(135deg,var(--taken) 0 2px,var(--hatch) 2px 4.5px);box-shadow:inset 0 0 0 1.5px var(--taken)}.conflict{background:var(--conflict)}.cell.conflict:before{content:"";position:absolute;inset:15%;background:linear-gradient(45deg,transparent 42%,var(--conflict-mark) 42% 58%,transparent 58%),linear-gradient(-45deg,transparent 42%,var(--conflict-mark) 42% 58%,transparent 58%)}.cell.flagged:not(.conflict):after{content:"";position:absolute;right:0;top:0;width:58%;height:58%;background:linear-gradient(to bottom left,var(--flag-edge) 38%,var(--flag) 38% 50%,transparent 50%);border-top-right-radius:2px}.cell.crowded{box-shadow:inset 0 -2.5px var(--ink),inset 0 -4px var(--paper)}.swatch{width:16px;height:16px;flex:none}.swatch.free{box-shadow:inset 0 0 0 1px var(--line)}.legend{list-style:none;display:flex;flex-wrap:wrap;gap:6px 18px;padding:14px 0 0 46px;font-size:13px}.legend li{display:flex;gap:7px;align-items:center}.details{background:var(--panel);border:1px solid var(--line);border-radius:8px;padding:14px 16px;font-size:14px;height:0;min-height:100%;overflow:auto}.details>p:has(.swatch){display:flex;gap:8px;align-items:center;margin-top:4px}.details ul{list-style:none;padding:0}.details li{margin-top:6px}.details li>*{display:block}.details li>.severity{white-space:nowrap;display:inline-block}.details dl{display:grid;grid-template-columns:1fr auto;gap:2px 12px;margin-top:8px}.details dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}.hint{margin-top:12px;font-size:13px}.list-port{margin-top:12px}.severity{white-space:nowrap;display:inline-block;border-radius:4px;padding:0 7px;font-size:13px;font-weight:600}.severity:before{margin-right:5px}.severity.error{color:var(--error);background:var(--error-back)}.severity.error:before{content:"\u2715"}.severity.warning{color:var(--warning);background:var(--warning-back)}.severity.warning:before{content:"\u25B2";font-size:.85em}.severity.info{color:var(--info);background:var(--info-back)}.severity.info:before{content:"i";font-style:italic}.filters{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:end;margin-bottom:12px}.filters label{display:grid;gap:2px;font-size:12px;color:var(--faint);flex:1 1 130px}.filters label.wide{flex:3 1 260px}.filters label.check{display:flex;flex:0 0 auto;align-items:center;gap:6px;font-size:14px;color:var(--ink);min-height:34px}.filters label.check input{min-height:0;width:16px;height:16px;margin:0}.filters input,.filters select{font-size:14px;width:100%;min-width:0}.empty{border:1px dashed var(--line);border-radius:8px;padding:22px;text-align:center;color:var(--faint)}.empty strong{display:block;color:var(--ink);font-size:16px}.findings{list-style:none;padding:0;display:grid;gap:12px}.finding{border:1px solid var(--line);border-left:4px solid var(--info);border-radius:6px;padding:12px 16px;min-width:0}.finding.error{border-left-color:var(--error)}.finding.warning{border-left-color:var(--warning);border-left-style:double;border-left-width:6px}.finding.silent{border-style:dashed}.finding-head{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline;font-size:14px}.finding .message{margin:6px 0 4px;font-weight:600}.finding .path{color:var(--faint)}.related p .path{display:block;color:var(--faint)}.excerpt{margin:6px 0;padding:7px 10px;background:var(--panel);border-radius:4px;overflow-x:auto;display:flex;gap:12px;white-space:pre;overflow-wrap:normal}.excerpt code{font-size:inherit}.excerpt .line-number{color:var(--faint);-webkit-user-select:none;user-select:none}.excerpt mark{background:light-dark(#ffe08a,#6b5200);color:inherit;border-radius:2px;box-shadow:0 2px 0 light-dark(#a86b00,#f2c14e)}summary{cursor:pointer;color:var(--link)}.more{margin-top:12px}table{border-collapse:collapse;width:100%;font-size:14px}thead th{text-align:left;padding:0;border-bottom:2px solid var(--line);position:sticky;top:0;background:var(--paper);z-index:1}thead button{border:0;background:none;font-weight:650;padding:6px 8px;width:100%;text-align:left;white-space:nowrap}thead th[aria-sort=none] button:after{content:" \u2195";color:var(--faint);font-weight:400}thead th[aria-sort=ascending] button:after{content:" \u25B2";font-size:.8em}thead th[aria-sort=descending] button:after{content:" \u25BC";font-size:.8em}tbody td,tbody th{padding:7px 8px;border-bottom:1px solid var(--line);vertical-align:top;text-align:left}tbody th{font-variant-numeric:tabular-nums;font-weight:650;white-space:nowrap}td>.faint{display:block;font-size:13px}.no{font-weight:650;border-bottom:2px dotted currentColor}.evidence-button{font-family:var(--code);font-size:12.5px;text-align:left;padding:2px 6px;border-color:transparent;color:var(--link);min-height:28px;overflow-wrap:anywhere}.evidence-button:before{content:"\u25B8"}.evidence-button[aria-expanded=true]:before{content:"\u25BE"}.evidence td{background:var(--panel)}.evidence .excerpt{background:var(--paper)}.pages{display:flex;gap:8px;align-items:center;margin-top:12px}footer{margin-top:36px;padding-top:12px;border-top:1px solid var(--line);font-size:13px;color:var(--faint)}.plain{padding-left:20px}.plain li{margin-top:4px}@media(max-width:900px){.zoom{grid-template-columns:minmax(0,1fr);gap:14px}.details{min-height:0;height:340px}}@media screen and (max-width:640px){body{padding:0 14px 32px}h1{font-size:21px}.overview{height:70px}.overview button{padding:0}.grid-row{grid-template-columns:36px repeat(var(--columns),minmax(0,1fr));gap:1.5px;margin-bottom:1.5px}.legend{padding-left:0}.details{height:auto}.details.of-port{position:sticky;bottom:8px;height:45vh;z-index:2;box-shadow:0 2px 14px #0000004d}.filters label{flex-basis:44%}.filters label.wide{flex-basis:100%}table,thead,tbody,tr,td,tbody th{display:block}thead tr{display:flex;flex-wrap:wrap;gap:4px;margin-bottom:8px}thead th{border:0;position:static}thead button{border:1px solid var(--line);padding:3px 8px;font-size:13px;min-height:28px}tbody tr{border:1px solid var(--line);border-radius:6px;padding:6px 10px;margin-bottom:8px}tbody tr.evidence{margin-top:-10px;border-top:0;padding:6px;background:var(--panel)}tbody td,tbody th{border:0;padding:2px 0;display:grid;grid-template-columns:84px minmax(0,1fr)}tbody td>*,tbody th>*{grid-column:2;justify-self:start}tbody td[data-name]:before,tbody th:before{content:attr(data-name);color:var(--faint);font-weight:400;font-size:13px;grid-row:1;grid-column:1}tbody .evidence-button{padding:0}tbody tr.evidence td{display:block}tbody tr.evidence td>*{justify-self:auto}}@media print{:root,:root[data-theme]{color-scheme:light}@page{margin:14mm 12mm}body{max-width:none;padding:0;font-size:9.5pt}.cell,.part,.band,.severity,.verdict-mark,.excerpt,mark,.finding{print-color-adjust:exact;-webkit-print-color-adjust:exact}nav,.filters,.pages,.more,#theme,.skip,.hint,.list-port{display:none!important}section{padding-top:16pt}.zoom{grid-template-columns:minmax(0,1fr)}.grid-row{gap:1.5px;margin-bottom:1.5px;break-inside:avoid}.details{height:auto;min-height:0;overflow:visible;break-inside:avoid;columns:2;font-size:8.5pt;padding:8px 12px}.finding,tbody tr{break-inside:avoid}.excerpt{white-space:pre-wrap;margin:3px 0;padding:3px 8px}.related .excerpt{display:none}.related p .path{display:inline;margin-left:8px}.findings{gap:6px;display:block}.finding{padding:5px 10px;margin-bottom:6px}.finding-head{font-size:8.5pt}thead{display:table-header-group}thead button:after{content:""!important}thead button{padding:3px 5px;min-height:0}thead th{position:static}tbody td,tbody th{padding:3px 5px}table{font-size:8.5pt}td>.faint,.severity{font-size:8pt}.evidence-button:before{content:""!important}.evidence-button{color:inherit;padding:0;font-size:8pt;min-height:0;border:0}}@media(prefers-contrast:more){:root{--faint: var(--ink);--line: var(--ink)}}@media(forced-colors:active){.cell,.part,.band,.severity{forced-color-adjust:none}}';
var PAGE_SCRIPT = '"use strict";(()=>{function s(e,t={},...r){let a=document.createElement(e);for(let[n,o]of Object.entries(t))typeof o=="function"?a.addEventListener(n,o):o===!0?a.setAttribute(n,""):o!=null&&o!==!1&&a.setAttribute(n,String(o));return a.append(...r.filter(n=>n!=null)),a}function u(e){let t=document.getElementById(e);if(!t)throw new Error(`the page has no element ${e}`);return t}function R(e){u("announcement").textContent=e}function f(e){return e.toLocaleString("en")}function P(e,t){return`${f(e)} ${t}${e===1?"":"s"}`}function S({path:e,line:t,column:r}){return`${e}:${t}:${r}`}function T(e){return e.before+e.marked+e.after===""?null:s("pre",{class:"excerpt"},s("span",{class:"line-number"},String(e.line)),s("code",{},e.before,s("mark",{},e.marked),e.after))}var E=Math.ceil(65.536);function _(e){let t=new Map,r=n=>{let o=t.get(n)??{listeners:[],rows:[],findings:[]};return t.set(n,o),o};for(let n of e.listeners)r(n.port).listeners.push(n);for(let n of e.rows)for(let o=n.port;o<=Math.min(n.endPort,65535);o++)r(o).rows.push(n);for(let n of e.findings)n.port!==null&&n.port>=0&&n.port<=65535&&n.suppressed===null&&r(n.port).findings.push(n);let a=[...t].sort(([n],[o])=>n-o);return new Map(a.map(([n,o])=>[n,{port:n,...o,state:ye(o),flagged:o.findings.some(be)}]))}function ye(e){return e.findings.some(t=>t.conflict)?"conflict":e.listeners.some(t=>t.declared===!1)?"undeclared":e.listeners.length>0?"declared":e.rows.some(t=>t.effect!=="free")?"registered":"free"}function be(e){return e.severity!=="info"}function H(e,t){return e.get(t)?.state??"free"}function j(e){let t=Array.from({length:E},(r,a)=>{let n=a*1e3,o=Math.min(n+1e3-1,65535),l={free:o-n+1,registered:0,declared:0,undeclared:0,conflict:0};return{port:n,endPort:o,counts:l,flagged:0,listeners:0}});for(let r of e.values()){let a=t[Math.floor(r.port/1e3)];a&&(a.counts.free--,a.counts[r.state]++,a.listeners+=r.listeners.length,r.flagged&&a.flagged++)}return t}function B(e,t,r){let a=[],n=null;for(let o=Math.max(1,t.port);o<=t.endPort+1;o++){let l=o<=t.endPort&&H(e,o)==="free";l&&n===null&&(n=o),!l&&n!==null&&(a.push({port:n,endPort:o-1}),n=null)}return a.sort((o,l)=>l.endPort-l.port-(o.endPort-o.port)||o.port-l.port).slice(0,r).sort((o,l)=>o.port-l.port)}function I(e,t){return e.filter(r=>r.port<=t&&t<=r.endPort)}function w({port:e,endPort:t}){return e===t?String(e):`${e}\u2013${t}`}function Q(e,t){let r=t.find(n=>n.kind==="reserved");if(r)return Math.floor(r.port/1e3);let a=({counts:n,listeners:o,flagged:l})=>n.conflict*1e3+l*10+o;return e.reduce((n,o,l)=>a(o)>a(e[n])?l:n,0)}var A={text:"",reach:"",declared:"",registration:"",severity:"",namespace:"",workload:""},U=["info","warning","error"],V=["registered","reach-differs","not-yet-allocated","previously-allocated","other-owner","unknown-owner","unregistered"];function Y(e){return e.listeners.map(t=>{let r=e.workloads[t.workload],a=t.row===null?void 0:e.rows[t.row],n=r?C(r):"",o=t.evidence[0]?.place,l=[`${t.port}/${t.protocol}`,t.address,n,t.container,r?.path,o?.path,a?.process,a?.team,t.registration,t.reach,...t.evidence.map(i=>i.text)];return{listener:t,workload:n,namespace:r?.namespace??"",path:o?.path??r?.path??"",line:o?.line??r?.line??0,haystack:l.join(`\n`).toLowerCase()}})}function C(e){return`${e.kind} ${e.namespace===null?"":`${e.namespace}/`}${e.name||"(unnamed)"}`}function q(e,t){let r=[...N(t.text).map(Pe),...we(t)];return e.filter(a=>r.every(n=>n(a)))}function N(e){return e.toLowerCase().split(/\\s+/).filter(t=>t!=="")}function Pe(e){let t=/^(\\d{1,5})[-\u2013](\\d{1,5})$/.exec(e);if(!t)return n=>n.haystack.includes(e);let[r,a]=[Number(t[1]),Number(t[2])];return({listener:n})=>r<=n.port&&n.port<=a}function we(e){let t=[],{reach:r,declared:a,registration:n,severity:o}=e,l=e.namespace.trim().toLowerCase(),i=e.workload.trim().toLowerCase();return r!==""&&t.push(({listener:d})=>d.reach===r),a!==""&&t.push(({listener:d})=>d.declared===(a==="yes")),n!==""&&t.push(({listener:d})=>d.registration===n),o!==""&&t.push(({listener:d})=>(d.severity??"none")===o),l!==""&&t.push(d=>d.namespace.toLowerCase().includes(l)),i!==""&&t.push(d=>d.workload.toLowerCase().includes(i)),t}function z(e,{key:t,descending:r}){let a=Se[t];return[...e].sort((n,o)=>r?a(o,n):a(n,o))}var Se={port:(e,t)=>e.listener.port-t.listener.port,protocol:(e,t)=>O(e.listener.protocol,t.listener.protocol),reach:(e,t)=>O(e.listener.reach,t.listener.reach),workload:(e,t)=>O(e.workload,t.workload),declared:(e,t)=>Number(e.listener.declared)-Number(t.listener.declared),registration:(e,t)=>V.indexOf(e.listener.registration)-V.indexOf(t.listener.registration),severity:(e,t)=>U.indexOf(e.listener.severity??"")-U.indexOf(t.listener.severity??""),place:(e,t)=>O(e.path,t.path)||e.line-t.line};function O(e,t){return e<t?-1:e>t?1:0}var x={free:"free",registered:"registered, not used in this input",declared:"taken, declared",undeclared:"taken, not declared",conflict:"conflict"},k={registered:"registered","reach-differs":"reach differs","other-owner":"another owner\'s","previously-allocated":"previously allocated","not-yet-allocated":"not yet allocated",unregistered:"not registered","unknown-owner":"owner unknown"},Ee={any:"every address",localhost:"localhost",node:"node\'s address",other:"another address",unknown:"unknown"};function L(e){return Ee[e]}var ve={allocated:"",later:"not yet allocated",free:"previously allocated, free again",held:""};function J(e){return[ve[e.effect],e.protocol,e.exposure==="localhost"?"localhost only":e.exposure??"",e.team===null?"":`team ${e.team}`,e.since===null?"":`since ${e.since}`,e.removed===null?"":`until ${e.removed}`,e.notes??""].filter(r=>r!=="").join(" \xB7 ")}var X=8,xe=5;function Z(e,t,r){let a=t.get(r);if(!a)return`Port ${r}, ${x.free}`;let n=a.listeners.map(i=>te(e,i)),o=[...new Set(n.length>0?n:a.rows.map(i=>i.process))],l=o.length>2?`and ${o.length-2} more`:"";return[`Port ${r}`,x[a.state],a.flagged?"with findings":"",...o.slice(0,2),l].filter(i=>i!=="").join(", ")}function ee(e,t,r,a){let n=t.get(r),o=I(e.ranges,r),l=n?.state??"free",i=u("details");i.classList.add("of-port"),i.replaceChildren(s("h3",{},`Port ${r}`),s("p",{},s("span",{class:`swatch cell ${l}${n?.flagged?" flagged":""}`}),x[l]),...o.map(d=>s("p",{class:"faint"},`In the range ${w(d)}: ${d.name}.`)),...n?Te(e,n,a):[])}function Te(e,t,r){let{listeners:a,rows:n,findings:o,port:l}=t,i=[];return a.length>0&&(i.push(s("h4",{},`Taken by ${P(new Set(a.map(d=>d.workload)).size,"workload")}`)),i.push(D(a,d=>ke(e,d)))),n.length>0&&(i.push(s("h4",{},"In the registry")),i.push(D(n,d=>s("li",{},s("strong",{},d.process),s("span",{class:"faint"},J(d)),s("span",{class:"faint"},d.citation))))),o.length>0&&(i.push(s("h4",{},P(o.length,"finding"))),i.push(D(o,({severity:d,message:g})=>s("li",{},s("span",{class:`severity ${d}`},d),` ${g}`)))),a.length>0&&i.push(s("button",{type:"button",class:"list-port",click:()=>r(l)},"Show in the table")),i}function ke(e,t){let r=t.evidence[0]?.place,a=[t.protocol,L(t.reach),t.declared===null?"a process outside of pods":t.declared?"declared":"not declared",k[t.registration]];return s("li",{},s("strong",{},te(e,t)),t.container===null?null:s("span",{},`container ${t.container}`),s("span",{class:"faint"},a.join(" \xB7 ")),r?s("span",{class:"faint path"},S(r)):null)}function D(e,t){let r=e.length-X;return s("ul",{},...e.slice(0,X).map(t),r>0?s("li",{class:"faint"},`and ${f(r)} more`):null)}function te(e,t){let r=e.workloads[t.workload];return r?C(r):""}function ne(e,t){let{counts:r}=t,a=B(e,t,xe),n=u("details");n.classList.remove("of-port"),n.replaceChildren(s("h3",{},`Ports ${w(t)}`),s("dl",{},...M("Taken",r.declared+r.undeclared+r.conflict),...M("of these not declared",r.undeclared),...M("of these in conflict",r.conflict),...M("Registered, not used here",r.registered),...M("Free",r.free)),s("h4",{},"Most room"),s("p",{},a.length===0?"No free port.":a.map(w).join(", ")),s("p",{class:"faint hint"},"Point at a cell, or move with the arrow keys (n and p: next and previous port that is taken), to see who holds a port."))}function M(e,t){return[s("dt",{},e),s("dd",{},f(t))]}var W=50,F=1e3;function re(e){let t=new Map(e.map(c=>[c,Le(c)])),r=u("finding-text"),a=u("finding-severity"),n=u("finding-rule"),o=u("finding-suppressed"),l=u("findings-more"),i=u("findings-list"),d=e.filter(c=>c.suppressed!==null).length,g=[],b=c=>{i.append(...g.slice(i.childElementCount,c).map(Me));let p=g.length-i.childElementCount;l.hidden=p<=0,l.textContent=`Show ${f(Math.min(W,p))} more of ${f(p)}`},m=c=>{let p=N(r.value);g=e.filter($=>(o.checked||$.suppressed===null)&&(a.value===""||$.severity===a.value)&&(n.value===""||$.rule===n.value)&&p.every(he=>t.get($)?.includes(he))),i.replaceChildren(),b(W);let y=g.length===0&&e.length>d?"No finding fits.":P(g.length,"finding");u("findings-status").textContent=y,c&&R(y)},h=[...new Set(e.map(c=>c.rule))].sort();n.append(...h.map(c=>s("option",{value:c},c))),u("finding-suppressed-label").hidden=d===0,u("findings-none").hidden=e.length>d,u("findings-some").hidden=e.length===0;for(let c of[r,a,n,o])c.addEventListener("input",()=>m(!0));l.addEventListener("click",()=>{let c=i.childElementCount;b(c+W),i.children[c]?.focus()}),addEventListener("beforeprint",()=>{b(F),g.length>F&&(u("findings-status").textContent=`The first ${f(F)} of ${f(g.length)} findings`);for(let c of i.querySelectorAll("details"))c.open=!0}),addEventListener("afterprint",()=>m(!1)),m(!1)}function Le({rule:e,severity:t,message:r,remedy:a,place:n,port:o}){return[e,t,r,a,n.path,o].join(`\n`).toLowerCase()}function Me(e){let t=e.url===null?e.rule:s("a",{href:e.url,rel:"noopener noreferrer",target:"_blank"},e.rule),r=e.confidence==="certain"||e.confidence==="high"?null:`${e.confidence} confidence`;return s("li",{class:`finding ${e.severity}${e.suppressed===null?"":" silent"}`,tabindex:-1},s("p",{class:"finding-head"},s("span",{class:`severity ${e.severity}`},e.severity),s("span",{class:"rule"},t),r===null?null:s("span",{class:"faint"},r)),s("p",{class:"message"},e.message),s("p",{class:"path"},S(e.place)),T(e.place),e.remedy===""?null:s("p",{},s("strong",{},"Fix: "),e.remedy),e.suppressed===null?null:s("p",{class:"faint"},`Suppressed by ${e.suppressed}`),e.related.length===0?null:$e(e.related))}function $e(e){return s("details",{},s("summary",{},P(e.length,"related place")),...e.map(t=>s("div",{class:"related"},s("p",{},t.note,s("span",{class:"path"},S(t.place))),T(t.place))))}var oe=50,ae=25;function se({map:e,ranges:t,nameOf:r,glance:a,look:n}){let o=u("grid"),l=matchMedia("screen and (max-width: 640px)"),i=null,d=0,g=c=>o.querySelector(`[data-port="${c}"]`),b=c=>{let p=c?.closest?.("[data-port]")?.dataset.port;return p===void 0?null:Number(p)},m=(c,p)=>{g(d)?.setAttribute("tabindex","-1"),d=c;let y=g(c);y?.setAttribute("tabindex","0"),p&&y?.focus()},h=()=>{if(!i)return;let c=l.matches?ae:oe;o.style.setProperty("--columns",String(c)),o.replaceChildren(...Re(i,c,p=>Ie(e,t,p,r(p)))),m(Math.max(i.port,Math.min(d,i.endPort)),!1)};return l.addEventListener("change",h),o.addEventListener("pointerover",c=>a(b(c.target))),o.addEventListener("pointerleave",()=>a(null)),o.addEventListener("focusin",c=>{let p=b(c.target);p!==null&&n(p)}),o.addEventListener("click",c=>{let p=b(c.target);p!==null&&m(p,!0)}),o.addEventListener("keydown",c=>{let p=b(c.target);if(p===null||!i)return;let y=Oe(c,p,i,l.matches?ae:oe,e);y!==null&&(c.preventDefault(),m(y,!0))}),{show(c){i=c,h()}}}function Re(e,t,r){let a=[];for(let n=e.port;n<=e.endPort;n+=t){let o=s("div",{role:"row",class:"grid-row"},s("span",{role:"rowheader",class:"grid-label"},String(n)));for(let l=n;l<n+t&&l<=e.endPort;l++)o.append(r(l));a.push(o)}return a}function Ie(e,t,r,a){let n=e.get(r),o=["cell",n?.state??"free",...I(t,r).map(l=>l.kind)];return n?.flagged&&o.push("flagged"),new Set(n?.listeners.map(l=>l.workload)).size>1&&o.push("crowded"),s("span",{role:"gridcell",class:o.join(" "),"data-port":r,tabindex:-1,"aria-label":a})}function Oe(e,t,{port:r,endPort:a},n,o){let l=t-(t-r)%n,i={ArrowRight:t+1,ArrowLeft:t-1,ArrowDown:t+n,ArrowUp:t-n,Home:e.ctrlKey?r:l,End:e.ctrlKey?a:Math.min(l+n-1,a)};if(e.key==="n"||e.key==="p")return He(o,t,r,a,e.key==="n"?1:-1);let d=i[e.key];return d===void 0||d<r||d>a?null:d}function He(e,t,r,a,n){for(let o=t+n;r<=o&&o<=a;o+=n){let l=H(e,o);if(l!=="free"&&l!=="registered")return o}return null}var ie=["registered","declared","undeclared","conflict"],Ae=6;function ce(e,t,r){let a=Math.max(1,...e.map(de)),n=e.map((l,i)=>s("button",{type:"button",role:"tab",id:`step-${i}`,"aria-controls":"grid-panel","aria-label":le(l),title:le(l),click:()=>r(i)},Ne(l,a))),o=u("overview");return o.replaceChildren(...n),o.addEventListener("keydown",l=>{let i=n.indexOf(document.activeElement),d=Ce(l.key,i);i===-1||d===void 0||(l.preventDefault(),r(d),n[d]?.focus())}),u("bands").replaceChildren(...t.map(De)),u("ranges").replaceChildren(...t.map(We)),u("axis").replaceChildren(...[0,10,20,30,40,50,60].map(Fe)),l=>{for(let[i,d]of n.entries())d.setAttribute("aria-selected",String(i===l)),d.tabIndex=i===l?0:-1}}function Ce(e,t){let a={ArrowRight:t+1,ArrowLeft:t-1,PageDown:t+10,PageUp:t-10,Home:0,End:E-1}[e];return a===void 0?void 0:Math.max(0,Math.min(a,E-1))}function de({counts:e}){return ie.reduce((t,r)=>t+e[r],0)}function Ne(e,t){let r=de(e),a=s("span",{class:"bar"});a.style.height=`${r===0?0:Math.max(Ae,Math.sqrt(r/t)*100)}%`;for(let n of ie.toReversed()){if(e.counts[n]===0)continue;let o=s("span",{class:`part ${n}`});o.style.flexGrow=String(e.counts[n]),a.append(o)}return a}function le(e){let{counts:t}=e,r=t.declared+t.undeclared+t.conflict,a=t.conflict>0?`, ${P(t.conflict,"conflict")}`:"";return`Ports ${w(e)}: ${f(r)} taken${a}, ${f(t.registered)} more registered`}function De(e){let t=s("span",{class:`band ${e.kind}`,title:`${e.name} ${w(e)}`});return t.style.left=`${e.port/(E*1e3)*100}%`,t.style.width=`${(e.endPort-e.port+1)/(E*1e3)*100}%`,t}function We(e){return s("li",{},s("span",{class:`band ${e.kind}`}),`${e.name} ${w(e)}`)}function Fe(e){let t=s("span",{},e===0?"0":`${e}k`);return t.style.left=`${e*1e3/(E*1e3)*100}%`,t}var v=100,K=2e3,pe=[["port","Port"],["protocol","Protocol"],["reach","Reach"],["workload","Workload"],["declared","Declared"],["registration","Registry"],["severity","Finding"],["place","Where"]];function me(e){let t=Y(e),r=A,a={key:"port",descending:!1},n=t,o=0,l=(c,p)=>{u("ports-body").replaceChildren(...n.slice(c,p).map(y=>je(e,y)))},i=c=>{o=c,l(o,o+v);let p=Math.min(o+v,n.length);u("ports-status").textContent=Ge(t.length,n.length,o),u("ports-previous").disabled=o===0,u("ports-next").disabled=p>=n.length,u("ports-pages").hidden=n.length<=v},d=()=>{n=z(q(t,r),a),i(0),u("ports-clear").disabled=Object.values(r).every(c=>c===""),R(`${f(n.length)} of ${P(t.length,"host port")}`)},g=()=>{for(let c of u("ports-head").querySelectorAll("th")){let p=c.dataset.key===a.key;c.setAttribute("aria-sort",p?a.descending?"descending":"ascending":"none")}},b=c=>{a={key:c,descending:a.key===c?!a.descending:c==="severity"},g(),d()};u("ports-head").replaceChildren(...pe.map(([c,p])=>s("th",{scope:"col","data-key":c},s("button",{type:"button",click:()=>b(c)},p)))),g();let m=Ke(e,t);for(let[c,p]of m)p.addEventListener("input",()=>{r={...r,[c]:p.value},d()});let h=c=>{r={...A,...c};for(let[p,y]of m)y.value=r[p];d()};return u("ports-clear").addEventListener("click",()=>{h({}),u("filter-text").focus()}),u("ports-previous").addEventListener("click",()=>i(Math.max(0,o-v))),u("ports-next").addEventListener("click",()=>i(o+v)),addEventListener("beforeprint",()=>{l(0,K),u("ports-status").textContent=n.length>K?`The first ${f(K)} of ${f(n.length)} host ports`:P(n.length,"host port")}),addEventListener("afterprint",()=>i(o)),i(0),u("ports-clear").disabled=!0,u("ports-none").hidden=t.length>0,u("ports-some").hidden=t.length===0,{ask:h}}function Ge(e,t,r){return t===0?e===0?"":"No host port fits.":(t>v?`${f(r+1)}\u2013${f(Math.min(r+v,t))} of `:"")+P(t,"host port")}function Ke(e,t){let r=(n,o,l=i=>i)=>{u(n).append(...[...new Set(o)].filter(i=>i!=="").sort().map(i=>s("option",{value:i},l(i))))};return r("filter-reach",e.listeners.map(n=>n.reach),n=>L(n)),r("filter-registration",e.listeners.map(n=>n.registration),n=>k[n]),r("namespaces",ue(t.map(n=>n.namespace))),r("workloads",ue(t.map(n=>n.workload))),["text","reach","declared","registration","severity","namespace","workload"].map(n=>[n,u(`filter-${n}`)])}function ue(e){return[...new Set(e)].slice(0,300)}function _e(e){return e===null?s("span",{class:"faint",title:"a process outside of pods"},"\u2013"):s("span",{class:e?"yes":"no"},e?"yes":"no")}function je(e,t){let{listener:r}=t,a=r.row===null?void 0:e.rows[r.row],n=(i,...d)=>s("td",{"data-name":i},...d),o=s("button",{type:"button",class:"evidence-button","aria-expanded":"false"},`${t.path}:${t.line}`),l=s("tr",{},s("th",{scope:"row","data-name":"Port"},String(r.port)),n("Protocol",r.protocol),n("Reach",L(r.reach),r.address?s("span",{class:"faint"},r.address):null),n("Workload",s("span",{},t.workload),r.container===null?null:s("span",{class:"faint"},`container ${r.container}`)),n("Declared",_e(r.declared)),n("Registry",k[r.registration],a?s("span",{class:"faint"},a.process):null),n("Finding",r.severity===null?s("span",{class:"faint"},"none"):s("span",{class:`severity ${r.severity}`},r.severity)),n("Where",o));return o.addEventListener("click",()=>Be(l,o,t)),l}function Be(e,t,{listener:r}){let a=t.getAttribute("aria-expanded")==="true";if(t.setAttribute("aria-expanded",String(!a)),a){e.nextElementSibling?.remove();return}let n=r.more>0?s("p",{class:"faint"},`and ${f(r.more)} more`):null,o=s("td",{colspan:pe.length},s("p",{class:"faint"},`Confidence: ${r.confidence}. What shows it:`),...r.evidence.map(Qe),n);e.after(s("tr",{class:"evidence"},o))}function Qe(e){return s("div",{},s("p",{},s("strong",{},e.detector),` (${e.origin}) at `,s("span",{class:"path"},S(e.place))),T(e.place),...e.steps.map(t=>s("p",{class:"faint"},`${t.note} \u2014 `,s("span",{class:"path"},S(t.place)))))}var fe="hostport-lint-theme";function ge(){let e=u("theme"),t=matchMedia("(prefers-color-scheme: dark)"),r=Ue(),a=()=>{let n=r===null?t.matches:r==="dark";r===null?document.documentElement.removeAttribute("data-theme"):document.documentElement.setAttribute("data-theme",r),e.textContent=n?"Light":"Dark",e.setAttribute("aria-label",n?"Use light colours":"Use dark colours"),e.hidden=!1};e.addEventListener("click",()=>{r=(r===null?t.matches:r==="dark")?"light":"dark",Ve(r),a()}),t.addEventListener("change",a),a()}function Ue(){try{let e=localStorage.getItem(fe);return e==="light"||e==="dark"?e:null}catch{return null}}function Ve(e){try{localStorage.setItem(fe,e)}catch{}}function Ye(){let e=JSON.parse(u("data").textContent??""),t=_(e),r=j(t),a=me(e);re(e.findings),ge();let n=Q(r,e.ranges),o=null,l=m=>{a.ask({text:`${m}-${m}`}),u("ports").scrollIntoView(),u("filter-text").focus({preventScroll:!0})},i=m=>{let h=r[n];m!==null?ee(e,t,m,l):h&&ne(t,h)},d=se({map:t,ranges:e.ranges,nameOf:m=>Z(e,t,m),glance:m=>{u("details").contains(document.activeElement)||i(m??o)},look:m=>{o=m,i(m)}}),g=m=>{let h=r[m];if(!h)return;n=m,b(m),d.show(h);let p=e.ranges.filter(y=>y.port<=h.endPort&&y.endPort>=h.port).map(y=>`${y.name} ${w(y)}`).join("; ");u("grid-title").textContent=`Ports ${w(h)}`,u("grid-range").textContent=p,u("grid-panel").setAttribute("aria-labelledby",`step-${m}`),o=null,i(null)},b=ce(r,e.ranges,g);u("legend").replaceChildren(...Object.entries(x).map(([m,h])=>s("li",{},s("span",{class:`swatch cell ${m}`}),h)),s("li",{},s("span",{class:"swatch cell declared flagged"}),"has an error or a warning"),s("li",{},s("span",{class:"swatch cell declared crowded"}),"several workloads")),g(n),document.documentElement.classList.add("ready")}Ye();})();';

// src/report/html/skeleton.ts
function skeleton(parts) {
  const findings = findingsPart(parts.noFindings);
  const sections = parts.view === "findings" ? [MAP, findings, PORTS] : [MAP, PORTS, findings];
  return `<!DOCTYPE html>
<html lang="en">
<head>
${parts.head}
</head>
<body>
<a class="skip" href="#main">Skip to the report</a>
<header>
<div class="top"><span class="brand">hostport-lint</span><button type="button" id="theme" hidden></button></div>
${parts.verdict}
<nav aria-label="Parts of the report"><a href="#map">Port map</a><a href="#findings">Findings</a><a href="#ports">Host ports</a>${parts.notes === "" ? "" : '<a href="#notes">Notes</a>'}</nav>
</header>
<main id="main">
${parts.plain}
${sections.join("\n")}
${parts.notes}
</main>
<footer>${parts.footer}</footer>
<div id="announcement" role="status" aria-live="polite"></div>
${parts.scripts}
</body>
</html>
`;
}
var MAP = `<section id="map" aria-labelledby="map-title">
<div class="section-head"><h2 id="map-title">Port map</h2><span class="faint">One bar for each thousand ports; choose one to see its ports.</span></div>
<div id="overview" class="overview" role="tablist" aria-label="Thousands of ports"></div>
<div id="axis" class="axis" aria-hidden="true"></div>
<div id="bands" class="bands" aria-hidden="true"></div>
<ul id="ranges" class="ranges" aria-label="Ranges"></ul>
<div class="zoom">
<div id="grid-panel" role="tabpanel">
<div class="grid-head"><h3 id="grid-title"></h3><span id="grid-range" class="faint"></span></div>
<div id="grid" role="grid" aria-labelledby="grid-title" aria-readonly="true"></div>
<ul id="legend" class="legend" aria-label="Legend"></ul>
</div>
<div id="details" class="details" role="region" tabindex="0" aria-label="What the map shows"></div>
</div>
</section>`;
var findingsPart = (verdict) => `<section id="findings" aria-labelledby="findings-title">
<div class="section-head"><h2 id="findings-title">Findings</h2><span id="findings-status" class="faint"></span></div>
<div id="findings-none" class="empty" hidden><strong>${verdict}</strong></div>
<div id="findings-some">
<form class="filters" role="search" aria-label="Findings">
<label class="wide">Search<input id="finding-text" type="search" autocomplete="off" spellcheck="false"></label>
<label>Severity<select id="finding-severity"><option value="">all</option><option value="error">error</option><option value="warning">warning</option><option value="info">info</option></select></label>
<label>Rule<select id="finding-rule"><option value="">all</option></select></label>
<label class="check" id="finding-suppressed-label"><input id="finding-suppressed" type="checkbox">also suppressed ones</label>
</form>
<ul id="findings-list" class="findings"></ul>
<button type="button" id="findings-more" class="more" hidden></button>
</div>
</section>`;
var PORTS = `<section id="ports" aria-labelledby="ports-title">
<div class="section-head"><h2 id="ports-title">Host ports</h2><span id="ports-status" class="faint"></span></div>
<div id="ports-none" class="empty" hidden><strong>No workload of this input holds a port of the host.</strong>Neither hostNetwork nor hostPort is used.</div>
<div id="ports-some">
<form class="filters" role="search" aria-label="Host ports">
<label class="wide">Search<input id="filter-text" type="search" placeholder="words, a port, or 9000-9999" autocomplete="off" spellcheck="false"></label>
<label>Reach<select id="filter-reach"><option value="">all</option></select></label>
<label>Declared<select id="filter-declared"><option value="">all</option><option value="yes">yes</option><option value="no">no</option></select></label>
<label>Registry<select id="filter-registration"><option value="">all</option></select></label>
<label>Finding<select id="filter-severity"><option value="">all</option><option value="error">error</option><option value="warning">warning</option><option value="info">info</option><option value="none">none</option></select></label>
<label>Namespace<input id="filter-namespace" list="namespaces" autocomplete="off" spellcheck="false"></label>
<label>Workload<input id="filter-workload" list="workloads" autocomplete="off" spellcheck="false"></label>
<button type="button" id="ports-clear">Clear</button>
<datalist id="namespaces"></datalist><datalist id="workloads"></datalist>
</form>
<table aria-labelledby="ports-title"><thead><tr id="ports-head"></tr></thead><tbody id="ports-body"></tbody></table>
<div id="ports-pages" class="pages"><button type="button" id="ports-previous">Previous</button><button type="button" id="ports-next">Next</button></div>
</div>
</section>`;

// src/report/html/index.ts
var MOST_PLAIN = 200;
function html(result, options) {
  return pageOf(result, options, "findings");
}
function portsHtml(result, options) {
  return pageOf(result, options, "ports");
}
function pageOf(result, options, view) {
  const verdict = view === "findings" ? verdictOf(result) : `${plural(result.listeners.length, "host port")} in use.`;
  return skeleton({
    head: headOf(`Host ports: ${verdict}`),
    verdict: verdictPart(result, verdict, view),
    noFindings: escapeHtml(verdictOf({ ...result, findings: [] })),
    notes: notesOf(result, options),
    plain: plainOf(result),
    footer: footerOf(options),
    scripts: `<script type="application/json" id="data">${embedded(collect(result, options, view))}</script>
<script>${PAGE_SCRIPT}</script>`,
    view
  });
}
function headOf(title) {
  const policy = `default-src 'none'; style-src '${hashOf(PAGE_STYLE)}'; script-src '${hashOf(PAGE_SCRIPT)}'; img-src data:; base-uri 'none'; form-action 'none'`;
  return [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    '<meta name="color-scheme" content="light dark">',
    '<link rel="icon" href="data:,">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>${PAGE_STYLE}</style>`
  ].join("\n");
}
function hashOf(text) {
  return `sha256-${(0, import_node_crypto.createHash)("sha256").update(text).digest("base64")}`;
}
function verdictPart(result, verdict, view) {
  const findings = activeFindings(result);
  const incomplete = result.problems.length > 0 || result.counts.documents === 0;
  const worst = mostSevereFirst(findings)[0]?.severity;
  const bad = worst === "error" || result.problems.length > 0;
  const [look, sign] = bad ? ["error", "\u2715"] : worst === "warning" || incomplete ? ["warning", "!"] : ["good", "\u2713"];
  const mark = view === "findings" ? `<span class="verdict-mark ${look}" aria-hidden="true">${sign}</span>` : "";
  return `<div class="verdict">${mark}<div><h1>${escapeHtml(verdict)}</h1><p>${escapeHtml(extentOf(result))}</p></div></div>`;
}
function notesOf(result, { notes = [], renders = [] }) {
  const hidden = countHidden(result);
  const parts = [
    listOf(
      "Not checked",
      result.problems.map((problem) => `${placeOf(problem)} ${visible(problem.message)}`)
    ),
    listOf(
      "Rules that did not run",
      result.skipped.map(({ rule, reason }) => `${visible(rule)}: ${visible(reason)}`)
    ),
    listOf("Rendered", renders.map(visible)),
    listOf("Notes", notes.map(visible)),
    listOf("Not shown", hidden > 0 ? [`${plural(hidden, "finding")} of lower confidence (--min-confidence low shows them)`] : [])
  ].join("");
  return parts === "" ? "" : `<section id="notes" aria-label="Notes">${parts}</section>`;
}
function listOf(title, lines) {
  if (lines.length === 0) return "";
  return `<h3>${escapeHtml(title)}</h3><ul class="plain">${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>`;
}
function plainOf(result) {
  const findings = mostSevereFirst(activeFindings(result));
  const rest = findings.length - MOST_PLAIN;
  const lines = [...findings.slice(0, MOST_PLAIN).map(lineOf), ...rest > 0 ? [`and ${rest} more`] : []];
  return `<noscript><p>The port map and the tables need JavaScript, which is off here.</p>${listOf("Findings", lines)}</noscript>`;
}
function lineOf(finding) {
  return `${finding.severity} ${placeOf(finding.span)} ${visible(finding.message)} [${visible(finding.rule)}] Fix: ${visible(finding.remedy)}`;
}
function footerOf({ version, homepage }) {
  const name = `hostport-lint ${escapeHtml(visible(version))}`;
  const isLink = homepage !== void 0 && /^https?:\/\/[^\s"<>]+$/.test(homepage);
  return `Made by ${isLink ? `<a href="${escapeHtml(homepage)}" rel="noopener noreferrer" target="_blank">${name}</a>` : name}. This page loads nothing from the network.`;
}
function escapeHtml(text) {
  return text.replace(/[&<>"'#]/g, (unit) => `&#${unit.charCodeAt(0)};`);
}
function embedded(data) {
  return JSON.stringify(data).replace(/[<>&#\u2028\u2029]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  html,
  portsHtml
});
