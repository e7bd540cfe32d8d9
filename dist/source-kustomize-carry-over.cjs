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

// link:src/source/find-files.ts
var require_find_files = __commonJS({
  "link:src/source/find-files.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_source_find_files;
  }
});

// src/source/kustomize/carry-over.ts
var carry_over_exports = {};
__export(carry_over_exports, {
  carryOverToFiles: () => carryOverToFiles
});
module.exports = __toCommonJS(carry_over_exports);
var import_node_fs = require("node:fs");
var import_node_path = __toESM(require("node:path"), 1);

// node_modules/diff/libesm/diff/base.js
var Diff = class {
  diff(oldStr, newStr, options = {}) {
    let callback;
    if (typeof options === "function") {
      callback = options;
      options = {};
    } else if ("callback" in options) {
      callback = options.callback;
    }
    const oldString = this.castInput(oldStr, options);
    const newString = this.castInput(newStr, options);
    const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
    const newTokens = this.removeEmpty(this.tokenize(newString, options));
    return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
  }
  diffWithOptionsObj(oldTokens, newTokens, options, callback) {
    var _a;
    const done = (value) => {
      value = this.postProcess(value, options);
      if (callback) {
        setTimeout(function() {
          callback(value);
        }, 0);
        return void 0;
      } else {
        return value;
      }
    };
    const newLen = newTokens.length, oldLen = oldTokens.length;
    let editLength = 1;
    let maxEditLength = newLen + oldLen;
    if (options.maxEditLength != null) {
      maxEditLength = Math.min(maxEditLength, options.maxEditLength);
    }
    const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
    const abortAfterTimestamp = Date.now() + maxExecutionTime;
    const bestPath = [{ oldPos: -1, lastComponent: void 0 }];
    let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
    if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
      return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
    }
    let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
    const execEditLength = () => {
      for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
        let basePath;
        const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
        if (removePath) {
          bestPath[diagonalPath - 1] = void 0;
        }
        let canAdd = false;
        if (addPath) {
          const addPathNewPos = addPath.oldPos - diagonalPath;
          canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
        }
        const canRemove = removePath && removePath.oldPos + 1 < oldLen;
        if (!canAdd && !canRemove) {
          bestPath[diagonalPath] = void 0;
          continue;
        }
        if (!canRemove || canAdd && removePath.oldPos < addPath.oldPos) {
          basePath = this.addToPath(addPath, true, false, 0, options);
        } else {
          basePath = this.addToPath(removePath, false, true, 1, options);
        }
        newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
        if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
          return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
        } else {
          bestPath[diagonalPath] = basePath;
          if (basePath.oldPos + 1 >= oldLen) {
            maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
          }
          if (newPos + 1 >= newLen) {
            minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
          }
        }
      }
      editLength++;
    };
    if (callback) {
      (function exec() {
        setTimeout(function() {
          if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
            return callback(void 0);
          }
          if (!execEditLength()) {
            exec();
          }
        }, 0);
      })();
    } else {
      while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
        const ret = execEditLength();
        if (ret) {
          return ret;
        }
      }
    }
  }
  addToPath(path2, added, removed, oldPosInc, options) {
    const last = path2.lastComponent;
    if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
      return {
        oldPos: path2.oldPos + oldPosInc,
        lastComponent: { count: last.count + 1, added, removed, previousComponent: last.previousComponent }
      };
    } else {
      return {
        oldPos: path2.oldPos + oldPosInc,
        lastComponent: { count: 1, added, removed, previousComponent: last }
      };
    }
  }
  extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
    const newLen = newTokens.length, oldLen = oldTokens.length;
    let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
    while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
      newPos++;
      oldPos++;
      commonCount++;
      if (options.oneChangePerToken) {
        basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
      }
    }
    if (commonCount && !options.oneChangePerToken) {
      basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
    }
    basePath.oldPos = oldPos;
    return newPos;
  }
  equals(left, right, options) {
    if (options.comparator) {
      return options.comparator(left, right);
    } else {
      return left === right || !!options.ignoreCase && left.toLowerCase() === right.toLowerCase();
    }
  }
  removeEmpty(array) {
    const ret = [];
    for (let i = 0; i < array.length; i++) {
      if (array[i]) {
        ret.push(array[i]);
      }
    }
    return ret;
  }
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  castInput(value, options) {
    return value;
  }
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  tokenize(value, options) {
    return Array.from(value);
  }
  join(chars) {
    return chars.join("");
  }
  postProcess(changeObjects, options) {
    return changeObjects;
  }
  get useLongestToken() {
    return false;
  }
  buildValues(lastComponent, newTokens, oldTokens) {
    const components = [];
    let nextComponent;
    while (lastComponent) {
      components.push(lastComponent);
      nextComponent = lastComponent.previousComponent;
      delete lastComponent.previousComponent;
      lastComponent = nextComponent;
    }
    components.reverse();
    const componentLen = components.length;
    let componentPos = 0, newPos = 0, oldPos = 0;
    for (; componentPos < componentLen; componentPos++) {
      const component = components[componentPos];
      if (!component.removed) {
        if (!component.added && this.useLongestToken) {
          let value = newTokens.slice(newPos, newPos + component.count);
          value = value.map(function(value2, i) {
            const oldValue = oldTokens[oldPos + i];
            return oldValue.length > value2.length ? oldValue : value2;
          });
          component.value = this.join(value);
        } else {
          component.value = this.join(newTokens.slice(newPos, newPos + component.count));
        }
        newPos += component.count;
        if (!component.added) {
          oldPos += component.count;
        }
      } else {
        component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
        oldPos += component.count;
      }
    }
    return components;
  }
};

// node_modules/diff/libesm/diff/array.js
var ArrayDiff = class extends Diff {
  tokenize(value) {
    return value.slice();
  }
  join(value) {
    return value;
  }
  removeEmpty(value) {
    return value;
  }
};
var arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
  return arrayDiff.diff(oldArr, newArr, options);
}

// src/source/carry-lines.ts
function substitutePorts(added, path2, origins, read) {
  const lines = [];
  for (const line of added) {
    const number = [...line.matchAll(/\b\d+\b/g)].map(([digits]) => Number(digits)).find((one) => origins.has(one));
    const origin = number === void 0 ? void 0 : origins.get(number);
    if (number === void 0 || !origin) {
      lines.push(line);
      continue;
    }
    const shown = origin.template ?? origin.span;
    if (shown.path !== path2 || shown.endLine !== shown.line) return null;
    const text = read(path2)?.slice(shown.start, shown.end) ?? "";
    const action = /^\{\{-?\s*([\s\S]*?)\s*-?\}\}$/.exec(text)?.[1];
    if (action === void 0 && (origin.template !== null || !text.includes(String(number)))) return null;
    lines.push(action === void 0 ? line : line.replace(new RegExp(`\\b${number}\\b`), () => `{{ ${action} }}`));
  }
  return lines;
}
function moveLines(added, anchor, file) {
  const shift = columnOf(anchor.to) - columnOf(anchor.from);
  const end = anchor.to.endsWith("\r") ? "\r" : "";
  const further = listsFurtherIn(added, file);
  const moved = added.map((line, index) => {
    const indent = indentOf(line) + shift + (index === 0 ? 0 : further);
    return indent < 0 ? null : `${" ".repeat(indent)}${line.trim()}${end}`;
  });
  return moved.every((line) => line !== null) ? moved : null;
}
function endOfEntry(file, line) {
  const column = columnOf(file[line] ?? "");
  let end = line + 1;
  while (end < file.length && (file[end] ?? "").trim() !== "" && indentOf(file[end] ?? "") >= column) end++;
  return end;
}
function listsFurtherIn(added, file) {
  const [key = "", first = ""] = added;
  if (!/^\s*ports:\s*$/.test(key) || !first.trimStart().startsWith("- ")) return 0;
  const at = file.findIndex((line, index) => /^\s*(?:- )?\w*[cC]ontainers:\s*$/.test(line) && /^\s*- /.test(file[index + 1] ?? ""));
  if (at < 0) return 0;
  return indentOf(file[at + 1] ?? "") - columnOf(file[at] ?? "") - (indentOf(first) - indentOf(key));
}
function indentOf(line) {
  return line.length - line.trimStart().length;
}
function columnOf(line) {
  return /^\s*(?:- +)*/.exec(line)?.[0].length ?? 0;
}

// src/source/carry-over.ts
var MAXIMUM_TRIED = 20;
async function carryOver(asked) {
  const lines = asked.before.split("\n");
  const hunks = hunksOf(lines, asked.after.split("\n"));
  const whole = await tryHunks(hunks, lines, asked);
  if (whole) return { changes: whole, rest: asked.after };
  const sure = [];
  for (const hunk of hunks.length > MAXIMUM_TRIED || hunks.length === 1 ? [] : hunks) {
    if (await tryHunks([hunk], lines, asked)) sure.push(hunk);
  }
  const changes = sure.length > 0 ? await tryHunks(sure, lines, asked) : null;
  return changes ? { changes, rest: withHunks(lines, sure) } : { changes: [], rest: asked.before };
}
async function tryHunks(hunks, lines, asked) {
  const wanted = withHunks(lines, hunks);
  for (const prefers of ["template", "value"]) {
    const changes = changesFor(hunks, lines, asked, prefers);
    if (changes && await asked.isRight(new Map(changes.map(({ path: path2, after }) => [path2, after])), wanted)) return changes;
  }
  return null;
}
function withHunks(lines, hunks) {
  const after = [...lines];
  for (const { at, removed, added } of hunks.toReversed()) after.splice(at, removed.length, ...added);
  return after.join("\n");
}
function hunksOf(before, after) {
  const hunks = [];
  let at = 0;
  let open = null;
  for (const { value, added, removed } of diffArrays([...before], [...after])) {
    if (!added && !removed) {
      if (open) hunks.push(open);
      open = null;
      at += value.length;
      continue;
    }
    open ??= { at, removed: [], added: [] };
    open[added ? "added" : "removed"].push(...value);
    if (removed) at += value.length;
  }
  if (open) hunks.push(open);
  return hunks.map((hunk) => slideDown(hunk, before));
}
function slideDown(hunk, before) {
  if (hunk.removed.length > 0) return hunk;
  let { at, added } = hunk;
  for (let [first, ...rest] = added; first !== void 0 && first === before[at]; [first, ...rest] = added) {
    added = [...rest, first];
    at++;
  }
  return { ...hunk, at, added };
}
function changesFor(hunks, lines, asked, prefers) {
  const texts = /* @__PURE__ */ new Map();
  const linesOf2 = (path2) => {
    if (!texts.has(path2)) texts.set(path2, asked.read(path2)?.split("\n"));
    return texts.get(path2);
  };
  const placeOf = (index) => placeOfLine(index, lines[index] ?? "", asked, prefers);
  const changes = /* @__PURE__ */ new Map();
  for (const hunk of hunks) {
    for (const change of changesOfHunk(hunk, lines, placeOf, linesOf2, asked) ?? [null]) {
      if (change === null) return null;
      changes.set(JSON.stringify(change), change);
    }
  }
  return [...new Set([...changes.values()].map(({ path: path2 }) => path2))].map((path2) => {
    const own = [...changes.values()].filter((change) => change.path === path2).sort((a, b) => b.line - a.line);
    const after = [...linesOf2(path2) ?? []];
    for (const { line, count, added } of own) after.splice(line, count, ...added);
    return { path: path2, before: asked.read(path2) ?? "", after: after.join("\n") };
  });
}
function placeOfLine(index, text, { locate }, prefers) {
  const column = text.length - text.trimStart().length + 1;
  const line = index + 1;
  const span = {
    path: "",
    line,
    column,
    endLine: line,
    endColumn: text.trimEnd().length + 1,
    start: 0,
    end: 0,
    excerpt: { text, column: 1 }
  };
  const written = locate(span);
  if (!written || written.source !== void 0) return null;
  const place = prefers === "template" ? written.template ?? written.span : written.span;
  return { path: place.path, line: place.line - 1 };
}
function changesOfHunk({ at, removed, added }, lines, placeOf, linesOf2, { origins, read }) {
  if (removed.length === 0) {
    const anchor = placeOf(at - 1);
    const own = anchor ? linesOf2(anchor.path) : void 0;
    if (!anchor || !own) return null;
    const ported = substitutePorts(added, anchor.path, origins, read);
    const moved = ported && moveLines(ported, { from: lines[at - 1] ?? "", to: own[anchor.line] ?? "" }, own);
    const isEntry = (added[0] ?? "").trimStart().startsWith("- ");
    return moved && [{ path: anchor.path, line: isEntry ? endOfEntry(own, anchor.line) : anchor.line + 1, count: 0, added: moved }];
  }
  if (added.length !== 0 && added.length !== removed.length) return null;
  const changes = removed.map((from, index) => {
    const place = placeOf(at + index);
    const own = place && linesOf2(place.path)?.[place.line];
    if (!place || typeof own !== "string") return null;
    if (added.length === 0) return own.trim() === from.trim() ? { ...place, count: 1, added: [] } : null;
    const parts = own.split(from.trim());
    return parts.length === 2 ? { ...place, count: 1, added: [parts.join((added[index] ?? "").trim())] } : null;
  });
  return changes.every((change) => change !== null) ? changes : null;
}

// src/source/kustomize/carry-over.ts
var import_find_files = __toESM(require_find_files(), 1);

// src/source/helm/split.ts
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
    line += newlinesIn(text);
    offset += text.length;
    start += size;
  }
  return documents.filter(({ text }) => text.replace(/^---[ \t\r]*$/m, "").trim() !== "");
}
function newlinesIn(text) {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count++;
  return count;
}
function linesOf(text) {
  let lines;
  return () => {
    lines ??= text.split("\n");
    return lines;
  };
}

// src/source/same-render.ts
var MAXIMUM_VALUES = 5e5;
function isSameRender(a, b, { parse }) {
  const [ours, theirs] = [splitRender(a), splitRender(b)];
  if (ours.length !== theirs.length) return false;
  let left = MAXIMUM_VALUES;
  const isSame = (one, other) => {
    if (--left < 0) return false;
    if (one.type === "scalar") return other.type === "scalar" && one.value === other.value;
    if (one.type === "sequence") {
      return other.type === "sequence" && one.items.length === other.items.length && one.items.every((item, index) => isSame(item, other.items[index] ?? one));
    }
    if (other.type !== "mapping" || one.entries.length !== other.entries.length) return false;
    const values = new Map(other.entries.map(({ key, value }) => [key.text, value]));
    return one.entries.every(({ key, value }) => {
      const found = values.get(key.text);
      return found !== void 0 && isSame(value, found);
    });
  };
  return ours.every(({ text }, index) => {
    const other = theirs[index]?.text ?? "";
    if (text === other) return true;
    const [one, two] = [parse(text, ""), parse(other, "")];
    return one !== null && two !== null && isSame(one.root, two.root);
  });
}

// src/source/kustomize/carry-over.ts
var MAXIMUM_FILES = 2e3;
var COPIED_NEVER = /* @__PURE__ */ new Set([".git", "node_modules"]);
async function carryOverToFiles(asked, folder, kustomization, { cwd, reading, workFolder, build }) {
  const files = new Map(
    [...kustomization.resources, ...kustomization.patches, ...kustomization.own].map((file) => [
      (0, import_find_files.displayPath)(file, cwd),
      (0, import_node_fs.realpathSync)(file)
    ])
  );
  const folders = [...new Set([folder, ...kustomization.bases].map((one) => (0, import_node_fs.realpathSync)(one)))];
  const root = commonFolder([...folders.map((one) => import_node_path.default.join(one, ".")), ...[...files.values()].map((file) => import_node_path.default.dirname(file))]);
  if (folders.reduce((sum, one) => sum + countFiles(one), 0) > MAXIMUM_FILES) return { changes: [], rest: asked.before.toString("utf8") };
  return carryOver({
    before: asked.before.toString("utf8"),
    after: asked.after,
    origins: asked.origins,
    locate: asked.locate,
    read: (name) => {
      const file = files.get(name);
      return file === void 0 ? void 0 : (0, import_node_fs.readFileSync)(file, "utf8");
    },
    isRight: async (changed, wanted) => {
      const copy = (0, import_node_fs.realpathSync)(workFolder("changed"));
      const inCopy = (file) => import_node_path.default.join(copy, import_node_path.default.relative(root, file));
      for (const one of folders) (0, import_node_fs.cpSync)(one, inCopy(one), { recursive: true, filter: (file) => !COPIED_NEVER.has(import_node_path.default.basename(file)) });
      for (const file of files.values()) if (!(0, import_node_fs.existsSync)(inCopy(file))) (0, import_node_fs.cpSync)(file, inCopy(file));
      for (const [name, text] of changed) (0, import_node_fs.writeFileSync)(inCopy(files.get(name) ?? ""), text);
      const built = await build(inCopy((0, import_node_fs.realpathSync)(folder)));
      return built !== null && isSameRender(Buffer.from(wanted), built, reading);
    }
  });
}
function commonFolder(folders) {
  return folders.reduce((common, folder) => {
    let here = common;
    while (import_node_path.default.relative(here, folder).startsWith("..") && import_node_path.default.dirname(here) !== here) here = import_node_path.default.dirname(here);
    return here;
  });
}
function countFiles(folder) {
  let count = 0;
  const open = [folder];
  for (let here = open.pop(); here !== void 0 && count <= MAXIMUM_FILES; here = open.pop()) {
    for (const name of (0, import_node_fs.readdirSync)(here)) {
      if (COPIED_NEVER.has(name)) continue;
      const file = import_node_path.default.join(here, name);
      if ((0, import_node_fs.statSync)(file, { throwIfNoEntry: false })?.isDirectory() && (0, import_node_fs.realpathSync)(file) === file) open.push(file);
      else count++;
    }
  }
  return count;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  carryOverToFiles
});
