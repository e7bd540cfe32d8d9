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

// link:src/model/node.ts
var require_node = __commonJS({
  "link:src/model/node.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_node;
  }
});

// link:src/source/boundary.ts
var require_boundary = __commonJS({
  "link:src/source/boundary.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_source_boundary;
  }
});

// link:src/source/helm-ignore.ts
var require_helm_ignore = __commonJS({
  "link:src/source/helm-ignore.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_source_helm_ignore;
  }
});

// link:src/source/rendered-set.ts
var require_rendered_set = __commonJS({
  "link:src/source/rendered-set.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_source_rendered_set;
  }
});

// link:src/model/span.ts
var require_span = __commonJS({
  "link:src/model/span.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_span;
  }
});

// link:src/model/text.ts
var require_text = __commonJS({
  "link:src/model/text.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_text;
  }
});

// link:src/model/count.ts
var require_count = __commonJS({
  "link:src/model/count.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_count;
  }
});

// link:src/source/files.ts
var require_files = __commonJS({
  "link:src/source/files.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_source_files;
  }
});

// link:src/source/find-files.ts
var require_find_files = __commonJS({
  "link:src/source/find-files.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_source_find_files;
  }
});

// src/source/renders.ts
var renders_exports = {};
__export(renders_exports, {
  createRenders: () => createRenders
});
module.exports = __toCommonJS(renders_exports);
var import_node_fs9 = require("node:fs");
var import_node_os = require("node:os");
var import_node_path9 = __toESM(require("node:path"), 1);

// src/source/helm/piped-render.ts
var import_node_fs3 = require("node:fs");
var import_node_path3 = __toESM(require("node:path"), 1);

// src/source/chart.ts
var import_node = __toESM(require_node(), 1);

// src/source/chart-content.ts
var import_node_fs = require("node:fs");
var import_node_path = __toESM(require("node:path"), 1);

// src/source/archive.ts
var import_node_zlib = require("node:zlib");
var MAXIMUM_SIZE = 100 * 1024 * 1024;
var MAXIMUM_FILES = 1e4;
var BLOCK = 512;
function readArchive(bytes) {
  const tar = unzip(bytes);
  const files = /* @__PURE__ */ new Map();
  let longName = null;
  for (let at = 0; at + BLOCK <= tar.length; ) {
    const header = tar.subarray(at, at + BLOCK);
    if (header.every((byte) => byte === 0)) break;
    if (!hasChecksum(header)) throw new Error("is no archive that can be read: an entry has a wrong checksum");
    const size = sizeOf(header);
    const body = tar.subarray(at + BLOCK, at + BLOCK + size);
    if (body.length < size) throw new Error("is no archive that can be read: it ends within an entry");
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    const type = String.fromCharCode(header[156] ?? 0);
    if (type === "x") longName = paxName(body) ?? longName;
    else if (type === "L") longName = textOf(body);
    else if (type !== "g") {
      const name = longName ?? nameOf(header);
      longName = null;
      if (type !== "5") files.set(safeName(name, type), Buffer.from(body));
      if (files.size > MAXIMUM_FILES) throw new Error(`holds more than ${MAXIMUM_FILES} files`);
    }
  }
  return files;
}
function unzip(bytes) {
  try {
    return (0, import_node_zlib.gunzipSync)(bytes, { maxOutputLength: MAXIMUM_SIZE });
  } catch (error) {
    const { code, message } = error;
    if (code === "ERR_BUFFER_TOO_LARGE") throw new Error(`unpacks to more than ${MAXIMUM_SIZE / 1024 / 1024} MB`);
    throw new Error(`is no gzipped archive that can be unpacked (${message})`);
  }
}
function safeName(name, type) {
  if (type !== "0" && type !== "\0" && type !== "7") throw new Error(`holds ${KINDS[type] ?? "a special file"}, ${JSON.stringify(name)}`);
  const plain = name.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "");
  const leaves = plain.startsWith("/") || /^[A-Za-z]:/.test(plain) || plain.split("/").includes("..");
  if (leaves || plain === "" || plain.includes("\0")) throw new Error(`holds a file that would leave it, ${JSON.stringify(name)}`);
  return plain;
}
var KINDS = { 1: "a hard link", 2: "a symbolic link", 3: "a device", 4: "a device", 6: "a pipe" };
function hasChecksum(header) {
  const told = Number.parseInt(textOf(header.subarray(148, 156)).trim(), 8);
  let sum = 0;
  for (let i = 0; i < BLOCK; i++) sum += i >= 148 && i < 156 ? 32 : header[i] ?? 0;
  return told === sum;
}
function sizeOf(header) {
  const size = Number.parseInt(textOf(header.subarray(124, 136)).trim() || "0", 8);
  if (!Number.isSafeInteger(size) || size < 0) throw new Error("is no archive that can be read: an entry has no size");
  return size;
}
function nameOf(header) {
  const isUstar = header.toString("latin1", 257, 262) === "ustar";
  const prefix = isUstar && header[262] === 0 ? textOf(header.subarray(345, 500)) : "";
  const name = textOf(header.subarray(0, 100));
  return prefix === "" ? name : `${prefix}/${name}`;
}
function paxName(body) {
  for (let at = 0; at < body.length; ) {
    const blank = body.indexOf(" ", at);
    const length = Number.parseInt(body.toString("latin1", at, blank), 10);
    if (blank < 0 || !(length > 0)) return null;
    const record = body.toString("utf8", blank + 1, at + length - 1);
    if (record.startsWith("path=")) return record.slice("path=".length);
    at += length;
  }
  return null;
}
function textOf(bytes) {
  const end = bytes.indexOf(0);
  return bytes.toString("utf8", 0, end < 0 ? bytes.length : end);
}

// src/source/chart-content.ts
var import_boundary = __toESM(require_boundary(), 1);
var import_helm_ignore = __toESM(require_helm_ignore(), 1);
var MAXIMUM_FILES2 = 1e4;
var MAXIMUM_SIZE2 = 100 * 1024 * 1024;
var DEEPEST = 40;
function contentOfFolder(folder, display, boundary) {
  const files = [];
  const border = (0, import_boundary.realpathOf)(boundary);
  let size = 0;
  const isIgnored = (0, import_helm_ignore.helmIgnoreOf)(folder);
  const walk2 = (relative, depth) => {
    for (const entry of (0, import_node_fs.readdirSync)(import_node_path.default.join(folder, relative), { withFileTypes: true }).sort(byName)) {
      const inner = relative === "" ? entry.name : `${relative}/${entry.name}`;
      const file = import_node_path.default.join(folder, inner);
      if (isIgnored(inner, entry.isDirectory())) continue;
      if (entry.isSymbolicLink()) checkLink(file, inner, border);
      const stat = (0, import_node_fs.statSync)(file, { throwIfNoEntry: false });
      if (stat?.isDirectory() && !HIDDEN.has(entry.name)) {
        if (depth >= DEEPEST) throw new Error(`has folders that are nested deeper than ${DEEPEST}`);
        walk2(inner, depth + 1);
      } else if (stat?.isFile()) {
        files.push(inner);
        size += stat.size;
      }
      if (files.length > MAXIMUM_FILES2) throw new Error(`holds more than ${MAXIMUM_FILES2} files`);
      if (size > MAXIMUM_SIZE2) throw new Error(`holds more than ${MAXIMUM_SIZE2 / 1024 / 1024} MB`);
    }
  };
  walk2("", 0);
  const known = new Set(files);
  return {
    files,
    size: 0,
    isArchive: false,
    read: (file) => known.has(file) ? (0, import_node_fs.readFileSync)(import_node_path.default.join(folder, file)) : void 0,
    display: (file) => display === "." ? file : `${display}/${file}`
  };
}
function checkLink(link, shown, border) {
  const target = (0, import_boundary.realpathOf)(link);
  if (!(0, import_boundary.isWithin)(target, border)) throw new Error(`holds a symbolic link that leads out of it, ${shown}`);
  if ((0, import_boundary.isWithin)((0, import_boundary.realpathOf)(import_node_path.default.dirname(link)), target)) throw new Error(`holds a symbolic link in a circle, ${shown}`);
}
var HIDDEN = /* @__PURE__ */ new Set([".git", "node_modules"]);
function contentOfArchive(bytes, display) {
  const files = readArchive(bytes);
  const top = topFolder(files);
  const inner = new Map(
    [...files].filter(([name]) => name.startsWith(`${top}/`)).map(([name, body]) => [name.slice(top.length + 1), body])
  );
  return {
    files: [...inner.keys()].sort(),
    size: [...inner.values()].reduce((sum, { length }) => sum + length, 0),
    isArchive: true,
    read: (file) => inner.get(file),
    display: (file) => `${display}/${top}/${file}`
  };
}
function contentBelow(content, folder) {
  const prefix = `${folder}/`;
  return {
    files: content.files.filter((file) => file.startsWith(prefix)).map((file) => file.slice(prefix.length)),
    size: 0,
    isArchive: content.isArchive,
    read: (file) => content.read(prefix + file),
    display: (file) => content.display(prefix + file)
  };
}
function topFolder(files) {
  const chart = [...files.keys()].filter((name) => /^[^/]+\/Chart\.yaml$/.test(name)).sort()[0];
  if (chart === void 0) throw new Error("holds no chart (no NAME/Chart.yaml)");
  return chart.slice(0, chart.indexOf("/"));
}
function byName(a, b) {
  return a.name < b.name ? -1 : 1;
}

// src/source/chart.ts
var DEEPEST2 = 10;
var MAXIMUM_CHARTS = 1e3;
var MAXIMUM_SIZE3 = 200 * 1024 * 1024;
function readChart(content, reading, depth = 0, total = { charts: 0, size: 0 }) {
  total.charts++;
  total.size += content.size;
  if (total.charts > MAXIMUM_CHARTS) throw new Error(`holds more than ${MAXIMUM_CHARTS} charts`);
  if (total.size > MAXIMUM_SIZE3) throw new Error(`unpacks to more than ${MAXIMUM_SIZE3 / 1024 / 1024} MB`);
  const document = parseFile(content, "Chart.yaml", reading);
  const dependencies = dependenciesOf(document, content, reading);
  const inner = [];
  if (depth < DEEPEST2) for (const open of innerCharts(content)) inner.push(readChart(open(), reading, depth + 1, total));
  return {
    name: (document && (0, import_node.stringAt)(document.root, "name")) ?? "",
    isLibrary: (document && (0, import_node.stringAt)(document.root, "type")) === "library",
    content,
    dependencies,
    charts: inner.flatMap((chart) => asNamedBy(chart, dependencies))
  };
}
function missingDependencies(chart) {
  return chart.dependencies.filter(({ name, alias }) => !chart.charts.some((inner) => inner.name === (alias ?? name)));
}
function findFile(root, source) {
  let chart = root;
  let rest = source.slice(source.indexOf("/") + 1);
  for (; ; ) {
    const found = /^charts\/([^/]+)\/(.+)$/.exec(rest);
    const inner = found && chart.charts.find(({ name }) => name === found[1]);
    if (!found || !inner) break;
    chart = inner;
    rest = found[2] ?? "";
  }
  return chart.content.files.includes(rest) ? { chart, file: rest } : null;
}
function chartsOf(chart) {
  const charts = [chart];
  for (let at = 0; at < charts.length && charts.length < MAXIMUM_CHARTS; at++) charts.push(...charts[at]?.charts ?? []);
  return charts.slice(0, MAXIMUM_CHARTS);
}
function parseFile(content, file, reading) {
  const bytes = content.read(file);
  return bytes ? reading.parse(bytes.toString("utf8"), content.display(file)) : null;
}
function dependenciesOf(document, content, reading) {
  const declared = document && (0, import_node.stringAt)(document.root, "apiVersion") === "v1" ? parseFile(content, "requirements.yaml", reading) : document;
  if (!declared) return [];
  return (0, import_node.itemsAt)(declared.root, "dependencies").flatMap((item) => {
    const name = (0, import_node.scalarAt)(item, "name");
    return name ? [{ name: name.text, alias: (0, import_node.stringAt)(item, "alias") ?? null, span: declared.spanOf(name) }] : [];
  });
}
function innerCharts(content) {
  return content.files.flatMap((file) => {
    const folder = /^(charts\/[^/_.][^/]*)\/Chart\.yaml$/.exec(file)?.[1];
    if (folder !== void 0) return [() => contentBelow(content, folder)];
    if (!/^charts\/[^/_.][^/]*\.tgz$/.test(file)) return [];
    return [() => contentOfArchive(content.read(file) ?? new Uint8Array(), content.display(file))];
  });
}
function asNamedBy(chart, dependencies) {
  const names = dependencies.filter(({ name }) => name === chart.name).map(({ name, alias }) => alias ?? name);
  return (names.length > 0 ? [...new Set(names)] : [chart.name]).map((name) => ({ ...chart, name }));
}

// src/source/helm/piped-render.ts
var import_rendered_set2 = __toESM(require_rendered_set(), 1);

// src/source/render.ts
function renderPath(template, variant) {
  return `${template} (rendered${variant === null ? "" : ` with ${variant}`})`;
}

// src/source/helm/rendered-sources.ts
var import_rendered_set = __toESM(require_rendered_set(), 1);

// src/source/helm/locate.ts
var import_span = __toESM(require_span(), 1);

// src/source/helm/actions.ts
function readActions(text) {
  const actions = [];
  for (let start = text.indexOf("{{"); start >= 0; start = text.indexOf("{{", actions.at(-1)?.end ?? text.length)) {
    actions.push(readAction(text, start));
  }
  return actions;
}
function readAction(text, start) {
  const trimsBefore = text[start + 2] === "-" && /\s/.test(text[start + 3] ?? "");
  const codeStart = start + (trimsBefore ? 3 : 2);
  const isComment = /\s*\/\*/y;
  isComment.lastIndex = codeStart;
  const close = isComment.test(text) ? closeOfComment(text, codeStart) : closeOfCode(text, codeStart);
  const trimsAfter = text[close - 1] === "-" && /\s/.test(text[close - 2] ?? "") && close - 1 > codeStart;
  return {
    start,
    end: Math.min(close + 2, text.length),
    code: text.slice(codeStart, trimsAfter ? close - 1 : close),
    codeStart,
    trimsBefore,
    trimsAfter
  };
}
function closeOfComment(text, from) {
  const end = text.indexOf("*/", from);
  const close = end < 0 ? -1 : text.indexOf("}}", end);
  return close < 0 ? text.length : close;
}
var STEP = /"(?:\\[\s\S]|[^"\\\n])*"|`[^`]*`|'(?:\\.|[^'\\\n])+'|\}\}|[^"`'}]+|[\s\S]/y;
function closeOfCode(text, from) {
  STEP.lastIndex = from;
  for (let at = from; at < text.length; at = STEP.lastIndex) {
    const found = STEP.exec(text)?.[0];
    if (found === void 0) break;
    if (found === "}}") return at;
  }
  return text.length;
}

// src/source/helm/template.ts
function readTemplate(text) {
  const actions = text.includes("{{") ? readActions(text) : [];
  const lines = [];
  let next = 0;
  for (let start = 0; start <= text.length; ) {
    const newline = text.indexOf("\n", start);
    const end = newline < 0 ? text.length : newline;
    while ((actions[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++;
    lines.push(readLine(text, actions, next, start, end));
    start = end + 1;
  }
  return { text, actions, lines };
}
function readLine(text, actions, first, start, end) {
  const segments = [];
  let at = start;
  let before = null;
  for (let index = first; ; index++) {
    const action = actions[index];
    const textEnd = action && action.start < end ? Math.max(action.start, at) : end;
    if (textEnd > at) segments.push(textSegment(text, at, textEnd, before, textEnd < end ? action ?? null : null));
    if (!action || action.start >= end) break;
    segments.push({ action, start: Math.max(action.start, start), end: Math.min(action.end, end), text: "" });
    at = Math.min(action.end, end);
    before = action;
  }
  const trimmed = trim(segments.filter((segment) => segment.action !== null || segment.text !== ""));
  return { start, end, segments: trimmed, weight: trimmed.reduce((sum, { text: printed }) => sum + printed.replace(/\s/g, "").length, 0) };
}
function textSegment(text, start, end, before, after) {
  const whole = text.slice(start, end);
  const left = before?.trimsAfter ? whole.trimStart() : whole;
  const printed = after?.trimsBefore ? left.trimEnd() : left;
  const from = start + whole.length - left.length;
  return { action: null, start: from, end: from + printed.length, text: printed };
}
function trim(segments) {
  return segments.flatMap((segment, index) => {
    if (segment.action) return [segment];
    const left = index === 0 ? segment.text.trimStart() : segment.text;
    const text = index === segments.length - 1 ? left.trimEnd() : left;
    const start = segment.start + segment.text.length - left.length;
    return text === "" ? [] : [{ ...segment, text, start, end: start + text.length }];
  });
}
function matchLine(line, rendered) {
  const matches = [];
  let at = 0;
  let open = null;
  for (const [index, segment] of line.segments.entries()) {
    if (segment.action) {
      open ??= segment;
      continue;
    }
    const isLast = index === line.segments.length - 1;
    const from = isLast ? rendered.length - segment.text.length : rendered.indexOf(segment.text, at);
    if (from < at || open === null && from !== at || !rendered.startsWith(segment.text, from)) return null;
    if (open) matches.push({ segment: open, from: at, to: from });
    at = from + segment.text.length;
    matches.push({ segment, from, to: at });
    open = null;
  }
  if (open) matches.push({ segment: open, from: at, to: rendered.length });
  else if (at !== rendered.length) return null;
  return matches;
}

// src/source/helm/nearest-line.ts
var NEIGHBOURS = 6;
var MAXIMUM_CANDIDATES = 500;
var LEAST_WEIGHT = 4;
function nearestLine(files, likely, rendered, index) {
  const line = rendered[index]?.trim() ?? "";
  if (line === "") return null;
  const candidates = [];
  for (const file of files) {
    for (const [at, one] of file.template.lines.entries()) {
      const tells = one.weight >= LEAST_WEIGHT || one.weight > 0 && one.segments.every(({ action }) => action === null);
      if (tells && candidates.length < MAXIMUM_CANDIDATES && matchLine(one, line)) candidates.push({ file, line: at });
    }
  }
  const scored = candidates.map((place) => ({ place, score: scoreOf(place, rendered, index) + (place.file === likely ? LIKELY : 0) })).sort((a, b) => b.score - a.score);
  const [first, second] = scored;
  return first && first.score !== second?.score ? first.place : null;
}
var LIKELY = 90;
function scoreOf({ file, line }, rendered, index) {
  const own = file.template.lines[line]?.weight ?? 0;
  return own * 100 + walk(file.template, line, -1, rendered, index) + walk(file.template, line, 1, rendered, index);
}
function walk(template, line, step, rendered, index) {
  let score = 0;
  let at = line;
  for (let distance = 1; distance <= NEIGHBOURS; distance++) {
    const text = rendered[index + step * distance]?.trim();
    if (text === void 0) break;
    do
      at += step;
    while (template.lines[at]?.weight === 0);
    const neighbour = template.lines[at];
    if (!neighbour) break;
    if (text !== "" && matchLine(neighbour, text)) score += Math.min(neighbour.weight, 20) / distance;
  }
  return score;
}

// src/source/helm/resolve.ts
var import_text = __toESM(require_text(), 1);

// src/source/helm/reads.ts
var LOOK_UPS = 100;
function readsOf(action, template) {
  return readsOfCode(action.code, template, template.actions.indexOf(action), { left: LOOK_UPS });
}
var TOKEN = /"((?:\\.|[^"\\])*)"|`([^`]*)`|(\$\w*)?((?:\.[A-Za-z_]\w*)+)|(\$\w*)|([A-Za-z_]\w*)|(\.)|([()|])|\S/g;
function readsOfCode(code, template, index, budget) {
  const values = [];
  const templates = [];
  let called = "";
  let chain = [];
  for (const [, double, raw, root, fields, variable, word, dot, mark] of code.matchAll(TOKEN)) {
    const text = double ?? raw;
    if (text !== void 0) {
      if (called === "include" || called === "template") templates.push(text);
      else if (called === "index" || called === "get") for (const { pattern } of chain) pattern.push(text);
      if (called === "include" || called === "template") called = "";
    } else if (fields !== void 0) {
      chain = startsOf(root, fields.slice(1).split("."), template, index, budget);
      values.push(...chain);
    } else if (variable !== void 0 || dot !== void 0) {
      chain = startsOf(variable, [], template, index, budget);
      values.push(...chain);
    } else if (word !== void 0) called = word;
    else if (mark !== void 0) called = "";
  }
  return { values: values.filter(({ pattern, anchored }) => anchored || pattern.length > 0), templates };
}
function startsOf(root, fields, template, index, budget) {
  if (fields[0] === "Values") return [{ pattern: fields.slice(1), anchored: true }];
  if (BUILT_IN.has(fields[0] ?? "")) return [];
  if (root === "$") return [];
  const base = root === void 0 ? dotAt(template, index, budget) : variableAt(root, template, index, budget);
  if (base === null) return fields.length > 0 ? [{ pattern: [...fields], anchored: false }] : [];
  return base.map(({ pattern, anchored }) => ({ pattern: [...pattern, ...fields], anchored }));
}
var BUILT_IN = /* @__PURE__ */ new Set(["Release", "Chart", "Capabilities", "Template", "Files", "Subcharts"]);
function dotAt(template, index, budget) {
  if (budget.left-- <= 0) return null;
  let closed = 0;
  for (let at = index - 1; at >= 0; at--) {
    const code = template.actions[at]?.code ?? "";
    const word = /^\s*([a-z]+)\b/.exec(code)?.[1];
    if (word === "end") closed++;
    else if (word !== void 0 && /^(?:if|range|with|define|block)$/.test(word)) {
      if (closed > 0) closed--;
      else if (word === "define") return null;
      else if (word === "with" || word === "range") return blockBase(word, code, template, at, budget);
    }
  }
  return null;
}
function blockBase(word, code, template, at, budget) {
  const expression = code.replace(/^\s*(?:with|range)\b/, "").replace(/^[\s$\w,]*:=/, "");
  const { values } = readsOfCode(expression, template, at, budget);
  return word === "with" ? values : values.map(({ pattern, anchored }) => ({ pattern: [...pattern, "*"], anchored }));
}
function variableAt(name, template, index, budget) {
  if (budget.left-- <= 0) return null;
  const assignment = new RegExp(`(?:^|[\\s,(])\\${name}\\s*(,\\s*\\$\\w+\\s*)?:?=(.*)$`, "s");
  for (let at = index - 1; at >= 0; at--) {
    const code = template.actions[at]?.code ?? "";
    const found = assignment.exec(code);
    if (!found) continue;
    const isKey = found[1] !== void 0;
    if (isKey) return [];
    if (/^\s*range\b/.test(code)) return blockBase("range", code, template, at, budget);
    return readsOfCode(found[2] ?? "", template, at, budget).values;
  }
  return null;
}

// src/source/helm/values.ts
function* valuesAt(layer, pattern, anchored) {
  const root = layer.prefix.reduce(
    (node, key) => childrenOf(node).find((child) => child.key === key)?.node,
    layer.document.root
  );
  for (const { path: path10, scalar } of scalarsBelow(root)) {
    const fits = anchored ? startsWith(path10, pattern) : startsWith(path10.slice(-pattern.length), pattern) && path10.length >= pattern.length;
    if (fits) yield { layer, path: path10, scalar };
  }
}
var MAXIMUM_VALUES = 5e4;
function* scalarsBelow(root) {
  const seen = /* @__PURE__ */ new Set();
  const open = root ? [{ node: root, path: [] }] : [];
  for (let next = open.pop(); next && seen.size < MAXIMUM_VALUES; next = open.pop()) {
    const { node, path: path10 } = next;
    if (seen.has(node)) continue;
    seen.add(node);
    if (node.type === "scalar") yield { path: path10, scalar: node };
    else for (const child of childrenOf(node)) open.push({ node: child.node, path: [...path10, child.key] });
  }
}
function childrenOf(node) {
  if (node?.type === "mapping") return node.entries.map(({ key, value }) => ({ key: key.text, node: value }));
  if (node?.type === "sequence") return node.items.map((item, index) => ({ key: String(index), node: item }));
  return [];
}
function startsWith(path10, pattern) {
  return pattern.length <= path10.length && pattern.every((key, index) => key === "*" || key === path10[index]);
}
function readSetOption(flag, text) {
  return splitEscaped(text, ",").flatMap((assignment) => {
    const [keys = "", ...rest] = splitEscaped(assignment, "=");
    if (rest.length === 0) return [];
    const path10 = splitEscaped(keys.replace(/\[(\d+)\]/g, ".$1"), ".").map(withoutEscapes);
    return [{ path: path10, value: withoutEscapes(rest.join("=")), option: `${flag} ${assignment}` }];
  });
}
function withFiles(text, resolve) {
  const assignments = splitEscaped(text, ",").map((assignment) => {
    const [keys = "", ...rest] = splitEscaped(assignment, "=");
    return rest.length === 0 ? assignment : `${keys}=${resolve(withoutEscapes(rest.join("="))).replace(/[\\,]/g, "\\$&")}`;
  });
  return assignments.join(",");
}
function splitEscaped(text, separator) {
  const parts = [""];
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? "";
    const last = parts.length - 1;
    if (character === "\\") parts[last] += character + (text[++at] ?? "");
    else if (character === separator) parts.push("");
    else parts[last] += character;
  }
  return parts;
}
function withoutEscapes(text) {
  return text.replace(/\\([\s\S])/g, "$1");
}

// src/source/helm/resolve.ts
function lookFor(token, line) {
  return { token, line, budget: { left: MAXIMUM_ACTIONS } };
}
var MAXIMUM_ACTIONS = 500;
var DEEPEST3 = 6;
function resolveAction(sources, file, action, wanted, depth = 0) {
  if (wanted.budget.left-- <= 0) return null;
  const reads = readsOf(action, file.template);
  for (const name of reads.templates) {
    const found = depth < DEEPEST3 ? resolveDefinition(sources, name, wanted, depth + 1) : null;
    if (found) return found;
  }
  const option = sources.setValues.find((set) => isRead(set, reads.values, file.chart, sources) && holdsToken(set.value, wanted.token));
  if (option) return { option: option.option };
  return valueRead(sources, file.chart, reads.values, wanted, depth) ?? constantIn(sources, file, action.codeStart, action.code, wanted.token);
}
function resolveDefinition(sources, name, wanted, depth) {
  const definition = sources.definition(name);
  if (!definition) return null;
  const { file, start, end } = definition;
  const inside = file.template.actions.filter((action) => action.start >= start && action.end <= end);
  const printed = printedText(file, start, end, inside);
  const literal2 = constantIn(sources, file, start, printed, wanted.token);
  if (literal2) return literal2;
  const found = inside.flatMap((action) => resolveAction(sources, file, action, wanted, depth) ?? []);
  return sole(found);
}
function printedText(file, start, end, actions) {
  let text = "";
  let at = start;
  for (const action of actions) {
    if (action.start < at) continue;
    text += file.template.text.slice(at, action.start) + " ".repeat(action.end - action.start);
    at = action.end;
  }
  return text + file.template.text.slice(at, end);
}
function valueRead(sources, chart, reads, wanted, depth) {
  for (const layer of sources.layersOf(chart)) {
    const candidates = /* @__PURE__ */ new Map();
    const exact = /* @__PURE__ */ new Map();
    for (const value of reads.flatMap((read2) => [...valuesOfRead(layer, read2)])) {
      const place = placeInValue(sources, chart, value, wanted, depth);
      if (!place) continue;
      candidates.set(value.scalar, place);
      if (isShownBy(value, wanted.line)) exact.set(value.scalar, place);
    }
    const [one] = exact.size === 1 ? exact.values() : candidates.values();
    if (one && (exact.size === 1 || candidates.size === 1)) return one;
    if (candidates.size > 0) return null;
  }
  return null;
}
function valuesOfRead(layer, { pattern, anchored }) {
  const own = pattern[0] === "global" ? { ...layer, prefix: [] } : layer;
  const found = [...valuesAt(own, pattern, anchored)];
  return found.length > 0 || anchored ? found : [...valuesAt(own, pattern.slice(-1), false)];
}
function placeInValue(sources, chart, value, wanted, depth) {
  const { document } = value.layer;
  const { scalar } = value;
  const isTemplate2 = document.template && document.rawText(scalar.start, scalar.end).includes("{{");
  if (isTemplate2 && depth < DEEPEST3) return placeInTemplate(sources, chart, value, wanted, depth + 1);
  const at = wordAt(scalar.text, wanted.token);
  return at < 0 ? null : { span: (0, import_text.spanOfText)(document.textOf(scalar), at, at + wanted.token.length) };
}
function placeInTemplate(sources, chart, { layer, scalar }, wanted, depth) {
  const text = layer.document.rawText(scalar.start, scalar.end);
  const template = readTemplate(text);
  const rendered = wanted.line.replace(/^- /, "").replace(/^(['"])(.*)\1$/, "$2");
  for (const line of template.lines) {
    const segments = matchLine(line, rendered);
    const hit = segments?.find(({ from, to }) => wordAt(rendered.slice(from, to), wanted.token) >= 0);
    if (!hit) continue;
    if (hit.segment.action) {
      const file = { chart, file: "", path: layer.document.path, template };
      const found = resolveAction(sources, file, hit.segment.action, { ...wanted, line: "" }, depth);
      return found ?? { span: layer.document.spanAt(scalar.start + hit.segment.start, scalar.start + hit.segment.end) };
    }
    const at = scalar.start + hit.segment.start + wordAt(hit.segment.text, wanted.token);
    return { span: layer.document.spanAt(at, at + wanted.token.length) };
  }
  return null;
}
function constantIn(sources, file, start, text, token) {
  const at = wordAt(text, token);
  if (at < 0 || wordAt(text, token, at + 1) >= 0) return null;
  return { span: sources.reading.locate(file.template.text, file.path)(start + at, start + at + token.length) };
}
function onlyPlace(sources, file, sought) {
  const text = file.template.text;
  if (wordAt(text, sought.token) >= 0) {
    const found2 = constantIn(sources, file, 0, text, sought.token);
    return found2 && "span" in found2 ? found2.span : null;
  }
  const found = valueRead(sources, file.chart, [{ pattern: [], anchored: true }], sought, DEEPEST3);
  return found && "span" in found ? found.span : null;
}
function isShownBy({ path: path10, scalar }, line) {
  const key = path10.at(-1) ?? "";
  const plain = line.replace(/^- /, "").replace(/['"]/g, "");
  return /^\d+$/.test(key) ? plain === scalar.text : plain === `${key}: ${scalar.text}`;
}
function isRead(set, reads, chart, sources) {
  const prefix = sources.keysTo(chart);
  return reads.some(({ pattern, anchored }) => {
    const own = pattern[0] === "global" ? [] : prefix;
    if (!anchored) return pattern.every((key, index) => key === "*" || set.path.at(index - pattern.length) === key);
    return [...own, ...pattern].every((key, index) => key === "*" || set.path[index] === key);
  });
}
function holdsToken(text, token) {
  return wordAt(text, token) >= 0;
}
function wordAt(text, token, from = 0) {
  if (token === "") return -1;
  for (let at = text.indexOf(token, from); at >= 0; at = text.indexOf(token, at + 1)) {
    const joins = (beside, edge) => /\w/.test(beside ?? "") && /\w/.test(edge ?? "");
    if (!joins(text[at - 1], token[0]) && !joins(text[at + token.length], token.at(-1))) return at;
  }
  return -1;
}
function sole(found) {
  const distinct = new Map(found.map((one) => ["span" in one ? `${one.span.path}:${one.span.start}` : one.option, one]));
  return distinct.size === 1 ? found[0] ?? null : null;
}

// src/source/helm/locate.ts
function locateInChart(root, sources, document, trace, span, port) {
  const own = ownTemplate(root, sources, document);
  const lines = document.lines();
  const index = span.line - document.line;
  const text = lines[index] ?? "";
  const found = tracedLine(document, trace, sources, index, text) ?? searchedLine(sources, own, lines, index);
  if (!found) return own && onlySpan(sources, own, port, text.trim());
  const indent = text.length - text.trimStart().length;
  const from = Math.max(span.column - 1 - indent, 0);
  const to = span.endLine === span.line ? span.endColumn - 1 - indent : text.trim().length;
  const place = placeOf(sources, found, text.trim(), { from, to }, port);
  if (place.isSure || port === null || !own) return place;
  const only = onlyPlace(sources, own, lookFor(String(port), text.trim()));
  return only ? { span: only, template: place.span, option: null } : place;
}
function onlySpan(sources, file, port, line) {
  const only = port === null ? null : onlyPlace(sources, file, lookFor(String(port), line));
  return { span: only ?? sources.reading.locate(file.template.text, file.path)(0, 0), template: null, option: null };
}
function ownTemplate(root, sources, { source }) {
  const found = source === null ? null : findFile(root, source);
  return found && sources.template(found.chart, found.file);
}
function tracedLine(document, trace, sources, index, text) {
  const place = trace.get(document)?.[index];
  const file = place && sources.template(place.chart, place.file);
  const line = file?.template.lines[place?.line ?? -1];
  if (!place || !file || !line) return null;
  const matches = matchLine(line, text.trim());
  if (matches) return { file, line: place.line, matches };
  const action = line.segments.find(
    (segment) => segment.action !== null && /\b(?:toYaml|toJson|include|template|tpl|indent|nindent)\b/.test(segment.action.code)
  );
  return action ? { file, line: place.line, matches: [{ segment: action, from: 0, to: text.trim().length }] } : null;
}
function searchedLine(sources, own, lines, index) {
  const place = nearestLine(sources.templates(), own, lines, index);
  const line = place?.file.template.lines[place.line];
  const matches = line && matchLine(line, lines[index]?.trim() ?? "");
  return place && matches ? { file: place.file, line: place.line, matches } : null;
}
function placeOf(sources, found, text, range, port) {
  const locate = sources.reading.locate(found.file.template.text, found.file.path);
  const digits = port === null ? -1 : wordAt(text.slice(range.from, range.to), String(port));
  const asked = digits < 0 ? range : { from: range.from + digits, to: range.from + digits + String(port).length };
  const whole = found.matches.find(({ segment, from, to }) => segment.action === null && from <= range.from && range.to <= to);
  if (whole) return literal(locate, whole, range);
  const hit = found.matches.find(({ from, to }) => from < Math.max(asked.to, asked.from + 1) && to > asked.from);
  if (!hit) return { span: lineSpan(found, locate), template: null, option: null, isSure: true };
  if (hit.segment.action === null) return literal(locate, hit, { from: Math.max(asked.from, hit.from), to: Math.min(asked.to, hit.to) });
  const printed = locate(hit.segment.start, hit.segment.end);
  const token = text.slice(asked.from, asked.to);
  const setting = resolveAction(sources, found.file, hit.segment.action, lookFor(token, text));
  if (setting === null) return { span: printed, template: null, option: null, isSure: false };
  if ("option" in setting) return { span: printed, template: null, option: setting.option, isSure: true };
  return { span: setting.span, template: (0, import_span.compareSpans)(setting.span, printed) === 0 ? null : printed, option: null, isSure: true };
}
function literal(locate, match, range) {
  const start = match.segment.start + range.from - match.from;
  return { span: locate(start, start + Math.max(range.to - range.from, 0)), template: null, option: null, isSure: true };
}
function lineSpan({ file, line }, locate) {
  const { segments, start, end } = file.template.lines[line] ?? { segments: [], start: 0, end: 0 };
  return locate(segments[0]?.start ?? start, segments.at(-1)?.end ?? end);
}

// src/source/helm/marks.ts
var OPEN = "\uE210";
var CLOSE = "\uE211";
var MARK = new RegExp(` #${OPEN}(\\d+)${CLOSE}`, "g");
function holdsMarks(text) {
  return text.includes(OPEN) || text.includes(CLOSE);
}
function markTemplate(template, numberOf, withDefinitions) {
  const definitions = definitionsOf(template.actions);
  const pieces = [];
  let done = 0;
  for (const [index, line] of template.lines.entries()) {
    const at = placeForMark(template, line);
    if (at === null) continue;
    const isDefined = definitions.some(([start, end]) => start <= line.start && line.start < end);
    if (isDefined && !(withDefinitions && looksLikeText(line))) continue;
    pieces.push(template.text.slice(done, at), ` #${OPEN}${numberOf(index)}${CLOSE}`);
    done = at;
  }
  return pieces.join("") + template.text.slice(done);
}
function placeForMark({ text, lines }, line) {
  const last = line.segments.at(-1);
  if (!last || text.startsWith("---", line.start) || lines.length === 0) return null;
  if (last.action && (last.action.end > line.end || last.action.trimsAfter || isSilent(last.action))) return null;
  return last.end;
}
function isSilent(action) {
  return /^\s*(?:(?:if|else|end|range|with|define|block|break|continue)\b|\/\*|\$\w*\s*:?=)/.test(action.code);
}
function looksLikeText(line) {
  return line.segments.some(({ text }) => /[:=]|^\s*-|\S\s+\S/.test(text));
}
function definitionsOf(actions) {
  const found = [];
  const open = [];
  for (const { code, start, end } of actions) {
    const word = /^\s*([a-z]+)\b/.exec(code)?.[1] ?? "";
    if (BLOCKS.has(word)) open.push({ isDefinition: word === "define", start: end });
    else if (word === "end") {
      const block = open.pop();
      if (block?.isDefinition) found.push([block.start, start]);
    }
  }
  return found;
}
var BLOCKS = /* @__PURE__ */ new Set(["if", "range", "with", "define", "block"]);
function readMarks(marked) {
  const lines = marked.split("\n");
  const own = lines.map((line) => {
    const first = line.matchAll(MARK).next().value?.[1];
    return first === void 0 ? null : Number(first);
  });
  const marks = new Array(lines.length).fill(null);
  for (let index = lines.length - 1, below = null; index >= 0; index--) {
    below = own[index] ?? (/^(?:---|# Source: )/.test(lines[index] ?? "") ? null : below);
    marks[index] = below;
  }
  return { lines: lines.map((line) => line.replace(MARK, "")), marks };
}

// src/source/helm/trace.ts
var import_node_fs2 = require("node:fs");
var import_node_path2 = __toESM(require("node:path"), 1);

// src/source/helm/split.ts
var import_count = __toESM(require_count(), 1);
var SOURCE = /^# Source: (\S.*?)\s*$/m;
function splitRender(bytes) {
  const documents = [];
  let [line, offset, start] = [1, 0, 0];
  let source = null;
  for (const text of bytes.toString("utf8").split(/^(?=---[ \t\r]*$)/m)) {
    const size = Buffer.byteLength(text);
    const named = SOURCE.exec(text.slice(0, 2e3))?.[1];
    source = named ?? source;
    documents.push({ source, line, offset, start, end: start + size, text, lines: linesOf(text) });
    line += (0, import_count.newlinesOf)(text);
    offset += text.length;
    start += size;
  }
  return documents.filter(({ text }) => text.replace(/^---[ \t\r]*$/m, "").trim() !== "");
}
function linesOf(text) {
  let lines;
  return () => {
    lines ??= text.split("\n");
    return lines;
  };
}

// src/source/helm/trace.ts
async function traceRender(chart, documents, folder, render) {
  const traced = /* @__PURE__ */ new Map();
  for (const withDefinitions of [true, false]) {
    const copy = import_node_path2.default.join(folder, withDefinitions ? "all" : "some");
    const places = writeMarkedCopy(chart, copy, withDefinitions);
    const marked = places === null ? null : await render(copy);
    if (places === null) break;
    if (marked !== null) compare(documents, splitRender(marked), places, traced);
    if (traced.size === documents.length) break;
  }
  return traced;
}
function compare(documents, marked, places, traced) {
  if (documents.length !== marked.length) return;
  for (const [index, document] of documents.entries()) {
    const other = marked[index];
    if (traced.has(document) || other === void 0 || other.source !== document.source) continue;
    const { lines, marks } = readMarks(other.text);
    const own = document.lines();
    if (own.length !== lines.length) continue;
    traced.set(
      document,
      marks.map((mark, line) => mark === null || own[line] !== lines[line] ? null : places[mark] ?? null)
    );
  }
}
function writeMarkedCopy(root, folder, withDefinitions) {
  const places = [];
  writeFiles(root.content, folder, (file) => !/^charts\/[^/]+(?:\/|\.tgz$)/.test(file));
  for (const chart of chartsOf(root)) {
    const target = import_node_path2.default.join(folder, folderOf(root, chart));
    if (chart !== root) writeFiles(chart.content, target, (file) => !/^charts\/[^/]+(?:\/|\.tgz$)/.test(file));
    for (const file of chart.content.files.filter(isTemplate)) {
      const text = chart.content.read(file)?.toString("utf8") ?? "";
      if (holdsMarks(text)) return null;
      const numberOf = (line) => places.push({ chart, file, line }) - 1;
      (0, import_node_fs2.writeFileSync)(import_node_path2.default.join(target, file), markTemplate(readTemplate(text), numberOf, withDefinitions));
    }
  }
  return places;
}
function isTemplate(file) {
  return file.startsWith("templates/") && !/(?:^|\/)NOTES\.txt$/.test(file);
}
function writeChart({ content }, folder, changed) {
  writeFiles(content, folder, () => true);
  for (const file of content.files) {
    const text = changed.get(content.display(file));
    if (text !== void 0) (0, import_node_fs2.writeFileSync)(import_node_path2.default.join(folder, file), text);
  }
}
function writeFiles(content, folder, wanted) {
  for (const file of content.files.filter(wanted)) {
    const target = import_node_path2.default.join(folder, file);
    (0, import_node_fs2.mkdirSync)(import_node_path2.default.dirname(target), { recursive: true });
    (0, import_node_fs2.writeFileSync)(target, content.read(file) ?? "");
  }
}
function folderOf(root, wanted) {
  const search = (chart, folder) => {
    if (chart === wanted) return folder;
    for (const [index, inner] of chart.charts.entries()) {
      const found = search(inner, import_node_path2.default.join(folder, "charts", `chart-${index}`));
      if (found !== void 0) return found;
    }
    return void 0;
  };
  return search(root, "") ?? "";
}

// src/source/helm/sources.ts
function createSources(root, valueFiles, setValues, given) {
  const reading = { ...given, locate: rememberLocators(given) };
  const templates = /* @__PURE__ */ new Map();
  const layers = /* @__PURE__ */ new Map();
  let all;
  let definitions;
  const readOne = (chart, file) => {
    const path10 = chart.content.display(file);
    const known = templates.get(path10);
    if (known) return known;
    const bytes = chart.content.read(file);
    if (!bytes) return null;
    const made = { chart, file, path: path10, template: readTemplate(bytes.toString("utf8")) };
    templates.set(path10, made);
    return made;
  };
  const readAll = () => {
    all ??= chartsOf(root).flatMap((chart) => chart.content.files.filter(isTemplate).flatMap((file) => readOne(chart, file) ?? []));
    return all;
  };
  return {
    template: readOne,
    templates: readAll,
    definition: (name) => {
      definitions ??= new Map(readAll().flatMap(definitionsIn));
      return definitions.get(name) ?? null;
    },
    layersOf: (chart) => {
      const known = layers.get(chart);
      if (known) return known;
      const made = layersOf(root, chart, valueFiles, reading);
      layers.set(chart, made);
      return made;
    },
    keysTo: (chart) => keysOf(wayTo(root, chart)),
    setValues,
    reading
  };
}
function rememberLocators({ locate }) {
  const known = /* @__PURE__ */ new Map();
  return (text, path10) => {
    const made = known.get(path10) ?? locate(text, path10);
    known.set(path10, made);
    return made;
  };
}
function definitionsIn(file) {
  return definitionsOf(file.template.actions).flatMap(([start, end]) => {
    const opening = file.template.actions.find((action) => action.end === start);
    const name = /^\s*define\s+(?:"([^"]*)"|`([^`]*)`)/.exec(opening?.code ?? "");
    return name ? [[name[1] ?? name[2] ?? "", { file, start, end }]] : [];
  });
}
function layersOf(root, chart, valueFiles, reading) {
  const way = wayTo(root, chart) ?? [root];
  const names = keysOf(way);
  const layer = (text, path10, prefix) => {
    const document = reading.parse(text, path10);
    return document ? [{ document, prefix }] : [];
  };
  const own = way.flatMap((one, depth) => {
    const text = one.content.read("values.yaml")?.toString("utf8");
    return text === void 0 ? [] : layer(text, one.content.display("values.yaml"), names.slice(depth));
  });
  return [...valueFiles.toReversed().flatMap(({ text, path: path10 }) => layer(text, path10, names)), ...own];
}
function keysOf(way) {
  return way === null ? [] : way.slice(1).map(({ name }) => name);
}
function wayTo(root, chart) {
  if (root === chart) return [root];
  for (const inner of root.charts) {
    const found = wayTo(inner, chart);
    if (found) return [root, ...found];
  }
  return null;
}

// src/source/helm/rendered-sources.ts
function sourcesOfRender(bytes, facts) {
  const { chart, subject, variant, command } = facts;
  const documents = splitRender(bytes);
  const set = (0, import_rendered_set.renderedSet)("helm", subject, variant);
  const sources = documents.map((document) => {
    const own = bytes.subarray(document.start, document.end);
    return {
      path: renderPath(templatePath(chart, subject, document), variant),
      kind: "helm",
      bytes: own,
      set,
      firstLine: document.line,
      firstOffset: document.offset,
      reread: (start, end) => own.subarray(start, end),
      explicit: false
    };
  });
  let prepared;
  const prepareOnce = () => {
    prepared ??= prepare(documents, facts);
    return prepared;
  };
  const render = {
    paths: new Set(sources.map(({ path: path10 }) => path10)),
    subject,
    command,
    prepare: prepareOnce,
    text: () => bytes.toString("utf8"),
    carryOver: (after, origins) => carryOverToChart(bytes, after, origins, { ...facts, locate: prepareOnce })
  };
  return { sources, render };
}
async function prepare(documents, facts) {
  const { chart, valueFiles, setValues, reading, renderCopy } = facts;
  const trace = renderCopy === null ? /* @__PURE__ */ new Map() : await traceRender(chart, documents, facts.workFolder(), renderCopy);
  const sources = createSources(chart, valueFiles, setValues, reading);
  return (span, port) => {
    const document = documents.findLast(({ line }) => line <= span.line);
    return document ? locateInChart(chart, sources, document, trace, span, port) : null;
  };
}
async function carryOverToChart(bytes, after, origins, facts) {
  const { chart, renderCopy, valueFiles, reading } = facts;
  if (renderCopy === null || chart.content.isArchive) return { changes: [], rest: bytes.toString("utf8") };
  const { carryOver } = await Promise.resolve().then(() => __toESM(require("./source-carry-over.cjs"), 1));
  const { isSameRender } = await Promise.resolve().then(() => __toESM(require("./source-same-render.cjs"), 1));
  const locate = await facts.locate();
  const files = new Map(chart.content.files.map((file) => [chart.content.display(file), file]));
  return carryOver({
    before: bytes.toString("utf8"),
    after,
    origins,
    locate: (span) => locate(span, null),
    read: (path10) => valueFiles.find((one) => one.path === path10)?.text ?? chart.content.read(files.get(path10) ?? "")?.toString("utf8"),
    isRight: async (changed, wanted) => {
      const copy = facts.workFolder();
      writeChart(chart, copy, changed);
      const rendered = await renderCopy(copy, changed);
      return rendered !== null && isSameRender(Buffer.from(wanted), rendered, reading);
    }
  });
}
function templatePath(chart, subject, { source }) {
  const found = source === null ? null : findFile(chart, source);
  return found ? found.chart.content.display(found.file) : subject;
}

// src/source/helm/piped-render.ts
var PIPED = "the piped render";
function openPipedRender(bytes, name, cwd, reading) {
  const documents = splitRender(bytes);
  const templates = [...new Set(documents.flatMap(({ source }) => source ?? []))];
  const chart = findChart(templates, cwd, reading);
  if (!chart) return sourcesWithoutChart(bytes, name);
  return sourcesOfRender(bytes, {
    chart: chart.chart,
    subject: chart.path,
    variant: null,
    command: PIPED,
    valueFiles: [],
    setValues: [],
    reading,
    workFolder: () => "",
    renderCopy: null
  });
}
var MAXIMUM_FOLDERS = 5e3;
var DEEPEST4 = 6;
var SKIPPED = /^(?:\.|node_modules$|vendor$)/;
function findChart(templates, cwd, reading) {
  let folders = [""];
  let left = MAXIMUM_FOLDERS;
  for (let depth = 0; depth <= DEEPEST4 && left > 0 && folders.length > 0; depth++) {
    const here = folders.slice(0, left);
    left -= here.length;
    const found = here.flatMap((folder) => {
      const chart = chartIn(import_node_path3.default.join(cwd, folder), folder, reading);
      const fits = chart && templates.every((template) => template.startsWith(`${chart.name}/`) && findFile(chart, template));
      return fits ? [{ chart, path: folder || "." }] : [];
    });
    if (found.length > 0) return found.length === 1 ? found[0] ?? null : null;
    folders = here.flatMap((folder) => foldersIn(cwd, folder));
  }
  return null;
}
function chartIn(folder, display, reading) {
  if (!(0, import_node_fs3.statSync)(import_node_path3.default.join(folder, "Chart.yaml"), { throwIfNoEntry: false })?.isFile()) return null;
  try {
    return readChart(contentOfFolder(folder, display || ".", folder), reading);
  } catch {
    return null;
  }
}
function foldersIn(cwd, folder) {
  try {
    const entries = (0, import_node_fs3.readdirSync)(import_node_path3.default.join(cwd, folder), { withFileTypes: true });
    const names = entries.filter((entry) => entry.isDirectory() && !SKIPPED.test(entry.name)).map(({ name }) => name);
    return names.sort().map((name) => folder === "" ? name : `${folder}/${name}`);
  } catch {
    return [];
  }
}
function sourcesWithoutChart(bytes, name) {
  const documents = splitRender(bytes);
  const sources = documents.map((document) => {
    const own = bytes.subarray(document.start, document.end);
    return {
      path: name,
      kind: "helm",
      bytes: own,
      set: (0, import_rendered_set2.renderedSet)("helm", name, null),
      firstLine: document.line,
      firstOffset: document.offset,
      reread: (start, end) => own.subarray(start, end),
      explicit: true
    };
  });
  const prepare2 = async () => (span) => {
    const source = documents.findLast(({ line }) => line <= span.line)?.source ?? null;
    return source === null ? null : { span, template: null, option: null, source };
  };
  const text = () => bytes.toString("utf8");
  return {
    sources,
    render: { paths: /* @__PURE__ */ new Set([name]), subject: name, command: name, prepare: prepare2, text, carryOver: async () => ({ changes: [], rest: text() }) }
  };
}

// src/source/helm.ts
var import_node_fs6 = require("node:fs");
var import_node_path6 = __toESM(require("node:path"), 1);
var import_boundary2 = __toESM(require_boundary(), 1);
var import_files = __toESM(require_files(), 1);

// src/source/helm/command.ts
var import_node_fs5 = require("node:fs");
var import_node_path5 = __toESM(require("node:path"), 1);

// src/source/program.ts
var import_node_child_process = require("node:child_process");
var import_node_fs4 = require("node:fs");
var import_node_path4 = __toESM(require("node:path"), 1);
var TIME_LIMIT = 6e4;
var OUTPUT_LIMIT = 64 * 1024 * 1024;
var ERROR_LIMIT = 256 * 1024;
function runProgram(call) {
  return new Promise((resolve) => {
    const stdout = [];
    const stderr = [];
    let [stdoutSize, stderrSize] = [0, 0];
    let failure = null;
    const child = (0, import_node_child_process.spawn)(call.program, call.words, {
      cwd: call.cwd,
      env: call.env,
      shell: false,
      stdio: ["ignore", "pipe", "pipe"],
      windowsHide: true
    });
    const stop = (reason) => {
      failure ??= reason;
      child.kill("SIGKILL");
    };
    const timer = setTimeout(() => stop(`did not end within ${TIME_LIMIT / 1e3} seconds`), TIME_LIMIT);
    const abort = () => stop("was interrupted");
    call.signal?.addEventListener("abort", abort);
    child.stdout.on("data", (chunk) => {
      stdoutSize += chunk.length;
      if (stdoutSize <= OUTPUT_LIMIT) stdout.push(chunk);
      else stop(`printed more than ${OUTPUT_LIMIT / 1024 / 1024} MB`);
    });
    child.stderr.on("data", (chunk) => {
      stderrSize += chunk.length;
      if (stderrSize <= ERROR_LIMIT) stderr.push(chunk);
    });
    child.on("error", (error) => {
      failure ??= `could not be started: ${error.message}`;
    });
    child.on("close", (status) => {
      clearTimeout(timer);
      call.signal?.removeEventListener("abort", abort);
      resolve({ status, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString("utf8"), failure });
    });
  });
}
function findProgram(name, env, cwd) {
  const windows = import_node_path4.default.sep === "\\";
  const names = windows && import_node_path4.default.extname(name) === "" ? [`${name}.exe`, name] : [name];
  if (/[\\/]/.test(name)) return names.map((one) => import_node_path4.default.resolve(cwd, one)).find(isProgram);
  const entries = (env[Object.keys(env).find((key) => key.toUpperCase() === "PATH") ?? "PATH"] ?? "").split(import_node_path4.default.delimiter);
  const folders = entries.filter((entry) => import_node_path4.default.isAbsolute(entry));
  return folders.flatMap((folder) => names.map((one) => import_node_path4.default.join(folder, one))).find(isProgram);
}
function closedEnvironment(env, own) {
  const kept = Object.entries(env).filter(([name, value]) => value !== void 0 && !OPEN_VARIABLES.test(name));
  const proxies = ["HTTP_PROXY", "HTTPS_PROXY", "http_proxy", "https_proxy", "ALL_PROXY", "all_proxy"];
  return { ...Object.fromEntries(kept), ...Object.fromEntries(proxies.map((name) => [name, NOWHERE])), GIT_ALLOW_PROTOCOL: "none", ...own };
}
var OPEN_VARIABLES = /^(?:HELM_|KUBE|KUSTOMIZE_|KREW_|(?:HTTPS?|ALL|NO)_PROXY$)/i;
var NOWHERE = "http://127.0.0.1:9";
function isProgram(file) {
  try {
    (0, import_node_fs4.accessSync)(file, import_node_fs4.constants.X_OK);
    return (0, import_node_fs4.statSync)(file).isFile();
  } catch {
    return false;
  }
}

// src/source/helm/command.ts
function wordsOfTemplate(name, folder, values, options, isAsked) {
  return [
    "template",
    ...values.map((file) => `--values=${quoted(file)}`),
    ...isAsked ? [
      ...options.set.map((one) => `--set=${one}`),
      ...options.setString.map((one) => `--set-string=${one}`),
      ...options.setFile.map((one) => `--set-file=${one}`)
    ] : [],
    ...options.apiVersions.map((version) => `--api-versions=${quoted(version)}`),
    ...options.kubeVersion === null ? [] : [`--kube-version=${options.kubeVersion}`],
    ...options.namespace === null ? [] : [`--namespace=${options.namespace}`],
    "--",
    name,
    folder
  ];
}
function commandOf(chart, values, helm, isAsked) {
  const given = [
    ["--values", values.map((one) => one.path)],
    ["--set", isAsked ? helm.set : []],
    ["--set-string", isAsked ? helm.setString : []],
    ["--set-file", isAsked ? helm.setFile : []],
    ["--api-versions", helm.apiVersions],
    ["--kube-version", helm.kubeVersion === null ? [] : [helm.kubeVersion]],
    ["--namespace", helm.namespace === null ? [] : [helm.namespace]]
  ];
  const options = given.flatMap(([option, texts]) => texts.flatMap((text) => [option, text]));
  return ["helm template", ...[chart, ...options].map(forShell)].join(" ");
}
function forShell(word) {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
function quoted(value) {
  return `"${value.replaceAll('"', '""')}"`;
}
function releaseName(chart) {
  return /^[a-z0-9](?:[-a-z0-9]{0,51}[a-z0-9])?$/.test(chart) ? chart : "release-name";
}
function environmentOfHelm(env, folder) {
  const place = (name) => {
    const own = import_node_path5.default.join(folder, name);
    (0, import_node_fs5.mkdirSync)(own, { recursive: true });
    return own;
  };
  return closedEnvironment(env, {
    HELM_CACHE_HOME: place("cache"),
    HELM_CONFIG_HOME: place("config"),
    HELM_DATA_HOME: place("data"),
    HELM_PLUGINS: place("plugins"),
    HELM_NO_PLUGINS: "1",
    KUBECONFIG: import_node_path5.default.join(folder, "no-cluster")
  });
}

// src/source/helm/failure.ts
function problemOf(chart, answer, valueFiles) {
  const missing = missingDependencies(chart);
  const first = missing[0];
  if (first && /dependenc/i.test(answer.stderr)) {
    const names = missing.map(({ name }) => name).join(", ");
    const message = `cannot be rendered without the network: Chart.yaml names ${names}, which charts/ does not hold; run helm dependency build first`;
    return { path: first.span.path, line: first.span.line, column: first.span.column, message };
  }
  const said = saidBy(answer);
  const shown = valueFiles.reduce((text, { file, path: path10 }) => text.replaceAll(file, path10), said);
  const reason = answer.failure === null ? shown : `helm ${answer.failure}`;
  return { ...placeOf2(chart, said, valueFiles), message: `Helm cannot render the chart: ${reason}${hintOf(said)}` };
}
function saidBy({ stderr, status }) {
  const from = stderr.lastIndexOf("Error: ");
  const text = (from < 0 ? stderr : stderr.slice(from + "Error: ".length)).replace(/Use --debug flag to render out invalid YAML\s*$/, "");
  const line = text.replace(/\s+/g, " ").trim();
  if (line === "") return `it ended with status ${status}`;
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}\u2026` : line;
}
var LONGEST = 1e3;
function hintOf(said) {
  if (/127\.0\.0\.1:9\b|proxyconnect/.test(said)) return " (hostport-lint lets it use no network)";
  return /execution error at|nil pointer evaluating/.test(said) ? "; give the values that it needs with --values or --set" : "";
}
var TEMPLATE_PLACE = /([^\s():"<>]+\/templates\/[^\s():"<>]+):(\d+)(?::(\d+))?/g;
function placeOf2(chart, said, valueFiles) {
  const line = Number(/yaml: line (\d+)/.exec(said)?.[1] ?? 1);
  const place = [...said.matchAll(TEMPLATE_PLACE)].at(-1);
  if (place) {
    const found = findFile(chart, place[1] ?? "");
    if (found) return { path: found.chart.content.display(found.file), line: Number(place[2]), column: Number(place[3] ?? 0) + 1 };
  }
  const broken = findFile(chart, /YAML parse error on ([^\s:]+)/.exec(said)?.[1] ?? "");
  if (broken) return { path: broken.chart.content.display(broken.file), line: 1, column: 1 };
  const named = /failed to parse (.+?): /.exec(said)?.[1];
  const values = valueFiles.find(({ file }) => file === named);
  if (values) return { path: values.path, line, column: 1 };
  const own = /cannot load (values\.yaml|Chart\.yaml)/.exec(said)?.[1];
  if (own) return { path: chart.content.display(own), line, column: 1 };
  return { path: chart.content.display("Chart.yaml"), line: 1, column: 1 };
}

// src/source/helm.ts
async function openChart(found, context) {
  let chart;
  try {
    chart = readChart(contentOf(found, context.cwd), context.reading);
  } catch (error) {
    return { items: [problemAt(found.path, `is not rendered: ${(0, import_files.reasonOf)(error)}`)], renders: [], isText: false };
  }
  if (chart.isLibrary) {
    const told = found.explicit ? [problemAt(found.path, "is a library chart, which only lends templates to others; nothing was linted")] : [];
    return { items: told, renders: [], isText: false };
  }
  const { helm } = context;
  const program = helm?.enabled ? findHelm(context) : void 0;
  if (!helm || program === void 0) return { items: textSources(chart, found.explicit), renders: [], isText: true };
  const items = [];
  const renders = [];
  for (const install of installsOf(found, helm)) {
    const rendered = await renderInstall(found, chart, program, install, { ...context, helm });
    if ("problem" in rendered) items.push(rendered.problem);
    else {
      items.push(...rendered.sources);
      renders.push(rendered.render);
    }
  }
  return { items: renders.length > 0 ? items : [...items, ...textSources(chart, found.explicit)], renders, isText: false };
}
function findHelm({ env, cwd }) {
  return findProgram(env.HOSTPORT_LINT_HELM || "helm", env, cwd);
}
function contentOf(found, cwd) {
  if (found.isArchive) return contentOfArchive((0, import_node_fs6.readFileSync)(found.file), found.path);
  return contentOfFolder(found.file, found.path, (0, import_boundary2.boundaryOf)(found.file, cwd));
}
function installsOf(found, helm) {
  const own = { name: null, files: found.explicit ? helm.values : [] };
  if (!found.explicit || helm.valueSets.length === 0) return [own];
  return helm.valueSets.map(({ name, files }) => ({ name, files: [...helm.values, ...files] }));
}
async function renderInstall(found, chart, program, install, context) {
  const { cwd, env, helm, reading, signal } = context;
  const values = [];
  for (const given2 of install.files) {
    const file = import_node_path6.default.resolve(cwd, given2);
    try {
      values.push({ file, path: given2.replaceAll(import_node_path6.default.sep, "/"), text: (0, import_node_fs6.readFileSync)(file, "utf8") });
    } catch (error) {
      return { problem: problemAt(given2, `the values cannot be read: ${(0, import_files.reasonOf)(error)}`) };
    }
  }
  const unread = setFiles(helm).find((file) => !(0, import_node_fs6.statSync)(import_node_path6.default.resolve(cwd, file), { throwIfNoEntry: false })?.isFile());
  if (found.explicit && unread !== void 0)
    return { problem: problemAt(unread, "is no file, so --set-file cannot take it, and the chart is not rendered") };
  const setFile = helm.setFile.map((one) => withFiles(one, (file) => import_node_path6.default.resolve(cwd, file)));
  const folder = context.workFolder("helm");
  const render = (chartFolder, files = values.map(({ file }) => file)) => {
    const words = wordsOfTemplate(releaseName(chart.name), chartFolder, files, { ...helm, setFile }, found.explicit);
    return runProgram({ program, words, env: environmentOfHelm(env, folder), cwd: folder, signal });
  };
  const command = commandOf(found.path, values, helm, found.explicit);
  const given = context.overlay?.get(command);
  const answer = given === void 0 ? await render(found.file) : null;
  if (answer && (answer.failure !== null || answer.status !== 0)) return { problem: problemOf(chart, answer, values) };
  return sourcesOfRender(answer?.stdout ?? Buffer.from(given ?? ""), {
    chart,
    subject: found.path,
    variant: install.name,
    command,
    valueFiles: values,
    setValues: found.explicit ? setValuesOf(helm, cwd) : [],
    reading,
    workFolder: () => context.workFolder("trace"),
    // The lines of a changed render are none that a copy prints.
    renderCopy: answer === null ? null : async (copy, changed) => {
      const again = await render(copy, changed && changedValues(values, changed, context.workFolder("values")));
      return again.failure === null && again.status === 0 ? again.stdout : null;
    }
  });
}
function setFiles({ setFile }) {
  return setFile.flatMap((one) => readSetOption("--set-file", one).map(({ value }) => value));
}
function setValuesOf({ set, setString, setFile }, cwd) {
  const files = setFile.flatMap((one) => readSetOption("--set-file", one));
  return [
    ...set.flatMap((one) => readSetOption("--set", one)),
    ...setString.flatMap((one) => readSetOption("--set-string", one)),
    ...files.map((one) => ({ ...one, value: (0, import_node_fs6.readFileSync)(import_node_path6.default.resolve(cwd, one.value), "utf8") }))
  ];
}
function changedValues(values, changed, folder) {
  return values.map(({ file, path: shown }, index) => {
    const text = changed.get(shown);
    if (text === void 0) return file;
    const copy = import_node_path6.default.join(folder, `${index}.yaml`);
    (0, import_node_fs6.writeFileSync)(copy, text);
    return copy;
  });
}
function textSources(root, explicit) {
  return chartsOf(root).filter((chart) => !chart.isLibrary).flatMap(
    (chart) => chart.content.files.filter((file) => isTemplate(file) && MANIFEST.test(file)).map((file) => textSource(chart, file, explicit))
  );
}
var MANIFEST = /\.(?:ya?ml|json)(?:\.(?:tmpl|tpl|gotmpl))?$/i;
function textSource(chart, file, explicit) {
  const bytes = chart.content.read(file) ?? Buffer.alloc(0);
  return {
    path: chart.content.display(file),
    kind: "template",
    bytes,
    set: "",
    firstLine: 1,
    firstOffset: 0,
    reread: (start, end) => bytes.subarray(start, end),
    explicit
  };
}
function problemAt(file, message) {
  return { path: file, line: 1, column: 1, message };
}

// src/source/kustomize.ts
var import_node_fs8 = require("node:fs");
var import_node_path8 = __toESM(require("node:path"), 1);
var import_boundary4 = __toESM(require_boundary(), 1);
var import_find_files2 = __toESM(require_find_files(), 1);

// src/source/kustomize/kustomization.ts
var import_node_fs7 = require("node:fs");
var import_node_path7 = __toESM(require("node:path"), 1);
var import_node2 = __toESM(require_node(), 1);
var import_boundary3 = __toESM(require_boundary(), 1);
var import_find_files = __toESM(require_find_files(), 1);
var MAXIMUM_BASES = 500;
function readKustomization(folder, reader) {
  const found = { own: [], resources: [], patches: [], problems: [] };
  const bases = /* @__PURE__ */ new Set();
  let isComponent = false;
  const open = [folder];
  for (let here = open.pop(); here !== void 0 && bases.size < MAXIMUM_BASES; here = open.pop()) {
    const file = fileOf(here);
    const document = file === void 0 ? null : read(file, reader);
    if (file === void 0 || !document) continue;
    found.own.push(file);
    if (here === folder) isComponent = (0, import_node2.stringAt)(document.root, "kind") === "Component";
    for (const scalar of entriesOf(document.root)) {
      const target = localTarget(scalar, here, document, reader, found.problems);
      if (target === null) continue;
      if (!(0, import_node_fs7.statSync)(target).isDirectory()) found.resources.push(target);
      else if (!bases.has(target)) {
        bases.add(target);
        open.push(target);
      }
    }
    for (const scalar of pathsOf(document.root)) {
      const target = localTarget(scalar, here, document, reader, found.problems);
      if (target !== null) found.patches.push(target);
    }
  }
  return { ...found, bases: [...bases], isComponent };
}
function fileOf(folder) {
  return import_find_files.KUSTOMIZATION_FILES.map((name) => import_node_path7.default.join(folder, name)).find((file) => (0, import_node_fs7.statSync)(file, { throwIfNoEntry: false })?.isFile());
}
function read(file, { cwd, reading }) {
  try {
    return reading.parse((0, import_node_fs7.readFileSync)(file, "utf8"), (0, import_find_files.displayPath)(file, cwd));
  } catch {
    return null;
  }
}
function entriesOf(root) {
  return ["resources", "bases", "components"].flatMap((key) => (0, import_node2.itemsAt)(root, key).filter((item) => item.type === "scalar"));
}
var LISTS_OF_PATHS = ["patchesStrategicMerge", "generators", "transformers", "validators", "crds", "configurations"];
var LISTS_WITH_PATH = ["patches", "patchesJson6902", "replacements"];
function pathsOf(root) {
  const lists = LISTS_OF_PATHS.flatMap((key) => (0, import_node2.itemsAt)(root, key).filter((item) => item.type === "scalar"));
  const withPath = LISTS_WITH_PATH.flatMap((key) => (0, import_node2.itemsAt)(root, key).flatMap((item) => (0, import_node2.scalarAt)(item, "path") ?? []));
  const schema = (0, import_node2.scalarAt)(root, "openapi", "path");
  return [...lists, ...withPath, ...schema ? [schema] : []].filter(({ text }) => !text.includes("\n"));
}
function localTarget(scalar, folder, document, reader, problems) {
  const { path: file, line, column } = document.spanOf(scalar);
  const tell = (message) => {
    problems.push({ path: file, line, column, message });
    return null;
  };
  const target = import_node_path7.default.resolve(folder, scalar.text);
  if (!isRemote(scalar.text) && (0, import_node_fs7.statSync)(target, { throwIfNoEntry: false })) {
    const isInside = (0, import_boundary3.isWithin)((0, import_boundary3.realpathOf)(target), (0, import_boundary3.realpathOf)(reader.boundary));
    return isInside ? target : tell(`${scalar.text} lies outside of the repository; the kustomization is not built`);
  }
  if (isRemote(scalar.text)) {
    return tell(
      `${scalar.text} is remote, and hostport-lint uses no network; vendor it, or pipe the output of kustomize build into hostport-lint -`
    );
  }
  return tell(`${scalar.text} does not exist; the kustomization cannot be built`);
}
function isRemote(text) {
  return /:\/\/|^git::|^[\w.-]+@[\w.-]+:|[?&](?:ref|version|timeout|submodules)=|^(?:github\.com|gitlab\.com|bitbucket\.org)[:/]/.test(
    text
  );
}

// src/source/kustomize/locate.ts
function readBuildFile(path10, text) {
  return { path: path10, text, template: readTemplate(text.split("\n").map(plainLine).join("\n").replaceAll("{{", "{ {")) };
}
function locateInFiles(files, resource, lines, index, span, port, reading) {
  const shown = lines[index]?.slice(span.column - 1, span.endLine === span.line ? span.endColumn - 1 : void 0) ?? "";
  const token = port !== null && wordAt(shown, String(port)) >= 0 ? String(port) : shown;
  const plain = lines.map(plainLine);
  const found = nearestLine(files, resource, plain, index);
  if (found) return { span: spanInLine(found.file, found.line, token, reading), template: null, option: null };
  const only = onlyScalar(files, plain[index] ?? "", token, reading) ?? (port === null ? null : onlyPlace2(files, String(port), reading));
  const fallback = resource ?? files[0];
  const at = only ?? (fallback && reading.locate(fallback.text, fallback.path)(0, 0));
  return at ? { span: at, template: null, option: null } : null;
}
function spanInLine({ path: path10, text }, index, token, reading) {
  const lines = text.split("\n");
  const line = lines[index] ?? "";
  const start = lines.slice(0, index).reduce((sum, { length }) => sum + length + 1, 0);
  const at = wordAt(line, token);
  const indent = line.length - line.trimStart().length;
  const locate = reading.locate(text, path10);
  return at < 0 ? locate(start + indent, start + line.trimEnd().length) : locate(start + at, start + at + token.length);
}
var LEAST_LENGTH = 6;
function onlyScalar(files, line, token, reading) {
  const value = line.replace(/^[\w./-]+: /, "");
  const at = wordAt(value, token);
  if (value.length < LEAST_LENGTH || value === token || at < 0) return null;
  const places = files.flatMap((file) => {
    const first = wholeAt(file.text, value, 0);
    return first < 0 ? [] : [{ file, first, isOnly: wholeAt(file.text, value, first + 1) < 0 }];
  });
  const [one] = places;
  if (!one?.isOnly || places.length > 1) return null;
  return reading.locate(one.file.text, one.file.path)(one.first + at, one.first + at + token.length);
}
function wholeAt(text, value, from) {
  for (let at = text.indexOf(value, from); at >= 0; at = text.indexOf(value, at + 1)) {
    if (!/[\w./:=-]/.test(text[at - 1] ?? " ") && !/[\w./:=-]/.test(text[at + value.length] ?? " ")) return at;
  }
  return -1;
}
function onlyPlace2(files, token, reading) {
  const places = files.flatMap((file) => {
    const at = wordAt(file.text, token);
    return at < 0 ? [] : [{ file, at, isOnly: wordAt(file.text, token, at + 1) < 0 }];
  });
  const [one] = places;
  return one?.isOnly && places.length === 1 ? reading.locate(one.file.text, one.file.path)(one.at, one.at + token.length) : null;
}
function plainLine(line) {
  return line.replace(/(?:^|\s)#.*$/, "").trim().replace(/^(?:- )+/, "").replace(/(^|: )(['"])(.*)\2$/, "$1$3");
}

// src/source/kustomize.ts
var import_rendered_set3 = __toESM(require_rendered_set(), 1);
async function buildKustomizations(found, context) {
  const items = [];
  const renders = [];
  const used = /* @__PURE__ */ new Set();
  for (const { folder, kustomization } of rootsOf(found, context)) {
    const built = await build(folder, kustomization, context);
    if ("problems" in built) items.push(...built.problems);
    else {
      items.push(...built.sources);
      renders.push(built.render);
      for (const file of [...kustomization.own, ...kustomization.resources, ...kustomization.patches]) used.add((0, import_node_fs8.realpathSync)(file));
    }
  }
  return { items, renders, used };
}
function rootsOf(found, { cwd, reading }) {
  const all = found.map((folder) => ({
    folder,
    kustomization: readKustomization(folder.file, { cwd, reading, boundary: (0, import_boundary4.boundaryOf)(folder.file, cwd) })
  }));
  const taken = new Set(all.flatMap(({ kustomization }) => kustomization.bases.map((base) => (0, import_node_fs8.realpathSync)(base))));
  return all.filter(({ folder, kustomization }) => folder.explicit || !(kustomization.isComponent || taken.has((0, import_node_fs8.realpathSync)(folder.file))));
}
async function build(folder, kustomization, context) {
  const { cwd } = context;
  const problem = (message) => {
    const file = fileOf(folder.file);
    return { problems: [{ path: file ? (0, import_find_files2.displayPath)(file, cwd) : folder.path, line: 1, column: 1, message }] };
  };
  if (kustomization.problems.length > 0) return kustomization;
  const call = findBuilder(context);
  if (!call)
    return problem(
      "there is no kustomize, kubectl or oc on the PATH, so the kustomization was not built; the files below it were read as they are"
    );
  const run = (target) => runProgram({ ...call, words: [...call.words, target], cwd, signal: context.signal });
  const command = `kustomize build ${folder.path}`;
  const given = context.overlay?.get(command);
  const { status, stdout, stderr, failure } = given === void 0 ? await run(folder.file) : answerOf(given);
  if (failure !== null) return problem(`the kustomization was not built: the program ${failure}`);
  if (status !== 0) return problem(`kustomize cannot build this: ${reasonIn(stderr)}`);
  const documents = splitRender(stdout);
  const name = renderPath(folder.path, null);
  const sources = documents.map((document) => {
    const bytes = stdout.subarray(document.start, document.end);
    return {
      path: name,
      kind: "kustomize",
      bytes,
      set: (0, import_rendered_set3.renderedSet)("kustomize", folder.path, null),
      firstLine: document.line,
      firstOffset: document.offset,
      reread: (start, end) => bytes.subarray(start, end),
      explicit: false
    };
  });
  let prepared;
  const prepare2 = async () => {
    const files = readFiles(kustomization, context);
    const origins = await originsOf(folder, documents.length, context, async (target) => {
      const again = await run(target);
      return again.status === 0 && again.failure === null ? again.stdout : null;
    });
    return (span, port) => {
      const at = documents.findLastIndex(({ line }) => line <= span.line);
      const document = documents[at];
      if (!document) return null;
      const origin = files.find((file) => file.path === origins[at]) ?? null;
      return locateInFiles(files, origin, document.lines(), span.line - document.line, span, port, context.reading);
    };
  };
  const prepareOnce = () => {
    prepared ??= prepare2();
    return prepared;
  };
  const render = {
    paths: /* @__PURE__ */ new Set([name]),
    subject: folder.path,
    command,
    prepare: prepareOnce,
    text: () => stdout.toString("utf8"),
    carryOver: async (after, origins) => {
      const { carryOverToFiles } = await Promise.resolve().then(() => __toESM(require("./source-kustomize-carry-over.cjs"), 1));
      const locate = await prepareOnce();
      return carryOverToFiles({ before: stdout, after, origins, locate: (span) => locate(span, null) }, folder.file, kustomization, {
        ...context,
        build: async (target) => {
          const again = await run(target);
          return again.status === 0 && again.failure === null ? again.stdout : null;
        }
      });
    }
  };
  return { sources, render };
}
function answerOf(text) {
  return { status: 0, stdout: Buffer.from(text), stderr: "", failure: null };
}
function findBuilder({ env, cwd, workFolder }) {
  const names = env.HOSTPORT_LINT_KUSTOMIZE ? [env.HOSTPORT_LINT_KUSTOMIZE] : ["kustomize", "kubectl", "oc"];
  for (const name of names) {
    const program = findProgram(name, env, cwd);
    if (program === void 0) continue;
    const words = /^kustomize/.test(import_node_path8.default.basename(program)) ? ["build", "--"] : ["kustomize", "--"];
    return { program, words, env: closedEnvironment(env, { KUBECONFIG: import_node_path8.default.join(workFolder("kustomize"), "no-cluster") }) };
  }
  return null;
}
function readFiles(kustomization, { cwd }) {
  const files = /* @__PURE__ */ new Set([...kustomization.resources, ...kustomization.patches, ...kustomization.own]);
  return [...files].map((file) => readBuildFile((0, import_find_files2.displayPath)(file, cwd), (0, import_node_fs8.readFileSync)(file, "utf8")));
}
async function originsOf(folder, count, { cwd, workFolder }, run) {
  const wrapper = (0, import_node_fs8.realpathSync)(workFolder("origins"));
  const target = import_node_path8.default.relative(wrapper, (0, import_node_fs8.realpathSync)(folder.file)).replaceAll(import_node_path8.default.sep, "/");
  (0, import_node_fs8.mkdirSync)(wrapper, { recursive: true });
  (0, import_node_fs8.writeFileSync)(import_node_path8.default.join(wrapper, "kustomization.yaml"), JSON.stringify({ resources: [target], buildMetadata: ["originAnnotations"] }));
  const built = await run(wrapper);
  const documents = built === null ? [] : splitRender(built);
  if (documents.length !== count) return [];
  return documents.map(({ text }) => {
    const origin = /^ +config\.kubernetes\.io\/origin: \|\n +path: (.+)$/m.exec(text)?.[1];
    return origin === void 0 ? null : (0, import_find_files2.displayPath)(import_node_path8.default.resolve(wrapper, origin), (0, import_node_fs8.realpathSync)(cwd));
  });
}
var LONGEST2 = 1e3;
function reasonIn(stderr) {
  const field = /"command failed" err="((?:\\.|[^"\\])*)"/.exec(stderr)?.[1];
  const text = field === void 0 ? stderr : field.replace(/\\[nt]/g, " ").replace(/\\(.)/g, "$1");
  const line = text.replace(/^Error: |^error: /, "").replace(/\s+/g, " ").trim();
  return line.length > LONGEST2 ? `${line.slice(0, LONGEST2)}\u2026` : line;
}

// src/source/renders.ts
var AT_A_TIME = 2;
function createRenders(context) {
  const renders = [];
  const notes = [];
  let root;
  const workFolder = (name) => {
    if (root === void 0) root = (0, import_node_fs9.mkdtempSync)(import_node_path9.default.join((0, import_node_os.tmpdir)(), "hostport-lint-"));
    else (0, import_node_fs9.mkdirSync)(root, { recursive: true, mode: 448 });
    return (0, import_node_fs9.mkdtempSync)(import_node_path9.default.join(root, `${name}-`));
  };
  return {
    renders,
    notes,
    async *openCharts(charts) {
      const asText = [];
      for await (const [chart, opened] of inTurn(charts, (one) => openChart(one, { ...context, workFolder }))) {
        renders.push(...opened.renders);
        if (opened.isText) asText.push(chart);
        yield* opened.items;
      }
      yield* tellTexts(asText, context, notes);
    },
    buildKustomizations: async (found) => {
      const built = await buildKustomizations(found, { ...context, workFolder });
      renders.push(...built.renders);
      return built;
    },
    openPiped(bytes, name) {
      const given = context.overlay?.get(PIPED) ?? context.overlay?.get(name);
      const buffer = given === void 0 ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : Buffer.from(given);
      const { sources, render } = openPipedRender(buffer, name, context.cwd, context.reading);
      renders.push(render);
      return sources;
    },
    close: () => {
      if (root !== void 0) (0, import_node_fs9.rmSync)(root, { recursive: true, force: true });
    }
  };
}
async function* inTurn(charts, open) {
  const started = [];
  for (const [index, chart] of charts.entries()) {
    while (started.length < Math.min(index + AT_A_TIME, charts.length)) started.push(open(charts[started.length]));
    yield [chart, await started[index]];
  }
}
function* tellTexts(charts, context, notes) {
  if (!context.helm?.enabled) return;
  const named = context.env.HOSTPORT_LINT_HELM;
  const why = named ? `HOSTPORT_LINT_HELM names ${named}, which cannot be run` : "there is no helm on the PATH";
  const read2 = "so its templates were read as text, and what depends on values is less sure";
  for (const chart of charts) {
    if (!chart.explicit) continue;
    yield { path: chart.path, line: 1, column: 1, message: `${why}, ${read2}; install Helm, or say --no-helm if that is enough` };
  }
  const found = charts.filter(({ explicit }) => !explicit);
  const [first] = found;
  if (!first || findHelm(context) !== void 0) return;
  const extent = found.length === 1 ? `the chart ${first.path} was` : `${found.length} charts were`;
  notes.push(`${why}, so ${extent} read as text, and what depends on values is less sure`);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  createRenders
});
