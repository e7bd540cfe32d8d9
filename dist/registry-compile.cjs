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

// link:src/registry/cells.ts
var require_cells = __commonJS({
  "link:src/registry/cells.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_registry_cells;
  }
});

// link:src/registry/ownership.ts
var require_ownership = __commonJS({
  "link:src/registry/ownership.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_registry_ownership;
  }
});

// src/registry/compile.ts
var compile_exports = {};
__export(compile_exports, {
  compileRegistry: () => compileRegistry
});
module.exports = __toCommonJS(compile_exports);
var import_cells3 = __toESM(require_cells(), 1);

// src/registry/columns.ts
var HEADINGS = {
  port: ["port", "ports", "port range", "port number", "host port", "host ports", "port s", "port ranges"],
  process: ["process", "service", "component", "purpose", "program"],
  applicationProtocol: ["protocol", "application protocol", "app protocol"],
  transport: ["transport", "transport protocol", "l4 protocol", "layer 4 protocol"],
  controlPlaneOnly: ["control plane only", "control plane", "master only", "masters only"],
  team: ["owning team", "owning teams", "team", "owner", "owners"],
  since: ["since", "added", "added in", "introduced", "introduced in", "since release", "since version"],
  removed: ["removed", "removed in", "until", "removed since"],
  notes: ["notes", "note", "description", "comment", "comments", "remarks"]
};
var COLUMN_OF = new Map(
  Object.entries(HEADINGS).flatMap(([column, names]) => names.map((name) => [name, column]))
);
function columnsOf(header) {
  const seen = /* @__PURE__ */ new Set();
  return header.map((cell) => {
    const name = cell.text.toLowerCase().replace(/[^a-z0-9]+/g, " ").trim();
    const column = COLUMN_OF.get(name);
    if (!column || seen.has(column)) return null;
    seen.add(column);
    return column;
  });
}

// src/registry/markdown.ts
function readTables(markdown) {
  const lines = blankComments(markdown.replace(/^\uFEFF/, "")).split(/\r\n|\n|\r/);
  const tables = [];
  const strays = [];
  const headings = [];
  const matter = endOfFrontMatter(lines);
  let title = titleOfFrontMatter(lines, matter);
  let fence = null;
  let open = null;
  for (let index = matter; index < lines.length; index++) {
    const text = lines[index] ?? "";
    const mark = fenceOf(text);
    if (fence !== null) {
      if (mark?.startsWith(fence) && text.trim() === mark) fence = null;
      continue;
    }
    if (mark !== null) {
      fence = mark;
      open = null;
      continue;
    }
    const heading = headingOf(text);
    if (heading) {
      headings.length = Math.min(headings.length, heading.level - 1);
      headings[heading.level - 1] = heading.text;
      title ??= heading.text;
      open = null;
      continue;
    }
    if (isDelimiter(lines[index + 1] ?? "") && text.includes("|")) {
      const table = { headings: headings.filter(Boolean), header: rowOf(text, index), rows: [] };
      tables.push(table);
      open = table;
      index++;
      continue;
    }
    if (text.trim() === "") {
      open = null;
      continue;
    }
    const row = rowOf(text, index);
    if (open && text.includes("|")) open.rows.push(row);
    else if ((open || text.includes("|")) && /^[`*]*\d+([^.)\w]|$)/.test(row.cells[0]?.text ?? "")) strays.push(row);
    else open = null;
  }
  return { title, tables, strays };
}
function rowOf(text, index) {
  return { line: index + 1, cells: splitCells(text), framed: text.trimStart().startsWith("|") };
}
function splitCells(line) {
  const cells = [];
  let start = 0;
  let text = "";
  const push = (end) => {
    const lead = text.trim() === "" ? Math.min(1, text.length) : text.length - text.trimStart().length;
    cells.push({ text: text.trim(), column: Math.min(start + lead, end) + 1 });
  };
  for (let at = 0; at < line.length; at++) {
    const character = line[at] ?? "";
    if (character === "\\" && line[at + 1] === "|") {
      text += "|";
      at++;
    } else if (character === "|") {
      push(at);
      start = at + 1;
      text = "";
    } else text += character;
  }
  push(line.length);
  if (cells.length > 1 && cells[0]?.text === "") cells.shift();
  if (cells.length > 1 && cells.at(-1)?.text === "") cells.pop();
  return cells;
}
function isDelimiter(line) {
  if (!line.includes("-") || !line.includes("|")) return false;
  return splitCells(line).every((cell) => /^:?-+:?$/.test(cell.text));
}
function fenceOf(line) {
  return /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
}
function headingOf(line) {
  const found = /^ {0,3}(#{1,6})(?=\s|$)/.exec(line);
  if (!found?.[1]) return null;
  let text = line.slice(found[0].length).trim();
  while (text.endsWith("#")) text = text.slice(0, -1);
  return { level: found[1].length, text: text.trim() };
}
function endOfFrontMatter(lines) {
  if (lines[0]?.trimEnd() !== "---") return 0;
  const end = lines.findIndex((line, index) => index > 0 && /^(---|\.\.\.)\s*$/.test(line));
  return end < 0 ? 0 : end + 1;
}
function titleOfFrontMatter(lines, end) {
  const line = lines.slice(0, end).find((text) => text.startsWith("title:"));
  return line?.slice("title:".length).trim().replace(/^["']|["']$/g, "") || null;
}
function blankComments(text) {
  const parts = [];
  let from = 0;
  for (let start = text.indexOf("<!--"); start >= 0; start = text.indexOf("<!--", from)) {
    const end = text.indexOf("-->", start + 4);
    if (end < 0) break;
    parts.push(text.slice(from, start), text.slice(start, end + 3).replace(/[^\r\n]/g, " "));
    from = end + 3;
  }
  parts.push(text.slice(from));
  return parts.join("");
}

// src/registry/compile.ts
var import_ownership = __toESM(require_ownership(), 1);

// src/registry/placing.ts
var import_cells = __toESM(require_cells(), 1);
var USUAL_ORDER = [
  { name: "External / TCP", exposure: "external", protocols: ["TCP"], previous: false },
  { name: "External / UDP", exposure: "external", protocols: ["UDP"], previous: false },
  { name: "Localhost-only", exposure: "localhost", protocols: ["TCP"], previous: false }
];
function placeTables(tables, note) {
  const isPrevious = tables.map((table) => previousAbove(table) || columnsOf(table.header.cells).includes("removed"));
  const current = tables.filter((_, index) => !isPrevious[index]);
  const headless = current.every((table) => exposureAbove(table) === null);
  return tables.map((table, index) => {
    if (isPrevious[index]) {
      return { name: nameOf(table) || "Previously allocated", exposure: "external", protocols: transportsAbove(table), previous: true };
    }
    const usual = headless && current.length === USUAL_ORDER.length ? USUAL_ORDER[current.indexOf(table)] : void 0;
    if (usual) {
      note(table, `no heading tells who can reach these ports; by the order of the tables they were taken for ${usual.name}`);
      return usual;
    }
    const exposure = exposureAbove(table);
    if (exposure === null) note(table, "no heading tells whether these ports are external or localhost-only; they were taken for external");
    return { name: nameOf(table) || "External", exposure: exposure ?? "external", protocols: transportsAbove(table), previous: false };
  });
}
function nameOf(table) {
  const from = table.headings.findIndex((heading) => exposureIn(heading) !== null || isPreviousHeading(heading));
  return (from < 0 ? table.headings.slice(-1) : table.headings.slice(from)).join(" / ");
}
function exposureAbove(table) {
  for (const heading of [...table.headings].reverse()) {
    const exposure = exposureIn(heading);
    if (exposure !== null) return exposure;
  }
  return null;
}
function exposureIn(heading) {
  if (/localhost|loopback/i.test(heading)) return "localhost";
  return /external|reachable/i.test(heading) ? "external" : null;
}
function previousAbove(table) {
  return table.headings.some(isPreviousHeading);
}
function isPreviousHeading(heading) {
  return /previous|formerly|removed|retired/i.test(heading);
}
function transportsAbove(table) {
  for (const heading of [...table.headings].reverse()) {
    const transports = (0, import_cells.transportsIn)(heading);
    if (transports.length > 0) return transports;
  }
  return [];
}

// src/registry/squeezed.ts
var import_cells2 = __toESM(require_cells(), 1);
var APPLICATION_PROTOCOL = /^(https?|h2c?|grpcs?|tls|dns|bgp|bfd|ipsec|vxlan|geneve|ntp|vrrp|websockets?|wss?)$/i;
function isSqueezed(columns, rows) {
  let misplaced = false;
  for (const row of rows) {
    if (row.framed && row.cells.some((cell) => cell.text !== "")) return false;
    const filled = row.cells.findIndex((cell) => cell.text === "");
    if (filled >= 0 && row.cells.slice(filled).some((cell) => cell.text !== "")) return false;
    if (filled < 0 && row.cells.length >= columns.length) continue;
    misplaced ||= row.cells.some((cell, index) => isStrict(columns[index] ?? null) && !fits(columns[index] ?? "notes", cell.text));
  }
  return misplaced;
}
function isStrict(column) {
  return column === "controlPlaneOnly" || column === "since" || column === "removed";
}
function spread(columns, row) {
  const left = row.cells.filter((cell) => cell.text !== "");
  const cells = columns.map((column) => {
    const cell = left[0];
    if (column === null || !cell || !fits(column, cell.text)) return { text: "", column: cell?.column ?? 1 };
    left.shift();
    return cell;
  });
  return { ...row, cells: [...cells, ...left] };
}
function fits(column, text) {
  if (text === "") return true;
  if (column === "applicationProtocol") return APPLICATION_PROTOCOL.test(text);
  if (column === "controlPlaneOnly") return typeof (0, import_cells2.readYesNo)(text) === "boolean";
  if (column === "since" || column === "removed") return typeof (0, import_cells2.readRelease)(text) === "string";
  if (column === "port") return /\d/.test(text);
  return true;
}

// src/registry/compile.ts
function compileRegistry(markdown, options) {
  const problems = [];
  const notes = [];
  const say = (list, line, column, message) => {
    list.push({ path: options.path, line, column, message });
  };
  const { title, tables, strays } = readTables(markdown);
  const portTables = tables.filter((table) => columnsOf(table.header.cells).includes("port"));
  for (const stray of strays)
    say(problems, stray.line, 1, "this row stands outside of every table, so no heading tells what its cells mean");
  if (portTables.length === 0) say(problems, 1, 1, 'no table with a column "Port" was found');
  const places = placeTables(portTables, (table, message) => say(notes, table.header.line, 1, message));
  const ownershipFor = (0, import_ownership.ownershipIndex)(options.ownership ?? []);
  const assignments = [];
  portTables.forEach((table, index) => {
    const place = places[index];
    if (!place) return;
    const columns = columnsOf(table.header.cells);
    const squeezed = isSqueezed(columns, table.rows);
    if (squeezed)
      say(notes, table.header.line, 1, "the rows of this table lost their empty cells; each value was put under the heading that fits it");
    for (const row of table.rows) {
      if (row.cells.every((cell) => cell.text === "")) continue;
      const read = readRow(squeezed ? spread(columns, row) : row, table, columns, place);
      for (const [cell, message] of read.problems) say(problems, row.line, cell?.column ?? 1, message);
      for (const { protocol, port, endPort } of read.ports) {
        const found = read.rest.removed !== null || place.previous ? void 0 : ownershipFor({ protocol, port, endPort, process: read.rest.process });
        assignments.push({
          registry: options.name,
          protocol,
          port,
          endPort,
          ...read.rest,
          citation: { document: options.document ?? options.path, table: place.name, line: row.line },
          owners: found?.owners ?? [],
          status: place.previous ? "removed" : found?.status ?? "active"
        });
      }
    }
  });
  const registry = {
    version: 1,
    name: options.name,
    title: options.title ?? title ?? options.name,
    url: options.rest?.url ?? null,
    assignments,
    ranges: options.rest?.ranges ?? [],
    reservedRanges: options.rest?.reservedRanges ?? [],
    platformNamespaces: options.rest?.platformNamespaces ?? [],
    platformAnnotations: options.rest?.platformAnnotations ?? [],
    unregistered: options.rest?.unregistered ?? []
  };
  return { registry, problems, notes };
}
function readRow(row, table, columns, place) {
  const problems = [];
  const cellOf = (column) => row.cells[columns.indexOf(column)];
  const textOf = (column) => columns.includes(column) ? cellOf(column)?.text ?? "" : "";
  const strict = (column, read, expected) => {
    const value = read(textOf(column));
    if (value !== void 0) return value;
    const heading = table.header.cells[columns.indexOf(column)]?.text ?? column;
    problems.push([cellOf(column), `cannot read ${(0, import_cells3.quote)(textOf(column))} under "${heading}": expected ${expected}`]);
    return null;
  };
  for (const extra of row.cells.slice(columns.length)) {
    if (extra.text !== "") problems.push([extra, `${(0, import_cells3.quote)(extra.text)} has no heading above it; write a pipe inside a cell as \\|`]);
  }
  const ports = (0, import_cells3.readPorts)(textOf("port"));
  if (typeof ports === "string") problems.push([cellOf("port"), ports]);
  const process = (0, import_cells3.plainText)(textOf("process"));
  if (process === "") problems.push([cellOf("process"), "the row names no process"]);
  const protocolCell = textOf("applicationProtocol");
  const transportInCell = /^(tcp|udp|sctp)([\s,/&+]+(tcp|udp|sctp))*$/i.test(protocolCell);
  const transports = [
    typeof ports === "string" ? [] : ports.protocols,
    (0, import_cells3.transportsIn)(textOf("transport")),
    transportInCell ? (0, import_cells3.transportsIn)(protocolCell) : [],
    place.protocols
  ].find((list) => list.length > 0) ?? ["TCP"];
  const notes = textOf("notes");
  const readable = typeof ports !== "string" && process !== "";
  return {
    ports: readable ? ports.ranges.flatMap((range) => transports.map((protocol) => ({ protocol, ...range }))) : [],
    rest: {
      process,
      applicationProtocol: transportInCell || (0, import_cells3.isBlank)(protocolCell) ? null : (0, import_cells3.plainText)(protocolCell),
      exposure: exposureOf(place, notes),
      controlPlaneOnly: columns.includes("controlPlaneOnly") ? strict("controlPlaneOnly", import_cells3.readYesNo, "yes, no or nothing") : /control[- ]plane only/i.test(notes) || null,
      team: (0, import_cells3.isBlank)(textOf("team")) ? null : (0, import_cells3.plainText)(textOf("team")),
      since: strict("since", import_cells3.readRelease, "a release such as 4.19"),
      removed: strict("removed", import_cells3.readRelease, "a release such as 4.19"),
      notes: notes === "" ? null : notes
    },
    problems
  };
}
function exposureOf(place, notes) {
  return place.previous && /localhost/i.test(notes) ? "localhost" : place.exposure;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  compileRegistry
});
