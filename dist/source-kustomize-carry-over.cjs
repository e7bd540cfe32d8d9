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
var import_find_files = __toESM(require_find_files(), 1);
var MAXIMUM_FILES = 2e3;
var COPIED_NEVER = /* @__PURE__ */ new Set([".git", "node_modules"]);
async function carryOverToFiles(asked, folder, kustomization, { cwd, reading, workFolder, build }) {
  const { carryOver } = await Promise.resolve().then(() => __toESM(require("./source-carry-over.cjs"), 1));
  const { isSameRender } = await Promise.resolve().then(() => __toESM(require("./source-same-render.cjs"), 1));
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
