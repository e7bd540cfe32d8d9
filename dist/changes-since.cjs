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

// link:src/model/finding.ts
var require_finding = __commonJS({
  "link:src/model/finding.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_finding;
  }
});

// link:src/model/usage-error.ts
var require_usage_error = __commonJS({
  "link:src/model/usage-error.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_usage_error;
  }
});

// src/changes/since.ts
var since_exports = {};
__export(since_exports, {
  narrowToChanges: () => narrowToChanges,
  openChanges: () => openChanges
});
module.exports = __toCommonJS(since_exports);
var import_node_fs2 = require("node:fs");
var import_node_os = require("node:os");
var import_node_path2 = __toESM(require("node:path"), 1);
var import_finding = __toESM(require_finding(), 1);
var import_usage_error3 = __toESM(require_usage_error(), 1);

// src/changes/base.ts
var import_usage_error = __toESM(require_usage_error(), 1);
function findBase(git, { base, head, remedy }) {
  if (base === "" || base.startsWith("-")) throw new import_usage_error.UsageError(`${JSON.stringify(base)} is no revision of git`);
  const checkedOut = commitOf(git, "HEAD");
  if (checkedOut === null) throw new import_usage_error.UsageError("the repository has no commit yet, so there is nothing to compare with");
  const parent = mergedInto(git, checkedOut, head);
  if (parent !== null) return parent;
  const commit = commitOf(git, base);
  if (commit === null) throw new import_usage_error.UsageError(`this clone does not hold ${base}, with which it is to be compared; ${remedy}`);
  if (head !== null && commit === checkedOut && head !== checkedOut) {
    throw new import_usage_error.UsageError(
      `the checked-out commit is the base (${commit.slice(0, 12)}) and not the change (${head.slice(0, 12)}), so nothing of the change can be seen; check out the change, or switch the comparison off`
    );
  }
  const { status, stdout } = git.ask(["merge-base", commit, checkedOut]);
  const shared = stdout.toString("utf8").trim();
  if (status === 0 && shared !== "") return shared;
  throw new import_usage_error.UsageError(`this clone does not hold the commit that ${base} and the checked-out one share; ${remedy}`);
}
function mergedInto(git, checkedOut, head) {
  const { status, stdout } = git.ask(["rev-list", "--parents", "--max-count=1", checkedOut]);
  const [, first, second, ...more] = stdout.toString("utf8").trim().split(" ");
  const isTrial = status === 0 && head !== null && first !== void 0 && second === head && more.length === 0;
  return isTrial ? commitOf(git, first) : null;
}
function commitOf(git, revision) {
  const { status, stdout } = git.ask(["rev-parse", "--verify", "--quiet", `${revision}^{commit}`]);
  if (status !== 0) return null;
  const commit = stdout.toString("utf8").trim();
  return git.ask(["cat-file", "-e", `${commit}^{commit}`]).status === 0 ? commit : null;
}

// src/changes/git.ts
var import_node_child_process = require("node:child_process");
var import_usage_error2 = __toESM(require_usage_error(), 1);
var OUTPUT_LIMIT = 1024 * 1024 * 1024;
var SAFE = ["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "core.quotePath=true"];
function createGit(cwd, env) {
  const quiet = { ...env, LC_ALL: "C", GIT_OPTIONAL_LOCKS: "0", GIT_TERMINAL_PROMPT: "0", GIT_NO_LAZY_FETCH: "1", GIT_PAGER: "cat" };
  const ask = (words, input = "") => {
    const { error, status, stdout, stderr } = (0, import_node_child_process.spawnSync)("git", [...SAFE, ...words], { cwd, env: quiet, input, maxBuffer: OUTPUT_LIMIT });
    const { code } = error ?? {};
    if (code === "ENOENT") throw new import_usage_error2.UsageError("git was not found, which tells what changed; install it or put it on the PATH");
    if (error) throw new import_usage_error2.UsageError(`git ${words[0] ?? ""} failed: ${error.message}`);
    return { status: status ?? 1, stdout, stderr: stderr.toString("utf8").trim() };
  };
  return {
    ask,
    read: (words, input) => {
      const { status, stdout, stderr } = ask(words, input);
      if (status === 0) return stdout;
      if (/not a git repository/.test(stderr))
        throw new import_usage_error2.UsageError("what changed cannot be told here: this is not a git repository, nor a folder of one");
      throw new import_usage_error2.UsageError(`git ${words[0] ?? ""} failed: ${stderr || `it returned ${status}`}`);
    }
  };
}

// src/changes/narrow.ts
function narrow(whole, wanted) {
  const { everything, paths, ...result } = whole;
  const shown = new Set(result.findings);
  const hidden = {};
  for (const finding of everything) {
    if (!shown.has(finding) && wanted.finding(finding)) hidden[finding.rule] = (hidden[finding.rule] ?? 0) + 1;
  }
  const problems = result.problems.filter((problem) => !paths.has(problem.path) || wanted.problem(problem));
  const other = result.problems.find((problem) => !problems.includes(problem));
  const count = result.problems.length - problems.length;
  const notes = other === void 0 ? [] : [`${count === 1 ? "1 problem" : `${count} problems`} in files beside the change (${other.path}:${other.line}: ${other.message})`];
  return { result: { ...result, findings: result.findings.filter(wanted.finding), problems, hidden }, notes };
}
function ownPlaces(finding) {
  return [finding.span, ...finding.related.map(({ span }) => span)];
}

// src/changes/patch.ts
var HUNK = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
function changedLines(patch) {
  const changed = /* @__PURE__ */ new Map();
  let ranges = [];
  let bodyLines = 0;
  for (const line of patch.toString("latin1").split("\n")) {
    if (bodyLines > 0) {
      if (!line.startsWith("\\")) bodyLines--;
      continue;
    }
    const hunk = HUNK.exec(line);
    if (hunk) {
      const [from, added] = [Number(hunk[2]), Number(hunk[3] ?? 1)];
      bodyLines = Number(hunk[1] ?? 1) + added;
      ranges.push(added === 0 ? { from: Math.max(from, 1), to: from + 1 } : { from, to: from + added - 1 });
    } else if (line.startsWith("+++ ")) {
      ranges = [];
      const name = nameOf(line.slice("+++ ".length));
      if (name.startsWith("b/")) changed.set(name.slice("b/".length), ranges);
    }
  }
  return changed;
}
function nameOf(written) {
  if (!written.startsWith('"')) return Buffer.from(written.replace(/\t$/, ""), "latin1").toString("utf8");
  const bytes = written.slice(1, written.lastIndexOf('"')).replace(/\\([0-7]{3}|.)/g, (_, code) => {
    return code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8)) : SHORT_ESCAPES[code] ?? code;
  });
  return Buffer.from(bytes, "latin1").toString("utf8");
}
var SHORT_ESCAPES = { a: "\x07", b: "\b", f: "\f", n: "\n", r: "\r", t: "	", v: "\v" };

// src/changes/snapshot.ts
var import_node_fs = require("node:fs");
var import_node_path = __toESM(require("node:path"), 1);
var OF_INTEREST = /\.(?:ya?ml|json|manifest|ign|md|tgz|tpl)(?:\.(?:tmpl|tpl|gotmpl|gotpl|j2|erb|in|template))?$|^\.[^/]*$/i;
var RENDERED = /^(?:Chart\.yaml|kustomization\.ya?ml|Kustomization)$/;
var NEVER_READ = /* @__PURE__ */ new Set(["node_modules", ".git"]);
var LARGEST = 256 * 1024 * 1024;
var BATCH = 64 * 1024 * 1024;
function writeSnapshot(git, commit, folder) {
  const blobs = blobsOf(git.read(["ls-tree", "-r", "-z", "--long", "--full-tree", commit]));
  const rendered = blobs.filter((blob) => RENDERED.test(import_node_path.default.posix.basename(blob.path))).map((blob) => import_node_path.default.posix.dirname(blob.path));
  const isRendered = (file) => rendered.some((above) => above === "." || file.startsWith(`${above}/`));
  const wanted = blobs.filter((blob) => OF_INTEREST.test(import_node_path.default.posix.basename(blob.path)) || isRendered(blob.path));
  (0, import_node_fs.mkdirSync)(import_node_path.default.join(folder, ".git"), { recursive: true });
  for (const batch of batchesOf(wanted)) {
    const bytes = git.read(["cat-file", "--batch"], batch.map(({ hash }) => `${hash}
`).join(""));
    let at = 0;
    for (const blob of batch) {
      const start = bytes.indexOf(10, at) + 1;
      const end = start + blob.size;
      const file = import_node_path.default.join(folder, blob.path);
      (0, import_node_fs.mkdirSync)(import_node_path.default.dirname(file), { recursive: true });
      (0, import_node_fs.writeFileSync)(file, bytes.subarray(start, end));
      at = end + 1;
    }
  }
}
function blobsOf(listing) {
  const blobs = [];
  for (const line of listing.toString("utf8").split("\0")) {
    const found = /^100\d{3} blob ([0-9a-f]+) +(\d+)\t([\s\S]+)$/.exec(line);
    const [, hash = "", size = "", file = ""] = found ?? [];
    const names = file.split("/");
    if (!found || Number(size) > LARGEST || names.some((name) => NEVER_READ.has(name.toLowerCase()))) continue;
    if (names.some((name) => name === "" || name === "." || name === ".." || name.includes("\\"))) continue;
    blobs.push({ hash, size: Number(size), path: file });
  }
  return blobs;
}
function* batchesOf(blobs) {
  let batch = [];
  let size = 0;
  for (const blob of blobs) {
    if (batch.length > 0 && size + blob.size > BATCH) {
      yield batch;
      [batch, size] = [[], 0];
    }
    batch.push(blob);
    size += blob.size;
  }
  if (batch.length > 0) yield batch;
}

// src/changes/since.ts
function openChanges({ cwd, env, comparison }) {
  const git = createGit(cwd, env);
  const prefix = git.read(["rev-parse", "--show-prefix"]).toString("utf8").replace(/\n$/, "");
  return { git, prefix, base: findBase(git, comparison) };
}
async function narrowToChanges(whole, options) {
  const repository = openChanges(options);
  const changed = changesOf(repository);
  const isTouched = (finding) => ownPlaces(finding).some((span) => touches(changed, span));
  const isSettled = whole.problems.length === 0 && whole.findings.every((finding) => finding.suppressed !== null || isTouched(finding));
  const { before, note } = isSettled ? { before: null, note: null } : await lintBefore(repository, options);
  const known = /* @__PURE__ */ new Map();
  for (const finding of before?.findings ?? []) if (finding.suppressed === null) known.set(finding.fingerprint, finding);
  const isNew = (finding) => {
    if (isSettled) return false;
    const then = known.get(finding.fingerprint);
    return then === void 0 || (0, import_finding.compareSeverity)(then.severity, finding.severity) < 0;
  };
  const problems = new Set(before?.problems.map(({ path: path3, message }) => `${path3}
${message}`));
  const narrowed = narrow(whole, {
    finding: (finding) => isTouched(finding) || isNew(finding),
    problem: ({ path: path3, message }) => changed.has(path3) || !problems.has(`${path3}
${message}`)
  });
  return note === null ? narrowed : { ...narrowed, notes: [...narrowed.notes, note] };
}
function changesOf({ git, prefix, base }) {
  const patch = git.read([
    ...["diff", "--unified=0", "--inter-hunk-context=0", "--no-color", "--no-ext-diff", "--no-textconv", "--find-renames"],
    ...["--ignore-submodules", "--no-relative", "--src-prefix=a/", "--dst-prefix=b/", base, "--"]
  ]);
  return new Map([...changedLines(patch)].map(([file, ranges]) => [import_node_path2.default.posix.relative(`/${prefix}`, `/${file}`), ranges]));
}
function touches(changed, span) {
  return changed.get(span.path)?.some(({ from, to }) => span.line <= to && from <= span.endLine) === true;
}
async function lintBefore({ git, prefix, base }, { cwd, paths, lintBase }) {
  const folder = (0, import_node_fs2.mkdtempSync)(import_node_path2.default.join((0, import_node_os.tmpdir)(), "hostport-lint-"));
  try {
    writeSnapshot(git, base, folder);
    const then = import_node_path2.default.join(folder, prefix);
    (0, import_node_fs2.mkdirSync)(then, { recursive: true });
    const top = git.read(["rev-parse", "--show-toplevel"]).toString("utf8").replace(/\n$/, "");
    const pathsThen = paths.filter((given) => given !== "-").map((given) => pathThen(given, { cwd, top, prefix }));
    return { before: await lintBase({ cwd: then, paths: pathsThen }), note: null };
  } catch (error) {
    if (!(error instanceof import_usage_error3.UsageError)) throw error;
    const reason = error.message.replaceAll(folder, base.slice(0, 12));
    return { before: null, note: `every finding counts as new, because the files of ${base.slice(0, 12)} cannot be linted: ${reason}` };
  } finally {
    (0, import_node_fs2.rmSync)(folder, { recursive: true, force: true });
  }
}
function pathThen(given, { cwd, top, prefix }) {
  const fromTop = import_node_path2.default.isAbsolute(given) ? import_node_path2.default.relative(top, given) : import_node_path2.default.join(prefix, given);
  if (fromTop === ".." || fromTop.startsWith(`..${import_node_path2.default.sep}`) || import_node_path2.default.isAbsolute(fromTop)) return import_node_path2.default.resolve(cwd, given);
  return import_node_path2.default.relative(prefix, fromTop) || ".";
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  narrowToChanges,
  openChanges
});
