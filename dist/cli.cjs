#!/usr/bin/env node
"use strict";

// src/cli/code-cache.ts
var import_node_fs = require("node:fs");
var import_node_module = require("node:module");
var import_node_path = require("node:path");
var import_node_vm = require("node:vm");
var SIGN_OF_LINTING = "programs.cjs";
var KEPT_DAYS = 30;
var BEFORE = Buffer.from("(function (exports, require, module, __filename, __dirname) { ");
var AFTER = Buffer.from("\n})");
function createLoader(folder, build, env) {
  const cache = cacheFolder(build, env);
  const modules = /* @__PURE__ */ new Map();
  const compiled = [];
  const fromNode = (0, import_node_module.createRequire)((0, import_node_path.join)(folder, "cli.cjs"));
  if (cache === null) return (name) => fromNode(`./${name}`);
  const load = (name) => {
    const known = modules.get(name);
    if (known) return known.exports;
    const module2 = { exports: {} };
    modules.set(name, module2);
    const filename = (0, import_node_path.join)(folder, name);
    const source = Buffer.concat([BEFORE, (0, import_node_fs.readFileSync)(filename), AFTER]).toString("latin1");
    const cachedData = readQuietly((0, import_node_path.join)(cache, `${name}.bin`));
    const script = new import_node_vm.Script(source, { filename, ...cachedData ? { cachedData } : {} });
    if (!cachedData || script.cachedDataRejected) compiled.push({ name, script });
    const requireBeside = (wanted) => wanted.startsWith("./") ? load(wanted.slice(2)) : fromNode(wanted);
    script.runInThisContext().call(module2.exports, module2.exports, requireBeside, module2, filename, folder);
    return module2.exports;
  };
  if (!env.CI) {
    process.once("exit", () => {
      if (compiled.length > 0 && modules.has(SIGN_OF_LINTING)) keep(cache, compiled);
    });
  }
  return load;
}
function cacheFolder(build, env) {
  if (env.NODE_DISABLE_COMPILE_CACHE) return null;
  const home = env.XDG_CACHE_HOME || env.LOCALAPPDATA || env.HOME && (0, import_node_path.join)(env.HOME, ".cache");
  return home ? (0, import_node_path.join)(home, "hostport-lint", "code", `${build}-${process.version}-${process.arch}`) : null;
}
function readQuietly(path) {
  try {
    if (process.getuid && (0, import_node_fs.statSync)(path).uid !== process.getuid()) return void 0;
    return (0, import_node_fs.readFileSync)(path);
  } catch {
    return void 0;
  }
}
function keep(folder, compiled) {
  try {
    (0, import_node_fs.mkdirSync)(folder, { recursive: true, mode: 448 });
    if (process.getuid && (0, import_node_fs.statSync)(folder).uid !== process.getuid()) return;
    for (const { name, script } of compiled) {
      const path = (0, import_node_path.join)(folder, `${name}.bin`);
      (0, import_node_fs.writeFileSync)(`${path}.${process.pid}`, script.createCachedData());
      (0, import_node_fs.renameSync)(`${path}.${process.pid}`, path);
    }
    removeOld((0, import_node_path.join)(folder, ".."));
  } catch {
  }
}
function removeOld(folder) {
  const oldest = Date.now() - KEPT_DAYS * 864e5;
  for (const name of (0, import_node_fs.readdirSync)(folder)) {
    const path = (0, import_node_path.join)(folder, name);
    if ((0, import_node_fs.statSync)(path).mtimeMs < oldest) (0, import_node_fs.rmSync)(path, { recursive: true, force: true });
  }
}

// src/cli/compiler.ts
var import_node_fs2 = require("node:fs");
var LATE_COMPILING = "--interrupt-budget=300000";
function compilesLate(parameters, v8) {
  return v8.startsWith("11.") && parameters.some(isFolder);
}
function isFolder(parameter) {
  try {
    return (0, import_node_fs2.statSync)(parameter, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch {
    return false;
  }
}

// src/cli/start.ts
var BUILD = "be10c0461057b922";
var isLate = compilesLate(process.argv.slice(2), process.versions.v8);
if (isLate) require("node:v8").setFlagsFromString(LATE_COMPILING);
createLoader(__dirname, isLate ? `${BUILD}-late` : BUILD, process.env)("cli-main.cjs");
