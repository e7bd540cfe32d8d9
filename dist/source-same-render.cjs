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

// link:src/model/count.ts
var require_count = __commonJS({
  "link:src/model/count.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_count;
  }
});

// src/source/same-render.ts
var same_render_exports = {};
__export(same_render_exports, {
  isSameRender: () => isSameRender
});
module.exports = __toCommonJS(same_render_exports);

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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  isSameRender
});
