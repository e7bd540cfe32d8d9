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

// link:src/model/workload.ts
var require_workload = __commonJS({
  "link:src/model/workload.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_workload;
  }
});

// link:src/model/listener.ts
var require_listener = __commonJS({
  "link:src/model/listener.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_listener;
  }
});

// src/report/sarif/index.ts
var index_exports = {};
__export(index_exports, {
  sarif: () => sarif
});
module.exports = __toCommonJS(index_exports);

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

// src/report/json.ts
function jsonText(value) {
  const escaped = JSON.stringify(value, null, 2).replace(
    new RegExp("[\\u007f-\\u009f]|\\p{Cf}|\\p{Zl}|\\p{Zp}|#(?=#)", "gu"),
    (found) => found.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
  );
  return `${escaped}
`;
}

// src/report/sarif/message.ts
function messageOf(...lines) {
  return lines.filter((line) => line !== "").map((line) => visible(line).replaceAll("](", "] (")).join("\n");
}

// src/report/sarif/location.ts
var ROOT = "%SRCROOT%";
function baseIdsOf(workingDirectory) {
  const description = { text: "The folder in which hostport-lint ran." };
  return { [ROOT]: workingDirectory === void 0 ? { description } : { uri: workingDirectory, description } };
}
function artifactOf(path) {
  const drive = /^[A-Za-z]:\//.exec(path)?.[0] ?? "";
  const rest = path.slice(drive.length).split("/").map((segment) => encodeURIComponent(segment.replace(new RegExp("\\p{Cs}", "gu"), "\uFFFD"))).join("/");
  if (drive !== "") return { uri: `file:///${drive}${rest}` };
  return path.startsWith("/") ? { uri: `file://${rest}` } : { uri: rest, uriBaseId: ROOT };
}
function locationOf(span) {
  const region = { startLine: span.line, startColumn: span.column, endLine: span.endLine, endColumn: span.endColumn };
  return { physicalLocation: { artifactLocation: artifactOf(span.path), ...regionsOf(span, region) } };
}
function relatedLocationOf({ span, message }, index) {
  return { id: index + 1, ...locationOf(span), message: { text: messageOf(message) } };
}
function regionsOf(span, region) {
  const { text, column } = span.excerpt;
  const endColumn = column + text.length;
  const isShown = span.endLine === span.line && span.column >= column && span.endColumn <= endColumn && span.endColumn > span.column;
  if (!isShown || /[\r\n]/.test(text)) return { region };
  const snippet = { text: text.slice(span.column - column, span.endColumn - column) };
  const contextRegion = { startLine: span.line, startColumn: column, endLine: span.line, endColumn, snippet: { text } };
  return snippet.text.length < text.length ? { region: { ...region, snippet }, contextRegion } : { region: { ...region, snippet } };
}

// src/report/sarif/notification.ts
var NOTIFICATIONS = [
  notification(
    "not-checked",
    "NotChecked",
    "Something could not be read, rendered or reached.",
    "The rest was checked; mend this and run again."
  ),
  notification(
    "rule-skipped",
    "RuleSkipped",
    "A rule was skipped because it lacked what it needs.",
    "Give the input that the message names."
  )
];
function executionNotificationsOf(result) {
  return result.problems.map((problem) => ({
    descriptor: { id: NOTIFICATIONS[0].id, index: 0 },
    level: "error",
    message: { text: messageOf(problem.message) },
    locations: [locationOfProblem(problem)]
  }));
}
function configurationNotificationsOf(result, ruleIds) {
  return result.skipped.map(({ rule, reason }) => ({
    descriptor: { id: NOTIFICATIONS[1].id, index: 1 },
    level: "note",
    message: { text: messageOf(`${rule}: ${reason}`) },
    ...ruleIds.includes(rule) ? { associatedRule: { id: rule, index: ruleIds.indexOf(rule) } } : {}
  }));
}
function notification(id, name, what, remedy) {
  return { id, name, shortDescription: { text: what }, fullDescription: { text: `${what} ${remedy}` }, help: { text: remedy } };
}
function locationOfProblem({ path, line, column }) {
  return { physicalLocation: { artifactLocation: artifactOf(path), region: { startLine: line, startColumn: column } } };
}

// src/report/sarif/result.ts
var import_workload = __toESM(require_workload(), 1);

// src/report/sarif/rule.ts
var import_listener = __toESM(require_listener(), 1);
var LEVELS = { error: "error", warning: "warning", info: "note" };
var PROBLEM_SEVERITIES = { error: "error", warning: "warning", info: "recommendation" };
var PRECISIONS = { certain: "very-high", high: "high", medium: "medium", low: "low" };
function levelOf(severity) {
  return LEVELS[severity];
}
function ruleIdsOf(result, options) {
  return [.../* @__PURE__ */ new Set([...options.rules.map((rule) => rule.id), ...result.findings.map((finding) => finding.rule)])];
}
function rulesOf(ids, result, options) {
  const metas = new Map(options.rules.map((rule) => [rule.id, rule]));
  const byRule = groupBy(result.findings, (finding) => finding.rule);
  return ids.map((id) => {
    const findings = byRule.get(id) ?? [];
    const meta = metas.get(id);
    const severity = meta?.severity ?? findings[0]?.severity ?? "warning";
    return {
      id,
      name: pascalCase(id),
      ...meta ? textsOf(meta) : textsWithoutMeta(id),
      helpUri: options.urlOfRule(id),
      defaultConfiguration: { level: levelOf(severity) },
      properties: {
        precision: PRECISIONS[leastSure(findings)],
        "problem.severity": PROBLEM_SEVERITIES[severity],
        tags: ["kubernetes", "host-port", "host-network"]
      }
    };
  });
}
function textsOf(meta) {
  const { bad, good } = meta.examples;
  const markdown = [
    meta.why,
    `**What to do.** ${meta.remedy}`,
    `Wrong:

${fenced(bad)}`,
    `Right:

${fenced(good)}`,
    `Source: ${meta.source}`
  ];
  return {
    shortDescription: { text: sentence(meta.title) },
    fullDescription: { text: meta.why },
    help: { text: `${meta.why}

${meta.remedy}`, markdown: markdown.join("\n\n") }
  };
}
function textsWithoutMeta(id) {
  const text = sentence(id.replaceAll("-", " "));
  return { shortDescription: { text }, fullDescription: { text }, help: { text } };
}
function leastSure(findings) {
  return import_listener.CONFIDENCES.find((confidence) => findings.some((finding) => finding.confidence === confidence)) ?? "high";
}
function fenced(yaml) {
  return `\`\`\`yaml
${yaml.trimEnd()}
\`\`\``;
}
function pascalCase(id) {
  return id.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
}
function sentence(title) {
  const text = title.charAt(0).toUpperCase() + title.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

// src/report/sarif/result.ts
var RANKS = { certain: 100, high: 80, medium: 50, low: 20 };
function resultOf(finding, ruleIndex, withSuppressions) {
  const { workload } = finding;
  const location = locationOf(finding.span);
  const logical = workload && { kind: "resource", name: visible(workload.name), fullyQualifiedName: visible((0, import_workload.nameOfWorkload)(workload)) };
  return {
    ruleId: finding.rule,
    ruleIndex,
    level: levelOf(finding.severity),
    rank: RANKS[finding.confidence],
    message: { text: messageOf(finding.message, finding.remedy) },
    locations: [logical ? { ...location, logicalLocations: [logical] } : location],
    ...finding.related.length > 0 ? { relatedLocations: finding.related.map(relatedLocationOf) } : {},
    partialFingerprints: { "hostportLint/v1": finding.fingerprint },
    ...withSuppressions ? { suppressions: finding.suppressed ? [suppressionOf(finding.suppressed)] : [] } : {},
    ...finding.fix ? { fixes: [fixOf(finding.fix)] } : {},
    properties: {
      confidence: finding.confidence,
      ...finding.container === null ? {} : { container: visible(finding.container) },
      ...finding.port === null ? {} : { port: finding.port },
      ...finding.protocol === null ? {} : { protocol: finding.protocol }
    }
  };
}
function suppressionOf({ by, reason, until }) {
  return {
    kind: by === "comment" || by === "annotation" ? "inSource" : "external",
    status: "accepted",
    justification: visible(reason),
    properties: { by, ...until === null ? {} : { until } }
  };
}
function fixOf(fix) {
  const byFile = groupBy(fix.edits, (edit) => edit.path);
  const artifactChanges = [...byFile].map(([path, edits]) => ({
    artifactLocation: artifactOf(path),
    replacements: edits.map(replacementOf)
  }));
  return { description: { text: messageOf(fix.description) }, artifactChanges };
}
function replacementOf({ start, end, text }) {
  return { deletedRegion: { charOffset: start, charLength: end - start }, insertedContent: { text } };
}

// src/report/sarif/index.ts
function sarif(result, options) {
  const ids = ruleIdsOf(result, options);
  const anySuppressed = result.findings.some((finding) => finding.suppressed !== null);
  return jsonText({
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "hostport-lint",
            fullName: `hostport-lint ${options.version}`,
            version: options.version,
            semanticVersion: options.version,
            ...options.homepage === void 0 ? {} : { informationUri: options.homepage },
            rules: rulesOf(ids, result, options),
            notifications: NOTIFICATIONS
          }
        },
        columnKind: "utf16CodeUnits",
        originalUriBaseIds: baseIdsOf(options.workingDirectory),
        invocations: [
          {
            executionSuccessful: result.problems.length === 0,
            ...options.exitCode === void 0 ? {} : { exitCode: options.exitCode },
            toolExecutionNotifications: executionNotificationsOf(result),
            toolConfigurationNotifications: configurationNotificationsOf(result, ids)
          }
        ],
        results: result.findings.map((finding) => resultOf(finding, ids.indexOf(finding.rule), anySuppressed))
      }
    ]
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  sarif
});
