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

// link:src/model/usage-error.ts
var require_usage_error = __commonJS({
  "link:src/model/usage-error.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_usage_error;
  }
});

// link:src/model/finding.ts
var require_finding = __commonJS({
  "link:src/model/finding.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_finding;
  }
});

// link:src/lint.ts
var require_lint = __commonJS({
  "link:src/lint.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_lint;
  }
});

// link:src/model/exit-code.ts
var require_exit_code = __commonJS({
  "link:src/model/exit-code.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_exit_code;
  }
});

// link:src/report/index.ts
var require_report = __commonJS({
  "link:src/report/index.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_report_index;
  }
});

// link:src/report/product.ts
var require_product = __commonJS({
  "link:src/report/product.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_report_product;
  }
});

// link:src/model/text.ts
var require_text = __commonJS({
  "link:src/model/text.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_text;
  }
});

// link:src/run.ts
var require_run = __commonJS({
  "link:src/run.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_run;
  }
});

// link:src/settings.ts
var require_settings = __commonJS({
  "link:src/settings.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_settings;
  }
});

// link:src/source/files.ts
var require_files = __commonJS({
  "link:src/source/files.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_source_files;
  }
});

// src/action/index.ts
var import_node_crypto = require("node:crypto");
var import_node_fs3 = require("node:fs");
var import_node_path3 = __toESM(require("node:path"), 1);

// src/changes/event.ts
var import_usage_error = __toESM(require_usage_error(), 1);
var REMEDY = "set fetch-depth: 0 at actions/checkout (2 is enough for the merge commit of a pull request)";
var COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
var PLACES = {
  pull_request: { base: ["pull_request", "base", "sha"], head: ["pull_request", "head", "sha"] },
  pull_request_target: { base: ["pull_request", "base", "sha"], head: ["pull_request", "head", "sha"] },
  merge_group: { base: ["merge_group", "base_sha"], head: ["merge_group", "head_sha"] },
  push: { base: ["before"], head: ["after"] }
};
function readEvent(name, text) {
  const places = Object.hasOwn(PLACES, name) ? PLACES[name] : void 0;
  if (places === void 0) return null;
  let payload;
  try {
    payload = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new import_usage_error.UsageError("the event file (GITHUB_EVENT_PATH) is no JSON, so it does not tell what changed");
  }
  const [base, head] = [valueAt(payload, places.base), valueAt(payload, places.head)];
  for (const [place, value] of [[places.base, base], [places.head, head]]) {
    if (typeof value !== "string" || !COMMIT.test(value)) {
      throw new import_usage_error.UsageError(`the event file (GITHUB_EVENT_PATH) has no commit at ${place.join(".")}, so it is none of a ${name} event`);
    }
  }
  return /^0+$/.test(String(base)) ? null : { base: String(base), head: String(head), remedy: REMEDY };
}
function valueAt(value, keys) {
  return keys.reduce((here, key) => {
    return typeof here === "object" && here !== null && Object.hasOwn(here, key) ? here[key] : void 0;
  }, value);
}

// src/changes/since.ts
var import_node_fs2 = require("node:fs");
var import_node_os = require("node:os");
var import_node_path2 = __toESM(require("node:path"), 1);
var import_finding = __toESM(require_finding(), 1);
var import_usage_error4 = __toESM(require_usage_error(), 1);

// src/changes/base.ts
var import_usage_error2 = __toESM(require_usage_error(), 1);
function findBase(git, { base, head, remedy }) {
  if (base === "" || base.startsWith("-")) throw new import_usage_error2.UsageError(`${JSON.stringify(base)} is no revision of git`);
  const checkedOut = commitOf(git, "HEAD");
  if (checkedOut === null) throw new import_usage_error2.UsageError("the repository has no commit yet, so there is nothing to compare with");
  const parent = mergedInto(git, checkedOut, head);
  if (parent !== null) return parent;
  const commit = commitOf(git, base);
  if (commit === null) throw new import_usage_error2.UsageError(`this clone does not hold ${base}, with which it is to be compared; ${remedy}`);
  if (head !== null && commit === checkedOut && head !== checkedOut) {
    throw new import_usage_error2.UsageError(
      `the checked-out commit is the base (${commit.slice(0, 12)}) and not the change (${head.slice(0, 12)}), so nothing of the change can be seen; check out the change, or switch the comparison off`
    );
  }
  const { status, stdout } = git.ask(["merge-base", commit, checkedOut]);
  const shared = stdout.toString("utf8").trim();
  if (status === 0 && shared !== "") return shared;
  throw new import_usage_error2.UsageError(`this clone does not hold the commit that ${base} and the checked-out one share; ${remedy}`);
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
var import_usage_error3 = __toESM(require_usage_error(), 1);
var OUTPUT_LIMIT = 1024 * 1024 * 1024;
var SAFE = ["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "core.quotePath=true"];
function createGit(cwd, env2) {
  const quiet = { ...env2, LC_ALL: "C", GIT_OPTIONAL_LOCKS: "0", GIT_TERMINAL_PROMPT: "0", GIT_NO_LAZY_FETCH: "1", GIT_PAGER: "cat" };
  const ask = (words, input = "") => {
    const { error, status, stdout, stderr } = (0, import_node_child_process.spawnSync)("git", [...SAFE, ...words], { cwd, env: quiet, input, maxBuffer: OUTPUT_LIMIT });
    const { code } = error ?? {};
    if (code === "ENOENT") throw new import_usage_error3.UsageError("git was not found, which tells what changed; install it or put it on the PATH");
    if (error) throw new import_usage_error3.UsageError(`git ${words[0] ?? ""} failed: ${error.message}`);
    return { status: status ?? 1, stdout, stderr: stderr.toString("utf8").trim() };
  };
  return {
    ask,
    read: (words, input) => {
      const { status, stdout, stderr } = ask(words, input);
      if (status === 0) return stdout;
      if (/not a git repository/.test(stderr))
        throw new import_usage_error3.UsageError("what changed cannot be told here: this is not a git repository, nor a folder of one");
      throw new import_usage_error3.UsageError(`git ${words[0] ?? ""} failed: ${stderr || `it returned ${status}`}`);
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
function openChanges({ cwd, env: env2, comparison }) {
  const git = createGit(cwd, env2);
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
  const problems = new Set(before?.problems.map(({ path: path4, message }) => `${path4}
${message}`));
  const narrowed = narrow(whole, {
    finding: (finding) => isTouched(finding) || isNew(finding),
    problem: ({ path: path4, message }) => changed.has(path4) || !problems.has(`${path4}
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
    if (!(error instanceof import_usage_error4.UsageError)) throw error;
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

// src/action/index.ts
var import_lint = __toESM(require_lint(), 1);
var import_exit_code = __toESM(require_exit_code(), 1);
var import_usage_error6 = __toESM(require_usage_error(), 1);
var import_report = __toESM(require_report(), 1);
var import_product = __toESM(require_product(), 1);

// src/report/visible.ts
var import_text = __toESM(require_text(), 1);
var PLACEHOLDER = "{\u2026}";
var INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
var SHORT_ESCAPES2 = { "	": "\\t", "\n": "\\n", "\r": "\\r" };
function withPlaceholders(text) {
  return text.replaceAll(import_text.UNKNOWN, PLACEHOLDER);
}
function visible(text) {
  return withPlaceholders(text).replace(INVISIBLE, escapeOf);
}
function escapeOf(character) {
  const short = SHORT_ESCAPES2[character];
  if (short !== void 0) return short;
  const code = character.codePointAt(0) ?? 0;
  const digits = code.toString(16);
  if (code < 256) return `\\x${digits.padStart(2, "0")}`;
  return code < 65536 ? `\\u${digits.padStart(4, "0")}` : `\\u{${digits}}`;
}
function withoutLogCommands(lines) {
  return lines.replace(/##(?=\w*\[)/g, "#\\#").replace(/^([^\S\n]*):(?=:)/gm, "$1\\:");
}

// src/action/index.ts
var import_run = __toESM(require_run(), 1);
var import_settings = __toESM(require_settings(), 1);
var import_files = __toESM(require_files(), 1);

// src/action/annotations.ts
var SHOWN = 10;
var FOR_PROBLEMS = 3;
function annotated(result) {
  const active = result.findings.filter((finding) => finding.suppressed === null);
  const of = (severity) => active.filter((finding) => finding.severity === severity);
  const problems = result.problems.slice(0, Math.min(SHOWN, Math.max(FOR_PROBLEMS, SHOWN - of("error").length)));
  const findings = [...of("error").slice(0, SHOWN - problems.length), ...of("warning").slice(0, SHOWN), ...of("info").slice(0, SHOWN)];
  const more = active.length - findings.length + result.problems.length - problems.length;
  return { result: { ...result, findings, problems }, more };
}

// src/action/inputs.ts
var import_finding2 = __toESM(require_finding(), 1);
var import_usage_error5 = __toESM(require_usage_error(), 1);
function readInputs(env2, knownFormats) {
  const input = (name) => env2[`INPUT_${name.toUpperCase()}`]?.trim() ?? "";
  const lines = (name) => input(name).split(/\r?\n/).map((line) => line.trim()).filter(Boolean);
  const orNull = (text) => text === "" ? null : text;
  const paths = lines("paths");
  return {
    paths: paths.length > 0 ? paths : ["."],
    config: orNull(input("config")),
    registries: lines("registry"),
    release: orNull(input("release")),
    formats: readFormats(lines("format"), knownFormats),
    failOn: readChoice("fail-on", input("fail-on")),
    changedOnly: readSwitch("changed-only", input("changed-only")),
    baseline: orNull(input("baseline")),
    sarifFile: orNull(input("sarif-file"))
  };
}
function readFormats(lines, known) {
  const formats = lines.flatMap((line) => line.split(",")).map((one) => {
    const [format = "", ...rest] = one.trim().split("=");
    if (!known.includes(format))
      throw new import_usage_error5.UsageError(`input format: there is no format ${format}${(0, import_usage_error5.didYouMean)(format, known)} (known: ${known.join(", ")})`);
    return { format, file: rest.length > 0 ? rest.join("=") : null };
  });
  if (formats.some(({ file }) => file === "")) throw new import_usage_error5.UsageError("input format: a format with = needs a file, as in junit=report.xml");
  if (formats.filter(({ file }) => file === null).length > 1)
    throw new import_usage_error5.UsageError("input format: only one format can go to the log; give the others a file, as in junit=report.xml");
  return formats;
}
function readChoice(name, text) {
  if (text === "") return null;
  const choices = [...import_finding2.SEVERITIES, "never"];
  const choice = choices.find((one) => one === text);
  if (choice === void 0)
    throw new import_usage_error5.UsageError(`input ${name}: ${JSON.stringify(text)} is none of ${choices.join(", ")}${(0, import_usage_error5.didYouMean)(text, choices)}`);
  return choice;
}
function readSwitch(name, text) {
  if (/^(?:true|True|TRUE)$/.test(text)) return true;
  if (text === "" || /^(?:false|False|FALSE)$/.test(text)) return false;
  throw new import_usage_error5.UsageError(`input ${name}: ${JSON.stringify(text)} is neither true nor false`);
}

// src/action/outputs.ts
function outputsOf(result, exitCode, sarifFile) {
  const active = result.findings.filter((finding) => finding.suppressed === null);
  const count = (severity) => String(active.filter((finding) => finding.severity === severity).length);
  return {
    errors: count("error"),
    warnings: count("warning"),
    infos: count("info"),
    findings: String(active.length),
    suppressed: String(result.findings.length - active.length),
    problems: String(result.problems.length),
    "exit-code": String(exitCode),
    "sarif-file": sarifFile ?? ""
  };
}
function outputText(outputs, delimiterOf) {
  return Object.entries(outputs).map(([name, value]) => {
    const delimiter = delimiterOf();
    if (value.includes(delimiter)) throw new Error("a delimiter of outputs was guessed");
    return `${name}<<${delimiter}
${value}
${delimiter}
`;
  }).join("");
}

// src/action/summary.ts
var SUMMARY_LIMIT = 1024 * 1024;
function cutSummary(markdown, limit = SUMMARY_LIMIT) {
  if (Buffer.byteLength(markdown) <= limit) return markdown;
  const lines = markdown.split("\n");
  const isRow = (line) => line.startsWith("| ");
  const around = lines.filter((line) => !isRow(line));
  let room = limit - Buffer.byteLength(around.join("\n")) - NOTE_ROOM;
  let dropped = 0;
  const kept = lines.filter((line) => {
    if (!isRow(line)) return true;
    room -= Buffer.byteLength(line) + 1;
    if (room < 0) dropped++;
    return room >= 0;
  });
  return `${kept.join("\n").trimEnd()}

${dropped} more rows do not fit into a job summary; the log and the report files hold them.
`;
}
var NOTE_ROOM = 200;

// src/action/index.ts
var env = process.env;
async function main() {
  process.stdout.on("error", (error) => process.exit(error.code === "EPIPE" ? 0 : 1));
  try {
    process.exitCode = await lintWorkspace();
  } catch (error) {
    if (!(error instanceof import_usage_error6.UsageError)) throw error;
    say(`::error title=hostport-lint::${error.message.split("\n").map(escapeLine).join("%0A")}`);
    process.exitCode = import_exit_code.EXIT.usage;
  }
}
async function lintWorkspace() {
  const inputs = readInputs(env, Object.keys(import_report.FINDING_REPORTS));
  const cwd = env.GITHUB_WORKSPACE || process.cwd();
  const { settings, options } = await optionsOf(inputs, inputs.paths, cwd);
  const comparison = inputs.changedOnly ? comparisonOf() : null;
  const narrowed = comparison === null ? {} : { narrow: (whole) => narrowToChanges(whole, { cwd, env, comparison, paths: inputs.paths, lintBase }) };
  const lintBase = async (place) => {
    const then = await optionsOf(inputs, place.paths, place.cwd);
    return (await (0, import_run.run)({ ...then.options, baseline: null })).result;
  };
  const outcome = await (0, import_run.run)({ ...options, ...narrowed });
  await tell(outcome, inputs, { settings, cwd });
  return outcome.exitCode;
}
async function optionsOf(inputs, paths, cwd) {
  const settings = await (0, import_settings.loadSettings)({
    cwd,
    paths,
    config: inputs.config ?? void 0,
    given: {
      ...inputs.registries.length > 0 ? { registries: inputs.registries } : {},
      ...inputs.release === null ? {} : { release: inputs.release },
      ...inputs.failOn === null ? {} : { failOn: inputs.failOn },
      ...inputs.baseline === null ? {} : { baseline: inputs.baseline }
    }
  });
  const rendering = { values: [], set: [], setString: [], setFile: [], valueSets: [], apiVersions: [], kubeVersion: null, namespace: null };
  const rendered = { helm: { enabled: true, ...rendering }, kustomize: "given" };
  const options = { ...settings, paths, cwd, env, ...rendered, noIgnore: false, readStandardInput: nothing };
  return { settings, options };
}
async function nothing() {
  return new Uint8Array();
}
function comparisonOf() {
  const [name, file] = [env.GITHUB_EVENT_NAME ?? "", env.GITHUB_EVENT_PATH ?? ""];
  if (name === "" || file === "") throw new import_usage_error6.UsageError("changed-only needs GITHUB_EVENT_NAME and GITHUB_EVENT_PATH, which the runner sets");
  let text;
  try {
    text = (0, import_node_fs3.readFileSync)(file, "utf8");
  } catch (error) {
    throw new import_usage_error6.UsageError(`changed-only needs the event file ${file}, which cannot be read: ${(0, import_files.reasonOf)(error)}`);
  }
  const comparison = readEvent(name, text);
  if (comparison === null)
    say(`::notice title=hostport-lint::${escapeLine(`a ${name} event does not tell what changed, so everything is told`)}`);
  return comparison;
}
async function tell(outcome, inputs, { settings, cwd }) {
  const options = {
    color: false,
    version: import_product.VERSION,
    rules: outcome.rules.map((rule) => rule.meta),
    urlOfRule: import_lint.urlOfRule,
    failOn: settings.failOn,
    homepage: import_product.HOMEPAGE,
    exitCode: outcome.exitCode,
    registry: outcome.registry,
    ...(0, import_run.remarksOf)(outcome)
  };
  const report = async (format) => (await import_report.FINDING_REPORTS[format]())(outcome.result, options);
  const files = inputs.formats.filter((target) => target.file !== null);
  if (inputs.sarifFile !== null) files.push({ format: "sarif", file: inputs.sarifFile });
  for (const { format, file } of files) writeFile(import_node_path3.default.resolve(cwd, file ?? ""), await report(format));
  const log = inputs.formats.find((target) => target.file === null)?.format ?? "text";
  sayUnheeded(await report(log));
  for (const sentence of outcome.notes) say(withoutLogCommands(`note: ${visible(sentence)}`));
  const { result, more } = annotated(outcome.result);
  if (log !== "github") process.stdout.write((await import_report.FINDING_REPORTS.github())(result, options));
  if (more > 0)
    say(
      `${more} more ${more === 1 ? "is" : "are"} not annotated, because GitHub shows ten of each level; see the job summary and the log above`
    );
  append("GITHUB_STEP_SUMMARY", cutSummary(await report("markdown")));
  append(
    "GITHUB_OUTPUT",
    outputText(outputsOf(outcome.result, outcome.exitCode, inputs.sarifFile), () => `hostport_lint_${(0, import_node_crypto.randomUUID)()}`)
  );
}
function sayUnheeded(text) {
  const token = (0, import_node_crypto.randomUUID)();
  say(`::stop-commands::${token}`);
  process.stdout.write(text.endsWith("\n") || text === "" ? text : `${text}
`);
  say(`::${token}::`);
}
function say(line) {
  process.stdout.write(`${line}
`);
}
function escapeLine(text) {
  return visible(text).replaceAll("%", "%25");
}
function writeFile(file, text) {
  try {
    (0, import_node_fs3.mkdirSync)(import_node_path3.default.dirname(file), { recursive: true });
    (0, import_node_fs3.writeFileSync)(file, text);
  } catch (error) {
    throw new import_usage_error6.UsageError(`${file} cannot be written: ${(0, import_files.reasonOf)(error)}`);
  }
}
function append(variable, text) {
  const file = env[variable];
  if (!file) return;
  try {
    (0, import_node_fs3.appendFileSync)(file, text);
  } catch (error) {
    throw new import_usage_error6.UsageError(`${variable} (${file}) cannot be written: ${(0, import_files.reasonOf)(error)}`);
  }
}
void main();
