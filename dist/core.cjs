var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
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

// core.ts
var core_exports = {};
__export(core_exports, {
  rules_index: () => rules_exports,
  src_config_configuration: () => configuration_exports,
  src_index: () => src_exports,
  src_lint: () => lint_exports,
  src_listeners_formats_environment_files: () => environment_files_exports,
  src_listeners_shell_wrappers: () => wrappers_exports,
  src_manifest_template: () => template_exports,
  src_model_address: () => address_exports,
  src_model_count: () => count_exports,
  src_model_default_ranges: () => default_ranges_exports,
  src_model_effect: () => effect_exports,
  src_model_exit_code: () => exit_code_exports,
  src_model_finding: () => finding_exports,
  src_model_listener: () => listener_exports,
  src_model_node: () => node_exports,
  src_model_registry: () => registry_exports,
  src_model_release: () => release_exports,
  src_model_span: () => span_exports,
  src_model_text: () => text_exports,
  src_model_usage_error: () => usage_error_exports,
  src_model_workload: () => workload_exports,
  src_placement_node_role: () => node_role_exports,
  src_registry_cells: () => cells_exports,
  src_registry_effect: () => effect_exports2,
  src_registry_load: () => load_exports,
  src_registry_ownership: () => ownership_exports,
  src_registry_places: () => places_exports,
  src_registry_view: () => view_exports,
  src_report_index: () => report_exports,
  src_report_paint: () => paint_exports,
  src_report_product: () => product_exports,
  src_run: () => run_exports,
  src_settings: () => settings_exports,
  src_source_boundary: () => boundary_exports,
  src_source_files: () => files_exports,
  src_source_find_files: () => find_files_exports,
  src_source_helm_ignore: () => helm_ignore_exports,
  src_source_rendered_set: () => rendered_set_exports,
  src_suppression_baseline: () => baseline_exports,
  src_suppression_baseline_file: () => baseline_file_exports
});
module.exports = __toCommonJS(core_exports);

// rules/index.ts
var rules_exports = {};
__export(rules_exports, {
  RULES: () => RULES
});

// src/model/listener.ts
var listener_exports = {};
__export(listener_exports, {
  CONFIDENCES: () => CONFIDENCES,
  compareConfidence: () => compareConfidence,
  hostPortOf: () => hostPortOf,
  isOnlyAsked: () => isOnlyAsked,
  leastSure: () => leastSure
});

// src/model/address.ts
var address_exports = {};
__export(address_exports, {
  PROTOCOLS: () => PROTOCOLS,
  isPort: () => isPort,
  reachOfAddress: () => reachOfAddress
});
var PROTOCOLS = ["TCP", "UDP", "SCTP"];
function isPort(port) {
  return Number.isInteger(port) && port >= 1 && port <= 65535;
}
function reachOfAddress(address) {
  if (address === "ALL") return "any";
  const host = address.replace(/^\[|\]$/g, "").toLowerCase();
  if (host === "" || host === "*" || host === "0.0.0.0" || /^[0:]+$/.test(host) || host === "::ffff:0.0.0.0") return "any";
  if (host === "localhost" || host === "localhost.localdomain" || host === "ip6-localhost") return "localhost";
  if (/^(::ffff:)?127(\.\d{1,3}){1,3}$/.test(host) || /^(0*:)*:?0*1$/.test(host)) return "localhost";
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(host) || /^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*(%.+)?$/.test(host)) return "other";
  return "unknown";
}

// src/model/listener.ts
var CONFIDENCES = ["low", "medium", "high", "certain"];
function compareConfidence(a, b) {
  return CONFIDENCES.indexOf(a) - CONFIDENCES.indexOf(b);
}
function leastSure(one, other) {
  return compareConfidence(one, other) < 0 ? one : other;
}
function hostPortOf(declaration) {
  const port = declaration.hostPort || (declaration.workload.hostNetwork ? declaration.containerPort : null);
  return port !== null && isPort(port) ? port : null;
}
function isOnlyAsked({ evidence }) {
  const inferred = evidence.filter((one) => one.origin !== "declared");
  return inferred.length > 0 && inferred.every((one) => one.detector === "probe");
}

// src/model/text.ts
var text_exports = {};
__export(text_exports, {
  UNKNOWN: () => UNKNOWN,
  addStep: () => addStep,
  createNameFinder: () => createNameFinder,
  isKnown: () => isKnown,
  isTooLong: () => isTooLong,
  joinTexts: () => joinTexts,
  knownText: () => knownText,
  lastAtOrBefore: () => lastAtOrBefore,
  lineStarts: () => lineStarts,
  sliceText: () => sliceText,
  spanOfText: () => spanOfText,
  stepsOfText: () => stepsOfText,
  unknownNames: () => unknownNames,
  unknownText: () => unknownText
});
var UNKNOWN = "\uE000";
function knownText(value, locate, steps = []) {
  return { value, pieces: [{ value, locate, steps }] };
}
function unknownText(name, locate, steps = []) {
  return { value: UNKNOWN, pieces: [{ value: UNKNOWN, locate, unknown: name, steps }] };
}
function joinTexts(texts) {
  const first = texts[0];
  if (texts.length === 1 && first) return first;
  let value = "";
  const pieces = [];
  for (const text of texts) {
    value += text.value;
    for (const piece of text.pieces) pieces.push(piece);
  }
  return { value, pieces };
}
var LONGEST_ARGUMENT = 131072;
var MOST_PIECES = 1e3;
var MOST_STEPS = 20;
function isTooLong(length, pieces) {
  return length > LONGEST_ARGUMENT || pieces > MOST_PIECES;
}
function sliceText(text, start, end = text.value.length) {
  const pieces = [];
  let at2 = 0;
  for (const piece of text.pieces) {
    if (at2 >= end) break;
    const from = Math.max(start - at2, 0);
    const to = Math.min(end - at2, piece.value.length);
    at2 += piece.value.length;
    if (from >= to) continue;
    if (from === 0 && to === piece.value.length) pieces.push(piece);
    else pieces.push({ ...piece, value: piece.value.slice(from, to), locate: (a, b) => piece.locate(from + a, from + b) });
  }
  if (pieces.length === 0) {
    const near = text.pieces[0];
    if (near) pieces.push({ value: "", locate: () => near.locate(0, 0), steps: near.steps });
  }
  return { value: text.value.slice(start, end), pieces };
}
function lineStarts(text) {
  const starts = [0];
  for (let at2 = text.indexOf("\n"); at2 >= 0; at2 = text.indexOf("\n", at2 + 1)) starts.push(at2 + 1);
  return starts;
}
function lastAtOrBefore(starts, offset) {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = low + high + 1 >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
function spanOfText(text, start = 0, end = text.value.length) {
  let at2 = 0;
  let last;
  for (const piece of text.pieces) {
    const length = piece.value.length;
    if (start < at2 + length) return piece.locate(start - at2, Math.max(start - at2, Math.min(end - at2, length)));
    at2 += length;
    last = piece;
  }
  if (!last) throw new Error("a text without pieces has no place");
  return last.locate(last.value.length, last.value.length);
}
function stepsOfText(text, start = 0, end = text.value.length) {
  const steps = /* @__PURE__ */ new Set();
  let at2 = 0;
  for (const piece of text.pieces) {
    if (at2 < end && start < at2 + piece.value.length) for (const step of piece.steps) steps.add(step);
    at2 += piece.value.length;
  }
  return [...steps];
}
function addStep(text, step) {
  return { value: text.value, pieces: text.pieces.map((piece) => ({ ...piece, steps: [step, ...piece.steps.slice(0, MOST_STEPS)] })) };
}
function unknownNames(text, start = 0, end = text.value.length) {
  const names = [];
  let at2 = 0;
  for (const piece of text.pieces) {
    if (piece.unknown !== void 0 && at2 < end && start < at2 + piece.value.length) names.push(piece.unknown);
    at2 += piece.value.length;
  }
  return names;
}
function createNameFinder(text) {
  const starts = [];
  const names = [];
  let at2 = 0;
  for (const piece of text.pieces) {
    if (piece.unknown !== void 0) {
      starts.push(at2);
      names.push(piece.unknown);
    }
    at2 += piece.value.length;
  }
  return (start, end) => {
    const first = lastAtOrBefore(starts, start);
    let last = first;
    while (last < starts.length && (starts[last] ?? end) < end) last++;
    return names.slice((starts[first] ?? start) < start ? first + 1 : first, last);
  };
}
function isKnown(text) {
  return !text.value.includes(UNKNOWN);
}

// src/model/workload.ts
var workload_exports = {};
__export(workload_exports, {
  compareWorkloads: () => compareWorkloads,
  nameOfWorkload: () => nameOfWorkload
});

// src/model/span.ts
var span_exports = {};
__export(span_exports, {
  compareSpans: () => compareSpans,
  compareStrings: () => compareStrings
});
function compareSpans(a, b) {
  return compareStrings(a.path, b.path) || a.line - b.line || a.column - b.column || a.endLine - b.endLine || a.endColumn - b.endColumn;
}
function compareStrings(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

// src/model/workload.ts
function nameOfWorkload(workload) {
  const name = workload.name.replaceAll("\uE000", "*") || "(unnamed)";
  return `${workload.kind} ${workload.namespace === null ? "" : `${workload.namespace.replaceAll("\uE000", "*")}/`}${name}`;
}
function compareWorkloads(a, b) {
  return compareStrings(a.namespace ?? "", b.namespace ?? "") || compareStrings(a.name, b.name) || compareStrings(a.kind, b.kind);
}

// rules/draft.ts
var MOST_RELATED = 12;
function draftOf(listener, said, others = []) {
  const place2 = placeOf(listener);
  const related = place2 ? place2.steps.slice(0, MOST_RELATED).map((step) => ({ span: step.span, message: step.note })) : [];
  for (const one of [listener, ...others]) {
    for (const evidence of one.evidence) {
      if (related.length >= MOST_RELATED) break;
      if (evidence !== place2) related.push({ span: evidence.span, message: describeEvidence(evidence) });
    }
  }
  return {
    message: said.message,
    ...said.remedy === void 0 ? {} : { remedy: said.remedy },
    ...said.severity === void 0 ? {} : { severity: said.severity },
    confidence: said.confidence ? weaker(said.confidence, listener.confidence) : listener.confidence,
    span: place2?.span ?? listener.workload.span,
    related,
    workload: listener.workload,
    container: listener.container,
    port: listener.port,
    protocol: listener.protocol
  };
}
var INDIRECT = ["default", "expectation"];
function placeOf(listener) {
  return listener.evidence.find((evidence) => !INDIRECT.includes(evidence.detector)) ?? listener.evidence[0];
}
var CLUES = {
  call: "told by this argument",
  config: "told by this configuration",
  default: "the default of this program",
  env: "told by this variable",
  expectation: "expected here to answer",
  flag: "told by this flag",
  probe: "checked by this probe"
};
function describeEvidence({ origin, detector }) {
  if (origin === "declared") return "declared here";
  return origin === "observed" ? "observed here" : CLUES[detector] ?? `shown by this ${detector}`;
}
function weaker(a, b) {
  return compareConfidence(a, b) <= 0 ? a : b;
}
function nameOfPort(held) {
  return `port ${held.port}/${held.protocol}`;
}
function nameOfHolder(held) {
  const workload = shorten(nameOfWorkload(held.workload));
  return held.container === null ? workload : `${nameOfContainer(held.container)} of ${workload}`;
}
function nameOfContainer(container) {
  return container === "" ? "an unnamed container" : `container ${shorten(container)}`;
}
function shorten(text, length = 253) {
  const shown = text.replaceAll(UNKNOWN, "*");
  return shown.length <= length ? shown : `${shown.slice(0, length - 1)}\u2026`;
}

// src/model/registry.ts
var registry_exports = {};
__export(registry_exports, {
  nameOfAssignment: () => nameOfAssignment
});
function nameOfAssignment(assignment) {
  return `${assignment.citation.document}, line ${assignment.citation.line}`;
}

// rules/registration.ts
function nameOfRow(row) {
  return `${row.process} (${row.team === null ? "" : `team ${row.team}; `}${nameOfAssignment(row)})`;
}
function nameOfRegistries(view) {
  return view.registries.map((registry) => `the ${registry.title}`).join(" or ");
}
function isAccepted(listener) {
  return listener.registration.status === "registered" || listener.registration.status === "reach-differs";
}
function isOutsidePods(row) {
  return row !== null && row.owners.length > 0 && row.owners.every((owner) => owner.claimant !== "workload");
}
function rowOfOtherProtocol(listener, registry, index) {
  for (const protocol of PROTOCOLS) {
    if (protocol === listener.protocol) continue;
    const { status, assignment } = registry.registrationOf({ ...listener, protocol });
    if (assignment === null || status !== "registered" && status !== "reach-differs") continue;
    const twins = index.at(listener.workload, listener.port, protocol);
    const onlyDeclared = isOnlyDeclared(listener) && twins.some((twin) => !isOnlyDeclared(twin));
    if (twins.length === 0 || onlyDeclared) return assignment;
  }
  return null;
}
function isOnlyDeclared(listener) {
  return listener.evidence.every((evidence) => evidence.origin === "declared");
}
function severityOfBreach(listener, registry, elsewhere) {
  if (!registry.isPlatform(listener.workload)) return elsewhere;
  return listener.confidence === "low" ? "warning" : "error";
}

// rules/same-port.ts
function groupByPort(listeners) {
  return [...groupsOf(listeners, createKeys()).values()].map(surestFirst);
}
function indexByPort(listeners) {
  const keyOf3 = createKeys();
  const groups = groupsOf(listeners, keyOf3);
  return {
    at: (workload, port, protocol) => {
      const group = groups.get(keyOf3(workload, port, protocol));
      if (!group) return [];
      const { listener, others } = surestFirst(group);
      return [listener, ...others];
    }
  };
}
function groupsOf(listeners, keyOf3) {
  const groups = /* @__PURE__ */ new Map();
  for (const listener of listeners) {
    const key = keyOf3(listener.workload, listener.port, listener.protocol);
    const group = groups.get(key);
    if (group) group.push(listener);
    else groups.set(key, [listener]);
  }
  return groups;
}
function surestFirst(group) {
  const listener = group.reduce((a, b) => compareConfidence(b.confidence, a.confidence) > 0 ? b : a);
  return { listener, others: group.length === 1 ? NOBODY : group.filter((one) => one !== listener) };
}
var NOBODY = [];
function createKeys() {
  const numbers = /* @__PURE__ */ new Map();
  return (workload, port, protocol) => {
    const known = numbers.get(workload);
    const number = known ?? numbers.size;
    if (known === void 0) numbers.set(workload, number);
    return (number * PORTS + port) * PROTOCOLS.length + PROTOCOLS.indexOf(protocol);
  };
}
var PORTS = 65536;

// rules/host-ports/control-plane-only-port.ts
var controlPlaneOnlyPort = {
  meta: {
    id: "control-plane-only-port",
    title: "A port that is registered for control-plane nodes alone is held by a pod that can land on workers",
    why: "The registry gives the port to this workload on control-plane nodes. On workers others rely on the port being free: users of the cluster open it there, and firewalls between workers are not prepared for it.",
    remedy: "Select control-plane nodes (nodeSelector `node-role.kubernetes.io/control-plane` with its toleration), or have the row changed in the registry.",
    severity: "warning",
    since: "0.1.0",
    needs: ["registry"],
    source: 'OpenShift host port registry, column "Control plane only"',
    examples: {
      bad: `apiVersion: apps/v1
kind: Deployment
metadata:
  name: cluster-version-operator
  namespace: openshift-cluster-version
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: cluster-version-operator
          image: example.com/cluster-version-operator:1
          args:
            - start
            - --listen=0.0.0.0:9099 # expect: control-plane-only-port
          ports:
            - name: metrics
              containerPort: 9099
`,
      good: `apiVersion: apps/v1
kind: Deployment
metadata:
  name: cluster-version-operator
  namespace: openshift-cluster-version
spec:
  template:
    spec:
      hostNetwork: true
      nodeSelector:
        node-role.kubernetes.io/control-plane: ""
      tolerations:
        - key: node-role.kubernetes.io/master
          operator: Exists
          effect: NoSchedule
      containers:
        - name: cluster-version-operator
          image: example.com/cluster-version-operator:1
          args:
            - start
            - --listen=0.0.0.0:9099
          ports:
            - name: metrics
              containerPort: 9099
`
    }
  },
  check
};
function* check({ listeners, placement }) {
  const owned = listeners.filter((listener) => isAccepted(listener) && listener.registration.assignment?.controlPlaneOnly);
  for (const { listener, others } of groupByPort(owned)) {
    const { assignment } = listener.registration;
    if (assignment === null || placement.canRunOnWorkers(listener.workload) !== true) continue;
    yield draftOf(
      listener,
      {
        message: `${nameOfPort(listener)} of ${nameOfHolder(listener)} is registered for control-plane nodes only, as ${nameOfRow(assignment)}, but nothing keeps the pod off workers`,
        remedy: "select control-plane nodes, or have the row changed in the registry"
      },
      others
    );
  }
}

// rules/declaration.ts
function draftOfDeclaration(declaration, said) {
  const port = hostPortOf(declaration);
  const protocol = protocolOf(declaration);
  return {
    ...said,
    confidence: said.confidence ?? "certain",
    span: declaration.portSpan,
    workload: declaration.workload,
    container: declaration.container,
    ...port === null ? {} : { port },
    ...protocol === null ? {} : { protocol }
  };
}
function protocolOf(declaration) {
  return PROTOCOLS.find((protocol) => protocol === declaration.protocol) ?? null;
}
function nameOfDeclaredPort(declaration) {
  return `port ${hostPortOf(declaration)}/${shorten(declaration.protocol, 20)} of ${nameOfHolder(declaration)}`;
}

// rules/host-ports/declared-port-not-served.ts
var declaredPortNotServed = {
  meta: {
    id: "declared-port-not-served",
    title: "A container declares a host port and is told not to listen there",
    why: "The scheduler keeps the port of every node that runs the pod, though nothing listens on it, and refuses nodes where another pod has it. Readers of the manifest look for an endpoint that does not exist.",
    remedy: "Remove the port from `ports`, or switch the listener on.",
    severity: "info",
    since: "0.1.0",
    needs: [],
    source: "Kubernetes scheduler, plugin NodePorts: declared host ports are reserved whether anything listens or not",
    examples: {
      bad: `apiVersion: apps/v1
kind: Deployment
metadata:
  name: second-scheduler
  namespace: example
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: kube-scheduler
          image: example.com/kube-scheduler:1
          command:
            - kube-scheduler
            - --secure-port=0
          ports:
            - name: https
              containerPort: 10259 # expect: declared-port-not-served
`,
      good: `apiVersion: apps/v1
kind: Deployment
metadata:
  name: second-scheduler
  namespace: example
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: kube-scheduler
          image: example.com/kube-scheduler:1
          command:
            - kube-scheduler
            - --secure-port=10259
          ports:
            - name: https
              containerPort: 10259
`
    }
  },
  check: check2
};
function* check2(context) {
  const listening = indexByPort(context.listeners.filter((listener) => listener.evidence.some((one) => one.origin !== "declared")));
  for (const declaration of context.declarations) {
    const port = hostPortOf(declaration);
    const protocol = protocolOf(declaration);
    if (declaration.switchedOff === null || declaration.hidden || port === null || protocol === null) continue;
    if (listening.at(declaration.workload, port, protocol).length > 0) continue;
    yield draftOfDeclaration(declaration, {
      message: `${nameOfDeclaredPort(declaration)} is declared, but ${nameOfContainer(declaration.container)} is told not to listen there, so the scheduler keeps the port of each node for nothing`,
      remedy: "remove the port from ports, or switch the listener on",
      confidence: "high",
      related: [{ span: declaration.switchedOff, message: "switched off here" }]
    });
  }
}

// rules/host-ports/duplicate-port.ts
var duplicatePort = {
  meta: {
    id: "duplicate-port",
    title: "A pod declares one host port twice",
    why: "The API server refuses a pod whose containers have the same protocol, host IP and host port twice. In a Deployment or DaemonSet the mistake shows only when the pods are created. Init containers count each for itself, since they run one after another. In a template the two entries may be alternatives, so there it is a warning of low confidence.",
    remedy: "Remove one of the two entries, or give one its own port or protocol.",
    severity: "error",
    since: "0.1.0",
    needs: [],
    source: "Kubernetes API server, validation of host ports: duplicates of protocol, hostIP and hostPort are refused",
    examples: {
      bad: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-agent
  namespace: example
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: agent
          image: example.com/agent:1
          ports:
            - name: metrics
              containerPort: 8765
        - name: proxy
          image: example.com/proxy:1
          ports:
            - name: https
              containerPort: 8765 # expect: duplicate-port
`,
      good: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-agent
  namespace: example
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: agent
          image: example.com/agent:1
          ports:
            - name: gossip-tcp
              containerPort: 8765
            - name: gossip-udp
              containerPort: 8765
              protocol: UDP
`
    }
  },
  check: check3
};
function* check3(context) {
  const seen = /* @__PURE__ */ new Map();
  for (const declaration of context.declarations) {
    const port = hostPortOf(declaration);
    const protocol = protocolOf(declaration);
    if (declaration.hidden || port === null || protocol === null) continue;
    const ports = seen.get(declaration.workload) ?? /* @__PURE__ */ new Map();
    seen.set(declaration.workload, ports);
    const scope = declaration.role === "main" ? "" : `${declaration.role} ${declaration.container}`;
    const key = `${protocol}/${declaration.hostIP ?? ""}/${port}/${scope}`;
    const first = ports.get(key);
    if (first === void 0) {
      ports.set(key, declaration);
      continue;
    }
    const where = first.container === declaration.container ? "the same container" : nameOfContainer(first.container);
    const draft = draftOfDeclaration(declaration, {
      message: `${nameOfDeclaredPort(declaration)} is declared a second time, after ${where}, so the API server refuses the pod`,
      remedy: "remove one of the two entries, or give one its own port or protocol",
      related: [{ span: first.portSpan, message: "declared here first" }],
      ...declaration.workload.template ? { severity: "warning", confidence: "low" } : {}
    });
    const { removal } = declaration;
    yield removal ? { ...draft, fix: { description: "remove the second entry", edits: [removal] } } : draft;
  }
}

// rules/host-ports/hidden-ports.ts
var MOST_SHOWN = 5;
var hiddenPorts = {
  meta: {
    id: "hidden-ports",
    title: "A container has the key `ports` twice, and the first list is lost",
    why: "Of two equal keys in a YAML mapping, Kubernetes takes the last one and drops the other without a word, or refuses the manifest when it validates strictly. The ports of the first list look declared and are not.",
    remedy: "Join the two lists under one `ports` key.",
    severity: "error",
    since: "0.1.0",
    needs: [],
    source: "YAML 1.2.2, section 3.2.1.1: the keys of a mapping are unique; Kubernetes field validation of duplicate fields",
    examples: {
      bad: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-agent
  namespace: example
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: agent
          ports:
            - name: metrics
              containerPort: 8765 # expect: hidden-ports
          image: example.com/agent:1
          ports:
            - name: health
              containerPort: 8766
`,
      good: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-agent
  namespace: example
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: agent
          image: example.com/agent:1
          ports:
            - name: metrics
              containerPort: 8765
            - name: health
              containerPort: 8766
`
    }
  },
  check: check4
};
function* check4(context) {
  for (const { hidden, kept } of listsOfContainers(context.declarations)) {
    const first = hidden[0];
    if (first === void 0) continue;
    const ports = hidden.slice(0, MOST_SHOWN).map((one) => `${hostPortOf(one)}/${shorten(one.protocol, 20)}`);
    const more = hidden.length > MOST_SHOWN ? ` and ${hidden.length - MOST_SHOWN} more` : "";
    yield draftOfDeclaration(first, {
      message: `${nameOfHolder(first)} has the key ports twice, so its first list is lost: ${ports.join(", ")}${more}`,
      remedy: "join the two lists under one ports key",
      related: [
        ...hidden.slice(1, MOST_SHOWN).map((one) => ({ span: one.portSpan, message: "lost too" })),
        ...kept === null ? [] : [{ span: kept.span, message: "the list that counts" }]
      ],
      ...first.workload.template ? { confidence: "high" } : {}
    });
  }
}
function listsOfContainers(declarations) {
  const found = /* @__PURE__ */ new Map();
  const all = [];
  for (const declaration of declarations) {
    const containers = found.get(declaration.workload) ?? /* @__PURE__ */ new Map();
    found.set(declaration.workload, containers);
    let lists = containers.get(declaration.container);
    if (lists === void 0) {
      lists = { hidden: [], kept: null };
      containers.set(declaration.container, lists);
      all.push(lists);
    }
    if (!declaration.hidden) lists.kept ??= declaration;
    else if (hostPortOf(declaration) !== null) lists.hidden.push(declaration);
  }
  return all;
}

// rules/address-overlap.ts
function overlap(a, b) {
  if (a.reach === "any" && b.reach === "any") return "yes";
  if (excludeFamilies(a, b)) return "no";
  if (a.reach === "any" || b.reach === "any") return "yes";
  if (a.reach === "unknown" || b.reach === "unknown") return "unknown";
  if (a.reach === "other" && b.reach === "other") return compareAddresses(a.address, b.address);
  if (a.reach === "localhost" && b.reach === "localhost") return compareAddresses(loopbackOf(a.address), loopbackOf(b.address));
  if (a.reach === "node" && b.reach === "node") return "yes";
  return isOneOf(["node", "other"], a.reach, b.reach) ? "unknown" : "no";
}
function isOneOf(reaches2, a, b) {
  return reaches2.includes(a) && reaches2.includes(b);
}
function compareAddresses(a, b) {
  if (a === null || b === null) return "unknown";
  return plain(a) === plain(b) ? "yes" : "no";
}
function loopbackOf(address) {
  const text = plain(address ?? "");
  return /^[\d.]+$/.test(text) || text.includes(":") ? text : "127.0.0.1";
}
function plain(address) {
  const text = address.replace(/^\[|\]$/g, "").toLowerCase();
  const short = text.replace(/^::ffff:(?=\d+\.)/, "").replace(/^(?:0*:)+0*1$/, "::1");
  return short.replace(/^127\.(?:0\.)?1$/, "127.0.0.1");
}
function excludeFamilies(a, b) {
  const [one, other] = [familyOf(a), familyOf(b)];
  return one !== null && other !== null && one !== other;
}
var families = /* @__PURE__ */ new WeakMap();
function familyOf(bound) {
  const known = families.get(bound) ?? readFamily(bound) ?? 0;
  families.set(bound, known);
  return known === 0 ? null : known;
}
function readFamily({ address, reach }) {
  if (address === null) return null;
  const text = plain(address);
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) return 4;
  return text.includes(":") && reach !== "any" && /^[0-9a-f:.]+(%.+)?$/.test(text) ? 6 : null;
}

// rules/conflict-search.ts
var MOST_RIVALS = 4;
var MOST_COMPARED = 64;
function* findClashes(held, compareClaims2, judge3) {
  for (const holders of indexHolders(held)) {
    if (holders.length < 2) continue;
    holders.sort(compareClaims2);
    for (const [index, holder] of holders.entries()) {
      const rivals = [];
      for (const rival of betterClaims(holders, index)) {
        const verdict = judge3(holder, rival);
        if (verdict) rivals.push({ holder: rival, verdict });
        if (rivals.length > MOST_RIVALS) break;
      }
      if (rivals.length === 0) continue;
      rivals.sort((a, b) => compareConfidence(b.verdict.confidence, a.verdict.confidence));
      yield { holder, rivals: rivals.slice(0, MOST_RIVALS), more: rivals.length > MOST_RIVALS };
    }
  }
}
function* betterClaims(holders, index) {
  const half = MOST_COMPARED / 2;
  const isCrowded = index > MOST_COMPARED;
  yield* holders.slice(0, isCrowded ? half : index);
  if (isCrowded) yield* holders.slice(index - half, index);
}
function indexHolders(held) {
  const index = /* @__PURE__ */ new Map();
  for (const { listener, others } of held) {
    const { workload, protocol, port } = listener;
    const key = `${protocol}/${port}/${workload.set}`;
    const holder = { workload, listeners: [listener, ...others] };
    const found = index.get(key);
    if (found) found.push(holder);
    else index.set(key, [holder]);
  }
  return index.values();
}

// rules/scheduled-ports.ts
var NONE = /* @__PURE__ */ new Set();
var UNSPECIFIED = "0.0.0.0";
function indexScheduledPorts(declarations) {
  const byWorkload = /* @__PURE__ */ new Map();
  const addresses = /* @__PURE__ */ new Map();
  for (const declaration of declarations) {
    const { workload, role, hidden, hostIP } = declaration;
    const port = hostPortOf(declaration);
    const protocol = protocolOf(declaration);
    if (hidden || port === null || protocol === null || role === "init" || role === "ephemeral") continue;
    const found = byWorkload.get(workload);
    if (found) found.push(declaration);
    else byWorkload.set(workload, [declaration]);
    if (hostIP?.includes(UNKNOWN)) continue;
    const ports = addresses.get(workload) ?? /* @__PURE__ */ new Map();
    addresses.set(workload, ports);
    const key = `${protocol}/${port}`;
    ports.set(key, (ports.get(key) ?? /* @__PURE__ */ new Set()).add(hostIP || UNSPECIFIED));
  }
  return {
    of: (workload) => byWorkload.get(workload) ?? [],
    addressesOf: (workload, port, protocol) => addresses.get(workload)?.get(`${protocol}/${port}`) ?? NONE
  };
}
function clashInScheduler(a, b) {
  if (a.size === 0 || b.size === 0) return false;
  return a.has(UNSPECIFIED) || b.has(UNSPECIFIED) || [...a].some((address) => b.has(address));
}

// src/model/branch.ts
function areExclusive(a, b) {
  const shared2 = a.filter((one) => b.some((other) => other.block === one.block && other.arm === one.arm));
  const ownOf = (branches) => branches.filter((one) => !shared2.some((other) => other.block === one.block));
  return ownOf(a).some(
    (one) => ownOf(b).some(
      (other) => one.block === other.block || one.condition !== other.condition && one.about.some((value) => other.about.includes(value))
    )
  );
}

// rules/self-conflict.ts
function conflictWithItself(held, scheduled, placement) {
  return betweenContainers(held) ?? betweenReplicas(held, scheduled, placement);
}
function surenessOf(listener) {
  return roleOf(listener, listener.container) === "init" ? "low" : listener.confidence;
}
function excludeEachOther(one, other) {
  if (one.proof.boundBy === other.proof.boundBy || overlap(one.held, other.held) !== "yes") return false;
  return !areExclusive(branchesOf(one), branchesOf(other));
}
function branchesOf({ held, proof }) {
  return held.workload.containers.find(({ name }) => name === proof.boundBy)?.branches ?? [];
}
function roleOf({ workload }, container) {
  return workload.containers.find(({ name }) => name === container)?.role;
}
function betweenContainers({ listener, others }) {
  if (others.length === 0 && listener.evidence.length < 2) return null;
  const pod = [listener, ...others];
  const binds = pod.flatMap(
    (held) => held.evidence.filter(({ boundBy }) => runsBesideOthers(held, boundBy)).map((proof) => ({ held, proof }))
  );
  const [first] = binds;
  const second = binds.find((bind) => first && excludeEachOther(first, bind));
  if (!first || !second) return null;
  const confidence = [first, second].every(({ proof }) => proof.detector === "flag") && !listener.workload.template ? "high" : "medium";
  const [one, other] = [first.proof, second.proof].map(({ boundBy }) => nameOfContainer(boundBy ?? ""));
  return {
    ...draftOf(second.held, {
      message: `${nameOfHolder({ ...second.held, container: null })} has two containers that listen on ${nameOfPort(second.held)}, ${one} and ${other}, and whichever starts second fails to bind`,
      remedy: "give one of the two containers its own port",
      confidence
    }),
    span: second.proof.span,
    container: second.proof.boundBy ?? null,
    related: [relatedTo(first.proof)]
  };
}
function relatedTo(proof) {
  return { span: proof.span, message: `${nameOfContainer(proof.boundBy ?? "")} listens there too` };
}
function runsBesideOthers(held, container) {
  return container !== void 0 && roleOf(held, container) !== "init";
}
function betweenReplicas({ listener, others }, scheduled, placement) {
  const { workload } = listener;
  const { replicas } = workload.rollout;
  if (replicas === null || replicas < 2) return null;
  if (listener.declared || scheduled.of(workload).length > 0) return null;
  const meeting = placement.canMeetItself(workload);
  if (!meeting.possible || surenessOf(listener) === "low") return null;
  return draftOf(
    listener,
    {
      message: `${nameOfPort(listener)} of ${nameOfHolder(listener)} is not declared, and ${meeting.why}, so the scheduler may put two on one node, where the second fails to bind`,
      remedy: "declare the port, so that the scheduler keeps the pods apart",
      confidence: weaker(meeting.confidence, "medium")
    },
    others
  );
}

// rules/host-ports/host-port-conflict.ts
var hostPortConflict = {
  meta: {
    id: "host-port-conflict",
    title: "Two pods that can be on one node hold the same host port",
    why: "A port of a node belongs to one process. Where both pods declare it, the scheduler (for static pods the kubelet) never lets both onto one node, so one stays Pending wherever the other runs. Where one does not declare it, both are started, and whichever is second fails to bind and crashes again and again. The finding stands at the weaker claim: the one without a place in the registry, else the one that is not a DaemonSet, else the one whose namespace and name come later. It also covers a pod whose containers take each other's port, and several replicas of a pod that declares no host port, which nothing keeps off one node. Manifests of which only one is installed at a time (platforms, variants, versions, texts of one choice of a template, bootstrap and recovery pods) never conflict. What is of low confidence, because one of the ports or the meeting is a guess, is a warning.",
    remedy: "Give one of the two its own port, or keep them on different nodes with node selectors or a required anti-affinity.",
    severity: "error",
    since: "0.1.0",
    needs: [],
    source: "Kubernetes scheduler, plugin NodePorts: host IP, protocol and port of all pods on a node differ",
    examples: {
      bad: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-agent
  namespace: example
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: agent
          image: example.com/agent:1
          ports:
            - name: metrics
              containerPort: 8765
---
apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-watcher
  namespace: example
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: watcher
          image: example.com/watcher:1
          ports:
            - name: metrics
              containerPort: 8765 # expect: host-port-conflict
`,
      good: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-agent
  namespace: example
spec:
  template:
    spec:
      hostNetwork: true
      nodeSelector:
        example.com/pool: storage
      containers:
        - name: agent
          image: example.com/agent:1
          ports:
            - name: metrics
              containerPort: 8765
---
apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-watcher
  namespace: example
spec:
  template:
    spec:
      hostNetwork: true
      nodeSelector:
        example.com/pool: compute
      containers:
        - name: watcher
          image: example.com/watcher:1
          ports:
            - name: metrics
              containerPort: 8765
`
    }
  },
  check: check5
};
function* check5({ listeners, declarations, placement }) {
  const scheduled = indexScheduledPorts(declarations);
  const held = groupByPort(listeners);
  for (const clash of findClashes(held, compareClaims, (a, b) => judge(a, b, scheduled, placement))) yield draftOfClash(clash);
  for (const one of held) {
    const draft = conflictWithItself(one, scheduled, placement);
    if (draft) yield draft;
  }
}
function compareClaims(a, b) {
  return rankOf(a) - rankOf(b) || compareWorkloads(a.workload, b.workload) || compareStrings(containerOf(a), containerOf(b)) || compareSpans(a.workload.span, b.workload.span) || compareSpans(placeOf2(a), placeOf2(b));
}
function containerOf({ listeners }) {
  return listeners[0]?.container ?? "";
}
function rankOf({ workload, listeners }) {
  return (listeners.some(isAccepted) ? 0 : 2) + (workload.kind === "DaemonSet" ? 0 : 1);
}
function placeOf2({ workload, listeners }) {
  return listeners[0]?.evidence[0]?.span ?? workload.span;
}
function judge(a, b, scheduled, placement) {
  const met = clashOfDeclarations(a, b, scheduled) ?? clashOfSockets(a, b);
  if (!met) return null;
  const meeting = placement.canShareNode(a.workload, b.workload);
  if (!meeting.possible || placement.areAlternatives(a.workload, b.workload)) return null;
  return { ...met, confidence: weaker(met.confidence, meeting.confidence), why: meeting.why };
}
function clashOfDeclarations(a, b, scheduled) {
  const [one, other] = [a.listeners[0], b.listeners[0]];
  if (!one?.declared || !other?.declared) return null;
  const addresses = [a, b].map(({ workload }) => scheduled.addressesOf(workload, one.port, one.protocol));
  if (!addresses[0] || !addresses[1] || !clashInScheduler(addresses[0], addresses[1])) return null;
  return { confidence: "certain", listeners: [one, other], kind: "scheduler" };
}
function clashOfSockets(a, b) {
  let best = null;
  for (const one of a.listeners) {
    for (const other of b.listeners) {
      const overlapping = overlap(one, other);
      if (overlapping === "no") continue;
      const sure = weaker(surenessOf(one), surenessOf(other));
      const confidence = overlapping === "yes" ? sure : "low";
      if (!best || compareConfidence(confidence, best.confidence) > 0) best = { confidence, listeners: [one, other], kind: "sockets" };
    }
  }
  return best;
}
function draftOfClash({ rivals, more }) {
  const [first] = rivals;
  if (!first) throw new Error("a clash names at least one rival");
  const [listener, other] = first.verdict.listeners;
  const also = rivals.length === 1 ? "" : ` and ${more ? "more than " : ""}${rivals.length - 1} more`;
  const related = rivals.flatMap(({ verdict }) => {
    const [, rival] = verdict.listeners;
    const span = rival.evidence[0]?.span ?? rival.workload.span;
    return [{ span, message: `${nameOfHolder(rival)} holds ${nameOfPort(rival)} on ${nameOfAddress(rival)}` }];
  });
  const draft = draftOf(listener, {
    message: `${nameOfPort(listener)} of ${nameOfHolder(listener)} is also held by ${nameOfHolder(other)}${also}: ${first.verdict.why}, and ` + (first.verdict.kind === "scheduler" ? "the scheduler never puts both on one node, so one stays Pending wherever the other runs" : "whichever starts second on a node fails to bind"),
    remedy: "give one of the two its own port, or keep them on different nodes"
  });
  const { confidence } = first.verdict;
  const severity = compareConfidence(confidence, "high") < 0 ? { severity: "warning" } : {};
  return { ...draft, ...severity, confidence, related: [...related, ...draft.related ?? []] };
}
function nameOfAddress({ address, reach }) {
  if (address !== null && /^[\w.:[\]%-]+$/.test(address)) return address;
  if (reach === "any") return "every address";
  if (reach === "unknown" || reach === "other") return "an address that the manifest does not tell";
  return reach === "node" ? "the node's address" : "localhost";
}

// rules/host-ports/host-port-differs-from-container-port.ts
var hostPortDiffersFromContainerPort = {
  meta: {
    id: "host-port-differs-from-container-port",
    title: "A pod on the host network has a hostPort that differs from its containerPort",
    why: 'On the host network there is no port to map: what the container binds is the host port. The API server refuses the manifest with "must match `containerPort` when `hostNetwork` is true".',
    remedy: "Set both to the port on which the program listens, or leave `hostPort` out.",
    severity: "error",
    since: "0.1.0",
    needs: [],
    source: "Kubernetes API, ContainerPort.hostPort: if HostNetwork is specified, this must match ContainerPort",
    examples: {
      bad: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-agent
  namespace: example
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: agent
          image: example.com/agent:1
          ports:
            - containerPort: 8080
              hostPort: 8765 # expect: host-port-differs-from-container-port
`,
      good: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-agent
  namespace: example
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: agent
          image: example.com/agent:1
          ports:
            - containerPort: 8765
              hostPort: 8765
`
    }
  },
  check: check6
};
function* check6(context) {
  for (const declaration of context.declarations) {
    if (!isMismatch(declaration)) continue;
    const { containerPort, hostPort } = declaration;
    yield draftOfDeclaration(declaration, {
      message: `hostPort ${hostPort} of ${nameOfHolder(declaration)} differs from containerPort ${containerPort}, which the API server refuses on the host network`,
      remedy: "set both to the port on which the program listens, or leave hostPort out",
      ...declaration.workload.template ? { confidence: "high" } : {}
    });
  }
}
function isMismatch(declaration) {
  const { containerPort, hostPort, hidden, role, workload } = declaration;
  if (!workload.hostNetwork || hidden || role !== "main" || containerPort === null || hostPort === null) return false;
  return isPort(containerPort) && isPort(hostPort) && hostPort !== containerPort;
}

// rules/host-ports/host-port-in-ephemeral-range.ts
var hostPortInEphemeralRange = {
  meta: {
    id: "host-port-in-ephemeral-range",
    title: "A host port lies in the range from which the kernel takes ports of outgoing connections",
    why: 'Any outgoing connection of the node can hold a port of this range (32768-60999 on Linux) at the moment when the pod starts. The bind then fails with "address already in use", rarely and for no visible reason. A `hostPort` of a pod with a network of its own is often only a rule of the firewall, so its confidence is medium at most.',
    remedy: "Move the port below the range, or reserve it on all nodes with `net.ipv4.ip_local_reserved_ports`.",
    severity: "warning",
    since: "0.1.0",
    needs: [],
    source: "Linux kernel, net.ipv4.ip_local_port_range (default 32768-60999) and net.ipv4.ip_local_reserved_ports",
    examples: {
      bad: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: log-router
  namespace: logs
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: router
          image: example.com/log-router:1
          ports:
            - containerPort: 45001 # expect: host-port-in-ephemeral-range
`,
      good: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: log-router
  namespace: logs
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: router
          image: example.com/log-router:1
          ports:
            - containerPort: 25001
`
    }
  },
  check: check7
};
function* check7(context) {
  const { port, endPort } = context.ephemeralRange;
  const inside = context.listeners.filter((listener) => listener.port >= port && listener.port <= endPort && !isAccepted(listener));
  for (const { listener, others } of groupByPort(inside)) {
    yield draftOf(
      listener,
      {
        message: `${nameOfPort(listener)} of ${nameOfHolder(listener)} lies in the range ${port}-${endPort} of outgoing connections, so the bind fails whenever a connection of the node holds it`,
        remedy: `move it below ${port}, or reserve it on the nodes with net.ipv4.ip_local_reserved_ports`,
        confidence: listener.workload.hostNetwork ? listener.confidence : "medium"
      },
      others
    );
  }
}

// rules/host-ports/host-port-in-node-port-range.ts
var hostPortInNodePortRange = {
  meta: {
    id: "host-port-in-node-port-range",
    title: "A host port lies in the range from which Services get their node ports",
    why: "The API server hands out ports of this range (30000-32767 where nothing else is configured) to Services of type NodePort and LoadBalancer, at random and without a look at host ports. The rules of the service proxy then take the traffic away from the pod, on some clusters and some days only. A listener on localhost is met by few proxies, which makes it information.",
    remedy: "Move the port below the node port range.",
    severity: "warning",
    since: "0.1.0",
    needs: [],
    source: "Kubernetes API server, --service-node-port-range (default 30000-32767); Service.spec.ports[].nodePort",
    examples: {
      bad: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: log-router
  namespace: logs
spec:
  template:
    spec:
      containers:
        - name: router
          image: example.com/log-router:1
          ports:
            - containerPort: 8080
              hostPort: 30080 # expect: host-port-in-node-port-range
`,
      good: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: log-router
  namespace: logs
spec:
  template:
    spec:
      containers:
        - name: router
          image: example.com/log-router:1
          ports:
            - containerPort: 30080
              hostPort: 28080
`
    }
  },
  check: check8
};
function* check8(context) {
  const { port, endPort } = context.nodePortRange;
  const inside = context.listeners.filter((listener) => listener.port >= port && listener.port <= endPort && !isAccepted(listener));
  for (const { listener, others } of groupByPort(inside)) {
    yield draftOf(
      listener,
      {
        message: `${nameOfPort(listener)} of ${nameOfHolder(listener)} lies in the node port range ${port}-${endPort}, so a Service can be given the same port and take its traffic`,
        remedy: `move it out of ${port}-${endPort}`,
        severity: listener.reach === "localhost" ? "info" : "warning"
      },
      others
    );
  }
}

// rules/host-ports/invalid-port.ts
var invalidPort = {
  meta: {
    id: "invalid-port",
    title: "A port or protocol in `ports` that the API server refuses",
    why: "Ports are whole numbers from 1 to 65535, without quotes; protocols are TCP, UDP and SCTP in capitals. Anything else is refused when the manifest is applied, and until then every tool that reads it misses the port.",
    remedy: "Write the port as a number from 1 to 65535 and the protocol as TCP, UDP or SCTP.",
    severity: "error",
    since: "0.1.0",
    needs: [],
    source: "Kubernetes API, ContainerPort.containerPort, hostPort (0 < x < 65536) and protocol (UDP, TCP or SCTP)",
    examples: {
      bad: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-agent
  namespace: example
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: agent
          image: example.com/agent:1
          ports:
            - containerPort: "8765" # expect: invalid-port
            - containerPort: 87650 # expect: invalid-port
            - containerPort: 8766
              protocol: udp # expect: invalid-port
`,
      good: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-agent
  namespace: example
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: agent
          image: example.com/agent:1
          ports:
            - containerPort: 8765
            - containerPort: 8766
              protocol: UDP
`
    }
  },
  check: check9
};
function* check9(context) {
  for (const declaration of context.declarations) {
    if (declaration.hidden || !isOfHost(declaration)) continue;
    for (const refused of refusedParts(declaration)) {
      yield {
        ...draftOfDeclaration(declaration, {
          message: `${refused.what} of ${nameOfHolder(declaration)} ${refused.why}, so the API server refuses the manifest`,
          remedy: refused.remedy,
          ...declaration.workload.template ? { confidence: "high" } : {}
        }),
        span: refused.span
      };
    }
  }
}
function isOfHost(declaration) {
  const asks = declaration.hostPort !== null && declaration.hostPort !== 0;
  return declaration.workload.hostNetwork || asks || declaration.unreadPorts.some((port) => port.field === "hostPort");
}
function* refusedParts(declaration) {
  for (const { field: field2, text, span } of declaration.unreadPorts) {
    if (text.includes(UNKNOWN)) continue;
    const number = /^\d{1,5}$/.test(text) && isPort(Number(text));
    const remedy = number ? `write it without quotes: ${field2}: ${Number(text)}` : RANGE;
    yield { what: `${field2} "${shorten(text, 40)}"`, why: "is no number", remedy, span };
  }
  for (const field2 of ["containerPort", "hostPort"]) {
    const port = declaration[field2];
    if (port === null || isPort(port) || field2 === "hostPort" && port === 0) continue;
    yield { what: `${field2} ${port}`, why: "lies outside of 1 to 65535", remedy: RANGE, span: declaration.portSpan };
  }
  if (protocolOf(declaration) === null && !declaration.protocol.includes(UNKNOWN)) {
    const what = `protocol "${shorten(declaration.protocol, 40)}"`;
    const span = declaration.protocolSpan ?? declaration.span;
    yield { what, why: "is none that Kubernetes knows", remedy: "write TCP, UDP or SCTP, in capitals", span };
  }
}
var RANGE = "write a whole number from 1 to 65535";

// rules/host-ports/localhost-in-reserved-range.ts
var localhostInReservedRange = {
  meta: {
    id: "localhost-in-reserved-range",
    title: "A listener on localhost takes a port of the range that is kept for reachable services",
    why: "Users open the reserved range between their nodes, and it is nearly full. A port that only the node itself uses works just as well outside of it, and leaves room for services that must be reached. It is a warning for workloads of the platform and information for all others. Rows that the registry already holds are accepted as they are.",
    remedy: "Move the listener to a free port outside of the reserved range.",
    severity: "warning",
    since: "0.1.0",
    needs: ["registry"],
    source: "OpenShift host port registry, Requirements: localhost-only ports SHOULD be outside of the range 9000-9999, to leave room",
    examples: {
      bad: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-agent
  namespace: openshift-example
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: agent
          image: example.com/agent:1
          args:
            - --metrics-bind-address=127.0.0.1:9555 # expect: localhost-in-reserved-range
`,
      good: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-agent
  namespace: openshift-example
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: agent
          image: example.com/agent:1
          args:
            - --metrics-bind-address=127.0.0.1:29555
`
    }
  },
  check: check10
};
function* check10(context) {
  for (const { listener, others } of groupByPort(context.listeners.filter(isLocalWithoutRow))) {
    const range = context.registry.reservedRangeOf(listener.port);
    if (range === void 0) continue;
    yield draftOf(
      listener,
      {
        message: `${nameOfPort(listener)} of ${nameOfHolder(listener)} ${isOnlyAsked(listener) ? "is asked" : "listens"} on localhost only but lies in ${range.port}-${range.endPort}, which is kept for services that other nodes must reach`,
        remedy: `move it to a free port outside of ${range.port}-${range.endPort}`,
        severity: context.registry.isPlatform(listener.workload) ? "warning" : "info"
      },
      others
    );
  }
}
function isLocalWithoutRow(listener) {
  const { status } = listener.registration;
  return listener.reach === "localhost" && (status === "unregistered" || status === "previously-allocated");
}

// rules/host-ports/not-yet-allocated-port.ts
var notYetAllocatedPort = {
  meta: {
    id: "not-yet-allocated-port",
    title: "A workload holds a port that the registry gives away only in a later release",
    why: "With `--release`, rows of later releases do not count yet. A port with such a row works today and breaks on the upgrade, when its owner arrives on the nodes. Where the row is for this very workload, the manifest is newer than the release that it is judged for, and that release may have another program on the port.",
    remedy: "Move to another port before the upgrade, or judge the manifest with the release that it is written for.",
    severity: "warning",
    since: "0.1.0",
    needs: ["registry"],
    source: "OpenShift host port registry, column Since",
    examples: {
      bad: `# release: 4.15
apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: sriov-network-metrics-exporter
  namespace: openshift-sriov-network-operator
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: exporter
          image: example.com/sriov-network-metrics-exporter:1
          ports:
            - containerPort: 9110 # expect: not-yet-allocated-port
`,
      good: `# release: 4.16
apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: sriov-network-metrics-exporter
  namespace: openshift-sriov-network-operator
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: exporter
          image: example.com/sriov-network-metrics-exporter:1
          ports:
            - containerPort: 9110
`
    }
  },
  check: check11
};
function* check11(context) {
  const release = context.registry.release?.join(".") ?? "this release";
  const early = context.listeners.filter((listener) => listener.registration.status === "not-yet-allocated");
  for (const { listener, others } of groupByPort(early)) {
    const row = listener.registration.assignment;
    if (row === null) continue;
    const since = row.since === null ? "a later release" : `release ${row.since}`;
    const own = context.registry.assignmentsOwnedBy(listener.workload, listener.container).some((one) => isSameRow(one, row));
    yield draftOf(
      listener,
      {
        message: own ? `${nameOfPort(listener)} of ${nameOfHolder(listener)} is registered from ${since} on and is judged as of ${release}: ${nameOfRow(row)}` : `${nameOfPort(listener)} of ${nameOfHolder(listener)} is free in ${release} and goes to ${nameOfRow(row)} with ${since}, so an upgrade breaks one of the two`,
        remedy: own ? "check that nothing else holds the port in the older release" : `move to another port before the upgrade to ${since}`
      },
      others
    );
  }
}
function isSameRow(a, b) {
  return a.citation.document === b.citation.document && a.citation.line === b.citation.line && a.registry === b.registry;
}

// rules/host-ports/port-of-another-owner.ts
var portOfAnotherOwner = {
  meta: {
    id: "port-of-another-owner",
    title: "A workload holds a host port that the registry gives to somebody else",
    why: "On a node that runs both, the one which starts second cannot bind and crashes in a loop. It has happened between the platform and network plugins, and between vendors of exporters. It is an error for a workload of the platform (a warning where the listener is a guess of low confidence), and a warning for all others, because their users may not run the owner on the same nodes.",
    remedy: "Move to a free port (`hostport-lint registry free` lists them), or agree with the owning team on a change of the row.",
    severity: "error",
    since: "0.1.0",
    needs: ["registry"],
    source: "OpenShift host port registry: the authoritative list of port assignments",
    examples: {
      bad: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: energy-meter
  namespace: energy
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: meter
          image: example.com/energy-meter:1
          ports:
            - name: metrics
              containerPort: 9103 # expect: port-of-another-owner
`,
      good: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: energy-meter
  namespace: energy
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: meter
          image: example.com/energy-meter:1
          ports:
            - name: metrics
              containerPort: 28282
`
    }
  },
  check: check12
};
function* check12(context) {
  for (const { listener, others } of groupByPort(context.listeners.filter((one) => one.registration.status === "other-owner"))) {
    const row = listener.registration.assignment;
    if (row === null) continue;
    yield draftOf(
      listener,
      {
        message: `${nameOfPort(listener)} of ${nameOfHolder(listener)} belongs to ${nameOfRow(row)}, so on a node that runs both, the second one to start cannot bind`,
        remedy: `move to a port that is free, or agree with ${row.team === null ? "the owner" : `team ${row.team}`} on the port`,
        severity: severityOfBreach(listener, context.registry, "warning")
      },
      others
    );
  }
}

// rules/host-ports/port-of-unknown-owner.ts
var portOfUnknownOwner = {
  meta: {
    id: "port-of-unknown-owner",
    title: "A registered port is held by a workload of which nothing tells whether it is the owner",
    why: "The registry has the port, but the names of namespace, workload, container and image do not tell whether this is the owner or somebody who collides with it; often because a template leaves them open. A person knows at once.",
    remedy: "Compare the row with the workload: if it is the owner, nothing is wrong, else move to a free port.",
    severity: "info",
    since: "0.1.0",
    needs: ["registry"],
    source: "OpenShift host port registry: the authoritative list of port assignments",
    examples: {
      bad: `apiVersion: v1
kind: Pod
metadata:
  name: "{{ .Name }}"
  namespace: "{{ .Namespace }}"
spec:
  hostNetwork: true
  containers:
    - name: "{{ .Name }}"
      image: "{{ .Image }}"
      ports:
        - containerPort: 9191 # expect: port-of-unknown-owner
`,
      good: `apiVersion: v1
kind: Pod
metadata:
  name: machine-approver
  namespace: openshift-cluster-machine-approver
spec:
  hostNetwork: true
  containers:
    - name: machine-approver-controller
      image: example.com/cluster-machine-approver:1
      ports:
        - containerPort: 9191
`
    }
  },
  check: check13
};
function* check13(context) {
  const unknown = context.listeners.filter((listener) => listener.registration.status === "unknown-owner");
  for (const { listener, others } of groupByPort(unknown)) {
    const row = listener.registration.assignment;
    if (row === null) continue;
    yield draftOf(
      listener,
      {
        message: `${nameOfPort(listener)} of ${nameOfHolder(listener)} is registered for ${nameOfRow(row)}, and nothing here tells whether this workload is that owner`,
        remedy: "if it is not, move to a free port, because the two cannot share a node",
        confidence: "low"
      },
      others
    );
  }
}

// rules/host-ports/port-out-of-range.ts
var portOutOfRange = {
  meta: {
    id: "port-out-of-range",
    title: "A reachable host port of the platform lies in no documented range",
    why: "Users open only the documented ranges between their nodes. A port outside of them works in a lab without firewalls and fails at the customer. Rows that the registry already holds are accepted as they are. Whether a port that listens on every address is meant to be reached cannot be read from a manifest, so the confidence is medium at most.",
    remedy: "Take a port from a documented range, or bind to 127.0.0.1 if nobody outside of the node needs it.",
    severity: "warning",
    since: "0.1.0",
    needs: ["registry"],
    source: "OpenShift host port registry, Requirements: host ports MUST be in a documented range, if they are intended to be reachable",
    examples: {
      bad: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-agent
  namespace: openshift-example
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: agent
          image: example.com/agent:1
          args:
            - --metrics-bind-address=0.0.0.0:8765 # expect: port-out-of-range
`,
      good: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-agent
  namespace: openshift-example
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: agent
          image: example.com/agent:1
          args:
            - --metrics-bind-address=0.0.0.0:9555
            - --health-probe-bind-address=127.0.0.1:8765
`
    }
  },
  check: check14
};
function* check14(context) {
  const { registry } = context;
  if (registry.registries.every((one) => one.ranges.length === 0)) return;
  for (const { listener, others } of groupByPort(context.listeners.filter(isReachableWithoutRow))) {
    if (!registry.isPlatform(listener.workload)) continue;
    if (registry.rangesFor(listener.port, listener.protocol).length > 0) continue;
    yield draftOf(
      listener,
      {
        message: `${nameOfPort(listener)} of ${nameOfHolder(listener)} can be reached from outside the node but lies in no documented range, so firewalls between nodes block it`,
        remedy: "take a port from a documented range, or bind to 127.0.0.1 if only this node needs it",
        confidence: "medium"
      },
      others
    );
  }
}
function isReachableWithoutRow(listener) {
  const { status } = listener.registration;
  const withoutRow = status === "unregistered" || status === "previously-allocated";
  return withoutRow && (listener.reach === "any" || listener.reach === "node");
}

// src/model/effect.ts
var effect_exports = {};
__export(effect_exports, {
  effectOf: () => effectOf
});

// src/model/release.ts
var release_exports = {};
__export(release_exports, {
  compareReleases: () => compareReleases,
  parseRelease: () => parseRelease
});
function parseRelease(text) {
  const found = /^v?(\d{1,4})(?:\.(\d{1,4}))?(?:\.\d+)?$/.exec(text.trim());
  return found ? [Number(found[1]), Number(found[2] ?? 0)] : void 0;
}
function compareReleases(a, b) {
  return a[0] - b[0] || a[1] - b[1];
}

// src/model/effect.ts
function effectOf(assignment, release) {
  const removed = releaseOf(assignment.removed);
  const since = releaseOf(assignment.since);
  if (release && since && compareReleases(since, release) > 0) return "later";
  if (release && removed) return compareReleases(removed, release) <= 0 ? "free" : "allocated";
  return assignment.status === "removed" || assignment.removed !== null ? "free" : "allocated";
}
function releaseOf(text) {
  return text === null ? void 0 : parseRelease(text);
}

// rules/host-ports/previously-allocated-port.ts
var previouslyAllocatedPort = {
  meta: {
    id: "previously-allocated-port",
    title: "A workload holds a port whose row stands only among the previously allocated ones",
    why: "The port was freed with a release, so it can be given away, or has been since. During an upgrade from a release before that, its old owner still listens on some nodes. It is an error for a workload of the platform, which needs a row of its own (a warning where the listener is a guess of low confidence), and information for all others.",
    remedy: "Propose a new row for the port, and check from which releases an upgrade is possible.",
    severity: "error",
    since: "0.1.0",
    needs: ["registry"],
    source: "OpenShift host port registry, table Previously allocated",
    examples: {
      bad: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-agent
  namespace: openshift-example
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: agent
          image: example.com/agent:1
          ports:
            - containerPort: 9106 # expect: previously-allocated-port
`,
      good: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-exporter
  namespace: openshift-monitoring
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: node-exporter
          image: example.com/node-exporter:1
          ports:
            - containerPort: 9100
`
    }
  },
  check: check15
};
function* check15(context) {
  const freed = context.listeners.filter((listener) => listener.registration.status === "previously-allocated");
  for (const { listener, others } of groupByPort(freed)) {
    const row = listener.registration.assignment;
    if (row === null) continue;
    const platform = context.registry.isPlatform(listener.workload);
    const holder = holderOf(listener, context.registry);
    yield draftOf(
      listener,
      {
        message: `${nameOfPort(listener)} of ${nameOfHolder(listener)} was freed${row.removed === null ? "" : ` with release ${row.removed}`} ` + (holder ? `and belongs to ${nameOfRow(holder)} now` : "and has had no owner since") + `; it belonged to ${nameOfRow(row)}`,
        remedy: remedyOf(platform, holder !== void 0),
        severity: severityOfBreach(listener, context.registry, "info")
      },
      others
    );
  }
}
function holderOf(listener, registry) {
  return registry.assignmentsFor(listener.port, listener.protocol).find((row) => effectOf(row, registry.release) === "allocated");
}
function remedyOf(platform, givenAway) {
  if (givenAway) return "take another port, or judge as of the release that it is for (--release)";
  return platform ? "propose a new row for it, and make sure that no supported upgrade still meets the old owner" : "make sure that the nodes no longer run the old owner, and expect the port to be given away again";
}

// rules/host-ports/protocol-differs-from-registry.ts
var protocolDiffersFromRegistry = {
  meta: {
    id: "protocol-differs-from-registry",
    title: "The registry gives the port to this workload with another transport protocol",
    why: "TCP and UDP ports are separate: firewalls are opened for the registered one, and the scheduler reserves the declared one. The usual cause is a forgotten `protocol: UDP`, since `ports` means TCP where nothing is said. A workload that uses the port with both protocols gets `unregistered-host-port` for the one without a row.",
    remedy: "Correct `protocol` in the manifest, or add a row to the table of the other protocol.",
    severity: "warning",
    since: "0.1.0",
    needs: ["registry"],
    source: "OpenShift host port registry, tables TCP and UDP; Kubernetes API, ContainerPort.protocol (defaults to TCP)",
    examples: {
      bad: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-exporter
  namespace: openshift-monitoring
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: node-exporter
          image: example.com/node-exporter:1
          ports:
            - containerPort: 9100 # expect: protocol-differs-from-registry
              protocol: UDP
`,
      good: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-exporter
  namespace: openshift-monitoring
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: node-exporter
          image: example.com/node-exporter:1
          ports:
            - containerPort: 9100
`
    }
  },
  check: check16
};
function* check16(context) {
  const index = indexByPort(context.listeners);
  for (const { listener, others } of groupByPort(context.listeners.filter((one) => one.registration.status === "unregistered"))) {
    const row = rowOfOtherProtocol(listener, context.registry, index);
    if (row === null) continue;
    const draft = draftOf(
      listener,
      {
        message: `${nameOfPort(listener)} of ${nameOfHolder(listener)} is registered for this workload with ${row.protocol}, not with ${listener.protocol}: ${nameOfRow(row)}`,
        remedy: `set protocol: ${row.protocol} if that is what it speaks, else propose a row for ${listener.protocol}`
      },
      others
    );
    const edit = protocolEdit(listener, row.protocol, context);
    yield edit ? { ...draft, fix: { description: `set protocol ${row.protocol}`, edits: [edit] } } : draft;
  }
}
function protocolEdit(listener, protocol, context) {
  if (listener.evidence.some((evidence) => evidence.origin !== "declared")) return null;
  const named3 = context.declarations.filter(
    (one) => one.workload === listener.workload && !one.hidden && hostPortOf(one) === listener.port && one.protocol === listener.protocol
  );
  const span = named3.length === 1 && named3[0]?.editable ? named3[0].protocolSpan : null;
  return span ? { path: span.path, start: span.start, end: span.end, text: protocol } : null;
}

// rules/host-ports/reach-differs-from-registry.ts
var reachDiffersFromRegistry = {
  meta: {
    id: "reach-differs-from-registry",
    title: "A port is registered for localhost and listens on every address, or the reverse",
    why: "The localhost table is a promise that nobody outside of the node reaches the port: no firewall is opened for it, and often nothing authenticates the caller. A listener on every address breaks that promise, which is a warning. A listener on localhost whose row stands in the external table is only information: the row claims more than the workload needs.",
    remedy: "Bind to the address that the table says, or move the row to the other table.",
    severity: "warning",
    since: "0.1.0",
    needs: ["registry"],
    source: "OpenShift host port registry, tables External and Localhost-only",
    examples: {
      bad: `apiVersion: v1
kind: Pod
metadata:
  name: kube-controller-manager
  namespace: openshift-kube-controller-manager
spec:
  hostNetwork: true
  containers:
    - name: kube-controller-manager-recovery-controller
      image: example.com/cluster-kube-controller-manager-operator:1
      command: [cluster-kube-controller-manager-operator, cert-recovery-controller]
      args:
        - --listen=0.0.0.0:9443 # expect: reach-differs-from-registry
`,
      good: `apiVersion: v1
kind: Pod
metadata:
  name: kube-controller-manager
  namespace: openshift-kube-controller-manager
spec:
  hostNetwork: true
  containers:
    - name: kube-controller-manager-recovery-controller
      image: example.com/cluster-kube-controller-manager-operator:1
      command: [cluster-kube-controller-manager-operator, cert-recovery-controller]
      args:
        - --listen=127.0.0.1:9443
`
    }
  },
  check: check17
};
function* check17(context) {
  const index = indexByPort(context.listeners);
  const differing = context.listeners.filter((listener) => listener.registration.status === "reach-differs");
  for (const { listener, others } of groupByPort(differing)) {
    const row = listener.registration.assignment;
    if (row === null) continue;
    if (row.exposure === "localhost") yield draftOf(listener, sayReachable(listener, row), others);
    else if (!isOnlyAsked(listener) && index.at(listener.workload, listener.port, listener.protocol).every((one) => one.reach === "localhost")) {
      yield draftOf(listener, sayLocal(listener, row), others);
    }
  }
}
function sayReachable(listener, row) {
  const address = listener.reach === "any" ? "on every address" : "on an address of the node";
  return {
    message: `${nameOfPort(listener)} of ${nameOfHolder(listener)} listens ${address}, but the registry has it for localhost only: ${nameOfRow(row)}`,
    remedy: "bind it to 127.0.0.1, or move the row to the external table if it must be reached from outside the node",
    // A declared port is certain, its address never is.
    confidence: "high"
  };
}
function sayLocal(listener, row) {
  return {
    message: `${nameOfPort(listener)} of ${nameOfHolder(listener)} listens on localhost only, but the registry has it as reachable: ${nameOfRow(row)}`,
    remedy: "move the row to the localhost table, which frees the port in the firewalls",
    severity: "info",
    confidence: "high"
  };
}

// rules/host-ports/rollout-deadlock.ts
var rolloutDeadlock = {
  meta: {
    id: "rollout-deadlock",
    title: "A host port leaves no node for the pods that a rollout must start",
    why: "A node holds one pod with a given host port. A rolling update that starts new pods before it stops old ones needs nodes without an old pod; where there are none, the new pods stay Pending and the rollout never ends. A DaemonSet with maxSurge always stops there (kubernetes#106417). A Deployment stops where maxUnavailable is 0 (25% of less than four replicas is, rounded down) and every node that it may use has a pod. How many nodes a cluster has is not in the manifest: a workload that is bound to named nodes is judged for sure, three or more replicas on the control plane with medium confidence, and one replica on it, which matters in clusters of one control-plane node, as a warning of low confidence.",
    remedy: "Set maxSurge to 0 and maxUnavailable to 1 (for a single replica the strategy Recreate does the same), so that an old pod frees the port first.",
    severity: "error",
    since: "0.1.0",
    needs: [],
    source: "Kubernetes issue 106417; enhancement 1591 (DaemonSet surge); Deployment documentation, Max Unavailable and Max Surge",
    examples: {
      bad: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: edge-proxy
  namespace: example
spec:
  updateStrategy:
    type: RollingUpdate # expect: rollout-deadlock
    rollingUpdate:
      maxSurge: 1
      maxUnavailable: 0
  template:
    spec:
      containers:
        - name: proxy
          image: example.com/edge-proxy:1
          ports:
            - name: http
              containerPort: 8000
              hostPort: 8765
`,
      good: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: edge-proxy
  namespace: example
spec:
  updateStrategy:
    type: RollingUpdate
    rollingUpdate:
      maxSurge: 0
      maxUnavailable: 1
  template:
    spec:
      containers:
        - name: proxy
          image: example.com/edge-proxy:1
          ports:
            - name: http
              containerPort: 8000
              hostPort: 8765
`
    }
  },
  check: check18
};
var USUAL_CONTROL_PLANE = 3;
function* check18({ declarations, placement }) {
  const scheduled = indexScheduledPorts(declarations);
  for (const workload of new Set(declarations.map((declaration) => declaration.workload))) {
    const [first, ...others] = scheduled.of(workload);
    const port = first && hostPortOf(first);
    const protocol = first && protocolOf(first);
    if (!first || !port || !protocol) continue;
    const deadlock = deadlockOf(workload, placement);
    if (!deadlock) continue;
    const also = others.length === 0 ? "" : ` and ${others.length} more`;
    yield {
      message: `${shorten(nameOfWorkload(workload))} declares host port ${port}/${protocol}${also}, of which a node has one, and ${deadlock.reason}`,
      remedy: "set maxSurge to 0 and maxUnavailable to 1, so that an old pod frees the port before a new one needs it",
      ...deadlock.severity ? { severity: deadlock.severity } : {},
      confidence: deadlock.confidence,
      span: workload.rollout.span,
      related: [{ span: first.portSpan, message: "the host port" }],
      workload,
      container: first.container,
      port,
      protocol
    };
  }
}
function deadlockOf(workload, placement) {
  if (workload.kind === "DaemonSet") return deadlockOfDaemonSet(workload.rollout);
  if (!KINDS_WITH_REPLICAS.has(workload.kind)) return null;
  const replicas = workload.rollout.replicas ?? (workload.template ? null : 1);
  if (replicas === null || replicas < 1) return null;
  const nodes = placement.mostNodes(workload);
  const onControlPlane = placement.canRunOnWorkers(workload) === false;
  return tooManyReplicas(replicas, nodes) ?? noSpareNode(workload, replicas, nodes, onControlPlane);
}
var KINDS_WITH_REPLICAS = /* @__PURE__ */ new Set(["Deployment", "DeploymentConfig", "StatefulSet", "ReplicaSet", "ReplicationController"]);
function deadlockOfDaemonSet({ strategy, maxSurge }) {
  const surge = resolve(maxSurge, 100, Math.ceil, "0");
  if (!surge || strategy !== null && strategy !== "RollingUpdate") return null;
  return {
    reason: "its rolling update starts each new pod on the node of the old one (maxSurge), where it stays Pending",
    confidence: "certain"
  };
}
function tooManyReplicas(replicas, nodes) {
  if (nodes === null || replicas <= nodes) return null;
  return { reason: `${replicas} replicas cannot all run on the ${countOf(nodes)} that it is bound to`, confidence: "certain" };
}
function noSpareNode(workload, replicas, nodes, onControlPlane) {
  if (!startsNewFirst(workload, replicas)) return null;
  const reason = `its rolling update must start a new pod before it stops any of ${replicas === 1 ? "its one" : `its ${replicas}`}`;
  if (nodes !== null)
    return replicas < nodes ? null : { reason: `${reason}, with no node left of the ${countOf(nodes)} that it is bound to`, confidence: "certain" };
  if (!onControlPlane) return null;
  if (replicas >= USUAL_CONTROL_PLANE) {
    return { reason: `${reason}, with no node left where the control plane has ${replicas}`, confidence: "medium" };
  }
  if (replicas > 1) return null;
  return { reason: `${reason}, which cannot be where the control plane is one node`, confidence: "low", severity: "warning" };
}
function startsNewFirst({ kind, rollout }, replicas) {
  const rolling = kind === "Deployment" ? "RollingUpdate" : kind === "DeploymentConfig" ? "Rolling" : null;
  if (rolling === null || rollout.strategy !== null && rollout.strategy !== rolling) return false;
  const surge = resolve(rollout.maxSurge, replicas, Math.ceil, DEFAULT_SHARE);
  const unavailable = resolve(rollout.maxUnavailable, replicas, Math.floor, DEFAULT_SHARE);
  return surge !== null && unavailable === 0 && surge > 0;
}
var DEFAULT_SHARE = "25%";
function resolve(written, total, round, otherwise) {
  const found = /^(\d{1,9})(%?)$/.exec((written ?? otherwise).trim());
  if (!found) return null;
  const number = Number(found[1]);
  return found[2] === "%" ? round(number * total / 100) : number;
}
function countOf(nodes) {
  return nodes === 1 ? "one node" : `${nodes} nodes`;
}

// rules/host-ports/undeclared-host-port.ts
var undeclaredHostPort = {
  meta: {
    id: "undeclared-host-port",
    title: "A pod on the host network listens on a port that none of its containers declares",
    why: "The scheduler knows only the ports in `ports`. It puts two pods that listen on the same undeclared port on one node, where the second one fails to bind. Nobody who reads the manifest, and no policy or audit, sees the port either. It is an error for a workload of the platform that can be reached from outside the node and was seen with high confidence, else a warning.",
    remedy: "Add the port to `ports` of the container that listens: `containerPort` and `protocol`; `hostPort` is not needed on the host network. For a listener on localhost, `hostIP: 127.0.0.1` says so.",
    severity: "error",
    since: "0.1.0",
    needs: [],
    source: "OpenShift host port registry, Requirements: processes that listen on a host port MUST declare that port in their Pod.Spec",
    examples: {
      bad: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-agent
  namespace: openshift-example
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: agent
          image: example.com/agent:1
          args:
            - --metrics-bind-address=0.0.0.0:9555 # expect: undeclared-host-port
`,
      good: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-agent
  namespace: openshift-example
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: agent
          image: example.com/agent:1
          args:
            - --metrics-bind-address=0.0.0.0:9555
          ports:
            - name: metrics
              containerPort: 9555
              protocol: TCP
`
    }
  },
  check: check19
};
function* check19(context) {
  const unreadable = workloadsWithUnreadPorts(context);
  for (const { listener, others } of groupByPort(context.listeners.filter(isUndeclared))) {
    if (unreadable.has(listener.workload)) continue;
    const reachable = listener.reach !== "localhost";
    const certain = compareConfidence(listener.confidence, "high") >= 0;
    const where = listener.container === null ? "the container that listens" : nameOfContainer(listener.container);
    const draft = draftOf(
      listener,
      {
        message: `${nameOfPort(listener)} of ${nameOfHolder(listener)} is declared by no container of the pod, so the scheduler may place another pod with the same port on the same node`,
        remedy: `add containerPort ${listener.port} with protocol ${listener.protocol} to the ports of ${where}` + (reachable ? "" : `, with hostIP 127.0.0.1 ${isOnlyAsked(listener) ? "if" : "since"} it listens on localhost only`),
        severity: reachable && certain && context.registry.isPlatform(listener.workload) ? "error" : "warning"
      },
      others
    );
    const fix = listener.declaring && certain ? { description: `declare ${nameOfPort(listener)} in ${where}`, edits: [listener.declaring] } : null;
    yield fix ? { ...draft, fix } : draft;
  }
}
function isUndeclared(listener) {
  if (listener.declared || !listener.workload.hostNetwork || listener.workload.hostProcess) return false;
  if (compareConfidence(listener.confidence, "medium") < 0) return false;
  return !(isAccepted(listener) && isOutsidePods(listener.registration.assignment));
}
function workloadsWithUnreadPorts(context) {
  const found = /* @__PURE__ */ new Set();
  for (const declaration of context.declarations) {
    if (!declaration.hidden && declaration.unreadPorts.some((port) => port.text.includes(UNKNOWN))) found.add(declaration.workload);
  }
  return found;
}

// rules/host-ports/unregistered-host-port.ts
var unregisteredHostPort = {
  meta: {
    id: "unregistered-host-port",
    title: "A workload holds a host port that has no entry in the registry",
    why: "All host-network pods of a node share one set of ports. A port without an entry is free to anyone, so the next component that takes it breaks this one, or is broken by it. The registry requires an entry from workloads of the platform: there it is an error, or a warning where the listener is a guess of low confidence. For all others it is information, because the port is theirs to choose, though a later release of the platform may take it; outside the range that the platform takes its next ports from, it is of low confidence.",
    remedy: "Propose a row for the port (`hostport-lint registry propose` prints it), or move to a port that is registered for this workload (`hostport-lint registry free` lists free ones).",
    severity: "error",
    since: "0.1.0",
    needs: ["registry"],
    source: "OpenShift host port registry, Requirements: processes that listen on a host port MUST have an entry in the table",
    examples: {
      bad: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-agent
  namespace: openshift-example
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: agent
          image: example.com/agent:1
          ports:
            - name: metrics
              containerPort: 9555 # expect: unregistered-host-port
`,
      good: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-exporter
  namespace: openshift-monitoring
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: node-exporter
          image: example.com/node-exporter:1
          ports:
            - name: metrics
              containerPort: 9100
`
    }
  },
  check: check20
};
function* check20(context) {
  const index = indexByPort(context.listeners);
  const registries = nameOfRegistries(context.registry);
  for (const { listener, others } of groupByPort(context.listeners.filter((one) => one.registration.status === "unregistered"))) {
    if (rowOfOtherProtocol(listener, context.registry, index) !== null) continue;
    const platform = context.registry.isPlatform(listener.workload);
    const reserved = context.registry.reservedRangeOf(listener.port);
    const why = platform ? "so nothing keeps another component from taking it" : reserved ? `and lies in ${reserved.port}-${reserved.endPort}, from which the platform takes its next ports` : "so a later release of the platform may take it";
    yield draftOf(
      listener,
      {
        message: `${nameOfPort(listener)} of ${nameOfHolder(listener)} has no entry in ${registries}, ${why}`,
        remedy: platform ? "propose a row for it, or move to a port that is registered for this workload" : "keep the port configurable, and compare it with the registry before each upgrade",
        severity: severityOfBreach(listener, context.registry, "info"),
        ...platform || reserved ? {} : { confidence: "low" }
      },
      others
    );
  }
}

// rules/suppressions/invalid-suppression.ts
var invalidSuppression = {
  meta: {
    id: "invalid-suppression",
    title: "A comment or annotation that shall ignore findings cannot be understood or gives no reason",
    why: "It silences nothing, although its author believes so. A reason is required because nobody can judge later whether a suppression without one is still right.",
    remedy: "Name the rule and the reason: `# hostport-lint: ignore RULE -- reason`, with `until 2027-06-30` at the end if it shall end.",
    severity: "warning",
    since: "0.1.0",
    needs: ["suppressions"],
    source: "The rules of suppression in docs/suppression.md",
    examples: {
      bad: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-agent
  namespace: example
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: agent
          image: example.com/agent:1
          args:
            # hostport-lint: ignore undeclared-host-port # expect: invalid-suppression
            - --metrics-bind-address=:8765
`,
      good: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-agent
  namespace: example
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: agent
          image: example.com/agent:1
          args:
            # hostport-lint: ignore undeclared-host-port -- the vendor declares it from the next release on
            - --metrics-bind-address=:8765
`
    }
  },
  check: check21
};
function* check21({ suppressions = [] }) {
  for (const { directive } of suppressions) {
    if (directive.fault === null) continue;
    yield {
      message: `this ${directive.by} ignores nothing: ${directive.fault}`,
      confidence: "certain",
      span: directive.span,
      subject: `${directive.by} ${directive.rules.join()} ${directive.reason}`
    };
  }
}

// rules/suppressions/unused-suppression.ts
var unusedSuppression = {
  meta: {
    id: "unused-suppression",
    title: "A comment, annotation or entry of the configuration ignores a rule that finds nothing there",
    why: "A suppression that silences nothing is left over from a finding that was mended, or stands in the wrong place. Left alone, it will hide the next mistake that somebody makes there.",
    remedy: "Remove the suppression, or move it to the line, container or workload of the finding.",
    severity: "warning",
    since: "0.1.0",
    needs: ["suppressions"],
    source: "The rules of suppression in docs/suppression.md",
    examples: {
      bad: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-agent
  namespace: example
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        # hostport-lint: ignore undeclared-host-port -- the port is declared next week # expect: unused-suppression
        - name: agent
          image: example.com/agent:1
          ports:
            - name: metrics
              containerPort: 8765
`,
      good: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-agent
  namespace: example
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: agent
          image: example.com/agent:1
          ports:
            - name: metrics
              containerPort: 8765
`
    }
  },
  check: check22
};
function* check22({ suppressions = [] }) {
  for (const { directive, unused, idle: idle2 } of suppressions) {
    if (unused.length === 0 && !idle2) continue;
    const what = idle2 ? "it silences nothing" : `${unused.join(" and ")} ${unused.length === 1 ? "finds" : "find"} nothing there`;
    yield {
      message: `this ${NAMES[directive.by]} ignores findings, but ${what}`,
      remedy: REMEDIES[directive.by],
      confidence: "certain",
      span: directive.span,
      subject: `${directive.by} ${unused.join()} ${directive.reason}`
    };
  }
}
var NAMES = {
  comment: "comment",
  annotation: "annotation",
  config: "entry of the configuration"
};
var REMEDIES = {
  comment: "remove it, or move it to the line of the finding, above it, or above the container or the workload",
  annotation: "remove it, or move it to the pod or the workload that the finding is about",
  config: "remove it, or correct its rule, path, workload or port"
};

// rules/index.ts
var RULES = [
  controlPlaneOnlyPort,
  declaredPortNotServed,
  duplicatePort,
  hiddenPorts,
  hostPortConflict,
  hostPortDiffersFromContainerPort,
  hostPortInEphemeralRange,
  hostPortInNodePortRange,
  invalidPort,
  invalidSuppression,
  localhostInReservedRange,
  notYetAllocatedPort,
  portOfAnotherOwner,
  portOfUnknownOwner,
  portOutOfRange,
  previouslyAllocatedPort,
  protocolDiffersFromRegistry,
  reachDiffersFromRegistry,
  rolloutDeadlock,
  undeclaredHostPort,
  unregisteredHostPort,
  unusedSuppression
];

// src/config/configuration.ts
var configuration_exports = {};
__export(configuration_exports, {
  CONFIG_NAMES: () => CONFIG_NAMES
});
var CONFIG_NAMES = [".hostport-lint.yaml", ".hostport-lint.yml", ".hostport-lint.json"];

// src/index.ts
var src_exports = {};
__export(src_exports, {
  EXIT: () => EXIT,
  FINDING_REPORTS: () => FINDING_REPORTS,
  PORT_REPORTS: () => PORT_REPORTS,
  UsageError: () => UsageError,
  lintPaths: () => lintPaths,
  lintText: () => lintText,
  renderFindings: () => renderFindings,
  renderPorts: () => renderPorts
});

// src/lint.ts
var lint_exports = {};
__export(lint_exports, {
  compareFindings: () => compareFindings,
  compareListeners: () => compareListeners,
  lint: () => lint,
  urlOfRule: () => urlOfRule
});
var import_node_crypto = require("node:crypto");

// src/model/detector.ts
function isDisabledListener(found) {
  return !("evidence" in found);
}

// src/listeners/environment.ts
var MOST_PIECES2 = 5e4;
function environmentOf(container, keys) {
  const environment = /* @__PURE__ */ new Map();
  for (const source of container.envFrom) {
    const step = { span: source.span, note: `all keys of ConfigMap ${source.configMap} become variables here` };
    for (const [key, value] of keys(source.configMap) ?? []) environment.set(source.prefix + key, addStep(value, step));
  }
  let pieces = 0;
  for (const variable of container.env) {
    const locate = variable.place;
    if (variable.from === "value") {
      const value = pieces > MOST_PIECES2 && variable.value.value.includes("$") ? tooLong(variable.value) : expandReferences(variable.value, environment);
      pieces += value.pieces.length - 1;
      environment.set(variable.name, value);
    } else if (variable.from === "field") environment.set(variable.name, unknownText(variable.fieldPath, locate));
    else if (variable.from === "configMap") {
      const value = keys(variable.configMap)?.get(variable.key);
      const step = {
        span: variable.place(),
        note: `variable ${variable.name} takes key ${variable.key} of ConfigMap ${variable.configMap}`
      };
      environment.set(variable.name, value ? addStep(value, step) : unknownText(variable.name, locate));
    } else environment.set(variable.name, unknownText(variable.name, locate));
  }
  return environment;
}
function expandReferences(text, environment) {
  if (!text.value.includes("$")) return text;
  const parts = [];
  let done = 0;
  let [length, pieces] = [0, 0];
  for (const match of text.value.matchAll(/\$\$|\$\(([-._a-zA-Z][-._a-zA-Z0-9]*)\)/g)) {
    const value = match[1] === void 0 ? sliceText(text, match.index, match.index + 1) : environment.get(match[1]);
    if (value === void 0) continue;
    if (match.index > done) parts.push(sliceText(text, done, match.index));
    const span = match[1] === void 0 ? null : sliceText(text, match.index, match.index + match[0].length);
    parts.push(span === null ? value : addStep(value, { span: placeOf3(span), note: `variable ${match[1]} is used here` }));
    done = match.index + match[0].length;
    length += value.value.length;
    pieces += value.pieces.length;
    if (isTooLong(length, pieces)) return tooLong(text);
  }
  if (done === 0) return text;
  if (done < text.value.length) parts.push(sliceText(text, done));
  return joinTexts(parts);
}
function tooLong(text) {
  return unknownText("a value longer than Linux takes", () => placeOf3(text));
}
function placeOf3(text) {
  const piece = text.pieces[0];
  if (!piece) throw new Error("a reference always stands somewhere");
  return piece.locate(0, piece.value.length);
}

// src/listeners/placeholders.ts
var PLACEHOLDER = /\$\{(?<braced>[^{}]*)\}|\$\((?<round>[^()]*)\)|\$([A-Za-z_]\w*)|<([^<>]{1,60})>|#\{([^{}]*)\}|\{([A-Z][A-Z0-9_]*)\}|@([A-Za-z]\w*)@|%([A-Za-z]\w*)%|__([A-Z][A-Z0-9_]*)__/g;
var WITH_DEFAULT = /^\w+:[-=](?=[^-=])/;
function withoutPlaceholders(text) {
  if (!/[$<{@%]|__/.test(text.value)) return text;
  const parts = [];
  let done = 0;
  for (const match of text.value.matchAll(PLACEHOLDER)) {
    const end = match.index + match[0].length;
    const preset = WITH_DEFAULT.exec(match.groups?.braced ?? match.groups?.round ?? "");
    if (match.index > done) parts.push(sliceText(text, done, match.index));
    if (preset) parts.push(sliceText(text, match.index + 2 + preset[0].length, end - 1));
    else parts.push(unknownText(nameOf(match), () => spanOfText(text, match.index, end)));
    done = end;
  }
  if (done === 0) return text;
  if (done < text.value.length) parts.push(sliceText(text, done));
  return joinTexts(parts);
}
function nameOf(match) {
  const name = match.slice(1).find((group) => group !== void 0) ?? "";
  return name.trim();
}

// src/listeners/formats/slice.ts
var MAXIMUM_LENGTH = 1 << 20;
function isTooLong2(text) {
  return text.value.length > MAXIMUM_LENGTH;
}
function slicerOf(text) {
  const starts = [];
  let length = 0;
  for (const piece of text.pieces) {
    starts.push(length);
    length += piece.value.length;
  }
  return (start, end) => {
    const first = lastAtOrBefore(starts, start);
    const piece = text.pieces[first];
    const base = starts[first];
    if (piece === void 0 || base === void 0) return { value: "", pieces: [] };
    if (end <= start) return { value: "", pieces: [emptyPiece(piece, Math.min(start - base, piece.value.length))] };
    const last = lastAtOrBefore(starts, end - 1);
    const near = { value: text.value.slice(base, starts[last + 1] ?? length), pieces: text.pieces.slice(first, last + 1) };
    return sliceText(near, start - base, end - base);
  };
}
function replacedText(value, source) {
  const first = source.pieces[0];
  return { value, pieces: first ? [{ value, locate: () => first.locate(0, first.value.length), steps: first.steps }] : [] };
}
function emptyPiece(piece, at2) {
  return { value: "", locate: () => piece.locate(at2, at2), steps: piece.steps };
}

// src/listeners/formats/endpoint.ts
var SOCKET = /^(unix|abns|abnsz|fd|sockpair|rhttp|uxst|uxdg|pipe|vsock|npipe|file)[:@+]|^[/@]/i;
var SCHEME = /^([A-Za-z][A-Za-z0-9+.-]*):\/\//;
var PREFIX = /^(ipv[46]|(?:tcp|udp|quic|mptcp)[46]?)@/i;
var WITH_PORT = /^(\[[^\]]*\]|[^[\]]*):([^:[\]]*)$/;
var PORTS2 = /^(\d{1,5})(?:-(\d{1,5}))?$/;
function readEndpoint(written, lastColon = false) {
  const text = withoutPlaceholders(written);
  const { value } = text;
  if (value.length > 300 || SOCKET.test(value) || /\s/.test(value)) return null;
  const slice = slicerOf(text);
  const url = SCHEME.exec(value);
  const prefix = url ?? PREFIX.exec(value);
  const scheme = prefix?.[1]?.toLowerCase() ?? null;
  const start = prefix?.[0].length ?? 0;
  if (scheme !== null && SOCKET.test(`${scheme}:`)) return null;
  const slash = url ? value.indexOf("/", start) : -1;
  const end = slash < 0 ? value.length : slash;
  const authority = value.slice(start, end);
  if (authority.includes("@")) return null;
  if (!url && PORTS2.test(authority)) return { scheme, host: null, ports: readPorts(slice(start, end)) };
  const split = WITH_PORT.exec(authority);
  const host = split?.[1] ?? authority;
  if (!split || host.includes(":") && !host.startsWith("[") && !lastColon) {
    return { scheme, host: authority === "" ? null : slice(start, end), ports: null };
  }
  const colon = start + host.length;
  return { scheme, host: slice(start, colon), ports: readPorts(slice(colon + 1, end)) };
}
function readPorts(text) {
  const match = PORTS2.exec(text.value);
  if (!match) return null;
  const first = Number(match[1]);
  return { text, first, last: match[2] === void 0 ? first : Number(match[2]) };
}

// src/listeners/formats/bind.ts
var MAXIMUM_RANGE = 1e3;
var MAXIMUM_BINDS = 1e4;
var MAXIMUM_NOTE = 200;
function noBinds() {
  return { binds: [], off: [] };
}
function addBinds(found, binds) {
  for (const bind of binds) {
    if (isFull(found)) return;
    found.binds.push(bind);
  }
}
function addOff(found, port, text, note) {
  if (found.off.length < MAXIMUM_BINDS) found.off.push({ port, text, note: note.slice(0, MAXIMUM_NOTE) });
}
function isFull(found) {
  return found.binds.length >= MAXIMUM_BINDS;
}
function addEndpoint(found, endpoint, facts, offPort = null) {
  if (endpoint?.ports?.first === 0) addOff(found, offPort, endpoint.ports.text, facts.note);
  else if (endpoint) addBinds(found, bindsOfEndpoint(endpoint, facts));
}
function addSocket(found, host, port, facts, usual = null) {
  if (port) addEndpoint(found, { scheme: null, host, ports: readPorts(port) }, facts);
  else if (usual)
    addBinds(found, [bindAt(host, usual.port, usual.place, { ...facts, confidence: "medium", note: `${facts.note}, default port` })]);
}
function bindsOfEndpoint(endpoint, facts) {
  const { host, ports } = endpoint;
  if (ports === null) return [];
  const binds = [];
  const last = Math.min(ports.last, ports.first + MAXIMUM_RANGE - 1);
  for (let port = ports.first; port <= last; port++) {
    if (isPort(port)) binds.push({ ...placeOf4(host, facts.bareReach ?? "any"), ...factsOf(facts), port, portText: ports.text });
  }
  return binds;
}
function bindAt(address, port, portText, facts) {
  return { ...placeOf4(address, facts.bareReach ?? "any"), ...factsOf(facts), port, portText };
}
function hostOf(address) {
  return address.value.includes(UNKNOWN) ? null : address.value.replace(/^\[(.*)\]$/s, "$1");
}
function placeOf4(address, bareReach) {
  if (address === null) return { address: null, host: null, reach: bareReach };
  const host = hostOf(address);
  return { address, host, reach: host === null ? "unknown" : reachOfAddress(host) };
}
function factsOf(facts) {
  return { protocol: facts.protocol, confidence: facts.confidence, note: facts.note.slice(0, MAXIMUM_NOTE) };
}

// src/listeners/formats/lines.ts
function* linesOf(value) {
  const breaks = /\r\n?|\n/g;
  let start = 0;
  for (let found = breaks.exec(value); found; found = breaks.exec(value)) {
    yield { start, end: found.index };
    start = breaks.lastIndex;
  }
  yield { start, end: value.length };
}
function trimmed(value, line) {
  let { start, end } = line;
  while (start < end && isBlank(value.charCodeAt(start))) start++;
  while (end > start && isBlank(value.charCodeAt(end - 1))) end--;
  return { start, end };
}
function isBlank(code) {
  return code === 32 || code === 9 || code === 11 || code === 12 || code === 65279 || code === 160;
}

// src/listeners/formats/tokens.ts
var COMMAND_LINE = {
  marks: "",
  quotes: `"'`,
  quotesOpenWords: false,
  comments: "",
  commentsWithinWords: false,
  escapes: true,
  quotesEndWithLine: false
};
function* tokensOf(text, lexicon) {
  const { value } = text;
  const slice = slicerOf(text);
  let at2 = 0;
  while (at2 < value.length) {
    const character = value[at2] ?? "";
    const code = value.charCodeAt(at2);
    if (isLineBreak(code)) {
      at2 += code === 13 && value.charCodeAt(at2 + 1) === 10 ? 2 : 1;
      yield { kind: "line" };
    } else if (isBlank(code)) at2++;
    else if (lexicon.comments.includes(character)) at2 = endOfLine(value, at2);
    else if (lexicon.slashComments && value.startsWith("//", at2)) at2 = endOfLine(value, at2);
    else if (lexicon.slashComments && value.startsWith("/*", at2)) at2 = endOfComment(value, at2);
    else if (lexicon.marks.includes(character)) {
      at2++;
      yield { kind: "mark", mark: character };
    } else {
      const word = readWord(value, at2, lexicon);
      at2 = word.end;
      if (word.runs.length > 0) yield wordToken(value, word.runs, slice);
    }
  }
}
function wordsOf(text, lexicon) {
  const words2 = [];
  for (const token of tokensOf(text, lexicon)) {
    if (token.kind === "word" && words2.push(token.text()) >= MAXIMUM_WORDS) break;
  }
  return words2;
}
var MAXIMUM_WORDS = 1e3;
var MAXIMUM_RUNS = 1e3;
function wordToken(value, runs, slice) {
  const decoded = runs.map(([start, end]) => value.slice(start, end)).join("");
  return { kind: "word", value: decoded, text: () => joinTexts(runs.map(([start, end]) => slice(start, end))) };
}
function readWord(value, start, lexicon) {
  const runs = [];
  let quote2 = "";
  let quoted = false;
  let from = start;
  let at2 = start;
  const cut = () => {
    if (from < at2 && runs.length < MAXIMUM_RUNS) runs.push([from, at2]);
  };
  while (at2 < value.length) {
    const character = value[at2] ?? "";
    const code = value.charCodeAt(at2);
    if (character === "\\" && lexicon.escapes && quote2 !== "'") {
      cut();
      const next = value.charCodeAt(at2 + 1);
      if (isLineBreak(next)) {
        at2 += next === 13 && value.charCodeAt(at2 + 2) === 10 ? 3 : 2;
        from = at2;
        if (quote2 === "") break;
      } else {
        from = at2 + 1;
        at2 = Math.min(at2 + 2, value.length);
      }
    } else if (quote2 !== "") {
      if (character === quote2) {
        cut();
        quote2 = "";
        from = at2 + 1;
      } else if (lexicon.quotesEndWithLine && isLineBreak(code)) break;
      at2++;
    } else if (lexicon.quotes.includes(character) && (at2 === start || !lexicon.quotesOpenWords)) {
      cut();
      quote2 = character;
      quoted = true;
      from = at2 + 1;
      at2++;
    } else if (character === "$" && value[at2 + 1] === "{") {
      const close = /^\$\{[\w.:-]{0,200}\}/.exec(value.slice(at2, at2 + 210));
      at2 += close?.[0].length ?? 1;
    } else if (isBlank(code) || isLineBreak(code) || lexicon.marks.includes(character)) break;
    else if (lexicon.commentsWithinWords && lexicon.comments.includes(character)) break;
    else at2++;
  }
  cut();
  if (runs.length === 0 && quoted) runs.push([start, start]);
  return { end: at2, runs };
}
function isLineBreak(code) {
  return code === 10 || code === 13;
}
function endOfComment(value, start) {
  const end = value.indexOf("*/", start + 2);
  return end < 0 ? value.length : end + 2;
}
function endOfLine(value, start) {
  let at2 = start;
  while (at2 < value.length && !isLineBreak(value.charCodeAt(at2))) at2++;
  return at2;
}

// src/listeners/formats/directives.ts
var MAXIMUM_DEPTH = 100;
function directivesOf(tokens, roleOf6) {
  const root = [];
  const open = [root];
  let words2 = [];
  let tooDeep = 0;
  const close = (block) => {
    if (words2.length > 0 || block !== null) (open.at(-1) ?? root).push({ words: words2, block });
    words2 = [];
  };
  for (const token of tokens) {
    const role = roleOf6(token, words2);
    if (role === "word") {
      const isAction = token.kind === "word" && token.value === UNKNOWN && words2.length === 0;
      if (token.kind === "word" && !isAction && words2.length < MAXIMUM_WORDS) words2.push(token.text());
    } else if (role === "end") close(null);
    else if (role === "open") {
      const block = [];
      close(block);
      if (open.length < MAXIMUM_DEPTH) open.push(block);
      else tooDeep++;
    } else if (role === "close") {
      close(null);
      if (tooDeep > 0) tooDeep--;
      else if (open.length > 1) open.pop();
    }
  }
  close(null);
  return root;
}
function nameOf2(directive) {
  return directive.words[0]?.value ?? "";
}

// src/listeners/formats/setting.ts
var MAXIMUM_SETTINGS = 5e4;
function levelsOf(key) {
  return key.split(/\.|(?=\[\d+\])/).filter((level) => level !== "");
}
function matchesKey(pattern, key) {
  return matchLevels(levelsOf(pattern), levelsOf(key));
}
function matchLevels(pattern, levels) {
  let reachable = /* @__PURE__ */ new Set([0]);
  for (const level of levels) {
    const next = /* @__PURE__ */ new Set();
    for (const at2 of reachable) {
      const wanted = pattern[at2];
      if (wanted !== void 0 && matchesLevel(wanted, level)) next.add(at2 + 1);
      if (level.startsWith("[")) next.add(at2);
    }
    reachable = next;
  }
  return reachable.has(pattern.length);
}
function matchesLevel(wanted, level) {
  if (!wanted.includes("*")) return wanted === level;
  const [first = "", ...rest] = wanted.split("*");
  if (!level.startsWith(first)) return false;
  let at2 = first.length;
  for (const [index, part] of rest.entries()) {
    const found = index === rest.length - 1 ? Math.max(level.length - part.length, at2) : level.indexOf(part, at2);
    if (found < 0 || !level.startsWith(part, found)) return false;
    at2 = found + part.length;
  }
  return true;
}

// src/listeners/formats/blocks.ts
var LEXICON = {
  marks: "{}[]()=,;",
  quotes: '"',
  quotesOpenWords: true,
  comments: "#",
  slashComments: true,
  commentsWithinWords: false,
  escapes: true,
  quotesEndWithLine: true
};
function readBlocks(text) {
  const settings = [];
  addSettings(settings, "", directivesOf(tokensOf(text, LEXICON), roles()));
  return settings;
}
function roles() {
  const outer = [];
  let brackets = 0;
  return (token) => {
    if (token.kind === "word") return "word";
    const mark = token.kind === "line" ? "" : token.mark;
    if (mark === "{") {
      outer.push(brackets);
      brackets = 0;
      return "open";
    }
    if (mark === "}") {
      brackets = outer.pop() ?? 0;
      return "close";
    }
    if (mark === "[" || mark === "(") brackets++;
    else if (mark === "]" || mark === ")") brackets = Math.max(brackets - 1, 0);
    else if (mark !== "=" && (brackets === 0 || mark === ";")) return "end";
    return "nothing";
  };
}
function addSettings(settings, parent, directives) {
  for (const { words: words2, block } of directives) {
    const [name, ...rest] = words2;
    if (name === void 0 || settings.length >= MAXIMUM_SETTINGS) continue;
    const key = [parent, name.value.replace(/:$/, "")].filter(Boolean).join(".");
    if (block) {
      const path8 = [key, ...rest.map((label) => label.value.replaceAll(/[.[\]]/g, "_"))].join(".");
      settings.push({ key: path8, value: replacedText("true", name) });
      addSettings(settings, path8, block);
    } else if (rest.length === 1 && rest[0]) settings.push({ key, value: rest[0] });
    else for (const [index, value] of rest.entries()) settings.push({ key: `${key}[${index}]`, value });
  }
}

// src/listeners/formats/variables.ts
var DOLLAR = /\$(?:\{(?:env:)?(?<braced>[A-Za-z_]\w{0,200})(?::-(?<fallback>[^{}]{0,200}))?\}|(?<bare>[A-Za-z_]\w{0,200}))/g;
var BRACE = /\{(?:\$(?<braced>[A-Za-z_]\w{0,200})|%(?<bare>[A-Za-z_]\w{0,200})%)\}/g;
function expandVariables(text, pattern, environment) {
  if (!/[${]/.test(text.value)) return text;
  const slice = slicerOf(text);
  const parts = [];
  let at2 = 0;
  for (const match of text.value.matchAll(pattern)) {
    const name = match.groups?.braced ?? match.groups?.bare ?? "";
    const end = match.index + match[0].length;
    const fallback = match.groups?.fallback;
    if (match.index > at2) parts.push(slice(at2, match.index));
    const use = slice(match.index, end);
    const value = environment.get(name);
    if (value !== void 0) parts.push(addStep(value, { span: spanOfText(use), note: `variable ${name} is used` }));
    else if (fallback !== void 0) parts.push(slice(end - 1 - fallback.length, end - 1));
    else parts.push(unknownText(name, () => spanOfText(use)));
    at2 = end;
  }
  if (at2 === 0) return text;
  if (at2 < text.value.length) parts.push(slice(at2, text.value.length));
  return joinTexts(parts);
}
var CONTROL = /^\W*(if|else|end|with)\b/;
function alternativesOf(text) {
  const unknown = text.pieces.filter((piece) => piece.unknown !== void 0);
  if (unknown.length === 0) return [text];
  if (!unknown.every((piece) => CONTROL.test(piece.unknown ?? ""))) return [];
  return text.pieces.filter((piece) => piece.unknown === void 0 && piece.value !== "").map((piece) => ({ value: piece.value, pieces: [piece] }));
}

// src/listeners/formats/caddyfile.ts
var LEXICON2 = {
  marks: "",
  quotes: '"`',
  quotesOpenWords: true,
  comments: "#",
  commentsWithinWords: false,
  escapes: false,
  quotesEndWithLine: false
};
var ADMIN_PORT = 2019;
function readCaddyfile(text, environment) {
  const found = noBinds();
  if (/^\s*\{\s*"/.test(text.value)) return found;
  const [first, ...others] = directivesOf(tokensOf(text, LEXICON2), roleOf2);
  const isGlobal = first !== void 0 && first.words.length === 0;
  const options = isGlobal ? first.block ?? [] : [];
  const ports = { http: portOf(options, "http_port", 80), https: portOf(options, "https_port", 443) };
  readAdmin(options, first?.words[0] ?? first?.block?.[0]?.words[0], environment, found);
  const bindings = hostsIn(options, "default_bind");
  for (const { addresses, directives } of sitesOf(isGlobal || !first ? others : [first, ...others])) {
    const own = hostsIn(directives, "bind");
    for (const address of addresses) readSite(expandVariables(address, BRACE, environment), own.length > 0 ? own : bindings, ports, found);
  }
  return found;
}
function roleOf2(token, words2) {
  if (token.kind === "word") return token.value === "{" ? "open" : token.value === "}" ? "close" : "word";
  return token.kind === "line" && !words2.at(-1)?.value.endsWith(",") ? "end" : "nothing";
}
function sitesOf(directives) {
  const blocks = directives.filter(({ words: words2 }) => !/^&?\(/.test(words2[0]?.value ?? "") && words2[0]?.value !== "import");
  const [only, ...rest] = blocks;
  if (only && only.block === null) return [{ addresses: only.words, directives: rest }];
  return blocks.flatMap(({ words: words2, block }) => block ? [{ addresses: words2, directives: block }] : []);
}
function hostsIn(directives, name) {
  return directives.flatMap((directive) => nameOf2(directive) === name ? directive.words.slice(1) : []);
}
function portOf(options, name, usual) {
  const text = hostsIn(options, name)[0];
  return text && isPort(Number(text.value)) ? { number: Number(text.value), text } : { number: usual, text: null };
}
function readSite(written, hosts, ports, found) {
  const address = slicerOf(written)(0, written.value.replace(/,$/, "").length);
  const { value } = address;
  if (value === "" || value.includes("{")) return;
  const scheme = /^(https?):\/\//.exec(value)?.[1];
  const authority = value.replace(/^https?:\/\//, "").replace(/\/.*$/, "");
  const digits = /:(\d{1,5})$/.exec(authority)?.[1];
  if (digits === void 0 && (authority.includes(UNKNOWN) || /:$/.test(authority) || value.includes("://") !== (scheme !== void 0)))
    return;
  const usual = scheme === "http" ? ports.http : ports.https;
  const end = value.length - (/\/[^/]*$/.exec(value.slice(scheme === void 0 ? 0 : scheme.length + 3))?.[0].length ?? 0);
  const portText = digits === void 0 ? usual.text ?? address : slicerOf(address)(end - digits.length, end);
  const port = digits === void 0 ? usual.number : Number(digits);
  const note = `site ${value}`;
  const facts = { protocol: "TCP", confidence: digits === void 0 && scheme === void 0 ? "medium" : "high", note };
  if (!isPort(port)) return;
  for (const host of isFull(found) ? [] : hosts.length > 0 ? hosts : [null]) addBinds(found, [bindAt(host, port, portText, facts)]);
}
function readAdmin(options, place2, environment, found) {
  const admin = options.find((option) => nameOf2(option) === "admin");
  const address = admin?.words[1];
  if (address?.value === "off") addOff(found, ADMIN_PORT, address, "admin");
  else if (address) {
    const facts = { protocol: "TCP", confidence: "high", note: "admin" };
    addEndpoint(found, readEndpoint(expandVariables(address, BRACE, environment)), facts);
  } else if (place2) {
    const bind = bindAt(null, ADMIN_PORT, place2, { protocol: "TCP", confidence: "low", note: "admin by default", bareReach: "localhost" });
    addBinds(found, [{ ...bind, host: "localhost" }]);
  }
}

// src/listeners/formats/corefile.ts
var LEXICON3 = {
  marks: "",
  quotes: '"',
  quotesOpenWords: true,
  comments: "#",
  commentsWithinWords: false,
  escapes: false,
  quotesEndWithLine: false
};
var SCHEMES = /* @__PURE__ */ new Map([
  ["dns", { port: 53, protocols: ["UDP", "TCP"] }],
  ["tls", { port: 853, protocols: ["TCP"] }],
  ["quic", { port: 853, protocols: ["UDP"] }],
  ["grpc", { port: 443, protocols: ["TCP"] }],
  ["https", { port: 443, protocols: ["TCP"] }],
  ["https3", { port: 443, protocols: ["UDP"] }]
]);
var PLUGINS = /* @__PURE__ */ new Map([
  ["health", { host: null, port: 8080 }],
  ["ready", { host: null, port: 8181 }],
  ["prometheus", { host: "localhost", port: 9153 }],
  ["pprof", { host: "localhost", port: 6053 }]
]);
function readCorefile(text, environment) {
  const found = noBinds();
  const blocks = directivesOf(tokensOf(text, LEXICON3), roleOf3);
  const snippets = new Map(blocks.flatMap((block) => isSnippet(block) ? [[nameOf2(block).slice(1, -1), block]] : []));
  for (const block of blocks) {
    if (block.block === null || isSnippet(block)) continue;
    const plugins = withSnippets(block.block, snippets);
    const hosts = plugins.flatMap((plugin) => nameOf2(plugin) === "bind" ? plugin.words.slice(1) : []);
    for (const zone of block.words) readZone(expandVariables(zone, BRACE, environment), hosts, environment, found);
    for (const plugin of plugins) readPlugin(plugin, environment, found);
  }
  return found;
}
function roleOf3(token, words2) {
  if (token.kind === "word") return token.value === "{" ? "open" : token.value === "}" ? "close" : "word";
  return token.kind === "line" && !words2.at(-1)?.value.endsWith(",") ? "end" : "nothing";
}
function isSnippet(block) {
  return block.words.length === 1 && /^\(.*\)$/s.test(nameOf2(block));
}
function withSnippets(plugins, snippets) {
  const used = /* @__PURE__ */ new Set();
  const all = [];
  const open = [];
  const pushAll = (directives) => {
    for (let i = directives.length - 1; i >= 0; i--) open.push(directives[i]);
  };
  pushAll(plugins);
  for (let plugin = open.pop(); plugin; plugin = open.pop()) {
    const name = nameOf2(plugin) === "import" ? plugin.words[1]?.value ?? "" : "";
    const snippet = used.has(name) ? void 0 : snippets.get(name);
    if (snippet) used.add(name);
    pushAll(snippet?.block ?? []);
    all.push(plugin);
  }
  return all;
}
function readZone(zone, hosts, environment, found) {
  const slice = slicerOf(zone);
  const written = zone.value.replace(/,$/, "");
  const scheme = SCHEMES.get(/^([a-z0-9]+):\/\//.exec(written)?.[1] ?? "dns");
  if (scheme === void 0 || written === "") return;
  const digits = /:(\d{1,5})$/.exec(written)?.[1];
  if (digits === void 0 && (/:[^/:]*$/.test(written) || written.includes(UNKNOWN))) return;
  const portText = digits === void 0 ? slice(0, written.length) : slice(written.length - digits.length, written.length);
  const port = digits === void 0 ? scheme.port : Number(digits);
  const note = `server block ${written}${digits === void 0 ? ", default port" : ""}`;
  if (port === 0) addOff(found, null, portText, note);
  if (!isPort(port)) return;
  for (const protocol of scheme.protocols) {
    const facts = { protocol, confidence: "high", note };
    if (hosts.length === 0) addBinds(found, [bindAt(null, port, portText, facts)]);
    for (const host of hosts) {
      if (isFull(found)) return;
      addBinds(found, [atInterface(bindAt(withoutPlaceholders(expandVariables(host, BRACE, environment)), port, portText, facts))]);
    }
  }
}
function atInterface(bind) {
  if (bind.host === "lo") return { ...bind, reach: "localhost" };
  return bind.reach === "unknown" && bind.host !== null && !bind.host.includes(UNKNOWN) ? { ...bind, reach: "other" } : bind;
}
function readPlugin(plugin, environment, found) {
  const [name, argument] = plugin.words;
  const defaults = PLUGINS.get(name?.value ?? "");
  if (!name || !defaults) return;
  const note = `plugin ${name.value}`;
  if (argument === void 0) {
    const bind = bindAt(null, defaults.port, name, { protocol: "TCP", confidence: "high", note: `${note}, default address` });
    addBinds(found, [defaults.host === null ? bind : { ...bind, host: defaults.host, reach: "localhost" }]);
    return;
  }
  const endpoint = readEndpoint(expandVariables(argument, BRACE, environment));
  addEndpoint(found, endpoint, { protocol: "TCP", confidence: "high", note }, defaults.port);
}

// src/listeners/formats/envoy.ts
var ADDRESSES = [
  ["static_resources.listeners.[*].address.socket_address", "listener"],
  ["static_resources.listeners.[*].additional_addresses.[*].address.socket_address", "listener"],
  ["resources.[*].address.socket_address", "listener"],
  ["resources.[*].additional_addresses.[*].address.socket_address", "listener"],
  ["admin.address.socket_address", "admin"]
];
function readEnvoy(settings) {
  const found = noBinds();
  const byKey = new Map(settings.map(({ key, value }) => [snakeCase(key), value]));
  for (const [key, portText] of byKey) {
    const base = /^(.*\.socket_address)\.port_value$/.exec(key)?.[1];
    const note = base === void 0 ? void 0 : ADDRESSES.find(([pattern]) => matchesKey(pattern, base))?.[1];
    if (base === void 0 || note === void 0) continue;
    const owner = /^(?:static_resources\.listeners|resources)\[\d+\]/.exec(base)?.[0] ?? "admin";
    if (owner.startsWith("resources") && !/\.Listener$/.test(byKey.get(`${owner}.@type`)?.value ?? "")) continue;
    const port = readPorts(portText)?.first;
    const name = byKey.get(`${owner}.name`)?.value;
    const facts = {
      protocol: protocolOf2(byKey.get(`${base}.protocol`)?.value),
      confidence: "high",
      note: name ? `${note} ${name}` : note
    };
    const isUnbound = ["bind_to_port", "deprecated_v1.bind_to_port"].some((part) => byKey.get(`${owner}.${part}`)?.value === "false");
    if (port === 0 || isUnbound) addOff(found, port || null, portText, facts.note);
    else if (port !== void 0 && port <= 65535) addBinds(found, [bindAt(byKey.get(`${base}.address`) ?? null, port, portText, facts)]);
  }
  return found;
}
function snakeCase(key) {
  return key.replace(/[a-z0-9][A-Z]/g, (pair) => `${pair[0]}_${pair[1]?.toLowerCase()}`);
}
function protocolOf2(written) {
  return written === "UDP" || written === "1" ? "UDP" : "TCP";
}

// src/listeners/formats/fluent-bit.ts
function fluentBitSections(text) {
  const { value } = text;
  const slice = slicerOf(text);
  const sections = [];
  let count2 = 0;
  for (const raw of linesOf(value)) {
    const { start, end } = trimmed(value, raw);
    const head = value.slice(start, Math.min(end, start + 300));
    const name = /^\[([\w ]+)\]/.exec(head)?.[1];
    if (name !== void 0) sections.push({ name: name.trim().toLowerCase(), settings: [] });
    const key = /^([A-Za-z][\w.]*)\s+/.exec(head);
    if (!key?.[1] || ++count2 > MAXIMUM_SETTINGS) continue;
    sections.at(-1)?.settings.push({ key: key[1].toLowerCase(), value: slice(start + key[0].length, end) });
  }
  return sections;
}
function readFluentBit(text) {
  return fluentBitSections(text).flatMap(({ name, settings }) => settings.map(({ key, value }) => ({ key: `${name}.${key}`, value })));
}

// node_modules/js-yaml/dist/js-yaml.mjs
var __defProp2 = Object.defineProperty;
var __defProps = Object.defineProperties;
var __getOwnPropDescs = Object.getOwnPropertyDescriptors;
var __getOwnPropSymbols = Object.getOwnPropertySymbols;
var __hasOwnProp2 = Object.prototype.hasOwnProperty;
var __propIsEnum = Object.prototype.propertyIsEnumerable;
var __defNormalProp = (obj, key, value) => key in obj ? __defProp2(obj, key, { enumerable: true, configurable: true, writable: true, value }) : obj[key] = value;
var __spreadValues = (a, b) => {
  for (var prop in b ||= {})
    if (__hasOwnProp2.call(b, prop))
      __defNormalProp(a, prop, b[prop]);
  if (__getOwnPropSymbols)
    for (var prop of __getOwnPropSymbols(b)) {
      if (__propIsEnum.call(b, prop))
        __defNormalProp(a, prop, b[prop]);
    }
  return a;
};
var __spreadProps = (a, b) => __defProps(a, __getOwnPropDescs(b));
var NOT_RESOLVED = /* @__PURE__ */ Symbol("NOT_RESOLVED");
function defineScalarTag(tagName, options) {
  return {
    tagName,
    nodeKind: "scalar",
    implicit: options.implicit ?? false,
    matchByTagPrefix: options.matchByTagPrefix ?? false,
    implicitFirstChars: options.implicitFirstChars ?? null,
    resolve: options.resolve,
    identify: options.identify,
    represent: options.represent ?? ((data) => String(data)),
    representTagName: options.representTagName ?? (() => tagName)
  };
}
function defineSequenceTag(tagName, options) {
  const carrierIsResult = options.finalize === void 0;
  return {
    tagName,
    nodeKind: "sequence",
    implicit: false,
    matchByTagPrefix: options.matchByTagPrefix ?? false,
    create: options.create,
    addItem: options.addItem,
    finalize: options.finalize ?? ((carrier) => carrier),
    carrierIsResult,
    identify: options.identify,
    represent: options.represent ?? ((data) => data),
    representTagName: options.representTagName ?? (() => tagName)
  };
}
function defineMappingTag(tagName, options) {
  const carrierIsResult = options.finalize === void 0;
  return {
    tagName,
    nodeKind: "mapping",
    implicit: false,
    matchByTagPrefix: options.matchByTagPrefix ?? false,
    create: options.create,
    addPair: options.addPair,
    has: options.has,
    keys: options.keys,
    get: options.get,
    finalize: options.finalize ?? ((carrier) => carrier),
    carrierIsResult,
    identify: options.identify,
    represent: options.represent ?? ((data) => data),
    representTagName: options.representTagName ?? (() => tagName)
  };
}
var strTag = defineScalarTag("tag:yaml.org,2002:str", {
  resolve: (source) => source,
  identify: (data) => typeof data === "string"
});
var NULL_VALUES$1 = [
  "",
  "~",
  "null",
  "Null",
  "NULL"
];
var nullCoreTag = defineScalarTag("tag:yaml.org,2002:null", {
  implicit: true,
  implicitFirstChars: [
    "",
    "~",
    "n",
    "N"
  ],
  resolve: (source) => {
    if (NULL_VALUES$1.indexOf(source) !== -1) return null;
    return NOT_RESOLVED;
  },
  identify: (object) => object === null,
  represent: () => "null"
});
var nullJsonTag = defineScalarTag("tag:yaml.org,2002:null", {
  implicit: true,
  implicitFirstChars: ["n"],
  resolve: (source, isExplicit) => {
    if (source === "null" || isExplicit && source === "") return null;
    return NOT_RESOLVED;
  },
  identify: (object) => object === null,
  represent: () => "null"
});
var NULL_VALUES = [
  "",
  "~",
  "null",
  "Null",
  "NULL"
];
var nullYaml11Tag = defineScalarTag("tag:yaml.org,2002:null", {
  implicit: true,
  implicitFirstChars: [
    "",
    "~",
    "n",
    "N"
  ],
  resolve: (source) => {
    if (NULL_VALUES.indexOf(source) !== -1) return null;
    return NOT_RESOLVED;
  },
  identify: (object) => object === null,
  represent: () => "null"
});
var TRUE_VALUES$2 = [
  "true",
  "True",
  "TRUE"
];
var FALSE_VALUES$2 = [
  "false",
  "False",
  "FALSE"
];
var boolCoreTag = defineScalarTag("tag:yaml.org,2002:bool", {
  implicit: true,
  implicitFirstChars: [
    "t",
    "T",
    "f",
    "F"
  ],
  resolve: (source) => {
    if (TRUE_VALUES$2.indexOf(source) !== -1) return true;
    if (FALSE_VALUES$2.indexOf(source) !== -1) return false;
    return NOT_RESOLVED;
  },
  identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
  represent: (object) => object ? "true" : "false"
});
var TRUE_VALUES$1 = ["true"];
var FALSE_VALUES$1 = ["false"];
var boolJsonTag = defineScalarTag("tag:yaml.org,2002:bool", {
  implicit: true,
  implicitFirstChars: ["t", "f"],
  resolve: (source) => {
    if (TRUE_VALUES$1.indexOf(source) !== -1) return true;
    if (FALSE_VALUES$1.indexOf(source) !== -1) return false;
    return NOT_RESOLVED;
  },
  identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
  represent: (object) => object ? "true" : "false"
});
var TRUE_VALUES = [
  "true",
  "True",
  "TRUE",
  "y",
  "Y",
  "yes",
  "Yes",
  "YES",
  "on",
  "On",
  "ON"
];
var FALSE_VALUES = [
  "false",
  "False",
  "FALSE",
  "n",
  "N",
  "no",
  "No",
  "NO",
  "off",
  "Off",
  "OFF"
];
var boolYaml11Tag = defineScalarTag("tag:yaml.org,2002:bool", {
  implicit: true,
  implicitFirstChars: [
    "y",
    "Y",
    "n",
    "N",
    "t",
    "T",
    "f",
    "F",
    "o",
    "O"
  ],
  resolve: (source) => {
    if (TRUE_VALUES.indexOf(source) !== -1) return true;
    if (FALSE_VALUES.indexOf(source) !== -1) return false;
    return NOT_RESOLVED;
  },
  identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
  represent: (object) => object ? "true" : "false"
});
var YAML_INTEGER_IMPLICIT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
var YAML_INTEGER_EXPLICIT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function parseYamlInteger$2(source) {
  let value = source;
  let sign = 1;
  if (value[0] === "-" || value[0] === "+") {
    if (value[0] === "-") sign = -1;
    value = value.slice(1);
  }
  if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
  if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
  if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
  return sign * parseInt(value, 10);
}
function resolveYamlInteger$2(source, isExplicit) {
  if (isExplicit) {
    if (!YAML_INTEGER_EXPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
  } else if (!YAML_INTEGER_IMPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
  const result = parseYamlInteger$2(source);
  return Number.isFinite(result) ? result : NOT_RESOLVED;
}
var intCoreTag = defineScalarTag("tag:yaml.org,2002:int", {
  implicit: true,
  implicitFirstChars: [
    "-",
    "+",
    ..."0123456789"
  ],
  resolve: resolveYamlInteger$2,
  identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
  represent: (object) => object.toString(10)
});
var YAML_INTEGER_IMPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)$");
var YAML_INTEGER_EXPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function parseYamlInteger$1(source) {
  let value = source;
  let sign = 1;
  if (value[0] === "-" || value[0] === "+") {
    if (value[0] === "-") sign = -1;
    value = value.slice(1);
  }
  if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
  if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
  if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
  return sign * parseInt(value, 10);
}
function resolveYamlInteger$1(source, isExplicit) {
  if (isExplicit) {
    if (!YAML_INTEGER_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
  } else if (!YAML_INTEGER_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
  const result = parseYamlInteger$1(source);
  return Number.isFinite(result) ? result : NOT_RESOLVED;
}
var intJsonTag = defineScalarTag("tag:yaml.org,2002:int", {
  implicit: true,
  implicitFirstChars: ["-", ..."0123456789"],
  resolve: resolveYamlInteger$1,
  identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
  represent: (object) => object.toString(10)
});
var YAML_INTEGER_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function parseYamlInteger(source) {
  let value = source.replace(/_/g, "");
  let sign = 1;
  if (value[0] === "-" || value[0] === "+") {
    if (value[0] === "-") sign = -1;
    value = value.slice(1);
  }
  if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
  if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
  if (value.includes(":")) {
    let result = 0;
    for (const part of value.split(":")) result = result * 60 + Number(part);
    return sign * result;
  }
  if (value !== "0" && value[0] === "0") return sign * parseInt(value, 8);
  return sign * parseInt(value, 10);
}
function resolveYamlInteger(source) {
  if (!YAML_INTEGER_PATTERN.test(source)) return NOT_RESOLVED;
  const result = parseYamlInteger(source);
  return Number.isFinite(result) ? result : NOT_RESOLVED;
}
var intYaml11Tag = defineScalarTag("tag:yaml.org,2002:int", {
  implicit: true,
  implicitFirstChars: [
    "-",
    "+",
    ..."0123456789"
  ],
  resolve: resolveYamlInteger,
  identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
  represent: (object) => object.toString(10)
});
var YAML_FLOAT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
var YAML_FLOAT_SPECIAL_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat$2(source) {
  if (!YAML_FLOAT_PATTERN$1.test(source)) return NOT_RESOLVED;
  let value = source.toLowerCase();
  const sign = value[0] === "-" ? -1 : 1;
  if ("+-".includes(value[0])) value = value.slice(1);
  if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  if (value === ".nan") return NaN;
  const result = sign * parseFloat(value);
  if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN$1.test(source)) return result;
  return NOT_RESOLVED;
}
function representYamlFloat$2(object) {
  if (isNaN(object)) return ".nan";
  if (object === Number.POSITIVE_INFINITY) return ".inf";
  if (object === Number.NEGATIVE_INFINITY) return "-.inf";
  if (Object.is(object, -0)) return "-0.0";
  const result = object.toString(10);
  return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
var floatCoreTag = defineScalarTag("tag:yaml.org,2002:float", {
  implicit: true,
  implicitFirstChars: [
    "-",
    "+",
    ".",
    ..."0123456789"
  ],
  resolve: resolveYamlFloat$2,
  identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
  represent: representYamlFloat$2
});
var YAML_FLOAT_IMPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$");
var YAML_FLOAT_EXPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat$1(source, isExplicit) {
  if (isExplicit) {
    if (!YAML_FLOAT_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
    let value = source.toLowerCase();
    const sign = value[0] === "-" ? -1 : 1;
    if ("+-".includes(value[0])) value = value.slice(1);
    if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    if (value === ".nan") return NaN;
    const result2 = sign * parseFloat(value);
    return Number.isFinite(result2) ? result2 : NOT_RESOLVED;
  }
  if (!YAML_FLOAT_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
  const result = Number(source);
  if (Number.isFinite(result)) return result;
  return NOT_RESOLVED;
}
function representYamlFloat$1(object) {
  if (isNaN(object)) return ".nan";
  if (object === Number.POSITIVE_INFINITY) return ".inf";
  if (object === Number.NEGATIVE_INFINITY) return "-.inf";
  if (Object.is(object, -0)) return "-0.0";
  const result = object.toString(10);
  return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
var floatJsonTag = defineScalarTag("tag:yaml.org,2002:float", {
  implicit: true,
  implicitFirstChars: ["-", ..."0123456789"],
  resolve: resolveYamlFloat$1,
  identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
  represent: representYamlFloat$1
});
var YAML_FLOAT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
var YAML_FLOAT_SPECIAL_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat(source) {
  if (!YAML_FLOAT_PATTERN.test(source)) return NOT_RESOLVED;
  let value = source.toLowerCase().replace(/_/g, "");
  const sign = value[0] === "-" ? -1 : 1;
  if ("+-".includes(value[0])) value = value.slice(1);
  if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  if (value === ".nan") return NaN;
  let result = 0;
  if (value.includes(":")) {
    for (const part of value.split(":")) result = result * 60 + Number(part);
    result *= sign;
  } else result = sign * parseFloat(value);
  if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN.test(source)) return result;
  return NOT_RESOLVED;
}
function representYamlFloat(object) {
  if (isNaN(object)) return ".nan";
  if (object === Number.POSITIVE_INFINITY) return ".inf";
  if (object === Number.NEGATIVE_INFINITY) return "-.inf";
  if (Object.is(object, -0)) return "-0.0";
  const result = object.toString(10);
  return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
var floatYaml11Tag = defineScalarTag("tag:yaml.org,2002:float", {
  implicit: true,
  implicitFirstChars: [
    "-",
    "+",
    ".",
    ..."0123456789"
  ],
  resolve: resolveYamlFloat,
  identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
  represent: representYamlFloat
});
var mergeTag = defineScalarTag("tag:yaml.org,2002:merge", {
  implicit: true,
  implicitFirstChars: ["<"],
  resolve: (source, isExplicit) => {
    if (source === "<<" || isExplicit && source === "") return "<<";
    return NOT_RESOLVED;
  },
  identify: () => false
});
var BASE64_PATTERN = /^[A-Za-z0-9+/]*={0,2}$/;
function resolveYamlBinary(source) {
  const input = source.replace(/\s/g, "");
  if (input.length % 4 !== 0 || !BASE64_PATTERN.test(input)) return NOT_RESOLVED;
  const binary = atob(input);
  const result = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index++) result[index] = binary.charCodeAt(index);
  return result;
}
function representYamlBinary(object) {
  let binary = "";
  for (let index = 0; index < object.length; index++) binary += String.fromCharCode(object[index]);
  return btoa(binary);
}
var binaryTag = defineScalarTag("tag:yaml.org,2002:binary", {
  resolve: resolveYamlBinary,
  identify: (object) => Object.prototype.toString.call(object) === "[object Uint8Array]",
  represent: representYamlBinary
});
var YAML_DATE_REGEXP = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$");
var YAML_TIMESTAMP_REGEXP = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function makeUtcDate(year, month, day, hour = 0, minute = 0, second = 0, fraction = 0) {
  const date = new Date(Date.UTC(year, month, day, hour, minute, second, fraction));
  date.setUTCFullYear(year, month, day);
  return date;
}
function resolveYamlTimestamp(source) {
  let match = YAML_DATE_REGEXP.exec(source);
  if (match === null) match = YAML_TIMESTAMP_REGEXP.exec(source);
  if (match === null) return NOT_RESOLVED;
  const year = +match[1];
  const month = +match[2] - 1;
  const day = +match[3];
  if (!match[4]) {
    const date2 = makeUtcDate(year, month, day);
    if (date2.getUTCFullYear() !== year || date2.getUTCMonth() !== month || date2.getUTCDate() !== day) return NOT_RESOLVED;
    return date2;
  }
  const hour = +match[4];
  const minute = +match[5];
  const second = +match[6];
  let fraction = 0;
  if (hour > 23 || minute > 59 || second > 59) return NOT_RESOLVED;
  if (match[7]) {
    let value = match[7].slice(0, 3);
    while (value.length < 3) value += "0";
    fraction = +value;
  }
  const date = makeUtcDate(year, month, day, hour, minute, second, fraction);
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
  if (match[9]) {
    const offsetHour = +match[10];
    const offsetMinute = +(match[11] || 0);
    if (offsetHour > 23 || offsetMinute > 59) return NOT_RESOLVED;
    const offset = (offsetHour * 60 + offsetMinute) * 6e4;
    date.setTime(date.getTime() - (match[9] === "-" ? -offset : offset));
  }
  return date;
}
var timestampTag = defineScalarTag("tag:yaml.org,2002:timestamp", {
  implicit: true,
  implicitFirstChars: [..."0123456789"],
  resolve: resolveYamlTimestamp,
  identify: (object) => object instanceof Date,
  represent: (object) => object.toISOString()
});
var seqTag = defineSequenceTag("tag:yaml.org,2002:seq", {
  create: () => [],
  addItem: (container, item) => {
    container.push(item);
  },
  identify: Array.isArray
});
function isPlainObject(data) {
  if (data === null || typeof data !== "object" || Array.isArray(data)) return false;
  const prototype = Object.getPrototypeOf(data);
  return prototype === null || prototype === Object.prototype;
}
function pick(object, keys) {
  const result = {};
  for (const key of keys) if (object[key] !== void 0) result[key] = object[key];
  return result;
}
var omapTag = defineSequenceTag("tag:yaml.org,2002:omap", {
  create: () => ({
    list: [],
    seen: /* @__PURE__ */ new Set()
  }),
  addItem: (carrier, item) => {
    let key;
    if (item instanceof Map) {
      if (item.size !== 1) return "cannot resolve an ordered map item";
      key = item.keys().next().value;
    } else if (isPlainObject(item)) {
      const itemKeys = Object.keys(item);
      if (itemKeys.length !== 1) return "cannot resolve an ordered map item";
      key = itemKeys[0];
    } else return "cannot resolve an ordered map item";
    if (carrier.seen.has(key)) return "duplicate key in ordered map";
    carrier.seen.add(key);
    carrier.list.push(item);
    return "";
  },
  finalize: (carrier) => carrier.list,
  identify: () => false
});
var pairsTag = defineSequenceTag("tag:yaml.org,2002:pairs", {
  create: () => [],
  addItem: (container, item) => {
    if (item instanceof Map) {
      if (item.size !== 1) return "cannot resolve a pairs item";
      container.push(item.entries().next().value);
      return "";
    }
    if (Object.prototype.toString.call(item) !== "[object Object]") return "cannot resolve a pairs item";
    const object = item;
    const keys = Object.keys(object);
    if (keys.length !== 1) return "cannot resolve a pairs item";
    container.push([keys[0], object[keys[0]]]);
    return "";
  },
  identify: () => false
});
var mapTag = defineMappingTag("tag:yaml.org,2002:map", {
  create: () => ({}),
  identify: isPlainObject,
  represent: (o) => {
    const map = /* @__PURE__ */ new Map();
    for (const key of Object.keys(o)) map.set(key, o[key]);
    return map;
  },
  addPair: (container, key, value) => {
    if (key !== null && typeof key === "object") return "object-based map does not support complex keys";
    const normalizedKey = String(key);
    if (normalizedKey === "__proto__") Object.defineProperty(container, normalizedKey, {
      value,
      enumerable: true,
      configurable: true,
      writable: true
    });
    else container[normalizedKey] = value;
    return "";
  },
  has: (container, key) => {
    if (key !== null && typeof key === "object") return false;
    return Object.prototype.hasOwnProperty.call(container, String(key));
  },
  keys: (container) => Object.keys(container),
  get: (container, key) => {
    const normalizedKey = String(key);
    if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
    return container[normalizedKey];
  }
});
var setTag = defineMappingTag("tag:yaml.org,2002:set", {
  create: () => /* @__PURE__ */ new Set(),
  identify: (data) => data instanceof Set,
  represent: (data) => {
    const map = /* @__PURE__ */ new Map();
    for (const key of data) map.set(key, null);
    return map;
  },
  addPair: (container, key, value) => {
    if (value !== null) return "cannot resolve a set item";
    container.add(key);
    return "";
  },
  has: (container, key) => container.has(key),
  keys: (container) => container.keys(),
  get: () => null
});
function createTagDefinitionMap() {
  return {
    scalar: /* @__PURE__ */ Object.create(null),
    sequence: /* @__PURE__ */ Object.create(null),
    mapping: /* @__PURE__ */ Object.create(null)
  };
}
function createTagDefinitionListMap() {
  return {
    scalar: [],
    sequence: [],
    mapping: []
  };
}
function compileTags(tags) {
  const result = [];
  for (const tag of tags) {
    let index = result.length;
    for (let previousIndex = 0; previousIndex < result.length; previousIndex++) {
      const previous = result[previousIndex];
      if (previous.nodeKind === tag.nodeKind && previous.tagName === tag.tagName && previous.matchByTagPrefix === tag.matchByTagPrefix) {
        index = previousIndex;
        break;
      }
    }
    result[index] = tag;
  }
  return result;
}
var Schema = class Schema2 {
  tags;
  /** @internal */
  implicitScalarTags;
  /**
  * Dispatch implicit scalar resolvers by `source.charAt(0)`. Each bucket holds
  * the resolvers that may match that key, in schema order; a key absent from
  * the map uses
  * {@link Schema.implicitScalarAnyFirstChar}
  * (resolvers that declared no first-char constraint, so they apply to any
  * first character).
  */
  implicitScalarByFirstChar;
  implicitScalarAnyFirstChar;
  /**
  * The default scalar tag (`!!str`), resolved once so the composer's fallback
  * for unresolved plain scalars avoids a keyed lookup per scalar.
  *
  * @internal
  */
  defaultScalarTag;
  /**
  * The default container tags (`!!seq` / `!!map`), used by the dumper: when a
  * value is identified by its default tag, the tag is implicit and not
  * printed. Undefined if the schema does not define them (then such values
  * can't be dumped).
  *
  * @internal
  */
  defaultSequenceTag;
  /** @internal */
  defaultMappingTag;
  exact;
  prefix;
  constructor(tags) {
    const compiledTags = compileTags(tags);
    const implicitScalarTags = [];
    const exact = createTagDefinitionMap();
    const prefix = createTagDefinitionListMap();
    for (const tag of compiledTags) {
      if (tag.nodeKind === "scalar" && tag.implicit) {
        if (tag.matchByTagPrefix) throw new Error("Implicit scalar tags cannot match by tag prefix");
        implicitScalarTags.push(tag);
      }
      switch (tag.nodeKind) {
        case "scalar":
          if (tag.matchByTagPrefix) prefix.scalar.push(tag);
          else exact.scalar[tag.tagName] = tag;
          break;
        case "sequence":
          if (tag.matchByTagPrefix) prefix.sequence.push(tag);
          else exact.sequence[tag.tagName] = tag;
          break;
        case "mapping":
          if (tag.matchByTagPrefix) prefix.mapping.push(tag);
          else exact.mapping[tag.tagName] = tag;
      }
    }
    const implicitScalarAnyFirstChar = implicitScalarTags.filter((tag) => tag.implicitFirstChars === null);
    const keys = /* @__PURE__ */ new Set();
    for (const tag of implicitScalarTags) if (tag.implicitFirstChars !== null) for (const key of tag.implicitFirstChars) keys.add(key);
    const implicitScalarByFirstChar = /* @__PURE__ */ new Map();
    for (const key of keys) implicitScalarByFirstChar.set(key, implicitScalarTags.filter((tag) => tag.implicitFirstChars === null || tag.implicitFirstChars.indexOf(key) !== -1));
    const defaultScalarTag = exact.scalar["tag:yaml.org,2002:str"];
    if (!defaultScalarTag) throw new Error("schema does not define the default scalar tag (tag:yaml.org,2002:str)");
    this.tags = compiledTags;
    this.implicitScalarTags = implicitScalarTags;
    this.implicitScalarByFirstChar = implicitScalarByFirstChar;
    this.implicitScalarAnyFirstChar = implicitScalarAnyFirstChar;
    this.defaultScalarTag = defaultScalarTag;
    this.defaultSequenceTag = exact.sequence["tag:yaml.org,2002:seq"];
    this.defaultMappingTag = exact.mapping["tag:yaml.org,2002:map"];
    this.exact = exact;
    this.prefix = prefix;
  }
  /** @internal */
  lookupScalarTag(tagName) {
    const exactTag = this.exact.scalar[tagName];
    if (exactTag) return exactTag;
    for (const tag of this.prefix.scalar) if (tagName.startsWith(tag.tagName)) return tag;
  }
  /** @internal */
  lookupSequenceTag(tagName) {
    const exactTag = this.exact.sequence[tagName];
    if (exactTag) return exactTag;
    for (const tag of this.prefix.sequence) if (tagName.startsWith(tag.tagName)) return tag;
  }
  /** @internal */
  lookupMappingTag(tagName) {
    const exactTag = this.exact.mapping[tagName];
    if (exactTag) return exactTag;
    for (const tag of this.prefix.mapping) if (tagName.startsWith(tag.tagName)) return tag;
  }
  /** @internal */
  resolveImplicitScalarTag(source) {
    const candidates = this.implicitScalarByFirstChar.get(source.charAt(0)) ?? this.implicitScalarAnyFirstChar;
    for (const tag2 of candidates) {
      const value = tag2.resolve(source, false, tag2.tagName);
      if (value !== NOT_RESOLVED) return {
        value,
        tag: tag2
      };
    }
    const tag = this.defaultScalarTag;
    return {
      value: tag.resolve(source, false, tag.tagName),
      tag
    };
  }
  /**
  * Creates a new schema with the specified tags added. If a tag already
  * exists, it is replaced by the specified tag.
  *
  * @example
  *
  * ```javascript
  * import { CORE_SCHEMA, mergeTag, realMapTag } from 'js-yaml'
  *
  * const schema = CORE_SCHEMA.withTags(mergeTag, realMapTag)
  * ```
  */
  withTags(...tags) {
    let flatTags = [];
    for (const tag of tags) flatTags = flatTags.concat(tag);
    return new Schema2([...this.tags, ...flatTags]);
  }
};
var FAILSAFE_SCHEMA = new Schema([
  strTag,
  seqTag,
  mapTag
]);
var JSON_SCHEMA = new Schema([
  ...FAILSAFE_SCHEMA.tags,
  nullJsonTag,
  boolJsonTag,
  intJsonTag,
  floatJsonTag
]);
var CORE_SCHEMA = new Schema([
  ...FAILSAFE_SCHEMA.tags,
  nullCoreTag,
  boolCoreTag,
  intCoreTag,
  floatCoreTag
]);
var YAML11_SCHEMA = new Schema([
  ...FAILSAFE_SCHEMA.tags,
  nullYaml11Tag,
  boolYaml11Tag,
  intYaml11Tag,
  floatYaml11Tag,
  timestampTag,
  mergeTag,
  binaryTag,
  omapTag,
  pairsTag,
  setTag
]);
var DUMP_SCHEMA = YAML11_SCHEMA.withTags(__spreadProps(__spreadValues({}, intYaml11Tag), {
  resolve: (source, isExplicit, tagName) => {
    const result = intYaml11Tag.resolve(source, isExplicit, tagName);
    return result === NOT_RESOLVED ? intCoreTag.resolve(source, isExplicit, tagName) : result;
  }
}), __spreadProps(__spreadValues({}, floatYaml11Tag), {
  resolve: (source, isExplicit, tagName) => {
    const result = floatYaml11Tag.resolve(source, isExplicit, tagName);
    return result === NOT_RESOLVED ? floatCoreTag.resolve(source, isExplicit, tagName) : result;
  }
}));
var realMapTag = defineMappingTag("tag:yaml.org,2002:map", {
  create: () => /* @__PURE__ */ new Map(),
  addPair: (container, key, value) => {
    container.set(key, value);
    return "";
  },
  has: (container, key) => container.has(key),
  keys: (container) => container.keys(),
  get: (container, key) => container.get(key),
  identify: (data) => data instanceof Map || isPlainObject(data),
  represent: (data) => {
    if (data instanceof Map) return data;
    const map = /* @__PURE__ */ new Map();
    const obj = data;
    for (const key of Object.keys(obj)) map.set(key, obj[key]);
    return map;
  }
});
function normalizeKey(key) {
  if (Array.isArray(key)) {
    const array = Array.prototype.slice.call(key);
    for (let index = 0; index < array.length; index++) {
      if (Array.isArray(array[index])) return null;
      if (typeof array[index] === "object" && Object.prototype.toString.call(array[index]) === "[object Object]") array[index] = "[object Object]";
    }
    return String(array);
  }
  if (typeof key === "object" && Object.prototype.toString.call(key) === "[object Object]") return "[object Object]";
  return String(key);
}
var legacyMapTag = defineMappingTag("tag:yaml.org,2002:map", {
  create: () => ({}),
  identify: isPlainObject,
  represent: (o) => {
    const map = /* @__PURE__ */ new Map();
    for (const key of Object.keys(o)) map.set(key, o[key]);
    return map;
  },
  addPair: (container, key, value) => {
    const normalizedKey = normalizeKey(key);
    if (normalizedKey === null) return "nested arrays are not supported inside keys";
    if (normalizedKey === "__proto__") Object.defineProperty(container, normalizedKey, {
      value,
      enumerable: true,
      configurable: true,
      writable: true
    });
    else container[normalizedKey] = value;
    return "";
  },
  has: (container, key) => {
    const normalizedKey = normalizeKey(key);
    return normalizedKey !== null && Object.prototype.hasOwnProperty.call(container, normalizedKey);
  },
  keys: (container) => Object.keys(container),
  get: (container, key) => {
    const normalizedKey = String(key);
    if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
    return container[normalizedKey];
  }
});
var DEFAULT_SNIPPET_OPTIONS = {
  maxLength: 79,
  indent: 1,
  linesBefore: 3,
  linesAfter: 2
};
function getLine(buffer, lineStart2, lineEnd2, position, maxLineLength) {
  let head = "";
  let tail = "";
  const maxHalfLength = Math.floor(maxLineLength / 2) - 1;
  if (position - lineStart2 > maxHalfLength) {
    head = " ... ";
    lineStart2 = position - maxHalfLength + head.length;
  }
  if (lineEnd2 - position > maxHalfLength) {
    tail = " ...";
    lineEnd2 = position + maxHalfLength - tail.length;
  }
  return {
    str: head + buffer.slice(lineStart2, lineEnd2).replace(/\t/g, "\u2192") + tail,
    pos: position - lineStart2 + head.length
  };
}
function padStart(string, max) {
  return " ".repeat(Math.max(max - string.length, 0)) + string;
}
function makeSnippet(mark, options) {
  if (!mark.buffer) return null;
  const opts = __spreadValues(__spreadValues({}, DEFAULT_SNIPPET_OPTIONS), options);
  const re = /\r?\n|\r|\0/g;
  const lineStarts2 = [0];
  const lineEnds = [];
  let match;
  let foundLineNo = -1;
  while (match = re.exec(mark.buffer)) {
    lineEnds.push(match.index);
    lineStarts2.push(match.index + match[0].length);
    if (mark.position <= match.index && foundLineNo < 0) foundLineNo = lineStarts2.length - 2;
  }
  if (foundLineNo < 0) foundLineNo = lineStarts2.length - 1;
  let result = "";
  const lineNoLength = Math.min(mark.line + opts.linesAfter, lineEnds.length).toString().length;
  const maxLineLength = opts.maxLength - (opts.indent + lineNoLength + 3);
  for (let i = 1; i <= opts.linesBefore; i++) {
    if (foundLineNo - i < 0) break;
    const line2 = getLine(mark.buffer, lineStarts2[foundLineNo - i], lineEnds[foundLineNo - i], mark.position - (lineStarts2[foundLineNo] - lineStarts2[foundLineNo - i]), maxLineLength);
    result = `${" ".repeat(opts.indent)}${padStart((mark.line - i + 1).toString(), lineNoLength)} | ${line2.str}
${result}`;
  }
  const line = getLine(mark.buffer, lineStarts2[foundLineNo], lineEnds[foundLineNo], mark.position, maxLineLength);
  result += `${" ".repeat(opts.indent)}${padStart((mark.line + 1).toString(), lineNoLength)} | ${line.str}
`;
  result += `${"-".repeat(opts.indent + lineNoLength + 3 + line.pos)}^
`;
  for (let i = 1; i <= opts.linesAfter; i++) {
    if (foundLineNo + i >= lineEnds.length) break;
    const line2 = getLine(mark.buffer, lineStarts2[foundLineNo + i], lineEnds[foundLineNo + i], mark.position - (lineStarts2[foundLineNo] - lineStarts2[foundLineNo + i]), maxLineLength);
    result += `${" ".repeat(opts.indent)}${padStart((mark.line + i + 1).toString(), lineNoLength)} | ${line2.str}
`;
  }
  return result.replace(/\n$/, "");
}
function formatError(exception, compact) {
  let where = "";
  if (!exception.mark) return exception.reason;
  if (exception.mark.name) where += `in "${exception.mark.name}" `;
  where += `(${exception.mark.line + 1}:${exception.mark.column + 1})`;
  if (!compact && exception.mark.snippet) where += `

${exception.mark.snippet}`;
  return `${exception.reason} ${where}`;
}
var YAMLException = class YAMLException2 extends Error {
  reason;
  mark;
  /**
  * Optional `mark` contains source snippet data. Usually, use
  * {@link YAMLException.throwAt} instead of passing it directly.
  */
  constructor(reason, mark) {
    super();
    this.name = "YAMLException";
    this.reason = reason;
    this.mark = mark;
    this.message = formatError(this, false);
    if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
  }
  /**
  * Returns the formatted error, omitting the source snippet in compact mode.
  */
  toString(compact) {
    return `${this.name}: ${formatError(this, compact)}`;
  }
  /**
  * Builds a YAMLException with a source snippet and throws it. `source` is
  * the raw input text; `position` is an offset into it.
  */
  static throwAt(source, position, message, filename = "") {
    let line = 0;
    let lineStart2 = 0;
    for (let index = 0; index < position; index++) {
      const ch = source.charCodeAt(index);
      if (ch === 10) {
        line++;
        lineStart2 = index + 1;
      } else if (ch === 13) {
        line++;
        if (source.charCodeAt(index + 1) === 10) index++;
        lineStart2 = index + 1;
      }
    }
    const mark = {
      name: filename,
      buffer: source,
      position,
      line,
      column: position - lineStart2
    };
    mark.snippet = makeSnippet(mark);
    throw new YAMLException2(message, mark);
  }
};
var EVENT_ID = {
  DOCUMENT: 1,
  SEQUENCE: 2,
  MAPPING: 3,
  SCALAR: 4,
  ALIAS: 5,
  POP: 6
};
var SCALAR_STYLE = {
  PLAIN: 1,
  SINGLE_QUOTED: 2,
  DOUBLE_QUOTED: 3,
  LITERAL_BLOCK: 4,
  FOLDED_BLOCK: 5
};
var COLLECTION_STYLE = {
  BLOCK: 1,
  FLOW: 2
};
var CHOMPING_MODE = {
  CLIP: 1,
  STRIP: 2,
  KEEP: 3
};
var NO_RANGE$3 = -1;
function simpleEscapeSequence(c) {
  switch (c) {
    case 48:
      return "\0";
    case 97:
      return "\x07";
    case 98:
      return "\b";
    case 116:
      return "	";
    case 9:
      return "	";
    case 110:
      return "\n";
    case 118:
      return "\v";
    case 102:
      return "\f";
    case 114:
      return "\r";
    case 101:
      return "\x1B";
    case 32:
      return " ";
    case 34:
      return '"';
    case 47:
      return "/";
    case 92:
      return "\\";
    case 78:
      return "\x85";
    case 95:
      return "\xA0";
    case 76:
      return "\u2028";
    case 80:
      return "\u2029";
    default:
      return "";
  }
}
var simpleEscapeCheck = new Array(256);
var simpleEscapeMap = new Array(256);
for (let i = 0; i < 256; i++) {
  simpleEscapeCheck[i] = simpleEscapeSequence(i) ? 1 : 0;
  simpleEscapeMap[i] = simpleEscapeSequence(i);
}
function charFromCodepoint(c) {
  if (c <= 65535) return String.fromCharCode(c);
  return String.fromCharCode((c - 65536 >> 10) + 55296, (c - 65536 & 1023) + 56320);
}
function fromHexCode$1(c) {
  if (c >= 48 && c <= 57) return c - 48;
  return (c | 32) - 97 + 10;
}
function escapedHexLen$1(c) {
  if (c === 120) return 2;
  if (c === 117) return 4;
  return 8;
}
function skipFoldedBreaks(input, position, end) {
  let breaks = 0;
  while (position < end) {
    const ch = input.charCodeAt(position);
    if (ch === 10) {
      breaks++;
      position++;
    } else if (ch === 13) {
      breaks++;
      position++;
      if (input.charCodeAt(position) === 10) position++;
    } else if (ch === 32 || ch === 9) position++;
    else break;
  }
  return {
    position,
    breaks
  };
}
function foldedBreaks(count2) {
  if (count2 === 1) return " ";
  return "\n".repeat(count2 - 1);
}
function getPlainValue(input, start, end) {
  let result = "";
  let position = start;
  let captureStart = start;
  let captureEnd = start;
  while (position < end) {
    const ch = input.charCodeAt(position);
    if (ch === 10 || ch === 13) {
      result += input.slice(captureStart, captureEnd);
      const fold = skipFoldedBreaks(input, position, end);
      result += foldedBreaks(fold.breaks);
      position = captureStart = captureEnd = fold.position;
    } else {
      position++;
      if (ch !== 32 && ch !== 9) captureEnd = position;
    }
  }
  return result + input.slice(captureStart, captureEnd);
}
function getSingleQuotedValue(input, start, end) {
  let result = "";
  let position = start;
  let captureStart = start;
  let captureEnd = start;
  while (position < end) {
    const ch = input.charCodeAt(position);
    if (ch === 39) {
      result += input.slice(captureStart, position) + "'";
      position += 2;
      captureStart = captureEnd = position;
    } else if (ch === 10 || ch === 13) {
      result += input.slice(captureStart, captureEnd);
      const fold = skipFoldedBreaks(input, position, end);
      result += foldedBreaks(fold.breaks);
      position = captureStart = captureEnd = fold.position;
    } else {
      position++;
      if (ch !== 32 && ch !== 9) captureEnd = position;
    }
  }
  return result + input.slice(captureStart, end);
}
function getDoubleQuotedValue(input, start, end) {
  let result = "";
  let position = start;
  let captureStart = start;
  let captureEnd = start;
  while (position < end) {
    const ch = input.charCodeAt(position);
    if (ch === 92) {
      result += input.slice(captureStart, position);
      position++;
      const escaped4 = input.charCodeAt(position);
      if (escaped4 === 10 || escaped4 === 13) position = skipFoldedBreaks(input, position, end).position;
      else if (escaped4 < 256 && simpleEscapeCheck[escaped4]) {
        result += simpleEscapeMap[escaped4];
        position++;
      } else {
        let hexLength = escapedHexLen$1(escaped4);
        let hexResult = 0;
        for (; hexLength > 0; hexLength--) {
          position++;
          const digit = fromHexCode$1(input.charCodeAt(position));
          hexResult = (hexResult << 4) + digit;
        }
        result += charFromCodepoint(hexResult);
        position++;
      }
      captureStart = captureEnd = position;
    } else if (ch === 10 || ch === 13) {
      result += input.slice(captureStart, captureEnd);
      const fold = skipFoldedBreaks(input, position, end);
      result += foldedBreaks(fold.breaks);
      position = captureStart = captureEnd = fold.position;
    } else {
      position++;
      if (ch !== 32 && ch !== 9) captureEnd = position;
    }
  }
  return result + input.slice(captureStart, end);
}
function getBlockValue(input, start, end, indent, chomping, folded) {
  const textIndent = indent < 0 ? 0 : indent;
  const region = input.slice(start, end).replace(/\r\n?/g, "\n");
  const lines = region === "" ? [] : (region.endsWith("\n") ? region.slice(0, -1) : region).split("\n");
  let result = "";
  let didReadContent = false;
  let emptyLines = 0;
  let atMoreIndented = false;
  for (const line of lines) {
    let column = 0;
    while (column < textIndent && line.charCodeAt(column) === 32) column++;
    if (indent < 0 || column >= line.length) {
      emptyLines++;
      continue;
    }
    const content = line.slice(textIndent);
    const first = content.charCodeAt(0);
    if (folded) {
      if (first === 32 || first === 9) {
        atMoreIndented = true;
        result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
      } else if (atMoreIndented) {
        atMoreIndented = false;
        result += "\n".repeat(emptyLines + 1);
      } else if (emptyLines === 0) {
        if (didReadContent) result += " ";
      } else result += "\n".repeat(emptyLines);
    } else result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
    result += content;
    didReadContent = true;
    emptyLines = 0;
  }
  if (chomping === CHOMPING_MODE.KEEP) result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
  else if (chomping !== CHOMPING_MODE.STRIP) {
    if (didReadContent) result += "\n";
  }
  return result;
}
function getScalarValue(input, scalar2) {
  if (scalar2.valueStart === NO_RANGE$3) return "";
  const { valueStart, valueEnd } = scalar2;
  if (scalar2.fast) return input.slice(valueStart, valueEnd);
  switch (scalar2.style) {
    case SCALAR_STYLE.SINGLE_QUOTED:
      return getSingleQuotedValue(input, valueStart, valueEnd);
    case SCALAR_STYLE.DOUBLE_QUOTED:
      return getDoubleQuotedValue(input, valueStart, valueEnd);
    case SCALAR_STYLE.LITERAL_BLOCK:
      return getBlockValue(input, valueStart, valueEnd, scalar2.indent, scalar2.chomping, false);
    case SCALAR_STYLE.FOLDED_BLOCK:
      return getBlockValue(input, valueStart, valueEnd, scalar2.indent, scalar2.chomping, true);
    default:
      return getPlainValue(input, valueStart, valueEnd);
  }
}
var DEFAULT_TAG_HANDLERS = Object.assign(/* @__PURE__ */ Object.create(null), {
  "!": "!",
  "!!": "tag:yaml.org,2002:"
});
var TAG_SUFFIX_CHARS = "-#;/?:@&=+$_.~*'()";
var TAG_URI_CHARS = TAG_SUFFIX_CHARS + "!,[]";
function tagPercentDecode(source) {
  let result = "";
  let index = 0;
  while (index < source.length) {
    if (source.charCodeAt(index) !== 37) {
      result += source[index++];
      continue;
    }
    let ch = parseInt(source.slice(index + 1, index + 3), 16);
    index += 3;
    if (ch >= 192) {
      let remaining = ch < 224 ? 1 : ch < 240 ? 2 : 3;
      ch &= (1 << 6 - remaining) - 1;
      while (remaining-- > 0) {
        ch = ch << 6 | parseInt(source.slice(index + 1, index + 3), 16) & 63;
        index += 3;
      }
    }
    if (ch < 65536) result += String.fromCharCode(ch);
    else {
      ch -= 65536;
      result += String.fromCharCode(55296 | ch >> 10, 56320 | ch & 1023);
    }
  }
  return result;
}
function tagNameFull(rawTag2, tagHandlers) {
  if (rawTag2.startsWith("!<") && rawTag2.endsWith(">")) return tagPercentDecode(rawTag2.slice(2, -1));
  const handleEnd = rawTag2.indexOf("!", 1);
  const handle = handleEnd === -1 ? "!" : rawTag2.slice(0, handleEnd + 1);
  return tagPercentDecode(tagHandlers?.[handle] ?? DEFAULT_TAG_HANDLERS[handle] ?? handle) + tagPercentDecode(rawTag2.slice(handle.length));
}
var NO_RANGE$2 = -1;
var MERGE_TAG_NAME = "tag:yaml.org,2002:merge";
var DEFAULT_CONSTRUCTOR_OPTIONS = {
  filename: "",
  schema: CORE_SCHEMA,
  json: false,
  maxTotalMergeKeys: 1e4,
  maxAliases: -1
};
function eventPosition$1(event) {
  if ("tagStart" in event && event.tagStart !== NO_RANGE$2) return event.tagStart;
  if ("anchorStart" in event && event.anchorStart !== NO_RANGE$2) return event.anchorStart;
  if ("valueStart" in event && event.valueStart !== NO_RANGE$2) return event.valueStart;
  if ("start" in event) return event.start;
  return 0;
}
function throwError$1(state, message) {
  YAMLException.throwAt(state.source, state.position, message, state.filename);
}
function finalizeCollection(state, position, tag, carrier) {
  try {
    return tag.finalize(carrier);
  } catch (error) {
    if (error instanceof YAMLException) throw error;
    YAMLException.throwAt(state.source, position, error instanceof Error ? error.message : String(error), state.filename);
  }
}
function constructScalar(state, event) {
  const source = getScalarValue(state.source, event);
  const rawTag2 = event.tagStart === NO_RANGE$2 ? "" : state.source.slice(event.tagStart, event.tagEnd);
  const strTag2 = state.schema.defaultScalarTag;
  if (rawTag2 !== "") {
    if (rawTag2 === "!") return {
      value: source,
      tag: strTag2
    };
    const tagName = tagNameFull(rawTag2, state.tagHandlers);
    const scalarTag = state.schema.lookupScalarTag(tagName);
    if (scalarTag) {
      const result = scalarTag.resolve(source, true, tagName);
      if (result === NOT_RESOLVED) throwError$1(state, `cannot resolve a node with !<${tagName}> explicit tag`);
      return {
        value: result,
        tag: scalarTag
      };
    }
    const collectionTagDef = state.schema.lookupMappingTag(tagName) ?? state.schema.lookupSequenceTag(tagName);
    if (collectionTagDef) {
      if (source !== "") throwError$1(state, `cannot resolve a node with !<${tagName}> explicit tag`);
      const carrier = collectionTagDef.create(tagName);
      return {
        value: collectionTagDef.carrierIsResult ? carrier : finalizeCollection(state, state.position, collectionTagDef, carrier),
        tag: collectionTagDef
      };
    }
    throwError$1(state, `unknown scalar tag !<${tagName}>`);
  }
  if (event.style === SCALAR_STYLE.PLAIN) return state.schema.resolveImplicitScalarTag(source);
  return {
    value: strTag2.resolve(source, false, strTag2.tagName),
    tag: strTag2
  };
}
function collectionTagName(state, event, defaultTagName) {
  const rawTag2 = event.tagStart === NO_RANGE$2 ? "" : state.source.slice(event.tagStart, event.tagEnd);
  return rawTag2 === "" || rawTag2 === "!" ? defaultTagName : tagNameFull(rawTag2, state.tagHandlers);
}
function isMappingTag(tag) {
  return tag.nodeKind === "mapping";
}
function chargeMergeWork(state) {
  state.totalMergeKeys++;
  if (state.maxTotalMergeKeys !== -1 && state.totalMergeKeys > state.maxTotalMergeKeys) throwError$1(state, `merge keys exceeded maxTotalMergeKeys (${state.maxTotalMergeKeys})`);
}
function mergeKeys(state, frame, source, sourceTag) {
  chargeMergeWork(state);
  for (const sourceKey of sourceTag.keys(source)) {
    chargeMergeWork(state);
    if (frame.tag.has(frame.value, sourceKey)) continue;
    const err = frame.tag.addPair(frame.value, sourceKey, sourceTag.get(source, sourceKey));
    if (err) throwError$1(state, err);
    frame.overridable ??= /* @__PURE__ */ new Set();
    frame.overridable.add(sourceKey);
  }
}
function mergeSource(state, frame, source, sourceTag) {
  state.position = frame.keyPosition;
  if (isMappingTag(sourceTag)) mergeKeys(state, frame, source, sourceTag);
  else if (sourceTag.nodeKind === "sequence" && Array.isArray(source)) {
    if (source.length > 100) throwError$1(state, "abnormal merge sequence size");
    for (const element of source) {
      const elementTag = state.nodeTags.get(element);
      if (!elementTag) throwError$1(state, "cannot merge mappings; the provided source object is unacceptable");
      mergeKeys(state, frame, element, elementTag);
    }
  } else throwError$1(state, "cannot merge mappings; the provided source object is unacceptable");
}
function addMappingValue(state, frame, key, value, tag) {
  state.position = frame.keyPosition;
  if (frame.keyIsMerge) {
    mergeSource(state, frame, value, tag);
    return;
  }
  if (!state.json && frame.tag.has(frame.value, key) && !frame.overridable?.has(key)) throwError$1(state, "duplicated mapping key");
  const err = frame.tag.addPair(frame.value, key, value);
  if (err) throwError$1(state, err);
  frame.overridable?.delete(key);
}
function addValue(state, value, tag) {
  const frame = state.frames[state.frames.length - 1];
  if (frame.kind === "document") {
    frame.value = value;
    frame.hasValue = true;
  } else if (frame.kind === "sequence") {
    if (isMappingTag(tag)) state.nodeTags.set(value, tag);
    const err = frame.tag.addItem(frame.value, value, frame.index++);
    if (err) throwError$1(state, err);
  } else if (frame.hasKey) {
    const key = frame.key;
    frame.key = void 0;
    frame.hasKey = false;
    addMappingValue(state, frame, key, value, tag);
  } else {
    frame.key = value;
    frame.keyPosition = state.position;
    frame.hasKey = true;
    frame.keyIsMerge = tag.tagName === MERGE_TAG_NAME;
  }
}
function storeAnchor(state, event, value, tag, isValueFinal) {
  if (event.anchorStart !== NO_RANGE$2) {
    const anchor = {
      value,
      tag,
      isValueFinal
    };
    state.anchors.set(state.source.slice(event.anchorStart, event.anchorEnd), anchor);
    return anchor;
  }
  return null;
}
function constructFromEvents(events, options) {
  const state = __spreadProps(__spreadValues(__spreadValues({}, DEFAULT_CONSTRUCTOR_OPTIONS), options), {
    events,
    documents: [],
    eventIndex: 0,
    position: 0,
    frames: [],
    anchors: /* @__PURE__ */ new Map(),
    nodeTags: /* @__PURE__ */ new Map(),
    tagHandlers: /* @__PURE__ */ Object.create(null),
    totalMergeKeys: 0,
    aliasCount: 0
  });
  while (state.eventIndex < state.events.length) {
    const event = state.events[state.eventIndex++];
    state.position = eventPosition$1(event);
    switch (event.type) {
      case EVENT_ID.DOCUMENT:
        state.anchors = /* @__PURE__ */ new Map();
        state.nodeTags = /* @__PURE__ */ new Map();
        state.aliasCount = 0;
        state.tagHandlers = /* @__PURE__ */ Object.create(null);
        for (const directive of event.directives) if (directive.kind === "tag") state.tagHandlers[directive.handle] = directive.prefix;
        state.frames.push({
          kind: "document",
          position: state.position,
          value: void 0,
          hasValue: false
        });
        break;
      case EVENT_ID.SCALAR: {
        const { value, tag } = constructScalar(state, event);
        storeAnchor(state, event, value, tag, true);
        addValue(state, value, tag);
        break;
      }
      case EVENT_ID.SEQUENCE: {
        const tagName = collectionTagName(state, event, "tag:yaml.org,2002:seq");
        const tag = state.schema.lookupSequenceTag(tagName);
        if (!tag) throwError$1(state, `unknown sequence tag !<${tagName}>`);
        const value = tag.create(tagName);
        const anchor = storeAnchor(state, event, value, tag, tag.carrierIsResult);
        state.frames.push({
          kind: "sequence",
          position: state.position,
          value,
          tag,
          anchor,
          index: 0
        });
        break;
      }
      case EVENT_ID.MAPPING: {
        const tagName = collectionTagName(state, event, "tag:yaml.org,2002:map");
        const tag = state.schema.lookupMappingTag(tagName);
        if (!tag) throwError$1(state, `unknown mapping tag !<${tagName}>`);
        const value = tag.create(tagName);
        const anchor = storeAnchor(state, event, value, tag, tag.carrierIsResult);
        state.frames.push({
          kind: "mapping",
          position: state.position,
          value,
          tag,
          anchor,
          key: void 0,
          keyPosition: state.position,
          hasKey: false,
          keyIsMerge: false,
          overridable: null
        });
        break;
      }
      case EVENT_ID.ALIAS: {
        if (state.maxAliases !== -1 && ++state.aliasCount > state.maxAliases) throwError$1(state, `aliases exceeded maxAliases (${state.maxAliases})`);
        const name = state.source.slice(event.anchorStart, event.anchorEnd);
        const anchor = state.anchors.get(name);
        if (!anchor) throwError$1(state, `unidentified alias "${name}"`);
        if (!anchor.isValueFinal) throwError$1(state, `recursive alias "${name}" is not supported for tag ${anchor.tag.tagName} because it uses finalize()`);
        addValue(state, anchor.value, anchor.tag);
        break;
      }
      case EVENT_ID.POP: {
        const frame = state.frames.pop();
        if (frame.kind === "mapping" && frame.hasKey) {
          state.position = frame.keyPosition;
          throwError$1(state, "incomplete mapping pair in event stream");
        }
        if (frame.kind === "document") state.documents.push(frame.value);
        else {
          const value = frame.tag.carrierIsResult ? frame.value : finalizeCollection(state, frame.position, frame.tag, frame.value);
          if (frame.anchor) {
            frame.anchor.value = value;
            frame.anchor.isValueFinal = true;
          }
          addValue(state, value, frame.tag);
        }
        break;
      }
    }
  }
  return state.documents;
}
var NO_RANGE$1 = -1;
var HAS_OWN = Object.prototype.hasOwnProperty;
var CONTEXT_FLOW_IN = 1;
var CONTEXT_FLOW_OUT = 2;
var CONTEXT_BLOCK_IN = 3;
var CONTEXT_BLOCK_OUT = 4;
var PATTERN_NON_PRINTABLE = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/;
var PATTERN_FLOW_INDICATORS = /[,\[\]{}]/;
var PATTERN_TAG_HANDLE = /^(?:!|!!|![0-9A-Za-z-]+!)$/;
var NS_URI_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`;
var NS_TAG_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`;
var PATTERN_TAG_URI = new RegExp(`^(?:${NS_URI_CHAR})*$`);
var PATTERN_TAG_SUFFIX = new RegExp(`^(?:${NS_TAG_CHAR})+$`);
var PATTERN_TAG_PREFIX = new RegExp(`^(?:!(?:${NS_URI_CHAR})*|${NS_TAG_CHAR}(?:${NS_URI_CHAR})*)$`);
var DEFAULT_PARSER_OPTIONS = {
  filename: "",
  maxDepth: 100
};
function addDocumentEvent(state, explicitStart, explicitEnd) {
  state.events.push({
    type: EVENT_ID.DOCUMENT,
    explicitStart,
    explicitEnd,
    directives: state.directives
  });
}
function addSequenceEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
  state.events.push({
    type: EVENT_ID.SEQUENCE,
    start,
    anchorStart,
    anchorEnd,
    tagStart,
    tagEnd,
    style
  });
}
function addMappingEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
  state.events.push({
    type: EVENT_ID.MAPPING,
    start,
    anchorStart,
    anchorEnd,
    tagStart,
    tagEnd,
    style
  });
}
function insertFlowPairMappingEvent(state, snapshot) {
  state.events.splice(snapshot.eventsLength, 0, {
    type: EVENT_ID.MAPPING,
    start: snapshot.position,
    anchorStart: NO_RANGE$1,
    anchorEnd: NO_RANGE$1,
    tagStart: NO_RANGE$1,
    tagEnd: NO_RANGE$1,
    style: COLLECTION_STYLE.FLOW
  });
}
function addScalarEvent(state, valueStart, valueEnd, anchorStart, anchorEnd, tagStart, tagEnd, style, chomping = CHOMPING_MODE.CLIP, indent = -1, fast = false) {
  state.events.push({
    type: EVENT_ID.SCALAR,
    valueStart,
    valueEnd,
    anchorStart,
    anchorEnd,
    tagStart,
    tagEnd,
    style,
    chomping,
    indent,
    fast
  });
}
function addAliasEvent(state, anchorStart, anchorEnd) {
  state.events.push({
    type: EVENT_ID.ALIAS,
    anchorStart,
    anchorEnd
  });
}
function addPopEvent(state) {
  state.events.push({ type: EVENT_ID.POP });
}
function addEmptyScalarEvent(state) {
  addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, SCALAR_STYLE.PLAIN);
}
function emptyProperties() {
  return {
    anchorStart: NO_RANGE$1,
    anchorEnd: NO_RANGE$1,
    tagStart: NO_RANGE$1,
    tagEnd: NO_RANGE$1
  };
}
function snapshotState(state) {
  return {
    position: state.position,
    line: state.line,
    lineStart: state.lineStart,
    lineIndent: state.lineIndent,
    firstTabInLine: state.firstTabInLine,
    eventsLength: state.events.length
  };
}
function restoreState(state, snapshot) {
  state.position = snapshot.position;
  state.line = snapshot.line;
  state.lineStart = snapshot.lineStart;
  state.lineIndent = snapshot.lineIndent;
  state.firstTabInLine = snapshot.firstTabInLine;
  state.events.length = snapshot.eventsLength;
}
function throwError(state, message) {
  YAMLException.throwAt(state.input.slice(0, state.length), state.position, message, state.filename);
}
function isEol(c) {
  return c === 10 || c === 13;
}
function isWhiteSpace(c) {
  return c === 9 || c === 32;
}
function isWsOrEol(c) {
  return isWhiteSpace(c) || isEol(c);
}
function isWsOrEolOrEnd(c) {
  return c === 0 || isWsOrEol(c);
}
function isFlowIndicator(c) {
  return c === 44 || c === 91 || c === 93 || c === 123 || c === 125;
}
function fromDecimalCode(c) {
  return c >= 48 && c <= 57 ? c - 48 : -1;
}
function fromHexCode(c) {
  if (c >= 48 && c <= 57) return c - 48;
  const lc = c | 32;
  if (lc >= 97 && lc <= 102) return lc - 97 + 10;
  return -1;
}
function escapedHexLen(c) {
  if (c === 120) return 2;
  if (c === 117) return 4;
  if (c === 85) return 8;
  return 0;
}
function isSimpleEscape(c) {
  return c === 48 || c === 97 || c === 98 || c === 116 || c === 9 || c === 110 || c === 118 || c === 102 || c === 114 || c === 101 || c === 32 || c === 34 || c === 47 || c === 92 || c === 78 || c === 95 || c === 76 || c === 80;
}
function consumeLineBreak(state) {
  if (state.input.charCodeAt(state.position) === 10) state.position++;
  else {
    state.position++;
    if (state.input.charCodeAt(state.position) === 10) state.position++;
  }
  state.line++;
  state.lineStart = state.position;
  state.lineIndent = 0;
  state.firstTabInLine = -1;
}
function skipSeparationSpace(state, allowComments) {
  let lineBreaks = 0;
  let ch = state.input.charCodeAt(state.position);
  let hasSeparation = state.position === state.lineStart || isWsOrEol(state.input.charCodeAt(state.position - 1));
  while (ch !== 0) {
    while (isWhiteSpace(ch)) {
      hasSeparation = true;
      if (ch === 9 && state.firstTabInLine === -1) state.firstTabInLine = state.position;
      ch = state.input.charCodeAt(++state.position);
    }
    if (allowComments && hasSeparation && ch === 35) do
      ch = state.input.charCodeAt(++state.position);
    while (!isEol(ch) && ch !== 0);
    if (!isEol(ch)) break;
    consumeLineBreak(state);
    lineBreaks++;
    hasSeparation = true;
    ch = state.input.charCodeAt(state.position);
    while (ch === 32) {
      state.lineIndent++;
      ch = state.input.charCodeAt(++state.position);
    }
  }
  return lineBreaks;
}
function testDocumentSeparator(state, position = state.position) {
  const ch = state.input.charCodeAt(position);
  if ((ch === 45 || ch === 46) && ch === state.input.charCodeAt(position + 1) && ch === state.input.charCodeAt(position + 2)) {
    const following = state.input.charCodeAt(position + 3);
    return following === 0 || isWsOrEol(following);
  }
  return false;
}
function skipByteOrderMark(state) {
  if (state.position === state.lineStart && state.input.charCodeAt(state.position) === 65279) {
    state.position++;
    state.lineStart = state.position;
  }
}
function testDocumentBoundary(state) {
  if (state.position !== state.lineStart) return false;
  if (testDocumentSeparator(state)) return true;
  if (state.input.charCodeAt(state.position) !== 65279) return false;
  const snapshot = snapshotState(state);
  skipByteOrderMark(state);
  skipSeparationSpace(state, true);
  const ch = state.input.charCodeAt(state.position);
  const result = state.position === state.lineStart && (ch === 37 || ch === 45 && testDocumentSeparator(state));
  restoreState(state, snapshot);
  return result;
}
function skipUntilLineEnd(state) {
  let ch = state.input.charCodeAt(state.position);
  while (ch !== 0 && !isEol(ch)) ch = state.input.charCodeAt(++state.position);
}
function checkPrintable(state, start, end) {
  const match = PATTERN_NON_PRINTABLE.exec(state.input.slice(start, end));
  if (match !== null) {
    state.position = start + match.index + match[0].length - 1;
    throwError(state, "the stream contains non-printable characters");
  }
}
function readTagProperty(state, props, inFlow) {
  if (state.input.charCodeAt(state.position) !== 33) return false;
  if (props.tagStart !== NO_RANGE$1) throwError(state, "duplication of a tag property");
  const start = state.position;
  let isVerbatim = false;
  let isNamed = false;
  let tagHandle = "!";
  let ch = state.input.charCodeAt(++state.position);
  if (ch === 60) {
    isVerbatim = true;
    ch = state.input.charCodeAt(++state.position);
  } else if (ch === 33) {
    isNamed = true;
    tagHandle = "!!";
    ch = state.input.charCodeAt(++state.position);
  }
  let suffixStart = state.position;
  let tagName;
  if (isVerbatim) {
    while (ch !== 0 && ch !== 62) ch = state.input.charCodeAt(++state.position);
    if (ch !== 62) throwError(state, "unexpected end of the stream within a verbatim tag");
    tagName = state.input.slice(suffixStart, state.position);
    state.position++;
  } else {
    while (ch !== 0 && !isWsOrEol(ch) && !(inFlow && isFlowIndicator(ch))) {
      if (ch === 33) {
        if (!isNamed) {
          tagHandle = state.input.slice(suffixStart - 1, state.position + 1);
          if (!PATTERN_TAG_HANDLE.test(tagHandle)) throwError(state, "named tag handle cannot contain such characters");
          isNamed = true;
          suffixStart = state.position + 1;
        } else throwError(state, "tag suffix cannot contain exclamation marks");
      }
      ch = state.input.charCodeAt(++state.position);
    }
    tagName = state.input.slice(suffixStart, state.position);
    if (PATTERN_FLOW_INDICATORS.test(tagName)) throwError(state, "tag suffix cannot contain flow indicator characters");
  }
  if (tagName && !(isVerbatim ? PATTERN_TAG_URI.test(tagName) : PATTERN_TAG_SUFFIX.test(tagName))) throwError(state, `tag name cannot contain such characters: ${tagName}`);
  if (!isVerbatim && tagHandle !== "!" && tagHandle !== "!!" && !HAS_OWN.call(state.tagHandlers, tagHandle)) throwError(state, `undeclared tag handle "${tagHandle}"`);
  props.tagStart = start;
  props.tagEnd = state.position;
  return true;
}
function readAnchorProperty(state, props) {
  if (state.input.charCodeAt(state.position) !== 38) return false;
  if (props.anchorStart !== NO_RANGE$1) throwError(state, "duplication of an anchor property");
  state.position++;
  const start = state.position;
  while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position))) state.position++;
  if (state.position === start) throwError(state, "name of an anchor node must contain at least one character");
  props.anchorStart = start;
  props.anchorEnd = state.position;
  return true;
}
function readAlias(state, props) {
  if (state.input.charCodeAt(state.position) !== 42) return false;
  if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) throwError(state, "alias node should not have any properties");
  state.position++;
  const start = state.position;
  while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position))) state.position++;
  if (state.position === start) throwError(state, "name of an alias node must contain at least one character");
  addAliasEvent(state, start, state.position);
  return true;
}
function readFlowScalarBreak(state, nodeIndent) {
  skipSeparationSpace(state, false);
  if (state.lineIndent < nodeIndent) throwError(state, "deficient indentation");
}
function readSingleQuotedScalar(state, nodeIndent, props) {
  if (state.input.charCodeAt(state.position) !== 39) return false;
  state.position++;
  const start = state.position;
  let simple = true;
  while (state.input.charCodeAt(state.position) !== 0) {
    const ch = state.input.charCodeAt(state.position);
    if (ch === 39) {
      if (state.input.charCodeAt(state.position + 1) === 39) {
        simple = false;
        state.position += 2;
        continue;
      }
      const end = state.position;
      state.position++;
      addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.SINGLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
      return true;
    }
    if (isEol(ch)) {
      simple = false;
      readFlowScalarBreak(state, nodeIndent);
    } else if (state.position === state.lineStart && testDocumentSeparator(state)) throwError(state, "unexpected end of the document within a single quoted scalar");
    else if (ch !== 9 && ch < 32) throwError(state, "expected valid JSON character");
    else state.position++;
  }
  throwError(state, "unexpected end of the stream within a single quoted scalar");
}
function readDoubleQuotedScalar(state, nodeIndent, props) {
  if (state.input.charCodeAt(state.position) !== 34) return false;
  state.position++;
  const start = state.position;
  let simple = true;
  while (state.input.charCodeAt(state.position) !== 0) {
    const ch = state.input.charCodeAt(state.position);
    if (ch === 34) {
      const end = state.position;
      state.position++;
      addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.DOUBLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
      return true;
    }
    if (ch === 92) {
      simple = false;
      const escaped4 = state.input.charCodeAt(++state.position);
      if (isEol(escaped4)) readFlowScalarBreak(state, nodeIndent);
      else if (isSimpleEscape(escaped4)) state.position++;
      else {
        let hexLength = escapedHexLen(escaped4);
        if (hexLength === 0) throwError(state, "unknown escape sequence");
        while (hexLength-- > 0) {
          state.position++;
          if (fromHexCode(state.input.charCodeAt(state.position)) < 0) throwError(state, "expected hexadecimal character");
        }
        state.position++;
      }
    } else if (isEol(ch)) {
      simple = false;
      readFlowScalarBreak(state, nodeIndent);
    } else if (state.position === state.lineStart && testDocumentSeparator(state)) throwError(state, "unexpected end of the document within a double quoted scalar");
    else if (ch !== 9 && ch < 32) throwError(state, "expected valid JSON character");
    else state.position++;
  }
  throwError(state, "unexpected end of the stream within a double quoted scalar");
}
function readBlockScalar(state, parentIndent, props) {
  const ch = state.input.charCodeAt(state.position);
  let chomping = CHOMPING_MODE.CLIP;
  let indent = -1;
  let detectedIndent = false;
  if (ch !== 124 && ch !== 62) return false;
  const style = ch === 124 ? SCALAR_STYLE.LITERAL_BLOCK : SCALAR_STYLE.FOLDED_BLOCK;
  state.position++;
  while (state.input.charCodeAt(state.position) !== 0) {
    const current = state.input.charCodeAt(state.position);
    const digit = fromDecimalCode(current);
    if (current === 43 || current === 45) {
      if (chomping !== CHOMPING_MODE.CLIP) throwError(state, "repeat of a chomping mode identifier");
      chomping = current === 43 ? CHOMPING_MODE.KEEP : CHOMPING_MODE.STRIP;
      state.position++;
    } else if (digit >= 0) {
      if (digit === 0) throwError(state, "bad explicit indentation width of a block scalar; it cannot be less than one");
      if (detectedIndent) throwError(state, "repeat of an indentation width identifier");
      indent = parentIndent + digit - 1;
      detectedIndent = true;
      state.position++;
    } else break;
  }
  let hadWhitespace = false;
  while (isWhiteSpace(state.input.charCodeAt(state.position))) {
    hadWhitespace = true;
    state.position++;
  }
  if (hadWhitespace && state.input.charCodeAt(state.position) === 35) skipUntilLineEnd(state);
  if (isEol(state.input.charCodeAt(state.position))) consumeLineBreak(state);
  else if (state.input.charCodeAt(state.position) !== 0) throwError(state, "a line break is expected");
  let contentIndent = detectedIndent ? indent : -1;
  let maxLeadingIndent = 0;
  const valueStart = state.position;
  let valueEnd = state.position;
  while (state.input.charCodeAt(state.position) !== 0) {
    const linePosition = state.position;
    let column = 0;
    while (state.input.charCodeAt(linePosition + column) === 32) column++;
    const first = state.input.charCodeAt(linePosition + column);
    if (first === 0) {
      if (contentIndent >= 0) {
        if (column > contentIndent) valueEnd = linePosition + column;
      } else if (column > 0) valueEnd = linePosition + column;
      break;
    }
    if (testDocumentBoundary(state)) break;
    if (!detectedIndent && contentIndent === -1 && isEol(first)) maxLeadingIndent = Math.max(maxLeadingIndent, column);
    if (!detectedIndent && contentIndent === -1 && !isEol(first)) {
      if (first === 9 && column < parentIndent) {
        state.position = linePosition + column;
        throwError(state, "tab characters must not be used in indentation");
      }
      if (column >= parentIndent && column < maxLeadingIndent) {
        state.position = linePosition + column;
        throwError(state, "bad indentation of a mapping entry");
      }
    }
    if (contentIndent === -1 && first !== 0 && !isEol(first) && column < parentIndent) {
      state.lineIndent = column;
      state.position = linePosition + column;
      break;
    }
    if (!detectedIndent && first !== 0 && !isEol(first) && contentIndent === -1) contentIndent = column;
    const requiredIndent = contentIndent === -1 ? parentIndent + 1 : contentIndent;
    if (first !== 0 && !isEol(first) && column < requiredIndent) {
      state.lineIndent = column;
      state.position = linePosition + column;
      break;
    }
    skipUntilLineEnd(state);
    valueEnd = state.position;
    if (isEol(state.input.charCodeAt(state.position))) {
      consumeLineBreak(state);
      valueEnd = state.position;
    }
  }
  checkPrintable(state, valueStart, valueEnd);
  addScalarEvent(state, valueStart, valueEnd, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, style, chomping, contentIndent);
  return true;
}
function canStartPlainScalar(state, nodeContext) {
  const ch = state.input.charCodeAt(state.position);
  const inFlow = nodeContext === CONTEXT_FLOW_IN;
  if (ch === 0 || isWsOrEol(ch) || ch === 35 || ch === 38 || ch === 42 || ch === 33 || ch === 124 || ch === 62 || ch === 39 || ch === 34 || ch === 37 || ch === 64 || ch === 96 || isFlowIndicator(ch)) return false;
  if (ch === 63 || ch === 45) {
    const following = state.input.charCodeAt(state.position + 1);
    if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) return false;
  }
  return true;
}
function readPlainScalar(state, nodeIndent, nodeContext, props) {
  if (!canStartPlainScalar(state, nodeContext)) return false;
  const start = state.position;
  let end = state.position;
  let ch = state.input.charCodeAt(state.position);
  const inFlow = nodeContext === CONTEXT_FLOW_IN;
  let multiline = false;
  while (ch !== 0) {
    if (testDocumentBoundary(state)) break;
    if (ch === 58) {
      const following = state.input.charCodeAt(state.position + 1);
      if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) break;
    } else if (ch === 35) {
      if (isWsOrEol(state.input.charCodeAt(state.position - 1))) break;
    } else if (inFlow && isFlowIndicator(ch)) break;
    else if (isEol(ch)) {
      const savedPosition = state.position;
      const savedLine = state.line;
      const savedLineStart = state.lineStart;
      const savedLineIndent = state.lineIndent;
      skipSeparationSpace(state, false);
      if (state.lineIndent >= nodeIndent) {
        multiline = true;
        ch = state.input.charCodeAt(state.position);
        continue;
      }
      state.position = savedPosition;
      state.line = savedLine;
      state.lineStart = savedLineStart;
      state.lineIndent = savedLineIndent;
      break;
    }
    if (!isWhiteSpace(ch)) end = state.position + 1;
    ch = state.input.charCodeAt(++state.position);
  }
  if (end === start) return false;
  checkPrintable(state, start, end);
  addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN, CHOMPING_MODE.CLIP, -1, !multiline);
  return true;
}
function skipFlowSeparationSpace(state, nodeIndent) {
  const startLine = state.line;
  skipSeparationSpace(state, true);
  if (state.line > startLine && state.lineIndent < nodeIndent || state.firstTabInLine !== -1 && state.lineIndent < nodeIndent) throwError(state, "deficient indentation");
}
function readFlowCollection(state, nodeIndent, props) {
  const ch = state.input.charCodeAt(state.position);
  const isMapping = ch === 123;
  const start = state.position;
  let readNext = true;
  if (ch !== 91 && ch !== 123) return false;
  const terminator = isMapping ? 125 : 93;
  if (isMapping) addMappingEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW);
  else addSequenceEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW);
  state.position++;
  while (state.input.charCodeAt(state.position) !== 0) {
    skipFlowSeparationSpace(state, nodeIndent);
    let ch2 = state.input.charCodeAt(state.position);
    if (ch2 === terminator) {
      state.position++;
      addPopEvent(state);
      return true;
    } else if (!readNext) throwError(state, "missed comma between flow collection entries");
    else if (ch2 === 44) throwError(state, "expected the node content, but found ','");
    let isPair = false;
    let isExplicitPair = false;
    if (ch2 === 63 && isWsOrEol(state.input.charCodeAt(state.position + 1))) {
      isPair = isExplicitPair = true;
      state.position += 1;
      skipFlowSeparationSpace(state, nodeIndent);
    }
    const entryLine = state.line;
    const entryStart = snapshotState(state);
    const keyWasRead = parseNode(state, nodeIndent, CONTEXT_FLOW_IN, false, true);
    skipFlowSeparationSpace(state, nodeIndent);
    ch2 = state.input.charCodeAt(state.position);
    if ((isMapping || isExplicitPair || state.line === entryLine) && ch2 === 58) {
      isPair = true;
      state.position++;
      skipFlowSeparationSpace(state, nodeIndent);
      if (!isMapping) {
        insertFlowPairMappingEvent(state, entryStart);
        if (!keyWasRead) addEmptyScalarEvent(state);
      } else if (!keyWasRead) addEmptyScalarEvent(state);
      if (!parseNode(state, nodeIndent, CONTEXT_FLOW_IN, false, true)) addEmptyScalarEvent(state);
      skipFlowSeparationSpace(state, nodeIndent);
      if (!isMapping) addPopEvent(state);
    } else if (isMapping && isPair) {
      if (!keyWasRead) addEmptyScalarEvent(state);
      addEmptyScalarEvent(state);
    } else if (isMapping) addEmptyScalarEvent(state);
    else if (isPair) {
      insertFlowPairMappingEvent(state, entryStart);
      if (!keyWasRead) addEmptyScalarEvent(state);
      addEmptyScalarEvent(state);
      addPopEvent(state);
    }
    ch2 = state.input.charCodeAt(state.position);
    if (ch2 === 44) {
      readNext = true;
      state.position++;
    } else readNext = false;
  }
  throwError(state, "unexpected end of the stream within a flow collection");
}
function readBlockSequence(state, nodeIndent, props) {
  if (state.firstTabInLine !== -1 || state.input.charCodeAt(state.position) !== 45 || !isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) return false;
  addSequenceEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
  while (state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) {
    if (state.firstTabInLine !== -1) {
      state.position = state.firstTabInLine;
      throwError(state, "tab characters must not be used in indentation");
    }
    const entryLine = state.line;
    state.position++;
    const hadBreak = skipSeparationSpace(state, true) > 0;
    if (state.firstTabInLine !== -1 && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) throwError(state, "bad indentation of a sequence entry");
    if (hadBreak && state.lineIndent <= nodeIndent) addEmptyScalarEvent(state);
    else parseNode(state, nodeIndent, CONTEXT_BLOCK_IN, false, true);
    skipSeparationSpace(state, true);
    if (state.lineIndent < nodeIndent || state.position >= state.length) break;
    if (state.lineIndent > nodeIndent) throwError(state, "bad indentation of a sequence entry");
    if (state.line === entryLine && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) throwError(state, "bad indentation of a sequence entry");
  }
  addPopEvent(state);
  return true;
}
function readBlockMapping(state, nodeIndent, flowIndent, props) {
  let atExplicitKey = false;
  let detected = false;
  let mappingOpened = false;
  let pendingExplicitKey = false;
  if (state.firstTabInLine !== -1) return false;
  let ch = state.input.charCodeAt(state.position);
  while (ch !== 0) {
    if (!atExplicitKey && state.firstTabInLine !== -1) {
      state.position = state.firstTabInLine;
      throwError(state, "tab characters must not be used in indentation");
    }
    const following = state.input.charCodeAt(state.position + 1);
    const entryLine = state.line;
    if ((ch === 63 || ch === 58) && isWsOrEolOrEnd(following)) {
      if (!mappingOpened) {
        addMappingEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
        mappingOpened = true;
      }
      if (ch === 63) {
        if (atExplicitKey) addEmptyScalarEvent(state);
        detected = true;
        atExplicitKey = true;
      } else if (atExplicitKey) atExplicitKey = false;
      else {
        addEmptyScalarEvent(state);
        detected = true;
        atExplicitKey = false;
      }
      state.position += 1;
      pendingExplicitKey = true;
    } else {
      if (atExplicitKey) {
        addEmptyScalarEvent(state);
        atExplicitKey = false;
      }
      const beforeKey = snapshotState(state);
      if (!parseNode(state, flowIndent, CONTEXT_FLOW_OUT, false, true)) break;
      if (state.line === entryLine) {
        ch = state.input.charCodeAt(state.position);
        while (isWhiteSpace(ch)) ch = state.input.charCodeAt(++state.position);
        if (ch === 58) {
          ch = state.input.charCodeAt(++state.position);
          if (!isWsOrEolOrEnd(ch)) throwError(state, "a whitespace character is expected after the key-value separator within a block mapping");
          if (!mappingOpened) {
            state.events.splice(beforeKey.eventsLength, 0, {
              type: EVENT_ID.MAPPING,
              start: beforeKey.position,
              anchorStart: props.anchorStart,
              anchorEnd: props.anchorEnd,
              tagStart: props.tagStart,
              tagEnd: props.tagEnd,
              style: COLLECTION_STYLE.BLOCK
            });
            mappingOpened = true;
          }
          detected = true;
          atExplicitKey = false;
          pendingExplicitKey = false;
        } else if (detected) throwError(state, "expected ':' after a mapping key");
        else {
          if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
            restoreState(state, beforeKey);
            return false;
          }
          return true;
        }
      } else if (detected) throwError(state, "can not read a block mapping entry; a multiline key may not be an implicit key");
      else {
        if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
          restoreState(state, beforeKey);
          return false;
        }
        return true;
      }
    }
    if (parseNode(state, nodeIndent, CONTEXT_BLOCK_OUT, true, pendingExplicitKey)) pendingExplicitKey = false;
    if (!atExplicitKey) {
      if (pendingExplicitKey) {
        addEmptyScalarEvent(state);
        pendingExplicitKey = false;
      }
    }
    skipSeparationSpace(state, true);
    ch = state.input.charCodeAt(state.position);
    if ((state.line === entryLine || state.lineIndent > nodeIndent) && ch !== 0) throwError(state, "bad indentation of a mapping entry");
    else if (state.lineIndent < nodeIndent) break;
  }
  if (!detected) return false;
  if (atExplicitKey) addEmptyScalarEvent(state);
  if (mappingOpened) addPopEvent(state);
  return true;
}
function parseNode(state, parentIndent, nodeContext, allowToSeek, allowCompact, allowPropertyMapping = true) {
  if (state.depth >= state.maxDepth) throwError(state, `nesting exceeded maxDepth (${state.maxDepth})`);
  state.depth++;
  let indentStatus = 1;
  let atNewLine = false;
  let hasContent = false;
  let propertyStart = null;
  const props = emptyProperties();
  let allowBlockScalars = nodeContext === CONTEXT_BLOCK_OUT || nodeContext === CONTEXT_BLOCK_IN;
  let allowBlockCollections = allowBlockScalars;
  const allowBlockStyles = allowBlockScalars;
  if (allowToSeek && skipSeparationSpace(state, true)) {
    atNewLine = true;
    if (state.lineIndent > parentIndent) indentStatus = 1;
    else if (state.lineIndent === parentIndent) indentStatus = 0;
    else indentStatus = -1;
  }
  if (indentStatus === 1) while (true) {
    const ch = state.input.charCodeAt(state.position);
    const propertyState = snapshotState(state);
    if (atNewLine && indentStatus !== 1 && (ch === 33 || ch === 38)) break;
    if (atNewLine && allowBlockStyles && (props.tagStart !== NO_RANGE$1 || props.anchorStart !== NO_RANGE$1) && (ch === 33 || ch === 38)) {
      const fallbackState = snapshotState(state);
      const flowIndent = parentIndent + 1;
      if (readBlockMapping(state, state.position - state.lineStart, flowIndent, props) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) {
        state.depth--;
        return true;
      }
      restoreState(state, fallbackState);
    }
    if (atNewLine && (ch === 33 && props.tagStart !== NO_RANGE$1 || ch === 38 && props.anchorStart !== NO_RANGE$1)) break;
    if (!readTagProperty(state, props, nodeContext === CONTEXT_FLOW_IN) && !readAnchorProperty(state, props)) break;
    if (propertyStart === null) propertyStart = propertyState;
    if (skipSeparationSpace(state, true)) {
      atNewLine = true;
      allowBlockCollections = allowBlockStyles;
      if (state.lineIndent > parentIndent) indentStatus = 1;
      else if (state.lineIndent === parentIndent) indentStatus = 0;
      else indentStatus = -1;
    } else allowBlockCollections = false;
  }
  if (allowBlockCollections) allowBlockCollections = atNewLine || allowCompact;
  if (indentStatus === 1 || nodeContext === CONTEXT_BLOCK_OUT) {
    const flowIndent = nodeContext === CONTEXT_FLOW_IN || nodeContext === CONTEXT_FLOW_OUT ? parentIndent : parentIndent + 1;
    const blockIndent = state.position - state.lineStart;
    if (indentStatus === 1) {
      if (allowBlockCollections && (readBlockSequence(state, blockIndent, props) || readBlockMapping(state, blockIndent, flowIndent, props)) || readFlowCollection(state, flowIndent, props)) hasContent = true;
      else {
        const ch = state.input.charCodeAt(state.position);
        if (propertyStart !== null && allowPropertyMapping && allowBlockStyles && !allowBlockCollections && ch !== 124 && ch !== 62) {
          const fallbackState = snapshotState(state);
          const propertyIndent = propertyStart.position - propertyStart.lineStart;
          restoreState(state, propertyStart);
          if (readBlockMapping(state, propertyIndent, flowIndent, emptyProperties()) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) hasContent = true;
          else restoreState(state, fallbackState);
        }
        if (!hasContent && (allowBlockScalars && readBlockScalar(state, flowIndent, props) || readSingleQuotedScalar(state, flowIndent, props) || readDoubleQuotedScalar(state, flowIndent, props) || readAlias(state, props) || readPlainScalar(state, flowIndent, nodeContext, props))) hasContent = true;
      }
    } else if (indentStatus === 0) hasContent = allowBlockCollections && readBlockSequence(state, blockIndent, props);
  }
  allowBlockScalars = allowBlockScalars && !hasContent;
  if (!hasContent && (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1 || allowBlockScalars)) {
    addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN);
    hasContent = true;
  }
  state.depth--;
  return hasContent || props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1;
}
function readDirective(state) {
  if (state.lineIndent > 0 || state.input.charCodeAt(state.position) !== 37) return false;
  state.position++;
  const nameStart = state.position;
  while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position))) state.position++;
  const name = state.input.slice(nameStart, state.position);
  const args = [];
  if (name.length === 0) throwError(state, "directive name must not be less than one character in length");
  while (state.input.charCodeAt(state.position) !== 0 && !isEol(state.input.charCodeAt(state.position))) {
    while (isWhiteSpace(state.input.charCodeAt(state.position))) state.position++;
    if (state.input.charCodeAt(state.position) === 35 || isEol(state.input.charCodeAt(state.position)) || state.input.charCodeAt(state.position) === 0) break;
    const start = state.position;
    while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position))) state.position++;
    args.push(state.input.slice(start, state.position));
  }
  if (isEol(state.input.charCodeAt(state.position))) consumeLineBreak(state);
  if (name === "YAML") {
    if (state.directives.some((directive) => directive.kind === "yaml")) throwError(state, "duplication of %YAML directive");
    if (args.length !== 1) throwError(state, "YAML directive accepts exactly one argument");
    const match = /^([0-9]+)\.([0-9]+)$/.exec(args[0]);
    if (match === null) throwError(state, "ill-formed argument of the YAML directive");
    if (parseInt(match[1], 10) !== 1) throwError(state, "unacceptable YAML version of the document");
    state.directives.push({
      kind: "yaml",
      version: args[0]
    });
  } else if (name === "TAG") {
    if (args.length !== 2) throwError(state, "TAG directive accepts exactly two arguments");
    const [handle, prefix] = args;
    if (!PATTERN_TAG_HANDLE.test(handle)) throwError(state, "ill-formed tag handle (first argument) of the TAG directive");
    if (HAS_OWN.call(state.tagHandlers, handle)) throwError(state, `there is a previously declared suffix for "${handle}" tag handle`);
    if (!PATTERN_TAG_PREFIX.test(prefix)) throwError(state, "ill-formed tag prefix (second argument) of the TAG directive");
    state.tagHandlers[handle] = prefix;
    state.directives.push({
      kind: "tag",
      handle,
      prefix
    });
  }
  return true;
}
function readDocument(state) {
  state.directives = [];
  state.tagHandlers = /* @__PURE__ */ Object.create(null);
  let hasDirectives = false;
  skipSeparationSpace(state, true);
  while (readDirective(state)) {
    hasDirectives = true;
    skipSeparationSpace(state, true);
  }
  let explicitStart = false;
  let explicitEnd = false;
  let allowCompact = true;
  if (state.lineIndent === 0 && state.input.charCodeAt(state.position) === 45 && state.input.charCodeAt(state.position + 1) === 45 && state.input.charCodeAt(state.position + 2) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 3))) {
    explicitStart = true;
    const markerLine = state.line;
    state.position += 3;
    skipSeparationSpace(state, true);
    allowCompact = state.line > markerLine;
  } else if (hasDirectives) throwError(state, "directives end mark is expected");
  const documentEventIndex = state.events.length;
  if (!explicitStart && state.position === state.lineStart && state.input.charCodeAt(state.position) === 46 && testDocumentSeparator(state)) {
    state.position += 3;
    skipSeparationSpace(state, true);
    return;
  }
  addDocumentEvent(state, explicitStart, false);
  if (!parseNode(state, state.lineIndent - 1, CONTEXT_BLOCK_OUT, false, allowCompact, allowCompact)) addEmptyScalarEvent(state);
  skipSeparationSpace(state, true);
  if (state.position === state.lineStart && testDocumentSeparator(state)) {
    explicitEnd = state.input.charCodeAt(state.position) === 46;
    if (explicitEnd) {
      const markerLine = state.line;
      state.position += 3;
      skipSeparationSpace(state, true);
      if (state.line === markerLine && state.position < state.length) throwError(state, "end of the stream or a document separator is expected");
    }
  }
  const documentEvent = state.events[documentEventIndex];
  if (documentEvent?.type === EVENT_ID.DOCUMENT) documentEvent.explicitEnd = explicitEnd;
  addPopEvent(state);
  if (!explicitEnd && state.position < state.length && !testDocumentBoundary(state)) throwError(state, "end of the stream or a document separator is expected");
}
function parseEvents(input, options) {
  const length = input.length;
  const state = __spreadProps(__spreadValues(__spreadValues({}, DEFAULT_PARSER_OPTIONS), options), {
    input: `${input}\0`,
    length,
    position: 0,
    line: 0,
    lineStart: 0,
    lineIndent: 0,
    firstTabInLine: -1,
    depth: 0,
    directives: [],
    tagHandlers: /* @__PURE__ */ Object.create(null),
    events: []
  });
  const nullpos = input.indexOf("\0");
  if (nullpos !== -1) YAMLException.throwAt(input, nullpos, "null byte is not allowed in input", state.filename);
  while (state.position < state.length) {
    skipByteOrderMark(state);
    skipSeparationSpace(state, true);
    if (state.position >= state.length) break;
    const documentStart = state.position;
    readDocument(state);
    if (state.position === documentStart)
      throwError(state, "can not read a document");
  }
  return state.events;
}
var DEFAULT_LOAD_OPTIONS = __spreadValues(__spreadValues({}, DEFAULT_PARSER_OPTIONS), DEFAULT_CONSTRUCTOR_OPTIONS);
function loadDocuments(input, options = {}) {
  const opts = __spreadValues(__spreadValues({}, DEFAULT_LOAD_OPTIONS), options);
  const source = String(input);
  const PARSER_OPT_KEYS = Object.keys(DEFAULT_PARSER_OPTIONS);
  const CONSTRUCTOR_OPT_KEYS = Object.keys(DEFAULT_CONSTRUCTOR_OPTIONS);
  return constructFromEvents(parseEvents(source, pick(opts, PARSER_OPT_KEYS)), __spreadProps(__spreadValues({}, pick(opts, CONSTRUCTOR_OPT_KEYS)), {
    source
  }));
}
function load(input, options) {
  const documents = loadDocuments(input, options);
  if (documents.length === 0) throw new YAMLException("expected a document, but the input is empty");
  if (documents.length === 1) return documents[0];
  throw new YAMLException("expected a single document in the stream, but found more");
}
function hasBit(mask, bit) {
  return (mask & 1 << bit) !== 0;
}
var DEFAULT_SCALAR_STYLE_RULES = {
  applyQuoteFlowKeysOption,
  doubleQuoteForInvisibles,
  doubleQuoteWhitespaceOnly,
  applyForceQuotesOption,
  tryLongOrMultilineAsBlock,
  quoteInvalidPlain,
  fallbackToDoubleQuoted
};
function _preferredQuotedStyle(layout) {
  if (layout.presenterOptions.quoteStyle === "single" && hasBit(layout.allowedStylesMask, SCALAR_STYLE.SINGLE_QUOTED)) return SCALAR_STYLE.SINGLE_QUOTED;
  return SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyQuoteFlowKeysOption(layout) {
  if (!layout.presenterOptions.quoteFlowKeys) return;
  if (!layout.isKey || !layout.flowOnly || layout.style !== SCALAR_STYLE.PLAIN) return;
  layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function doubleQuoteForInvisibles(layout) {
  if (layout.style === SCALAR_STYLE.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(layout.node.value)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function doubleQuoteWhitespaceOnly(layout) {
  if (layout.style === SCALAR_STYLE.PLAIN && /^\s+$/.test(layout.node.value)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyForceQuotesOption(layout) {
  if (!layout.presenterOptions.forceQuotes) return;
  if (layout.isKey || layout.style !== SCALAR_STYLE.PLAIN) return;
  if (layout.node.tag !== layout.presenterOptions.schema.defaultScalarTag.tagName) return;
  layout.style = layout.node.value.includes("\n") ? SCALAR_STYLE.DOUBLE_QUOTED : _preferredQuotedStyle(layout);
}
function tryLongOrMultilineAsBlock(layout) {
  if (layout.style !== SCALAR_STYLE.PLAIN || layout.isKey) return;
  const value = layout.node.value;
  const multiline = value.indexOf("\n") !== -1;
  if (!hasBit(layout.allowedStylesMask, SCALAR_STYLE.LITERAL_BLOCK)) {
    if (multiline) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
    return;
  }
  const w = layout.presenterOptions.lineWidth;
  if (w === -1) {
    if (multiline) layout.style = SCALAR_STYLE.LITERAL_BLOCK;
    return;
  }
  const availableWidth = Math.max(Math.min(w, 40), w - layout.shiftOfContent);
  let position = 0;
  let shouldFold = false;
  while (position <= value.length) {
    let lineEnd2 = value.length;
    const nextLineBreak = value.indexOf("\n", position);
    if (nextLineBreak !== -1) lineEnd2 = nextLineBreak;
    const line = value.slice(position, lineEnd2);
    if (line.length > availableWidth && line[0] !== " " && / [^ \t]/.test(line)) shouldFold = true;
    if (nextLineBreak === -1) break;
    position = nextLineBreak + 1;
  }
  if (shouldFold) layout.style = SCALAR_STYLE.FOLDED_BLOCK;
  else if (multiline) layout.style = SCALAR_STYLE.LITERAL_BLOCK;
}
function quoteInvalidPlain(layout) {
  if (layout.style === SCALAR_STYLE.PLAIN && !hasBit(layout.allowedStylesMask, SCALAR_STYLE.PLAIN)) layout.style = _preferredQuotedStyle(layout);
}
function fallbackToDoubleQuoted(layout) {
  if (!hasBit(layout.allowedStylesMask, layout.style)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
var SRC_C_PRINTABLE = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]";
var SRC_B_CHAR = "[\\n\\r]";
var SRC_C_BYTE_ORDER_MARK = "\\uFEFF";
var SRC_S_WHITE = "[ \\t]";
var SRC_NB_CHAR = `(?:(?!(?:${SRC_B_CHAR}|${SRC_C_BYTE_ORDER_MARK}))${SRC_C_PRINTABLE})`;
var SRC_NS_CHAR = `(?:(?!${SRC_S_WHITE})${SRC_NB_CHAR})`;
var SRC_NB_JSON = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]";
var SRC_C_INDICATOR = "[-?:,\\[\\]{}#&*!|>'\"%@`]";
var SRC_C_FLOW_INDICATOR = "[,\\[\\]{}]";
var SRC_NS_PLAIN_SAFE_FLOW_OUT = SRC_NS_CHAR;
var SRC_NS_PLAIN_SAFE_FLOW_IN = `(?:(?!${SRC_C_FLOW_INDICATOR})${SRC_NS_CHAR})`;
var SRC_NS_PLAIN_FIRST_FLOW_OUT = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))`;
var SRC_NS_PLAIN_FIRST_FLOW_IN = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))`;
var SRC_NS_PLAIN_CHAR_FLOW_OUT = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_OUT})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))#*`;
var SRC_NS_PLAIN_CHAR_FLOW_IN = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_IN})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))#*`;
var SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_OUT})*`;
var SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_IN})*`;
var SRC_NS_PLAIN_ONE_LINE_FLOW_OUT = `${SRC_NS_PLAIN_FIRST_FLOW_OUT}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
var SRC_NS_PLAIN_ONE_LINE_FLOW_IN = `${SRC_NS_PLAIN_FIRST_FLOW_IN}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
var SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_OUT;
var SRC_NS_PLAIN_ONE_LINE_FLOW_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_IN;
var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_OUT}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_IN}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
var SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT = `${SRC_NS_PLAIN_ONE_LINE_FLOW_OUT}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT})*`;
var SRC_NS_PLAIN_MULTI_LINE_FLOW_IN = `${SRC_NS_PLAIN_ONE_LINE_FLOW_IN}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN})*`;
var NS_PLAIN_FLOW_OUT = new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT})$`, "u");
var NS_PLAIN_FLOW_IN = new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_IN})$`, "u");
var NS_PLAIN_BLOCK_KEY = new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY})$`, "u");
var NS_PLAIN_FLOW_KEY = new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_FLOW_KEY})$`, "u");
var NB_SINGLE_ONE_LINE = new RegExp(`^(?:${SRC_NB_JSON})*$`, "u");
var NB_SINGLE_MULTI_LINE = new RegExp(`^(?:${SRC_NB_JSON}|\\n)*$`, "u");
var BLOCK_SCALAR_CONTENT = new RegExp(`^(?:${SRC_NB_CHAR}|\\n)*$`, "u");
var DEFAULT_PRESENTER_OPTIONS = {
  indent: 2,
  seqNoIndent: false,
  seqInlineFirst: true,
  lineWidth: 80,
  flowBracketPadding: false,
  flowSkipCommaSpace: false,
  flowSkipColonSpace: false,
  quoteFlowKeys: false,
  quoteStyle: "single",
  forceQuotes: false,
  scalarStyleRules: Object.keys(DEFAULT_SCALAR_STYLE_RULES).map((name) => Reflect.get(DEFAULT_SCALAR_STYLE_RULES, name)),
  tagBeforeAnchor: false
};
var DEFAULT_DUMP_OPTIONS = __spreadProps(__spreadValues({}, DEFAULT_PRESENTER_OPTIONS), {
  schema: DUMP_SCHEMA,
  skipInvalid: false,
  noRefs: false,
  flowLevel: -1,
  sortKeys: false,
  transform: () => {
  }
});
var EVENT_DOCUMENT = EVENT_ID.DOCUMENT;
var EVENT_SEQUENCE = EVENT_ID.SEQUENCE;
var EVENT_MAPPING = EVENT_ID.MAPPING;
var EVENT_SCALAR = EVENT_ID.SCALAR;
var EVENT_ALIAS = EVENT_ID.ALIAS;
var EVENT_POP = EVENT_ID.POP;
var SCALAR_STYLE_PLAIN = SCALAR_STYLE.PLAIN;
var SCALAR_STYLE_SINGLE_QUOTED = SCALAR_STYLE.SINGLE_QUOTED;
var SCALAR_STYLE_DOUBLE_QUOTED = SCALAR_STYLE.DOUBLE_QUOTED;
var SCALAR_STYLE_LITERAL_BLOCK = SCALAR_STYLE.LITERAL_BLOCK;
var SCALAR_STYLE_FOLDED_BLOCK = SCALAR_STYLE.FOLDED_BLOCK;
var COLLECTION_STYLE_BLOCK = COLLECTION_STYLE.BLOCK;
var COLLECTION_STYLE_FLOW = COLLECTION_STYLE.FLOW;
var CHOMPING_CLIP = CHOMPING_MODE.CLIP;
var CHOMPING_STRIP = CHOMPING_MODE.STRIP;
var CHOMPING_KEEP = CHOMPING_MODE.KEEP;

// src/listeners/formats/align.ts
var ESCAPE_LENGTHS = { x: 4, u: 6, U: 10 };
function alignedText(value, source, start, end, escapes, slice) {
  const parts = [];
  let at2 = start;
  let index = 0;
  let runStart = -1;
  const closeRun = () => {
    if (runStart >= 0) parts.push(slice(runStart, at2));
    runStart = -1;
  };
  while (index < value.length) {
    const character = value[index] ?? "";
    if (at2 >= end) {
      closeRun();
      parts.push(replacedText(value.slice(index), slice(end, end)));
      break;
    }
    if (escapes && source[at2] === "\\") {
      closeRun();
      const letter = source[at2 + 1] ?? "";
      if (letter === "\n" || letter === "\r") at2 += 2;
      else {
        const length = ESCAPE_LENGTHS[letter] ?? 2;
        const width = letter === "U" && (value.codePointAt(index) ?? 0) > 65535 ? 2 : 1;
        parts.push(replacedText(value.slice(index, index + width), slice(at2, at2 + length)));
        at2 += length;
        index += width;
      }
    } else if (source[at2] === character) {
      if (runStart < 0) runStart = at2;
      at2++;
      index++;
    } else {
      closeRun();
      if (isSpace(character) && isSpace(source[at2] ?? "")) {
        parts.push(replacedText(character, slice(at2, at2 + 1)));
        index++;
      }
      at2++;
    }
  }
  closeRun();
  return parts.length === 0 ? slice(start, start) : joinTexts(parts);
}
function isSpace(character) {
  return character === " " || character === "\n" || character === "\r" || character === "	";
}

// src/listeners/formats/yaml.ts
var MAXIMUM_DEPTH2 = 100;
var MAXIMUM_STEPS = 4 * MAXIMUM_SETTINGS;
function readYaml(text, readable2 = text.value) {
  const events = parse(readable2);
  const slice = slicerOf(text);
  const settings = [];
  let steps = 0;
  const visit = (node, key, depth, hidden) => {
    if (node === null || depth > MAXIMUM_DEPTH2 || settings.length >= MAXIMUM_SETTINGS || ++steps > MAXIMUM_STEPS) return;
    if (node.type === "alias") visit(node.target, key, depth + 1, hidden);
    else if (node.type === "scalar") {
      const value = textOf(node.event, readable2, slice);
      if (value !== null) settings.push({ key, value });
    } else if (node.type === "sequence") {
      for (const [index, item] of node.items.entries()) visit(item, `${key}[${index}]`, depth + 1, /* @__PURE__ */ new Set());
    } else {
      const own = entriesOf(node, readable2);
      steps += own.size + hidden.size;
      for (const [name, value] of own) {
        if (name === "<<") continue;
        if (!hidden.has(name)) visit(value, key === "" ? name : `${key}.${name}`, depth + 1, /* @__PURE__ */ new Set());
      }
      for (const merged of mergedOf(own.get("<<"))) visit(merged, key, depth + 1, /* @__PURE__ */ new Set([...hidden, ...own.keys()]));
    }
  };
  for (const root of rootsOf(events, readable2)) visit(root, "", 0, /* @__PURE__ */ new Set());
  return settings;
}
function parse(readable2) {
  try {
    return parseEvents(readable2, { maxDepth: MAXIMUM_DEPTH2 });
  } catch {
    return [];
  }
}
function rootsOf(events, readable2) {
  const roots = [];
  const open = [];
  const anchors = /* @__PURE__ */ new Map();
  const nameOf7 = (event) => readable2.slice(event.anchorStart, event.anchorEnd);
  for (const event of events) {
    if (event.type === EVENT_ID.DOCUMENT) anchors.clear();
    else if (event.type === EVENT_ID.POP) open.pop();
    else {
      const target = event.type === EVENT_ID.ALIAS ? anchors.get(nameOf7(event)) : void 0;
      const node = nodeOf(event, target === void 0 || open.includes(target) ? null : target);
      if (event.type !== EVENT_ID.ALIAS && event.anchorStart >= 0) anchors.set(nameOf7(event), node);
      const parent = open.at(-1);
      if (parent === void 0) roots.push(node);
      else attach(parent, node);
      if (node.type === "mapping" || node.type === "sequence") open.push(node);
    }
  }
  return roots;
}
function nodeOf(event, target) {
  if (event.type === EVENT_ID.SCALAR) return { type: "scalar", event };
  if (event.type === EVENT_ID.ALIAS) return { type: "alias", target };
  return event.type === EVENT_ID.MAPPING ? { type: "mapping", entries: [] } : { type: "sequence", items: [] };
}
function attach(parent, node) {
  if (parent.type === "sequence") parent.items.push(node);
  if (parent.type !== "mapping") return;
  const last = parent.entries.at(-1);
  if (last !== void 0 && last.value === null) last.value = node;
  else parent.entries.push({ key: node, value: null });
}
function entriesOf(node, readable2) {
  const entries = /* @__PURE__ */ new Map();
  for (const { key, value } of node.entries) {
    if (key.type !== "scalar") continue;
    const name = key.event.valueStart < 0 ? "" : getScalarValue(readable2, key.event);
    entries.delete(name);
    entries.set(name, value);
  }
  return entries;
}
function mergedOf(node) {
  if (!node) return [];
  if (node.type === "alias") return mergedOf(node.target);
  return node.type === "sequence" ? node.items : node.type === "mapping" ? [node] : [];
}
var MAXIMUM_VALUE = 2e4;
function textOf(event, readable2, slice) {
  if (event.valueStart < 0 || event.valueEnd - event.valueStart > MAXIMUM_VALUE) return null;
  if (event.style === SCALAR_STYLE.PLAIN && /^(~|null|Null|NULL)$/.test(readable2.slice(event.valueStart, event.valueEnd))) return null;
  if (event.fast) return slice(event.valueStart, event.valueEnd);
  const escapes = event.style === SCALAR_STYLE.DOUBLE_QUOTED;
  return alignedText(getScalarValue(readable2, event), readable2, event.valueStart, event.valueEnd, escapes, slice);
}

// src/listeners/formats/fluent-bit-plugins.ts
var PLUGINS2 = /* @__PURE__ */ new Map([
  ["input forward", { port: 24224 }],
  ["input tcp", { port: 5170 }],
  ["input udp", { port: 5170, protocol: "UDP" }],
  ["input http", { port: null }],
  ["input opentelemetry", { port: null }],
  ["input elasticsearch", { port: null }],
  ["input splunk", { port: null }],
  ["input mqtt", { port: null }],
  ["input prometheus_remote_write", { port: null }],
  ["input statsd", { port: 8125, protocol: "UDP" }],
  ["input collectd", { port: null, protocol: "UDP" }],
  ["input syslog", { port: 5140 }],
  ["output prometheus_exporter", { port: 2021 }]
]);
function readFluentBitPlugins(text, environment) {
  const found = noBinds();
  const isClassic = /^[ \t]*\[[\w ]+\][ \t\r]*$/m.test(text.value);
  for (const [kind, section] of isClassic ? sectionsOf(text) : itemsOf(readYaml(text))) {
    const values = new Map(section.map(({ key, value }) => [key, expandVariables(value, DOLLAR, environment)]));
    readPlugin2(kind, values, found);
  }
  return found;
}
function sectionsOf(text) {
  return fluentBitSections(text).flatMap(
    ({ name, settings }) => name === "input" || name === "output" ? [[name, settings]] : []
  );
}
function itemsOf(settings) {
  const items = /* @__PURE__ */ new Map();
  for (const { key, value } of settings) {
    const match = /^pipeline\.((input|output)s\[\d+\])\.([\w.]+)$/.exec(key);
    if (!match?.[1] || !match[3]) continue;
    const item = items.get(match[1]) ?? [match[2], []];
    item[1].push({ key: match[3].toLowerCase(), value });
    items.set(match[1], item);
  }
  return [...items.values()];
}
function readPlugin2(kind, values, found) {
  const name = values.get("name");
  const plugin = PLUGINS2.get(`${kind} ${name?.value.toLowerCase()}`);
  const mode = values.get("mode")?.value.toLowerCase() ?? "";
  if (!name || !plugin || values.has("unix_path")) return;
  if (name.value.toLowerCase() === "syslog" && mode !== "tcp" && mode !== "udp") return;
  const protocol = mode === "udp" ? "UDP" : plugin.protocol ?? "TCP";
  const facts = { protocol, confidence: "high", note: `${kind} ${name.value}` };
  const host = values.get("listen") ?? values.get("host") ?? null;
  addSocket(found, host, values.get("port"), facts, plugin.port === null ? null : { port: plugin.port, place: name });
}

// src/listeners/formats/keywords.ts
var MAXIMUM_DEPTH3 = 20;
function keywordsOf(text) {
  const { value } = text;
  const slice = slicerOf(text);
  const keywords = [];
  let blocks = [];
  for (const raw of linesOf(value)) {
    const line = trimmed(value, raw);
    const start = value.slice(line.start, Math.min(line.end, line.start + 200));
    if (start.startsWith("</")) blocks = blocks.slice(0, -1);
    const match = /^(<)?([@\w][\w.-]*)/.exec(start);
    if (!match || keywords.length >= MAXIMUM_SETTINGS) continue;
    const [head, opening, name = ""] = match;
    if (opening && blocks.length < MAXIMUM_DEPTH3) blocks = [...blocks, name];
    const end = opening && value[line.end - 1] === ">" ? line.end - 1 : line.end;
    const rest = trimmed(value, { start: Math.min(line.start + head.length, end), end });
    const isQuoted = rest.end - rest.start > 1 && /^["']$/.test(value[rest.start] ?? "") && value[rest.end - 1] === value[rest.start];
    const shift = isQuoted ? 1 : 0;
    keywords.push({
      name,
      value: slice(rest.start + shift, rest.end - shift),
      blocks,
      isBlock: opening !== void 0,
      isAlone: rest.start === rest.end
    });
  }
  return keywords;
}
function readKeywords(text) {
  return keywordsOf(text).filter((keyword) => !keyword.isBlock).map(({ name, value, blocks, isAlone }) => ({
    key: [...blocks, name].join("."),
    value: isAlone ? replacedText("true", value) : value
  }));
}

// src/listeners/formats/fluentd.ts
var LISTENING = /* @__PURE__ */ new Map([
  ["forward", 24224],
  ["prometheus", 24231],
  ["http", null],
  ["monitor_agent", null],
  ["syslog", null],
  ["tcp", null],
  ["udp", null]
]);
function readFluentd(text) {
  const found = noBinds();
  for (const section of sectionsOf2(keywordsOf(text))) {
    const value = (name) => section.find((one) => one.name === name)?.value;
    const kind = value("@type") ?? value("type");
    const port = value("port");
    const preset = LISTENING.get(kind?.value ?? "") ?? null;
    if (!kind || !LISTENING.has(kind.value) && !value("bind")) continue;
    const portText = port ?? (preset === null ? null : knownText(String(preset), () => spanOfText(kind)));
    const ports = portText && readPorts(portText);
    const facts = { protocol: protocolOf3(kind.value, section), confidence: "high", note: `source of type ${kind.value}` };
    if (ports) addEndpoint(found, { scheme: null, host: value("bind") ?? null, ports }, facts, preset);
  }
  return found;
}
function sectionsOf2(keywords) {
  const sections = [];
  for (const keyword of keywords) {
    if (keyword.blocks[0] !== "source") continue;
    if (keyword.isBlock && keyword.blocks.length === 1) sections.push([]);
    else if (keyword.isBlock || keyword.blocks.length === 1) sections.at(-1)?.push(keyword);
  }
  return sections;
}
function protocolOf3(kind, section) {
  const transport = section.find((one) => one.isBlock && one.name === "transport")?.value.value;
  if (transport === "tcp" || transport === "tls") return "TCP";
  return kind === "udp" || kind === "syslog" ? "UDP" : "TCP";
}

// src/listeners/formats/ini.ts
function readIni(text) {
  const { value } = text;
  const slice = slicerOf(text);
  const settings = [];
  let section = "";
  for (const raw of linesOf(value)) {
    const line = trimmed(value, raw);
    if (isIgnored(value, line)) continue;
    const name = sectionOf(value, line);
    if (name !== null) section = name;
    else if (settings.length < MAXIMUM_SETTINGS) {
      const assignment = splitAssignment(value, line);
      const word = slice(line.start, line.end);
      if (assignment) settings.push({ key: join(section, assignment.key), value: unquoted(value, assignment.value, slice) });
      else if (/^[A-Za-z][\w-]*$/.test(word.value)) settings.push({ key: join(section, word.value), value: replacedText("true", word) });
    }
  }
  return settings;
}
function readEnvironment(text) {
  const { value } = text;
  const slice = slicerOf(text);
  const settings = [];
  for (const raw of linesOf(value)) {
    const line = trimmed(value, raw);
    const match = /^(?:export\s+)?([A-Za-z_][\w.-]*)=/.exec(value.slice(line.start, Math.min(line.end, line.start + 300)));
    if (!match || settings.length >= MAXIMUM_SETTINGS) continue;
    const from = line.start + match[0].length;
    settings.push({ key: match[1] ?? "", value: unquoted(value, trimmed(value, { start: from, end: line.end }), slice) });
  }
  return settings;
}
function readUnit(text) {
  const { value } = text;
  const slice = slicerOf(text);
  const settings = [];
  let section = "";
  for (const [first, ...others] of joinedLines(value)) {
    if (first === void 0 || settings.length >= MAXIMUM_SETTINGS) continue;
    section = sectionOf(value, first) ?? section;
    const assignment = value[first.start] === "[" ? null : splitAssignment(value, first);
    if (!assignment) continue;
    const parts = [slice(assignment.value.start, assignment.value.end)];
    for (const { start, end } of others) parts.push(replacedText(" ", slice(start, start + 1)), slice(start, end));
    settings.push({ key: join(section, assignment.key), value: joinTexts(parts) });
  }
  return settings;
}
function* joinedLines(value) {
  let group = [];
  for (const raw of linesOf(value)) {
    const line = trimmed(value, raw);
    if (isIgnored(value, line) && line.start < line.end) continue;
    const continues = line.start < line.end && value[line.end - 1] === "\\";
    group.push(continues ? trimmed(value, { start: line.start, end: line.end - 1 }) : line);
    if (continues) continue;
    yield group;
    group = [];
  }
  yield group;
}
function isIgnored(value, line) {
  return line.start === line.end || value[line.start] === "#" || value[line.start] === ";";
}
function sectionOf(value, line) {
  if (value[line.start] !== "[") return null;
  const match = /^\[\s*([^\]"]*?)\s*(?:"([^"\]]*)")?\s*\]/.exec(value.slice(line.start, Math.min(line.end, line.start + 300)));
  return match ? join(match[1] ?? "", match[2] ?? "") : "";
}
function splitAssignment(value, line) {
  const found = separatorIn(value, line);
  if (found < 0) return null;
  const key = trimmed(value, { start: line.start, end: found });
  if (key.start === key.end) return null;
  return {
    key: value.slice(key.start, key.end).replace(/^(["'])(.*)\1$/, "$2"),
    value: trimmed(value, { start: found + 1, end: line.end })
  };
}
function separatorIn(value, line) {
  let colon = -1;
  for (let at2 = line.start; at2 < line.end; at2++) {
    if (value[at2] === "=") return at2;
    if (value[at2] === ":" && colon < 0) colon = at2;
  }
  return colon;
}
function unquoted(value, line, slice) {
  const quote2 = value[line.start];
  if (quote2 === '"' || quote2 === "'") {
    const close = value.indexOf(quote2, line.start + 1);
    if (close > line.start && close < line.end) return slice(line.start + 1, close);
  }
  const comment = /(?:^|\s)[#;]/.exec(value.slice(line.start, line.end));
  const end = comment ? line.start + comment.index : line.end;
  const kept = trimmed(value, { start: line.start, end });
  return slice(kept.start, kept.end);
}
function join(first, second) {
  return first === "" || second === "" ? first + second : `${first}.${second}`;
}

// src/listeners/formats/frr.ts
var TERMINAL_PORTS = [
  ["zebra", 2601],
  ["ripd", 2602],
  ["ripngd", 2603],
  ["ospfd", 2604],
  ["bgpd", 2605],
  ["ospf6d", 2606],
  ["isisd", 2608],
  ["babeld", 2609],
  ["nhrpd", 2610],
  ["pimd", 2611],
  ["ldpd", 2612],
  ["eigrpd", 2613],
  ["sharpd", 2614],
  ["pbrd", 2615],
  ["staticd", 2616],
  ["bfdd", 2617],
  ["fabricd", 2618],
  ["vrrpd", 2619],
  ["pathd", 2621]
];
var ALWAYS_STARTED = /* @__PURE__ */ new Set(["zebra", "staticd"]);
var SERVED = [
  { daemon: "bgpd", port: 179, protocol: "TCP", what: "BGP" },
  { daemon: "bfdd", port: 3784, protocol: "UDP", what: "BFD" },
  { daemon: "bfdd", port: 4784, protocol: "UDP", what: "multihop BFD" }
];
function readFrrDaemons(text) {
  const found = noBinds();
  const settings = new Map(readEnvironment(text).map(({ key, value }) => [key, value]));
  const running = (daemon) => {
    const value = settings.get(daemon);
    return value !== void 0 && /^(yes|true|1)$/i.test(value.value) ? value : void 0;
  };
  const optionsOf = (daemon) => {
    const options = settings.get(`${daemon}_options`);
    return options ? wordsOf(options, COMMAND_LINE) : [];
  };
  for (const { daemon, port, protocol, what } of SERVED) {
    const enabled = running(daemon);
    if (!enabled) continue;
    const note = `${what} of ${daemon}`;
    const facts = { protocol, confidence: daemon === "bgpd" ? "high" : "low", note };
    if (daemon === "bgpd") {
      addBgp(found, optionsOf(daemon), enabled, facts);
      const options = settings.get("bgpd_options");
      if (options && !/(?:^|\s)(?:-[pl]|--bgp_port|--listenon)/.test(options.value)) addBinds(found, [bindAt(null, port, options, facts)]);
    } else addBinds(found, [bindAt(null, port, enabled, facts)]);
  }
  for (const [daemon, port] of TERMINAL_PORTS) {
    const enabled = running(daemon) ?? (ALWAYS_STARTED.has(daemon) ? settings.get(`${daemon}_options`) : void 0);
    if (enabled) addTerminal(found, optionsOf(daemon), port, enabled, `terminal of ${daemon}`);
  }
  return found;
}
function addBgp(found, options, enabled, facts) {
  const addresses = optionValues(options, "-l", "--listenon");
  const [port] = optionValues(options, "-p", "--bgp_port").slice(-1);
  const choices = port === void 0 ? [enabled] : alternativesOf(port);
  for (const choice of choices) {
    const number = port === void 0 ? 179 : readPorts(choice)?.first;
    const certain = choices.length > 1 ? { ...facts, confidence: "low" } : facts;
    if (number === 0) {
      if (choices.length === 1) addOff(found, 179, choice, facts.note);
    } else if (number !== void 0 && number <= 65535) {
      for (const address of addresses.length === 0 ? [null] : addresses) addBinds(found, [bindAt(address, number, choice, certain)]);
    }
  }
}
function addTerminal(found, options, standard, enabled, note) {
  const [address] = optionValues(options, "-A", "--vty_addr").slice(-1);
  const [written] = optionValues(options, "-P", "--vty_port").slice(-1);
  const port = written === void 0 ? standard : readPorts(written)?.first;
  if (port === 0) addOff(found, standard, written ?? enabled, note);
  else if (port !== void 0 && port <= 65535) {
    addBinds(found, [bindAt(address ?? null, port, written ?? enabled, { protocol: "TCP", confidence: "low", note })]);
  }
}
function optionValues(words2, short, long) {
  const values = [];
  for (const [index, word] of words2.entries()) {
    const next = words2[index + 1];
    if (word.value === short || word.value === long) {
      if (next) values.push(next);
    } else if (word.value.startsWith(`${long}=`)) values.push(slicerOf(word)(long.length + 1, word.value.length));
    else if (word.value.startsWith(short) && !word.value.startsWith("--")) values.push(slicerOf(word)(short.length, word.value.length));
  }
  return values;
}

// src/listeners/formats/haproxy.ts
var LEXICON4 = {
  marks: "",
  quotes: `"'`,
  quotesOpenWords: false,
  comments: "#",
  commentsWithinWords: true,
  escapes: true,
  quotesEndWithLine: true
};
var SECTIONS = new Set(
  "global defaults frontend listen backend peers mailers userlist resolvers ring log-forward log-profile cache program http-errors fcgi-app crt-store traces acme".split(" ")
);
var BINDING = /* @__PURE__ */ new Set(["frontend", "listen", "peers", "log-forward"]);
var KEYWORD = /^[ \t\uE000]*["']?(\.?[a-z][a-z-]*)/;
var READ = /* @__PURE__ */ new Set([...SECTIONS, "bind", "dgram-bind", "stats", "disabled", "enabled", ".if", ".endif"]);
function readHaproxy(text, environment) {
  const { value } = text;
  const slice = slicerOf(text);
  const all = noBinds();
  let section = { kind: "", name: "", disabled: false, found: noBinds() };
  let conditions = 0;
  for (const line of linesOf(value)) {
    if (!READ.has(KEYWORD.exec(value.slice(line.start, Math.min(line.end, line.start + 500)))?.[1] ?? "")) continue;
    const words2 = wordsOf(slice(line.start, line.end), LEXICON4);
    while (words2[0]?.value === UNKNOWN) words2.shift();
    const keyword = words2[0]?.value ?? "";
    if (keyword === ".if") conditions++;
    else if (keyword === ".endif") conditions = Math.max(conditions - 1, 0);
    else if (SECTIONS.has(keyword)) {
      closeSection(section, all);
      section = { kind: keyword, name: words2[1]?.value ?? "", disabled: false, found: noBinds() };
    } else if (keyword === "disabled") section.disabled = true;
    else if (keyword === "enabled") section.disabled = false;
    else readLine(section, words2, conditions > 0, environment);
    if (isFull(all)) break;
  }
  closeSection(section, all);
  return all;
}
function closeSection({ disabled, found }, all) {
  for (const { port, text, note } of found.off) addOff(all, port, text, note);
  if (!disabled) addBinds(all, found.binds);
  else for (const { port, portText, note } of found.binds) addOff(all, port, portText, `${note}, which is disabled`);
}
function readLine(section, words2, conditional, environment) {
  const keyword = words2[0]?.value;
  const isStats = section.kind === "global" && keyword === "stats" && words2[1]?.value === "socket";
  const isBind = BINDING.has(section.kind) && (keyword === "bind" || keyword === "dgram-bind");
  const addresses = words2[isStats ? 2 : 1];
  if (!isStats && !isBind || addresses === void 0) return;
  const note = isStats ? "stats socket" : `${keyword} in ${[section.kind, section.name].filter(Boolean).join(" ")}`;
  for (const address of splitList(expandVariables(addresses, DOLLAR, environment))) {
    if (isFull(section.found)) return;
    const endpoint = readEndpoint(address, true);
    if (!endpoint?.ports || isStats && endpoint.host === null) continue;
    const facts = { protocol: protocolOf4(keyword, endpoint.scheme), confidence: conditional ? "medium" : "high", note };
    if (endpoint.host !== null) addEndpoint(section.found, endpoint, facts);
  }
}
function protocolOf4(keyword, scheme) {
  return keyword === "dgram-bind" || scheme !== null && /^(udp|quic)/.test(scheme) ? "UDP" : "TCP";
}
function* splitList(text) {
  const slice = slicerOf(text);
  let start = 0;
  for (const part of text.value.split(",")) {
    if (part !== "") yield slice(start, start + part.length);
    start += part.length + 1;
  }
}

// src/listeners/formats/json.ts
function readJson(text) {
  return readYaml(text, withoutComments(text.value));
}
function withoutComments(value) {
  return value.replace(/"(?:[^"\\\n]|\\.)*"?|\/\/[^\n\r]*|\/\*[\s\S]*?(?:\*\/|$)|\t/g, (found) => {
    return found.startsWith('"') ? found : found.replace(/[^\n\r]/g, " ");
  });
}

// src/listeners/formats/listen-lines.ts
var SQUID = /* @__PURE__ */ new Map([
  ["http_port", "TCP"],
  ["https_port", "TCP"],
  ["ftp_port", "TCP"],
  ["icp_port", "UDP"],
  ["htcp_port", "UDP"],
  ["snmp_port", "UDP"]
]);
var APACHE = /* @__PURE__ */ new Map([["listen", "TCP"]]);
function readSquid(text, environment) {
  return readDirectives(text, SQUID, environment);
}
function readApache(text, environment) {
  return readDirectives(text, APACHE, environment);
}
function readDirectives(text, directives, environment) {
  const found = noBinds();
  for (const keyword of keywordsOf(text)) {
    const protocol = keyword.isBlock ? void 0 : directives.get(keyword.name.toLowerCase());
    const socket = protocol && firstWord(keyword);
    if (!socket) continue;
    const endpoint = readEndpoint(expandVariables(socket, DOLLAR, environment));
    addEndpoint(found, endpoint, { protocol, confidence: isConditional(keyword) ? "medium" : "high", note: keyword.name });
  }
  return found;
}
function firstWord({ value }) {
  const length = /^\S+/.exec(value.value)?.[0].length;
  return length === void 0 ? null : slicerOf(value)(0, length);
}
function isConditional({ blocks }) {
  return blocks.some((block) => /^If/i.test(block));
}
var TRANSPORT = /^(?:(udp|tcp|dtlsudp|tlstcp)(?:v?6|ip)?):/i;
var SNMP_PORT = 161;
function readSnmpd(text) {
  const found = noBinds();
  for (const { name, value } of keywordsOf(text)) {
    if (name.toLowerCase() !== "agentaddress") continue;
    const slice = slicerOf(value);
    for (const match of value.value.matchAll(/[^\s,]+/g)) {
      const written = slice(match.index, match.index + match[0].length);
      const transport = TRANSPORT.exec(written.value);
      const address = slicerOf(written)(transport?.[0].length ?? 0, written.value.length);
      const endpoint = readEndpoint(address);
      if (!endpoint) continue;
      const protocol = /tcp/i.test(transport?.[1] ?? "") ? "TCP" : "UDP";
      const ports = endpoint.ports ?? (endpoint.host && !endpoint.host.value.includes(":") ? { text: address, first: SNMP_PORT, last: SNMP_PORT } : null);
      addEndpoint(found, { ...endpoint, ports }, { protocol, confidence: "high", note: name });
    }
  }
  return found;
}

// src/listeners/formats/named.ts
var LEXICON5 = {
  marks: "{};",
  quotes: '"',
  quotesOpenWords: true,
  comments: "#",
  slashComments: true,
  commentsWithinWords: false,
  escapes: true,
  quotesEndWithLine: false
};
var DNS_PORT = 53;
var DNS_PROTOCOLS = ["UDP", "TCP"];
function readNamed(text) {
  const found = noBinds();
  for (const { words: words2, block } of directivesOf(tokensOf(text, LEXICON5), roleOf4)) {
    const name = words2[0];
    if (!name || !block) continue;
    if (name.value === "options") readOptions(name, block, found);
    else if (name.value === "statistics-channels" || name.value === "controls") {
      for (const channel of block) readChannel(channel, name.value, found);
    }
  }
  return found;
}
function roleOf4(token) {
  if (token.kind === "word") return "word";
  if (token.kind === "line") return "nothing";
  return token.mark === ";" ? "end" : token.mark === "{" ? "open" : "close";
}
function readOptions(name, options, found) {
  const main = options.find((option) => nameOf2(option) === "port")?.words[1];
  const listens = options.filter((option) => /^listen-on(?:-v6)?$/.test(nameOf2(option)));
  const defaultPort = main ? Number(main.value) : DNS_PORT;
  if (listens.length === 0 && isPort(defaultPort)) {
    const confidence = main ? "high" : "low";
    for (const protocol of DNS_PROTOCOLS) {
      addBinds(found, [
        bindAt(null, defaultPort, main ?? name, { protocol, confidence, note: main ? "options port" : "options without listen-on" })
      ]);
    }
  }
  for (const listen2 of listens) readListen(listen2, main, found);
}
function readListen({ words: words2, block }, main, found) {
  const place2 = words2[0];
  const at2 = words2.findIndex((word) => word.value === "port");
  const portText = (at2 > 0 ? words2[at2 + 1] : void 0) ?? main ?? place2;
  if (!place2 || !portText || !block) return;
  const port = portText === place2 ? DNS_PORT : Number(portText.value);
  if (!isPort(port)) return;
  const protocols = words2.some((word) => word.value === "tls" || word.value === "http") ? DNS_PROTOCOLS.slice(1) : DNS_PROTOCOLS;
  const addresses = block.flatMap((directive) => directive.words.slice(0, 1)).filter((word) => !word.value.startsWith("!"));
  for (const address of addresses) {
    if (address.value === "none") addOff(found, port, address, place2.value);
    else
      for (const protocol of protocols) {
        const facts = { protocol, confidence: "high", note: place2.value };
        addBinds(found, [bindAt(address.value === "any" ? null : address, port, portText, facts)]);
      }
  }
}
function readChannel({ words: words2 }, name, found) {
  const [kind, host, port, number] = words2;
  if (kind?.value !== "inet" || !host || port?.value !== "port" || !number) return;
  const facts = { protocol: "TCP", confidence: "high", note: `inet of ${name}` };
  addSocket(found, host, number, facts);
}

// src/listeners/formats/nginx.ts
var LEXICON6 = {
  marks: ";{}",
  quotes: `"'`,
  quotesOpenWords: true,
  comments: "#",
  commentsWithinWords: false,
  escapes: true,
  quotesEndWithLine: false
};
function readNginx(text, environment) {
  const found = noBinds();
  const open = [];
  const push = (directives, module2) => {
    for (let i = directives.length - 1; i >= 0; i--) {
      const directive = directives[i];
      if (directive?.block) open.push({ directive, module: module2 });
    }
  };
  push(directivesOf(tokensOf(text, LEXICON6), roleOf5), "");
  for (let next = open.pop(); next; next = open.pop()) {
    const { directive, module: module2 } = next;
    const name = nameOf2(directive);
    if (name === "server" && directive.words.length === 1) readServer(directive, module2, environment, found);
    else push(directive.block ?? [], ["http", "stream", "mail"].includes(name) ? name : module2);
  }
  return found;
}
function roleOf5(token) {
  if (token.kind === "word") return "word";
  if (token.kind === "line") return "nothing";
  return token.mark === ";" ? "end" : token.mark === "{" ? "open" : "close";
}
function readServer(server, module2, environment, found) {
  const inside = server.block ?? [];
  const names = inside.find((directive) => nameOf2(directive) === "server_name")?.words[1]?.value;
  const note = `listen in ${module2 === "" ? "" : `${module2} `}server${names === void 0 ? "" : ` ${names}`}`;
  const listens = inside.filter((directive) => nameOf2(directive) === "listen");
  for (const { words: words2 } of listens) {
    if (words2[1]) readListen2(expandVariables(words2[1], DOLLAR, environment), words2.slice(2), note, found);
  }
  const first = server.words[0];
  const mayListenElsewhere = module2 !== "http" || inside.length === 0 || inside.some((directive) => nameOf2(directive) === "include");
  if (listens.length === 0 && first && !mayListenElsewhere) {
    addBinds(found, [bindAt(null, 80, first, { protocol: "TCP", confidence: "low", note: `${note} by default` })]);
  }
}
function readListen2(address, parameters, note, found) {
  const endpoint = readEndpoint(address);
  if (!endpoint) return;
  const isUdp = parameters.some(({ value }) => value === "udp" || value === "quic");
  const facts = { protocol: isUdp ? "UDP" : "TCP", confidence: "high", note };
  if (endpoint.ports) addEndpoint(found, endpoint, facts);
  else if (endpoint.host && /^(\[[^\]]+\]|[\w.*-]+)$/.test(endpoint.host.value)) {
    addBinds(found, [bindAt(endpoint.host, 80, endpoint.host, { ...facts, note: `${note}, port 80 by default` })]);
  }
}

// src/listeners/formats/without-comments.ts
function withoutHashComments(value) {
  return value.replace(/(^|[ \t;{}])#[^\r\n]*/gm, (found, before) => before + " ".repeat(found.length - before.length));
}

// src/listeners/formats/rsyslog.ts
var MODULES = /* @__PURE__ */ new Map([
  ["imtcp", "TCP"],
  ["imptcp", "TCP"],
  ["imrelp", "TCP"],
  ["imudp", "UDP"]
]);
var DIRECTIVES = /* @__PURE__ */ new Map([
  ["inputtcpserverrun", "TCP"],
  ["inputptcpserverrun", "TCP"],
  ["inputrelpserverrun", "TCP"],
  ["udpserverrun", "UDP"]
]);
var ADDRESSES2 = /* @__PURE__ */ new Map([
  ["udpserveraddress", "UDP"],
  ["inputptcpserverlistenip", "TCP"]
]);
var STATEMENT = /\binput\s*\(([^()]{0,5000})\)|^[ \t]*\$(\w+)[ \t]+(\S+)/gim;
var PARAMETER = /(?<![\w.])([\w.]+)\s*=\s*(?:"([^"]*)"|\[([^\]]*)\])/dg;
function readRsyslog(text) {
  const found = noBinds();
  const slice = slicerOf(text);
  const addresses = /* @__PURE__ */ new Map();
  for (const match of withoutHashComments(text.value).matchAll(STATEMENT)) {
    const [all, parameters, name = "", value = ""] = match;
    if (parameters !== void 0) {
      readInput(parameters, match.index + all.lastIndexOf(parameters), slice, found);
      continue;
    }
    const end = match.index + all.length;
    const given2 = slice(end - value.length, end);
    const of = ADDRESSES2.get(name.toLowerCase());
    if (of) addresses.set(of, given2);
    const protocol = DIRECTIVES.get(name.toLowerCase());
    if (protocol) addSocket(found, addresses.get(protocol) ?? null, given2, { protocol, confidence: "high", note: `$${name}` });
  }
  return found;
}
function readInput(parameters, base, slice, found) {
  const values = /* @__PURE__ */ new Map();
  for (const match of parameters.matchAll(PARAMETER)) {
    const [from = 0, to = 0] = match.indices?.[2] ?? match.indices?.[3] ?? [];
    const name = (match[1] ?? "").toLowerCase();
    if (match[2] !== void 0) values.set(name, [slice(base + from, base + to)]);
    else
      values.set(
        name,
        [...(match[3] ?? "").matchAll(/[^\s",]+/g)].map((one) => slice(base + from + one.index, base + from + one.index + one[0].length))
      );
  }
  const module2 = values.get("type")?.[0]?.value.toLowerCase() ?? "";
  const protocol = MODULES.get(module2);
  if (!protocol) return;
  const facts = { protocol, confidence: "high", note: `input ${module2}` };
  for (const port of values.get("port") ?? []) addSocket(found, values.get("address")?.[0] ?? null, port, facts);
}

// src/listeners/formats/syslog-ng.ts
var DRIVERS = /* @__PURE__ */ new Map([
  ["network", { udp: 514, tcp: 514, tls: 514 }],
  ["syslog", { udp: 514, tcp: 601, tls: 6514 }],
  ["tcp", { udp: 514, tcp: 514, tls: 514, only: "TCP" }],
  ["tcp6", { udp: 514, tcp: 514, tls: 514, only: "TCP" }],
  ["udp", { udp: 514, tcp: 514, tls: 514, only: "UDP" }],
  ["udp6", { udp: 514, tcp: 514, tls: 514, only: "UDP" }]
]);
var SOURCE = /\bsource\s*(?:[\w.-]+\s*)?\{/g;
var DRIVER = /(?<![\w-])(network|syslog|tcp6?|udp6?)\s*\(/g;
var PARAMETER2 = /(?<![\w-])(port|localport|ip|localip|transport)\s*\(\s*["']?([^\s"'()]+)/dg;
function readSyslogNg(text) {
  const found = noBinds();
  const slice = slicerOf(text);
  const value = withoutHashComments(text.value);
  let read3 = 0;
  for (const source of value.matchAll(SOURCE)) {
    const start = source.index + source[0].length;
    if (start < read3) continue;
    read3 = endOf(value, start, "{", "}");
    const block = value.slice(start, read3);
    let done = 0;
    for (const driver of block.matchAll(DRIVER)) {
      const from = driver.index + driver[0].length;
      if (from < done) continue;
      done = endOf(block, from, "(", ")");
      const name = slice(start + driver.index, start + driver.index + (driver[1] ?? "").length);
      readDriver(name, block.slice(from, done), start + from, slice, found);
    }
  }
  return found;
}
var LONGEST = 2e4;
function endOf(value, start, open, close) {
  let depth = 1;
  const last = Math.min(value.length, start + LONGEST);
  for (let at2 = start; at2 < last; at2++) {
    if (value[at2] === open) depth++;
    else if (value[at2] === close && --depth === 0) return at2;
  }
  return last;
}
function readDriver(name, parameters, base, slice, found) {
  const driver = DRIVERS.get(name.value);
  if (!driver) return;
  const given2 = /* @__PURE__ */ new Map();
  for (const match of parameters.matchAll(PARAMETER2)) {
    const [from = 0, to = 0] = match.indices?.[2] ?? [];
    given2.set((match[1] ?? "").replace("local", ""), slice(base + from, base + to));
  }
  const transport = given2.get("transport")?.value.toLowerCase() ?? "tcp";
  const protocol = driver.only ?? (transport === "udp" ? "UDP" : "TCP");
  const facts = { protocol, confidence: "high", note: `source ${name.value}` };
  const usual = protocol === "UDP" ? driver.udp : transport.includes("tls") ? driver.tls : driver.tcp;
  addSocket(found, given2.get("ip") ?? null, given2.get("port"), facts, { port: usual, place: name });
}

// src/listeners/formats/environment-files.ts
var environment_files_exports = {};
__export(environment_files_exports, {
  NO_FILES: () => NO_FILES,
  assignmentsInFiles: () => assignmentsInFiles
});
var NO_FILES = () => void 0;
function assignmentsInFiles(paths, readFile2) {
  return paths.flatMap((path8) => {
    const file = readFile2(path8.value);
    if (!file || isTooLong2(file.text)) return [];
    const step = { span: spanOfText(path8), note: `variables are read from ${file.path} here` };
    return readEnvironment(file.text).map(({ key, value }) => ({ name: key, value: addStep(value, step) }));
  });
}

// src/listeners/formats/quadlet.ts
var OPTIONS = {
  Network: ["--network", false],
  PublishPort: ["--publish", false],
  Entrypoint: ["--entrypoint", false],
  Environment: ["--env", true],
  EnvironmentFile: ["--env-file", false]
};
function wordsOfQuadlet(settings) {
  const [section, place2] = settings.flatMap(({ key, value }) => {
    const name = /^(Container|Pod|Kube)\./.exec(key)?.[1];
    return name === void 0 ? [] : [[name, value]];
  })[0] ?? ["", null];
  if (place2 === null) return null;
  const given2 = (key) => valuesOf(settings, `${section}.${key}`);
  const image = given2("Image").at(-1) ?? given2("Rootfs").at(-1);
  if (section === "Container" && !image) return null;
  const word = (text) => replacedText(text, place2);
  const options = Object.entries(OPTIONS).flatMap(
    ([key, [option, isList2]]) => given2(key).flatMap((value) => (isList2 ? wordsOf(value, COMMAND_LINE) : [value]).flatMap((one) => [word(option), one]))
  );
  const more = given2("PodmanArgs").flatMap((value) => wordsOf(value, COMMAND_LINE));
  const start = section === "Container" ? ["podman", "run"] : ["podman", "pod", "create"];
  const program = image ? [image, ...given2("Exec").slice(-1)].flatMap((value) => wordsOf(value, COMMAND_LINE)) : [];
  return [...start.map(word), ...options, ...more, ...program];
}
function valuesOf(settings, name) {
  const values = [];
  for (const { key, value } of settings) {
    if (key !== name) continue;
    if (value.value === "") values.length = 0;
    else values.push(value);
  }
  return values;
}

// src/listeners/formats/systemd.ts
function readSocketUnit(text) {
  const listens = [];
  for (const setting of readUnit(text)) {
    if (!/^Socket\.Listen(Stream|Datagram|SequentialPacket|FIFO|Special|Netlink|MessageQueue|USBFunction)$/.test(setting.key)) continue;
    if (setting.value.value === "") listens.length = 0;
    else listens.push(setting);
  }
  const found = noBinds();
  for (const { key, value } of listens) {
    if (key !== "Socket.ListenStream" && key !== "Socket.ListenDatagram") continue;
    const protocol = key === "Socket.ListenStream" ? "TCP" : "UDP";
    addEndpoint(found, readEndpoint(value), { protocol, confidence: "high", note: key });
  }
  return found;
}
function commandsOfUnit(text, readFile2 = NO_FILES) {
  if (isTooLong2(text)) return [];
  const settings = readUnit(text);
  const environment = environmentOfUnit(settings, readFile2);
  const quadlet = wordsOfQuadlet(settings);
  let commands = quadlet ? [{ key: "Service.ExecStart", words: quadlet, environment }] : [];
  for (const { key, value } of settings) {
    if (!/^Service\.Exec(Start|StartPre|StartPost|Condition)$/.test(key)) continue;
    if (value.value === "") commands = commands.filter((command) => command.key !== key);
    const words2 = wordsOf(value, COMMAND_LINE).flatMap((word) => expandedWord(word, environment));
    const first = words2[0];
    if (!first) continue;
    const prefix = /^[@:+!-]*/.exec(first.value)?.[0].length ?? 0;
    commands.push({ key, words: [slicerOf(first)(prefix, first.value.length), ...words2.slice(1)], environment });
  }
  return commands;
}
function expandedWord(word, environment) {
  const value = environment.get(/^\$(\w+)$/.exec(word.value)?.[1] ?? "");
  if (value === void 0) return [expandVariables(word, DOLLAR, environment)];
  return wordsOf(addStep(value, { span: spanOfText(word), note: `variable ${word.value.slice(1)} is used` }), COMMAND_LINE);
}
function environmentOfUnit(settings, readFile2) {
  const environment = /* @__PURE__ */ new Map();
  let files = [];
  for (const { key, value } of settings) {
    const isEmpty = value.value === "";
    if (key === "Service.EnvironmentFile") files = isEmpty ? [] : [...files, ...wordsOf(value, COMMAND_LINE).map(withoutDash)];
    if (key !== "Service.Environment") continue;
    if (isEmpty) environment.clear();
    for (const word of wordsOf(value, COMMAND_LINE)) {
      const equals = word.value.indexOf("=");
      if (equals > 0) environment.set(word.value.slice(0, equals), slicerOf(word)(equals + 1, word.value.length));
    }
  }
  for (const { name, value } of assignmentsInFiles(files, readFile2)) environment.set(name, value);
  return environment;
}
function withoutDash(path8) {
  return path8.value.startsWith("-") ? slicerOf(path8)(1, path8.value.length) : path8;
}

// src/listeners/formats/toml.ts
var MAXIMUM_DEPTH4 = 50;
function readToml(text) {
  const cursor = { value: text.value, slice: slicerOf(text), settings: [], at: 0 };
  const counts = /* @__PURE__ */ new Map();
  let table = "";
  while (cursor.at < cursor.value.length && cursor.settings.length < MAXIMUM_SETTINGS) {
    skipBlank(cursor, true);
    if (cursor.value[cursor.at] === "[") table = readHeader(cursor, counts);
    else readPair(cursor, table, 0);
    skipLine(cursor);
  }
  return cursor.settings;
}
function readHeader(cursor, counts) {
  const isList2 = cursor.value.startsWith("[[", cursor.at);
  cursor.at += isList2 ? 2 : 1;
  const names = readKey(cursor);
  let path8 = "";
  for (const [index, name] of names.entries()) {
    path8 = join2(path8, name);
    const isLast = index === names.length - 1;
    const count2 = counts.get(path8) ?? 0;
    if (isList2 && isLast) counts.set(path8, count2 + 1);
    if (isList2 && isLast) path8 += `[${count2}]`;
    else if (count2 > 0) path8 += `[${count2 - 1}]`;
  }
  return path8;
}
function readPair(cursor, table, depth) {
  const names = readKey(cursor);
  skipBlank(cursor, false);
  if (names.length === 0 || cursor.value[cursor.at] !== "=") return false;
  cursor.at++;
  skipBlank(cursor, false);
  return readValue(cursor, names.reduce(join2, table), depth);
}
function readKey(cursor) {
  const names = [];
  const part = /"((?:[^"\\\n]|\\.)*)"|'([^'\n]*)'|([\w-]+)/y;
  for (; ; ) {
    skipBlank(cursor, false);
    part.lastIndex = cursor.at;
    const match = part.exec(cursor.value);
    if (!match) return names;
    names.push(match[1] ?? match[2] ?? match[3] ?? "");
    cursor.at = part.lastIndex;
    skipBlank(cursor, false);
    if (cursor.value[cursor.at] !== ".") return names;
    cursor.at++;
  }
}
function readValue(cursor, key, depth) {
  if (depth > MAXIMUM_DEPTH4 || cursor.settings.length >= MAXIMUM_SETTINGS) return false;
  const first = cursor.value[cursor.at];
  if (first === "[") return readArray(cursor, key, depth);
  if (first === "{") return readInlineTable(cursor, key, depth);
  const text = first === '"' || first === "'" ? readString(cursor, first) : readBare(cursor);
  if (text === null) return false;
  cursor.settings.push({ key, value: text });
  return true;
}
function readArray(cursor, key, depth) {
  cursor.at++;
  for (let index = 0; ; index++) {
    skipBlank(cursor, true);
    if (cursor.value[cursor.at] === "]") {
      cursor.at++;
      return true;
    }
    if (!readValue(cursor, `${key}[${index}]`, depth + 1)) return false;
    skipBlank(cursor, true);
    if (cursor.value[cursor.at] === ",") cursor.at++;
    else if (cursor.value[cursor.at] !== "]") return false;
  }
}
function readInlineTable(cursor, key, depth) {
  cursor.at++;
  for (; ; ) {
    skipBlank(cursor, true);
    if (cursor.value[cursor.at] === "}") {
      cursor.at++;
      return true;
    }
    if (!readPair(cursor, key, depth + 1)) return false;
    skipBlank(cursor, true);
    if (cursor.value[cursor.at] === ",") cursor.at++;
    else if (cursor.value[cursor.at] !== "}") return false;
  }
}
function readString(cursor, quote2) {
  const isLong = cursor.value.startsWith(quote2.repeat(3), cursor.at);
  const fence = isLong ? quote2.repeat(3) : quote2;
  let from = cursor.at + fence.length;
  let at2 = from;
  const parts = [];
  const cut = () => {
    if (from < at2) parts.push(cursor.slice(from, at2));
  };
  while (at2 < cursor.value.length && !cursor.value.startsWith(fence, at2)) {
    const character = cursor.value[at2];
    if (character === "\n" && !isLong) return null;
    if (character === "\\" && quote2 === '"') {
      cut();
      const length = ESCAPE_LENGTHS2[cursor.value[at2 + 1] ?? ""] ?? 2;
      const decoded = decodeEscape(cursor.value.slice(at2 + 1, at2 + length));
      if (decoded !== "") parts.push(replacedText(decoded, cursor.slice(at2, at2 + length)));
      at2 += length;
      from = at2;
    } else at2++;
  }
  if (at2 >= cursor.value.length) return null;
  cut();
  cursor.at = at2 + fence.length;
  return parts.length === 0 ? cursor.slice(from, from) : joinTexts(parts);
}
var ESCAPE_LENGTHS2 = { u: 6, U: 10 };
var ESCAPES = { n: "\n", t: "	", r: "\r", b: "\b", f: "\f", '"': '"', "\\": "\\" };
function decodeEscape(sequence2) {
  const code = /^[uU]([0-9a-fA-F]+)$/.exec(sequence2)?.[1];
  if (code === void 0) return ESCAPES[sequence2] ?? "";
  const point = Number.parseInt(code, 16);
  return point <= 1114111 ? String.fromCodePoint(point) : "";
}
function readBare(cursor) {
  const bare = /[^\s,\]}#=[{"']+/y;
  bare.lastIndex = cursor.at;
  const match = bare.exec(cursor.value);
  if (!match) return null;
  const start = cursor.at;
  cursor.at = bare.lastIndex;
  return cursor.slice(start, cursor.at);
}
function skipBlank(cursor, lines) {
  for (; cursor.at < cursor.value.length; cursor.at++) {
    const character = cursor.value[cursor.at];
    if (character === " " || character === "	") continue;
    if (!lines) return;
    if (character === "#") skipToBreak(cursor);
    else if (character !== "\n" && character !== "\r") return;
  }
}
function skipToBreak(cursor) {
  const next = cursor.value.indexOf("\n", cursor.at);
  cursor.at = next < 0 ? cursor.value.length : next;
}
function skipLine(cursor) {
  skipToBreak(cursor);
  cursor.at++;
}
function join2(first, second) {
  return first === "" ? second : `${first}.${second}`;
}

// src/listeners/formats/names.ts
var words = (list) => new Set(list.split(" "));
var LISTEN = words("listen listener listeners listening bind binding serve serving");
var SERVED2 = words(
  "metric metrics health healthz healthcheck healthprobe ready readyz readiness liveness livez probe pprof profiler profiling debug admin webhook telemetry prometheus monitoring status stats secure insecure http https grpc http2 http3 web api rest ws"
);
var SERVERS = words("server service app application main default global general network net arguments args extra extended daemon");
var DIALLED = words(
  "upstream upstreams endpoint endpoints target targets remote remotes peer peers client clients connect connection destination destinations dest dst backend backends exporter exporters advertise advertised announce announced publish publishing public external forward forwarder forwarders relay broker brokers kafka redis mysql mariadb postgres postgresql mongo mongodb database databases db datasource datasources smtp ldap nameserver nameservers resolver resolvers origin container containers nodeport source src encap range min max minimum maximum first last scrape static sink sinks output outputs registry registries mirror mirrors proxy cluster clusters servers dial join seed seeds push write read otlp tracing tracer collector gateway master leader etcd vault consul zookeeper elasticsearch nats mqtt syslog statsd vxlan geneve tunnel overlay kubeconfig login issuer oidc callback redirect"
);
var ANNOUNCED = words(
  "advertise advertised announce announced publish publishing external public client dial range backlog timeout"
);
var ADDRESS = words("address addresses addr addrs url urls uri endpoint socket on");
var HOST = words("host hosts hostname ip interface iface");
var COMPOUND = /^(listen|bind|http|https|grpc|metrics|health|healthz|debug|web|admin|secure|server|node)(address|addr|port|host|ip|on)$/;
function wordsOfName(name) {
  const spaced = name.slice(0, 200).replace(/([a-z0-9])([A-Z])/g, "$1 $2").replace(/([A-Z])([A-Z][a-z])/g, "$1 $2");
  const parts = spaced.toLowerCase().split(/[^a-z0-9]+/).filter(Boolean);
  return parts.flatMap((part) => part === "nodeport" ? [part] : COMPOUND.exec(part)?.slice(1) ?? [part]);
}
function meaningOfKey(key) {
  const names = levelsOf(key).filter((level) => !/^\[\d+\]$/.test(level));
  const leaf = wordsOfName(names.at(-1) ?? "");
  const last = leaf.at(-1);
  if (last === void 0 || leaf.length > 8) return null;
  const above = names.slice(0, -1).map(wordsOfName);
  const listens = leaf.some((word) => LISTEN.has(word));
  const refused = listens ? ANNOUNCED : DIALLED;
  const isAsked = [leaf, ...above].some((level) => level.includes("prometheus"));
  const isElsewhere2 = (word) => refused.has(word) && !(isAsked && word === "exporter");
  if (above.some((level) => level.some(isElsewhere2))) return null;
  if (isNotOpened(leaf, listens, isElsewhere2)) return null;
  const kind = kindOf(leaf, last, listens);
  if (kind === null) return null;
  const rest = leaf.filter((word) => word !== "port" && !LISTEN.has(word) && !ADDRESS.has(word) && !HOST.has(word));
  const parentWords = above.at(-1) ?? [];
  const serves = (list) => list.some((word) => SERVED2.has(word) || LISTEN.has(word) || isAsked && word === "exporter");
  const isStrong = listens || serves(rest) || serves(parentWords) && rest.length === 0;
  if (!isStrong && !isServersOwn(rest, parentWords, above.length)) return null;
  const parent = parentOf(key);
  return { kind, strength: isStrong ? "strong" : "weak", stem: rest.join(" "), parent, protocol: protocolOf5([...leaf, ...parentWords]) };
}
function parentOf(key) {
  return key.replace(/(\[\d+\])+$/, "").replace(/\.?[^.]*$/, "");
}
function isNotOpened(leaf, listens, isElsewhere2) {
  if (listens) return leaf.some((word, index) => ANNOUNCED.has(word) && !(word === "client" && LISTEN.has(leaf[index - 1] ?? "")));
  return leaf.some(
    (word, index) => isElsewhere2(word) || word === "server" && index > 0 || word === "port" && leaf[index - 1] === "node" && leaf.length === 2
  );
}
function kindOf(leaf, last, listens) {
  if (last === "port") return "port";
  if (last === "url" || last === "urls" || last === "uri") return listens ? "address" : null;
  if (ADDRESS.has(last)) return "address";
  if (HOST.has(last)) return "host";
  return LISTEN.has(last) || listens && leaf.length === 2 && SERVED2.has(last) ? "address" : null;
}
function isServersOwn(rest, parent, depth) {
  return rest.every((word) => SERVERS.has(word)) && (depth === 0 || parent.every((word) => SERVERS.has(word)));
}
function protocolOf5(list) {
  if (list.some((word) => word === "udp" || word === "udp4" || word === "udp6" || word === "quic" || word === "http3")) return "UDP";
  return list.includes("sctp") ? "SCTP" : "TCP";
}

// src/listeners/formats/every-address.ts
var BARE = /^:\d{1,5}$/;
var EXPLICIT = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:0\.0\.0\.0|\[::\]):\d{1,5}\/?$/;
var SENDERS = words(
  "exporter exporters target targets upstream upstreams backend backends destination destinations dest remote remotes peer peers sink sinks output outputs client clients connect forward forwarder forwarders relay push dial join scrape static"
);
function meaningOfEveryAddress(key, value) {
  const isExplicit = EXPLICIT.test(value.value);
  if (!isExplicit && !BARE.test(value.value)) return null;
  const names = levelsOf(key).filter((level) => !/^\[\d+\]$/.test(level));
  const leaf = names.at(-1) ?? "";
  const all = names.flatMap(wordsOfName);
  const listens = wordsOfName(leaf).some((word) => LISTEN.has(word));
  const refused = listens ? ANNOUNCED : isExplicit ? SENDERS : DIALLED;
  if (!(isExplicit ? /(?:addr(?:ess)?|endpoint)$/i : /addr(?:ess)?$/i).test(leaf)) return null;
  if (all.some((word) => refused.has(word) || ANNOUNCED.has(word))) return null;
  return { kind: "address", strength: "strong", stem: leaf, parent: parentOf(key), protocol: protocolOf5(all) };
}
function placesEverywhere(settings) {
  const hosts = settings.filter(({ key, value }) => /^(?:0\.0\.0\.0|\[?::\]?)$/.test(value.value) && isPlainHost(key));
  return new Set(hosts.map(({ key }) => parentOf(key)));
}
function meaningBeside(key, everywhere) {
  const parent = parentOf(key);
  const isPort2 = key.slice(parent.length).replace(/^\./, "") === "port";
  if (!everywhere.has(parent) || !(isPort2 || isPlainHost(key))) return null;
  const all = levelsOf(key).flatMap(wordsOfName);
  if (all.some((word) => ANNOUNCED.has(word))) return null;
  return { kind: isPort2 ? "port" : "host", strength: "strong", stem: "", parent, protocol: protocolOf5(all) };
}
function isPlainHost(key) {
  const leaf = wordsOfName(key.slice(parentOf(key).length));
  return leaf.length === 1 && (HOST.has(leaf[0] ?? "") || ADDRESS.has(leaf[0] ?? ""));
}

// src/listeners/formats/format.ts
var NAMES2 = [
  [/haproxy[^/]*\.(cfg|conf|config|template)$|^haproxy\.cfg/i, "haproxy"],
  [/nginx[^/]*\.(conf|tmpl|template)$/i, "nginx"],
  [/^corefile|\.corefile$/i, "corefile"],
  [/^caddyfile|\.caddyfile$/i, "caddyfile"],
  [/^(httpd|apache2)[^/]*\.conf$/i, "apache"],
  [/^named[^/]*\.conf/i, "named"],
  [/^rsyslogd?[^/]*\.conf$/i, "rsyslog"],
  [/^snmpd[^/]*\.conf$/i, "snmpd"],
  [/^squid[^/]*\.conf$/i, "squid"],
  [/^syslog-ng[^/]*\.conf$/i, "syslog-ng"],
  [/\.(service|socket)$/i, "systemd"],
  [/\.toml$/i, "toml"],
  [/\.ini$/i, "ini"],
  [/\.env$|^\.?env$|\.environment$/i, "env"]
];
var WINDOW = 2e4;
function guessFormat(fileName, text) {
  const base = fileName.slice(fileName.lastIndexOf("/") + 1);
  const sample = text.value.slice(0, WINDOW);
  const byName = NAMES2.find(([pattern]) => pattern.test(base))?.[1];
  if (byName) return byName;
  if (/\.json$/i.test(base)) return looksLikeEnvoy(sample) ? "envoy" : "json";
  if (/\.ya?ml$/i.test(base)) return looksLikeEnvoy(sample) ? "envoy" : "yaml";
  return formatOfText(sample);
}
function formatOfText(sample) {
  const lines = sample.split(/\r\n?|\n/).map((line) => line.trim()).filter((line) => line !== "" && !/^([#;]|\/\/)/.test(line));
  const has = (pattern) => lines.some((line) => pattern.test(line));
  const first = lines[0];
  if (first === void 0 || first.startsWith("#!")) return void 0;
  if (has(/^(zebra|bgpd|bfdd|staticd)(_options)?=/) && has(/^bgpd=(yes|no)$/)) return "frr-daemons";
  if (has(/^\[(Unit|Service|Socket|Install)\]$/)) return "systemd";
  if (looksLikeEnvoy(sample)) return "envoy";
  if (has(/^<source>$/) && has(/^@?type\s/)) return "fluentd";
  if (/^[{[]\s*$|^\{\s*"/.test(first)) return "json";
  if (has(/^(frontend|listen|backend|defaults|global)\b[^:={]*$/) && has(/^(bind|mode|timeout|balance|stats|log|maxconn)\s/))
    return "haproxy";
  if (has(/^(server|http|stream|events)\s*\{/) && has(/;$/)) return "nginx";
  if (has(/^(([a-z0-9+]+:\/\/)?[\w.*{}$/-]*(:\d+)?[\s,]+)+\{$/) && // Zones have a dot or a port, and no plugin ends in a semicolon, as statements of syslog-ng, BIRD and BIND do.
  has(/^\S*[.:]\S*.*\{$/) && !has(/;$/) && has(/^(forward|proxy|cache|errors|kubernetes|hosts|template|file|reload|loop|bind|health|ready|whoami|log|prometheus)\b/))
    return "corefile";
  if (/^\[/.test(first) || has(/^\[[\w. "-]+\]$/)) return has(/^\[\[|^[\w.-]+\s*=\s*(\[|\{)/) ? "toml" : "ini";
  if (lines.every((line) => /^(export\s+)?[A-Za-z_]\w*=/.test(line))) return "env";
  if (lines.every((line) => /^[\w.-]+\s*=/.test(line))) return "ini";
  return has(/^(- )?["']?[\w./-]+["']?:(\s|$)/) ? "yaml" : void 0;
}
function looksLikeEnvoy(sample) {
  return /(^|[\s{"])(static_resources|staticResources)"?\s*:/.test(sample) || /socket_address|socketAddress/.test(sample) && /(^|[\s{"])(admin|resources)"?\s*:/.test(sample);
}

// src/listeners/formats/component.ts
var RULES2 = {
  KubeletConfiguration: [
    { key: "port", hostKey: "address" },
    { key: "readOnlyPort", hostKey: "address" },
    { key: "healthzPort", hostKey: "healthzBindAddress", bareReach: "localhost" }
  ],
  KubeProxyConfiguration: [
    { key: "healthzBindAddress", port: 10256 },
    { key: "metricsBindAddress", port: 10249 }
  ]
};
function componentPorts(settings) {
  const values = new Map(settings.map(({ key, value }) => [key, value]));
  const kind = values.get("kind")?.value ?? "";
  const ports = /* @__PURE__ */ new Map();
  for (const { key, hostKey, port, bareReach } of Object.hasOwn(RULES2, kind) ? RULES2[kind] ?? [] : []) {
    const host = hostKey === void 0 ? void 0 : values.get(hostKey);
    ports.set(key, { kind, port: port ?? null, host: host?.value ? host : null, bareReach: bareReach ?? "any" });
  }
  return ports;
}
function isComponentConfiguration(settings) {
  const version = settings.find(({ key }) => key === "apiVersion")?.value.value ?? "";
  return /config/.test(version) && settings.some(({ key }) => key === "kind");
}
function isKubernetesObject(settings) {
  const keys = new Set(settings.map(({ key }) => key));
  return keys.has("apiVersion") && keys.has("kind") && (keys.has("metadata.name") || keys.has("metadata.generateName") || keys.has("items[0].kind"));
}

// src/listeners/formats/switches.ts
var ENABLING = /* @__PURE__ */ new Set(["enable", "enabled", "enabling"]);
var DISABLING = /* @__PURE__ */ new Set(["disable", "disabled"]);
function switchesOf(settings) {
  const off = /* @__PURE__ */ new Set();
  for (const { key, value } of settings) {
    const words2 = wordsOfName(key.slice(key.lastIndexOf(".") + 1));
    const enables = words2.some((word) => ENABLING.has(word));
    const disables = words2.some((word) => DISABLING.has(word));
    if (enables === disables || !(enables ? /^(false|no|off|0)$/i : /^(true|yes|on|1)$/i).test(value.value)) continue;
    const stem2 = words2.filter((word) => !ENABLING.has(word) && !DISABLING.has(word)).join(" ");
    off.add(nameOf3(key.slice(0, Math.max(key.lastIndexOf("."), 0)), stem2));
  }
  return {
    isOff: ({ parent, stem: stem2 }) => {
      if (off.size === 0) return false;
      if (off.has(nameOf3(parent, stem2))) return true;
      for (let level = parent; level !== ""; level = level.slice(0, Math.max(level.lastIndexOf("."), 0)))
        if (off.has(nameOf3(level, ""))) return true;
      return false;
    }
  };
}
function nameOf3(parent, stem2) {
  return `${parent}
${stem2}`;
}

// src/listeners/formats/generic.ts
var NOTHING = /^(|0|:0|off|none|disabled|false|no|-)$/i;
function listenersOfSettings(settings) {
  const found = { listeners: [], off: [] };
  const known = componentPorts(settings);
  const switches = switchesOf(settings);
  const isComponent = isComponentConfiguration(settings);
  const isObject2 = isKubernetesObject(settings);
  const named3 = [];
  const everywhere = placesEverywhere(settings);
  for (const setting of settings) {
    const component = known.get(setting.key);
    if (component) addComponent(found, setting, component);
    else if (!isObject2 || !/^(spec|status|items|metadata|data)\b/.test(setting.key)) {
      const meaning = meaningOfKey(setting.key) ?? meaningOfEveryAddress(setting.key, setting.value) ?? (everywhere.size > 0 ? meaningBeside(setting.key, everywhere) : null);
      if (meaning) named3.push({ setting, meaning });
    }
  }
  const siblings = {
    hosts: hostsOf(named3),
    ports: new Set(named3.flatMap(({ meaning }) => meaning.kind === "port" ? [placeOf5(meaning)] : []))
  };
  for (const one of named3) addNamed(found, one, siblings, switches, isComponent);
  return found;
}
function addComponent(found, setting, component) {
  const { key, value } = setting;
  const endpoint = readEndpoint(value);
  const note = `${component.kind} ${key}`;
  if (value.value === "") return;
  if (NOTHING.test(value.value) || endpoint?.ports?.first === 0) {
    found.off.push({ key, port: component.port, text: value, note });
    return;
  }
  if (!endpoint) return;
  const port = endpoint.ports?.first ?? component.port;
  if (port === null || port > 65535 || endpoint.ports === null && value.value.includes(UNKNOWN)) return;
  const address = endpoint.host ?? component.host;
  const facts = { protocol: "TCP", confidence: "high", note, bareReach: component.bareReach };
  found.listeners.push({ ...bindAt(address, port, endpoint.ports?.text ?? value, facts), key });
}
function hostsOf(named3) {
  const hosts = /* @__PURE__ */ new Map();
  for (const { setting, meaning } of named3) {
    if (meaning.kind === "port" || setting.value.value === "") continue;
    const endpoint = readEndpoint(setting.value);
    if (endpoint?.host && endpoint.ports === null && endpoint.scheme === null) hosts.set(placeOf5(meaning), endpoint.host);
  }
  return hosts;
}
function placeOf5(meaning, stem2 = meaning.stem) {
  return `${meaning.parent}
${stem2}`;
}
var MAIN = /* @__PURE__ */ new Set(["", "secure", "http", "https", "grpc", "server", "api", "web"]);
function addNamed(found, one, siblings, switches, isComponent) {
  const { setting, meaning } = one;
  const { key, value } = setting;
  const note = `setting ${key}`;
  const isListening = meaning.strength === "strong" && meaning.kind !== "host";
  if (NOTHING.test(value.value)) {
    const isDefault = value.value === "" && (meaning.kind === "port" || siblings.ports.has(placeOf5(meaning)));
    if (!isDefault && (isListening || meaning.kind === "port")) found.off.push({ key, port: null, text: value, note });
    return;
  }
  for (const endpoint of meaning.kind === "host" ? [] : endpointsOf(value, meaning)) {
    const { ports } = endpoint;
    if (ports === null || ports.first > 65535 || ports.first !== ports.last) continue;
    if (ports.first === 0 || switches.isOff(meaning)) {
      found.off.push({ key, port: ports.first || null, text: ports.text, note });
      continue;
    }
    const paired = siblings.hosts.get(placeOf5(meaning)) ?? (MAIN.has(meaning.stem) ? siblings.hosts.get(placeOf5(meaning, "")) : void 0);
    const address = endpoint.host ?? paired ?? null;
    const confidence = confidenceOf(meaning, key, address, isComponent);
    if (confidence === null) continue;
    const protocol = endpoint.scheme !== null && /^(udp|quic)/.test(endpoint.scheme) ? "UDP" : meaning.protocol;
    found.listeners.push({ ...bindAt(address, ports.first, ports.text, { protocol, confidence, note }), key });
  }
}
function endpointsOf(value, meaning) {
  const slice = slicerOf(value);
  const endpoints = [];
  let start = 0;
  for (const part of value.value.length > 2e3 ? [] : value.value.split(",")) {
    const lead = part.length - part.trimStart().length;
    const endpoint = readEndpoint(slice(start + lead, start + lead + part.trim().length));
    start += part.length + 1;
    if (endpoint && (meaning.kind !== "port" || endpoint.host === null || endpoint.host.value === "")) endpoints.push(endpoint);
  }
  return endpoints;
}
function confidenceOf(meaning, key, address, isComponent) {
  const isOwn = address === null || address.value.includes(UNKNOWN) || ["any", "localhost"].includes(reachOfAddress(address.value));
  const isArgument = /(^|\.)(\w*Arguments|extraArgs|servingInfo)\b/.test(meaning.parent);
  if (meaning.strength === "weak") return isArgument ? "medium" : isOwn ? "low" : null;
  const speaksOfListening = /listen|bind|serv/i.test(key.slice(meaning.parent.length));
  if (isComponent || isArgument) return "high";
  if (speaksOfListening) return "medium";
  return isOwn ? "medium" : "low";
}

// src/listeners/formats/index.ts
var SETTINGS_READERS = {
  yaml: readYaml,
  json: readJson,
  toml: readToml,
  ini: readIni,
  env: readEnvironment,
  systemd: readUnit,
  "fluent-bit": readFluentBit,
  keywords: readKeywords,
  blocks: readBlocks
};
var BINDS_READERS = {
  haproxy: readHaproxy,
  nginx: readNginx,
  corefile: readCorefile,
  "frr-daemons": readFrrDaemons,
  envoy: (text) => readEnvoy(text.value.trimStart().startsWith("{") ? readJson(text) : readYaml(text)),
  systemd: readSocketUnit,
  fluentd: readFluentd,
  "fluent-bit-plugins": readFluentBitPlugins,
  rsyslog: readRsyslog,
  "syslog-ng": readSyslogNg,
  squid: readSquid,
  apache: readApache,
  snmpd: readSnmpd,
  named: readNamed,
  caddyfile: readCaddyfile
};
function isSettingsFormat(format) {
  return Object.hasOwn(SETTINGS_READERS, format);
}
function isBindsFormat(format) {
  return Object.hasOwn(BINDS_READERS, format);
}
function readSettings(format, text) {
  return isTooLong2(text) || text.pieces.length === 0 ? [] : SETTINGS_READERS[format](text);
}
function readBinds(format, text, environment = /* @__PURE__ */ new Map()) {
  return isTooLong2(text) || text.pieces.length === 0 ? noBinds() : BINDS_READERS[format](text, environment);
}

// src/listeners/shell/wrappers.ts
var wrappers_exports = {};
__export(wrappers_exports, {
  isShellScript: () => isShellScript,
  programName: () => programName,
  shellInvocation: () => shellInvocation,
  takesScript: () => takesScript,
  unwrap: () => unwrap
});

// src/listeners/shell/engines.ts
var ENGINE = /(?:^|\/)(?:podman|docker|nerdctl)$/;
var SWITCHES = /* @__PURE__ */ new Set([
  "detach",
  "disable-content-trust",
  "env-host",
  "help",
  "http-proxy",
  "init",
  "interactive",
  "no-healthcheck",
  "no-hostname",
  "no-hosts",
  "oom-kill-disable",
  "passwd",
  "privileged",
  "publish-all",
  "quiet",
  "read-only",
  "read-only-tmpfs",
  "replace",
  "rm",
  "rmi",
  "rootfs",
  "sig-proxy",
  "tls-verify",
  "tty",
  "unsetenv-all"
]);
var SHORT_SWITCHES = "ditPq";
function engineRun(words2) {
  if (!ENGINE.test(words2[0]?.value ?? "")) return null;
  const at2 = afterSubcommand(words2);
  if (at2 === null) return null;
  const options = /* @__PURE__ */ new Map();
  let next = at2;
  while (words2[next]?.value.startsWith("-") && words2[next]?.value !== "--") next = readOption(words2, next, options);
  if (words2[next]?.value === "--") next++;
  const image = words2[next] ?? null;
  const given2 = (...names) => names.flatMap((name) => options.get(name) ?? []);
  return {
    hostNetwork: given2("net", "network").some((value) => value.value === "host"),
    published: given2("p", "publish"),
    image,
    words: image ? programOf(image, given2("entrypoint").at(-1), words2.slice(next + 1)) : [],
    assignments: given2("e", "env").flatMap((value) => {
      const equals = value.value.indexOf("=");
      return equals > 0 ? [{ name: value.value.slice(0, equals), value: sliceText(value, equals + 1) }] : [];
    }),
    environmentFiles: given2("env-file")
  };
}
function afterSubcommand(words2) {
  let at2 = 1;
  for (; words2[at2]?.value.startsWith("-"); at2++) {
    const hasValue = !words2[at2]?.value.includes("=") && !/^(?:-|run$|create$|container$|pod$)/.test(words2[at2 + 1]?.value ?? "");
    if (hasValue) at2++;
  }
  const group = words2[at2]?.value;
  if (group === "pod") return words2[at2 + 1]?.value === "create" ? at2 + 2 : null;
  if (group === "container") at2++;
  return /^(?:run|create)$/.test(words2[at2]?.value ?? "") ? at2 + 1 : null;
}
function readOption(words2, at2, options) {
  const word = words2[at2];
  const long = /^--([\w-]+)(=)?/.exec(word.value);
  if (long) {
    const [all, name2 = "", joined2] = long;
    if (joined2) return add(options, name2, sliceText(word, all.length), at2 + 1);
    return SWITCHES.has(name2) ? at2 + 1 : add(options, name2, words2[at2 + 1], at2 + 2);
  }
  let letter = 1;
  while (letter < word.value.length && SHORT_SWITCHES.includes(word.value[letter] ?? "")) letter++;
  const name = word.value[letter];
  if (name === void 0) return at2 + 1;
  const rest = sliceText(word, letter + (word.value[letter + 1] === "=" ? 2 : 1));
  return rest.value === "" ? add(options, name, words2[at2 + 1], at2 + 2) : add(options, name, rest, at2 + 1);
}
function add(options, name, value, next) {
  if (value) options.set(name, [...options.get(name) ?? [], value]);
  return next;
}
function programOf(image, entryPoint, rest) {
  if (entryPoint && /^[^[\s]/.test(entryPoint.value)) return [entryPoint, ...rest];
  if (!entryPoint && rest[0] && !rest[0].value.startsWith("-")) return rest;
  return [unknownText(`entry point of image ${image.value}`, () => spanOfText(image)), ...rest];
}

// src/listeners/shell/wrappers.ts
var WRAPPERS = {
  busybox: {},
  // `bundle exec PROGRAM` of Bundler; its other subcommands start nothing.
  bundle: { operands: 1, instead: ["install", "config", "update", "check", "add", "binstubs", "clean"] },
  catatonit: {},
  chpst: { valued: ["-u", "-U", "-b", "-e", "-/", "-n", "-l", "-L", "-m", "-d", "-o", "-p", "-f", "-c"] },
  chroot: { operands: 1 },
  chrt: { valued: ["-T", "-P", "-D"], operands: 1, instead: ["-p", "--pid", "-m", "--max"] },
  "docker-entrypoint.sh": {},
  doas: { valued: ["-u", "-C"] },
  "dumb-init": { valued: ["-r", "--rewrite"] },
  env: { valued: ["-u", "--unset", "-C", "--chdir"], assigns: true },
  fakeroot: {},
  flock: { valued: ["-w", "--timeout", "-E", "--conflict-exit-code"], operands: 1, scripts: ["-c", "--command"] },
  "go-runner": { valued: ["-log-file", "--log-file"] },
  gosu: { operands: 1 },
  ionice: { valued: ["-c", "--class", "-n", "--classdata"], instead: ["-p", "--pid", "-P", "-u"] },
  "kube-log-runner": { valued: ["-log-file", "--log-file", "-flush-interval"] },
  nice: { valued: ["-n", "--adjustment"] },
  nohup: {},
  nsenter: { valued: ["-t", "--target", "-S", "--setuid", "-G", "--setgid", "-N", "--net-socket"] },
  numactl: { valued: ["-i", "-m", "-N", "-C", "-p", "--interleave", "--membind", "--cpunodebind", "--physcpubind", "--preferred"] },
  prlimit: { instead: ["-p", "--pid"] },
  runuser: { valued: ["-u", "--user", "-g", "--group", "-G"], scripts: ["-c", "--command"] },
  "s6-setuidgid": { operands: 1 },
  setarch: { operands: 1 },
  setpriv: {
    valued: ["--ruid", "--euid", "--reuid", "--rgid", "--egid", "--regid", "--groups", "--inh-caps", "--ambient-caps", "--bounding-set"]
  },
  setsid: {},
  stdbuf: { valued: ["-i", "-o", "-e", "--input", "--output", "--error"] },
  strace: { valued: ["-e", "-o", "-s", "-p", "-u", "-E", "-a", "-b", "-I", "-O", "-P", "-S", "-X"] },
  su: { valued: ["-s", "--shell", "-g", "-G", "-w"], operands: 1, scripts: ["-c", "--command"] },
  "su-exec": { operands: 1 },
  sudo: {
    valued: ["-u", "--user", "-g", "--group", "-C", "-h", "-p", "-r", "-t", "-D", "-R", "-T", "-U"],
    assigns: true,
    instead: ["-l", "-v", "-k", "-K"]
  },
  "systemd-inhibit": {},
  taskset: { operands: 1, instead: ["-p", "--pid"] },
  time: { valued: ["-f", "--format", "-o", "--output"] },
  timeout: { valued: ["-k", "--kill-after", "-s", "--signal"], operands: 1 },
  tini: { valued: ["-p", "-e"] },
  "tini-static": { valued: ["-p", "-e"] },
  unbuffer: {},
  // A program in a network namespace of its own holds no port of the host.
  unshare: { valued: ["-S", "--setuid", "-G", "--setgid", "-R", "--root", "-w", "--wd"], instead: ["-n", "--net"] }
};
function programName(word) {
  return word?.value.slice(word.value.lastIndexOf("/") + 1) ?? "";
}
function takesScript(word) {
  const name = programName(word);
  return Object.hasOwn(WRAPPERS, name) && WRAPPERS[name]?.scripts !== void 0;
}
function unwrap(words2) {
  const run2 = engineRun(words2);
  if (run2?.hostNetwork && run2.image) return { ...run2, script: null, image: run2.image.value };
  const name = programName(words2[0]);
  const wrapper = Object.hasOwn(WRAPPERS, name) ? WRAPPERS[name] : void 0;
  if (!wrapper) return null;
  let at2 = 1;
  let operands = wrapper.operands ?? 0;
  let script = null;
  const assignments = [];
  for (; at2 < words2.length; at2++) {
    const word = words2[at2];
    const option = word.value;
    if (option === "--") {
      at2++;
      at2 += operands;
      break;
    }
    const assigned = wrapper.assigns ? /^([A-Za-z_]\w*)=/.exec(option) : null;
    if (wrapper.instead?.some((other) => option === other)) return null;
    if (wrapper.scripts?.includes(option)) {
      script = words2[++at2] ?? null;
    } else if (assigned) {
      assignments.push({ name: assigned[1] ?? "", value: sliceText(word, assigned[0].length) });
    } else if (option.startsWith("-") && option !== "-" && isKnown(sliceText(word, 0, 2))) {
      if (wrapper.valued?.includes(option)) at2++;
    } else if (option === "-" && wrapper.scripts) {
    } else if (operands > 0) operands--;
    else break;
  }
  const rest = words2.slice(at2);
  return rest.length === 0 && !script ? null : { words: script ? [] : rest, script, assignments, environmentFiles: [], image: null };
}
var SHELLS = /* @__PURE__ */ new Set(["sh", "bash", "dash", "ash", "rbash", "ksh", "zsh"]);
function shellInvocation(words2) {
  if (!SHELLS.has(programName(words2[0]))) return null;
  let text = false;
  let input = false;
  let at2 = 1;
  for (; at2 < words2.length; at2++) {
    const option = words2[at2]?.value ?? "";
    if (option === "--" || option === "-") {
      at2++;
      break;
    }
    if (!/^[-+]./.test(option)) break;
    if (option.startsWith("--")) {
      if (option === "--rcfile" || option === "--init-file") at2++;
      continue;
    }
    if (option.startsWith("-") && option.includes("c")) text = true;
    if (option.startsWith("-") && option.includes("s")) input = true;
    if (/[oO]$/.test(option)) at2++;
  }
  const first = words2[at2];
  const rest = words2.slice(at2 + 1);
  if (text) return first ? { kind: "text", script: first, name: rest[0] ?? null, arguments: rest.slice(1) } : null;
  if (input || !first) return { kind: "input", arguments: words2.slice(at2) };
  return { kind: "file", path: first, arguments: rest };
}
function isShellScript(text) {
  const interpreter = /^#![^\n]*/.exec(text)?.[0];
  return interpreter === void 0 || /(?:\/|\s)(?:ba|da|a|rba|k|z)?sh(?:\s|$)/.test(interpreter);
}

// src/listeners/commands.ts
var STARTED = /^(?:\S*\/)?(?:ba|da|a|k|z)?sh$|^(?:\/[\w.+-]+)*\/s?bin\/[\w.+-]+$/;
function ownCommand(container, environment, readFile2 = NO_FILES) {
  const given2 = [...container.command, ...container.args].map((word) => expandReferences(word, environment));
  if (container.command.length > 0 || isStarted(given2[0]?.value ?? "", readFile2)) return started(given2, environment, readFile2);
  const entryPoint = unknownText(`entry point of image ${container.image}`, () => container.span);
  return { ...EXEC, words: [entryPoint, ...given2], environment };
}
function isStarted(word, readFile2) {
  return STARTED.test(word) || word.startsWith("/") && readFile2(word)?.text.value.startsWith("#!") === true;
}
function unitCommands(unit, readFile2) {
  return commandsOfUnit(unit, readFile2).map(({ words: words2, environment }) => started(words2, environment, readFile2));
}
function startedCommands(commands) {
  const scripted = commands.filter((command) => command.origin === "shell");
  return scripted.length > 0 ? scripted : commands;
}
function scriptOf(command, readFile2) {
  const { words: words2 } = command;
  const starter = unwrap(words2);
  if (starter?.script) return { script: starter.script, name: null, arguments: [], shell: "sh" };
  const program = words2[0];
  if (program && isCopier(program)) {
    return {
      script: knownText(`${programName(program)} "$@"`, () => spanOfText(program)),
      name: null,
      arguments: words2.slice(1),
      shell: "sh"
    };
  }
  const invocation = shellInvocation(words2);
  if (invocation?.kind === "text") return { ...invocation, shell: programName(program) };
  const path8 = invocation === null ? program : invocation.kind === "file" ? invocation.path : void 0;
  const file = path8 && (invocation !== null || path8.value.startsWith("/")) ? readFile2(path8.value) : void 0;
  if (!path8 || !file || invocation === null && !isShellScript(file.text.value)) return null;
  const rest = invocation === null ? words2.slice(1) : invocation.arguments;
  return { script: file.text, name: path8, arguments: rest, shell: invocation === null ? "sh" : programName(program) };
}
var COPIERS = /* @__PURE__ */ new Set(["cp", "mv", "ln", "install"]);
function isCopier(program) {
  return COPIERS.has(programName(program));
}
var EXEC = { origin: "exec", confidence: "certain", unresolved: false };
function started(words2, environment, readFile2) {
  let rest = words2;
  let seen = environment;
  let image = null;
  for (let next = unwrap(rest); next !== null && next.words.length > 0; next = unwrap(rest)) {
    rest = next.words;
    image = next.image ?? image;
    const set = [...assignmentsInFiles(next.environmentFiles, readFile2), ...next.assignments];
    if (set.length > 0) seen = new Map([...seen, ...set.map(({ name, value }) => [name, value])]);
  }
  return { ...EXEC, words: rest, environment: seen, ...image === null ? {} : { image } };
}

// src/model/detach.ts
var SHORTEST_SLICE = 13;
function detach(text) {
  return text.length < SHORTEST_SLICE ? text : ` ${text}`.slice(1);
}
function detachAll(value) {
  return detached(value);
}
function detached(value) {
  if (typeof value === "string") return detach(value);
  if (Array.isArray(value)) return value.map(detached);
  if (value === null || typeof value !== "object") return value;
  const copy2 = {};
  for (const key of Object.keys(value)) {
    const item = value[key];
    if (item !== void 0) put(copy2, key, detached(item));
  }
  return copy2;
}
function put(record, key, value) {
  if (key === "__proto__") Object.defineProperty(record, key, { value, enumerable: true, configurable: true, writable: true });
  else record[key] = value;
}

// src/model/choices.ts
var BEGIN = /^\W*(?:if|with)\b/;
var DIVIDE = /^\W*(?:else|elif)\b/;
var END = /^\W*(?:end|endif)\b\W*$/;
function choicesOf(text) {
  const actions = [];
  let at2 = 0;
  for (const piece of text.pieces) {
    if (piece.unknown !== void 0) actions.push({ name: piece.unknown, at: at2 });
    at2 += piece.value.length;
  }
  const [first, ...rest] = actions;
  const last = rest.pop();
  if (!first || !last || !BEGIN.test(first.name) || !END.test(last.name) || !rest.every(({ name }) => DIVIDE.test(name))) return [];
  const marks = [first, ...rest, last];
  const before = sliceText(text, 0, first.at);
  const behind = sliceText(text, last.at + 1);
  return marks.slice(0, -1).flatMap(({ at: start }, index) => {
    const chosen = unquoted2(sliceText(text, start + 1, marks[index + 1]?.at ?? last.at));
    return chosen.value === "" ? [] : [joinTexts([before, chosen, behind].filter((part) => part.value !== ""))];
  });
}
function unquoted2(text) {
  const { value } = text;
  const start = value.length - value.trimStart().length;
  const end = value.trimEnd().length;
  if (start >= end) return sliceText(text, 0, 0);
  const isQuoted = end - start > 1 && /["']/.test(value[start] ?? "") && value[start] === value[end - 1];
  return sliceText(text, start + (isQuoted ? 1 : 0), end - (isQuoted ? 1 : 0));
}

// src/listeners/address.ts
var OTHER = { type: "other" };
var OFF = /* @__PURE__ */ new Set(["0", ":0", "", "false", "none", "off", "disabled", "-", '""', "''"]);
var URL_SCHEME = /^([a-z][a-z0-9+.-]*):\/\//i;
var SOCKET_FILE = /^(?:unix|file|npipe|fd|vsock)[a-z+.-]*:\/\//i;
var HOST2 = /^(?:\[[0-9a-fA-F:.\uE000]*(?:%[\w.-]+)?\]|[A-Za-z0-9_.*\uE000-]*|[0-9a-fA-F]*:[0-9a-fA-F:.]+)$/;
var PROTOCOL_NAME = /^(?:HTTP|HTTPS|PROXY)$/;
var ALTERNATIVE = /[^\uE000]+/g;
function readAddress(value) {
  const read3 = readOne(value);
  if (read3.type !== "other" || !value.value.includes(UNKNOWN)) return read3;
  const endpoints = choicesOf(value).flatMap((choice) => {
    const chosen = readOne(choice);
    return chosen.type === "endpoints" ? chosen.endpoints : [];
  });
  return endpoints.length > 0 ? { type: "endpoints", endpoints } : read3;
}
function readOne(value) {
  if (value.value.startsWith("/")) return OTHER;
  const trimmed2 = trim(withoutPlaceholders(value));
  if (OFF.has(trimmed2.value.toLowerCase())) return { type: "off" };
  const endpoints = [];
  for (const part of splitList2(trimmed2)) {
    const endpoint = readEndpoint2(part);
    if (endpoint) endpoints.push(endpoint);
    else if (part.value === trimmed2.value) return isHost(trimmed2.value) ? { type: "host", host: trimmed2 } : { type: "other" };
    else if (!isHost(part.value) && !SOCKET_FILE.test(part.value) && !PROTOCOL_NAME.test(part.value)) return { type: "other" };
  }
  if (endpoints.length > 0) return { type: "endpoints", endpoints };
  const hosts = splitList2(trimmed2).filter((part) => isHost(part.value));
  const widest = hosts.find((part) => reachOfAddress(part.value) !== "localhost") ?? hosts[0];
  return widest ? { type: "host", host: widest } : { type: "other" };
}
function readEndpoint2(value) {
  const scheme = URL_SCHEME.exec(value.value);
  const name = scheme?.[1]?.toLowerCase() ?? null;
  if (SOCKET_FILE.test(value.value)) return null;
  const from = scheme?.[0].length ?? 0;
  const transport = /\/(?:tcp|udp|sctp)$/i.exec(value.value);
  const slash = value.value.indexOf("/", from);
  if (scheme === null && slash >= 0 && slash !== transport?.index) return null;
  const words2 = value.value.search(/\s/);
  const end = [slash, words2].filter((at2) => at2 >= from);
  const authority = sliceText(value, from, Math.min(value.value.length, ...end));
  const protocol = name ?? transport?.[0].slice(1).toLowerCase() ?? null;
  if (/^\d+$/.test(authority.value) && name === null) {
    if (words2 < 0) return endpointOf(null, authority, protocol);
    const host2 = trim(sliceText(value, words2));
    return isHost(host2.value) ? endpointOf(host2, authority, protocol) : null;
  }
  const found = /^(.*):(\d+)$/.exec(authority.value);
  if (!found?.[2]) return null;
  const split = authority.value.length - found[2].length;
  const host = sliceText(authority, 0, split - 1);
  const bound = widestAlternative(host) ?? (isWrittenAsHost(host.value) ? host : null);
  return bound && endpointOf(bound, sliceText(authority, split), protocol);
}
function isWrittenAsHost(host) {
  return HOST2.test(host) && (!host.includes(":") || host.startsWith("[") || /^:+$/.test(host));
}
function widestAlternative(host) {
  if (!host.value.startsWith(UNKNOWN) || !host.value.endsWith(UNKNOWN)) return null;
  const choices = [...host.value.matchAll(ALTERNATIVE)].map((match) => sliceText(host, match.index, match.index + match[0].length));
  if (choices.length < 2 || !choices.every(({ value }) => isWrittenAsHost(value) && reachOfAddress(value) !== "unknown")) return null;
  return choices.find((choice) => reachOfAddress(choice.value) !== "localhost") ?? choices[0] ?? null;
}
function endpointOf(host, portText, scheme) {
  const port = Number(portText.value);
  return isPort(port) ? { host, port, portText, scheme } : null;
}
function isHost(value) {
  if (value === "" || /^\d+$/.test(value)) return false;
  return reachOfAddress(value) !== "unknown" || value === UNKNOWN || value === `[${UNKNOWN}]`;
}
function trim(value) {
  const start = value.value.length - value.value.trimStart().length;
  const end = value.value.trimEnd().length;
  return start === 0 && end === value.value.length ? value : sliceText(value, start, Math.max(start, end));
}
function splitList2(value) {
  if (!value.value.includes(",")) return [value];
  const parts = [];
  let start = 0;
  for (const part of value.value.split(",")) {
    if (part.trim() !== "") parts.push(trim(sliceText(value, start, start + part.length)));
    start += part.length + 1;
  }
  return parts;
}
function reachOfHost(host) {
  if (host === null) return "any";
  if (!host.value.includes(UNKNOWN)) return reachOfAddress(host.value);
  const name = unknownNames(host).join(" ");
  if (/local.?host|loopback/i.test(name)) return "localhost";
  if (/local.?(?:address|ip)/i.test(name)) return "unknown";
  if (/(?:all|any|every|wildcard).?(?:ip|addr|interface|host)|listen.?on.?all/i.test(name)) return "any";
  if (/(?:pod|host|node|internal|machine|instance|my|advertise).{0,3}(?:ip|addr)|(?:^|[._\s])ips?$|node_?name|hostname/i.test(name))
    return "node";
  return /listen|bind/i.test(name) ? "any" : "unknown";
}
function protocolOfScheme(scheme) {
  if (scheme === "sctp") return "SCTP";
  return scheme !== null && /^(?:udp|quic|dtls)/.test(scheme) ? "UDP" : "TCP";
}

// src/listeners/observation.ts
var MAXIMUM_TEXT = 160;
function observationOf(seen) {
  return {
    detector: seen.detector,
    origin: "inferred",
    container: seen.container === null ? null : detach(seen.container),
    port: seen.port ?? Number(seen.portText.value),
    protocol: seen.protocol ?? "TCP",
    address: seen.host === null ? null : detach(seen.host.value),
    reach: seen.reach ?? reachOfHost(seen.host),
    confidence: seen.confidence,
    role: seen.role ?? "listens",
    evidence: {
      origin: "inferred",
      detector: seen.detector,
      span: spanOfText(seen.portText),
      text: firstLine(seen.around),
      steps: [...stepsOfText(seen.portText), ...seen.steps ?? []],
      ...isTold(seen) && seen.container !== null ? { boundBy: seen.container } : {}
    }
  };
}
var TOLD = /* @__PURE__ */ new Set(["flag", "config", "env"]);
function isTold({ detector, role, confidence }) {
  return TOLD.has(detector) && (role ?? "listens") === "listens" && confidence !== "low";
}
function firstLine(text) {
  const line = text.trim().split(/\r?\n/, 1)[0] ?? "";
  return detach(line.length > MAXIMUM_TEXT ? `${line.slice(0, MAXIMUM_TEXT)}\u2026` : line);
}

// src/listeners/declared.ts
function declarationsOf(workload, pod) {
  return pod.containers.flatMap((container) => [
    ...withRemovals(container.ports).map(([port, removal]) => declarationOf(workload, container, port, false, removal)),
    ...container.hiddenPorts.map((port) => declarationOf(workload, container, port, true, null))
  ]);
}
function declarationOf(workload, container, port, hidden, removal) {
  return {
    workload,
    container: detach(container.name),
    role: container.role,
    name: port.name === null ? null : detach(port.name),
    containerPort: port.containerPort,
    hostPort: port.hostPort,
    protocol: detach(port.protocol),
    hostIP: port.hostIP === null ? null : detach(port.hostIP),
    span: port.span,
    ...portSpans(workload, port),
    protocolSpan: port.protocolSpan,
    unreadPorts: [...unread("containerPort", port), ...unread("hostPort", port)],
    hidden,
    switchedOff: null,
    editable: port.remove !== null,
    ...removal ? { removal } : {}
  };
}
function portSpans({ hostNetwork }, port) {
  const { hostPortSpan, containerPortSpan } = port;
  const portSpan = hostPortSpan ?? containerPortSpan ?? port.span;
  if (!hostNetwork || hostPortSpan === null || containerPortSpan === null) return { portSpan };
  if (port.hostPort === port.containerPort) return { portSpan, repeatedSpan: containerPortSpan };
  return { portSpan: port.hostPort === null && port.containerPort !== null ? containerPortSpan : portSpan };
}
function withRemovals(ports) {
  const seen = /* @__PURE__ */ new Set();
  return ports.map((port) => {
    const key = keyOf(port);
    const repeats = seen.has(key);
    seen.add(key);
    return [port, repeats ? port.remove?.() ?? null : null];
  });
}
function keyOf({ containerPort, hostPort, protocol, hostIP }) {
  return JSON.stringify([containerPort, hostPort, protocol, hostIP]);
}
function unread(field2, port) {
  const text = field2 === "containerPort" ? port.containerPortText : port.hostPortText;
  const span = field2 === "containerPort" ? port.containerPortSpan : port.hostPortSpan;
  return text !== null && span !== null && port[field2] === null && text.value !== "" ? [{ field: field2, text: text.value, span }] : [];
}
function declaredObservations(declarations) {
  return declarations.flatMap((declaration) => {
    const port = hostPortOf(declaration);
    const protocol = declaration.protocol;
    if (port === null || declaration.hidden || !PROTOCOLS.includes(protocol)) return [];
    const address = declaration.hostIP;
    const reach = address === null ? declaration.workload.hostNetwork ? "unknown" : "any" : reachOfAddress(address);
    const { portSpan, repeatedSpan } = declaration;
    const spans = repeatedSpan && repeatedSpan.line !== portSpan.line ? [portSpan, repeatedSpan] : [portSpan];
    return spans.map((span) => ({
      detector: "ports",
      origin: "declared",
      container: declaration.container,
      port,
      protocol,
      address,
      reach,
      confidence: "certain",
      role: "listens",
      evidence: {
        origin: "declared",
        detector: "ports",
        span,
        text: firstLine(span.excerpt.text),
        steps: []
      }
    }));
  });
}
function showsPort(container, port) {
  return container.ports.some((entry2) => entry2.containerPort === port || entry2.hostPort === port) || container.probes.some((probe) => probe.port?.value === String(port));
}
function protocolOfPort(container, port) {
  const declared = container.ports.filter((entry2) => entry2.containerPort === port || entry2.hostPort === port);
  const [only] = PROTOCOLS.filter((protocol) => declared.length > 0 && declared.every((entry2) => entry2.protocol === protocol));
  return only ?? "TCP";
}

// src/listeners/declaring.ts
var MAXIMUM_NAME = 15;
function withDeclaring(listener, pod) {
  if (listener.declared || !pod.hostNetwork) return listener;
  const container = pod.containers.find(({ name, role }) => name === listener.container && name !== "" && role !== "init");
  if (!container?.declare || container.name.includes(UNKNOWN)) return listener;
  const declaring = container.declare({
    containerPort: listener.port,
    protocol: listener.protocol,
    // The scheduler keeps ports on different host addresses apart, and readers see that the port is not reachable.
    hostIP: listener.reach === "localhost" && !isOnlyAsked(listener) ? "127.0.0.1" : null,
    name: container.ports.length > 0 && container.ports.every((port) => port.name !== null) ? newName(listener, pod) : null
  });
  return Object.assign({}, listener, { declaring });
}
function newName({ port, protocol }, pod) {
  const taken = new Set(pod.containers.flatMap((container) => container.ports.map((one) => one.name)));
  const base = `port-${port}`;
  return [base, `${base}-${protocol.toLowerCase()}`].find((name) => !taken.has(name) && name.length <= MAXIMUM_NAME) ?? `p${port}`;
}

// src/listeners/files.ts
function mountedFiles(pod, container, keys) {
  const files = /* @__PURE__ */ new Map();
  for (const mount of container.mounts) {
    const volume = pod.volumes.find((candidate) => candidate.name === mount.volume);
    for (const configMap of volume?.configMaps ?? []) {
      const all = keys(configMap.name);
      if (!all) continue;
      const items = configMap.items ?? [...all.keys()].map((key) => ({ key, path: key }));
      for (const { key, path: path8 } of items) {
        const text = all.get(key);
        const target = text && pathIn(mount.mountPath, mount.subPath, path8);
        if (target) files.set(target, { path: target, text });
      }
    }
  }
  return files;
}
function pathIn(mountPath, subPath, path8) {
  const folder = normalizePath(mountPath);
  if (subPath === null) return normalizePath(`${folder}/${path8}`);
  if (subPath === path8) return folder;
  return path8.startsWith(`${subPath}/`) ? normalizePath(`${folder}/${path8.slice(subPath.length + 1)}`) : null;
}
function normalizePath(path8) {
  const parts = [];
  for (const part of path8.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return `/${parts.join("/")}`;
}

// src/listeners/grammar.ts
var NO_GRAMMAR = { switches: /* @__PURE__ */ new Set(), names: /* @__PURE__ */ new Set(), valued: /* @__PURE__ */ new Set() };
var grammars = /* @__PURE__ */ new WeakMap();
function grammarOf(program) {
  if (!program) return NO_GRAMMAR;
  const grammar = grammars.get(program) ?? createGrammar(program);
  grammars.set(program, grammar);
  return grammar;
}
function createGrammar(program) {
  const switches = new Set(program.switches ?? []);
  const valued = [
    ...program.listeners.flatMap(({ options, hostOptions }) => [...options ?? [], ...hostOptions ?? []]),
    ...(program.configurations ?? []).flatMap(({ options }) => options ?? []),
    ...program.notListening ?? []
  ].filter((name) => !switches.has(name));
  return { switches, names: /* @__PURE__ */ new Set([...switches, ...valued]), valued: new Set(valued.filter((name) => name.length === 1)) };
}
function splitLetters(word, grammar) {
  const { switches, names, valued } = grammar;
  const { value } = word;
  if (!/^-[A-Za-z0-9]./.test(value) || names.has(value.slice(1)) || valued.size + switches.size === 0) return null;
  for (let at2 = 1; at2 < value.length; at2++) {
    const letter = value[at2] ?? "";
    if (valued.has(letter)) {
      const blanks = /^\s*/.exec(value.slice(at2 + 1))?.[0].length ?? 0;
      const rest = at2 + 1 + blanks < value.length ? sliceText(word, at2 + 1 + blanks) : null;
      if (rest && /^[A-Za-z=]/.test(rest.value) && !namedValue(letter, rest, grammar)) return null;
      return { switches: [...value.slice(1, at2)], valued: letter, value: rest };
    }
    if (!switches.has(letter)) return null;
  }
  return { switches: [...value.slice(1)], valued: null, value: null };
}
function namedValue(option, value, { names }) {
  const found = /^\s*([A-Za-z][\w.-]*)(?:\s*=\s*|\s+)/.exec(value.value);
  const name = `${option} ${found?.[1]}`;
  return found && names.has(name) ? { name, value: sliceText(value, found[0].length) } : null;
}

// src/listeners/once-for-each.ts
var MOST_REMEMBERED = 1e4;
function onceForEach(read3) {
  const answers = /* @__PURE__ */ new Map();
  return (name) => {
    const known = answers.get(name);
    if (known !== void 0) return known;
    const answer = read3(name);
    if (answers.size < MOST_REMEMBERED) answers.set(name, answer);
    return answer;
  };
}

// src/listeners/options.ts
var OPTION = /^(--?)([A-Za-z][A-Za-z0-9_.:-]*)(?:=([\s\S]*))?$/;
function readCommand(command, program) {
  const grammar = grammarOf(program);
  const readings = readCommands.get(command) ?? /* @__PURE__ */ new Map();
  readCommands.set(command, readings);
  const known = readings.get(grammar) ?? readArguments([...command.words.slice(1), ...wordsOfVariables(command, program)], grammar);
  readings.set(grammar, known);
  return known;
}
function wordsOfVariables(command, program) {
  return (program?.argumentVariables ?? []).flatMap((name) => {
    const value = command.environment.get(name);
    return value ? wordsOf(value, COMMAND_LINE) : [];
  });
}
var readCommands = /* @__PURE__ */ new WeakMap();
function readArguments(words2, grammar) {
  const { switches } = grammar;
  const options = [];
  const operands = [];
  for (let i = 0; i < words2.length; i++) {
    const word = words2[i];
    if (!word) continue;
    if (word.value === "--") continue;
    const letters = splitLetters(word, grammar);
    if (letters) {
      for (const letter of letters.switches) options.push({ name: `-${letter}`, value: null, joined: false, word });
      if (letters.valued === null) continue;
      const value = letters.value ?? words2[++i];
      options.push({ name: `-${letters.valued}`, value: value ? unquote(value) : null, joined: letters.value !== null, word });
      continue;
    }
    const found = OPTION.exec(word.value);
    if (!found) {
      operands.push(word);
      continue;
    }
    const [, dashes = "", bare = "", joinedValue] = found;
    const name = dashes === "-" && bare.length === 1 ? `-${bare}` : bare;
    if (joinedValue !== void 0) {
      options.push({ name, value: unquote(sliceText(word, word.value.length - joinedValue.length)), joined: true, word });
      continue;
    }
    const next = words2[i + 1];
    const takesNext = next !== void 0 && !switches.has(name) && !switches.has(bare) && !/^--?[A-Za-z]/.test(next.value);
    options.push({ name, value: takesNext ? unquote(next) : null, joined: false, word });
    if (takesNext) i++;
  }
  return { options: options.map((option) => named(option, grammar)), operands };
}
function named(option, grammar) {
  const found = option.value && namedValue(option.name.replace(/^-/, ""), option.value, grammar);
  return found && option.value ? { name: found.name, value: unquote(found.value), joined: true, word: option.value } : option;
}
function unquote(text) {
  const { value } = text;
  const quoted = value.length >= 2 && (value[0] === '"' || value[0] === "'") && value.at(-1) === value[0];
  return quoted ? sliceText(text, 1, value.length - 1) : text;
}
var wordsOfName2 = onceForEach(splitName);
function splitName(name) {
  return name.replaceAll("gRPC", "Grpc").replace(/([a-z0-9])([A-Z])/g, "$1-$2").replace(/([A-Z]+)([A-Z][a-z])/g, "$1-$2").toLowerCase().split(/[^a-z0-9]+/).filter(Boolean);
}
function isTrue(value) {
  return value === null || !/^(?:f|false|0|n|no|off|disabled|)$/i.test(value.value.trim());
}

// src/listeners/wildcard.ts
function wildcard(pattern, any = "[^/]*") {
  return new RegExp(`^${pattern.split("*").map(escaped).join(any)}$`);
}
function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

// src/listeners/operands.ts
function argumentsOf(listener, operands) {
  const forms = formsOf(listener);
  const found = [];
  for (let at2 = 0; forms.length > 0 && at2 < operands.length; at2++) {
    for (const { pattern, isPair } of forms) {
      const operand = isPair ? pairOf(operands[at2], operands[at2 + 1]) : operands[at2];
      const groups = operand && pattern.exec(operand.value)?.indices?.groups;
      if (!groups) continue;
      found.push({ operand, groups });
      if (isPair) at2++;
      break;
    }
  }
  return found;
}
var knownForms = /* @__PURE__ */ new WeakMap();
function formsOf(listener) {
  const forms = knownForms.get(listener) ?? listener.arguments?.map((form) => ({ pattern: formPattern(form), isPair: form.includes(" ") })) ?? [];
  knownForms.set(listener, forms);
  return forms;
}
function pairOf(first, second) {
  return first && second && joinTexts([first, knownText(" ", () => spanOfText(second)), second]);
}
function formPattern(form) {
  const parts = form.split(/(\{port\}|\{host\}|\{address\}|\*)/).map((part) => {
    if (part === "{port}") return "(?<port>\\d+)";
    if (part === "{host}") return "(?<host>(?!\\d+\\s)[^,\\s]*)";
    if (part === "{address}") return "(?<address>[^,\\s]+)";
    return part === "*" ? ".*" : escaped(part);
  });
  return new RegExp(`^${parts.join("")}$`, "di");
}

// src/listeners/program-options.ts
function* observationsOfProgram(context, command, program, telling) {
  for (const listener of program.listeners) {
    if (isSwitchedOff(listener, telling)) {
      const place2 = command.words[0];
      if (place2 && listener.default?.port)
        yield { detector: "flag", container: context.container.name, port: listener.default.port, span: spanOfText(place2) };
      continue;
    }
    const host = hostOf2(listener, telling) ?? defaultHost(listener, command);
    const confidence = leastSure(isSurelyOn(listener, telling) ? "high" : "medium", command.confidence);
    yield* observationsOfArguments(context, command, listener, telling, host);
    for (const { kind, ...one } of portsGiven(listener, telling)) {
      if (one.value === null) continue;
      const value = readAddress(one.value);
      if (value.type === "off" || listener.off?.includes(one.value.value)) {
        yield { detector: kind, container: context.container.name, port: listener.default?.port ?? null, span: spanOfText(one.value) };
        continue;
      }
      if (value.type !== "endpoints") continue;
      for (const endpoint of value.endpoints) {
        yield observationOf({
          detector: kind,
          container: context.container.name,
          portText: endpoint.portText,
          around: one.around,
          host: listener.announcesHost ? host : endpoint.host ?? host,
          protocol: listener.protocol ?? protocolOfScheme(endpoint.scheme),
          confidence
        });
      }
    }
  }
}
function* observationsOfArguments(context, command, listener, telling, host) {
  for (const { operand, groups } of argumentsOf(listener, telling.operands)) {
    const place2 = groups.port ?? groups.address;
    const value = place2 && readAddress(sliceText(operand, place2[0], place2[1]));
    if (value?.type !== "endpoints") continue;
    const ownHost = groups.host ? sliceText(operand, groups.host[0], groups.host[1]) : null;
    for (const endpoint of value.endpoints) {
      yield observationOf({
        detector: "flag",
        container: context.container.name,
        portText: endpoint.portText,
        around: operand.value,
        host: endpoint.host ?? ownHost ?? host,
        protocol: listener.protocol ?? "TCP",
        confidence: leastSure("high", command.confidence)
      });
    }
  }
}
function describes(program) {
  const names = namesOf(program);
  return (name) => names.some((pattern) => matchesName(pattern, name));
}
function namesOf(program) {
  return [
    ...program.notListening ?? [],
    ...program.listeners.flatMap((listener) => [
      ...listener.options ?? [],
      ...listener.hostOptions ?? [],
      ...listener.variables ?? [],
      ...listener.hostVariables ?? [],
      ...[...listener.enabledBy ?? [], ...listener.disabledBy ?? []].flatMap(
        (condition) => condition.split("+").map((part) => part.split("=", 1)[0] ?? "")
      )
    ])
  ];
}
function isSwitchedOff(listener, telling) {
  if (listener.disabledBy?.some((condition) => isOn(condition, telling))) return true;
  return listener.enabledBy !== void 0 && listener.enabledBy.length > 0 && !listener.enabledBy.some((one) => isOn(one, telling));
}
function isSurelyOn({ enabledBy = [] }, telling) {
  const isShown = (name, value) => isKnown(value) || !/enable/i.test(name);
  return enabledBy.length === 0 || enabledBy.some((condition) => isOn(condition, telling, isShown));
}
function isOn(conditions, telling, counts) {
  return conditions.split("+").every((condition) => conditionHolds(condition, telling, counts));
}
function conditionHolds(condition, telling, counts) {
  const [name = "", wanted] = condition.split("=", 2);
  return given(telling, [name], [name], [name]).some(({ value }) => {
    if (value !== null && counts && !counts(name, value)) return false;
    return wanted === void 0 ? isTrue(value) : value?.value === wanted;
  });
}
function given(telling, options = [], variables = [], settings = []) {
  return [
    ...telling.options.filter((option) => options.some((name) => matchesName(name, option.name))).map((option) => ({ kind: "flag", name: option.name, value: option.value, around: wordsOf2(option) })),
    ...variables.flatMap(
      (pattern) => variablesNamed(telling.variables, pattern).map(([name, value]) => ({
        kind: "env",
        name,
        value,
        around: `${name}=${value.value}`
      }))
    ),
    ...telling.settings.filter((one) => settings.some((key) => matchesKey(key, one.name))).map((one) => ({ kind: "config", ...one }))
  ];
}
function portsGiven(listener, telling) {
  return given(telling, listener.options, listener.variables, listener.settings).filter(
    ({ kind, value }) => kind === "flag" || value === null || !listener.unset?.includes(value.value)
  );
}
function isHostAlone({ value }) {
  return value !== null && !value.value.includes(UNKNOWN) && readAddress(value).type === "host";
}
function wordsOf2(option) {
  return option.joined || option.value === null ? option.word.value : `${option.word.value} ${option.value.value}`;
}
function matchesName(pattern, given2) {
  const name = given2.replace(/^-/, "");
  return pattern === name || pattern.includes("*") && wildcard(pattern, "[^.]*").test(name);
}
function variablesNamed(variables, pattern) {
  if (pattern.includes("*")) return [...variables].filter(([name]) => matchesName(pattern, name));
  const value = variables.get(pattern);
  return value ? [[pattern, value]] : [];
}
function hostOf2(listener, telling) {
  return givenHost(listener, telling)?.host ?? null;
}
function givenHost(listener, telling) {
  const hosts = given(telling, listener.hostOptions, listener.hostVariables, listener.hostSettings);
  for (const { value, kind, around } of [...hosts, ...portsGiven(listener, telling).filter(isHostAlone)]) {
    const read3 = value && readAddress(value);
    const host = read3?.type === "host" ? read3.host : read3?.type === "endpoints" ? read3.endpoints[0]?.host : void 0;
    if (host) return { host, kind, around };
    if (read3?.type === "endpoints") return null;
  }
  return null;
}
function defaultHost(listener, command) {
  const host = listener.default?.host;
  const place2 = command.words[0];
  if (host === void 0 || place2 === void 0) return null;
  const locate = () => spanOfText(place2);
  const variable = /^\$\((\w+)\)$/.exec(host)?.[1];
  return variable === void 0 ? knownText(host, locate) : unknownText(variable, locate);
}

// src/listeners/checks.ts
function asStarted(program, command) {
  if (!program.checks) return program;
  const telling = { ...readCommand(command, program), variables: /* @__PURE__ */ new Map(), settings: [] };
  return program.checks.some((check24) => conditionHolds(check24, telling)) ? idle(program) : program;
}
var idlePrograms = /* @__PURE__ */ new WeakMap();
function idle(program) {
  const known = idlePrograms.get(program) ?? { ...program, listeners: [], configurations: [], notListening: namesOf(program) };
  idlePrograms.set(program, known);
  return known;
}

// src/listeners/clients.ts
var CLIENTS = /* @__PURE__ */ new Set([
  "curl",
  "wget",
  "ssh",
  "scp",
  "sftp",
  "rsync",
  "psql",
  "pg_isready",
  "pg_dump",
  "mysql",
  "mysqladmin",
  "mysqldump",
  "redis-cli",
  "mongo",
  "mongosh",
  "etcdctl",
  "etcdutl",
  "grpcurl",
  "grpc_health_probe",
  "grpc-health-probe",
  "oc",
  "helm",
  "iptables",
  "ip6tables",
  "iptables-save",
  "nft",
  "ipset",
  "ip",
  "tc",
  "ss",
  "netstat",
  "lsof",
  "telnet",
  "dig",
  "nslookup",
  "host",
  "openssl",
  "echo",
  "printf",
  "cat",
  "test",
  "[",
  "[[",
  "sleep",
  "jq",
  "yq",
  "sed",
  "grep",
  "egrep",
  "awk",
  "gawk",
  "cut",
  "tr",
  "sort",
  "head",
  "tail",
  "tee",
  "date",
  "seq",
  "expr",
  "let",
  "true",
  "false",
  "exit",
  "return",
  "ovs-vsctl",
  "ovs-appctl",
  "ovs-ofctl",
  "ovn-nbctl",
  "ovn-sbctl",
  "ovsdb-client",
  "ovsdb-tool",
  "sysctl",
  "logger",
  "crictl",
  "ctr",
  "docker",
  "podman",
  "kill",
  "pkill",
  "killall",
  "fuser",
  "cp",
  "mv",
  "rm",
  "mkdir",
  "chmod",
  "chown",
  "chcon",
  "ln",
  "touch",
  "mount",
  "umount",
  "systemctl",
  "journalctl",
  "hostnamectl",
  "ping",
  "ping6",
  "traceroute",
  "arping",
  "conntrack",
  "ethtool",
  "modprobe",
  "wait",
  "trap",
  "set",
  "unset",
  "export",
  "local",
  "read",
  "cd",
  "pwd",
  "ls",
  "find",
  "xargs",
  "stat",
  "basename",
  "dirname",
  "mktemp",
  "tar",
  "gzip",
  "base64",
  "md5sum",
  "sha256sum",
  "git",
  "aws",
  "gcloud",
  "az",
  "nmcli",
  "nmap",
  "wg",
  "wget2",
  "http",
  "ldapsearch",
  "smbclient",
  "nodetool",
  "cqlsh",
  "kafka-topics.sh",
  "rabbitmqctl",
  "rabbitmq-diagnostics",
  "vault-cli"
]);
function isClient(program) {
  return CLIENTS.has(program);
}

// src/listeners/programs.ts
function createProgramFinder(programs) {
  const find = createFinder(programs);
  const known = /* @__PURE__ */ new WeakMap();
  return (command, image, container) => {
    const before = known.get(command);
    if (before) return before.program;
    const found = find(command, image, container);
    const program = found && asStarted(found, command);
    known.set(command, { program });
    return program;
  };
}
function createFinder(programs) {
  const byExecutable = createIndex(programs, (program) => program.executables);
  const byImage = createImageIndex(programs);
  return (command, image, container) => {
    const executable = baseName(command.words[0]?.value ?? "");
    const isNamed = executable !== "" && !executable.includes(UNKNOWN);
    const named3 = isNamed ? choose(byExecutable(executable), operandsOf(command)) : void 0;
    if (!named3 && command.image !== void 0) {
      const isProgram = isNamed && (isHelper(executable) || command.words[0]?.value.includes("/"));
      return isProgram ? void 0 : choose(byImage(repositoryOf(command.image)), command.words);
    }
    if (named3 || command.origin !== "exec") return named3;
    const repository = repositoryOf(image);
    if (isNamed) return isHelper(executable) ? void 0 : choose(byImage(repository).filter(hasNoExecutable), operandsOf(command));
    if (repository !== "" && !repository.includes(UNKNOWN)) return choose(byImage(repository), operandsOf(command));
    return TASK.test(container) ? void 0 : choose(byExecutable(container), operandsOf(command));
  };
}
var TASK = /^(?:install|init|setup|copy|start|run|wait|check|prepare)[-_]/;
var TASK_PROGRAM = /^(?:install|init|setup|copy|wait|check|prepare)(?:[-_.]|$)/;
function hasNoExecutable(program) {
  return program.executables.length === 0;
}
function isHelper(executable) {
  return isClient(executable) || TASK_PROGRAM.test(executable) || /^(?:ba|da|a|k|z)?sh$/.test(executable);
}
function repositoryOf(image) {
  return image.replace(/@.*$/, "").replace(/:[^/]*$/, "");
}
function createImageIndex(programs) {
  const indexes = [3, 2, 1].map((length) => ({
    length,
    find: createIndex(programs, (program) => program.images.filter((pattern) => pattern.split("/").length === length))
  }));
  return (image) => {
    const segments = image.split("/");
    for (const { length, find } of indexes) {
      const found = segments.length < length ? [] : find(segments.slice(-length).join("/"));
      if (found.length > 0) return found;
    }
    return [];
  };
}
function baseName(path8) {
  return path8.slice(path8.lastIndexOf("/") + 1);
}
function operandsOf(command) {
  return command.words.slice(1);
}
function choose(candidates, words2) {
  if (candidates.length === 0) return void 0;
  const operands = words2.slice(0, 5).map((word) => word.value);
  const fitting = candidates.filter((program) => subcommandOf(program).every((word) => operands.includes(word)));
  const longest = Math.max(...fitting.map((program) => subcommandOf(program).length));
  return fitting.find((program) => subcommandOf(program).length === longest);
}
function subcommandOf(program) {
  return program.subcommand?.split(" ") ?? [];
}
function createIndex(programs, namesOf2) {
  const exact = /* @__PURE__ */ new Map();
  const patterns = [];
  for (const program of programs) {
    for (const name of namesOf2(program)) {
      if (name.includes("*")) patterns.push({ pattern: wildcard(name), program });
      else exact.set(name, [...exact.get(name) ?? [], program]);
    }
  }
  const fitsOne = new RegExp(patterns.map(({ pattern }) => pattern.source).join("|") || "$^");
  const fitting = (name) => patterns.filter(({ pattern }) => pattern.test(name)).map(({ program }) => program);
  return onceForEach((name) => exact.get(name) ?? (fitsOne.test(name) ? fitting(name) : NO_PROGRAMS));
}
var NO_PROGRAMS = [];

// src/listeners/node-files.ts
var TEMPLATE = /\.(?:tmpl|template)$/;
var WORD = /[^\s;&|'"()]+/g;
var OUT_FOLDER = /^--out(?:put)?-dir(?:=(.*))?$/;
function filesFromNode(pod, container, nodeFiles) {
  const files = /* @__PURE__ */ new Map();
  if (nodeFiles.length === 0) return files;
  const volumes = volumesOf(pod, nodeFiles);
  for (const neighbour of pod.containers) render(neighbour, volumes);
  for (const { volume, mountPath, subPath } of container.mounts) {
    for (const [rest, text] of volumes.get(volume) ?? []) {
      const below2 = subPath === null ? rest : restBelow(normalizePath(subPath), rest);
      if (below2 === null) continue;
      const path8 = normalizePath(`${mountPath}/${below2}`);
      files.set(path8, { path: path8, text });
    }
  }
  return files;
}
function volumesOf(pod, nodeFiles) {
  const volumes = /* @__PURE__ */ new Map();
  for (const { name, hostPath } of pod.volumes) {
    const files = /* @__PURE__ */ new Map();
    for (const { path: path8, text } of hostPath === null ? [] : nodeFiles) {
      const rest = restBelow(normalizePath(hostPath ?? ""), normalizePath(path8));
      if (rest !== null) files.set(rest, text);
    }
    volumes.set(name, files);
  }
  return volumes;
}
function restBelow(folder, path8) {
  if (folder === "/") return path8;
  return path8 === folder || path8.startsWith(`${folder}/`) ? path8.slice(folder.length) : null;
}
function render(container, volumes) {
  const words2 = [...container.command, ...container.args].flatMap(wordsOf3);
  words2.forEach((word, index) => {
    const target = words2[index + 1]?.value ?? "";
    if (TEMPLATE.test(word.value) && target.startsWith("/") && baseName(target) === baseName(word.value).replace(TEMPLATE, "")) {
      copy(container, volumes, word, target);
    }
    const out = OUT_FOLDER.exec(word.value);
    const folder = out ? out[1] ?? target : "";
    if (!folder.startsWith("/")) return;
    for (const source of words2) {
      if (!source.value.startsWith("/") || source.value === folder) continue;
      for (const rest of below(container, volumes, source.value)) {
        if (TEMPLATE.test(rest)) copy(container, volumes, source, normalizePath(`${folder}/${rest.replace(TEMPLATE, "")}`), rest);
      }
    }
  });
}
function wordsOf3(text) {
  return /\s/.test(text.value) ? [...text.value.matchAll(WORD)].map(({ 0: word, index }) => sliceText(text, index, index + word.length)) : [text];
}
function copy(container, volumes, source, target, rest = "") {
  const from = placeOf6(container, normalizePath(`${source.value}/${rest}`));
  const to = placeOf6(container, target);
  const text = from && volumes.get(from.volume)?.get(from.rest);
  if (!text || !to) return;
  const step = { span: spanOfText(source), note: `container ${container.name} makes ${target} of this template` };
  volumes.get(to.volume)?.set(to.rest, addStep(text, step));
}
function below(container, volumes, folder) {
  const place2 = placeOf6(container, folder);
  return [...(place2 && volumes.get(place2.volume)?.keys()) ?? []].flatMap((path8) => restBelow(place2?.rest || "/", path8) ?? []);
}
function placeOf6(container, path8) {
  let best = null;
  for (const { volume, mountPath, subPath } of container.mounts) {
    const rest = subPath === null ? restBelow(normalizePath(mountPath), normalizePath(path8)) : null;
    if (rest !== null && (best === null || rest.length < best.rest.length)) best = { volume, rest };
  }
  return best;
}

// src/listeners/handed-files.ts
function createHandover() {
  const volumes = /* @__PURE__ */ new Map();
  return {
    foundBy: ({ mounts }) => {
      const files = /* @__PURE__ */ new Map();
      for (const { volume, mountPath, subPath } of mounts) {
        for (const [rest, text] of volumes.get(volume) ?? []) {
          const below2 = subPath === null ? rest : restBelow(normalizePath(subPath), rest);
          if (below2 === null) continue;
          const path8 = normalizePath(`${mountPath}/${below2}`);
          files.set(path8, { path: path8, text, isHandedOver: true });
        }
      }
      return files;
    },
    leave: (container, files) => {
      if (container.role !== "init" && container.role !== "sidecar") return;
      for (const { path: path8, text } of files) {
        const place2 = placeOf6(container, path8);
        if (!place2) continue;
        const step = { span: container.span, note: `container ${container.name} writes ${path8}` };
        const volume = volumes.get(place2.volume) ?? /* @__PURE__ */ new Map();
        volumes.set(place2.volume, volume.set(place2.rest, addStep(text, step)));
      }
    }
  };
}

// src/listeners/merge.ts
function mergeObservations(workload, observations, registry) {
  const groups = /* @__PURE__ */ new Map();
  for (const observation of observations) {
    const key = `${observation.protocol} ${observation.port}`;
    const group = groups.get(key);
    if (group) group.push(observation);
    else groups.set(key, [observation]);
  }
  return [...groups.values()].flatMap((group) => listenersOf(workload, group, registry));
}
function listenersOf(workload, all, registry) {
  const group = withoutGuesses([...all].sort(byWeight));
  const declared = group.filter((observation) => observation.origin === "declared");
  const inferred = withoutAskers(withoutParts(group.filter((observation) => observation.origin !== "declared")), declared);
  const byReach = /* @__PURE__ */ new Map();
  const put3 = (reach, observation) => {
    const some = byReach.get(reach);
    if (some) some.push(observation);
    else byReach.set(reach, [observation]);
  };
  for (const observation of inferred.filter((one) => one.role === "listens" && one.reach !== "unknown"))
    put3(observation.reach, observation);
  for (const role of ["listens", "answers", "supports"]) {
    const later = inferred.filter((one) => one.role === role && (role !== "listens" || one.reach === "unknown"));
    for (const observation of later) put3(reachFor(observation, [...byReach.keys()]), observation);
  }
  joinUnknown(byReach);
  joinGuesses(byReach);
  if (byReach.size === 0) for (const observation of declared) put3(observation.reach, observation);
  else for (const reach of byReach.keys()) for (const observation of declared) put3(reach, observation);
  return [...byReach].flatMap(
    ([reach, some]) => (reach === "other" ? byAddress(some) : [some]).map((each) => listenerOf(workload, reach, each, declared.length > 0, registry))
  );
}
function byAddress(some) {
  const addressOf = ({ address }) => address?.replace(/^\[|\]$/g, "");
  const told = some.filter((one) => one.role === "listens" && one.origin !== "declared");
  const addresses = new Set(told.map(addressOf).filter((address) => address !== void 0));
  if (addresses.size < 2) return [some];
  return [...addresses].map(
    (address) => some.filter((one) => {
      const own = addressOf(one);
      return own === void 0 || own === address || !addresses.has(own);
    })
  );
}
function withoutGuesses(group) {
  const told = group.filter((observation) => observation.detector !== "default");
  const isAsked = told.some(({ role }) => role === "answers");
  const isTold3 = ({ role, reach, origin }) => role === "listens" && (origin !== "declared" || reach !== "unknown" || !isAsked) || role === "answers" && reach !== "unknown" && reach !== "localhost";
  return told.some(isTold3) ? told : group;
}
function withoutParts(inferred) {
  const placeOf9 = ({ container, evidence: { span } }) => `${container} ${span.path}:${span.start}`;
  const bound = /* @__PURE__ */ new Map();
  for (const one of inferred) {
    if (one.detector === "env" || one.role !== "listens") continue;
    const place2 = placeOf9(one);
    bound.set(place2, (bound.get(place2) ?? /* @__PURE__ */ new Set()).add(one.reach));
  }
  return inferred.filter((one) => {
    const reaches2 = one.detector === "env" ? bound.get(placeOf9(one)) : void 0;
    return reaches2 === void 0 || reaches2.has(one.reach);
  });
}
function withoutAskers(inferred, declared) {
  const listening = inferred.filter((one) => one.role === "listens");
  const answering = listening.length > 0 ? listening : declared;
  return inferred.filter(
    (one) => one.role !== "answers" || answering.length === 0 || answering.some((other) => other.container === one.container)
  );
}
function reachFor(observation, known) {
  if (known.length === 0 || known.includes(observation.reach)) return observation.reach;
  const [only] = known;
  if (observation.role === "supports" && known.every((reach) => reach === "unknown")) return observation.reach;
  if (observation.reach === "unknown" || observation.role === "supports")
    return known.includes("any") ? "any" : only ?? observation.reach;
  if (observation.role === "listens") return observation.reach;
  if (known.includes("any")) return "any";
  if (observation.reach === "any")
    return known.includes("node") ? "node" : known.find((reach) => reach !== "unknown") ?? observation.reach;
  return observation.reach;
}
function joinUnknown(byReach) {
  const unknown = byReach.get("unknown");
  const [target] = [...byReach.keys()].filter((reach) => reach !== "unknown");
  if (!unknown || target === void 0) return;
  byReach.set(target, [...byReach.get(target) ?? [], ...unknown]);
  byReach.delete("unknown");
}
function joinGuesses(byReach) {
  const sure = [...byReach].filter(([, some]) => some.some((one) => one.role !== "supports" && one.confidence !== "low"));
  const [target] = sure;
  if (!target) return;
  for (const [reach, some] of [...byReach]) {
    if (sure.some(([known]) => known === reach)) continue;
    byReach.set(target[0], [...byReach.get(target[0]) ?? [], ...some]);
    byReach.delete(reach);
  }
}
function listenerOf(workload, reach, some, declared, registry) {
  const sorted = [...some].sort(byWeight);
  const first = sorted[0];
  if (!first) throw new Error("a listener rests on at least one observation");
  const container = sorted.find((one) => one.role === "listens" && one.container !== null)?.container ?? onlyContainer(workload);
  const { port, protocol } = first;
  return {
    workload,
    container,
    port,
    protocol,
    reach,
    address: sorted.find((one) => one.reach === reach && one.address !== null)?.address ?? null,
    declared,
    confidence: confidenceOf2(sorted),
    evidence: distinct(sorted.map((one) => one.evidence)).map(settled),
    registration: registry.registrationOf({ workload, container, port, protocol, reach })
  };
}
function confidenceOf2(observations) {
  const best = observations.reduce((most, one) => compareConfidence(one.confidence, most) > 0 ? one.confidence : most, "low");
  const kinds = new Set(observations.map((one) => one.detector)).size;
  const isBound = observations.some((one) => one.role !== "supports");
  return best === "medium" && kinds > 1 ? "high" : best === "low" && kinds > 1 && isBound ? "medium" : best;
}
var ROLES = ["listens", "answers", "supports"];
function byWeight(a, b) {
  return Number(a.origin === "declared") - Number(b.origin === "declared") || ROLES.indexOf(a.role) - ROLES.indexOf(b.role) || compareConfidence(b.confidence, a.confidence) || compareStrings(a.container ?? "", b.container ?? "") || compareSpans(a.evidence.span, b.evidence.span);
}
function distinct(evidence) {
  const seen = /* @__PURE__ */ new Set();
  return evidence.filter(({ detector, span }) => {
    const key = `${detector} ${span.path}:${span.line}:${span.column}`;
    return !seen.has(key) && seen.add(key);
  });
}
function settled(evidence) {
  return { ...evidence, steps: evidence.steps.map(({ span, note }) => ({ span, note })) };
}
function onlyContainer(workload) {
  const main = workload.containers.filter((container) => container.role === "main");
  return main.length === 1 ? main[0]?.name ?? null : null;
}

// src/listeners/index.ts
function listen(workload, pod, options) {
  const declarations = declarationsOf(workload, pod);
  const observations = declaredObservations(declarations);
  const disabledListeners = [];
  const problems = [];
  const handover = createHandover();
  const contexts = (pod.hostNetwork ? pod.containers : []).map(
    (container) => contextOf(workload, pod, container, handover, options, problems)
  );
  const ask = (detectors) => {
    for (const context of contexts) {
      for (const detector of detectors) {
        for (const found of detector.look(context)) {
          if (isDisabledListener(found)) disabledListeners.push(found);
          else observations.push(found);
        }
      }
    }
  };
  ask(options.detectors.filter((detector) => !detector.onlyWhenOpen));
  if (isOpen(observations)) ask(options.detectors.filter((detector) => detector.onlyWhenOpen));
  return {
    listeners: mergeObservations(workload, observations, options.registry).map(
      (listener) => workload.hostProcess ? { ...listener, container: null } : withDeclaring(listener, pod)
    ),
    declarations: declarations.map((declaration) => ({
      ...declaration,
      switchedOff: switchedOff(declaration, disabledListeners, observations)
    })),
    problems
  };
}
function isOpen(observations) {
  const keyOf3 = ({ protocol, port }) => `${protocol} ${port}`;
  const sure = new Set(observations.filter((one) => compareConfidence(one.confidence, "high") >= 0).map(keyOf3));
  const reachable = new Set(observations.filter((one) => one.reach !== "unknown").map(keyOf3));
  return observations.length === 0 || observations.some((one) => !sure.has(keyOf3(one)) || one.origin !== "declared" && !reachable.has(keyOf3(one)));
}
function runsScript(pod) {
  return pod.hostNetwork && pod.containers.some(
    (container) => container.unit && (pod.files?.length || /\b(?:ba|da|a|k|z)?sh\b/.test(container.unit.value)) || startsShell([...container.command, ...container.args]) || isCopier(container.command[0]) || [...container.command, ...container.args.slice(0, 1)].some(
      (word) => word.value.startsWith("/") && container.mounts.some((mount) => word.value.startsWith(mount.mountPath))
    )
  );
}
function startsShell(words2) {
  if (words2.some((word) => /(?:^|\/)(?:ba|da|a|k|z)?sh$/.test(word.value))) return true;
  const hasText = words2.some((word) => /^(?:-c|--command)$/.test(word.value));
  return hasText && words2.some((word) => takesScript(word) || word.value.includes("$("));
}
function contextOf(workload, pod, container, handover, options, problems) {
  const seesNode = pod.volumes.some((volume) => volume.hostPath !== null);
  const files = new Map([
    ...seesNode ? filesFromNode(pod, container, options.nodeFiles()) : [],
    ...handover.foundBy(container),
    ...mountedFiles(pod, container, options.configMapKeys)
  ]);
  for (const file of pod.files ?? []) files.set(normalizePath(file.path), file);
  const readFile2 = (path8) => files.size === 0 ? void 0 : files.get(normalizePath(path8.startsWith("/") ? path8 : `${container.workingDir ?? ""}/${path8}`));
  const filesBelow = (path8) => {
    if (files.size === 0) return [];
    const folder = normalizePath(path8);
    return [...files.values()].filter((file) => file.path === folder || file.path.startsWith(`${folder === "/" ? "" : folder}/`));
  };
  const started2 = container.unit && unitCommands(container.unit, readFile2);
  const environment = started2 ? started2[0]?.environment ?? /* @__PURE__ */ new Map() : environmentOf(container, options.configMapKeys);
  const isFolder = (path8) => container.mounts.some(({ mountPath, subPath }) => subPath === null && normalizePath(mountPath) === normalizePath(path8));
  const surroundings = { readFile: readFile2, filesBelow, isFolder };
  const commands = started2 ? [...started2] : [ownCommand(container, environment, readFile2)];
  for (const own of [...commands]) {
    const call = scriptOf(own, readFile2);
    if (!call) continue;
    const { script, name, arguments: given2, shell } = call;
    const followed = options.followShell({ script, name, arguments: given2, shell, environment: own.environment, ...surroundings });
    commands.push(...withInherited(followed.commands, own.environment));
    problems.push(...followed.problems);
    for (const file of followed.files) files.set(normalizePath(file.path), file);
    handover.leave(container, followed.files);
  }
  return {
    workload,
    pod,
    container,
    commands: commands.filter((command) => !asksForHelp(command)),
    environment,
    hasHiddenVariables: container.envFrom.some((source) => !source.optional && options.configMapKeys(source.configMap) === void 0),
    readFile: readFile2,
    filesBelow,
    registry: options.registry,
    expectedPorts: options.expectedPorts
  };
}
var MOST_INHERITED = 500;
function withInherited(commands, inherited) {
  if (inherited.size === 0) return commands;
  const joined2 = /* @__PURE__ */ new Map();
  return commands.map((command) => {
    if (command.environment.size > 0 && inherited.size > MOST_INHERITED) return command;
    const known = joined2.get(command.environment);
    const environment = known ?? (command.environment.size === 0 ? inherited : new Map([...inherited, ...command.environment]));
    joined2.set(command.environment, environment);
    return { ...command, environment };
  });
}
function asksForHelp(command) {
  const last = command.words.at(-1)?.value ?? "";
  return command.words.slice(1).some((word) => /^--(?:help|version)$/.test(word.value)) || command.words.length === 2 && /^(?:help|version|-h)$/.test(last);
}
function switchedOff(declaration, disabledListeners, observations) {
  const port = hostPortOf(declaration);
  const disabledListener = disabledListeners.find((one) => one.port === port && one.container === declaration.container);
  if (!disabledListener || observations.some((one) => one.origin !== "declared" && one.port === port)) return null;
  return disabledListener.span;
}

// src/manifest/comments.ts
var MARK = "hostport-lint:";
var MOST_COMMENTS = 1e4;
var COMMENT = /#[ \t]*hostport-lint:((?:(?![ \t]#)[^\r\n])*)/g;
function commentsIn({ root, text, spanAt }) {
  if (!text.includes(MARK)) return [];
  const starts = lineStarts(text);
  const structure = structureOf(root, starts);
  const content = contentLines(text, starts);
  const comments = [];
  for (const match of text.matchAll(COMMENT)) {
    const at2 = match.index;
    const line = lastAtOrBefore(starts, at2);
    const before = text.slice(starts[line] ?? 0, at2);
    const scalar2 = structure.scalarAt(at2);
    if (!(scalar2 === null ? /(?:^|[ \t])$/.test(before) : isShellComment(scalar2, before))) continue;
    const last = scalar2 === null ? starts.length - 1 : lastAtOrBefore(starts, Math.max(scalar2.end - 1, scalar2.start));
    const next = content[line + 1] ?? starts.length;
    const from = before.trim() !== "" ? line : next <= last ? next : null;
    const target = from === null ? null : scalar2 === null ? structure.beginningOn(from) : commandAround(text, starts, from, last);
    const end = at2 + match[0].trimEnd().length;
    if (comments.length > MOST_COMMENTS) break;
    comments.push({ text: match[1] ?? "", span: spanAt(at2, end), ...linesOf2(target, starts, spanAt) });
  }
  return comments;
}
function linesOf2(target, starts, spanAt) {
  if (target === null) return { from: 1, to: 0 };
  const start = starts[target.first] ?? 0;
  return { from: spanAt(start, start).line, to: spanAt(starts[target.last] ?? start, starts[target.last] ?? start).line };
}
function isShellComment(scalar2, before) {
  if (scalar2.style !== "literal" && scalar2.style !== "folded") return false;
  if (!/(?:^|[\s;])$/.test(before)) return false;
  const quotes = before.replace(/\\./g, "");
  return count(quotes, "'") % 2 === 0 && count(quotes, '"') % 2 === 0;
}
function count(text, character) {
  return text.split(character).length - 1;
}
function contentLines(text, starts) {
  const lines = new Uint32Array(starts.length + 1).fill(starts.length);
  for (let at2 = starts.length - 1; at2 >= 0; at2--) {
    const content = lineText(text, starts, at2).trim();
    lines[at2] = content !== "" && !content.startsWith("#") ? at2 : lines[at2 + 1] ?? starts.length;
  }
  return lines;
}
function lineText(text, starts, line) {
  return text.slice(starts[line] ?? text.length, starts[line + 1] ?? text.length);
}
function commandAround(text, starts, line, last) {
  const goesOn = (at2) => /\\\r?\n?$/.test(lineText(text, starts, at2));
  let first = line;
  while (first > 0 && goesOn(first - 1)) first--;
  let end = line;
  while (end < last && goesOn(end)) end++;
  return { first, last: end };
}
function structureOf(root, starts) {
  const scalars = [];
  const ends = /* @__PURE__ */ new Map();
  const extend = (start, end) => {
    const line = lastAtOrBefore(starts, start);
    ends.set(line, Math.max(ends.get(line) ?? line, lastAtOrBefore(starts, Math.max(end - 1, start))));
  };
  if (root !== null) {
    extend(root.start, root.end);
    walk(root, scalars, extend);
  }
  scalars.sort((a, b) => a.start - b.start);
  return {
    scalarAt: (at2) => {
      let low = 0;
      let high = scalars.length;
      while (low < high) {
        const middle = low + high >> 1;
        if ((scalars[middle]?.start ?? 0) <= at2) low = middle + 1;
        else high = middle;
      }
      const found = scalars[low - 1];
      return found && at2 < found.end ? found : null;
    },
    beginningOn: (line) => ({ first: line, last: ends.get(line) ?? line })
  };
}
function walk(root, scalars, extend) {
  const seen = /* @__PURE__ */ new Set();
  const open = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    if (node.type === "scalar") scalars.push(node);
    else if (node.type === "sequence") {
      for (const item of node.items) {
        if (item.start >= node.start) extend(item.start, item.end);
        open.push(item);
      }
    } else {
      for (const { key, value } of [...node.entries, ...node.hidden]) {
        extend(key.start, value.start >= key.start ? value.end : key.end);
        open.push(key, value);
      }
    }
  }
}

// src/model/node.ts
var node_exports = {};
__export(node_exports, {
  at: () => at,
  booleanAt: () => booleanAt,
  entriesAt: () => entriesAt,
  entryOf: () => entryOf,
  itemsAt: () => itemsAt,
  numberAt: () => numberAt,
  scalarAt: () => scalarAt,
  stringAt: () => stringAt
});
function at(node, ...path8) {
  let here = node;
  for (const step of path8) {
    if (here === void 0) return void 0;
    if (typeof step === "number") here = here.type === "sequence" ? here.items[step] : void 0;
    else here = entryOf(here, step)?.value;
  }
  return here;
}
function entryOf(node, key) {
  if (node?.type !== "mapping") return void 0;
  for (const entry2 of node.entries) if (entry2.key.text === key) return entry2;
  return void 0;
}
function scalarAt(node, ...path8) {
  const found = at(node, ...path8);
  return found?.type === "scalar" ? found : void 0;
}
function stringAt(node, ...path8) {
  const value = scalarAt(node, ...path8)?.value;
  return typeof value === "string" ? value : void 0;
}
function numberAt(node, ...path8) {
  const value = scalarAt(node, ...path8)?.value;
  return typeof value === "number" ? value : void 0;
}
function booleanAt(node, ...path8) {
  const value = scalarAt(node, ...path8)?.value;
  return typeof value === "boolean" ? value : void 0;
}
function itemsAt(node, ...path8) {
  const found = at(node, ...path8);
  return found?.type === "sequence" ? found.items : [];
}
function entriesAt(node, ...path8) {
  const found = at(node, ...path8);
  return found?.type === "mapping" ? found.entries : [];
}

// src/manifest/list.ts
var BARE_LIST = /^(?:---[^\n]*\n)?(?:[ \t]*(?:#[^\n]*|\{[{%][^\n]*)?\n)*- +(?:apiVersion|kind|metadata|spec|data):/;
function itemsOfList(root) {
  if (root.type === "sequence") return root.items;
  const kind = stringAt(root, "kind");
  if (kind === "Template") return itemsAt(root, "objects");
  return kind?.endsWith("List") && at(root, "items") ? itemsAt(root, "items") : null;
}

// src/manifest/reference-table.ts
var COLUMNS = 4;
function createReferenceTable(kind) {
  let cells = new Int32Array(COLUMNS * 256);
  let rows = 0;
  const sources = [];
  const namespaces = [];
  const numbers = /* @__PURE__ */ new Map();
  const made = /* @__PURE__ */ new Map();
  const numberOf3 = (namespace) => {
    const known = numbers.get(namespace);
    if (known !== void 0) return known;
    numbers.set(namespace, namespaces.length);
    return namespaces.push(namespace) - 1;
  };
  const cell = (row, column) => cells[row * COLUMNS + column] ?? 0;
  return {
    add({ source, namespace, start, end }) {
      if ((rows + 1) * COLUMNS > cells.length) {
        const larger = new Int32Array(2 * cells.length);
        larger.set(cells);
        cells = larger;
      }
      if (sources.at(-1) !== source) sources.push(source);
      cells.set([sources.length - 1, numberOf3(namespace), start, end], rows * COLUMNS);
      return rows++;
    },
    get(row, name) {
      const known = made.get(row);
      if (known) return known;
      const source = sources[cell(row, 0)];
      if (!source) throw new RangeError(`row ${row} was never added`);
      const namespace = namespaces[cell(row, 1)] ?? null;
      const reference = { kind, namespace, name, source, start: cell(row, 2), end: cell(row, 3), position: null, kept: null };
      made.set(row, reference);
      return reference;
    }
  };
}

// src/manifest/related.ts
var MAXIMUM_OBJECTS = 200;
function createRelatedObjects() {
  const table = createReferenceTable("ConfigMap");
  const configMaps = /* @__PURE__ */ new Map();
  const templated = [];
  const lists = [];
  const others = /* @__PURE__ */ new Map();
  const kindOf2 = (set, kind) => {
    const ofSet = others.get(set) ?? /* @__PURE__ */ new Map();
    const ofKind = ofSet.get(kind) ?? { everyone: [], byNamespace: /* @__PURE__ */ new Map() };
    others.set(set, ofSet.set(kind, ofKind));
    return ofKind;
  };
  return {
    add(reference) {
      const { set } = reference.source;
      if (reference.kind.endsWith("List")) lists.push(reference);
      else if (reference.kind === "ConfigMap") {
        const named3 = configMaps.get(set) ?? /* @__PURE__ */ new Map();
        configMaps.set(set, named3);
        const row = table.add(reference);
        const known = named3.get(reference.name);
        if (known === void 0) named3.set(reference.name, row);
        else if (Array.isArray(known)) known.push(row);
        else named3.set(reference.name, [known, row]);
        if (isTemplated(reference.name)) templated.push(reference);
      } else {
        const { everyone, byNamespace } = kindOf2(set, reference.kind);
        const namespace = reference.namespace ?? "";
        const ofNamespace = byNamespace.get(namespace);
        if (everyone.length < MAXIMUM_OBJECTS) everyone.push(reference);
        if (!ofNamespace) byNamespace.set(namespace, [reference]);
        else if (ofNamespace.length < MAXIMUM_OBJECTS) ofNamespace.push(reference);
      }
    },
    configMaps: (set, name) => [
      ...[configMaps.get(set)?.get(name) ?? []].flat().map((row) => table.get(row, name)),
      ...name.includes(UNKNOWN) ? templated.filter((one) => one.source.set === set && withoutActions(one.name) === withoutActions(name)) : [],
      ...lists.filter((one) => one.source.set === set)
    ],
    selecting: (set, kinds, namespace) => kinds.flatMap((kind) => {
      const found = others.get(set)?.get(kind);
      if (!found || namespace === null) return found?.everyone ?? [];
      return [...found.byNamespace.get(namespace) ?? [], ...found.byNamespace.get("") ?? []];
    }),
    lists: (set) => lists.filter((one) => one.source.set === set)
  };
}
function isTemplated(name) {
  return name.includes("{{") || name.includes("<%=");
}
function withoutActions(name) {
  return name.replaceAll(/(?:\{\{.*?\}\}|<%=.*?%>|\uE000)+/g, UNKNOWN);
}

// src/manifest/scan.ts
var import_node_buffer = require("node:buffer");

// src/model/count.ts
var count_exports = {};
__export(count_exports, {
  countBytes: () => countBytes,
  newlinesOf: () => newlinesOf
});

// src/model/line-breaks.ts
var PROGRAM = [
  // Header; the types of functions; the functions; the memory of one page; the exports.
  [0, 97, 115, 109, 1, 0, 0, 0],
  [1, 6, 1, 96, 1, 127, 1, 127],
  [3, 2, 1, 0],
  [5, 3, 1, 0, 1],
  [7, 17, 2, 5, 98, 121, 116, 101, 115, 2, 0, 5, 99, 111, 117, 110, 116, 0, 0],
  // The code, and the variables of its one function.
  [10, 80, 1, 78, 2, 2, 127, 2, 123],
  [3, 64, 32, 1, 253, 0, 0, 0, 34, 4, 32, 3, 253, 80, 33, 3],
  [32, 4, 253, 12, ...new Array(16).fill(10), 253, 35, 253, 100, 105, 32, 2, 106, 33, 2],
  [32, 1, 65, 16, 106, 34, 1, 32, 0, 73, 13, 0, 11],
  [32, 2, 65, 0, 32, 3, 253, 100, 65, 0, 71, 107, 115, 11]
];
var counter;
function countLineBreaks(bytes) {
  if (counter === void 0) counter = createCounter();
  if (counter === null) return null;
  counter.bytes.set(bytes);
  const rounded = Math.max(Math.ceil(bytes.length / 16), 1) * 16;
  counter.bytes.fill(0, bytes.length, rounded);
  return counter.count(rounded);
}
function createCounter() {
  try {
    if (typeof WebAssembly === "undefined") return null;
    const instance = new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(PROGRAM.flat())));
    const { bytes, count: count2 } = instance.exports;
    return { bytes: new Uint8Array(bytes.buffer), count: count2 };
  } catch {
    return null;
  }
}

// src/model/count.ts
var NEWLINE = 10;
var STRETCH = 16384;
var FEW = 4096;
function countBytes(bytes, from, to, before) {
  let { line, offset } = before;
  const isShort = to - from < FEW;
  for (let at2 = from; at2 < to; at2 += STRETCH) {
    const stretch = bytes.subarray(at2, Math.min(at2 + STRETCH, to));
    const counted2 = isShort ? null : countLineBreaks(stretch);
    if (counted2 !== null && counted2 >= 0) {
      line += counted2;
      offset += stretch.length;
    } else {
      line += counted2 === null ? lineBreaksIn(stretch) : ~counted2;
      offset += unitsIn(stretch);
    }
  }
  return { line, offset };
}
function lineBreaksIn(bytes) {
  let count2 = 0;
  for (const byte of bytes) if (byte === NEWLINE) count2++;
  return count2;
}
function unitsIn(bytes) {
  let units = 0;
  for (const byte of bytes) {
    if (byte < 128 || byte >= 192) units += byte >= 240 ? 2 : 1;
  }
  return units;
}
function newlinesOf(text) {
  let count2 = 0;
  for (let at2 = text.indexOf("\n"); at2 >= 0; at2 = text.indexOf("\n", at2 + 1)) count2++;
  return count2;
}

// src/manifest/branches.ts
var NOTHING_OPENED = { count: 0, innermost: null };
var STEP = /\{\{-?\s*(if|else|with|range|block|define|end)\b((?:(?!\{\{)[\s\S])*?)-?\}\}|\{%[-+]?\s*(if|elif|else|endif|for|endfor)\b((?:(?!\{%)[\s\S])*?)[-+]?%\}|(?<!%)%\{~?[ \t]*(if|else|endif|for|endfor)\b([^}\r\n]*?)~?\}|<%[-_]?\s+((?:(?!<%)[\s\S])*?)[-_]?%>/g;
var MOST = 16;
var LONGEST2 = 200;
function readBranches(text, before) {
  const starts = [0];
  const states = [before.innermost];
  let { count: count2, innermost } = before;
  for (const match of text.matchAll(STEP)) {
    const [word, rest] = match[7] === void 0 ? wordOf(match) : wordOfStatement(match[7].trim());
    if (word === "") continue;
    if (word.startsWith("end")) innermost = innermost?.outer ?? null;
    else if (word === "else" || word === "elif") innermost = innermost && otherArm(innermost, asked(rest.replace(/^\s*if\s/, "")));
    else innermost = { block: count2++, arm: 0, ...asked(rest), isChoice: word === "if", outer: innermost };
    starts.push(match.index + match[0].length);
    states.push(innermost);
  }
  return { at: (offset) => branchesFrom(states[lastAtOrBefore(starts, offset)] ?? null), after: { count: count2, innermost } };
}
function wordOf(match) {
  return [match[1] ?? match[3] ?? match[5] ?? "", match[2] ?? match[4] ?? match[6] ?? ""];
}
function wordOfStatement(text) {
  if (/^(?:end\b|\}[);]*$)/.test(text)) return ["end", ""];
  const [start = "", word] = /^(?:\}\s*)?(if|unless|case|else|elsif|when)\b/.exec(text) ?? [];
  const rest = text.slice(start.length).replace(/\{$/, "");
  if (word === "unless") return ["if", `not ${rest}`];
  if (word === "if" || word === "case") return ["if", rest];
  if (word !== void 0) return ["else", rest];
  return [/(?:\bdo(?:\s*\|[^|]*\|)?|\{)$/.test(text) ? "range" : "", ""];
}
function otherArm(block, { condition, about }) {
  const values = [.../* @__PURE__ */ new Set([...block.about, ...about])].slice(0, MOST);
  return { ...block, arm: block.arm + 1, condition: `else ${condition}`, about: values };
}
function asked(text) {
  const condition = text.slice(0, LONGEST2).trim().replace(/\s+/g, " ");
  const words2 = condition.replace(/"[^"]*"|'[^']*'|`[^`]*`/g, " ").match(/[$.]?[A-Za-z_][\w.]*/g) ?? [];
  return { condition, about: words2.filter((word) => !OPERATORS.has(word)).slice(0, MOST) };
}
var OPERATORS = /* @__PURE__ */ new Set(["and", "or", "not", "eq", "ne", "lt", "le", "gt", "ge", "is", "in", "defined", "true", "false", "none", "bool"]);
function branchesFrom(innermost) {
  const branches = [];
  let steps = 0;
  for (let one = innermost; one && steps < MOST; one = one.outer, steps++) {
    if (one.isChoice) branches.unshift({ block: one.block, arm: one.arm, condition: one.condition, about: one.about });
  }
  return branches;
}

// src/manifest/lines.ts
var EXCERPT_BEFORE = 80;
var EXCERPT_LENGTH = 200;
function createLocator(text, base) {
  let starts;
  const whole = /* @__PURE__ */ new Map();
  const excerptAt = (line, lineStart2, nextLine, at2) => {
    if (at2 - lineStart2 > EXCERPT_LENGTH - EXCERPT_BEFORE) return excerptOf(text, at2 - EXCERPT_BEFORE, nextLine, lineStart2);
    const known = whole.get(line) ?? excerptOf(text, lineStart2, nextLine, lineStart2);
    whole.set(line, known);
    return known;
  };
  return (start, end) => {
    starts ??= lineStarts(text);
    const first = lastAtOrBefore(starts, start);
    const last = end <= start ? first : lastAtOrBefore(starts, end);
    const lineStart2 = starts[first] ?? 0;
    return {
      path: base.path,
      line: base.line + first,
      column: start - lineStart2 + 1,
      endLine: base.line + last,
      endColumn: end - (starts[last] ?? 0) + 1,
      start: base.offset + start,
      end: base.offset + end,
      excerpt: excerptAt(first, lineStart2, starts[first + 1] ?? text.length + 1, start)
    };
  };
}
function excerptOf(text, from, nextLine, lineStart2) {
  const to = Math.min(nextLine - 1, from + EXCERPT_LENGTH);
  return { text: detach(text.slice(from, to)).replace(/\r$/, ""), column: from - lineStart2 + 1 };
}

// src/manifest/offsets.ts
function decodedOffsets(source, start, end, style, indent, length) {
  const offsets = style === "literal" || style === "folded" ? blockOffsets(source, start, end, style, indent) : flowOffsets(source, start, end, style);
  const exact = new Uint32Array(length + 1);
  for (let i = 0; i <= length; i++) exact[i] = offsets[i] ?? offsets[offsets.length - 1] ?? start;
  exact[length] = length === 0 ? start : offsets.length > length ? offsets[length] ?? end : (exact[length - 1] ?? start) + 1;
  return exact;
}
function endOfCharacter(source, at2, style) {
  const char = source.charCodeAt(at2);
  if (style === "single") return char === QUOTE ? at2 + 2 : at2 + 1;
  return style === "double" && char === BACKSLASH ? at2 + 2 + digitsAfter(source[at2 + 1] ?? "") : at2 + 1;
}
function digitsAfter(letter) {
  return letter === "x" ? 2 : letter === "u" ? 4 : letter === "U" ? 8 : 0;
}
function flowOffsets(source, start, end, style) {
  const offsets = [];
  let i = start;
  while (i < end) {
    const char = source.charCodeAt(i);
    if (char === SPACE || char === TAB || char === NEWLINE2 || char === RETURN) i = afterBlanks(source, i, end, offsets);
    else if (style === "double" && char === BACKSLASH) i = afterEscape(source, i, end, offsets);
    else {
      offsets.push(i);
      i += style === "single" && char === QUOTE ? 2 : 1;
    }
  }
  offsets.push(end);
  return offsets;
}
function afterBlanks(source, from, end, offsets) {
  let i = from;
  const breaks = [];
  while (i < end && isBlank2(source.charCodeAt(i))) {
    const char = source.charCodeAt(i);
    if (char === NEWLINE2 || char === RETURN && source.charCodeAt(i + 1) !== NEWLINE2) breaks.push(i);
    i++;
  }
  if (breaks.length === 0) for (let at2 = from; at2 < i; at2++) offsets.push(at2);
  else if (breaks.length === 1) offsets.push(breaks[0] ?? from);
  else for (const at2 of breaks.slice(1)) offsets.push(at2);
  return i;
}
function afterEscape(source, at2, end, offsets) {
  const letter = source[at2 + 1] ?? "";
  const digits = digitsAfter(letter);
  if (letter === "\n" || letter === "\r") {
    let i = at2 + (letter === "\r" && source[at2 + 2] === "\n" ? 3 : 2);
    while (i < end && (source.charCodeAt(i) === SPACE || source.charCodeAt(i) === TAB)) i++;
    return i;
  }
  offsets.push(at2);
  if (digits === 8 && Number.parseInt(source.slice(at2 + 2, at2 + 10), 16) > 65535) offsets.push(at2);
  return at2 + 2 + digits;
}
function blockOffsets(source, start, end, style, indent) {
  const lines = contentLines2(source, start, end, indent);
  const offsets = [];
  let previous;
  let blanks = [];
  for (const line of lines) {
    if (line.from >= line.to && !line.indented) {
      blanks.push(line.lineEnd);
      continue;
    }
    if (previous === void 0) offsets.push(...blanks);
    else if (style === "literal" || line.indented || previous.indented) offsets.push(previous.lineEnd, ...blanks);
    else if (blanks.length === 0) offsets.push(previous.lineEnd);
    else offsets.push(...blanks);
    for (let i = line.from; i < line.to; i++) offsets.push(i);
    previous = line;
    blanks = [];
  }
  if (previous) offsets.push(previous.lineEnd);
  offsets.push(...blanks, end);
  return offsets;
}
function contentLines2(source, start, end, indent) {
  const lines = [];
  const lineBreak = /\r\n?|\n/g;
  let at2 = start;
  while (at2 < end) {
    lineBreak.lastIndex = at2;
    const found = lineBreak.exec(source);
    const to = found && found.index < end ? found.index : end;
    const lineEnd2 = found && found.index < end ? found.index + found[0].length - 1 : end;
    let from = at2;
    while (from < to && from - at2 < indent && source.charCodeAt(from) === SPACE) from++;
    const first = source.charCodeAt(from);
    lines.push({ from, to, lineEnd: lineEnd2, indented: from < to && (first === SPACE || first === TAB) });
    at2 = lineEnd2 + 1;
  }
  return lines;
}
function isBlank2(char) {
  return char === SPACE || char === TAB || char === NEWLINE2 || char === RETURN;
}
var TAB = 9;
var NEWLINE2 = 10;
var RETURN = 13;
var SPACE = 32;
var QUOTE = 39;
var BACKSLASH = 92;

// src/manifest/outdented.ts
var FILLER = "\uE001";
var JOINED_BREAK = "\uE002";
var FILLED = /[\uE001\uE002]/;
var REACH_BEFORE = 2e4;
var REACH_BEHIND = 3e6;
function joinOutdented(text, offset) {
  let start = lineStart(text, offset);
  while (start > 0 && offset - start < REACH_BEFORE) {
    const lineEnd2 = start - 1;
    start = lineStart(text, lineEnd2);
    if (!/[[{"']/.test(text.slice(start, lineEnd2))) continue;
    const end = endOfOpen(text, start, lineEnd2, offset);
    if (end !== null) return text.slice(0, start) + joined(text.slice(start, end)) + text.slice(end);
  }
  return text;
}
function lineStart(text, offset) {
  return offset === 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
}
function holdsFillers(text) {
  return FILLED.test(text);
}
function withoutFillers(text) {
  return text.replaceAll(FILLER, "").replaceAll(JOINED_BREAK, "\n");
}
function afterFillers(text, start, end) {
  let at2 = start;
  while (at2 < end && text[at2] === FILLER) at2++;
  return at2;
}
function endOfOpen(text, start, lineEnd2, offset) {
  let depth = 0;
  for (const { kind, ...token } of tokensOf2(text, start, offset + REACH_BEHIND)) {
    if (depth === 0 && (token.start >= lineEnd2 || kind === "close")) return null;
    if (kind === "open") depth++;
    if (kind === "close") depth--;
    if (depth === 0 && token.end > offset) return kind === "close" || kind === "quoted" ? token.end : null;
  }
  return null;
}
function joined(text) {
  let line = "";
  for (const { kind, start, end } of tokensOf2(text, 0, text.length)) {
    const token = text.slice(start, end);
    if (kind === "quoted") line += token.replace(/(?<![ \t])[ \t]*[\r\n][ \t\r\n]*/g, foldedBreak);
    else line += kind === "comment" || kind === "break" ? " ".repeat(token.length) : token.replaceAll("	", " ");
  }
  return line;
}
function foldedBreak(blanks) {
  const breaks = blanks.match(/\r\n?|\n/g)?.length ?? 1;
  const decoded = breaks === 1 ? " " : JOINED_BREAK.repeat(breaks - 1);
  return decoded + FILLER.repeat(blanks.length - decoded.length);
}
function* tokensOf2(text, start, limit) {
  const notable = /[[\]{}"'#\n\r]/g;
  const end = Math.min(limit, text.length);
  let at2 = start;
  while (at2 < end) {
    notable.lastIndex = at2;
    const next = notable.exec(text)?.index ?? end;
    if (next > at2) yield { kind: "other", start: at2, end: Math.min(next, end) };
    if (next >= end) return;
    const token = tokenAt(text, next, next === start ? "\n" : text[next - 1] ?? "", end);
    yield token;
    at2 = token.end;
  }
}
function tokenAt(text, start, before, limit) {
  const char = text[start] ?? "";
  const one = { start, end: start + 1 };
  if (char === "[" || char === "{") return { kind: "open", ...one };
  if (char === "]" || char === "}") return { kind: "close", ...one };
  if (char === "\n" || char === "\r") return { kind: "break", ...one };
  if (char === "#") return /\s/.test(before) ? { kind: "comment", start, end: endOfLine2(text, start) } : { kind: "other", ...one };
  const end = /[\s,:[{]/.test(before) ? endOfQuoted(text, start, char, limit) : null;
  return end === null ? { kind: "other", ...one } : { kind: "quoted", start, end };
}
function endOfLine2(text, start) {
  const lineBreak = /[\r\n]/g;
  lineBreak.lastIndex = start;
  return lineBreak.exec(text)?.index ?? text.length;
}
function endOfQuoted(text, start, quote2, limit) {
  for (let at2 = start + 1; at2 < limit; at2++) {
    if (quote2 === '"' && text[at2] === "\\") at2++;
    else if (text[at2] === quote2 && quote2 === "'" && text[at2 + 1] === quote2) at2++;
    else if (text[at2] === quote2) return at2 + 1;
  }
  return null;
}

// src/manifest/presets.ts
var LITERAL = String.raw`\\?["'\`](?<quoted>[^"'\`\\\s]{1,200})\\?["'\`]|(?<number>\d{1,5})`;
var PATH = String.raw`\(*[.$][\w.$)-]*`;
var SAME = String.raw`(?:\s*\|\s*(?:quote|squote|int|int64|toString|string|trim|atoi))*`;
var FORMS = [
  // `{{ .port | default 9100 }}`, also behind other defaults that may be empty, and `{{ default 9100 .port }}` of Sprig.
  String.raw`\{\{-?\s*(?<of>${PATH})${SAME}(?:\s*\|\s*default\s+${PATH})*\s*\|\s*default\s+(?:${LITERAL})${SAME}\s*-?\}\}`,
  String.raw`\{\{-?\s*default\s+(?:${LITERAL})\s+(?<of>${PATH})${SAME}\s*-?\}\}`,
  // `{{ or .port 9100 }}` and `{{ coalesce .port .other 9100 }}`.
  String.raw`\{\{-?\s*(?:or|coalesce)\s+(?<of>${PATH})(?:\s+${PATH})*\s+(?:${LITERAL})${SAME}\s*-?\}\}`,
  // `{{ port | default(9100) }}` of Jinja.
  String.raw`\{\{[-+]?\s*(?<of>[A-Za-z_][\w.]*)\s*\|\s*(?:default|d)\(\s*(?:${LITERAL})\s*(?:,\s*[\w=]+\s*)?\)${SAME}\s*[-+]?\}\}`,
  // `<%= @port || 9100 %>` of ERB and EJS.
  String.raw`<%=\s*(?<of>@?[A-Za-z_][\w.]*)\s*\|\|\s*(?:${LITERAL})\s*-?%>`
].map((form) => new RegExp(`^${form}$`, "d"));
var SOCKET2 = /^(?:[1-9]\d{0,4}|localhost|(?:[a-z]+:\/\/)?[\w.[\]*-]*[.:][\w.:[\]-]*)$/;
var LONGEST3 = 300;
function presetOf(action) {
  if (action.length > LONGEST3 || !/\b(?:default|or|coalesce|d)\b|\|\|/.test(action)) return null;
  for (const form of FORMS) {
    const found = form.exec(action);
    const place2 = found?.indices?.groups?.quoted ?? found?.indices?.groups?.number;
    if (!found || !place2) continue;
    const value = action.slice(...place2);
    return SOCKET2.test(value) ? { value, start: place2[0], of: found.groups?.of ?? "" } : null;
  }
  return null;
}

// src/manifest/rendered-keys.ts
function keysForActions(readable2, original) {
  const lines = readable2.split("\n");
  const written = original.split("\n");
  let before = null;
  let candidate = -1;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") {
      if (candidate < 0 && (written[index] ?? "").trim() !== "") candidate = index;
      continue;
    }
    const here = readLine2(line);
    if (candidate >= 0 && before?.isFinished && here.isEntry && here.indent > before.indent) {
      lines[candidate] = withKey(lines[candidate] ?? "", before.indent);
    }
    candidate = -1;
    before = here.isComment ? before : here;
  }
  return lines.join("\n");
}
function readLine2(line) {
  const indent = /^[ \t]*(?:- +)*/.exec(line)?.[0].length ?? 0;
  const rest = line.slice(indent);
  const isEntry = /^["']?[\w./-]+["']?:(?:\s|$)/.test(rest);
  return { indent, isEntry, isFinished: isEntry && /:\s+[^\s|>&#]/.test(rest), isComment: rest.startsWith("#") };
}
function withKey(line, indent) {
  return line.length < indent + 2 ? line : `${" ".repeat(indent)}${UNKNOWN}:${line.slice(indent + 2)}`;
}

// src/manifest/template.ts
var template_exports = {};
__export(template_exports, {
  blankActions: () => blankActions,
  blankPlaceholderLines: () => blankPlaceholderLines,
  hasBranch: () => hasBranch,
  hidePlaceholders: () => hidePlaceholders,
  looksLikeTemplate: () => looksLikeTemplate
});
var ACTION = /\$?\{\{(?:(?!\{\{)[\s\S])*?\}\}|\{%(?:(?!\{%)[\s\S])*?%\}|(?<!\$)\{#(?:(?!\{#)[\s\S])*?#\}|(?<!%)%\{~?[ \t]*(?:if|else|endif|for|endfor)\b[^}\r\n]*\}|<%[-=_#\s](?:(?!<%)[\s\S])*?%>/g;
var BRANCH = /\{\{-?\s*(?:if|else|with|range|end)\b|\{%-?\s*(?:if|else|elif|endif|for)\b|(?<!%)%\{~?[ \t]*(?:if|else|endif|for|endfor)\b|<%[-_]?\s+[\w}]/;
var DIRECTIVE = /(?<!%)%\{~?[ \t]*(?:if|for)\b/;
var RUBY = /<%[-=_#\s](?:(?!<%)[\s\S])*?%>/;
function looksLikeTemplate(text) {
  return text.includes("{{") || text.includes("{%") || text.includes("%{") && DIRECTIVE.test(text) || text.includes("<%") && RUBY.test(text);
}
function blankActions(text) {
  const pieces = [];
  let done = 0;
  for (const group of groupsOf2(text)) {
    for (const [index, action] of group.actions.entries()) {
      if (action.start > done) pieces.push(text.slice(done, action.start));
      const piece = readable(group, index);
      pieces.push(piece);
      done = action.start + piece.length;
    }
  }
  pieces.push(text.slice(done));
  return indentLeadingLines(pieces.join(""), text);
}
var LEADING_LINES = /[|>][-+0-9]*[ \t]*\r?\n((?:[ \t]*\r?\n)+)([ \t]*)(?=[^ \t\r\n])/g;
function indentLeadingLines(readable2, original) {
  return readable2.replace(LEADING_LINES, (all, lines, depth, at2) => {
    const start = at2 + all.length - depth.length - lines.length;
    const filled = lines.replace(
      /[^\r\n]+/g,
      (line, offset) => line.length > depth.length && original.slice(start + offset, start + offset + line.length).trim() !== "" ? depth + FILLER.repeat(line.length - depth.length) : line
    );
    return all.slice(0, all.length - depth.length - lines.length) + filled + depth;
  });
}
var SILENT = /^(?:\{\{-?\s*(?:if|else|end|with|range|define|block|\$\w*\s*:?=)|\{%|%\{|<%(?:[^=-]|-[\s\S]*-%>$|-\s*(?:if|unless|elsif|else|end|case|when|while|for)\b))/;
var COMMENT2 = /^\{\{-?\s*\/\*|^\{#|^<%#/;
function* groupsOf2(text) {
  let actions = [];
  let gaps = [];
  let end = 0;
  for (const match of text.matchAll(ACTION)) {
    const gap = text.slice(end, match.index);
    const isOnNewLine = gap.includes("\n");
    if (isOnNewLine && actions.length > 0) {
      yield groupOf(actions, [...gaps, gap.slice(0, gap.indexOf("\n"))]);
      [actions, gaps] = [[], []];
    }
    gaps.push(gap.slice(gap.lastIndexOf("\n") + 1));
    const comment = COMMENT2.test(match[0]);
    actions.push({ text: match[0], start: match.index, comment, silent: comment || SILENT.test(match[0]) });
    end = match.index + match[0].length;
  }
  const rest = text.indexOf("\n", end);
  if (actions.length > 0) yield groupOf(actions, [...gaps, text.slice(end, rest < 0 ? text.length : rest)]);
}
function groupOf(actions, gaps) {
  const blankBefore = gaps[0]?.trim() === "";
  const blankBehind = gaps.at(-1)?.trim() === "";
  const inner = actions.slice(blankBefore ? 1 : 0, blankBehind ? -1 : void 0);
  return {
    actions,
    alone: gaps.every((gap) => gap.trim() === ""),
    blankBefore,
    blankBehind,
    choice: inner.some((action) => action.silent && !action.comment),
    dash: /^\s*-(?=\s)/.exec(gaps[1] ?? "")?.[0].length ?? 0,
    behindQuotes: behindQuotes(gaps, actions),
    endsList: endsList(gaps)
  };
}
var ARM = /^(?:\{[{%]|<%)[-+]?\s*(?:if|else|elif)\b/;
var END_OF_ARM = /^(?:\{[{%]|<%)[-+]?\s*(?:else|elif|end|endif)\b/;
function behindQuotes(gaps, actions) {
  const found = /* @__PURE__ */ new Set();
  let isOpen4 = false;
  let isChoice = false;
  for (const [index, gap] of gaps.entries()) {
    if (gap === "" && actions[index]?.silent && found.has(index - 1)) found.add(index);
    if (!gap.includes('"')) continue;
    for (const quote2 of gap.matchAll(/(?<!\\)"/g)) {
      isOpen4 = !isOpen4;
      if (isOpen4) isChoice = quote2.index === 0 && ARM.test(actions[index - 1]?.text ?? "");
      else if (quote2.index === gap.length - 1 && !(isChoice && END_OF_ARM.test(actions[index]?.text ?? ""))) found.add(index);
    }
  }
  return found;
}
function endsList(gaps) {
  const found = /* @__PURE__ */ new Set();
  let isEnd = false;
  for (let index = gaps.length - 1; index >= 0; index--) {
    const gap = gaps[index] ?? "";
    if (gap.trim() !== "") isEnd = /^[ \t]*\]/.test(gap);
    if (isEnd) found.add(index - 1);
  }
  return found;
}
function readable(group, index) {
  const action = group.actions[index];
  if (!action) return "";
  if (group.alone) return spaces(action.text);
  if (group.behindQuotes.has(index)) return action.silent || !group.endsList.has(index) ? spaces(action.text) : moreItems(action.text);
  if (!action.silent || /[\r\n]/.test(action.text)) return placeholder(action.text);
  const isFirst = index === 0 && group.blankBefore;
  const isLast = index === group.actions.length - 1 && group.blankBehind;
  if (action.comment && !isFirst) return spaces(action.text);
  if (group.choice || !(isFirst || isLast)) return placeholder(action.text);
  if (!isFirst) return spaces(action.text);
  return group.dash > 0 ? `-${" ".repeat(action.text.length + group.dash - 1)}` : FILLER.repeat(action.text.length);
}
function hasBranch(text) {
  return BRANCH.test(text);
}
var PLACEHOLDER_LINE = /^[ \t]*(?:\$\{?[A-Za-z_][A-Za-z0-9_]*\}?|%+[A-Za-z_]+%+|@+[A-Za-z_]+@+|__[A-Z][A-Z0-9_]*__|<[A-Z_]+>)[ \t\r]*$/gm;
function blankPlaceholderLines(text) {
  return text.replace(PLACEHOLDER_LINE, spaces);
}
var PLACEHOLDER_VALUE = /^([ \t]*(?:-[ \t]+)*(?:[\w./-]+:[ \t]+)?)(@+[A-Za-z_]\w*@+|%+[A-Za-z_]\w*%+|(?:\{\w+\}|\[\[[ \t]*\w+[ \t]*\]\])(?=[^\s,:}\]]|:\S))/gm;
var PLACEHOLDER_ITEM = /(?<=[[,][ \t]*)\$\{[A-Za-z_][^{}"'\r\n]*\}(?=[ \t]*[\],])/g;
function hidePlaceholders(text) {
  return text.replace(PLACEHOLDER_VALUE, (_, before, name) => before + placeholder(name)).replace(PLACEHOLDER_ITEM, placeholder);
}
function spaces(action) {
  return action.replace(/[^\n\r]/g, " ");
}
function moreItems(action) {
  return `,${placeholder(action.slice(1))}`;
}
function placeholder(action) {
  const lineBreak = action.search(/[\r\n]/);
  return lineBreak < 0 ? UNKNOWN.repeat(action.length) : UNKNOWN.repeat(lineBreak) + spaces(action.slice(lineBreak));
}

// src/manifest/scalar.ts
var WORDS = new Map(
  [
    [["", "~", "null", "Null", "NULL"], null],
    [["y", "Y", "yes", "Yes", "YES", "on", "On", "ON", "true", "True", "TRUE"], true],
    [["n", "N", "no", "No", "NO", "off", "Off", "OFF", "false", "False", "FALSE"], false],
    [[".nan", ".NaN", ".NAN"], Number.NaN],
    [[".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF"], Number.POSITIVE_INFINITY],
    [["-.inf", "-.Inf", "-.INF"], Number.NEGATIVE_INFINITY]
  ].flatMap(([words2, value]) => words2.map((word) => [word, value]))
);
var INTEGER = /^([-+]?)(0[xX][0-9a-fA-F]+|0[bB][01]+|0[oO]?[0-7]+|0|[1-9][0-9]*)$/;
var FLOAT = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
var MAXIMUM_UNSIGNED = 2n ** 64n - 1n;
var MAXIMUM_SIGNED = 2n ** 63n - 1n;
function valueOfScalar(text, style, tag) {
  if (tag !== null) return valueOfTagged(text, tag);
  return style === "plain" ? valueOfPlain(text) : text;
}
function valueOfTagged(text, tag) {
  const name = /^!!(\w+)$|^!<tag:yaml\.org,2002:(\w+)>$/.exec(tag)?.slice(1).find(Boolean) ?? "str";
  if (name === "binary") return Buffer.from(text, "base64").toString("utf8");
  return ["int", "float", "bool", "null"].includes(name) ? valueOfPlain(text) : text;
}
function valueOfPlain(text) {
  const first = text.charCodeAt(0);
  const isNumberLike = first >= DIGIT_ZERO && first <= DIGIT_NINE || first === PLUS || first === MINUS || first === DOT;
  if (!isNumberLike) {
    const word = text.length <= 5 ? WORDS.get(text) : void 0;
    return word === void 0 ? text : word;
  }
  const digits = text.includes("_") && !text.startsWith("._") ? text.replaceAll("_", "") : text;
  const integer = integerOf(digits);
  if (integer !== null) return integer;
  const float = FLOAT.test(digits) ? Number(digits) : Number.NaN;
  return Number.isFinite(float) ? float : WORDS.get(text) ?? text;
}
function integerOf(digits) {
  const found = INTEGER.exec(digits.replace(/^0b([-+])/, "$10b"));
  if (!found) return null;
  const [, sign = "", bare = ""] = found;
  const prefixed = /^0[0-7]/.test(bare) ? `0o${bare.slice(1)}` : bare.toLowerCase();
  const value = Number(prefixed);
  if (!Number.isFinite(value) || !Number.isSafeInteger(value) && isTooLarge(BigInt(prefixed), sign)) return null;
  return sign === "-" && value !== 0 ? -value : value;
}
function isTooLarge(value, sign) {
  return value > (sign === "" ? MAXIMUM_UNSIGNED : sign === "-" ? MAXIMUM_SIGNED + 1n : MAXIMUM_SIGNED);
}
var DIGIT_ZERO = 48;
var DIGIT_NINE = 57;
var PLUS = 43;
var MINUS = 45;
var DOT = 46;

// src/manifest/build-tree.ts
var STYLES = ["plain", "plain", "single", "double", "literal", "folded"];
var FLOW = 2;
var NONE2 = -1;
var CHOMPING = { clip: 1, strip: 2, keep: 3 };
var BLOCK_STYLE = { literal: 4, folded: 5 };
var TreeBuilder = class {
  frames = [];
  anchors = /* @__PURE__ */ new Map();
  indents = /* @__PURE__ */ new Map();
  root = null;
  problem = null;
  documents = 0;
  hasAliases = false;
  end = 0;
  text;
  /** Few texts hold any, so that scalars need not be searched for them. */
  hasFillers;
  constructor(text) {
    this.text = text;
    this.hasFillers = holdsFillers(text);
  }
  /** The tree of what was told; null where that was nothing. */
  built() {
    if (this.problem) return this.problem;
    return this.root === null ? null : { root: this.root, indents: this.indents, hasAliases: this.hasAliases };
  }
  /** The tree of the parser's events. */
  read(events) {
    for (const event of events) {
      this.take(event);
      if (this.problem) break;
    }
    return this.built();
  }
  take(event) {
    switch (event.type) {
      case 1:
        if (++this.documents > 1) this.problem = { reason: "more than one document where one was expected", offset: this.end };
        return;
      case 2:
        this.open("sequence", event.start, event.style === FLOW, this.anchorOf(event));
        return;
      case 3:
        this.open("mapping", event.start, event.style === FLOW, this.anchorOf(event));
        return;
      case 4:
        this.addEvent(event);
        return;
      case 5:
        this.addAlias(event);
        return;
      default:
        this.close();
    }
  }
  open(type, start, flow, anchor = null) {
    if (type === "sequence") this.frames.push({ type, start, flow, anchor, items: [] });
    else this.frames.push({ type, start, flow, anchor, pairs: [], key: null });
  }
  addScalar(start, end, style) {
    this.add(this.scalar(start, end, this.text.slice(start, end), style, null), null);
  }
  addBlock(start, end, style, chomping, indent) {
    this.addEvent({
      type: 4,
      valueStart: start,
      valueEnd: end,
      anchorStart: NONE2,
      anchorEnd: NONE2,
      tagStart: NONE2,
      tagEnd: NONE2,
      style: BLOCK_STYLE[style],
      chomping: CHOMPING[chomping],
      indent,
      fast: false
    });
  }
  addNothing() {
    this.add(this.scalar(this.end, this.end, "", "plain", null), null);
  }
  addEvent(event) {
    const tag = event.tagStart < 0 ? null : this.text.slice(event.tagStart, event.tagEnd);
    const style = STYLES[event.style] ?? "plain";
    const isEmpty = event.valueStart < 0;
    const start = isEmpty ? this.end : event.valueStart;
    const node = this.scalar(start, Math.max(event.valueEnd, start), isEmpty ? "" : getScalarValue(this.text, event), style, tag);
    if (style === "literal" || style === "folded") this.indents.set(node, event.indent);
    this.add(node, this.anchorOf(event));
  }
  scalar(from, end, value, style, tag) {
    const { hasFillers } = this;
    const start = hasFillers ? afterFillers(this.text, from, end) : from;
    const decoded = hasFillers ? withoutFillers(value) : value;
    const text = decoded.includes(UNKNOWN) ? decoded.replace(/\uE000+/g, UNKNOWN) : decoded;
    this.end = end;
    return { type: "scalar", start, end, text, style, value: valueOfScalar(text, style, tag) };
  }
  addAlias(event) {
    this.hasAliases = true;
    const name = this.text.slice(event.anchorStart, event.anchorEnd);
    const target = this.anchors.get(name);
    if (target) this.add(target, null);
    else {
      const open = this.frames.some((frame) => frame.anchor === name);
      this.problem = {
        reason: open ? `alias *${name} refers to itself` : `alias *${name} has no anchor before it`,
        offset: event.anchorStart
      };
    }
  }
  close() {
    const frame = this.frames.pop();
    if (!frame) return;
    if (frame.type === "sequence") {
      this.add({ type: "sequence", start: frame.start, end: this.end, flow: frame.flow, items: frame.items }, frame.anchor);
      return;
    }
    const { entries, hidden } = effectiveEntries(frame.pairs);
    this.add({ type: "mapping", start: frame.start, end: this.end, flow: frame.flow, entries, hidden }, frame.anchor);
  }
  add(node, anchor) {
    if (anchor !== null) this.anchors.set(anchor, node);
    const frame = this.frames.at(-1);
    if (!frame) {
      this.root ??= node;
      return;
    }
    if (frame.type === "sequence") frame.items.push(node);
    else if (frame.key !== null) {
      frame.pairs.push({ key: frame.key, value: node });
      frame.key = null;
    } else if (node.type === "scalar") frame.key = node;
    else
      frame.key = {
        type: "scalar",
        start: node.start,
        end: node.end,
        text: this.text.slice(node.start, node.end),
        style: "plain",
        value: null
      };
  }
  anchorOf(event) {
    return event.anchorStart < 0 ? null : this.text.slice(event.anchorStart, event.anchorEnd);
  }
};
var NOTHING2 = [];
function effectiveEntries(pairs) {
  if (isPlain(pairs)) return { entries: pairs, hidden: NOTHING2 };
  const winners = /* @__PURE__ */ new Map();
  const hidden = [];
  for (const entry2 of pairs) {
    const isMerge = entry2.key.text === "<<" && entry2.key.style === "plain" && entry2.value.type !== "scalar";
    for (const source of isMerge ? mergedEntries(entry2.value) : [entry2]) {
      const before = winners.get(source.key.text);
      if (before && !before.merged && !isMerge) hidden.push(before.entry);
      winners.delete(source.key.text);
      winners.set(source.key.text, { entry: source, merged: isMerge });
    }
  }
  return { entries: [...winners.values()].map((winner) => winner.entry), hidden };
}
var FEW_KEYS = 8;
function isPlain(pairs) {
  if (pairs.length <= FEW_KEYS) {
    for (let index = 0; index < pairs.length; index++) {
      const text = pairs[index]?.key.text;
      if (text === "<<") return false;
      for (let before = 0; before < index; before++) if (pairs[before]?.key.text === text) return false;
    }
    return true;
  }
  const keys = /* @__PURE__ */ new Set();
  for (const { key } of pairs) {
    if (key.text === "<<") return false;
    keys.add(key.text);
  }
  return keys.size === pairs.length;
}
function mergedEntries(value) {
  if (value.type === "mapping") return [...value.entries];
  if (value.type !== "sequence") return [];
  const entries = /* @__PURE__ */ new Map();
  for (const item of value.items) {
    if (item.type !== "mapping") continue;
    for (const entry2 of item.entries) if (!entries.has(entry2.key.text)) entries.set(entry2.key.text, entry2);
  }
  return [...entries.values()];
}

// src/manifest/plain/flow.ts
var SCALAR = /"([^"\\\n]*)"|'([^'\n]*)'|(?:[A-Za-z0-9_./~+=$()<^;\\\ue000]|-(?=[^ \n\t,[\]{}]))(?:[^\n\t:# ,[\]{}]|:(?=[^ \n\t,[\]{}])|(?<=[^ \t])#| +(?=[^ \n\t:#,[\]{}]))*/y;
var MAXIMUM_DEPTH5 = 20;
function readFlow(text, start, sink, depth = 0) {
  const isMapping = text[start] === "{";
  const close = isMapping ? "}" : "]";
  if (depth > MAXIMUM_DEPTH5) return -1;
  sink.open(isMapping ? "mapping" : "sequence", start, true);
  let at2 = afterSpaces(text, start + 1);
  if (text[at2] !== close) {
    for (; ; ) {
      if (isMapping) {
        at2 = readKey2(text, at2, sink);
        if (at2 < 0) return -1;
      }
      at2 = readItem(text, at2, sink, depth);
      if (at2 < 0) return -1;
      at2 = afterSpaces(text, at2);
      if (text[at2] === close) break;
      if (text[at2] !== ",") return -1;
      at2 = afterSpaces(text, at2 + 1);
    }
  }
  sink.close();
  return at2 + 1;
}
function readKey2(text, start, sink) {
  const end = readScalar(text, start, sink);
  return end >= 0 && text[end] === ":" && text[end + 1] === " " ? afterSpaces(text, end + 1) : -1;
}
function readItem(text, start, sink, depth) {
  const first = text[start];
  return first === "[" || first === "{" ? readFlow(text, start, sink, depth + 1) : readScalar(text, start, sink);
}
function readScalar(text, start, sink) {
  SCALAR.lastIndex = start;
  const found = SCALAR.exec(text);
  if (found === null) return -1;
  const end = start + found[0].length;
  if (found[1] !== void 0) sink.addScalar(start + 1, end - 1, "double");
  else if (found[2] !== void 0) sink.addScalar(start + 1, end - 1, "single");
  else sink.addScalar(start, end, "plain");
  return end;
}
function afterSpaces(text, start) {
  let at2 = start;
  while (text.charCodeAt(at2) === SPACE2) at2++;
  return at2;
}
var SPACE2 = 32;

// src/manifest/plain/index.ts
var UNUSUAL = /[^\t\n\x20-\x7e\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd]/;
var INDENT = / */y;
var DASHES = /(?:- +)+/y;
var KEY = /[A-Za-z0-9_][\w./-]*:(?: +|(?=\n)|$)/y;
var PLAIN = /(?:[A-Za-z0-9_./~+=$()<^;\\\ue000]|-(?=[^ \n\t]))(?:[^\n\t:# ]|:(?=[^ \n\t])|(?<=[^ \t])#| +(?=[^ \n\t#]))*/y;
var QUOTED = /"[^"\\\n]*"|'[^'\n]*'/y;
var HEAD = /[|>][-+]?(?= *\n)/y;
var REST = / *(?:(?<![^ \n])#[^\n]*)?(?:\n|$)/y;
var BLOCK_START = /\n*( *)[^ \n]/y;
var LONGEST4 = 5e5;
var MARKER = "---\n";
var MAXIMUM_DEPTH6 = 100;
function readPlain(text, sink) {
  if (text.length > LONGEST4 || UNUSUAL.test(text)) return false;
  const state = { sink, frames: [], isOpen: true };
  for (let at2 = text.startsWith(MARKER) ? MARKER.length : 0; at2 < text.length; ) {
    at2 = readLine3(text, at2, state);
    if (at2 < 0) return false;
  }
  if (state.frames.length === 0) return false;
  if (state.isOpen) sink.addNothing();
  for (const _ of state.frames) sink.close();
  return true;
}
function readLine3(text, lineStart2, state) {
  const { sink } = state;
  const start = afterMatch(INDENT, text, lineStart2);
  const first = text.charCodeAt(start);
  if (first === HASH || first === NEWLINE3 || start === text.length) return afterLine(text, start);
  const keyStart = first === DASH ? Math.max(afterMatch(DASHES, text, start), start) : start;
  const valueStart = afterMatch(KEY, text, keyStart);
  const hasKey = valueStart >= 0;
  if (!place(text, { start, indent: start - lineStart2, keyStart, hasKey }, state)) return -1;
  if (!hasKey) return readValue2(text, keyStart, state);
  let keyEnd = valueStart - 1;
  while (text.charCodeAt(keyEnd) !== COLON) keyEnd--;
  sink.addScalar(keyStart, keyEnd, "plain");
  const next = text.charCodeAt(valueStart);
  state.isOpen = next === NEWLINE3 || next === HASH || valueStart === text.length;
  return state.isOpen ? afterLine(text, valueStart) : readValue2(text, valueStart, state);
}
function readValue2(text, start, state) {
  const { sink } = state;
  let end;
  switch (text.charCodeAt(start)) {
    case BRACKET:
    case BRACE2:
      end = readFlow(text, start, sink);
      break;
    case BAR:
    case GREATER:
      return readBlock(text, start, state);
    case QUOTE2:
    case APOSTROPHE:
      end = afterMatch(QUOTED, text, start);
      if (end >= 0) sink.addScalar(start + 1, end - 1, text.charCodeAt(start) === QUOTE2 ? "double" : "single");
      break;
    default:
      end = afterMatch(PLAIN, text, start);
      if (end >= 0) sink.addScalar(start, end, "plain");
  }
  return end < 0 ? -1 : afterLine(text, end);
}
function afterMatch(expression, text, at2) {
  expression.lastIndex = at2;
  return expression.test(text) ? expression.lastIndex : -1;
}
function afterLine(text, at2) {
  return afterMatch(REST, text, at2);
}
function place(text, { start, indent, keyStart, hasKey }, state) {
  const { sink, frames, isOpen: isOpen4 } = state;
  const isItem = keyStart > start;
  let isFirst = isOpen4 && fitsBelow(frames.at(-1), indent, isItem);
  if (isOpen4 && !isFirst) sink.addNothing();
  state.isOpen = false;
  for (let top = frames.at(-1); !isFirst && top && isLeft(top, indent, isItem); top = frames.at(-1)) {
    sink.close();
    frames.pop();
  }
  for (let dash = start; dash < keyStart; dash = afterSpaces(text, dash + 1)) {
    if (!enter(true, dash, indent + dash - start, isFirst, state)) return false;
    isFirst = true;
  }
  return hasKey ? enter(false, keyStart, indent + keyStart - start, isFirst, state) : isItem;
}
function enter(isSequence, start, indent, isFirst, { sink, frames }) {
  const top = frames.at(-1);
  if (!isFirst) return top !== void 0 && top.isSequence === isSequence && top.indent === indent;
  sink.open(isSequence ? "sequence" : "mapping", start, false);
  return frames.push({ isSequence, indent }) < MAXIMUM_DEPTH6;
}
function fitsBelow(top, indent, isItem) {
  if (top === void 0) return indent === 0;
  return indent > top.indent || isItem && indent === top.indent;
}
function isLeft(top, indent, isItem) {
  return top.indent > indent || top.isSequence && top.indent === indent && !isItem;
}
function readBlock(text, start, { sink, frames }) {
  const headEnd = afterMatch(HEAD, text, start);
  if (headEnd < 0) return -1;
  const valueStart = text.indexOf("\n", start) + 1;
  BLOCK_START.lastIndex = valueStart;
  const indent = BLOCK_START.exec(text)?.[1]?.length ?? 0;
  if (indent <= (frames.at(-1)?.indent ?? 0) || indent > MAXIMUM_INDENT) return -1;
  const end = endOfBlock(text, valueStart, indent);
  if (end === text.length && text.endsWith(" ")) return -1;
  const chomping = headEnd === start + 1 ? "clip" : text[start + 1] === "-" ? "strip" : "keep";
  sink.addBlock(valueStart, end, text[start] === "|" ? "literal" : "folded", chomping, indent);
  return end;
}
function endOfBlock(text, start, indent) {
  const outside = OUTSIDE[indent] ?? new RegExp(`\\n {0,${indent - 1}}(?=[^ \\n])`, "g");
  OUTSIDE[indent] = outside;
  outside.lastIndex = start;
  const found = outside.exec(text);
  return found === null ? text.length : found.index + 1;
}
var OUTSIDE = [];
var MAXIMUM_INDENT = 100;
var NEWLINE3 = 10;
var QUOTE2 = 34;
var HASH = 35;
var APOSTROPHE = 39;
var DASH = 45;
var COLON = 58;
var GREATER = 62;
var BRACKET = 91;
var BRACE2 = 123;
var BAR = 124;

// src/manifest/tree.ts
var MAXIMUM_DEPTH7 = 500;
var UNCLOSED = "the text in quotes or the list in brackets that began before is not closed";
function parseTree(text) {
  const plain2 = new TreeBuilder(text);
  if (readPlain(text, plain2)) return plain2.built();
  let events;
  try {
    events = eventsOf(text);
  } catch (error) {
    if (error instanceof YAMLException) {
      const problem = { reason: error.reason, offset: error.mark?.position ?? 0 };
      if (error.reason === "deficient indentation") return { ...problem, reason: UNCLOSED, outdented: true };
      return error.reason.startsWith("nesting exceeded") ? { ...problem, reason: `nested more than ${MAXIMUM_DEPTH7} deep` } : problem;
    }
    if (error instanceof RangeError) return { reason: "too large or too deeply nested to be read", offset: 0 };
    throw error;
  }
  return new TreeBuilder(text).read(events);
}
function eventsOf(text) {
  return parseEvents(text, { maxDepth: MAXIMUM_DEPTH7 });
}
function isPlainYaml(text) {
  if (readPlain(text, NOWHERE)) return true;
  try {
    let documents = 0;
    for (const { type } of eventsOf(text)) if (type === ALIAS || type === DOCUMENT && ++documents > 1) return false;
    return true;
  } catch {
    return false;
  }
}
var NOWHERE = { open() {
}, close() {
}, addScalar() {
}, addBlock() {
}, addNothing() {
} };
var DOCUMENT = 1;
var ALIAS = 5;

// src/manifest/document.ts
function parseDocument(text, origin, outer) {
  const template = !isRendered(origin.kind) && looksLikeTemplate(text);
  const { readable: readable2, tree } = parseReadable(template ? blankActions(text) : text, text);
  if (tree === null || "reason" in tree) return tree;
  const spanAt = outer?.spanAt ?? createLocator(text, origin);
  const nameAt = (start, end) => outer?.namesAt(start, end).join(" ") || actionName(text.slice(start, end));
  const unknownAt = (start, end) => unknownPiece(text, start, end, nameAt, spanAt, origin.kind);
  const root = tree.root;
  const branches = template || origin.opened ? readBranches(text, origin.opened ?? NOTHING_OPENED) : null;
  return {
    path: origin.path,
    kind: origin.kind,
    set: origin.set,
    root,
    template,
    hasAliases: tree.hasAliases,
    spanAt,
    editable: outer === void 0 && origin.kind !== "template",
    spanOf: (node) => spanAt(node.start, node.end),
    textOf: (scalar2) => {
      const whole = textOfScalar(scalar2, readable2, unknownAt, tree.indents.get(scalar2) ?? 0, spanAt);
      return template && scalar2.style === "literal" ? withoutActionLines(whole, text, origin.offset) : whole;
    },
    hiddenKeys: () => hiddenKeys(root, text),
    branchesAt: (offset) => branches?.at(offset) ?? [],
    rawText: (start, end) => text.slice(start, end)
  };
}
function isRendered(kind) {
  return kind === "helm" || kind === "kustomize";
}
function parseReadable(text, original) {
  const first = parseOutdented(text);
  if (first.tree === null || !("reason" in first.tree)) return first;
  for (const guess of guesses(text, original)) {
    if (guess === text) continue;
    const next = parseOutdented(guess);
    if (next.tree === null || !("reason" in next.tree)) return next;
  }
  return first;
}
function* guesses(text, original) {
  const blanked = hidePlaceholders(blankPlaceholderLines(text));
  yield blanked;
  if (text !== original) yield keysForActions(blanked, original);
}
var MAXIMUM_REPEATED = 5e7;
function parseOutdented(text) {
  let readable2 = text;
  for (let parsed = text.length; ; parsed += text.length) {
    const tree = parseTree(readable2);
    if (tree === null || !("reason" in tree) || !tree.outdented || parsed > MAXIMUM_REPEATED) return { readable: readable2, tree };
    const joined2 = joinOutdented(readable2, tree.offset);
    if (joined2 === readable2) return { readable: readable2, tree };
    readable2 = joined2;
  }
}
function isSyntaxProblem(found) {
  return "reason" in found;
}
function textOfScalar(scalar2, readable2, unknownAt, indent, spanAt) {
  const value = scalar2.text;
  let offsets;
  const isVerbatim = scalar2.end - scalar2.start === value.length && scalar2.style !== "literal" && scalar2.style !== "folded";
  const offsetOf = (index) => {
    if (isVerbatim) return scalar2.start + index;
    offsets ??= offsetsOf(scalar2, readable2, indent);
    return offsets[index] ?? scalar2.end;
  };
  const locateFrom = (base) => (start, end) => {
    const from = offsetOf(base + start);
    if (end <= start) return spanAt(from, from);
    return spanAt(from, Math.max(from, Math.min(endOfCharacter(readable2, offsetOf(base + end - 1), scalar2.style), scalar2.end)));
  };
  if (!value.includes(UNKNOWN)) return { value, pieces: [{ value, locate: locateFrom(0), steps: [] }] };
  const pieces = [];
  let at2 = 0;
  for (const part of value.split(/(\uE000)/)) {
    if (part === "") continue;
    const base = at2;
    at2 += part.length;
    if (part !== UNKNOWN) {
      pieces.push({ value: part, locate: locateFrom(base), steps: [] });
      continue;
    }
    const from = offsetOf(base);
    let to = from;
    while (readable2[to] === UNKNOWN) to++;
    pieces.push(unknownAt(from, to));
  }
  return joinPieces(pieces);
}
function joinPieces(pieces) {
  return { value: pieces.map((piece) => piece.value).join(""), pieces };
}
function unknownPiece(text, start, end, nameAt, spanAt, kind) {
  const preset = kind === "template" ? null : presetOf(text.slice(start, end));
  if (preset === null) return { value: UNKNOWN, unknown: nameAt(start, end), locate: () => spanAt(start, end), steps: [] };
  const first = start + preset.start;
  const step = { span: spanAt(start, end), note: `this holds where nobody sets ${preset.of}` };
  return { value: preset.value, locate: (from, to) => spanAt(first + from, first + to), steps: [step] };
}
function withoutActionLines(text, original, base) {
  const kept = [];
  let at2 = 0;
  for (const line of text.value.split(/(?<=\n)/)) {
    const start = at2;
    at2 += line.length;
    if (line.trim() === "" && line.endsWith("\n") && start < text.value.length) {
      const end = spanOfText(text, at2 - 1, at2).start - base;
      const from = original.lastIndexOf("\n", Math.max(end - 1, 0)) + 1;
      if (original.slice(from, end).trim() !== "") continue;
    }
    kept.push(sliceText(text, start, at2));
  }
  return kept.length === 0 ? text : joinTexts(kept);
}
function offsetsOf(scalar2, readable2, indent) {
  const isExact = !scalar2.text.includes(UNKNOWN) && !readable2.slice(scalar2.start, scalar2.end).includes(FILLER);
  if (isExact) return decodedOffsets(readable2, scalar2.start, scalar2.end, scalar2.style, indent, scalar2.text.length);
  const all = decodedOffsets(readable2, scalar2.start, scalar2.end, scalar2.style, indent, scalar2.end - scalar2.start);
  const offsets = [];
  for (let i = 0; offsets.length <= scalar2.text.length && i < all.length; i++) {
    const here = all[i] ?? scalar2.end;
    const before = i > 0 ? all[i - 1] : void 0;
    if (readable2[here] === FILLER) continue;
    if (before !== void 0 && before === here - 1 && readable2[here] === UNKNOWN && readable2[before] === UNKNOWN) continue;
    offsets.push(here);
  }
  return Uint32Array.from(offsets);
}
function actionName(action) {
  const name = /^<%=/.test(action) ? action.replace(/^<%=|[-_]?%>$/g, "") : action.replace(/^\$?\{\{-?|-?\}\}$/g, "");
  return name.trim() || action;
}
function* hiddenKeys(root, text) {
  const seen = /* @__PURE__ */ new Set();
  const open = [{ node: root, path: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, path: path8 } = next;
    if (seen.has(node)) continue;
    seen.add(node);
    if (node.type === "sequence") for (const [index, item] of node.items.entries()) open.push({ node: item, path: [...path8, index] });
    if (node.type !== "mapping") continue;
    for (const entry2 of node.entries) open.push({ node: entry2.value, path: [...path8, entry2.key.text] });
    for (const hidden of node.hidden) {
      const winner = node.entries.find((entry2) => entry2.key.text === hidden.key.text);
      if (winner && !hasBranch(text.slice(hidden.key.start, winner.key.start))) yield { hidden, winner, path: [...path8, hidden.key.text] };
    }
  }
}

// src/manifest/find-words.ts
var HOST_WORDS = ["hostNetwork", "hostPort"];
var RARE_WORDS = [
  { start: ";base6", words: [";base64,"] },
  { start: "[S", words: ["[Service]", "[Socket]"] },
  // Quadlets, and what configures processes that nodes start anyway; one search for all, because each takes a pass.
  { start: "/etc/", words: ["/etc/containers/systemd/", "/etc/crio/crio.conf", "/etc/ssh/sshd_config", "/etc/kubernetes/kubelet.conf"] }
];
var STEM = "host";
function createFinder2(bytes) {
  const rare = RARE_WORDS.map((kind) => ({ ...kind, at: nextOf(bytes, kind, 0) }));
  let stem2 = bytes.indexOf(STEM);
  const words2 = [...HOST_WORDS, MARK].map((word) => ({
    isMark: word === MARK,
    length: word.length,
    word,
    next: word.charCodeAt(STEM.length)
  }));
  return (start, end) => {
    let mayHostPort = false;
    for (const next of rare) {
      if (next.at >= 0 && next.at < start) next.at = nextOf(bytes, next, start);
      if (next.at >= start && next.at < end) mayHostPort = true;
    }
    if (stem2 >= 0 && stem2 < start) stem2 = bytes.indexOf(STEM, start);
    let isMarked2 = false;
    for (; stem2 >= start && stem2 < end; stem2 = bytes.indexOf(STEM, stem2 + STEM.length)) {
      const next = bytes[stem2 + STEM.length];
      for (const word of words2) {
        if (word.next !== next || bytes.toString("latin1", stem2, stem2 + word.length) !== word.word) continue;
        if (word.isMark) isMarked2 = true;
        else mayHostPort = true;
      }
    }
    return { mayHostPort, isMarked: isMarked2 };
  };
}
function nextOf(bytes, { start, words: words2 }, from) {
  for (let at2 = bytes.indexOf(start, from); at2 >= 0; at2 = bytes.indexOf(start, at2 + 1)) {
    const next = bytes[at2 + start.length];
    if (words2.some((word) => word.charCodeAt(start.length) === next && bytes.toString("latin1", at2, at2 + word.length) === word)) return at2;
  }
  return -1;
}

// src/manifest/identify.ts
var USUAL_START = /^(?:---\r?\n)?apiVersion: [^\n]+\nkind: ([A-Za-z]+)[ \r]*\n(?:metadata:\n {2}name: ([a-z0-9.-]*[a-z][a-z0-9.-]*)\n {2}namespace: ([a-z0-9-]*[a-z][a-z0-9-]*)\n)?/;
var USUAL_LENGTH = 256;
function readStart(bytes, start, end) {
  const found = USUAL_START.exec(bytes.toString("latin1", start, Math.min(end, start + USUAL_LENGTH)));
  return found && { kind: found[1] ?? "", name: found[2], namespace: found[3] };
}
function identityOf({ kind, namespace, name }) {
  if (name === void 0 || namespace === void 0 || isList(kind)) return null;
  return { kind: shared(kind), namespace: shared(namespace), name: detach(name) };
}
function isList(kind) {
  return kind.endsWith("List") || kind === "Template";
}
function identify(bytes, start = 0, end = bytes.length, first = readStart(bytes, start, end)) {
  const usual = first && identityOf(first);
  if (usual) return usual;
  const isLong = end - start > GLANCE;
  const text = bytes.toString("utf8", start, isLong ? start + GLANCE : end);
  const found = identifyText(text, isLong) ?? (isLong ? identifyText(bytes.toString("utf8", start, end), false) : null);
  return found && { kind: shared(found.kind), namespace: found.namespace === null ? null : shared(found.namespace), name: detach(found.name) };
}
var GLANCE = 1024;
function identifyText(text, isCut) {
  const marker = /^(?:---)?\s*(?=\{(?![{%]))/.exec(text)?.[0];
  if (marker === void 0) return identifyYaml(text, isCut);
  return isCut ? null : identifyJson(text.slice(marker.length));
}
function shared(text) {
  const known = copies.get(text);
  if (known !== void 0) return known;
  const copy2 = detach(text);
  if (copies.size < MOST_SHARED) copies.set(copy2, copy2);
  return copy2;
}
var MOST_SHARED = 1e3;
var copies = /* @__PURE__ */ new Map();
var LIST = { kind: "List", namespace: null, name: "" };
var KIND = /^kind:[ \t]*["']?([A-Za-z]+)/m;
var METADATA = /metadata:[ \t]*(?:\{(.*)\}[ \t]*)?(?:#.*)?\r?$/my;
var OUTSIDE2 = /\n(?=[^\s#{]|\{[^{])/g;
function identifyYaml(text, isCut) {
  const kind = KIND.exec(text)?.[1];
  if (kind === void 0) return BARE_LIST.test(text) || /^["']kind["']:/m.test(text) ? LIST : null;
  if (isList(kind)) return LIST;
  METADATA.lastIndex = text.startsWith("metadata:") ? 0 : text.indexOf("\nmetadata:") + 1;
  const start = METADATA.exec(text);
  if (start === null) return null;
  if (start[1] !== void 0) return isCut ? null : identifyFlow(kind, start[1]);
  const from = start.index + start[0].length;
  OUTSIDE2.lastIndex = from;
  const end = OUTSIDE2.exec(text)?.index;
  if (isCut && end === void 0) return null;
  const metadata = text.slice(from, end);
  const { name, namespace } = fieldsAt(/^([ \t]+)\S/m.exec(metadata)?.[1] ?? "  ");
  const found = firstGroup(name.exec(metadata));
  return found === null ? null : { kind, namespace: firstGroup(namespace.exec(metadata)), name: found };
}
function fieldsAt(indent) {
  if (fields.indent === indent) return fields;
  const field2 = (key) => new RegExp(`^${indent}${key}:[ \\t]*(?:"([^"]*)"|'([^']*)'|([^\\s#][^#\\r\\n]*))`, "m");
  fields = { indent, name: field2("name"), namespace: field2("namespace") };
  return fields;
}
var fields = { indent: "", name: /$^/, namespace: /$^/ };
function identifyFlow(kind, metadata) {
  const field2 = (name2) => new RegExp(`(?:^|,)[ \\t]*${name2}:[ \\t]+(?:"([^"]*)"|'([^']*)'|([^\\s,{}]+))`).exec(metadata);
  const name = firstGroup(field2("name"));
  return name === null ? null : { kind, namespace: firstGroup(field2("namespace")), name };
}
function identifyJson(text) {
  try {
    const object = JSON.parse(text);
    const { kind, metadata } = object;
    if (typeof kind === "string" && isList(kind)) return LIST;
    if (typeof kind !== "string" || typeof metadata?.name !== "string") return null;
    return { kind, namespace: typeof metadata.namespace === "string" ? metadata.namespace : null, name: metadata.name };
  } catch {
    return /[{,]\s*kind:\s/.test(text) ? LIST : null;
  }
}
function firstGroup(match) {
  return match ? (match[1] ?? match[2] ?? match[3] ?? "").trim() : null;
}

// src/manifest/split.ts
var MARKER2 = "\n---";
var DASHES2 = "---";
var NEWLINE4 = 10;
var DASH2 = 45;
var BRACE3 = 123;
var PERCENT = 37;
function* splitDocuments(bytes) {
  let start = 0;
  for (let at2 = nextDashes(bytes, 1); at2 >= 0; at2 = nextDashes(bytes, at2 + 1)) {
    if (!isMarker(bytes, at2)) continue;
    if (startsWithObject(bytes, start, at2)) yield* splitObjects(bytes, start, at2);
    else yield { start, end: at2 };
    start = at2;
  }
  if (start >= bytes.length) return;
  if (startsWithObject(bytes, start, bytes.length)) yield* splitObjects(bytes, start, bytes.length);
  else yield { start, end: bytes.length };
}
function nextDashes(bytes, from) {
  const at2 = bytes.indexOf(DASHES2, from);
  if (at2 < 0 || bytes[at2 - 1] === NEWLINE4) return at2;
  const lineBreak = bytes.indexOf(MARKER2, at2);
  return lineBreak < 0 ? -1 : lineBreak + 1;
}
function* splitObjects(bytes, from, end) {
  const section = bytes.subarray(from, end);
  let start = 0;
  for (let at2 = section.indexOf("\n{"); at2 >= 0; at2 = section.indexOf("\n{", at2 + 1)) {
    if (!closesBefore(section, at2)) continue;
    yield { start: from + start, end: from + at2 + 1 };
    start = at2 + 1;
  }
  yield { start: from + start, end };
}
function lastBoundary(bytes) {
  for (let at2 = bytes.lastIndexOf(MARKER2); at2 >= 0; at2 = bytes.lastIndexOf(MARKER2, at2 - 1)) {
    if (at2 + 1 + "---".length < bytes.length && isMarker(bytes, at2 + 1)) return at2 + 1;
    if (at2 === 0) break;
  }
  return -1;
}
function isMarker(bytes, at2) {
  const after = bytes[at2 + 3];
  return bytes[at2] === DASH2 && (after === void 0 || after === NEWLINE4 || after === 13 || after === 32 || after === 9);
}
function closesBefore(bytes, at2) {
  let i = at2 - 1;
  while (i >= 0 && isBlank3(bytes[i])) i--;
  return bytes[i] === 125;
}
function startsWithObject(bytes, from, end) {
  let i = from;
  if (bytes[i + 1] === DASH2 && bytes[i + 2] === DASH2 && isMarker(bytes, i)) i += DASHES2.length;
  if (bytes[i] === 239 && bytes[i + 1] === 187 && bytes[i + 2] === 191) i += 3;
  while (i < end && isBlank3(bytes[i])) i++;
  return i < end && bytes[i] === BRACE3 && bytes[i + 1] !== BRACE3 && bytes[i + 1] !== PERCENT;
}
function isBlank3(byte) {
  return byte === NEWLINE4 || byte === 13 || byte === 32 || byte === 9;
}

// src/manifest/kind.ts
var RELATED_KINDS = new Set(
  ["ConfigMap", "Service", "PodMonitor", "ServiceMonitor", "EndpointSlice", "Endpoints"].flatMap((kind) => [kind, `${kind}List`])
).add("List").add("Template");
function isRelatedKind(kind) {
  return RELATED_KINDS.has(kind);
}
var NEWLINE5 = 10;
var LONGEST_HEAD = 2e3;
function kindIn(bytes, start, end) {
  const slice = bytes.subarray(start, end);
  if (startsWithObject(bytes, start, end)) return kindInBraces(slice);
  for (const word of ["kind:", '"kind":', "'kind':"]) {
    let at2 = slice.indexOf(word);
    while (at2 > 0 && slice[at2 - 1] !== NEWLINE5) at2 = slice.indexOf(word, at2 + 1);
    if (at2 >= 0) return kindAt(slice, at2);
  }
  return BARE_LIST.test(slice.toString("latin1", 0, LONGEST_HEAD)) ? "List" : "";
}
function kindInBraces(slice) {
  if (slice.includes('"items"') || slice.includes("items:")) return "List";
  const word = slice.includes('"kind"') ? '"kind"' : "kind:";
  let first = "";
  for (let at2 = slice.indexOf(word); at2 >= 0; at2 = slice.indexOf(word, at2 + word.length)) {
    const kind = kindAt(slice, at2);
    if (RELATED_KINDS.has(kind)) return kind;
    first ||= kind;
  }
  return first;
}
function kindAt(slice, at2) {
  return /^["']?kind["']?\s*:\s*["']?([A-Za-z]+)/.exec(slice.toString("latin1", at2, at2 + 80))?.[1] ?? "";
}

// src/manifest/unit-file.ts
var UNIT_FILE = /(?:^|\/)([^/]+\.(?:service|socket|container|pod|kube))(?:\.(?:template|tmpl|tpl|in|j2))?$/;
var UNIT_SECTION = /^\[(?:Unit|Service|Socket|Container|Pod|Kube)\][ \t\r]*$/m;
var ACTION2 = /\{\{[^{}]{0,500}\}\}/g;
function hasUnitName(path8) {
  return UNIT_FILE.test(path8);
}
function isUnitFile(path8, text) {
  return hasUnitName(path8) && UNIT_SECTION.test(text);
}
function unitDocument(text, origin) {
  const spanAt = createLocator(text, origin);
  const name = scalar(UNIT_FILE.exec(origin.path)?.[1] ?? origin.path, 0);
  const contents = scalar(text, text.length);
  const whole = textOf2(text, spanAt);
  const entries = Object.entries({ name, contents }).map(([key, value]) => ({ key: scalar(key, 0), value }));
  const root = { type: "mapping", start: 0, end: text.length, flow: false, entries, hidden: [] };
  return {
    path: origin.path,
    kind: origin.kind,
    set: origin.set,
    root,
    template: whole.pieces.length > 1,
    hasAliases: false,
    spanAt,
    editable: false,
    spanOf: (node) => spanAt(node.start, node.end),
    textOf: (node) => node === contents ? whole : knownText(node.text, () => spanAt(0, 0)),
    hiddenKeys: () => [],
    branchesAt: () => [],
    rawText: (start, end) => text.slice(start, end)
  };
}
function scalar(text, end) {
  return { type: "scalar", start: 0, end, value: text, text, style: "plain" };
}
function textOf2(text, spanAt) {
  const parts = [];
  let done = 0;
  const addKnown = (from, to) => {
    if (to > from) parts.push(knownText(text.slice(from, to), (start, end) => spanAt(from + start, from + end)));
  };
  for (const { 0: action, index } of text.matchAll(ACTION2)) {
    addKnown(done, index);
    done = index + action.length;
    const end = done;
    parts.push(unknownText(action.replace(/^\{\{-?|-?\}\}$/g, "").trim(), () => spanAt(index, end)));
  }
  addKnown(done, text.length);
  return joinTexts(parts);
}

// src/manifest/scan.ts
function* scanSource(source) {
  const bytes = bufferOf(source.bytes);
  const origin = originOf(source);
  const encoding = otherEncoding(bytes);
  if (encoding !== null && source.firstOffset === 0) {
    yield { type: "problem", problem: { path: source.path, line: 1, column: 1, message: `is ${encoding} text; save it as UTF-8` } };
    return;
  }
  const find = createFinder2(bytes);
  const position = createCounter2(bytes, source);
  const openedBefore = openedIn(bytes, source);
  const isUnit = hasUnitName(source.path);
  for (const { start, end } of splitDocuments(bytes)) {
    if (isBlank4(bytes, start, end)) {
      yield { type: "skipped" };
      continue;
    }
    const { mayHostPort, isMarked: isMarked2 } = find(start, end);
    const isHost2 = (mayHostPort || isUnit) && !isSchema(bytes, start, end);
    if (isMarked2) {
      yield { type: "comments", comments: readComments(bytes.subarray(start, end), { ...origin, ...position(start) }) };
    }
    const first = readStart(bytes, start, end);
    const ownKind = first?.kind ?? kindIn(bytes, start, end);
    const isRelated = isRelatedKind(ownKind);
    const isFile2 = ownKind === "" && isNodeFile(bytes, start, end);
    const problem = !isHost2 && source.explicit ? problemIn(bytes.subarray(start, end), () => ({ ...origin, ...position(start) })) : null;
    if (problem !== null) yield { type: "problem", problem };
    else if (isHost2 || isRelated || isFile2) {
      const object = isFile2 ? { ...NOBODY2, kind: NODE_FILE, namespace: folderOf(source.path) } : identify(bytes, start, end, first);
      const { kind, namespace, name } = object ?? NOBODY2;
      const kept = isHost2 && end - start <= LARGEST_KEPT ? Buffer.from(bytes.subarray(start, end)) : null;
      const [place2, opened] = isHost2 ? [position(start), openedBefore(start)] : [null, null];
      const reference = { kind, namespace, name, source: origin, start, end, position: place2, kept, ...opened && { opened } };
      if (isHost2) yield { type: "host", reference, isRelated: isRelated || isFile2 };
      else yield object === null ? { type: "skipped" } : { type: "related", reference };
    } else yield { type: "skipped" };
  }
}
function openedIn(bytes, source) {
  if (source.kind === "helm" || source.kind === "kustomize") return () => null;
  let done = 0;
  let opened = NOTHING_OPENED;
  return (at2) => {
    const between = bytes.subarray(done, at2);
    done = at2;
    if (MARKS.some((mark) => between.includes(mark))) opened = readBranches(between.toString("latin1"), opened).after;
    return opened.count === 0 ? null : opened;
  };
}
var MARKS = ["{{", "{%", "%{", "<%"];
function originOf({ path: path8, kind, set, firstLine: firstLine2, firstOffset, reread }) {
  return { path: path8, kind, set, firstLine: firstLine2, firstOffset, reread };
}
var LARGEST_KEPT = 65536;
var SPACE3 = 32;
var DASH3 = 45;
var NODE_FILE = "NodeFile";
var NOBODY2 = { kind: "", namespace: null, name: "" };
function readReference({ source, start, end, position, kept, opened }) {
  return parseSlice(bufferOf(kept ?? source.reread(start, end)), {
    path: source.path,
    kind: source.kind,
    set: source.set,
    ...position ?? countTo(source, start),
    ...opened && { opened }
  });
}
var counted = /* @__PURE__ */ new WeakMap();
function countTo(source, start) {
  const last = counted.get(source);
  const from = last && last.at <= start ? last : { at: 0, position: { line: source.firstLine, offset: source.firstOffset } };
  const position = countBytes(source.reread(from.at, start), 0, start - from.at, from.position);
  counted.set(source, { at: start, position });
  return position;
}
function bufferOf(bytes) {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
function decode(slice, origin) {
  const hasMark = slice[0] === 239 && slice[1] === 187 && slice[2] === 191;
  return { text: slice.toString("utf8", hasMark ? 3 : 0), base: hasMark ? { ...origin, offset: origin.offset + 1 } : origin };
}
function readComments(slice, origin) {
  const { text, base } = decode(slice, origin);
  const parsed = parseDocument(text, base);
  if (parsed !== null && isSyntaxProblem(parsed)) return [];
  return commentsIn({ root: parsed?.root ?? null, text, spanAt: parsed?.spanAt ?? createLocator(text, base) });
}
function problemIn(slice, origin) {
  if (looksLikeTemplate(slice.toString("latin1"))) return null;
  if ((0, import_node_buffer.isUtf8)(slice) && isPlainYaml(slice.toString("utf8"))) return null;
  const parsed = parseSlice(slice, origin());
  return parsed !== null && "message" in parsed ? parsed : null;
}
function parseSlice(slice, origin) {
  if (!(0, import_node_buffer.isUtf8)(slice)) return invalidUtf8(slice, origin);
  const { text, base } = decode(slice, origin);
  if (isUnitFile(origin.path, text)) return unitDocument(text, base);
  const parsed = parseDocument(text, base);
  if (parsed === null || !isSyntaxProblem(parsed)) return parsed;
  const before = text.slice(0, parsed.offset);
  return {
    path: origin.path,
    line: origin.line + newlinesOf(before),
    column: parsed.offset - before.lastIndexOf("\n"),
    message: `cannot be read as YAML: ${parsed.reason}`
  };
}
function isBlank4(bytes, start, end) {
  return skipMarker(bytes, start, end) === end;
}
function skipMarker(bytes, start, end) {
  let at2 = start;
  while (at2 < end && (bytes[at2] === DASH3 || bytes[at2] <= SPACE3)) at2++;
  return at2;
}
function isSchema(bytes, start, end) {
  return /^kind: ['"]?CustomResourceDefinition/m.test(bytes.toString("latin1", start, Math.min(end, start + 2e3)));
}
function isNodeFile(bytes, start, end) {
  const head = bytes.toString("latin1", start, Math.min(end, start + 600));
  return /^path:/m.test(head) && /^contents:/m.test(head);
}
function folderOf(path8) {
  return path8.slice(0, Math.max(path8.lastIndexOf("/"), 0));
}
function createCounter2(bytes, source) {
  let done = 0;
  let position = { line: source.firstLine, offset: source.firstOffset };
  return (at2) => {
    position = countBytes(bytes, done, at2, position);
    done = at2;
    return position;
  };
}
function otherEncoding(bytes) {
  if (bytes[0] === 255 && bytes[1] === 254) return "UTF-16 (little endian)";
  if (bytes[0] === 254 && bytes[1] === 255) return "UTF-16 (big endian)";
  if (bytes.length >= 4 && bytes[0] !== 0 && bytes[1] === 0 && bytes[2] !== 0 && bytes[3] === 0) return "UTF-16 (little endian)";
  if (bytes.length >= 4 && bytes[0] === 0 && bytes[1] !== 0 && bytes[2] === 0 && bytes[3] !== 0) return "UTF-16 (big endian)";
  return null;
}
function invalidUtf8(slice, origin) {
  const text = slice.toString("utf8");
  const before = text.slice(0, Math.max(text.indexOf("\uFFFD"), 0));
  return {
    path: origin.path,
    line: origin.line + newlinesOf(before),
    column: before.length - before.lastIndexOf("\n"),
    message: "is not valid UTF-8 here, so Kubernetes refuses the file"
  };
}

// src/manifest/config-maps.ts
var CACHE_SIZE = 32;
var cached = /* @__PURE__ */ new WeakMap();
var recent = [];
var namesIn = /* @__PURE__ */ new WeakMap();
function createConfigMaps(related, document, namespace) {
  return (name) => {
    const candidates = related.configMaps(document.set, name).filter((reference) => mayBeIn(reference, namespace) && mayHold(reference, name)).map((reference) => ({ reference, near: nearness(reference.source.path, document.path) })).sort(
      ({ reference: a, near }, { reference: b, near: nearOther }) => nearOther - near || Number(b.kind === "ConfigMap") - Number(a.kind === "ConfigMap") || compareNamespaces(a.namespace, b.namespace, namespace)
    );
    for (const { reference } of candidates) {
      const found = keysIn(reference, name, namespace);
      if (found) return found;
    }
    return void 0;
  };
}
function mayBeIn({ kind, namespace: own }, namespace) {
  return kind.endsWith("List") || mayBeSame(own, namespace);
}
function mayHold(reference, name) {
  return namesIn.get(reference)?.has(name) !== false;
}
function mayBeSame(own, namespace) {
  return namespace === null || own === null || own === namespace || isTemplated(own);
}
function compareNamespaces(a, b, namespace) {
  const rank2 = (own) => own === namespace ? 0 : own === null ? 1 : 2;
  return rank2(a) - rank2(b) || compareStrings(a ?? "", b ?? "");
}
function nearness(a, b) {
  const left = a.split("/");
  const right = b.split("/");
  let shared2 = 0;
  while (shared2 < left.length && left[shared2] === right[shared2]) shared2++;
  return shared2;
}
function keysIn(reference, name, namespace) {
  const holding = read(reference);
  const object = reference.kind.endsWith("List") ? itemOf(holding?.named.get(name) ?? [], namespace) : holding?.document.root;
  if (!holding || !object) return void 0;
  const keys = /* @__PURE__ */ new Map();
  for (const entry2 of entriesAt(object, "data")) {
    if (entry2.value.type === "scalar") keys.set(entry2.key.text, holding.document.textOf(entry2.value));
  }
  return keys;
}
function itemOf(items, namespace) {
  return items.filter((item) => mayBeSame(namespaceOf(item), namespace)).sort((a, b) => compareNamespaces(namespaceOf(a), namespaceOf(b), namespace))[0];
}
function namespaceOf(item) {
  return stringAt(item, "metadata", "namespace") ?? null;
}
function namedItems(root) {
  const named3 = /* @__PURE__ */ new Map();
  for (const item of configMapsIn(root, "", 0)) {
    const name = stringAt(item, "metadata", "name") ?? "";
    const known = named3.get(name);
    if (known) known.push(item);
    else named3.set(name, [item]);
  }
  return named3;
}
var MAXIMUM_NESTING = 8;
function* configMapsIn(node, ofList, depth) {
  const kind = stringAt(node, "kind") ?? ofList;
  const items = depth < MAXIMUM_NESTING ? itemsOfList(node) : null;
  for (const item of items ?? []) yield* configMapsIn(item, kind.replace(/List$/, ""), depth + 1);
  if (!items && kind === "ConfigMap" && at(node, "data") !== void 0) yield node;
}
function read(reference) {
  const known = cached.get(reference);
  if (known !== void 0) return known;
  const parsed = readReference(reference);
  const holding = parsed !== null && "root" in parsed ? { document: parsed, named: namedItems(parsed.root) } : null;
  cached.set(reference, holding);
  if (reference.kind.endsWith("List")) namesIn.set(reference, new Set(holding?.named.keys()));
  recent.push(reference);
  const oldest = recent.length > CACHE_SIZE ? recent.shift() : void 0;
  if (oldest) cached.delete(oldest);
  return holding;
}

// src/model/label-selector.ts
function labelSelectorOf(node) {
  return { matchLabels: stringsAt(node, "matchLabels"), matchExpressions: itemsAt(node, "matchExpressions").map(requirementOf) };
}
function requirementOf(node) {
  return {
    key: stringAt(node, "key") ?? "",
    operator: stringAt(node, "operator") ?? "",
    values: itemsAt(node, "values").flatMap((item) => item.type === "scalar" ? [item.text] : [])
  };
}
function stringsAt(node, field2) {
  return Object.fromEntries(
    entriesAt(node, field2).flatMap(
      (entry2) => entry2.value.type === "scalar" ? [[entry2.key.text, entry2.value.text]] : []
    )
  );
}
function selectsLabels({ matchLabels, matchExpressions }, labels, counts = () => true) {
  const has = (key) => Object.hasOwn(labels, key);
  const is = (key, value) => has(key) && labels[key] === value && counts(value);
  const meets = ({ key, operator, values }) => {
    if (operator === "Exists") return has(key);
    if (operator === "DoesNotExist") return !has(key);
    const listed = values.some((value) => is(key, value));
    return operator === "In" ? listed : operator === "NotIn" && !listed;
  };
  const wanted = Object.entries(matchLabels);
  return wanted.length + matchExpressions.length > 0 && wanted.every(([key, value]) => is(key, value)) && matchExpressions.every(meets);
}

// src/manifest/expectations/objects.ts
var MOST_PORTS = 100;
var MOST_ADDRESSES = 1e3;
var read2 = /* @__PURE__ */ new WeakMap();
function knownObjects(reference) {
  return read2.get(reference) ?? null;
}
function readObjects(reference) {
  const document = readReference(reference);
  const objects = document === null || !("root" in document) ? [] : objectsIn(document);
  read2.set(reference, objects);
  return objects;
}
function objectsIn(document) {
  const { root } = document;
  const ofList = stringAt(root, "kind")?.replace(/List$/, "");
  return (itemsOfList(root) ?? [root]).flatMap((node) => readObject(document, node, stringAt(node, "kind") ?? ofList));
}
function readObject(document, node, kind) {
  const name = scalarAt(node, "metadata", "name");
  const named3 = {
    namespace: detachAll(stringAt(node, "metadata", "namespace") ?? null),
    name: detach(name?.text ?? ""),
    span: document.spanOf(name ?? node)
  };
  if (kind === "Service") return [serviceOf(document, node, named3)];
  if (kind === "PodMonitor" || kind === "ServiceMonitor") return [{ ...monitorOf(document, node, kind, named3.namespace), ...named3, kind }];
  if (kind === "EndpointSlice") {
    const service = stringsAt(at(node, "metadata"), "labels")["kubernetes.io/service-name"] ?? null;
    return [{ ...endpointsOf2(document, node, itemsAt(node, "endpoints")), ...named3, kind, service: detachAll(service) }];
  }
  if (kind !== "Endpoints") return [];
  return itemsAt(node, "subsets").map((subset) => {
    const addresses = [...itemsAt(subset, "addresses"), ...itemsAt(subset, "notReadyAddresses")];
    return { ...endpointsOf2(document, subset, addresses), ...named3, kind, service: named3.name };
  });
}
function serviceOf(document, node, named3) {
  return {
    ...named3,
    kind: "Service",
    labels: detachAll(stringsAt(at(node, "metadata"), "labels")),
    selector: { matchLabels: detachAll(stringsAt(at(node, "spec"), "selector")), matchExpressions: [] },
    ports: portsOf(document, at(node, "spec"), "targetPort")
  };
}
function monitorOf(document, node, kind, own) {
  const isPodMonitor = kind === "PodMonitor";
  const asked3 = at(node, "spec", "namespaceSelector");
  const listed = itemsAt(asked3, "matchNames").flatMap((item) => item.type === "scalar" ? [detach(item.text)] : []);
  const fields2 = isPodMonitor ? ["port", "portNumber", "targetPort"] : ["port", "targetPort"];
  return {
    namespaces: booleanAt(asked3, "any") ? "any" : listed.length > 0 ? listed : [own],
    selector: detachAll(labelSelectorOf(at(node, "spec", "selector"))),
    scraped: itemsAt(node, "spec", isPodMonitor ? "podMetricsEndpoints" : "endpoints").slice(0, MOST_PORTS).flatMap((item) => {
      const by = fields2.find((field2) => scalarAt(item, field2) !== void 0);
      const scalar2 = by && scalarAt(item, by);
      return scalar2 ? [{ by, port: textAt(document, scalar2) }] : [];
    })
  };
}
function endpointsOf2(document, node, addresses) {
  return {
    pods: addresses.slice(0, MOST_ADDRESSES).flatMap((address) => {
      const name = stringAt(address, "targetRef", "name");
      if (stringAt(address, "targetRef", "kind") !== "Pod" || name === void 0) return [];
      return [
        detachAll({ name, namespace: stringAt(address, "targetRef", "namespace") ?? null, node: stringAt(address, "nodeName") ?? null })
      ];
    }),
    ports: portsOf(document, node, "port")
  };
}
function portsOf(document, node, field2) {
  return itemsAt(node, "ports").slice(0, MOST_PORTS).flatMap((item) => {
    const scalar2 = scalarAt(item, field2) ?? scalarAt(item, "port");
    const protocol = PROTOCOLS.find((one) => one === stringAt(item, "protocol")) ?? "TCP";
    return scalar2 ? [{ name: detachAll(stringAt(item, "name") ?? null), protocol, target: textAt(document, scalar2) }] : [];
  });
}
function textAt(document, scalar2) {
  const span = document.spanOf(scalar2);
  return knownText(detach(scalar2.text), () => span);
}

// src/manifest/expectations/pod-name.ts
var RANDOM = "[bcdfghjklmnpqrstvwxz2456789]";
var SUFFIXES = {
  DaemonSet: new RegExp(`^-${RANDOM}{5}$`),
  ReplicaSet: new RegExp(`^-${RANDOM}{5}$`),
  ReplicationController: new RegExp(`^-${RANDOM}{5}$`),
  Job: new RegExp(`^-(?:\\d+-)?${RANDOM}{5}$`),
  CronJob: new RegExp(`^-\\d+-(?:\\d+-)?${RANDOM}{5}$`),
  Deployment: new RegExp(`^-${RANDOM}{1,10}-${RANDOM}{5}$`),
  DeploymentConfig: new RegExp(`^-\\d+-${RANDOM}{5}$`),
  StatefulSet: /^-\d+$/
};
function isPodOf({ kind, name, staticPod }, pod, node) {
  if (name === "" || !pod.startsWith(name)) return false;
  const suffix = pod.slice(name.length);
  if (kind !== "Pod") return SUFFIXES[kind]?.test(suffix) ?? false;
  return suffix === "" || staticPod && node !== null && suffix === `-${node}`;
}

// src/manifest/expected-ports.ts
function expectedPorts(related, workload) {
  const { set, namespace, labels } = workload;
  const find = (kinds, near, words2) => [...related.selecting(set, kinds, near), ...related.lists(set)].slice(0, MAXIMUM_OBJECTS).filter((reference) => mentions(reference, words2)).flatMap((reference) => knownObjects(reference) ?? readObjects(reference)).filter((object) => kinds.some((kind) => kind === object.kind));
  const services = find(["Service"], namespace, Object.values(labels)).filter(
    (service) => agree(service.namespace, namespace) && selectsLabels(withoutElection(service.selector, labels), labels)
  );
  const monitors = find(["PodMonitor", "ServiceMonitor"], null, [
    ...Object.values(labels),
    ...services.flatMap((service) => Object.values(service.labels))
  ]);
  const endpoints = find(["EndpointSlice", "Endpoints"], namespace, [workload.name, ...services.map(({ name }) => name)]);
  return [
    ...services.flatMap((service) => service.ports.map(({ target, protocol }) => expectedBy(service, "sends to", target, protocol))),
    ...monitors.flatMap((monitor) => monitor.kind === "PodMonitor" ? byPods(monitor, workload) : byServices(monitor, services)),
    ...endpoints.filter((one) => reaches(one, workload, services)).flatMap((one) => one.ports.map(({ target, protocol }) => expectedBy(one, "lists", target, protocol)))
  ];
}
var ELECTED = /(?:^|[-_./])(?:leader|master|primary)$/;
function withoutElection(selector, labels) {
  const wanted = Object.entries(selector.matchLabels);
  const lasting = wanted.filter(([key, value]) => Object.hasOwn(labels, key) || !(ELECTED.test(key) || ELECTED.test(value)));
  return lasting.length === wanted.length ? selector : { ...selector, matchLabels: Object.fromEntries(lasting) };
}
function mentions(reference, words2) {
  if (knownObjects(reference)) return true;
  const read3 = reference.source.reread(reference.start, reference.end);
  const bytes = Buffer.from(read3.buffer, read3.byteOffset, read3.byteLength);
  return words2.some((word) => word !== "" && bytes.includes(word));
}
function agree(one, other) {
  return one === null || other === null || one === other;
}
function looksIn({ namespaces }, namespace) {
  return namespaces === "any" || namespaces.some((one) => agree(one, namespace));
}
function byPods(monitor, { namespace, labels }) {
  if (!looksIn(monitor, namespace) || !selectsLabels(monitor.selector, labels)) return [];
  return monitor.scraped.map(({ port }) => expectedBy(monitor, "scrapes", port));
}
function byServices(monitor, services) {
  return services.filter((service) => looksIn(monitor, service.namespace) && selectsLabels(monitor.selector, service.labels)).flatMap(
    (service) => monitor.scraped.flatMap(({ by, port }) => {
      if (by === "targetPort") {
        const selected = { span: service.span, note: `${nameOf4(service)} selects the pods` };
        return [expectedBy(monitor, "scrapes", addStep(port, selected))];
      }
      const served = service.ports.find(({ name }) => name === port.value);
      if (!served) return [];
      const { value } = served.target;
      const sent = { span: spanOfText(served.target), note: `${nameOf4(service)} sends its port ${port.value} to ${value}` };
      return [
        {
          ...expectedBy(monitor, "scrapes", port),
          port: addStep(
            knownText(value, () => spanOfText(port)),
            sent
          )
        }
      ];
    })
  );
}
function reaches(endpoints, workload, services) {
  if (!agree(endpoints.namespace, workload.namespace)) return false;
  if (endpoints.pods.length === 0)
    return services.some(({ name, namespace }) => name === endpoints.service && agree(namespace, endpoints.namespace));
  return endpoints.pods.some(
    ({ name, namespace, node }) => agree(namespace ?? endpoints.namespace, workload.namespace) && isPodOf(workload, name, node)
  );
}
function expectedBy(object, does, port, protocol = "TCP") {
  return { port, protocol, says: `${nameOf4(object)} ${does} port ${port.value}` };
}
function nameOf4({ kind, namespace, name }) {
  return `${kind} ${namespace === null ? "" : `${namespace}/`}${name}`;
}

// src/model/defect.ts
function defectOf(error) {
  const reason = error instanceof Error ? error.message : String(error);
  return `${reason} (a defect of hostport-lint, please report it)`;
}

// src/model/source.ts
function isProblem(item) {
  return "message" in item;
}

// src/model/usage-error.ts
var usage_error_exports = {};
__export(usage_error_exports, {
  UsageError: () => UsageError,
  didYouMean: () => didYouMean
});
var UsageError = class extends Error {
  name = "UsageError";
};
function didYouMean(word, candidates) {
  let best = "";
  let least = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word, candidate, least);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best === "" ? "" : `; did you mean ${best}?`;
}
function editDistance(a, b, limit) {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? limit;
}

// src/suppression/directive.ts
var FORM = 'write "ignore RULE -- reason" or "ignore RULE -- reason until 2027-06-30"';
var LONGEST5 = 500;
function readComment(text, knownRules) {
  const [, verb = "", rest = ""] = /^\s*([^\s,]*)\s*([\s\S]*)$/.exec(text.slice(0, LONGEST5)) ?? [];
  const cut = verb.slice(0, 60);
  if (verb !== "ignore") {
    const hint = didYouMean(cut, ["ignore"]);
    return faulty(`"${cut}" is no instruction${hint === "" ? `; ${FORM}` : `${hint} (${FORM})`}`);
  }
  return readRequest(rest, knownRules);
}
function readAnnotation(text, knownRules) {
  const requests = text.slice(0, LONGEST5 * 20).split(/[\n;]/).map((line) => line.trim()).filter(Boolean);
  return requests.length === 0 ? [faulty(`the annotation is empty; ${ANNOTATION_FORM}`)] : requests.map((one) => readRequest(one, knownRules));
}
var ANNOTATION_FORM = 'write "RULE -- reason" or "RULE -- reason until 2027-06-30"';
function readRequest(text, knownRules) {
  const cut = text.slice(0, LONGEST5);
  const dashes = /(?:^|\s)(?:--|\u2014|\u2013)(?=\s|$)/.exec(cut);
  const names = (dashes ? cut.slice(0, dashes.index) : cut).split(/[\s,]+/).filter(Boolean);
  const { reason, until, fault } = readReason(dashes ? cut.slice(dashes.index + dashes[0].length) : "");
  const said = { rules: [...new Set(names)], reason, until };
  const unknown = names.find((name) => !knownRules.includes(name));
  if (names.length === 0) return { ...said, fault: `it names no rule; ${FORM}` };
  if (fault !== null) return { ...said, fault };
  if (reason === "") return { ...said, fault: "it gives no reason; write one after --" };
  if (unknown !== void 0) {
    return { ...said, fault: `there is no rule ${unknown.slice(0, 60)}${didYouMean(unknown.slice(0, 60), knownRules)}` };
  }
  return { ...said, fault: null };
}
function readReason(text) {
  const trimmed2 = text.trim();
  const found = /^([\s\S]*?)\s*\[?\buntil\s+([^\s\]]*\d[^\s\]]*)\]?\s*$/.exec(trimmed2);
  if (!found) return { reason: trimmed2, until: null, fault: null };
  const [, reason = "", date = ""] = found;
  if (isDate(date)) return { reason, until: date, fault: null };
  return { reason, until: null, fault: `${date.slice(0, 40)} is no date; write it like 2027-06-30` };
}
function isDate(text) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
function faulty(fault) {
  return { rules: [], reason: "", until: null, fault };
}

// src/suppression/scope.ts
var ANNOTATION = "hostport-lint.io/ignore";
function scopeOfComment(comment, knownRules) {
  const workloads = /* @__PURE__ */ new Set();
  const reached = /* @__PURE__ */ new Set();
  const containers = /* @__PURE__ */ new Map();
  const { path: path8 } = comment.span;
  const holds = (place2) => place2.path === path8 && comment.from <= place2.line && place2.line <= comment.to;
  return {
    scoped: {
      directive: { by: "comment", ...readComment(comment.text, knownRules), span: comment.span },
      seenWhole: true,
      reach: { lines: { path: path8, from: comment.from, to: comment.to }, workloads: reached },
      covers: ({ finding, workload }) => {
        if (holds(finding.span)) return true;
        if (workload === null) return false;
        return workloads.has(workload) || finding.container !== null && containers.get(workload)?.has(finding.container) === true;
      }
    },
    meet: (workload, pod) => {
      if (holds(workload.span)) {
        workloads.add(workload);
        reached.add(workload);
      }
      for (const { name, span } of pod.containers) {
        if (!holds(span) || span.endLine > comment.to) continue;
        const names = containers.get(workload) ?? /* @__PURE__ */ new Set();
        containers.set(workload, names.add(name));
        reached.add(workload);
      }
    }
  };
}
function scopesOfAnnotation(text, span, workload, knownRules) {
  return readAnnotation(text, knownRules).map((said) => ({
    directive: { by: "annotation", ...said, span },
    seenWhole: true,
    reach: { lines: null, workloads: /* @__PURE__ */ new Set([workload]) },
    covers: (judged) => judged.workload === workload
  }));
}

// src/suppression/collect.ts
function createDirectiveCollector(knownRules) {
  const comments = /* @__PURE__ */ new Map();
  const annotations = [];
  return {
    addComments: (found) => {
      for (const comment of found) {
        const { path: path8, start } = comment.span;
        const ofFile = comments.get(path8) ?? /* @__PURE__ */ new Map();
        comments.set(path8, ofFile.set(`${start} ${comment.text}`, scopeOfComment(comment, knownRules)));
      }
    },
    addWorkload: (workload, pod, annotation) => {
      for (const scope of comments.get(workload.span.path)?.values() ?? []) scope.meet(workload, pod);
      const ofPod = pod.annotations.get(ANNOTATION) ?? null;
      const texts = [annotation, ofPod].filter((text) => text !== null);
      const starts = /* @__PURE__ */ new Set();
      for (const text of texts) {
        const span = spanOfText(text);
        if (starts.has(span.start)) continue;
        starts.add(span.start);
        annotations.push(...scopesOfAnnotation(text.value, span, workload, knownRules));
      }
    },
    directives: () => [...[...comments.values()].flatMap((ofFile) => [...ofFile.values()].map(({ scoped }) => scoped)), ...annotations]
  };
}

// src/workload/data-url.ts
function textOfDataUrl(document, scalar2) {
  const found = /^data:([^,]*),([\s\S]*)$/.exec(scalar2.text);
  if (!found) return null;
  const [, type = "", data = ""] = found;
  const decoded = /;base64$/i.test(type) ? Buffer.from(data, "base64").toString("utf8") : decodePercent(data);
  if (decoded === null) return null;
  const span = spanOfText(document.textOf(scalar2));
  return knownText(decoded, () => span);
}
function decodePercent(data) {
  try {
    return decodeURIComponent(data);
  } catch {
    return null;
  }
}

// src/workload/nested.ts
var NOT_WANTED = /^(?:patch\w*|status|metadata)$/;
function mayNest(document, object) {
  const group = /^([^/]+)\/[^/]+$/.exec(stringAt(object, "apiVersion") ?? "")?.[1] ?? "";
  if (!group.includes(".") || group.endsWith(".k8s.io") && !group.endsWith(".x-k8s.io")) return false;
  return document.hasAliases || document.rawText(object.start, object.end).includes("containers");
}
function nestedIn(object) {
  const objects = [];
  const templates = /* @__PURE__ */ new Set();
  const seen = /* @__PURE__ */ new Set([object]);
  const open = childrenOf(object);
  for (let node = open.pop(); node; node = open.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    if (isObject(node)) objects.push(node);
    else if (isPodTemplate(at(node, "template"))) templates.add(at(node, "template"));
    else for (const child of childrenOf(node)) open.push(child);
  }
  const inOrder = (one, other) => one.start - other.start;
  return { objects: objects.sort(inOrder), templates: [...templates].sort(inOrder) };
}
function isObject(node) {
  return stringAt(node, "apiVersion") !== void 0 && stringAt(node, "kind") !== void 0 && at(node, "metadata") !== void 0;
}
function isPodTemplate(template) {
  return itemsAt(template, "spec", "containers").some((container) => at(container, "name") && at(container, "image"));
}
function childrenOf(node) {
  if (node.type === "sequence") return [...node.items];
  if (node.type === "scalar" || stringAt(node, "complianceType") === "mustnothave") return [];
  return node.entries.flatMap(({ key, value }) => NOT_WANTED.test(key.text) || value.type === "scalar" ? [] : [value]);
}

// src/workload/objects.ts
var MAXIMUM_NESTING2 = 8;
function* objectsOf(document) {
  const walk2 = { document, seen: /* @__PURE__ */ new Set() };
  for (const node of rootsOf2(document.root)) yield* unwrap2(walk2, node, /* @__PURE__ */ new Map(), 0);
}
function rootsOf2(root) {
  if (root.type !== "sequence") return [root];
  return root.items.filter((item) => stringAt(item, "apiVersion") !== void 0 && stringAt(item, "kind") !== void 0);
}
function* unwrap2(walk2, node, parameters, depth, ofList) {
  const { document, seen } = walk2;
  if (node.type !== "mapping" || seen.has(node)) return;
  seen.add(node);
  const ownKind = stringAt(node, "kind");
  const kind = ownKind ?? ofList;
  const items = itemsOf2(node, kind);
  const wrong = ownKind === void 0 && at(node, "apiVersion") ? at(node, "kind") : void 0;
  if (wrong) yield problemAt(document, wrong, "kind is not a string, so nobody can tell what this object is");
  else if (items === null) yield* single(walk2, { document, node, kind: kind ?? "", parameters }, depth);
  else if (depth >= MAXIMUM_NESTING2) yield problemAt(document, node, `lists within lists are not read more than ${MAXIMUM_NESTING2} deep`);
  else {
    const own = kind === "Template" ? templateParameters(document, node) : parameters;
    const ofThis = kind?.endsWith("List") ? kind.slice(0, -"List".length) || void 0 : void 0;
    for (const item of items) yield* unwrap2(walk2, item, own, depth + 1, ofThis);
  }
}
function* single(walk2, found, depth) {
  const { document, node, kind, parameters } = found;
  if (!mayNest(document, node)) yield found;
  else if (kind === "ClusterServiceVersion") {
    for (const deployment of itemsAt(node, "spec", "install", "spec", "deployments"))
      yield { ...found, node: deployment, kind: "Deployment" };
  } else {
    yield found;
    if (depth >= MAXIMUM_NESTING2) return;
    for (const object of nestedIn(node).objects) yield* unwrap2(walk2, object, parameters, depth + 1);
  }
}
function itemsOf2(node, kind) {
  if (kind === "Template" && itemsAt(node, "objects").length > 0) return itemsAt(node, "objects");
  return kind?.endsWith("List") && at(node, "items")?.type === "sequence" ? itemsAt(node, "items") : null;
}
function problemAt(document, node, message) {
  const { path: path8, line, column } = document.spanOf(node);
  return { path: path8, line, column, message };
}
function templateParameters(document, template) {
  const parameters = /* @__PURE__ */ new Map();
  for (const item of itemsAt(template, "parameters")) {
    const name = stringAt(item, "name");
    const value = scalarAt(item, "value");
    if (name === void 0 || value === void 0) continue;
    const step = { span: document.spanOf(item), note: `parameter ${name} of the template has this value unless the user sets another` };
    const text = document.textOf(value);
    parameters.set(name, { value: text.value, pieces: text.pieces.map((piece) => ({ ...piece, steps: [step, ...piece.steps] })) });
  }
  return parameters;
}
function withParameters(text, parameters) {
  if (parameters.size === 0 || !(text.value.includes("${") || text.value.includes(UNKNOWN))) return text;
  const pieces = text.pieces.flatMap((piece) => {
    if (piece.unknown !== void 0) return parameters.get(piece.unknown)?.pieces ?? [piece];
    return piece.value.split(/(\$\{[A-Za-z0-9_]+\})/).reduce(
      (done, part) => {
        const start = done.at;
        const value = parameters.get(/^\$\{(\w+)\}$/.exec(part)?.[1] ?? "");
        const own = knownText(part, (from, to) => piece.locate(start + from, start + to), piece.steps).pieces;
        if (part !== "") done.pieces.push(...value?.pieces ?? own);
        return { at: start + part.length, pieces: done.pieces };
      },
      { at: 0, pieces: [] }
    ).pieces;
  });
  const length = pieces.reduce((sum, piece) => sum + piece.value.length, 0);
  return isTooLong(length, pieces.length) ? text : { value: pieces.map((piece) => piece.value).join(""), pieces };
}

// src/workload/size.ts
var LARGEST_REQUEST = 3 * 1024 * 1024;
var MOST_VALUES = 1e5;
function excessOf(document, node) {
  if (!document.hasAliases && node.end - node.start < MOST_VALUES) return null;
  const sizes = /* @__PURE__ */ new Map();
  const open = [node];
  for (let here = open.at(-1); here; here = open.at(-1)) {
    const children = childrenOf2(here);
    const missing = sizes.has(here) ? [] : children.filter((child) => !sizes.has(child));
    if (missing.length > 0) {
      for (const child of missing) open.push(child);
      continue;
    }
    open.pop();
    const size = sizeOf(here, children, sizes);
    if (size.characters > LARGEST_REQUEST) return "is larger than the 3 MB that the API server takes";
    if (size.values > MOST_VALUES) return "holds more than 100,000 values";
    sizes.set(here, size);
  }
  return null;
}
function childrenOf2(node) {
  if (node.type === "scalar") return [];
  return node.type === "sequence" ? node.items : node.entries.map((entry2) => entry2.value);
}
function sizeOf(node, children, sizes) {
  let characters = ownCharacters(node);
  let values = 1;
  for (const child of children) {
    const size = sizes.get(child);
    characters += size?.characters ?? 0;
    values += size?.values ?? 0;
  }
  return { characters, values };
}
function ownCharacters(node) {
  if (node.type === "scalar") return node.text.length + (typeof node.value === "string" ? '"",'.length : ",".length);
  if (node.type === "sequence") return "[],".length;
  return node.entries.reduce((sum, entry2) => sum + entry2.key.text.length + '"":'.length, "{},".length);
}

// src/workload/embedded.ts
var STATIC_POD_PATH = /^\/.*\/(?:manifests|static-?pods?)\/[^/]+$/i;
function isStaticPodFile(file) {
  return STATIC_POD_PATH.test(stringAt(file, "path") ?? "");
}
var LOOKS_LIKE_POD = /\bhost(?:Network|Port)\b/;
var CONTAINERS = /\b(?:containers|objects|items)\b/;
function* embeddedTexts(document) {
  const seen = document.hasAliases ? /* @__PURE__ */ new Set() : null;
  const nodes = [document.root];
  const keys = [""];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    const key = keys.pop() ?? "";
    if (seen?.has(node)) continue;
    seen?.add(node);
    if (node.type === "sequence") {
      const { items } = node;
      for (let index = items.length - 1; index >= 0; index--) {
        nodes.push(items[index]);
        keys.push(key);
      }
    } else if (node.type === "mapping") {
      const { entries } = node;
      for (let index = entries.length - 1; index >= 0; index--) {
        const entry2 = entries[index];
        if (key === "metadata" && entry2.key.text === "annotations") continue;
        nodes.push(entry2.value);
        keys.push(entry2.key.text === "content" && isStaticPodFile(node) ? "inline" : entry2.key.text);
      }
    } else if (typeof node.value === "string") {
      const text = manifestIn(document, node, key);
      if (text && text.value.length > LARGEST_REQUEST)
        yield problemAt(document, node, "is too long a text to hold a manifest, so it is not searched for pods");
      else if (text) yield { text, isFile: key === "inline" || key === "source" };
    }
  }
}
function manifestIn(document, scalar2, key) {
  if (key === "source" && scalar2.text.startsWith("data:")) {
    const decoded = textOfDataUrl(document, scalar2);
    return decoded && LOOKS_LIKE_POD.test(decoded.value) ? decoded : null;
  }
  if (scalar2.text.length < 40 || !LOOKS_LIKE_POD.test(scalar2.text) || !CONTAINERS.test(scalar2.text)) return null;
  return document.textOf(scalar2);
}

// src/workload/kinds.ts
var POD_SPEC_PATHS = new Map([
  ["Pod", ["spec"]],
  ["PodTemplate", ["template", "spec"]],
  ["CronJob", ["spec", "jobTemplate", "spec", "template", "spec"]],
  ...["Deployment", "DaemonSet", "StatefulSet", "ReplicaSet", "ReplicationController", "Job", "DeploymentConfig"].map(
    (kind) => [kind, ["spec", "template", "spec"]]
  )
]);
var USUAL_POD_SPEC_PATH = ["spec", "template", "spec"];

// src/workload/own-pods.ts
var WORKFLOWS = /* @__PURE__ */ new Map([
  ["Workflow", ["spec"]],
  ["WorkflowTemplate", ["spec"]],
  ["ClusterWorkflowTemplate", ["spec"]],
  ["CronWorkflow", ["spec", "workflowSpec"]]
]);
var PLACING = ["nodeSelector", "affinity", "tolerations"];
function ownTemplates(object, kind) {
  if (kind === "" && /^v1beta[123]$/.test(stringAt(object, "version") ?? "")) return [mapping(object, [["spec", object]])];
  const path8 = stringAt(object, "apiVersion")?.startsWith("argoproj.io/") ? WORKFLOWS.get(kind) : void 0;
  const workflow = path8 && at(object, ...path8);
  return workflow ? itemsAt(workflow, "templates").flatMap((step) => templateOfStep(workflow, step)) : [];
}
function templateOfStep(workflow, step) {
  const own = [at(step, "container"), scriptOf2(at(step, "script"))].flatMap((node) => node ? [named2(node)] : []);
  const containers = [...own, ...itemsAt(step, "containerSet", "containers"), ...itemsAt(step, "sidecars")];
  if (containers.length === 0) return [];
  const spec = mapping(step, [
    ["hostNetwork", at(workflow, "hostNetwork")],
    ["containers", sequence(step, containers)],
    ["initContainers", at(step, "initContainers")],
    ["volumes", sequence(step, [...itemsAt(workflow, "volumes"), ...itemsAt(step, "volumes")])],
    ...PLACING.map((field2) => [field2, at(step, field2) ?? at(workflow, field2)])
  ]);
  return [
    mapping(step, [
      ["spec", spec],
      ["metadata", at(step, "metadata")]
    ])
  ];
}
function named2(container) {
  if (container.type !== "mapping" || at(container, "name")) return container;
  const name = { type: "scalar", start: container.start, end: container.start, value: "main", text: "main", style: "plain" };
  return { ...container, entries: [...container.entries, entry("name", name)] };
}
function scriptOf2(script) {
  const source = scalarAt(script, "source");
  const last = itemsAt(script, "command").at(-1);
  if (script?.type !== "mapping" || !source || last?.type !== "scalar" || !/(?:^|\/)(?:ba|da|a)?sh$/.test(last.text)) return script;
  const option = { ...source, end: source.start + "-c".length, value: "-c", text: "-c", style: "plain" };
  return { ...script, entries: [...script.entries, entry("args", sequence(source, [option, source]))] };
}
function portsBeside(object, template) {
  if (!stringAt(object, "apiVersion")?.startsWith("agones.dev/")) return null;
  if (at(object, "metadata", "annotations", "agones.dev/dev-address")) return null;
  const server = [at(object, "spec"), at(object, "spec", "template", "spec")].find((spec) => at(spec, "template") === template);
  const ports = itemsAt(server, "ports").filter((port) => stringAt(port, "portPolicy") === "Static");
  return server && ports.length > 0 ? sequence(server, ports) : null;
}
function mapping(around, fields2) {
  const { start, end } = around;
  return {
    type: "mapping",
    start,
    end,
    flow: false,
    hidden: [],
    entries: fields2.flatMap(([key, value]) => value ? [entry(key, value)] : [])
  };
}
function sequence(around, items) {
  return { type: "sequence", start: around.start, end: around.end, flow: false, items };
}
function entry(key, value) {
  return { key: { type: "scalar", start: value.start, end: value.start, value: key, text: key, style: "plain" }, value };
}

// src/workload/port-edits.ts
function editorOf(document) {
  return {
    text: (start, end) => document.rawText(start, end),
    // A whole dump of a cluster may be one line, which must not be searched for each of its containers.
    lineStart: (offset) => Math.max(0, offset - document.spanAt(offset, offset).column + 1),
    edit: (start, end, text) => {
      const span = document.spanAt(start, end);
      return { path: span.path, start: span.start, end: span.end, text };
    }
  };
}
function portInsertion(document, container, containers) {
  if (container.type !== "mapping") return null;
  const editor = editorOf(document);
  const entry2 = entryOf(container, "ports");
  const ports = entry2?.value;
  if (document.hasAliases && [container, ports].some((node) => node && isAnchored(editor, node))) return null;
  if (ports?.type === "sequence") {
    return isInside(ports, container) ? intoList(editor, ports, entry2?.key.style === "double") : null;
  }
  return ports === void 0 ? besideImage(editor, container, containers) : null;
}
function isAnchored(editor, node) {
  const before = editor.text(Math.max(0, node.start - 400), node.start);
  return /&[^\s,[\]{}]+[ \t]*(?:#[^\n]*)?(?:\r?\n[ \t]*(?:#[^\n]*)?)*[ \t]*$/.test(before);
}
function portRemoval(document, list, index) {
  const editor = editorOf(document);
  const item = list.items[index];
  const before = list.items[index - 1];
  if (!item || !before) return null;
  if (list.flow) return editor.edit(closingOf(editor, before), closingOf(editor, item), "");
  const start = editor.lineStart(item.start);
  if (!/^[ \t]*-[ \t]*$/.test(editor.text(start, item.start))) return null;
  return editor.edit(start, lineEnd(editor, item.end) + 1, "");
}
function intoList(editor, list, isJson) {
  const last = list.items.at(-1);
  if (list.flow || !last) return last ? afterFlowItem(editor, last) : intoEmptyList(editor, list, isJson);
  const start = editor.lineStart(last.start);
  const lead = /^[ \t]*-[ \t]*/.exec(editor.text(start, last.start))?.[0];
  if (lead === void 0 || last.type !== "mapping") return null;
  const end = lineEnd(editor, last.end);
  const indent = lead.replace(/-[ \t]*$/, "");
  const gap = lead.slice(indent.length + 1);
  return (port) => editor.edit(end, end, `${newline(editor, start)}${blockEntry(port, indent, gap, newline(editor, start))}`);
}
function afterFlowItem(editor, last) {
  const end = closingOf(editor, last);
  const start = editor.lineStart(last.start);
  const isOwnLine = editor.text(start, last.start).trim() === "";
  const isQuoted = last.type === "mapping" && last.entries[0]?.key.style === "double";
  const line = newline(editor, start);
  const outer = editor.text(start, last.start);
  const separator = isOwnLine ? `,${line}${outer}` : ", ";
  const isOpened = isOwnLine && editor.text(last.start, end).includes("\n");
  const lines = isOpened ? { line, inner: indentWithin(editor, last, start), outer } : void 0;
  return (port) => editor.edit(end, end, `${separator}${flowEntry(port, isQuoted, lines)}`);
}
function intoEmptyList(editor, list, isJson) {
  if (!list.flow) return null;
  return (port) => editor.edit(list.start + 1, list.start + 1, flowEntry(port, isJson));
}
function besideImage(editor, container, containers) {
  const entry2 = [entryOf(container, "image"), entryOf(container, "name")].find(
    (one) => one && isOneLine(editor, one) && isWithin(one, container)
  );
  if (!entry2) return null;
  const quoted = entry2.value.type === "scalar" && entry2.value.style !== "plain" ? 1 : 0;
  if (container.flow) {
    const isJson = entry2.key.style === "double";
    const after = entry2.value.end + quoted;
    const start2 = editor.lineStart(entry2.key.start - 1);
    const own = editor.text(start2, entry2.key.start - 1).trim() === "" ? `,${newline(editor, start2)}${editor.text(start2, entry2.key.start - 1)}` : ", ";
    return (port) => editor.edit(after, after, `${own}${isJson ? '"ports"' : "ports"}: [${flowEntry(port, isJson)}]`);
  }
  const end = lineEnd(editor, entry2.value.end);
  const start = editor.lineStart(entry2.key.start);
  const indent = " ".repeat(entry2.key.start - start);
  const line = newline(editor, start);
  return (port) => editor.edit(end, end, `${line}${indent}ports:${line}${blockEntry(port, `${indent}${listIndent(editor, containers)}`, " ", line)}`);
}
var FAR_ENOUGH = 4e3;
function listIndent(editor, containers) {
  const first = containers?.type === "sequence" ? containers.items[0] : void 0;
  if (!first || containers?.type !== "sequence" || containers.flow) return "  ";
  const dash = /^([ \t]*)-/.exec(editor.text(editor.lineStart(first.start), first.start))?.[1]?.length;
  const end = editor.lineStart(first.start);
  const above = editor.text(Math.max(0, end - FAR_ENOUGH), end).match(/^([ \t]*)(?:-[ \t]+)?["']?(?:containers|initContainers|ephemeralContainers)["']?:[^\n]*\n(?:[ \t]*(?:#[^\n]*)?\n)*$/m);
  return dash !== void 0 && above?.[1] !== void 0 && dash > above[1].length ? "  " : "";
}
function blockEntry(port, indent, gap, line) {
  const fields2 = fieldsOf(port).map(([key, value]) => `${key}: ${value}`);
  return `${indent}-${gap}${fields2.join(`${line}${indent} ${gap}`)}`;
}
function flowEntry(port, isJson, lines) {
  const fields2 = fieldsOf(port).map(
    ([key, value]) => isJson ? `"${key}": ${typeof value === "number" ? value : `"${value}"`}` : `${key}: ${value}`
  );
  if (!lines) return `{${fields2.join(", ")}}`;
  const { line, inner, outer } = lines;
  return `{${line}${fields2.map((field2) => inner + field2).join(`,${line}`)}${line}${outer}}`;
}
function fieldsOf(port) {
  return [
    ...port.name === null ? [] : [["name", port.name]],
    ["containerPort", port.containerPort],
    ...port.hostIP === null ? [] : [["hostIP", port.hostIP]],
    ["protocol", port.protocol]
  ];
}
function closingOf(editor, item) {
  if (item.type === "scalar") return item.end + (item.style === "plain" ? 0 : 1);
  const close = item.type === "mapping" ? "}" : "]";
  const after = editor.text(item.end, item.end + 1e4).indexOf(close);
  return item.end + after + 1;
}
function indentWithin(editor, item, start) {
  const first = item.type === "mapping" ? item.entries[0]?.key.start : void 0;
  const inner = first === void 0 ? "" : editor.text(editor.lineStart(first - 1), first - 1);
  return inner.trim() === "" && inner !== "" ? inner : `${editor.text(start, item.start)}  `;
}
function isOneLine(editor, entry2) {
  return entry2.value.type === "scalar" && entry2.value.text !== "" && !editor.text(entry2.key.start, entry2.value.end).includes("\n");
}
function isWithin(entry2, container) {
  return entry2.key.start >= container.start && entry2.value.end <= container.end;
}
function isInside(inner, outer) {
  return inner.start >= outer.start && inner.end <= outer.end;
}
function lineEnd(editor, offset) {
  const rest = editor.text(offset, Number.MAX_SAFE_INTEGER);
  const found = rest.search(/\r?\n/);
  return offset + (found < 0 ? rest.length : found);
}
function newline(editor, start) {
  return start >= 2 && editor.text(start - 2, start) === "\r\n" ? "\r\n" : "\n";
}

// src/workload/port.ts
function readPort(reader, list, index) {
  const node = list.items[index];
  if (node?.type !== "mapping") return [];
  const containerPort = field(reader, node, "containerPort");
  const hostPort = field(reader, node, "hostPort");
  const protocol = field(reader, node, "protocol");
  return [
    {
      name: stringAt(node, "name") ?? null,
      containerPort: containerPort.number,
      hostPort: hostPort.number,
      protocol: protocol.text === null || protocol.text.value === "" ? "TCP" : protocol.text.value,
      hostIP: reader.text(at(node, "hostIP"))?.value || null,
      span: reader.document.spanOf(node),
      containerPortSpan: containerPort.span,
      hostPortSpan: hostPort.span,
      protocolSpan: protocol.span,
      containerPortText: containerPort.text,
      hostPortText: hostPort.text,
      remove: reader.document.editable ? () => portRemoval(reader.document, list, index) : null
    }
  ];
}
function field(reader, node, name) {
  const scalar2 = scalarAt(node, name);
  if (!scalar2) return { number: null, span: null, text: null };
  const text = reader.text(scalar2);
  const fromTemplate = text !== null && typeof scalar2.value === "string" && text.value !== scalar2.text && /^\d+$/.test(text.value);
  const number = typeof scalar2.value === "number" ? scalar2.value : fromTemplate ? Number(text?.value) : null;
  return { number, span: reader.document.spanOf(scalar2), text };
}

// src/workload/probe.ts
var PROBES = [
  ["livenessProbe", "livenessProbe"],
  ["readinessProbe", "readinessProbe"],
  ["startupProbe", "startupProbe"],
  ["postStart", "lifecycle", "postStart"],
  ["preStop", "lifecycle", "preStop"]
];
function probesOf(reader, container) {
  return PROBES.flatMap(([field2, ...path8]) => {
    const node = at(container, ...path8);
    return node ? handlersOf(reader, field2, node) : [];
  });
}
function handlersOf(reader, field2, node) {
  const probes = [];
  for (const handler of ["httpGet", "tcpSocket", "grpc"]) {
    const port = reader.text(at(node, handler, "port"));
    if (port) probes.push({ field: field2, handler, port, host: reader.text(at(node, handler, "host")), command: [] });
  }
  const command = itemsAt(node, "exec", "command").flatMap((item) => reader.text(item) ?? []);
  if (command.length > 0) probes.push({ field: field2, handler: "exec", port: null, host: null, command });
  return probes;
}

// src/workload/pod.ts
function readPod(reader, spec, metadata, beside = null) {
  const containers = containersOf(reader, spec);
  const first = containers.find(({ role }) => role === "main");
  return {
    hostNetwork: isHostNetwork(spec),
    containers: containers.map((one) => one === first && beside ? { ...one, ports: [...one.ports, ...givenPorts(reader, beside)] } : one),
    volumes: itemsAt(spec, "volumes").map(readVolume),
    annotations: new Map(
      entriesAt(metadata, "annotations").flatMap((entry2) => {
        const text = reader.text(entry2.value);
        return text ? [[entry2.key.text, text]] : [];
      })
    )
  };
}
function givenPorts(reader, list) {
  return portsIn(reader, list).flatMap((port, index) => {
    const protocol = stringAt(list.items[index], "protocol") ?? "UDP";
    return (protocol === "TCPUDP" ? ["TCP", "UDP"] : [protocol]).map((one) => ({ ...port, protocol: one, remove: null }));
  });
}
function containersOf(reader, spec) {
  return [
    ...itemsAt(spec, "initContainers").map(
      (node) => readContainer(reader, node, stringAt(node, "restartPolicy") === "Always" ? "sidecar" : "init", at(spec, "initContainers"))
    ),
    ...itemsAt(spec, "containers").map((node) => readContainer(reader, node, "main", at(spec, "containers"))),
    ...itemsAt(spec, "ephemeralContainers").map((node) => readContainer(reader, node, "ephemeral", at(spec, "ephemeralContainers")))
  ];
}
function isHostNetwork(spec) {
  const value = scalarAt(spec, "hostNetwork")?.value;
  return value === true || typeof value === "string" && value.includes("\uE000");
}
function readContainer(reader, node, role, list) {
  const name = reader.text(at(node, "name"))?.value ?? "";
  const hidden = node.type === "mapping" ? node.hidden.filter((entry2) => entry2.key.text === "ports") : [];
  return {
    name,
    image: reader.text(at(node, "image"))?.value ?? "",
    role,
    span: reader.document.spanOf(node),
    branches: reader.document.branchesAt(node.start),
    command: textsAt(reader, node, "command"),
    args: textsAt(reader, node, "args"),
    env: itemsAt(node, "env").flatMap((item) => readVariable(reader, item)),
    envFrom: itemsAt(node, "envFrom").flatMap((item) => readVariableSource(reader, item)),
    ports: portsIn(reader, at(node, "ports")),
    hiddenPorts: hidden.flatMap((entry2) => portsIn(reader, entry2.value)),
    probes: probesOf(reader, node),
    mounts: itemsAt(node, "volumeMounts").flatMap((item) => {
      const volume = stringAt(item, "name");
      const mountPath = stringAt(item, "mountPath");
      return volume !== void 0 && mountPath !== void 0 ? [{ volume, mountPath, subPath: stringAt(item, "subPath") ?? null }] : [];
    }),
    workingDir: stringAt(node, "workingDir") ?? null,
    declare: reader.document.editable ? portInsertion(reader.document, node, list) : null
  };
}
function portsIn(reader, list) {
  return list?.type === "sequence" ? list.items.flatMap((_, index) => readPort(reader, list, index)) : [];
}
function textsAt(reader, node, field2) {
  return itemsAt(node, field2).flatMap((item) => {
    const text = reader.text(item);
    if (text === null) return [];
    const isChoice = text.value.startsWith(UNKNOWN) && text.value.endsWith(UNKNOWN);
    const choices = isChoice ? choicesOf(text).filter(({ value }) => value.startsWith("-")) : [];
    return choices.length > 0 ? choices : [text];
  });
}
function readVariable(reader, node) {
  const name = stringAt(node, "name");
  if (name === void 0) return [];
  const place2 = () => reader.document.spanOf(node);
  const value = entryOf(node, "value");
  const fieldPath = stringAt(node, "valueFrom", "fieldRef", "fieldPath");
  const configMap = stringAt(node, "valueFrom", "configMapKeyRef", "name");
  const key = stringAt(node, "valueFrom", "configMapKeyRef", "key");
  if (fieldPath !== void 0) return [{ name, place: place2, from: "field", fieldPath }];
  if (configMap !== void 0 && key !== void 0) return [{ name, place: place2, from: "configMap", configMap, key }];
  if (at(node, "valueFrom") !== void 0) return [{ name, place: place2, from: "other" }];
  return [{ name, place: place2, from: "value", value: reader.text(value?.value) ?? knownText("", place2) }];
}
function readVariableSource(reader, node) {
  const configMap = stringAt(node, "configMapRef", "name");
  if (configMap === void 0) return [];
  const optional = booleanAt(node, "configMapRef", "optional") ?? false;
  return [{ configMap, optional, prefix: stringAt(node, "prefix") ?? "", span: reader.document.spanOf(node) }];
}
function readVolume(node) {
  const sources = [at(node, "configMap"), ...itemsAt(node, "projected", "sources").map((source) => at(source, "configMap"))];
  return {
    name: stringAt(node, "name") ?? "",
    hostPath: stringAt(node, "hostPath", "path") ?? null,
    configMaps: sources.flatMap((source) => {
      const name = stringAt(source, "name");
      if (name === void 0) return [];
      const items = at(source, "items");
      return [{ name, items: items?.type === "sequence" ? items.items.flatMap((item) => keyToPath(item)) : null }];
    })
  };
}
function keyToPath(node) {
  const key = stringAt(node, "key");
  const path8 = stringAt(node, "path");
  return key !== void 0 && path8 !== void 0 ? [{ key, path: path8 }] : [];
}
function hasHostPort(spec) {
  return ["initContainers", "containers", "ephemeralContainers"].some(
    (field2) => itemsAt(spec, field2).some(
      (container) => itemsAt(container, "ports").some((port) => {
        const value = scalarAt(port, "hostPort")?.value;
        return value !== void 0 && value !== null && value !== 0 && value !== "";
      })
    )
  );
}

// src/workload/reader.ts
function createReader(document, parameters) {
  return {
    document,
    text: (node) => node?.type === "scalar" ? withParameters(document.textOf(node), parameters) : null
  };
}

// src/workload/summary.ts
function summarize({ document, object, kind, spec, podMetadata, staticPod }, pod) {
  const name = stringAt(object, "metadata", "name") ?? stringAt(object, "metadata", "generateName") ?? stringAt(object, "name") ?? stringAt(object, "id");
  return detachAll({
    kind,
    namespace: stringAt(object, "metadata", "namespace") ?? null,
    name: name ?? "",
    span: document.spanOf(at(object, "metadata", "name") ?? at(object, "name") ?? at(object, "kind") ?? object),
    set: document.set,
    labels: stringsAt(podMetadata, "labels"),
    annotations: { ...stringsAt(at(object, "metadata"), "annotations"), ...stringsAt(podMetadata, "annotations") },
    hostNetwork: pod.hostNetwork,
    containers: pod.containers.map(({ name: name2, image, role, branches }) => ({ name: name2, image, role, ...branched(branches) })),
    scheduling: schedulingOf(spec),
    rollout: rolloutOf(document, object),
    staticPod,
    template: document.template,
    ...branched(document.branchesAt(object.start)),
    ...controllerOf(object)
  });
}
function branched(branches = []) {
  return branches.length > 0 ? { branches } : {};
}
function controllerOf(object) {
  const owner = itemsAt(object, "metadata", "ownerReferences").find((reference) => booleanAt(reference, "controller") === true);
  const kind = stringAt(owner, "kind");
  const name = stringAt(owner, "name");
  return kind !== void 0 && name !== void 0 ? { controller: { kind, name } } : {};
}
function schedulingOf(spec) {
  return {
    nodeName: stringAt(spec, "nodeName") ?? null,
    nodeSelector: stringsAt(spec, "nodeSelector"),
    nodeAffinity: itemsAt(spec, "affinity", "nodeAffinity", "requiredDuringSchedulingIgnoredDuringExecution", "nodeSelectorTerms").map(
      termOf
    ),
    tolerations: itemsAt(spec, "tolerations").map(tolerationOf),
    podAntiAffinity: itemsAt(spec, "affinity", "podAntiAffinity", "requiredDuringSchedulingIgnoredDuringExecution").map(affinityTermOf)
  };
}
function termOf(node) {
  return { expressions: itemsAt(node, "matchExpressions").map(requirementOf), fields: itemsAt(node, "matchFields").map(requirementOf) };
}
function tolerationOf(node) {
  return {
    key: stringAt(node, "key") || null,
    operator: stringAt(node, "operator") ?? "Equal",
    value: scalarAt(node, "value")?.text ?? null,
    effect: stringAt(node, "effect") || null
  };
}
function affinityTermOf(node) {
  return { topologyKey: stringAt(node, "topologyKey") ?? "", ...labelSelectorOf(at(node, "labelSelector")) };
}
function rolloutOf(document, object) {
  const spec = at(object, "spec");
  const strategy = at(spec, "strategy") ?? at(spec, "updateStrategy");
  const parameters = at(strategy, "rollingUpdate") ?? at(strategy, "rollingParams");
  return {
    replicas: numberAt(spec, "replicas") ?? null,
    strategy: stringAt(strategy, "type") ?? null,
    maxSurge: scalarAt(parameters, "maxSurge")?.text ?? null,
    maxUnavailable: scalarAt(parameters, "maxUnavailable")?.text ?? null,
    span: document.spanOf(strategy ?? at(spec, "replicas") ?? at(object, "kind") ?? object)
  };
}

// src/workload/find.ts
var STATIC_POD_FOLDER = /(?:^|\/)(?:static-?pods?|kubernetes\/manifests)\//;
function* workloadsIn(document, isFile2 = false) {
  for (const found of objectsOf(document)) {
    if ("message" in found) yield found;
    else yield* workloadsOf(found, isFile2);
  }
}
function* workloadsOf(found, isFile2) {
  const own = ownTemplates(found.node, found.kind);
  for (const template2 of own) yield* workloadOf(found, template2, isFile2);
  if (own.length > 0) return;
  const path8 = POD_SPEC_PATHS.get(found.kind) ?? USUAL_POD_SPEC_PATH;
  const template = at(found.node, ...path8.slice(0, -1));
  if (hasContainers(at(template, "spec"))) yield* workloadOf(found, template, isFile2);
  else if (mayNest(found.document, found.node))
    for (const nested of nestedIn(found.node).templates) yield* workloadOf(found, nested, isFile2);
}
function hasContainers(spec) {
  return itemsAt(spec, "containers").length + itemsAt(spec, "initContainers").length > 0;
}
function* workloadOf({ document, node, kind, parameters }, template, isFile2) {
  const spec = at(template, "spec");
  if (!spec) return;
  const excess = excessOf(document, spec);
  if (excess !== null) {
    yield problemAt(document, spec, `${excess}, so it is not judged`);
    return;
  }
  yield* wrongTypes(document, spec);
  const beside = portsBeside(node, template);
  if (!isHostNetwork(spec) && !hasHostPort(spec) && !beside || isOver(node, kind)) return;
  const podMetadata = at(template, "metadata");
  const pod = readPod(createReader(document, parameters), spec, podMetadata, beside);
  const staticPod = kind === "" || kind === "Pod" && (isFile2 || STATIC_POD_FOLDER.test(document.path));
  yield {
    workload: summarize({ document, object: node, kind: kind || "Pod", spec, podMetadata, staticPod }, pod),
    pod,
    document,
    object: node
  };
}
function isOver(object, kind) {
  const phase = kind === "Pod" ? stringAt(object, "status", "phase") : void 0;
  return phase === "Succeeded" || phase === "Failed" || kind === "Job" && stringAt(object, "status", "completionTime") !== void 0;
}
function* wrongTypes(document, spec) {
  const hostNetwork = scalarAt(spec, "hostNetwork");
  if (!hostNetwork || hostNetwork.value === null || typeof hostNetwork.value === "boolean" || hostNetwork.text.includes("\uE000")) return;
  const { path: path8, line, column } = document.spanOf(hostNetwork);
  yield {
    path: path8,
    line,
    column,
    message: "hostNetwork is not a boolean, so the API server refuses this object; write true or false without quotes"
  };
}

// src/workload/node-files.ts
var LISTS = [
  ["storage", "files"],
  ["write_files"],
  ["spec", "files"],
  ["spec", "template", "spec", "files"],
  ["spec", "kubeadmConfigSpec", "files"],
  ["spec", "template", "spec", "kubeadmConfigSpec", "files"]
];
function nodeFilesIn(document) {
  const files = [];
  for (const found of objectsOf(document)) {
    if ("message" in found) continue;
    const reader = createReader(document, found.parameters);
    files.push(...filesListedIn(at(found.node, "spec", "config") ?? found.node).flatMap((file) => nodeFileOf(reader, file)));
  }
  return files;
}
function filesListedIn(config) {
  return [...LISTS.flatMap((path8) => itemsAt(config, ...path8)), config];
}
function nodeFileOf(reader, file) {
  const place2 = scalarAt(file, "path");
  if (place2 === void 0 || stringAt(file, "contents", "compression") || stringAt(file, "encoding")) return [];
  const source = scalarAt(file, "contents", "source");
  const text = source ? textOfDataUrl(reader.document, source) : reader.text(at(file, "contents", "inline") ?? at(file, "content"));
  return text ? [{ path: place2.text, text, place: place2 }] : [];
}

// src/workload/node-role.ts
var ROLE_LABEL = "machineconfiguration.openshift.io/role";
function selectorOfNodes(object) {
  const role = stringAt(object, "metadata", "labels", ROLE_LABEL) ?? roleOfKind(stringAt(object, "kind") ?? "");
  return role === null ? {} : { [`node-role.kubernetes.io/${detach(role)}`]: "" };
}
function roleOfKind(kind) {
  return kind.includes("ControlPlane") ? "control-plane" : kind.endsWith("ConfigTemplate") ? "worker" : null;
}
function onNodesOf(object, workload) {
  if (!workload.staticPod) return workload;
  const { scheduling } = workload;
  return { ...workload, scheduling: { ...scheduling, nodeSelector: { ...selectorOfNodes(object), ...scheduling.nodeSelector } } };
}

// src/workload/owned.ts
var MAKERS = /* @__PURE__ */ new Map([
  ["ReplicaSet", "Deployment"],
  ["ReplicationController", "DeploymentConfig"],
  ["Job", "CronJob"]
]);
var MOST_STEPS2 = 4;
function withoutOwned(all) {
  if (!all.workloads.some(({ controller }) => controller)) return all;
  const makers = findMakers(all.workloads);
  if (makers.size === 0) return all;
  const held = new Set(all.listeners.map((listener) => keyOf2(listener.workload, listener)));
  for (const declaration of all.declarations) {
    const port = hostPortOf(declaration);
    if (port !== null) held.add(keyOf2(declaration.workload, { port, protocol: declaration.protocol }));
  }
  const isOwned = (workload, claim) => makers.get(workload)?.some((maker) => held.has(keyOf2(maker, claim)) || workload.rollout.replicas === 0) === true;
  const listeners = all.listeners.filter((listener) => !isOwned(listener.workload, listener));
  const own = new Set(listeners.map(({ workload }) => workload));
  return {
    workloads: all.workloads.filter((workload) => !makers.has(workload) || own.has(workload)),
    listeners,
    declarations: all.declarations.filter(
      ({ workload, protocol, ...one }) => !makers.has(workload) || own.has(workload) && !isOwned(workload, { port: hostPortOf({ workload, ...one }), protocol })
    )
  };
}
function keyOf2(workload, { port, protocol }) {
  return `${placeOf7(workload, workload.kind, workload.name)}
${protocol}
${port}`;
}
function placeOf7({ set, namespace }, kind, name) {
  return [set, namespace, kind, name].join("\n");
}
function findMakers(workloads) {
  const named3 = new Map(workloads.map((workload) => [placeOf7(workload, workload.kind, workload.name), workload]));
  const makers = /* @__PURE__ */ new Map();
  for (const workload of workloads) {
    let above = [];
    let owner = workload.controller;
    for (let step = 0; owner && step < MOST_STEPS2; step++) {
      const found = named3.get(placeOf7(workload, owner.kind, owner.name));
      if (found === workload) {
        above = [];
        break;
      }
      if (found) above.push(found);
      owner = found?.controller ?? makerOf(owner, workload);
    }
    if (above.length > 0) makers.set(workload, above);
  }
  return makers;
}
function makerOf({ kind, name }, made) {
  if (kind === "Node") return made.name.endsWith(`-${name}`) ? { kind: "Pod", name: made.name.slice(0, -name.length - 1) } : void 0;
  const maker = MAKERS.get(kind);
  const cut = name.lastIndexOf("-");
  return maker !== void 0 && cut > 0 ? { kind: maker, name: name.slice(0, cut) } : void 0;
}

// src/workload/units.ts
var UNIT_NAME = /\.(?:service|socket)$/;
var OWN_NAME = /\.(?:service|socket|container|pod|kube)$/;
var UNIT_PATH = /^\/(?:etc|run|(?:usr\/)?lib)\/systemd\/system\/([^/]+\.(?:service|socket))(?:\.d\/[^/]+\.conf)?$/;
var QUADLET_PATH = /^\/(?:etc|run|usr\/share)\/containers\/systemd\/(?:[^/]+\/)*([^/]+\.(?:container|kube|pod))$/;
var PRESENT = [
  { name: "crio.service", command: "/usr/bin/crio", files: /^\/etc\/crio\/crio\.conf(?:$|\.d\/)/ },
  { name: "sshd.service", command: "/usr/sbin/sshd", files: /^\/etc\/ssh\/sshd_config(?:$|\.d\/)/ },
  // Where kubeadm is used, credentials stand under the same name.
  {
    name: "kubelet.service",
    command: "/usr/bin/kubelet --config=/etc/kubernetes/kubelet.conf",
    files: /^\/etc\/kubernetes\/kubelet\.conf$/,
    holds: "KubeletConfiguration"
  }
];
function* unitsIn2(document) {
  for (const found of objectsOf(document)) {
    if ("message" in found) continue;
    const { node, parameters } = found;
    const reader = createReader(document, parameters);
    const config = at(node, "spec", "config") ?? node;
    const listed = listedUnits(reader, node, config);
    const entries = at(node, "contents") && listed.length === 0 ? [node] : filesListedIn(config);
    if (listed.length === 0 && !entries.some((file) => tellsUnit(stringAt(file, "path") ?? ""))) continue;
    const files = entries.flatMap((file) => nodeFileOf(reader, file));
    const written = [...listed, ...unitsAmong(files)];
    for (const unit of [...written, ...presentUnits(files, written, document)]) {
      const span = document.spanOf(unit.place);
      yield {
        workload: workloadOf2(document, detach(unit.name), span, selectorOfNodes(node)),
        pod: processOf(unit, span, files),
        document,
        object: node
      };
    }
  }
}
function listedUnits(reader, node, config) {
  const isUnit = OWN_NAME.test(stringAt(node, "name") ?? "");
  const units = isUnit ? [node] : [...itemsAt(config, "systemd", "units"), ...itemsAt(config, "coreos", "units")];
  return units.flatMap((unit) => {
    const place2 = scalarAt(unit, "name");
    const isOff2 = ["enabled", "enable"].some((key) => booleanAt(unit, key) === false) || booleanAt(unit, "mask") === true;
    if (!place2 || !(unit === node ? OWN_NAME : UNIT_NAME).test(place2.text) || isOff2) return [];
    const texts = [unit, ...itemsAt(unit, "dropins"), ...itemsAt(unit, "drop-ins")].flatMap(
      (part) => reader.text(at(part, "contents") ?? at(part, "content")) ?? []
    );
    return texts.length === 0 ? [] : [{ name: place2.text, place: place2, texts }];
  });
}
function unitsAmong(files) {
  return files.flatMap((file) => {
    const name = unitNameOf(file.path);
    if (name === null || !file.path.endsWith(name)) return [];
    const dropins = files.filter((other) => other !== file && unitNameOf(other.path) === name && other.path.endsWith(".conf"));
    return [{ name, place: file.place, texts: [file, ...dropins].map(({ text }) => text) }];
  });
}
function presentUnits(files, written, document) {
  return PRESENT.flatMap(({ name, command, files: own, holds = "" }) => {
    const place2 = files.find((file) => own.test(file.path) && file.text.value.includes(holds))?.place;
    const isStarted2 = written.some((unit) => unit.name === name && unit.texts.some((text) => text.value.includes("ExecStart=")));
    if (!place2 || isStarted2) return [];
    return [{ name, place: place2, texts: [knownText(`[Service]
ExecStart=${command}`, () => document.spanOf(place2))] }];
  });
}
function tellsUnit(path8) {
  return unitNameOf(path8) !== null || PRESENT.some(({ files }) => files.test(path8));
}
function unitNameOf(path8) {
  return (UNIT_PATH.exec(path8) ?? QUADLET_PATH.exec(path8))?.[1] ?? null;
}
function processNameOf(unit) {
  return unit.replace(/\.\w+$/, "");
}
function processOf({ name, texts }, span, files) {
  const container = {
    ...NOTHING3,
    name: processNameOf(name),
    span,
    unit: joinTexts(texts.flatMap((text) => [text, knownText("\n", () => span)]))
  };
  return { hostNetwork: true, containers: [container], volumes: [], annotations: /* @__PURE__ */ new Map(), ...files.length > 0 ? { files } : {} };
}
var NOTHING3 = {
  image: "",
  role: "main",
  command: [],
  args: [],
  env: [],
  envFrom: [],
  ports: [],
  hiddenPorts: [],
  probes: [],
  mounts: [],
  workingDir: null,
  declare: null
};
function workloadOf2(document, name, span, nodeSelector) {
  return {
    kind: "Unit",
    namespace: null,
    name,
    span,
    set: document.set,
    labels: {},
    annotations: {},
    hostNetwork: true,
    hostProcess: true,
    containers: [{ name: processNameOf(name), image: "", role: "main" }],
    scheduling: {
      nodeName: null,
      nodeSelector,
      nodeAffinity: [],
      tolerations: [],
      podAntiAffinity: []
    },
    rollout: { replicas: null, strategy: null, maxSurge: null, maxUnavailable: null, span },
    // Like a static pod it is there on every node of its role, and no scheduler has a say.
    staticPod: true,
    template: document.template
  };
}

// src/gather.ts
async function gather(sources, options) {
  const state = new Gathering(options);
  for await (const source of sources) {
    options.signal?.throwIfAborted();
    if (isProblem(source)) state.problems.push(source);
    else await state.read(source);
  }
  await state.readHosts();
  return state.gathered();
}
function commentsOf(sources) {
  const comments = [];
  for (const source of sources) {
    for (const scanned of isProblem(source) ? [] : scanSource(source)) if (scanned.type === "comments") comments.push(...scanned.comments);
  }
  return comments;
}
var Gathering = class {
  workloads = [];
  listeners = [];
  declarations = [];
  problems = [];
  documents = 0;
  paths = /* @__PURE__ */ new Set();
  related = createRelatedObjects();
  hosts = [];
  nodeFiles = /* @__PURE__ */ new Map();
  options;
  collector;
  followShell = null;
  constructor(options) {
    this.options = options;
    this.collector = createDirectiveCollector(options.knownRules ?? []);
  }
  gathered() {
    const kept = withoutOwned(this);
    const left = new Set(kept.workloads);
    const { problems, documents, paths, collector } = this;
    return {
      ...kept,
      problems,
      documents,
      paths,
      files: paths.size,
      // The annotation of a pod that its maker stands for is the maker's own.
      directives: () => collector.directives().filter(({ reach }) => {
        if (reach === null || reach.lines !== null || kept.workloads === this.workloads) return true;
        return [...reach.workloads].some((workload) => left.has(workload));
      })
    };
  }
  async read(source) {
    this.paths.add(source.path);
    for (const scanned of scanSource(source)) {
      if (scanned.type === "comments") {
        this.addComments(scanned.comments);
        continue;
      }
      this.documents++;
      if (scanned.type === "problem") this.problems.push(scanned.problem);
      else if (scanned.type === "host") this.hosts.push(scanned.reference);
      if (scanned.type === "related" || scanned.type === "host" && scanned.isRelated) this.related.add(scanned.reference);
    }
  }
  addComments(comments) {
    this.collector.addComments(comments.slice(0, MOST_COMMENTS));
    const surplus = comments[MOST_COMMENTS];
    if (!surplus) return;
    const { path: path8, line, column } = surplus.span;
    const message = `the document holds more than ${MOST_COMMENTS} comments for hostport-lint; those from here on do not count`;
    this.problems.push({ path: path8, line, column, message });
  }
  /** Workloads are judged last, because the objects that they name may stand in a source that comes later. */
  async readHosts() {
    for (const reference of this.hosts) {
      const document = readReference(reference);
      if (document === null) continue;
      if ("message" in document) this.problems.push(document);
      else for (const found of this.workloadsOf(document)) await this.hearSafely(found);
    }
  }
  /** A defect of a detector must not take the other workloads with it. */
  async hearSafely(found) {
    try {
      await this.hear(found);
    } catch (error) {
      const { path: path8, line, column } = found.workload.span;
      this.problems.push({ path: path8, line, column, message: `${nameOfWorkload(found.workload)} could not be judged: ${defectOf(error)}` });
    }
  }
  /** The workloads of a document and of the manifests that stand in it as text. */
  *workloadsOf(document) {
    for (const found of workloadsIn(document)) {
      if (!("message" in found)) yield found;
      else this.problems.push(found);
    }
    yield* unitsIn2(document);
    for (const embedded of embeddedTexts(document)) {
      if ("message" in embedded) {
        this.problems.push(embedded);
        continue;
      }
      const { text, isFile: isFile2 } = embedded;
      const origin = { path: document.path, kind: document.kind, set: document.set, line: 1, offset: 0 };
      const namesAt = createNameFinder(text);
      let next = 0;
      for (const part of text.value.split(/^(?=---[ \t\r]*$)/m)) {
        const from = next;
        next += part.length;
        const inner = parseDocument(part, origin, {
          spanAt: (start, end) => spanOfText(text, from + start, from + end),
          namesAt: (start, end) => namesAt(from + start, from + end)
        });
        if (inner === null || isSyntaxProblem(inner)) continue;
        this.addComments(commentsIn({ root: inner.root, text: part, spanAt: inner.spanAt }));
        for (const found of workloadsIn(inner, isFile2)) {
          if (!("message" in found)) yield { ...found, workload: onNodesOf(document.root, found.workload), outer: document };
        }
      }
    }
  }
  /** Files of nodes whose templates stand in the workload's own folder: those of others may be for other platforms. */
  nodeFilesBeside(document) {
    return this.related.selecting(document.set, [NODE_FILE], folderOf(document.path)).flatMap((reference) => {
      const known = this.nodeFiles.get(reference);
      if (known) return known;
      const parsed = readReference(reference);
      const files = parsed === null || "message" in parsed ? [] : nodeFilesIn(parsed);
      this.nodeFiles.set(reference, files);
      return files;
    });
  }
  async hear({ workload, pod, document, object, outer }) {
    if (this.followShell === null && runsScript(pod)) this.followShell = await this.options.loadShell();
    const { registry, detectors } = this.options;
    let nodeFiles;
    const found = listen(workload, pod, {
      registry,
      detectors,
      configMapKeys: createConfigMaps(this.related, document, workload.namespace),
      expectedPorts: () => expectedPorts(this.related, workload),
      nodeFiles: () => nodeFiles ??= [...outer ? nodeFilesIn(outer) : [], ...this.nodeFilesBeside(document)],
      followShell: this.followShell ?? (() => ({ commands: [], files: [], problems: [] }))
    });
    if (workload.hostProcess && found.listeners.length === 0) return;
    this.workloads.push(workload);
    const annotation = scalarAt(object, "metadata", "annotations", ANNOTATION);
    this.collector.addWorkload(workload, pod, annotation ? document.textOf(annotation) : null);
    this.listeners.push(...found.listeners);
    this.declarations.push(...found.declarations);
    for (const { message, span } of found.problems) this.problems.push({ path: span.path, line: span.line, column: span.column, message });
  }
};

// src/model/default-ranges.ts
var default_ranges_exports = {};
__export(default_ranges_exports, {
  EPHEMERAL_RANGE: () => EPHEMERAL_RANGE,
  NODE_PORT_RANGE: () => NODE_PORT_RANGE
});
var NODE_PORT_RANGE = { port: 3e4, endPort: 32767 };
var EPHEMERAL_RANGE = { port: 32768, endPort: 60999 };

// src/model/finding.ts
var finding_exports = {};
__export(finding_exports, {
  SEVERITIES: () => SEVERITIES,
  compareSeverity: () => compareSeverity
});
var SEVERITIES = ["info", "warning", "error"];
function compareSeverity(a, b) {
  return SEVERITIES.indexOf(a) - SEVERITIES.indexOf(b);
}

// src/report/product.ts
var product_exports = {};
__export(product_exports, {
  HOMEPAGE: () => HOMEPAGE,
  VERSION: () => VERSION
});

// package.json
var package_default = JSON.parse('{"name":"hostport-lint","version":"0.1.0"}');

// src/report/product.ts
var VERSION = package_default.version;
var HOMEPAGE = "https://github.com/hostport-lint/hostport-lint";

// src/suppression/apply.ts
function applyDirectives(judged, directives, options) {
  const used = new Map(directives.map((scoped) => [scoped, /* @__PURE__ */ new Set()]));
  const meantFor = indexDirectives(directives);
  const marked = judged.map((one) => {
    const meant = [...new Set(meantFor(one))];
    for (const scoped of meant) used.get(scoped)?.add(one.finding.rule);
    return { ...one, finding: silence(one.finding, meant, options.today) };
  });
  return { judged: marked, uses: directives.map((scoped) => useOf(scoped, used.get(scoped) ?? /* @__PURE__ */ new Set(), options)) };
}
var FEW_LINES = 100;
function indexDirectives(directives) {
  const everywhere = [];
  const byPlace = /* @__PURE__ */ new Map();
  const byWorkload = /* @__PURE__ */ new Map();
  for (const [order, scoped] of directives.entries()) {
    const { directive, reach } = scoped;
    if (directive.fault !== null) continue;
    if (reach === null) everywhere.push({ order, scoped });
    else {
      for (const workload of reach.workloads) append(byWorkload, workload, { order, scoped });
      const { path: path8 = "", from = 1, to = 0 } = reach.lines ?? {};
      if (to - from >= FEW_LINES) append(byPlace, path8, { order, scoped });
      else for (let line = from; line <= to; line++) append(byPlace, `${path8}:${line}`, { order, scoped });
    }
  }
  return (one) => {
    const { rule, span } = one.finding;
    const candidates = /* @__PURE__ */ new Set([
      ...byPlace.get(`${span.path}:${span.line}`) ?? [],
      ...byPlace.get(span.path) ?? [],
      ...one.workload === null ? [] : byWorkload.get(one.workload) ?? [],
      ...everywhere
    ]);
    return [...candidates].filter(({ scoped: { directive, covers } }) => (directive.rules.length === 0 || directive.rules.includes(rule)) && covers(one)).sort((a, b) => a.order - b.order).map(({ scoped }) => scoped);
  };
}
function append(index, key, one) {
  const list = index.get(key);
  if (list) list.push(one);
  else index.set(key, [one]);
}
function silence(finding, meant, today) {
  const valid = meant.find(({ directive }) => directive.until === null || today <= directive.until);
  if (valid) {
    const { by, reason, until } = valid.directive;
    return { ...finding, suppressed: { by, reason, until } };
  }
  const expired = meant[0]?.directive;
  if (!expired) return finding;
  return {
    ...finding,
    message: `${finding.message}; it was ignored until ${expired.until}, which is over`,
    related: [...finding.related, { span: expired.span, message: `ignored until ${expired.until}: ${expired.reason}` }]
  };
}
function useOf({ directive, seenWhole }, used, { ranRules, laterRules }) {
  if (directive.fault !== null || !seenWhole) return { directive, unused: [], idle: false };
  const unused = directive.rules.filter((rule) => ranRules.has(rule) && !laterRules.has(rule) && !used.has(rule));
  return { directive, unused, idle: directive.rules.length === 0 && used.size === 0 };
}

// src/suppression/ignore.ts
function scopeOfIgnore(entry2, seen) {
  const isWorkload = entry2.workload === null ? null : workloadMatcher(entry2.workload);
  const covers = ({ finding, workload }) => {
    if (entry2.matchesPath !== null && !entry2.matchesPath(finding.span.path)) return false;
    if (isWorkload !== null && (workload === null || !isWorkload(workload))) return false;
    if (entry2.ports === null) return true;
    const { port, endPort, protocol } = entry2.ports;
    return finding.port !== null && port <= finding.port && finding.port <= endPort && (protocol === null || protocol === finding.protocol);
  };
  const { rule, reason, until, span } = entry2;
  const directive = { by: "config", rules: rule === null ? [] : [rule], reason, until, fault: null, span };
  return { directive, covers, reach: null, seenWhole: seen.whole || isSeen(entry2, seen) };
}
function isSeen({ matchesPath, workload }, { paths, workloads }) {
  if (workload !== null) return workloads.some(workloadMatcher(workload));
  return matchesPath !== null && [...paths].some(matchesPath);
}
function workloadMatcher(pattern) {
  const [, kind = null, rest = ""] = /^(?:(\S+)\s+)?(.*)$/.exec(pattern.trim()) ?? [];
  const withNamespace = rest.includes("/");
  return (workload) => {
    if (kind !== null && !isLike(workload.kind, kind)) return false;
    const full = nameOfWorkload(workload).slice(workload.kind.length + 1);
    return isLike(withNamespace ? full : full.split("/").at(-1) ?? "", rest);
  };
}
function isLike(text, pattern) {
  const [first = "", ...others] = pattern.split("*");
  const last = others.pop();
  if (last === void 0) return text === first;
  if (!text.startsWith(first)) return false;
  let at2 = first.length;
  for (const part of others) {
    const found = text.indexOf(part, at2);
    if (found < 0) return false;
    at2 = found + part.length;
  }
  return text.length - last.length >= at2 && text.endsWith(last);
}

// src/lint.ts
function urlOfRule(rule) {
  return `${HOMEPAGE}/blob/main/docs/rules/${rule}.md`;
}
async function lint(sources, options) {
  const knownRules = options.knownRules ?? options.rules.map((rule) => rule.meta.id);
  const gathered = await gather(sources, { ...options, knownRules });
  const { findings, skipped, problems, finishedRules } = judge2(gathered, options);
  const isShown = (finding) => compareConfidence(finding.confidence, options.minimumConfidence) >= 0;
  const shown = findings.filter(isShown);
  return {
    findings: shown,
    listeners: [...gathered.listeners].sort(compareListeners),
    problems: [...gathered.problems, ...problems].sort(
      (a, b) => compareStrings(a.path, b.path) || a.line - b.line || a.column - b.column || compareStrings(a.message, b.message)
    ),
    skipped,
    counts: {
      files: gathered.files,
      documents: gathered.documents,
      workloads: gathered.workloads.length,
      listeners: gathered.listeners.length
    },
    hidden: countByRule(findings.filter((finding) => !isShown(finding))),
    everything: findings,
    paths: gathered.paths,
    finishedRules
  };
}
function judge2(gathered, options) {
  const { registry } = options;
  const context = {
    workloads: gathered.workloads,
    listeners: gathered.listeners,
    declarations: gathered.declarations,
    registry,
    placement: options.createPlacement(gathered.workloads),
    nodePortRange: options.nodePortRange ?? NODE_PORT_RANGE,
    ephemeralRange: options.ephemeralRange ?? EPHEMERAL_RANGE
  };
  const skipped = [];
  const ready = options.rules.filter((rule) => {
    const reason = unmetNeed(rule, registry);
    if (reason !== null) skipped.push({ rule: rule.meta.id, reason });
    return reason === null;
  });
  const later = ready.filter((rule) => rule.meta.needs.includes("suppressions"));
  const first = ready.filter((rule) => !later.includes(rule));
  const checked = check23(first, context, options);
  const finished = ready.filter((rule) => !checked.broken.includes(rule));
  const ran = { ranRules: idsOf(finished), laterRules: idsOf(later), today: options.today ?? "" };
  const directives = directivesOf2(gathered, options);
  const { judged, uses } = applyDirectives(checked.judged, directives, ran);
  const checkedLater = check23(later, { ...context, suppressions: uses }, options);
  const afterwards = applyDirectives(checkedLater.judged, directives, ran);
  const findings = distinguish([...judged, ...afterwards.judged].map(({ finding }) => finding).sort(compareFindings));
  return {
    findings: findings.map((finding) => silenceKnown(finding, options.baseline)),
    skipped,
    problems: [...checked.problems, ...checkedLater.problems],
    finishedRules: idsOf(options.rules.filter((rule) => ![...checked.broken, ...checkedLater.broken].includes(rule)))
  };
}
function check23(rules, context, { severities }) {
  const judged = [];
  const broken = [];
  const problems = [];
  for (const rule of rules) {
    try {
      for (const draft of rule.check(context)) {
        judged.push({ finding: stamp(rule, draft, severities?.get(rule.meta.id)), workload: draft.workload ?? null });
      }
    } catch (error) {
      broken.push(rule);
      const message = `rule ${rule.meta.id} could not be finished, so some of its findings are missing: ${defectOf(error)}`;
      problems.push({ path: ".", line: 1, column: 1, message });
    }
  }
  return { judged, broken, problems };
}
function idsOf(rules) {
  return new Set(rules.map((rule) => rule.meta.id));
}
function directivesOf2(gathered, { ignore = [], readsWhole = false }) {
  const seen = { paths: gathered.paths, workloads: gathered.workloads, whole: readsWhole };
  return [...gathered.directives(), ...ignore.map((entry2) => scopeOfIgnore(entry2, seen))];
}
function silenceKnown(finding, baseline) {
  if (finding.suppressed !== null || !baseline?.has(finding.fingerprint)) return finding;
  return { ...finding, suppressed: { by: "baseline", reason: "known since before the baseline", until: null } };
}
function unmetNeed(rule, registry) {
  if (rule.meta.needs.includes("registry") && registry.registries.length === 0) return "needs a registry; name one with --registry";
  if (rule.meta.needs.includes("observed-sockets")) return "needs the sockets of a node, which manifests do not show";
  return null;
}
function stamp(rule, draft, severity) {
  const { workload } = draft;
  return {
    rule: rule.meta.id,
    severity: severity ?? draft.severity ?? rule.meta.severity,
    confidence: draft.confidence,
    message: draft.message,
    remedy: draft.remedy ?? rule.meta.remedy,
    url: urlOfRule(rule.meta.id),
    span: draft.span,
    related: withoutRepeats(draft.related ?? []),
    workload: workload ? { kind: workload.kind, namespace: workload.namespace, name: workload.name } : null,
    container: draft.container ?? null,
    port: draft.port ?? null,
    protocol: draft.protocol ?? null,
    fingerprint: fingerprintOf(rule.meta.id, draft),
    suppressed: null,
    fix: draft.fix && workload?.template ? { ...draft.fix, isShownOnly: true } : draft.fix ?? null
  };
}
function withoutRepeats(related) {
  const told = /* @__PURE__ */ new Set();
  return related.filter(({ span, message }) => {
    const place2 = `${span.path} ${span.start} ${span.end} ${message}`;
    return !told.has(place2) && told.add(place2);
  });
}
function fingerprintOf(rule, draft) {
  const { workload } = draft;
  const subject = [rule, workload?.kind, workload?.namespace, workload?.name, draft.container, draft.protocol, draft.port];
  if (draft.subject !== void 0) subject.push(draft.subject);
  return (0, import_node_crypto.createHash)("sha256").update(JSON.stringify(subject)).digest("hex").slice(0, 20);
}
function distinguish(findings) {
  const seen = /* @__PURE__ */ new Map();
  return findings.map((finding) => {
    const count2 = seen.get(finding.fingerprint) ?? 0;
    seen.set(finding.fingerprint, count2 + 1);
    return count2 === 0 ? finding : { ...finding, fingerprint: `${finding.fingerprint}-${count2 + 1}` };
  });
}
function compareFindings(a, b) {
  return compareSpans(a.span, b.span) || compareSeverity(b.severity, a.severity) || compareStrings(a.rule, b.rule) || (a.port ?? 0) - (b.port ?? 0) || compareStrings(a.message, b.message);
}
function compareListeners(a, b) {
  return compareSpans(a.workload.span, b.workload.span) || a.port - b.port || compareStrings(a.protocol, b.protocol) || compareStrings(a.reach, b.reach) || compareStrings(a.container ?? "", b.container ?? "");
}
function countByRule(findings) {
  const counts = {};
  for (const finding of findings) counts[finding.rule] = (counts[finding.rule] ?? 0) + 1;
  return counts;
}

// src/report/index.ts
var report_exports = {};
__export(report_exports, {
  FINDING_REPORTS: () => FINDING_REPORTS,
  PORT_REPORTS: () => PORT_REPORTS,
  wantsColor: () => wantsColor
});

// src/report/paint.ts
var paint_exports = {};
__export(paint_exports, {
  painter: () => painter,
  wantsColor: () => wantsColor
});
var CODES = { error: "1;31", warning: "1;33", info: "1;36", strong: "1", faint: "2", good: "32" };
function painter(color) {
  return color ? (style, text) => text === "" ? "" : `\x1B[${CODES[style]}m${text}\x1B[0m` : (_style, text) => text;
}
function wantsColor(env, isTTY) {
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== "0" && env.FORCE_COLOR !== "false";
  if (env.NO_COLOR || env.TERM === "dumb") return false;
  return isTTY;
}

// src/report/index.ts
var FINDING_REPORTS = {
  text: async () => (await Promise.resolve().then(() => __toESM(require("./report-text.cjs"), 1))).text,
  json: async () => (await Promise.resolve().then(() => __toESM(require("./report-json.cjs"), 1))).json,
  sarif: async () => (await Promise.resolve().then(() => __toESM(require("./report-sarif.cjs"), 1))).sarif,
  github: async () => (await Promise.resolve().then(() => __toESM(require("./report-github.cjs"), 1))).github,
  gitlab: async () => (await Promise.resolve().then(() => __toESM(require("./report-gitlab.cjs"), 1))).gitlab,
  junit: async () => (await Promise.resolve().then(() => __toESM(require("./report-junit.cjs"), 1))).junit,
  markdown: async () => (await Promise.resolve().then(() => __toESM(require("./report-markdown.cjs"), 1))).markdown,
  html: async () => (await Promise.resolve().then(() => __toESM(require("./report-html.cjs"), 1))).html
};
var PORT_REPORTS = {
  table: async () => (await Promise.resolve().then(() => __toESM(require("./report-ports-table.cjs"), 1))).table,
  json: async () => (await Promise.resolve().then(() => __toESM(require("./report-ports-json.cjs"), 1))).json,
  csv: async () => (await Promise.resolve().then(() => __toESM(require("./report-ports-csv.cjs"), 1))).csv,
  explain: async () => (await Promise.resolve().then(() => __toESM(require("./report-ports-explain.cjs"), 1))).explain,
  html: async () => (await Promise.resolve().then(() => __toESM(require("./report-html.cjs"), 1))).portsHtml
};

// src/run.ts
var run_exports = {};
__export(run_exports, {
  openRegistry: () => openRegistry,
  remarksOf: () => remarksOf,
  run: () => run
});
var import_node_path8 = require("node:path");

// src/listeners/configuration-files.ts
var CONFIGURATION_OPTION = /^(?:.*[-._])?config(?:uration)?(?:[-._]?(?:file|path))?$/i;
var MAXIMUM_FILES = 50;
function filesOfConfiguration(context, options, configuration) {
  const texts = options.flatMap(
    ({ name, value }) => value && configuration.texts?.some((text) => matchesName(text, name)) ? [{ file: { path: name, text: value }, word: null }] : []
  );
  return [...texts, ...filesNamedBy(context, options, configuration)];
}
function filesNamedBy(context, options, configuration) {
  const named3 = options.filter((option) => option.value !== null && configuration.options?.some((name) => matchesName(name, option.name)));
  if (named3.length > 0) return named3.flatMap((option) => option.value ? filesAt(context, option.value) : []);
  const told = pathsInVariables(context, configuration);
  if (told.length > 0) return told.flatMap((value) => filesAt(context, value));
  return (configuration.paths ?? []).flatMap((path8) => {
    const pattern = wildcard(path8, ".*");
    return context.filesBelow("/").filter((file) => pattern.test(file.path)).map((file) => ({ file, word: null }));
  });
}
function pathsInVariables(context, { variables = [] }) {
  return variables.flatMap((name) => context.environment.get(name) ?? []);
}
function readsUnknownFile(context, options, program) {
  const patterns = (program.configurations ?? []).flatMap((configuration) => configuration.options ?? []);
  const isHidden = (path8) => filesAt(context, path8).every(({ file }) => isUnknown(file));
  if (program.configurations?.some((configuration) => pathsInVariables(context, configuration).some(isHidden))) return true;
  return options.some(({ name, value }) => {
    if (program.notListening?.some((pattern) => matchesName(pattern, name))) return false;
    const namesFile = CONFIGURATION_OPTION.test(name) || patterns.some((pattern) => matchesName(pattern, name));
    return namesFile && value?.value.includes("/") && isHidden(value);
  });
}
function isUnknown(file) {
  return file.text.value.replaceAll(UNKNOWN, "").trim() === "";
}
function filesNamed(context, command) {
  const { options, operands } = readCommand(command);
  const named3 = [...options.flatMap((option) => option.value ?? []), ...operands].flatMap((word) => filesAt(context, word));
  if (named3.length > 0 || command.origin !== "exec") return named3;
  const byVariable = [...context.environment.values()].filter((value) => value.value.startsWith("/")).flatMap((value) => fileAt(context, value));
  if (byVariable.length > 0 || command.words.length > 1 || context.container.command.length > 0) return byVariable;
  const mounted = context.filesBelow("/");
  return mounted.length === 1 ? mounted.map((file) => ({ file, word: null })) : [];
}
function fileAt(context, path8) {
  const file = context.readFile(path8.value);
  return file ? [{ file, word: path8 }] : [];
}
function filesAt(context, word) {
  const path8 = word.value.replace(/^(?:file:\/\/|@)/, "");
  if (!path8.includes("/")) return [];
  const file = context.readFile(path8);
  if (file) return [{ file, word }];
  return path8.startsWith("/") && path8 !== "/" ? context.filesBelow(path8).slice(0, MAXIMUM_FILES).map((one) => ({ file: one, word })) : [];
}
function settingsOfProgram(context, command, program) {
  const { options } = readCommand(command, program);
  const variables = command.environment.size > 0 ? command.environment : context.environment;
  return (program.configurations ?? []).flatMap((configuration) => {
    const { format } = configuration;
    if (format === "folder") return filesOfConfiguration(context, options, configuration).map(settingOfFile);
    if (!isSettingsFormat(format)) return [];
    return filesOfConfiguration(context, options, configuration).flatMap(
      ({ file }) => readSettings(format, file.text).map((setting) => ({
        name: setting.key,
        value: expandVariables(setting.value, DOLLAR, variables),
        around: `${setting.key}: ${setting.value.value}`
      }))
    );
  });
}
function settingOfFile({ file }) {
  const name = baseName(file.path);
  return { name, value: file.text, around: `${name}: ${file.text.value}` };
}
function stepsOfFile({ file, word }) {
  return word ? [{ span: spanOfText(word), note: `the program is told to read ${file.path} here` }] : [];
}

// src/listeners/detectors/call.ts
var callDetector = {
  id: "call",
  *look(context) {
    const commands = context.commands.filter((command) => command.unresolved);
    if (commands.length === 0) return;
    const owned = context.registry.assignmentsOwnedBy(context.workload, context.container.name);
    const knowsContainer = owned.length < context.registry.assignmentsOwnedBy(context.workload, null).length;
    const containers = knowsContainer ? [context.container] : context.pod.containers;
    for (const command of commands) {
      for (const word of command.words.slice(1)) {
        const port = /^\d+$/.test(word.value) ? Number(word.value) : 0;
        if (!isPort(port)) continue;
        const row = owned.find((assignment) => assignment.protocol === "TCP" && assignment.port === port && assignment.endPort === port);
        if (!row && !isDeclared(containers, port)) continue;
        yield observationOf({
          detector: "call",
          container: context.container.name,
          portText: word,
          around: wordsOf4(command.words),
          host: null,
          reach: row?.exposure === "localhost" ? "localhost" : "any",
          confidence: "medium"
        });
      }
    }
  }
};
function isDeclared(containers, port) {
  return containers.some((container) => container.ports.some((entry2) => (entry2.hostPort ?? entry2.containerPort) === port));
}
function wordsOf4(words2) {
  return words2.map((word) => word.value).join(" ");
}

// src/listeners/detectors/defaults.ts
function defaultDetector(findProgram) {
  return {
    id: "default",
    *look(context) {
      for (const command of context.commands) {
        const program = findProgram(command, context.container.image, context.container.name);
        if (program) yield* defaultsOf(context, command, program);
      }
    }
  };
}
function* defaultsOf(context, command, program) {
  const { options, operands } = readCommand(command, program);
  if (readsUnknownFile(context, options, program) || isToldUnknown(command)) return;
  const variables = command.environment.size > 0 ? command.environment : context.environment;
  const telling = { options, operands, variables, settings: settingsOfProgram(context, command, program) };
  const place2 = command.words[0];
  const isFileKnown = program.configurations?.some((configuration) => filesOfConfiguration(context, options, configuration).length > 0);
  for (const listener of program.listeners) {
    const port = listener.default?.port;
    if (listener.settledByFile && isFileKnown) continue;
    if (listener.variables && (context.hasHiddenVariables || command.unresolved)) continue;
    if (port === void 0 || !place2 || isTold2(listener, telling) || isSwitchedOff(listener, telling)) continue;
    const locate = () => spanOfText(place2);
    const told = givenHost(listener, telling);
    const seen = {
      container: context.container.name,
      host: told?.host ?? defaultHost(listener, command),
      ...listener.protocol ? { protocol: listener.protocol } : {}
    };
    if (told && told.kind !== "env" && speaksOf(context, port)) {
      const portText = knownText(String(port), () => spanOfText(told.host));
      const confidence = leastSure("high", command.confidence);
      yield observationOf({ ...seen, detector: told.kind, portText, around: told.around, confidence });
    } else {
      const around = `${program.title} listens there unless it is told otherwise (${listener.name})`;
      yield observationOf({ ...seen, detector: "default", portText: knownText(String(port), locate), around, confidence: "low" });
    }
  }
}
var UNKNOWN_WORD = new RegExp(`^${UNKNOWN}+$`);
function isToldUnknown(command) {
  const given2 = command.words.slice(1);
  return given2.length > 0 && given2.every((word) => UNKNOWN_WORD.test(word.value));
}
function speaksOf(context, port) {
  const { ports, probes } = context.container;
  return ports.some((declared) => declared.containerPort === port) || probes.some((probe) => probe.port?.value === String(port));
}
function isTold2(listener, telling) {
  return portsGiven(listener, telling).some((one) => !isHostAlone(one)) || argumentsOf(listener, telling.operands).length > 0;
}

// src/listeners/detectors/expectations.ts
var SCRAPED_PORT = "prometheus.io/port";
var expectationDetector = {
  id: "expectation",
  onlyWhenOpen: true,
  *look(context) {
    if (context.pod.containers[0] !== context.container) return;
    const annotation = context.pod.annotations.get(SCRAPED_PORT);
    if (annotation) yield* observationsOf(context, annotation, `${SCRAPED_PORT}: ${annotation.value}`, "TCP");
    for (const { port, protocol, says } of context.expectedPorts()) yield* observationsOf(context, port, says, protocol);
  }
};
function* observationsOf(context, text, around, protocol) {
  const port = isKnown(text) ? numberOf(text.value, context) : null;
  if (port === null) return;
  yield observationOf({
    detector: "expectation",
    container: null,
    portText: text,
    port,
    around,
    host: null,
    protocol,
    confidence: "low",
    role: "supports"
  });
}
function numberOf(value, context) {
  if (/^\d+$/.test(value)) return isPort(Number(value)) ? Number(value) : null;
  for (const container of context.pod.containers) {
    const named3 = container.ports.find((port) => port.name === value)?.containerPort;
    if (named3 && isPort(named3)) return named3;
  }
  return null;
}

// src/listeners/name-words.ts
var LISTEN2 = /* @__PURE__ */ new Set(["listen", "listener", "listeners", "listening", "bind", "binds", "serve", "serving"]);
var SERVED3 = /* @__PURE__ */ new Set([
  "metrics",
  "metric",
  "health",
  "healthz",
  "healthcheck",
  "healthprobe",
  "probe",
  "readyz",
  "ready",
  "readiness",
  "livez",
  "liveness",
  "webhook",
  "pprof",
  "profile",
  "profiler",
  "profiling",
  "debug",
  "telemetry",
  "http",
  "https",
  "grpc",
  "secure",
  "insecure",
  "web",
  "webui",
  "admin",
  "status",
  "stats",
  "diagnostics",
  "diagnostic",
  "prometheus",
  "prom",
  "rest",
  "ui",
  "dashboard",
  "monitoring",
  "server",
  "tls",
  "ssl",
  "exporter",
  "statistics"
]);
var DIALED = /* @__PURE__ */ new Set([
  "upstream",
  "upstreams",
  "endpoints",
  "target",
  "targets",
  "remote",
  "peer",
  "peers",
  "proxy",
  "connect",
  "join",
  "backend",
  "backends",
  "master",
  "apiserver",
  "kubeconfig",
  "forward",
  "forwarder",
  "destination",
  "dest",
  "dst",
  "dport",
  "sport",
  "source",
  "src",
  "gateway",
  "nameserver",
  "nameservers",
  "resolver",
  "registry",
  "push",
  "pushgateway",
  "collector",
  "jaeger",
  "zipkin",
  "otlp",
  "tracing",
  "trace",
  "discovery",
  "seed",
  "seeds",
  "bootstrap",
  "database",
  "db",
  "redis",
  "mysql",
  "postgres",
  "postgresql",
  "mongo",
  "mongodb",
  "kafka",
  "etcd",
  "ldap",
  "smtp",
  "syslog",
  "graphite",
  "statsd",
  "influx",
  "influxdb",
  "elasticsearch",
  "vault",
  "consul",
  "ntp",
  "cluster",
  "client",
  "kubelet",
  "kubernetes",
  "service",
  "delegate",
  "cloud",
  "imds",
  "nodeport",
  "node",
  "vxlan",
  "geneve",
  "wireguard",
  "encap",
  "tunnel",
  "probes",
  "lb",
  "loadbalancer",
  "vip",
  "frontend",
  "origin",
  "manager",
  "host",
  "external",
  "min",
  "max",
  "range",
  "start",
  "end",
  "first",
  "last",
  "base",
  "offset"
]);
var ANNOUNCED2 = /* @__PURE__ */ new Set([
  "advertise",
  "advertised",
  "advertisement",
  "announce",
  "announced",
  "publish",
  "published",
  "public",
  "initial",
  "redirect",
  "report",
  "reported"
]);
var ADDRESS2 = /* @__PURE__ */ new Set(["address", "addresses", "addr", "addrs", "endpoint", "url", "urls", "uri"]);
var PORT = /* @__PURE__ */ new Set(["port", "ports"]);
var HOST3 = /* @__PURE__ */ new Set(["host", "hostname", "ip", "interface"]);
var HOST_OF_PORT = /* @__PURE__ */ new Set(["host", "hostname", "ip", "address", "addr"]);
var QUANTITY = /* @__PURE__ */ new Set([
  "timeout",
  "interval",
  "period",
  "seconds",
  "ms",
  "size",
  "count",
  "limit",
  "threshold",
  "retries",
  "cert",
  "key",
  "ca",
  "file",
  "dir",
  "path",
  "enabled",
  "enable",
  "disable",
  "name",
  "names",
  "namespace",
  "label",
  "annotation",
  "level",
  "type",
  "mode",
  "version",
  "replicas",
  "workers",
  "threads",
  "ttl",
  "delay",
  "duration",
  "burst",
  "qps",
  "rate",
  "buffer",
  "queue",
  "length",
  "bytes",
  "mb",
  "weight",
  "priority",
  "id",
  "asn",
  "as",
  "socket",
  "sock",
  "cidr",
  "subnet",
  "mask",
  "mtu",
  "token",
  "secret",
  "user",
  "password",
  "class",
  "prefix",
  "suffix",
  "pid",
  "uid",
  "gid",
  "backlog",
  "depth",
  "concurrency",
  "connections",
  "conns",
  "attempts",
  "wait",
  "hours",
  "minutes",
  "days",
  "secs"
]);
var FOREIGN = /* @__PURE__ */ new Set([
  "upstream",
  "upstreams",
  "target",
  "targets",
  "remote",
  "backend",
  "backends",
  "destination",
  "dest",
  "forward",
  "proxy"
]);
var SERVED_AT_PORT = /* @__PURE__ */ new Set([
  "api",
  "dns",
  "gossip",
  "internal",
  "monitor",
  "rpc",
  "tcp",
  "ws",
  "wss",
  "quic",
  "jmx",
  "localhost",
  "tftp"
]);

// src/listeners/names.ts
var ADDRESS_SUFFIX = /^(.+?)(port|addr|address)$/;
var meaningOfName = onceForEach(readMeaning);
function readMeaning(name) {
  const words2 = splitWords(name);
  const last = words2.at(-1);
  if (last === void 0 || words2.some((word) => ANNOUNCED2.has(word))) return last === void 0 ? "silent" : "dials";
  if (QUANTITY.has(last)) return "silent";
  if (namesService(words2)) return "dials";
  if (words2.some((word) => LISTEN2.has(word))) return HOST3.has(last) ? "host" : "listens";
  if (last === "port" && words2.at(-2) === "host") return meaningOfHostPort(words2.slice(0, -2));
  if (PORT.has(last)) return meaningOfPort(words2.slice(0, -1));
  const stem2 = ADDRESS2.has(last) ? words2.slice(0, -1) : words2;
  if (ADDRESS2.has(last)) {
    if (stem2.length === 0) return last === "address" || last === "addr" ? "listens" : "dials";
    if (last.startsWith("ur")) return "dials";
    if (stem2.every((word) => SERVED3.has(word)) && stem2.at(-1) !== "server") return "serves";
    return stem2.some((word) => DIALED.has(word) || word === "server" || word === "api") ? "dials" : stem2.some((word) => SERVED3.has(word)) ? "serves" : "silent";
  }
  if (HOST3.has(last)) return words2.length === 1 || words2.slice(0, -1).every((word) => SERVED3.has(word)) ? "host" : "silent";
  return words2.some((word) => DIALED.has(word)) || last === "server" || last === "servers" ? "dials" : "silent";
}
function namesService(words2) {
  return words2.length > 2 && words2.at(-2) === "service" && (PORT.has(words2.at(-1) ?? "") || words2.at(-1) === "host");
}
function namesOwnPort(name) {
  const words2 = splitWords(name);
  return PORT.has(words2.at(-1) ?? "") && !words2.some((word) => ANNOUNCED2.has(word));
}
function namesOwnAddress(name) {
  const words2 = splitWords(name);
  return /^addr(?:ess)?$/.test(words2.at(-1) ?? "") && !words2.some((word) => ANNOUNCED2.has(word) || FOREIGN.has(word));
}
function namesAnother(name) {
  const words2 = splitWords(name).slice(0, -1);
  return words2.some((word) => DIALED.has(word) || FOREIGN.has(word) || ANNOUNCED2.has(word));
}
var namesServed = onceForEach((name) => {
  const words2 = splitWords(name);
  return words2.length > 0 && words2.every((word) => SERVED3.has(word)) && words2.at(-1) !== "server";
});
function endsAsListener(name) {
  const last = splitWords(name).at(-1) ?? "";
  return LISTEN2.has(last) || ADDRESS2.has(last) || SERVED3.has(last);
}
var splitWords = onceForEach(
  (name) => joinServer(wordsOfName2(name)).flatMap((word) => {
    const [, stem2 = "", suffix = ""] = ADDRESS_SUFFIX.exec(word) ?? [];
    return SERVED3.has(stem2) || LISTEN2.has(stem2) ? [stem2, suffix] : [word];
  })
);
function joinServer(words2) {
  const at2 = words2.findIndex((word, index) => word === "api" && words2[index + 1] === "server");
  return at2 < 0 ? words2 : [...words2.slice(0, at2), "apiserver", ...words2.slice(at2 + 2)];
}
function meaningOfHostPort(stem2) {
  return stem2.length > 0 && (stem2.at(-1) === "server" || stem2.every((word) => SERVED3.has(word))) ? "serves" : "dials";
}
function meaningOfPort(stem2) {
  if (stem2.length === 0 || stem2.every((word) => SERVED3.has(word) || SERVED_AT_PORT.has(word))) return "port";
  if (stem2.some((word) => DIALED.has(word))) return "dials";
  return stem2.some((word) => SERVED3.has(word)) ? "port" : "silent";
}
var subjectOfName = onceForEach(
  (name) => splitWords(name).filter((word) => !ADDRESS2.has(word) && !PORT.has(word) && !HOST3.has(word) && !LISTEN2.has(word)).join("-")
);

// src/listeners/siblings.ts
function siblingHost(port, named3) {
  const words2 = wordsOfName2(port);
  if (!PORT.has(words2.at(-1) ?? "")) return null;
  const stem2 = words2.slice(0, -1).join("-");
  for (const [name, value] of named3) {
    if (value !== null && stemOfHost(name) === stem2) return value;
  }
  return null;
}
function stemOfHost(name) {
  const words2 = [...wordsOfName2(name)];
  const length = words2.length;
  while (HOST_OF_PORT.has(words2.at(-1) ?? "")) words2.pop();
  return words2.length < length ? words2.join("-") : null;
}
function isElsewhere(host) {
  const plain2 = withoutPlaceholders(host);
  const { value } = plain2;
  const reach = reachOfAddress(value);
  return isKnown(plain2) && (reach === "other" || reach === "unknown" && /^[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)+\.?$/i.test(value));
}

// src/listeners/generic-options.ts
var SURE_PORTS = /^(?:secure|insecure|metrics?|health(?:z|-?check)?|webhook|probe|https?|grpc|web|listen|readyz|pprof|status)-?(?:server-?|bind-?)?port$/;
var SHORT_PORT = /^-[pPlL]$/;
var MAIN2 = /^(?:secure|http|https)$/;
function* observationsOfOptions(context, command, options) {
  let known;
  const hostOf3 = (subject) => {
    known ??= hostsBySubject(options);
    return known.get(subject) ?? (MAIN2.test(subject) ? known.get("") : void 0);
  };
  const siblings = options.map((other) => [other.name, other.value]);
  for (const option of options) {
    if (option.value === null) continue;
    const isShort = option.name.startsWith("-");
    if (isShort && !SHORT_PORT.test(option.name)) continue;
    const name = isShort ? "short-port" : option.name.replace(/^D(?=[a-z]+\.)/, "");
    const meaning = isShort ? "silent" : meaningOfName(name);
    const value = readAddress(option.value);
    if (value.type === "off" && (meaning === "listens" || meaning === "serves" || meaning === "port")) {
      yield { detector: "flag", container: context.container.name, port: null, span: spanOfText(option.word) };
    }
    if (value.type !== "endpoints") continue;
    const beside = siblingHost(option.name, siblings);
    if (beside && isElsewhere(beside)) continue;
    for (const endpoint of value.endpoints) {
      const confidence = confidenceOf3(meaning, name, endpoint, option) ?? (isOwnPort(name, endpoint, context) ? "medium" : null);
      if (confidence === null) continue;
      yield observationOf({
        detector: "flag",
        container: context.container.name,
        portText: endpoint.portText,
        around: option.joined ? option.word.value : `${option.word.value} ${option.value.value}`,
        host: endpoint.host ?? hostOf3(subjectOfName(name)) ?? beside,
        protocol: endpoint.scheme === null ? protocolOfPort(context.container, endpoint.port) : protocolOfScheme(endpoint.scheme),
        confidence: leastSure(confidence, command.confidence)
      });
    }
  }
}
function isOwnPort(name, endpoint, context) {
  const isOwn = namesOwnPort(name) || namesServed(name);
  return endpoint.host === null && endpoint.scheme === null && isOwn && showsPort(context.container, endpoint.port);
}
function hostsBySubject(options) {
  const hosts = /* @__PURE__ */ new Map();
  for (const { name, value } of options) {
    if (value === null) continue;
    const meaning = meaningOfName(name);
    const read3 = readAddress(value);
    if ((meaning === "listens" || meaning === "host" || meaning === "serves") && read3.type === "host")
      hosts.set(subjectOfName(name), read3.host);
  }
  return hosts;
}
function confidenceOf3(meaning, name, endpoint, option) {
  const { host, scheme } = endpoint;
  const reach = reachOfHost(host);
  const isForeign = host !== null && reach === "unknown" && !host.value.includes(UNKNOWN);
  const bareNumber = host === null && scheme === null;
  switch (meaning) {
    case "listens":
      if (isForeign) return null;
      if (name === "address" && scheme !== null) return null;
      return bareNumber && !/port/i.test(name) && (endpoint.port < 80 || !endsAsListener(name)) ? null : "high";
    case "serves":
      if (isForeign || scheme !== null && host !== null && reach !== "any") return null;
      return bareNumber ? "medium" : reach === "other" || reach === "unknown" ? "medium" : "high";
    case "port":
      if (!bareNumber && host?.value !== "") return null;
      return SURE_PORTS.test(name.toLowerCase().replaceAll(/[._]/g, "-")) ? "high" : "medium";
    case "silent":
      if (namesServed(name) && scheme === null && host !== null && !isForeign && reach !== "other") return "medium";
      return scheme === null && host !== null && reach === "any" && host.value !== "*" && option.joined ? "medium" : null;
    case "dials":
      return option.joined && scheme === null && isEveryAddress(host) && namesOwnAddress(name) ? "medium" : null;
    default:
      return null;
  }
}
function isEveryAddress(host) {
  return host !== null && host.value !== "*" && reachOfHost(host) === "any";
}

// src/listeners/other-settings.ts
function* observationsOfOtherSettings(context, command, program, settings) {
  const candidates = settings.flatMap(({ name, value, around }) => {
    const meaning = value?.value.includes("0.0.0.0") || value?.value.includes("[::]") ? meaningOfEveryAddress(name, value) : null;
    return meaning && value && !isDescribed(program, name) ? [{ value, around, meaning }] : [];
  });
  if (candidates.length === 0) return;
  const switches = switchesOf(settings.flatMap(({ name, value }) => value ? [{ key: name, value }] : []));
  for (const { value, around, meaning } of candidates) {
    const read3 = readAddress(value);
    if (read3.type !== "endpoints" || switches.isOff(meaning)) continue;
    for (const { portText, host } of read3.endpoints) {
      yield observationOf({
        detector: "config",
        container: context.container.name,
        portText,
        around,
        host,
        protocol: meaning.protocol,
        confidence: leastSure("medium", command.confidence)
      });
    }
  }
}
function isDescribed(program, name) {
  return program.notListening?.some((pattern) => matchesName(pattern, name)) === true || program.listeners.some(
    ({ settings, hostSettings }) => [...settings ?? [], ...hostSettings ?? []].some((key) => matchesKey(key, name))
  );
}

// src/listeners/detectors/flags.ts
function flagDetector(findProgram, settingsOf) {
  return {
    id: "flag",
    *look(context) {
      for (const command of context.commands) yield* lookAtCommand(context, command, findProgram, settingsOf);
    }
  };
}
function* lookAtCommand(context, command, findProgram, settingsOf) {
  const executable = baseName(command.words[0]?.value ?? "");
  const program = findProgram(command, context.container.image, context.container.name);
  if (!program && isClient(executable)) return;
  const { options, operands } = readCommand(command, program);
  if (!program) {
    yield* observationsOfOptions(context, command, options);
    return;
  }
  const isDescribed2 = describes(program);
  const variables = command.environment.size > 0 ? command.environment : context.environment;
  const settings = settingsOf(context, command, program);
  yield* observationsOfProgram(context, command, program, { options, operands, variables, settings });
  yield* observationsOfOtherSettings(context, command, program, settings);
  yield* observationsOfOptions(
    context,
    command,
    options.filter((option) => !isDescribed2(option.name))
  );
}

// src/listeners/detectors/framework-variables.ts
var VARIABLE = /^(?:ASPNETCORE|DOTNET)_(?:URLS|HTTPS?_PORTS)$/;
var BOUND = /(?:^|;)\s*(?:https?:\/\/(\[[^\]]*\]|[^:;/]+):)?(\d{1,5})\/?\s*(?=;|$)/gi;
var frameworkVariableDetector = {
  id: "env",
  *look({ container, environment }) {
    for (const [name, value] of environment) {
      if (!VARIABLE.test(name) || name.endsWith("PORTS") && environment.has(name.replace(/HTTPS?_PORTS$/, "URLS"))) continue;
      for (const match of value.value.matchAll(BOUND)) {
        const [whole, host, port = ""] = match;
        if (!isPort(Number(port))) continue;
        const at2 = match.index + whole.lastIndexOf(port);
        const hostAt = host === void 0 ? -1 : match.index + whole.indexOf(host, whole.indexOf("//"));
        yield observationOf({
          detector: "env",
          container: container.name,
          portText: sliceText(value, at2, at2 + port.length),
          around: `${name}=${value.value}`,
          host: host === void 0 || host === "+" || host === "*" ? null : sliceText(value, hostAt, hostAt + host.length),
          confidence: "medium"
        });
      }
    }
  }
};

// src/listeners/detectors/passive.ts
var PASSIVE = /^(?:--?[\w-]+=)?p(?:tcp|ssl):(\d{1,5})(?::(.+))?$/;
var passiveDetector = {
  id: "flag",
  *look(context) {
    for (const command of context.commands) {
      for (const word of command.words.slice(1)) {
        const seen = passiveMethod(word);
        if (!seen) continue;
        yield observationOf({
          detector: "flag",
          container: context.container.name,
          ...seen,
          around: word.value,
          confidence: leastSure("high", command.confidence)
        });
      }
    }
  }
};
function passiveMethod(word) {
  if (!/p(?:tcp|ssl):/.test(word.value)) return null;
  const text = withoutPlaceholders(word);
  const match = PASSIVE.exec(text.value);
  const [, port = "", host] = match ?? [];
  if (!match || !isPort(Number(port))) return null;
  const end = text.value.length - (host === void 0 ? 0 : host.length + 1);
  return { portText: sliceText(text, end - port.length, end), host: host === void 0 ? null : sliceText(text, end + 1) };
}

// src/listeners/asked-sockets.ts
var LISTING = /^(?:ss|netstat)$/;
var FILTER = /^(?:[ef]?grep|rg)$/;
var LOCAL_SOCKET = /^\^?[\w.*[\]:\\]*:(\d{1,5})(?:\$|\\[bs>]|\[\[:space:\]\])?$/;
var SOURCE_PORT = /^:?(\d{1,5})\)?$/;
var CONNECTOR = /^(?:nc|ncat|netcat|telnet)$/;
var LOCAL_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/;
var PORT2 = /^(\d{1,5})$/;
var CONNECTION = /\/dev\/(tcp|udp)\/(?:localhost|127\.\d+\.\d+\.\d+|::1)\/(\d{1,5})(?!\d)/;
function askedSockets(command) {
  if (command.isNegated) return [];
  const name = baseName(command.words[0]?.value ?? "");
  const opened = command.words.flatMap((word) => connectionIn(word));
  if (FILTER.test(name)) return [...opened, ...listedSockets(command)];
  if (LISTING.test(name)) return [...opened, ...filteredSockets(command.words)];
  return CONNECTOR.test(name) ? [...opened, ...connectedPorts(command.words)] : opened;
}
function listedSockets({ words: words2, fed }) {
  if (!fed || fed.isNegated || !LISTING.test(baseName(fed.words[0]?.value ?? ""))) return [];
  const letters = lettersOf(words2);
  if (!lettersOf(fed.words).includes("l") || letters.includes("v")) return [];
  return words2.slice(1).flatMap((word) => portsIn2(word, LOCAL_SOCKET, protocolOf6(fed.words)));
}
function filteredSockets(words2) {
  if (!lettersOf(words2).includes("l")) return [];
  return words2.flatMap((word, index) => {
    const value = words2[index + 2];
    const isEqual = /^(?:==?|eq)$/.test(words2[index + 1]?.value ?? "");
    return /^\(?sport$/.test(word.value) && isEqual && value ? portsIn2(value, SOURCE_PORT, protocolOf6(words2)) : [];
  });
}
function connectedPorts(words2) {
  return words2.flatMap((word, index) => {
    const value = words2[index + 1];
    return LOCAL_HOST.test(word.value) && value ? portsIn2(value, PORT2, lettersOf(words2).includes("u") ? "UDP" : "TCP") : [];
  });
}
function connectionIn(word) {
  const protocol = CONNECTION.exec(word.value)?.[1] === "udp" ? "UDP" : "TCP";
  return portsIn2(word, CONNECTION, protocol);
}
function portsIn2(word, pattern, protocol) {
  const match = pattern.exec(word.value);
  const digits = match?.at(-1);
  if (!match || digits === void 0 || !isPort(Number(digits))) return [];
  const start = match.index + match[0].lastIndexOf(digits);
  return [{ portText: sliceText(word, start, start + digits.length), protocol }];
}
function protocolOf6(words2) {
  const letters = lettersOf(words2);
  return letters.includes("u") && !letters.includes("t") ? "UDP" : "TCP";
}
var LONG_LETTERS = {
  "--listening": "l",
  "--tcp": "t",
  "--udp": "u",
  "--invert-match": "v"
};
function lettersOf(words2) {
  return words2.map(({ value }) => LONG_LETTERS[value] ?? /^-([A-Za-z0-9]+)$/.exec(value)?.[1] ?? "").join("");
}

// src/listeners/asked-servers.ts
var SERVER_CLIENTS = [
  { server: /^etcd$/, names: /^etcdctl$/, addresses: /^(?:--endpoints?|--peers|-C)$/ },
  { server: /^(?:redis|valkey)-server$/, names: /^(?:redis|valkey)-cli$/, port: /^-p$/, host: /^-h$/ },
  { server: /^postgres$/, names: /^(?:pg_isready|psql)$/, port: /^(?:-p|--port)$/, host: /^(?:-h|--host)$/ },
  {
    server: /^(?:mysqld|mariadbd)$/,
    names: /^(?:mysql|mysqladmin|mariadb|mariadb-admin)$/,
    port: /^(?:-P|--port)$/,
    host: /^(?:-h|--host)$/
  },
  { server: /^mongo[ds]$/, names: /^mongo(?:sh)?$/, port: /^--port$/, host: /^--host$/ }
];
var LOCAL_HOST2 = /^(?:localhost|\[?127\.\d+\.\d+\.\d+\]?|\[?::1\]?|\/.*|)$/;
var ADDRESS3 = /^(?:\w+:\/\/)?(.*?):(\d{1,5})(?:\/.*)?$/;
var PORT3 = /^(\d{1,5})$/;
function askedServers(words2, startsServer) {
  const name = baseName(words2[0]?.value ?? "");
  const client = SERVER_CLIENTS.find(({ names }) => names.test(name));
  if (!client) return [];
  const isOwn = (host, text) => LOCAL_HOST2.test(host) || (host.includes("$") || !isKnown(text)) && startsServer(client.server);
  if (client.addresses) {
    const asked3 = valuesOf2(words2, client.addresses).flatMap(itemsOf3);
    return asked3.flatMap((item) => isOwn(ADDRESS3.exec(item.value)?.[1] ?? item.value, item) ? portsIn2(item, ADDRESS3, "TCP") : []);
  }
  const hosts = client.host ? valuesOf2(words2, client.host) : [];
  if (!client.port || !hosts.every((host) => isOwn(host.value, host))) return [];
  return valuesOf2(words2, client.port).flatMap((value) => portsIn2(value, PORT3, "TCP"));
}
function valuesOf2(words2, option) {
  return words2.flatMap((word, index) => {
    const equals = word.value.indexOf("=");
    const name = equals < 0 ? word.value : word.value.slice(0, equals);
    if (!option.test(name)) return [];
    const value = equals < 0 ? words2[index + 1] : sliceText(word, equals + 1);
    return value ?? [];
  });
}
function itemsOf3(list) {
  return [...list.value.matchAll(/[^,]+/g)].map((item) => sliceText(list, item.index, item.index + item[0].length));
}

// src/listeners/exec-probes.ts
var HTTP_CLIENT = /^(?:curl|wget2?|http)$/;
var LOCAL_URL = /https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]):(\d{1,5})(?![\w.:])/;
var HEALTH_CLIENT = /health[-_]?(?:check|probe)/;
var ASKED = /^--?(?:addr|address|port)$/;
var LOCAL_ADDRESS = /^(?:(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])?:)?(\d{1,5})$/;
var COMMAND = /[^;&|\n]+/g;
var ASSIGNMENT = /^[A-Za-z_]\w*=/;
function askedPorts(command, startsServer) {
  const invocation = shellInvocation(command);
  const alone = { words: command, fed: null, isNegated: false };
  const commands = invocation === null ? [alone] : invocation.kind === "text" ? simpleCommands(invocation.script) : [];
  return commands.flatMap((each) => [...askedAddresses(each.words), ...askedServers(each.words, startsServer), ...askedSockets(each)]);
}
function askedAddresses(words2) {
  const program = baseName(words2[0]?.value ?? "");
  if (HTTP_CLIENT.test(program)) return words2.slice(1).flatMap((word) => portsIn2(word, LOCAL_URL, "TCP"));
  return HEALTH_CLIENT.test(program) ? valuesOf2(words2, ASKED).flatMap((word) => portsIn2(word, LOCAL_ADDRESS, "TCP")) : [];
}
function simpleCommands(script) {
  const commands = [];
  for (const command of script.value.matchAll(COMMAND)) {
    const words2 = [...command[0].matchAll(/[^\s"']+/g)].map(
      (word) => sliceText(script, command.index + word.index, command.index + word.index + word[0].length)
    );
    const isFed = /(?:^|[^|])\|$/.test(script.value.slice(Math.max(0, command.index - 2), command.index));
    commands.push({
      words: withoutAssignments(words2.filter((word) => !/^(?:exec|!|if|then|else|do|while|until|time|\(|\{)$/.test(word.value))),
      fed: isFed ? commands.at(-1) ?? null : null,
      isNegated: words2[0]?.value === "!"
    });
  }
  return commands;
}
function withoutAssignments(words2) {
  const first = words2.findIndex((word) => !ASSIGNMENT.test(word.value));
  return first <= 0 ? words2 : words2.slice(first);
}

// src/listeners/idle.ts
var IDLE = /* @__PURE__ */ new Set(["sleep", "pause", "tail", "cat", "echo", "printf", "date", "trap", "wait", "exit", "kill", "set", "true", ":"]);
var READS_MORE = /(?:^|[\s;&|(])(?:\.|source|eval|coproc)\s/;
function isIdle({ pod, container, commands }) {
  const others = pod.containers.filter((other) => other !== container && other.role !== "init");
  if (others.length > 0 || container.command.length === 0) return false;
  if ([...container.command, ...container.args].some((word) => READS_MORE.test(word.value))) return false;
  const started2 = startedCommands(commands);
  return started2.length > 0 && started2.every((command) => !command.unresolved && IDLE.has(baseName(command.words[0]?.value ?? "")));
}

// src/listeners/detectors/probes.ts
function probeDetector(findProgram) {
  return {
    id: "probe",
    *look(context) {
      if (isIdle(context) || !opensSockets(context, findProgram)) return;
      for (const probe of context.container.probes) {
        if (probe.handler === "exec") yield* asked2(probe, context);
        const port = probe.port && numberOf2(probe.port, context);
        if (!port || !probe.port) continue;
        const isHook = probe.field === "preStop" || probe.field === "postStart";
        if (isHook && probe.host !== null) continue;
        yield observationOf({
          detector: "probe",
          container: context.container.name,
          portText: probe.port,
          port,
          around: `${probe.field}.${probe.handler}.port: ${probe.port.value}${probe.host ? ` (host ${probe.host.value})` : ""}`,
          host: probe.host,
          ...probe.host === null ? { reach: "any" } : {},
          confidence: "high",
          role: "answers"
        });
      }
    }
  };
}
function* asked2({ field: field2, command }, { container, workload, registry, commands }) {
  if (field2 === "preStop" || field2 === "postStart") return;
  const startsServer = (name) => commands.some(({ words: words2 }) => name.test(baseName(words2[0]?.value ?? "")));
  for (const { portText, protocol } of askedPorts(command, startsServer)) {
    const claim = { workload, container: container.name, port: Number(portText.value), protocol, reach: "unknown" };
    if (registry.registrationOf(claim).status === "other-owner") continue;
    yield observationOf({
      detector: "probe",
      container: container.name,
      portText,
      around: `${field2}.exec.command: ${command.map((word) => word.value).join(" ")}`,
      host: null,
      reach: "unknown",
      protocol,
      confidence: "medium",
      role: "answers"
    });
  }
}
function opensSockets(context, findProgram) {
  const started2 = startedCommands(context.commands).filter((command) => !isClient(baseName(command.words[0]?.value ?? "")));
  return started2.length === 0 || started2.some((command) => {
    const program = findProgram(command, context.container.image, context.container.name);
    return !program || program.listeners.length > 0 || (program.configurations ?? []).length > 0;
  });
}
function numberOf2(port, context) {
  if (!isKnown(port)) return null;
  if (/^\d+$/.test(port.value)) return isPort(Number(port.value)) ? Number(port.value) : null;
  const containers = [context.container, ...context.pod.containers];
  for (const container of containers) {
    const named3 = container.ports.find((candidate) => candidate.name === port.value);
    if (named3?.containerPort && isPort(named3.containerPort)) return named3.containerPort;
  }
  return null;
}

// src/listeners/detectors/published.ts
var PUBLISHED = /^(?:(?<host>\[[^\]]*\]|[^:[\]]*):)?(?<first>\d{1,5})(?:-(?<last>\d{1,5}))?:\d{1,5}(?:-\d{1,5})?(?:\/(?<protocol>tcp|udp|sctp))?$/di;
var MOST_PORTS2 = 64;
var publishedDetector = {
  id: "flag",
  *look(context) {
    for (const command of context.commands) {
      const run2 = engineRun(command.words);
      if (!run2 || run2.hostNetwork) continue;
      const confidence = leastSure("high", command.confidence);
      for (const value of run2.published) yield* observationsOf2(value, context.container.name, confidence);
    }
  }
};
function* observationsOf2(value, container, confidence) {
  const match = PUBLISHED.exec(value.value);
  const place2 = match?.indices?.groups?.first;
  if (!match?.groups || !place2) return;
  const { first = "", last = first, protocol = "tcp" } = match.groups;
  const host = match.indices?.groups?.host;
  for (let port = Number(first); port <= Math.min(Number(last), Number(first) + MOST_PORTS2); port++) {
    if (!isPort(port)) return;
    yield observationOf({
      detector: "flag",
      container,
      portText: sliceText(value, place2[0], place2[1]),
      port,
      around: value.value,
      host: host && host[0] < host[1] ? sliceText(value, host[0], host[1]) : null,
      protocol: protocol.toUpperCase(),
      confidence
    });
  }
}

// src/listeners/detectors/settings.ts
function settingsDetector(findProgram) {
  return {
    id: "config",
    *look(context) {
      const { name, unit } = context.container;
      if (unit) yield* observationsOfFile(context, { file: { path: name, text: unit }, word: null }, "systemd", "high");
      for (const command of context.commands) {
        if (isClient(baseName(command.words[0]?.value ?? ""))) continue;
        const program = findProgram(command, context.container.image, context.container.name);
        if (program) {
          const { options } = readCommand(command, program);
          for (const configuration of program.configurations ?? []) {
            if (!isBindsFormat(configuration.format)) continue;
            for (const read3 of filesOfConfiguration(context, options, configuration)) {
              yield* observationsOfFile(context, read3, configuration.format, command.confidence);
            }
          }
        } else if (command.unresolved) yield* observationsOfUnknownReader(context, command);
        else
          for (const read3 of filesNamed(context, command))
            yield* observationsOfFile(context, read3, guessFormat(read3.file.path, read3.file.text), read3.word ? command.confidence : "low");
      }
    }
  };
}
function* observationsOfUnknownReader(context, command) {
  const owned = context.registry.assignmentsOwnedBy(context.workload, context.container.name);
  for (const file of context.filesBelow("/")) {
    const format = guessFormat(file.path, file.text);
    for (const found of observationsOfFile(context, { file, word: command.words[0] ?? null }, format, "low")) {
      if (!("evidence" in found)) continue;
      const isOwned = owned.some((row) => row.protocol === found.protocol && row.port <= found.port && found.port <= row.endPort);
      yield isOwned ? { ...found, confidence: "medium" } : found;
    }
  }
}
function* observationsOfFile(context, read3, format, most) {
  const found = format === void 0 ? null : bindsIn(format, read3.file.text, context);
  if (!found) return;
  for (const bind of found.binds) {
    const confidence = leastSure(leastSure(bind.confidence, most), "high");
    if (read3.file.isHandedOver && confidence === "low") continue;
    yield observationOf({
      detector: "config",
      container: context.container.name,
      portText: bind.portText,
      port: bind.port,
      around: bind.note,
      host: bind.address,
      reach: bind.reach === "unknown" && bind.address ? reachOfHost(bind.address) : bind.reach,
      protocol: bind.protocol,
      confidence,
      steps: stepsOfFile(read3)
    });
  }
  for (const off of found.off) yield { detector: "config", container: context.container.name, port: off.port, span: spanOfText(off.text) };
}
function bindsIn(format, text, context) {
  if (isBindsFormat(format)) return readBinds(format, text, context.environment);
  if (!isSettingsFormat(format)) return null;
  const { listeners, off } = listenersOfSettings(readSettings(format, text));
  return { binds: listeners, off };
}

// src/listeners/detectors/variables.ts
var MAY_HOLD_PORT = /(?:^|[^a-z0-9])\d{1,5}(?:$|[^a-z0-9])/i;
function variableDetector(findProgram) {
  return {
    id: "env",
    *look(context) {
      const programs = context.commands.flatMap((command) => findProgram(command, context.container.image, context.container.name) ?? []);
      const isDescribed2 = programs.map(describes);
      for (const [name, value] of context.environment) {
        if (!MAY_HOLD_PORT.test(value.value) || isDescribed2.some((describe) => describe(name)) || isOff(name, context)) continue;
        yield* observationsOfVariable(context, name, value);
      }
    }
  };
}
function* observationsOfVariable(context, name, value) {
  const read3 = isKnown(value) || value.value.includes(":") ? readAddress(value) : null;
  if (read3?.type !== "endpoints") return;
  const beside = siblingHost(name, context.environment);
  if (beside && isElsewhere(beside)) return;
  const host = hostFor(context, name) ?? beside;
  for (const endpoint of read3.endpoints) {
    const confidence = confidenceOf4(name, endpoint, host !== null) ?? (name === "PORT" ? confidenceOfPort(endpoint, host) : null) ?? (isOwnPort2(context, name, endpoint) || isPortOfImage(context, name, endpoint) ? "low" : null);
    if (confidence === null) continue;
    yield observationOf({
      detector: "env",
      container: context.container.name,
      portText: endpoint.portText,
      around: `${name}=${value.value}`,
      host: endpoint.host ?? host,
      protocol: protocolOfPort(context.container, endpoint.port),
      confidence
    });
  }
}
function hostFor(context, name) {
  for (const [other, value] of context.environment) {
    if (other === name || subjectOfName(other) !== subjectOfName(name)) continue;
    const meaning = meaningOfName(other);
    if ((meaning === "listens" || meaning === "host" || meaning === "serves") && readAddress(value).type === "host") return value;
  }
  return null;
}
function confidenceOf4(name, endpoint, isPaired) {
  const meaning = meaningOfName(name);
  if (endpoint.scheme !== null && (meaning !== "listens" || endpoint.host === null)) return null;
  if (meaning === "dials") return null;
  if (endpoint.host === null) {
    if (meaning === "listens" && /port/i.test(name)) return isPaired ? "medium" : "low";
    return meaning === "port" && /^[A-Z0-9_]+_PORT$/.test(name) ? isPaired ? "medium" : "low" : null;
  }
  const reach = reachOfHost(endpoint.host);
  if (meaning === "listens") return reach === "unknown" ? null : "medium";
  if (reach === "any" && endpoint.host.value !== "*") return "medium";
  return meaning === "serves" && (reach === "localhost" || reach === "node") ? "medium" : null;
}
function confidenceOfPort(endpoint, host) {
  if (endpoint.host !== null || endpoint.scheme !== null) return null;
  if (host === null) return "low";
  return ["any", "localhost"].includes(reachOfHost(host)) ? "medium" : null;
}
function isOwnPort2(context, name, endpoint) {
  if (endpoint.scheme !== null || !showsPort(context.container, endpoint.port)) return false;
  const meaning = meaningOfName(name);
  if (endpoint.host !== null) return meaning !== "dials" && !namesAnother(name) && OWN_REACHES.has(reachOfHost(endpoint.host));
  return meaning === "silent" ? namesOwnPort(name) : name === "PORT";
}
var OWN_REACHES = /* @__PURE__ */ new Set(["any", "localhost", "node"]);
function isPortOfImage({ container }, name, endpoint) {
  if (endpoint.host !== null || endpoint.scheme !== null || meaningOfName(name) !== "silent" || !namesOwnPort(name)) return false;
  const image = /([a-z0-9]+)(?:[:@][^/]*)?$/i.exec(container.image)?.[1]?.toLowerCase();
  return image !== void 0 && name.toLowerCase().startsWith(`${image}_`);
}
function isOff(name, context) {
  const subject = subjectOfName(name).replaceAll("-", "_").toUpperCase();
  if (subject === "") return false;
  return [`ENABLE_${subject}`, `${subject}_ENABLED`, `${subject}_ENABLE`].some((one) => {
    const value = context.environment.get(one);
    return value !== void 0 && !isTrue(value);
  });
}

// src/listeners/detectors/index.ts
function createDetectors(programs) {
  const findProgram = createProgramFinder(programs);
  return [
    callDetector,
    flagDetector(findProgram, settingsOfProgram),
    frameworkVariableDetector,
    passiveDetector,
    probeDetector(findProgram),
    publishedDetector,
    settingsDetector(findProgram),
    variableDetector(findProgram),
    defaultDetector(findProgram),
    expectationDetector
  ];
}

// src/model/exit-code.ts
var exit_code_exports = {};
__export(exit_code_exports, {
  EXIT: () => EXIT
});
var EXIT = {
  /** Nothing at or above `--fail-on`. */
  clean: 0,
  /** Findings at or above `--fail-on`. */
  findings: 1,
  /** Wrong use or configuration. */
  usage: 2,
  /** Something could not be read, rendered or reached, or nothing was linted at all. */
  incomplete: 3
};

// src/placement/dimensions.ts
var DIMENSIONS = [
  {
    id: "platform",
    answers: {
      aws: ["aws", "amazon", "eks"],
      gcp: ["gcp", "gce", "gke", "google"],
      azure: ["azure", "aks"],
      openstack: ["openstack"],
      vsphere: ["vsphere", "vmware"],
      baremetal: ["baremetal", "bare-metal", "metal3", "metal"],
      ibm: ["ibm", "ibmcloud", "ibm-cloud", "ibm-cloud-managed"],
      powervs: ["powervs", "ibm-powervs"],
      nutanix: ["nutanix"],
      ovirt: ["ovirt", "rhv"],
      alibaba: ["alibaba", "alibabacloud", "alicloud", "aliyun"],
      oracle: ["oraclecloud", "oci-cloud"],
      hetzner: ["hetzner", "hcloud"],
      digitalocean: ["digitalocean"],
      linode: ["linode"],
      scaleway: ["scaleway"],
      equinix: ["equinix", "equinix-metal"],
      libvirt: ["libvirt"],
      kubevirt: ["kubevirt"],
      kind: ["kind"],
      minikube: ["minikube"]
    }
  },
  {
    id: "who hosts the control plane",
    answers: {
      self: ["self-hosted", "selfhosted", "self-managed", "standalone"],
      hosted: ["managed", "hosted", "hypershift", "hcp", "hosted-control-plane", "hosted-control-planes"]
    }
  },
  {
    id: "network plugin",
    inNames: true,
    answers: {
      "ovn-kubernetes": ["ovn-kubernetes", "ovnkube", "ovnk"],
      "openshift-sdn": ["openshift-sdn", "sdn"],
      "kube-ovn": ["kube-ovn", "kubeovn"],
      kuryr: ["kuryr"],
      calico: ["calico"],
      canal: ["canal"],
      flannel: ["flannel", "kube-flannel"],
      cilium: ["cilium"],
      weave: ["weave", "weave-net"],
      antrea: ["antrea"],
      "kube-router": ["kube-router"],
      contiv: ["contiv"],
      romana: ["romana"],
      kindnet: ["kindnet"]
    }
  },
  {
    id: "who serves Services",
    inNames: true,
    answers: {
      "kube-proxy": ["kube-proxy"],
      plugin: ["ovn-kubernetes", "ovnkube", "ovnk", "openshift-sdn", "kube-router"]
    }
  },
  {
    id: "environment",
    answers: {
      development: ["dev", "development"],
      staging: ["staging", "stage"],
      production: ["prod", "production"],
      preproduction: ["preprod", "pre-prod", "uat", "qa"]
    }
  },
  {
    id: "topology",
    answers: {
      single: ["single-node", "sno", "single-replica"],
      available: ["ha", "high-availability", "highly-available", "multi-node"],
      compact: ["compact"]
    }
  },
  { id: "operating system", answers: { linux: ["linux"], windows: ["windows", "win"] } },
  {
    id: "architecture",
    answers: {
      amd64: ["amd64", "x86-64"],
      arm64: ["arm64", "aarch64"],
      arm: ["arm", "armhf", "armv7"],
      ppc64le: ["ppc64le"],
      s390x: ["s390x"],
      riscv64: ["riscv64"]
    }
  },
  { id: "IP family", answers: { IPv4: ["ipv4"], IPv6: ["ipv6"], dual: ["dual-stack", "dualstack"] } },
  { id: "container runtime", answers: { docker: ["docker"], containerd: ["containerd"], "cri-o": ["crio", "cri-o"] } },
  {
    id: "distribution",
    whole: true,
    answers: {
      kubernetes: ["kubernetes", "k8s", "vanilla"],
      openshift: ["openshift", "ocp", "okd"],
      k3s: ["k3s", "k3d"],
      rke2: ["rke2", "rke"],
      microk8s: ["microk8s"],
      talos: ["talos"]
    }
  }
];

// src/placement/variant-words.ts
var CHOICE_FOLDERS = /^(overlays?|environments?|envs?|variants?|flavou?rs?|clusters|platforms?|providers?|profiles?|presets?)$/;
var ASIDE_FOLDERS = /^(examples?|samples?|tests?|testing|testdata|fixtures?|e2e|demos?|hack)$/;
var SHARED_FOLDERS = /^(base|bases|common|overlays?|environments?|envs?|generated)$/;
var VERSION2 = /(?<=^|[-_])(?:v|release-|rel-|version-)?\d+(?:\.\d+)+(?:-(?:alpha|beta|rc)[.\d]*)?(?=[-_]|$)|(?<=^|[-_])v\d+(?:(?:alpha|beta|rc)\d*)?(?=[-_]|$)/g;
var SPOKEN = /* @__PURE__ */ new Map();
var NAMED = /* @__PURE__ */ new Map();
var WHOLE = /* @__PURE__ */ new Map();
for (const { id, answers, whole, inNames } of DIMENSIONS) {
  for (const [answer, words2] of Object.entries(answers)) {
    for (const word of words2) {
      add2(whole ? WHOLE : SPOKEN, word, { dimension: id, answer });
      if (inNames) add2(NAMED, word, { dimension: id, answer });
    }
  }
}
function add2(map, word, variant) {
  map.set(word, [...map.get(word) ?? [], variant]);
}
function patternOf(words2) {
  const longestFirst = [...words2].sort((a, b) => b.length - a.length);
  return new RegExp(`(?<=^|-)(?:${longestFirst.join("|")})(?=-|$)`, "g");
}
var SPOKEN_PATTERN = patternOf(SPOKEN.keys());
var NAMED_PATTERN = patternOf(NAMED.keys());
var LONGEST6 = 255;
function hyphenate(text) {
  return text.slice(0, LONGEST6).toLowerCase().replace(/[^a-z0-9]+/g, "-");
}
function wordsOfSegment(segment) {
  const name = segment.slice(0, LONGEST6).toLowerCase();
  const versions = [...name.matchAll(VERSION2)].map((match) => match[0]).join(" ");
  const text = hyphenate(name.replace(VERSION2, ""));
  const whole = WHOLE.get(text) ?? [];
  const variants = [...text.matchAll(SPOKEN_PATTERN)].flatMap((match) => SPOKEN.get(match[0]) ?? []);
  const plain2 = whole.length > 0 || SHARED_FOLDERS.test(text) ? "" : text.replace(SPOKEN_PATTERN, "");
  return { variants: [...whole, ...variants], plain: plain2.replace(/-+/g, "-").replace(/^-|-$/g, ""), versions };
}
function variantsOfName(name) {
  return distinct2([...hyphenate(name).matchAll(NAMED_PATTERN)].flatMap((match) => NAMED.get(match[0]) ?? []));
}
function distinct2(variants) {
  return variants.length < 2 ? variants : [...new Map(variants.map((variant) => [`${variant.dimension}/${variant.answer}`, variant])).values()];
}
function differ(a, b) {
  if (a.length === 0 || b.length === 0) return false;
  return a.some(({ dimension }) => {
    const here = answersTo(dimension, a);
    const there = answersTo(dimension, b);
    return there.size > 0 && ![...here].some((answer) => there.has(answer));
  });
}
function agreeOn(dimension, a, b) {
  const there = answersTo(dimension, b);
  return [...answersTo(dimension, a)].some((answer) => there.has(answer));
}
function answersTo(dimension, variants) {
  return new Set(variants.filter((variant) => variant.dimension === dimension).map((variant) => variant.answer));
}

// src/placement/paths.ts
var DEEPEST = 64;
function readPath(path8) {
  const all = path8.split("/").filter((segment) => segment !== "" && segment !== ".");
  const segments = all.length <= DEEPEST ? all : [...all.slice(0, DEEPEST - 1), all.at(-1) ?? ""];
  return { path: path8, segments };
}
var readWords = /* @__PURE__ */ new WeakMap();
var readTails = /* @__PURE__ */ new WeakMap();
function wordsOf5(path8) {
  const known = readWords.get(path8);
  if (known) return known;
  const last = path8.segments.length - 1;
  const words2 = path8.segments.map((segment, index) => wordsOfSegment(index === last ? stem(segment) : segment));
  readWords.set(path8, words2);
  return words2;
}
function tailAt(path8, depth) {
  if (depth >= path8.segments.length) return void 0;
  const tails = readTails.get(path8) ?? [];
  readTails.set(path8, tails);
  tails[depth] ??= tailOf(path8.segments.slice(depth), wordsOf5(path8).slice(depth));
  return tails[depth];
}
function tailOf(segments, words2) {
  return {
    variants: distinct2(words2.flatMap((each) => each.variants)),
    isAside: segments.slice(0, -1).some((folder) => ASIDE_FOLDERS.test(folder.toLowerCase())),
    plain: words2.map((each) => each.plain).filter((plain2) => plain2 !== "").join("/")
  };
}
function stem(file) {
  return file.replace(/(\.(ya?ml|json|manifest|tpl|gotpl|tmpl|template|j2|erb|in))+$/i, "");
}
function commonDepth(a, b) {
  const most = Math.min(a.segments.length, b.segments.length);
  let depth = 0;
  while (depth < most && a.segments[depth] === b.segments[depth]) depth++;
  return depth;
}
function areVariants(a, b, rootDepth) {
  const depth = commonDepth(a, b);
  const [here, there] = [tailAt(a, depth), tailAt(b, depth)];
  if (!here || !there) return false;
  if (here.isAside || there.isAside || differ(here.variants, there.variants)) return true;
  const parent = a.segments[depth - 1]?.toLowerCase() ?? "";
  if (CHOICE_FOLDERS.test(parent) && !agreeOn("platform", here.variants, there.variants)) return true;
  if (depth > rootDepth && ASIDE_FOLDERS.test(parent)) return true;
  return here.plain === there.plain || areVersions(wordsOf5(a)[depth], wordsOf5(b)[depth]);
}
function areVersions(a, b) {
  return a !== void 0 && b !== void 0 && a.versions !== "" && b.versions !== "" && a.versions !== b.versions && a.plain === b.plain;
}

// src/placement/same-objects.ts
function isSameObject(a, b) {
  if (a.kind !== b.kind || a.name !== b.name || !isTelling(a.name)) return false;
  if (a.namespace === b.namespace) return true;
  return a.span.path !== b.span.path && (isOpen2(a.namespace) || isOpen2(b.namespace));
}
function isTelling(name) {
  return /[a-z0-9]/i.test(name);
}
function isOpen2(namespace) {
  return namespace === null || namespace.includes(UNKNOWN);
}
function findSameObjects(workloads, read3) {
  const files = /* @__PURE__ */ new Map();
  for (const { kind, name, span } of workloads) if (isTelling(name)) put2(files, `${kind}/${name}`, span.path);
  const byFile = /* @__PURE__ */ new Map();
  const byEntry = /* @__PURE__ */ new Map();
  for (const { kind, name, namespace, span } of workloads) {
    if ((files.get(`${kind}/${name}`)?.size ?? 0) < 2) continue;
    const marks = isOpen2(namespace) ? [OPEN] : [NAMED2, namespace ?? ""];
    const { segments } = read3(span.path);
    for (const mark of marks) {
      put2(byFile, span.path, `${kind}/${name} ${mark}`);
      for (let depth = 1; depth <= segments.length; depth++) {
        put2(byEntry, segments.slice(0, depth).join("/"), `${segments.slice(depth).join("/")} ${kind}/${name} ${mark}`);
      }
    }
  }
  if (byFile.size === 0) return { share: () => false };
  return {
    share(a, b) {
      if (meet(byFile.get(a.path), byFile.get(b.path))) return true;
      const depth = commonDepth(a, b) + 1;
      const entryOf2 = (path8) => path8.segments.slice(0, depth).join("/");
      return meet(byEntry.get(entryOf2(a)), byEntry.get(entryOf2(b)));
    }
  };
}
var OPEN = "?";
var NAMED2 = "!";
function put2(map, key, value) {
  const found = map.get(key);
  if (found) found.add(value);
  else map.set(key, /* @__PURE__ */ new Set([value]));
}
function meet(a, b) {
  if (!a || !b) return false;
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  for (const item of few) {
    const object = item.slice(0, -1);
    if (item.endsWith(` ${NAMED2}`) ? many.has(object + OPEN) : many.has(item)) return true;
    if (item.endsWith(` ${OPEN}`) && many.has(object + NAMED2)) return true;
  }
  return false;
}

// src/placement/alternatives.ts
function signsOf(workload, path8) {
  const isPod = workload.kind === "Pod";
  return {
    path: path8,
    variants: variantsOfName(workload.name),
    profiles: Object.keys(workload.annotations).filter((key) => key.startsWith(PROFILE) && workload.annotations[key] === "true"),
    isBootstrap: isPod && hasWord(`${workload.name}/${path8.path}`, /^(bootstrap|bootkube)$/),
    isRescue: isPod && hasWord(`${workload.name}/${path8.segments.at(-1) ?? ""}`, /^(restore|recovery|recover|rescue)$/),
    isBundle: hasWord(path8.segments.at(-1) ?? "", /^clusterserviceversions?$/)
  };
}
var PROFILE = "include.release.openshift.io/";
function areAlternatives(a, b, run2) {
  if (a === b) return false;
  if (isSameObject(a, b) || areTextsOfOneChoice(a, b)) return true;
  if (run2.isOneInstall(a) && run2.isOneInstall(b)) return false;
  const [here, there] = [run2.signs(a), run2.signs(b)];
  if (areKindsOfOne(a, b) || here.isBootstrap !== there.isBootstrap || areOther(here.profiles, there.profiles)) return true;
  if (differ(here.variants, there.variants)) return true;
  if (here.path === there.path) return false;
  if (here.isBundle !== there.isBundle && areBuiltAlike(a, b)) return true;
  if ((here.isRescue || there.isRescue) && areNeighbours(a, b)) return true;
  return run2.areVariants(here.path, there.path, run2.rootDepth(a));
}
function areTextsOfOneChoice(a, b) {
  return a.branches !== void 0 && b.branches !== void 0 && a.span.path === b.span.path && areExclusive(a.branches, b.branches);
}
function areKindsOfOne(a, b) {
  if (a.kind === b.kind || a.name !== b.name || a.namespace !== b.namespace || !isTelling(a.name)) return false;
  return a.span.path !== b.span.path || a.template;
}
function areBuiltAlike(a, b) {
  return a.kind === b.kind && a.containers.some(({ name }) => b.containers.some((other) => other.name === name));
}
function hasWord(text, pattern) {
  return text.toLowerCase().split(/[^a-z0-9]+/).some((word) => pattern.test(word));
}
function areNeighbours(a, b) {
  return a.namespace !== null && a.namespace === b.namespace || folderOf2(a) === folderOf2(b);
}
function areOther(a, b) {
  return a.length > 0 && b.length > 0 && !a.some((profile) => b.includes(profile));
}
function folderOf2(workload) {
  return workload.span.path.slice(0, Math.max(workload.span.path.lastIndexOf("/"), 0));
}

// src/placement/anti-affinity.ts
function repel(a, b) {
  return repels(a, b) || a !== b && repels(b, a);
}
function repels(from, other) {
  if (from.namespace !== other.namespace && from.namespace !== null && other.namespace !== null) return false;
  return from.scheduling.podAntiAffinity.some(
    (term) => (
      // Hidden values are equal only within one workload, where the same template fills in the labels and the selector.
      selectsLabels(term, other.labels, (value) => from === other || !value.includes(UNKNOWN))
    )
  );
}

// src/placement/node-role.ts
var node_role_exports = {};
__export(node_role_exports, {
  DEFAULT_NODE_ROLES: () => DEFAULT_NODE_ROLES,
  NODE_NAME: () => NODE_NAME,
  ROLE_PREFIX: () => ROLE_PREFIX,
  canonicalKey: () => canonicalKey,
  isControlPlane: () => isControlPlane
});
var ROLE_PREFIX = "node-role.kubernetes.io/";
var CONTROL_PLANE_LABELS = { [`${ROLE_PREFIX}control-plane`]: null, [`${ROLE_PREFIX}master`]: null };
var OTHER_CONTROL_PLANE_LABELS = [`${ROLE_PREFIX}controlplane`, `${ROLE_PREFIX}etcd`];
var DEFAULT_NODE_ROLES = [
  {
    name: "control-plane",
    labels: CONTROL_PLANE_LABELS,
    taints: [{ key: `${ROLE_PREFIX}control-plane`, effect: "NoSchedule" }],
    optional: OTHER_CONTROL_PLANE_LABELS
  },
  {
    name: "control-plane",
    labels: CONTROL_PLANE_LABELS,
    taints: [{ key: `${ROLE_PREFIX}master`, effect: "NoSchedule" }],
    optional: OTHER_CONTROL_PLANE_LABELS
  },
  { name: "worker", labels: { [`${ROLE_PREFIX}worker`]: null }, taints: [] }
];
function isControlPlane(role) {
  return ["control-plane", "master", "controlplane"].some((name) => Object.hasOwn(role.labels, ROLE_PREFIX + name));
}
var NODE_NAME = "kubernetes.io/hostname";
var RENAMED = {
  "metadata.name": NODE_NAME,
  "beta.kubernetes.io/os": "kubernetes.io/os",
  "beta.kubernetes.io/arch": "kubernetes.io/arch",
  "beta.kubernetes.io/instance-type": "node.kubernetes.io/instance-type",
  "failure-domain.beta.kubernetes.io/zone": "topology.kubernetes.io/zone",
  "failure-domain.beta.kubernetes.io/region": "topology.kubernetes.io/region"
};
function canonicalKey(key) {
  return Object.hasOwn(RENAMED, key) ? RENAMED[key] ?? key : key;
}

// src/placement/constraint.ts
var NOTHING4 = /* @__PURE__ */ new Set();
var FREE = { presence: "any", oneOf: null, noneOf: NOTHING4, above: -Infinity, below: Infinity };
function constraintOf(requirement) {
  const { operator, values } = requirement;
  if (values.some((value) => value.includes(UNKNOWN))) return operator === "In" ? { ...FREE, presence: "present" } : null;
  if (operator === "In") return { ...FREE, presence: "present", oneOf: new Set(values) };
  if (operator === "NotIn") return { ...FREE, noneOf: new Set(values) };
  if (operator === "Exists") return { ...FREE, presence: "present" };
  if (operator === "DoesNotExist") return { ...FREE, presence: "absent" };
  const bound = values.length === 1 ? wholeNumber(values[0] ?? "") : null;
  if (bound === null) return null;
  if (operator === "Gt") return { ...FREE, presence: "present", above: bound };
  if (operator === "Lt") return { ...FREE, presence: "present", below: bound };
  return null;
}
function both(a, b) {
  return {
    presence: bothPresences(a.presence, b.presence),
    oneOf: a.oneOf && b.oneOf ? new Set([...a.oneOf].filter((value) => b.oneOf?.has(value))) : a.oneOf ?? b.oneOf,
    noneOf: a.noneOf.size === 0 ? b.noneOf : b.noneOf.size === 0 ? a.noneOf : /* @__PURE__ */ new Set([...a.noneOf, ...b.noneOf]),
    above: Math.max(a.above, b.above),
    below: Math.min(a.below, b.below)
  };
}
function bothPresences(a, b) {
  if (a === b || b === "any") return a;
  return a === "any" ? b : "impossible";
}
function admits(constraint, value) {
  if (value === null) return constraint.presence === "any" || constraint.presence === "absent";
  if (constraint.presence === "absent" || constraint.presence === "impossible") return false;
  if (constraint.oneOf && !constraint.oneOf.has(value)) return false;
  if (constraint.noneOf.has(value)) return false;
  if (!isBounded(constraint)) return true;
  const number = wholeNumber(value);
  return number !== null && number > constraint.above && number < constraint.below;
}
function isSatisfiable(constraint, mayLack = true) {
  if (mayLack && admits(constraint, null)) return true;
  if (constraint.presence === "absent" || constraint.presence === "impossible") return false;
  if (constraint.oneOf) return [...constraint.oneOf].some((value) => admits(constraint, value));
  if (!isBounded(constraint)) return true;
  const room = constraint.below - constraint.above - 1;
  const taken = [...constraint.noneOf].filter((value) => admits({ ...constraint, noneOf: NOTHING4 }, value)).length;
  return room > taken;
}
function isBounded(constraint) {
  return constraint.above > -Infinity || constraint.below < Infinity;
}
function wholeNumber(text) {
  return /^[+-]?\d{1,15}$/.test(text) ? Number(text) : null;
}

// src/placement/demand.ts
var MOST_TERMS = 8;
var OPERATING_SYSTEM = "kubernetes.io/os";
function demandOf(workload) {
  const { scheduling } = workload;
  const ignoresTaints = workload.staticPod || scheduling.nodeName !== null;
  const common = conjunctionOf([...commonRequirements(scheduling), ...workload.staticPod ? requirementsOfFolder(workload) : []]);
  const terms = scheduling.nodeAffinity.filter((term) => term.expressions.length + term.fields.length > 0);
  if (terms.length > MOST_TERMS) return finish([common.constraints], true, ignoresTaints);
  if (scheduling.nodeAffinity.length === 0) return finish([common.constraints], common.unsure, ignoresTaints);
  const found = terms.map((term) => conjunctionOf([...term.expressions, ...term.fields]));
  const options = found.map((term) => merge(common.constraints, term.constraints));
  return finish(options, common.unsure || found.some((term) => term.unsure), ignoresTaints);
}
function finish(options, unsure, ignoresTaints) {
  return {
    options: options.map(withOperatingSystem).filter((constraints) => [...constraints.values()].every((each) => isSatisfiable(each))),
    unsure,
    ignoresTaints,
    restricted: options.some((constraints) => [...constraints.keys()].some((key) => key !== OPERATING_SYSTEM))
  };
}
function withOperatingSystem(constraints) {
  if (constraints.has(OPERATING_SYSTEM)) return constraints;
  const linux = constraintOf({ key: OPERATING_SYSTEM, operator: "In", values: ["linux"] });
  return linux ? new Map([...constraints, [OPERATING_SYSTEM, linux]]) : constraints;
}
function commonRequirements(scheduling) {
  const requirements = Object.entries(scheduling.nodeSelector).map(([key, value]) => ({ key, operator: "In", values: [value] }));
  if (scheduling.nodeName !== null) requirements.push({ key: NODE_NAME, operator: "In", values: [scheduling.nodeName] });
  return requirements;
}
function requirementsOfFolder(workload) {
  const key = `${ROLE_PREFIX}control-plane`;
  const folders = workload.span.path.toLowerCase().split("/").slice(0, -1);
  if (folders.some((folder) => /^(masters?|control-?plane)$/.test(folder))) return [{ key, operator: "Exists", values: [] }];
  if (folders.some((folder) => /^workers?$/.test(folder))) return [{ key, operator: "DoesNotExist", values: [] }];
  return [];
}
function conjunctionOf(requirements) {
  const constraints = /* @__PURE__ */ new Map();
  let unsure = false;
  for (const requirement of requirements) {
    const constraint = requirement.key.includes(UNKNOWN) ? null : constraintOf(requirement);
    if (constraint === null || requirement.values.some((value) => value.includes(UNKNOWN))) unsure = true;
    if (constraint === null) continue;
    const key = canonicalKey(requirement.key);
    const before = constraints.get(key);
    constraints.set(key, before ? both(before, constraint) : constraint);
  }
  return { constraints, unsure };
}
function merge(a, b) {
  const merged = new Map(a);
  for (const [key, constraint] of b) {
    const before = merged.get(key);
    merged.set(key, before ? both(before, constraint) : constraint);
  }
  return merged;
}

// src/placement/taint.ts
var TOLERATED_BY_DAEMON_SETS = /* @__PURE__ */ new Set([
  "node.kubernetes.io/not-ready",
  "node.kubernetes.io/unreachable",
  "node.kubernetes.io/disk-pressure",
  "node.kubernetes.io/memory-pressure",
  "node.kubernetes.io/pid-pressure",
  "node.kubernetes.io/unschedulable",
  "node.kubernetes.io/network-unavailable"
]);
function tolerates(kind, tolerations, taints) {
  return taints.every(
    (taint) => taint.effect === "PreferNoSchedule" || kind === "DaemonSet" && TOLERATED_BY_DAEMON_SETS.has(taint.key) || tolerations.some((toleration) => matches(toleration, taint))
  );
}
function matches(toleration, taint) {
  if (toleration.effect && toleration.effect !== taint.effect && !toleration.effect.includes(UNKNOWN)) return false;
  if (toleration.key && toleration.key !== taint.key && !toleration.key.includes(UNKNOWN)) return false;
  if (toleration.operator === "Exists" || toleration.operator.includes(UNKNOWN)) return true;
  if (!toleration.key) return false;
  const value = toleration.value ?? "";
  return value === (taint.value ?? "") || value.includes(UNKNOWN);
}

// src/placement/nodes.ts
function createNodes(roles2) {
  const allNames = new Set(roles2.map(nameOf5));
  const governed = new Set(roles2.flatMap((role) => Object.keys(role.labels)));
  function hasNode(constraints, role) {
    for (const [key, constraint] of constraints) {
      if (Object.hasOwn(role.labels, key)) {
        const value = role.labels[key] ?? null;
        if (value === null ? !isSatisfiable(constraint, false) : !admits(constraint, value)) return false;
      } else if (isLacking(role, key)) {
        if (!admits(constraint, null)) return false;
      } else if (!isSatisfiable(constraint)) return false;
    }
    return true;
  }
  function isLacking(role, key) {
    if (role.optional?.includes(key)) return false;
    return governed.has(key) || isControlPlane(role) && key.startsWith(ROLE_PREFIX);
  }
  const reachables = /* @__PURE__ */ new Map();
  const meetings = /* @__PURE__ */ new Map();
  function reachableBy(workload) {
    const { nodeName, nodeSelector, nodeAffinity, tolerations } = workload.scheduling;
    const folders = workload.staticPod ? workload.span.path : null;
    const key = JSON.stringify([nodeName, nodeSelector, nodeAffinity, tolerations, workload.kind === "DaemonSet", folders]);
    const known = reachables.get(key) ?? judge3(workload);
    reachables.set(key, known);
    return known;
  }
  function judge3(workload) {
    const demand = demandOf(workload);
    const byLabels = roles2.filter((role) => demand.options.some((option) => hasNode(option, role)));
    if (demand.ignoresTaints) return { demand, roles: byLabels };
    const admitted = byLabels.filter((role) => tolerates(workload.kind, workload.scheduling.tolerations, role.taints));
    return { demand, roles: admitted.length > 0 ? admitted : byLabels };
  }
  function meeting(a, b) {
    const known = meetings.get(a) ?? /* @__PURE__ */ new Map();
    meetings.set(a, known);
    const found = known.get(b) ?? compare(a, b);
    known.set(b, found);
    return found;
  }
  function compare(a, b) {
    const options = a.demand.options.flatMap((one) => b.demand.options.map((other) => merge(one, other)));
    const satisfiable = options.filter((option) => [...option.values()].every((constraint) => isSatisfiable(constraint)));
    if (satisfiable.length === 0) return APART;
    if (a.roles.length === 0 || b.roles.length === 0) return { possible: true, why: "nothing in their node selectors keeps them apart" };
    const names = new Set(b.roles.map(nameOf5));
    const common = a.roles.filter((role) => names.has(role.name) && satisfiable.some((option) => hasNode(option, role)));
    if (common.length === 0) return APART;
    const shared2 = [...new Set(common.map(nameOf5))];
    const everywhere = shared2.length === allNames.size && [a, b].every(({ demand }) => !demand.restricted && !demand.unsure);
    return { possible: true, why: everywhere ? "both can run on every node" : `both can run on ${shared2.join(" and ")} nodes` };
  }
  return {
    reachableBy,
    meeting,
    mostNodes: ({ demand, roles: admitted }) => {
      const named3 = namedNodes(demand);
      if (named3 !== null || demand.unsure || admitted.length === 0) return named3;
      const counts = [...new Map(admitted.map((role) => [role.name, role.count])).values()];
      return counts.reduce((sum, count2) => sum === null || count2 === void 0 ? null : sum + count2, 0);
    }
  };
}
var APART = { possible: false, why: "no node satisfies both" };
function nameOf5(role) {
  return role.name;
}
function namedNodes(demand) {
  const names = /* @__PURE__ */ new Set();
  if (demand.options.length === 0) return null;
  for (const option of demand.options) {
    const named3 = option.get(NODE_NAME);
    if (!named3?.oneOf) return null;
    for (const name of named3.oneOf) if (admits(named3, name)) names.add(name);
  }
  return names.size;
}

// src/placement/together.ts
var PART_OF = "app.kubernetes.io/part-of";
var PASSING = /* @__PURE__ */ new Set(["Job", "CronJob"]);
function togetherness(a, b, run2) {
  const passing = isPassing(a) || isPassing(b);
  if (a.span.path === b.span.path || run2.isOneInstall(a) && run2.isOneInstall(b)) {
    return { confidence: passing && (PASSING.has(a.kind) || PASSING.has(b.kind)) ? "medium" : "certain", why: null };
  }
  const optional = a.template && b.template;
  if (belongTogether(a, b) || haveOneTopFolder(a, b, run2)) return { confidence: optional ? "low" : passing ? "medium" : "high", why: null };
  return { confidence: optional || areTwins(a, b) ? "low" : "medium", why: "if both folders are installed in one cluster" };
}
function areTwins(a, b) {
  if (a.kind !== b.kind) return false;
  const names = new Set(a.containers.map(({ name }) => name));
  return a.name === b.name || b.containers.filter(({ name }) => names.has(name)).length >= MANY_CONTAINERS;
}
var MANY_CONTAINERS = 3;
function isPassing(workload) {
  return PASSING.has(workload.kind) || workload.kind === "Pod" && !workload.staticPod;
}
var COMMON_NAMESPACES = /* @__PURE__ */ new Set(["default", "kube-system"]);
function belongTogether(a, b) {
  if (a.namespace !== null && a.namespace === b.namespace && !COMMON_NAMESPACES.has(a.namespace)) return true;
  const part = a.labels[PART_OF];
  return part !== void 0 && part === b.labels[PART_OF];
}
function haveOneTopFolder(a, b, run2) {
  if (folderOf2(a) === folderOf2(b)) return true;
  const depth = run2.rootDepth(a);
  const [here, there] = [run2.signs(a).path.segments, run2.signs(b).path.segments];
  if (here.length <= depth + 1 || there.length <= depth + 1) return true;
  return here[depth] === there[depth];
}

// src/placement/placement.ts
function createPlacement(options, workloads) {
  const nodes = createNodes(options.nodeRoles ?? DEFAULT_NODE_ROLES);
  const run2 = describeRun(workloads, options.isOneInstall ?? (() => false));
  const reachable = /* @__PURE__ */ new Map();
  const reach = (workload) => remember(reachable, workload, () => nodes.reachableBy(workload));
  return {
    canShareNode: (a, b) => meet2(a, b, reach(a), reach(b), nodes, run2),
    canMeetItself: (workload) => meetItself(workload, nodes.mostNodes(reach(workload))),
    canRunOnWorkers: (workload) => runsOnWorkers(workload, reach(workload)),
    mostNodes: (workload) => nodes.mostNodes(reach(workload)),
    areAlternatives: (a, b) => areAlternatives(a, b, run2)
  };
}
function remember(map, key, make) {
  const before = map.get(key);
  if (before !== void 0) return before;
  const made = make();
  map.set(key, made);
  return made;
}
function describeRun(workloads, isOneInstall) {
  const paths = /* @__PURE__ */ new Map();
  const read3 = (path8) => remember(paths, path8, () => readPath(path8));
  const roots = /* @__PURE__ */ new Map();
  for (const { set, span } of workloads) {
    const path8 = read3(span.path);
    const root = remember(roots, set, () => ({ first: path8, depth: path8.segments.length - 1 }));
    root.depth = Math.min(root.depth, commonDepth(root.first, path8), path8.segments.length - 1);
  }
  const signs = /* @__PURE__ */ new Map();
  const sameObjects = findSameObjects(workloads, read3);
  return {
    signs: (workload) => remember(signs, workload, () => signsOf(workload, read3(workload.span.path))),
    rootDepth: (workload) => roots.get(workload.set)?.depth ?? 0,
    isOneInstall: (workload) => isOneInstall(workload.set),
    areVariants: (a, b, rootDepth) => areVariants(a, b, rootDepth) || sameObjects.share(a, b)
  };
}
var IMPOSSIBLE = { possible: false, confidence: "certain" };
function meet2(a, b, here, there, nodes, run2) {
  if (a.set !== b.set) return { ...IMPOSSIBLE, why: "they are not installed together" };
  if (repel(a, b)) return { ...IMPOSSIBLE, why: "a required anti-affinity keeps their pods on different nodes" };
  const { possible, why } = nodes.meeting(here, there);
  if (!possible) return { ...IMPOSSIBLE, why };
  const together = togetherness(a, b, run2);
  const placed = isOnEachNode(a) || isOnEachNode(b) ? "certain" : "high";
  const confidence = lowest(together.confidence, placed, surenessOf2(a, here), surenessOf2(b, there));
  return { possible: true, why: together.why === null ? why : `${why} ${together.why}`, confidence };
}
function isOnEachNode(workload) {
  return workload.kind === "DaemonSet" || workload.staticPod || workload.scheduling.nodeName !== null;
}
function surenessOf2(workload, { demand, roles: roles2 }) {
  if (demand.unsure) return "low";
  return workload.template || roles2.length === 0 ? "medium" : "certain";
}
function lowest(...confidences) {
  return confidences.reduce((a, b) => compareConfidence(a, b) <= 0 ? a : b);
}
var REPLICATED = /* @__PURE__ */ new Set(["Deployment", "DeploymentConfig", "StatefulSet", "ReplicaSet", "ReplicationController"]);
function meetItself(workload, mostNodes) {
  if (repel(workload, workload)) return { ...IMPOSSIBLE, why: "a required anti-affinity keeps its pods on different nodes" };
  const { replicas, maxSurge, strategy } = workload.rollout;
  if (workload.kind === "DaemonSet") {
    if (maxSurge === null || /^\s*0+%?\s*$/.test(maxSurge) || strategy !== null && strategy !== "RollingUpdate") {
      return { ...IMPOSSIBLE, why: "a DaemonSet has one pod on a node" };
    }
    const confidence = maxSurge.includes(UNKNOWN) ? "low" : "high";
    return { possible: true, why: "its rolling update starts a new pod beside the old one", confidence };
  }
  if (!REPLICATED.has(workload.kind)) return { ...IMPOSSIBLE, why: "it has one pod at a time" };
  if (replicas !== null && replicas > 1) {
    const crowded = mostNodes !== null && replicas > mostNodes;
    const why = crowded ? `it has ${replicas} pods for ${mostNodes} ${mostNodes === 1 ? "node" : "nodes"}` : `nothing keeps its ${replicas} pods on different nodes`;
    return { possible: true, why, confidence: crowded ? "certain" : workload.template ? "medium" : "high" };
  }
  if (replicas === null && workload.template) return { possible: true, why: "a template sets the number of its pods", confidence: "low" };
  return { ...IMPOSSIBLE, why: "it has one pod" };
}
function runsOnWorkers(workload, { demand, roles: roles2 }) {
  if (demand.unsure || roles2.length === 0) return null;
  const onWorkers = roles2.some((role) => !isControlPlane(role));
  if (!onWorkers) return false;
  const open = !demand.restricted && Object.keys(workload.scheduling.nodeSelector).length === 0;
  if (workload.kind === "Pod" || workload.staticPod) return demand.restricted && !roles2.some(isControlPlane) ? true : null;
  return open && workload.template ? null : true;
}

// src/registry/load.ts
var load_exports = {};
__export(load_exports, {
  loadRegistries: () => loadRegistries,
  loadRegistry: () => loadRegistry
});
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");

// registry/kubernetes.json
var kubernetes_default = JSON.parse('{"version":1,"name":"kubernetes","title":"Kubernetes ports and protocols","url":"https://kubernetes.io/docs/reference/networking/ports-and-protocols/","assignments":[{"registry":"kubernetes","protocol":"TCP","port":2379,"endPort":2380,"process":"etcd","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":null,"since":null,"removed":null,"notes":"client and peer API","citation":{"document":"Kubernetes ports and protocols","table":"External / TCP","line":18},"owners":[{"kind":"Pod","namespace":"kube-system","name":"etcd*","container":"etcd","claimant":"workload","source":"kubernetes/kubernetes:cmd/kubeadm/app/phases/etcd/local.go"}],"status":"active"},{"registry":"kubernetes","protocol":"TCP","port":6443,"endPort":6443,"process":"kube-apiserver","applicationProtocol":"HTTPS","exposure":"external","controlPlaneOnly":true,"team":null,"since":null,"removed":null,"notes":null,"citation":{"document":"Kubernetes ports and protocols","table":"External / TCP","line":19},"owners":[{"kind":"Pod","namespace":"kube-system","name":"kube-apiserver*","container":"kube-apiserver","claimant":"workload","source":"kubernetes/kubernetes:cmd/kubeadm/app/phases/controlplane/manifests.go"}],"status":"active"},{"registry":"kubernetes","protocol":"TCP","port":10250,"endPort":10250,"process":"kubelet","applicationProtocol":"HTTPS","exposure":"external","controlPlaneOnly":false,"team":null,"since":null,"removed":null,"notes":"kubelet API","citation":{"document":"Kubernetes ports and protocols","table":"External / TCP","line":20},"owners":[{"kind":"Unit","namespace":"*","name":"kubelet.service","container":"*","claimant":"host-process","source":"kubernetes/kubernetes:pkg/cluster/ports/ports.go"}],"status":"active"},{"registry":"kubernetes","protocol":"TCP","port":10256,"endPort":10256,"process":"kube-proxy","applicationProtocol":"HTTP","exposure":"external","controlPlaneOnly":false,"team":null,"since":null,"removed":null,"notes":"healthz","citation":{"document":"Kubernetes ports and protocols","table":"External / TCP","line":21},"owners":[{"kind":"DaemonSet","namespace":"kube-system","name":"kube-proxy*","container":"kube-proxy","claimant":"workload","source":"kubernetes/kubernetes:cmd/kubeadm/app/phases/addons/proxy/manifests.go"}],"status":"active"},{"registry":"kubernetes","protocol":"TCP","port":10257,"endPort":10257,"process":"kube-controller-manager","applicationProtocol":"HTTPS","exposure":"external","controlPlaneOnly":true,"team":null,"since":null,"removed":null,"notes":"metrics, healthz","citation":{"document":"Kubernetes ports and protocols","table":"External / TCP","line":22},"owners":[{"kind":"Pod","namespace":"kube-system","name":"kube-controller-manager*","container":"kube-controller-manager","claimant":"workload","source":"kubernetes/kubernetes:cmd/kubeadm/app/phases/controlplane/manifests.go"}],"status":"active"},{"registry":"kubernetes","protocol":"TCP","port":10258,"endPort":10258,"process":"cloud-controller-manager","applicationProtocol":"HTTPS","exposure":"external","controlPlaneOnly":null,"team":null,"since":null,"removed":null,"notes":"metrics, healthz","citation":{"document":"Kubernetes ports and protocols","table":"External / TCP","line":23},"owners":[{"kind":"DaemonSet","namespace":"kube-system","name":"*cloud-controller-manager*","container":"*","claimant":"workload","source":"kubernetes/kubernetes:pkg/cluster/ports/ports.go"}],"status":"active"},{"registry":"kubernetes","protocol":"TCP","port":10259,"endPort":10259,"process":"kube-scheduler","applicationProtocol":"HTTPS","exposure":"external","controlPlaneOnly":true,"team":null,"since":null,"removed":null,"notes":"metrics, healthz","citation":{"document":"Kubernetes ports and protocols","table":"External / TCP","line":24},"owners":[{"kind":"Pod","namespace":"kube-system","name":"kube-scheduler*","container":"kube-scheduler","claimant":"workload","source":"kubernetes/kubernetes:cmd/kubeadm/app/phases/controlplane/manifests.go"}],"status":"active"},{"registry":"kubernetes","protocol":"TCP","port":10260,"endPort":10260,"process":"cloud-controller-manager","applicationProtocol":"HTTPS","exposure":"external","controlPlaneOnly":null,"team":null,"since":null,"removed":null,"notes":"webhook, only when webhooks are on","citation":{"document":"Kubernetes ports and protocols","table":"External / TCP","line":25},"owners":[{"kind":"DaemonSet","namespace":"kube-system","name":"*cloud-controller-manager*","container":"*","claimant":"workload","source":"kubernetes/kubernetes:pkg/cluster/ports/ports.go"}],"status":"active"},{"registry":"kubernetes","protocol":"TCP","port":10248,"endPort":10248,"process":"kubelet","applicationProtocol":"HTTP","exposure":"localhost","controlPlaneOnly":false,"team":null,"since":null,"removed":null,"notes":"healthz","citation":{"document":"Kubernetes ports and protocols","table":"Localhost-only","line":31},"owners":[{"kind":"Unit","namespace":"*","name":"kubelet.service","container":"*","claimant":"host-process","source":"kubernetes/kubernetes:pkg/cluster/ports/ports.go"}],"status":"active"},{"registry":"kubernetes","protocol":"TCP","port":10249,"endPort":10249,"process":"kube-proxy","applicationProtocol":"HTTP","exposure":"localhost","controlPlaneOnly":false,"team":null,"since":null,"removed":null,"notes":"metrics","citation":{"document":"Kubernetes ports and protocols","table":"Localhost-only","line":32},"owners":[{"kind":"DaemonSet","namespace":"kube-system","name":"kube-proxy*","container":"kube-proxy","claimant":"workload","source":"kubernetes/kubernetes:cmd/kubeadm/app/phases/addons/proxy/manifests.go"}],"status":"active"}],"ranges":[{"registry":"kubernetes","protocol":"TCP","port":6443,"endPort":6443,"from":"all","to":"control plane","since":null,"source":"kubernetes/website:content/en/docs/reference/networking/ports-and-protocols.md"},{"registry":"kubernetes","protocol":"TCP","port":2379,"endPort":2380,"from":"kube-apiserver and etcd","to":"control plane","since":null,"source":"kubernetes/website:content/en/docs/reference/networking/ports-and-protocols.md"},{"registry":"kubernetes","protocol":"TCP","port":10250,"endPort":10250,"from":"the node itself and the control plane","to":"all nodes","since":null,"source":"kubernetes/website:content/en/docs/reference/networking/ports-and-protocols.md"},{"registry":"kubernetes","protocol":"TCP","port":10257,"endPort":10257,"from":"the node itself","to":"control plane","since":null,"source":"kubernetes/website:content/en/docs/reference/networking/ports-and-protocols.md"},{"registry":"kubernetes","protocol":"TCP","port":10259,"endPort":10259,"from":"the node itself","to":"control plane","since":null,"source":"kubernetes/website:content/en/docs/reference/networking/ports-and-protocols.md"},{"registry":"kubernetes","protocol":"TCP","port":10256,"endPort":10256,"from":"the node itself and load balancers","to":"all nodes","since":null,"source":"kubernetes/website:content/en/docs/reference/networking/ports-and-protocols.md"},{"registry":"kubernetes","protocol":"TCP","port":30000,"endPort":32767,"from":"all","to":"all nodes","since":null,"source":"kubernetes/website:content/en/docs/reference/networking/ports-and-protocols.md"},{"registry":"kubernetes","protocol":"UDP","port":30000,"endPort":32767,"from":"all","to":"all nodes","since":null,"source":"kubernetes/website:content/en/docs/reference/networking/ports-and-protocols.md"}],"reservedRanges":[],"platformNamespaces":[],"platformAnnotations":[],"unregistered":[]}');

// registry/openshift.json
var openshift_default = JSON.parse('{"version":1,"name":"openshift","title":"OpenShift host port registry","url":"https://github.com/openshift/enhancements/blob/master/dev-guide/host-port-registry.md","assignments":[{"registry":"openshift","protocol":"TCP","port":53,"endPort":53,"process":"coredns","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"opnet","since":"4.7","removed":null,"notes":null,"citation":{"document":"OpenShift host port registry","table":"External / TCP","line":67},"owners":[{"kind":"Pod","namespace":"openshift-kni-infra|openshift-openstack-infra|openshift-vsphere-infra|openshift-nutanix-infra|openshift-ovirt-infra|openshift-kubevirt-infra|openshift-cloud-platform-infra","name":"coredns*","container":"coredns","claimant":"workload","source":"openshift/machine-config-operator:templates/common/on-prem/files/coredns-corefile.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":80,"endPort":80,"process":"haproxy","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"net edge","since":"3.0","removed":null,"notes":"HTTP routes; baremetal only; only on nodes running router pod replicas","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":68},"owners":[{"kind":"Deployment","namespace":"openshift-ingress","name":"router-*|ingress-router","container":"router","claimant":"workload","source":"openshift/cluster-ingress-operator:pkg/operator/controller/ingress/deployment.go"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":179,"endPort":179,"process":"cluster-network-operator","applicationProtocol":null,"exposure":"external","controlPlaneOnly":false,"team":"sdn","since":"4.20","removed":null,"notes":"BGP; only when using no-overlay mode","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":69},"owners":[{"kind":"DaemonSet","namespace":"openshift-frr-k8s","name":"frr-k8s","container":"frr","claimant":"workload","source":"openshift/cluster-network-operator:bindata/network/frr-k8s/config.yaml:49"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":443,"endPort":443,"process":"haproxy","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"net edge","since":"3.0","removed":null,"notes":"HTTPS routes; baremetal only; only on nodes running router pod replicas","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":70},"owners":[{"kind":"Deployment","namespace":"openshift-ingress","name":"router-*|ingress-router","container":"router","claimant":"workload","source":"openshift/cluster-ingress-operator:pkg/operator/controller/ingress/deployment.go"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":1936,"endPort":1936,"process":"openshift-router","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"net edge","since":"3.0","removed":null,"notes":"healthz/stats; baremetal only; only on nodes running router pod replicas","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":71},"owners":[{"kind":"Deployment","namespace":"openshift-ingress","name":"router-*|ingress-router","container":"router","claimant":"workload","source":"openshift/cluster-ingress-operator:pkg/operator/controller/ingress/deployment.go"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":2041,"endPort":2041,"process":"konnectivity-agent","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"hypershift","since":"4.10","removed":null,"notes":"Only for Hypershift guest clusters not on IBM cloud","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":72},"owners":[{"kind":"DaemonSet","namespace":"kube-system","name":"konnectivity-agent","container":"konnectivity-agent","claimant":"workload","source":"openshift/hypershift:control-plane-operator/hostedclusterconfigoperator/controllers/resources/konnectivity/reconcile.go:22"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":2379,"endPort":2379,"process":"etcd","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"etcd","since":null,"removed":null,"notes":null,"citation":{"document":"OpenShift host port registry","table":"External / TCP","line":73},"owners":[{"kind":"Pod","namespace":"openshift-etcd","name":"etcd*","container":"etcd","claimant":"workload","source":"openshift/cluster-etcd-operator:bindata/etcd/pod.gotpl.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":2380,"endPort":2380,"process":"etcd","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"etcd","since":null,"removed":null,"notes":null,"citation":{"document":"OpenShift host port registry","table":"External / TCP","line":74},"owners":[{"kind":"Pod","namespace":"openshift-etcd","name":"etcd*","container":"etcd","claimant":"workload","source":"openshift/cluster-etcd-operator:bindata/etcd/pod.gotpl.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":2381,"endPort":2381,"process":"etcd","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"etcd","since":null,"removed":null,"notes":null,"citation":{"document":"OpenShift host port registry","table":"External / TCP","line":75},"owners":[{"kind":"Pod","namespace":"openshift-etcd","name":"etcd*","container":"etcd","claimant":"workload","source":"openshift/cluster-etcd-operator:bindata/etcd/pod.gotpl.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":5050,"endPort":5050,"process":"ironic-inspector","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"metal","since":"4.4","removed":null,"notes":"baremetal provisioning","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":76},"owners":[{"kind":"Deployment","namespace":"openshift-machine-api","name":"metal3","container":"metal3-ironic-inspector","claimant":"workload","source":"openshift/cluster-baremetal-operator:provisioning/baremetal_pod.go"}],"status":"stale"},{"registry":"openshift","protocol":"TCP","port":6080,"endPort":6080,"process":"cluster-kube-apiserver-operator","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"apiserver","since":null,"removed":null,"notes":null,"citation":{"document":"OpenShift host port registry","table":"External / TCP","line":77},"owners":[{"kind":"Pod","namespace":"openshift-kube-apiserver","name":"kube-apiserver*","container":"kube-apiserver-insecure-readyz","claimant":"workload","source":"openshift/cluster-kube-apiserver-operator:bindata/assets/kube-apiserver/pod.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":6180,"endPort":6180,"process":"httpd","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"metal","since":"4.4","removed":null,"notes":"baremetal provisioning server","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":78},"owners":[{"kind":"Deployment","namespace":"openshift-machine-api","name":"metal3","container":"metal3-httpd","claimant":"workload","source":"openshift/cluster-baremetal-operator:provisioning/baremetal_pod.go"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":6181,"endPort":6181,"process":"httpd","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"metal","since":"4.7","removed":null,"notes":"baremetal image cache","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":79},"owners":[{"kind":"DaemonSet","namespace":"openshift-machine-api","name":"metal3-image-cache","container":"metal3-httpd","claimant":"workload","source":"openshift/cluster-baremetal-operator:provisioning/image_cache.go:33"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":6183,"endPort":6183,"process":"httpd","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"metal","since":"4.10","removed":null,"notes":"baremetal provisioning server (TLS)","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":80},"owners":[{"kind":"Deployment","namespace":"openshift-machine-api","name":"metal3","container":"metal3-httpd","claimant":"workload","source":"openshift/cluster-baremetal-operator:provisioning/baremetal_pod.go"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":6189,"endPort":6189,"process":"ironic","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"metal","since":"4.20","removed":null,"notes":"baremetal JSON RPC","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":81},"owners":[{"kind":"Deployment","namespace":"openshift-machine-api","name":"metal3","container":"metal3-ironic","claimant":"workload","source":"openshift/cluster-baremetal-operator:provisioning/baremetal_pod.go"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":6385,"endPort":6385,"process":"ironic","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"metal","since":"4.4","removed":null,"notes":"baremetal provisioning","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":82},"owners":[{"kind":"Deployment","namespace":"openshift-machine-api","name":"metal3","container":"metal3-httpd","claimant":"workload","source":"openshift/cluster-baremetal-operator:provisioning/baremetal_pod.go"},{"kind":"DaemonSet","namespace":"openshift-machine-api","name":"ironic-proxy","container":"ironic-proxy","claimant":"workload","source":"openshift/cluster-baremetal-operator:provisioning/ironic_proxy.go:56"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":6388,"endPort":6388,"process":"ironic (internal)","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"metal","since":"4.12","removed":null,"notes":"baremetal provisioning","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":83},"owners":[{"kind":"Deployment","namespace":"openshift-machine-api","name":"metal3","container":"metal3-httpd","claimant":"workload","source":"openshift/cluster-baremetal-operator:provisioning/baremetal_pod.go"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":6443,"endPort":6443,"process":"kube-apiserver","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"apiserver","since":null,"removed":null,"notes":null,"citation":{"document":"OpenShift host port registry","table":"External / TCP","line":84},"owners":[{"kind":"Pod","namespace":"openshift-kube-apiserver","name":"kube-apiserver*","container":"kube-apiserver","claimant":"workload","source":"openshift/cluster-kube-apiserver-operator:bindata/assets/kube-apiserver/pod.yaml"},{"kind":"Pod","namespace":"openshift-kube-apiserver","name":"bootstrap-kube-apiserver*","container":"kube-apiserver","claimant":"workload","source":"openshift/cluster-kube-apiserver-operator:bindata/bootkube/bootstrap-manifests/kube-apiserver-pod.yaml"},{"kind":"Pod","namespace":"kube-system","name":"kube-apiserver-proxy*","container":"*","claimant":"workload","source":"openshift/hypershift"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":8089,"endPort":8089,"process":"kubernetes-nmstate","applicationProtocol":null,"exposure":"external","controlPlaneOnly":false,"team":"opnet","since":null,"removed":null,"notes":"metrics","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":85},"owners":[{"kind":"DaemonSet","namespace":"openshift-nmstate","name":"nmstate-handler","container":"nmstate-handler","claimant":"workload","source":"nmstate/kubernetes-nmstate:deploy/handler/operator.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9001,"endPort":9001,"process":"machine-config-daemon oauth proxy","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"node","since":null,"removed":null,"notes":"metrics","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":86},"owners":[{"kind":"DaemonSet","namespace":"openshift-machine-config-operator","name":"machine-config-daemon","container":"kube-rbac-proxy","claimant":"workload","source":"openshift/machine-config-operator:manifests/machineconfigdaemon/daemonset.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9099,"endPort":9099,"process":"cluster-version operator","applicationProtocol":"HTTPS","exposure":"external","controlPlaneOnly":true,"team":"updates","since":null,"removed":null,"notes":"metrics","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":87},"owners":[{"kind":"Deployment","namespace":"openshift-cluster-version","name":"cluster-version-operator","container":"cluster-version-operator","claimant":"workload","source":"openshift/cluster-version-operator:install/0000_00_cluster-version-operator_30_deployment.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9100,"endPort":9100,"process":"node-exporter","applicationProtocol":null,"exposure":"external","controlPlaneOnly":false,"team":"monitoring","since":null,"removed":null,"notes":"metrics","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":88},"owners":[{"kind":"DaemonSet","namespace":"openshift-monitoring","name":"node-exporter","container":"kube-rbac-proxy","claimant":"workload","source":"openshift/cluster-monitoring-operator:assets/node-exporter/daemonset.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9102,"endPort":9102,"process":"kube-proxy","applicationProtocol":"HTTPS","exposure":"external","controlPlaneOnly":false,"team":"sdn","since":"4.7","removed":null,"notes":"metrics, third-party network plugins only","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":89},"owners":[{"kind":"DaemonSet","namespace":"openshift-kube-proxy","name":"openshift-kube-proxy","container":"kube-rbac-proxy","claimant":"workload","source":"openshift/cluster-network-operator:bindata/kube-proxy/kube-proxy.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9103,"endPort":9103,"process":"ovn-kubernetes node kube-rbac-proxy","applicationProtocol":"HTTPS","exposure":"external","controlPlaneOnly":false,"team":"sdn","since":null,"removed":null,"notes":"metrics","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":90},"owners":[{"kind":"DaemonSet","namespace":"openshift-ovn-kubernetes","name":"ovnkube-node*","container":"kube-rbac-proxy-node","claimant":"workload","source":"openshift/cluster-network-operator:bindata/network/ovn-kubernetes/self-hosted/ovnkube-node.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9105,"endPort":9105,"process":"ovn-kubernetes node kube-rbac-proxy-ovn-metrics","applicationProtocol":"HTTPS","exposure":"external","controlPlaneOnly":false,"team":"sdn","since":"4.10","removed":null,"notes":"metrics","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":91},"owners":[{"kind":"DaemonSet","namespace":"openshift-ovn-kubernetes","name":"ovnkube-node*","container":"kube-rbac-proxy-ovn-metrics","claimant":"workload","source":"openshift/cluster-network-operator:bindata/network/ovn-kubernetes/self-hosted/ovnkube-node.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9107,"endPort":9107,"process":"ovn-kubernetes node","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"sdn","since":"4.12","removed":null,"notes":"egressip-node-healthcheck-port, sdn interface only","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":92},"owners":[{"kind":"DaemonSet","namespace":"openshift-ovn-kubernetes","name":"ovnkube-node*","container":"ovnkube-controller","claimant":"workload","source":"openshift/cluster-network-operator:bindata/network/ovn-kubernetes/self-hosted/ovnkube-node.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9108,"endPort":9108,"process":"ovn-kubernetes kube-rbac-proxy","applicationProtocol":"HTTPS","exposure":"external","controlPlaneOnly":true,"team":"sdn","since":"4.14","removed":null,"notes":"ovnkube-control-plane","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":93},"owners":[{"kind":"Deployment","namespace":"openshift-ovn-kubernetes","name":"ovnkube-control-plane","container":"kube-rbac-proxy","claimant":"workload","source":"openshift/cluster-network-operator:bindata/network/ovn-kubernetes/self-hosted/ovnkube-control-plane.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9120,"endPort":9120,"process":"metallb","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"sdn","since":"4.9","removed":null,"notes":"metrics","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":94},"owners":[{"kind":"DaemonSet","namespace":"metallb-system","name":"speaker","container":"speaker","claimant":"workload","source":"metallb/metallb:config/manifests/metallb-frr.yaml; openshift/metallb-operator:manifests/ocpcsv/ocpvariables.yaml"},{"kind":"Deployment","namespace":"metallb-system","name":"controller","container":"controller","claimant":"workload","source":"metallb/metallb:config/manifests/metallb-frr.yaml; openshift/metallb-operator:manifests/ocpcsv/ocpvariables.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9110,"endPort":9110,"process":"sriov-network-metrics-exporter","applicationProtocol":"HTTPS","exposure":"external","controlPlaneOnly":null,"team":"sdn","since":"4.16","removed":null,"notes":"metrics","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":95},"owners":[{"kind":"DaemonSet","namespace":"openshift-sriov-network-operator","name":"sriov-network-metrics-exporter","container":"kube-rbac-proxy","claimant":"workload","source":"openshift/sriov-network-operator:bindata/manifests/metrics-exporter/metrics-daemonset.yaml"},{"kind":"DaemonSet","namespace":"openshift-sriov-network-operator","name":"sriov-network-metrics-exporter","container":"metrics-exporter","claimant":"workload","source":"openshift/sriov-network-operator:bindata/manifests/metrics-exporter/metrics-daemonset.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9121,"endPort":9121,"process":"metallb","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"sdn","since":"4.9","removed":null,"notes":"metrics","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":96},"owners":[{"kind":"DaemonSet","namespace":"metallb-system","name":"speaker","container":"frr-metrics","claimant":"workload","source":"metallb/metallb:config/manifests/metallb-frr.yaml; openshift/metallb-operator:manifests/ocpcsv/ocpvariables.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9122,"endPort":9122,"process":"metallb","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"sdn","since":"4.9","removed":null,"notes":"leader election protocol","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":97},"owners":[{"kind":"DaemonSet","namespace":"metallb-system","name":"speaker","container":"speaker","claimant":"workload","source":"metallb/metallb:config/manifests/metallb-frr.yaml; openshift/metallb-operator:manifests/ocpcsv/ocpvariables.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9123,"endPort":9123,"process":"frr-k8","applicationProtocol":"HTTPS","exposure":"external","controlPlaneOnly":null,"team":"sdn","since":"4.19","removed":null,"notes":"webhook","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":98},"owners":[{"kind":"Deployment","namespace":"openshift-frr-k8s|metallb-system","name":"frr-k8s-statuscleaner|frr-k8s-webhook-server","container":"*","claimant":"workload","source":"openshift/cluster-network-operator:bindata/network/frr-k8s/node-status-cleaner.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9191,"endPort":9191,"process":"cluster-machine-approver","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"cluster infra","since":"4.3","removed":null,"notes":"metrics","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":99},"owners":[{"kind":"Deployment","namespace":"openshift-cluster-machine-approver","name":"machine-approver","container":"machine-approver-controller","claimant":"workload","source":"openshift/cluster-machine-approver:manifests/04-deployment.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9192,"endPort":9192,"process":"cluster-machine-approver","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"cluster infra","since":"4.3","removed":null,"notes":"metrics","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":100},"owners":[{"kind":"Deployment","namespace":"openshift-cluster-machine-approver","name":"machine-approver","container":"kube-rbac-proxy","claimant":"workload","source":"openshift/cluster-machine-approver:manifests/04-deployment.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9193,"endPort":9193,"process":"cluster-machine-approver-capi","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"cluster infra","since":"4.11","removed":null,"notes":"metrics","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":101},"owners":[{"kind":"Deployment","namespace":"openshift-cluster-machine-approver","name":"machine-approver-capi","container":"machine-approver-controller","claimant":"workload","source":"openshift/cluster-machine-approver:manifests/04-deployment-capi.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9194,"endPort":9194,"process":"cluster-machine-approver-capi","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"cluster infra","since":"4.11","removed":null,"notes":"metrics","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":102},"owners":[{"kind":"Deployment","namespace":"openshift-cluster-machine-approver","name":"machine-approver-capi","container":"kube-rbac-proxy","claimant":"workload","source":"openshift/cluster-machine-approver:manifests/04-deployment-capi.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9200,"endPort":9219,"process":"various CSI drivers","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"storage","since":"4.8","removed":null,"notes":"metrics","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":103},"owners":[{"kind":"DaemonSet|Deployment","namespace":"openshift-cluster-csi-drivers|openshift-manila-csi-driver","name":"~.*csi.*(driver|nodeplugin|controller).*","container":"*kube-rbac-proxy*","claimant":"workload","source":"openshift/csi-operator:assets/overlays/*/generated/*/{node,controller}.yaml; openshift/vmware-vsphere-csi-driver-operator:assets/node.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9257,"endPort":9257,"process":"cluster-cloud-controller-manager-operator","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"cluster infra","since":"4.15","removed":null,"notes":"metrics, control plane only","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":104},"owners":[{"kind":"Deployment","namespace":"openshift-cloud-controller-manager-operator","name":"cluster-cloud-controller-manager-operator","container":"kube-rbac-proxy","claimant":"workload","source":"openshift/cluster-cloud-controller-manager-operator:manifests/0000_26_cloud-controller-manager-operator_50_deployment.yaml"}],"status":"stale"},{"registry":"openshift","protocol":"TCP","port":9258,"endPort":9258,"process":"cluster-cloud-controller-manager-operator","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"cluster infra","since":"4.9","removed":null,"notes":"metrics, control plane only","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":105},"owners":[{"kind":"Deployment","namespace":"openshift-cloud-controller-manager-operator","name":"cluster-cloud-controller-manager-operator","container":"cluster-cloud-controller-manager","claimant":"workload","source":"openshift/cluster-cloud-controller-manager-operator:manifests/0000_26_cloud-controller-manager-operator_50_deployment.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9300,"endPort":9300,"process":"ingress node firewall manager","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"sdn","since":"4.12","removed":null,"notes":"metrics, ingress node firewall","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":106},"owners":[{"kind":"Deployment","namespace":"openshift-ingress-node-firewall","name":"ingress-node-firewall-controller-manager","container":"kube-rbac-proxy","claimant":"workload","source":"openshift/ingress-node-firewall:config/manager/manager.yaml:89"}],"status":"stale"},{"registry":"openshift","protocol":"TCP","port":9301,"endPort":9301,"process":"ingress node firewall manager","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"sdn","since":"4.12","removed":null,"notes":"metrics, ingress node firewall","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":107},"owners":[{"kind":"DaemonSet","namespace":"openshift-ingress-node-firewall","name":"ingress-node-firewall-daemon","container":"kube-rbac-proxy","claimant":"workload","source":"openshift/ingress-node-firewall:bindata/manifests/daemon/daemonset.yaml:89"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9400,"endPort":9400,"process":"network observability ebpf agent","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"sdn","since":"4.12","removed":null,"notes":"metrics, network observability","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":108},"owners":[{"kind":"DaemonSet","namespace":"netobserv-privileged","name":"netobserv-ebpf-agent","container":"netobserv-ebpf-agent","claimant":"workload","source":"netobserv/network-observability-operator:internal/controller/ebpf/agent_controller.go:768"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9401,"endPort":9401,"process":"network observability flow collector","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"sdn","since":"4.12","removed":null,"notes":"metrics, network observability","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":109},"owners":[{"kind":"DaemonSet","namespace":"netobserv","name":"flowlogs-pipeline","container":"flowlogs-pipeline","claimant":"workload","source":"netobserv/network-observability-operator:internal/controller/flp/flp_common_objects.go:128"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9444,"endPort":9444,"process":"haproxy","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"sdn","since":"4.7","removed":null,"notes":"on-prem internal loadbalancer, healthcheck port","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":110},"owners":[{"kind":"Pod","namespace":"openshift-kni-infra|openshift-openstack-infra|openshift-vsphere-infra|openshift-nutanix-infra|openshift-ovirt-infra|openshift-kubevirt-infra|openshift-cloud-platform-infra","name":"haproxy*","container":"haproxy","claimant":"workload","source":"openshift/machine-config-operator:templates/master/00-master/on-prem/files/haproxy.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9445,"endPort":9445,"process":"haproxy","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"sdn","since":"4.7","removed":null,"notes":"on-prem internal loadbalancer","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":111},"owners":[{"kind":"Pod","namespace":"openshift-kni-infra|openshift-openstack-infra|openshift-vsphere-infra|openshift-nutanix-infra|openshift-ovirt-infra|openshift-kubevirt-infra|openshift-cloud-platform-infra","name":"haproxy*","container":"haproxy","claimant":"workload","source":"openshift/machine-config-operator:templates/master/00-master/on-prem/files/haproxy.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9446,"endPort":9446,"process":"baremetal-operator","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"metal","since":"4.9","removed":null,"notes":"healthz; baremetal provisioning","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":112},"owners":[{"kind":"Deployment","namespace":"openshift-machine-api","name":"metal3-baremetal-operator","container":"metal3-baremetal-operator","claimant":"workload","source":"openshift/cluster-baremetal-operator:provisioning/bmo_pod.go"}],"status":"stale"},{"registry":"openshift","protocol":"TCP","port":9447,"endPort":9447,"process":"baremetal-operator","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"metal","since":"4.10","removed":null,"notes":"webhook; baremetal provisioning","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":113},"owners":[{"kind":"Deployment","namespace":"openshift-machine-api","name":"metal3-baremetal-operator","container":"metal3-baremetal-operator","claimant":"workload","source":"openshift/cluster-baremetal-operator:provisioning/bmo_pod.go"}],"status":"stale"},{"registry":"openshift","protocol":"TCP","port":9448,"endPort":9448,"process":"run-once-duration-override-operator","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"workloads","since":"4.13","removed":null,"notes":"webhook; run-once-duration-override","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":114},"owners":[{"kind":"DaemonSet","namespace":"openshift-run-once-duration-override-operator","name":"runoncedurationoverride","container":"*","claimant":"workload","source":"openshift/run-once-duration-override-operator:pkg/asset/daemonset.go:71"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9449,"endPort":9449,"process":"cli-manager","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"workloads","since":"4.16","removed":null,"notes":"HTTPS routes; cli-manager","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":115},"owners":[{"kind":"Deployment","namespace":"openshift-cli-manager-operator","name":"openshift-cli-manager","container":"cli-manager","claimant":"workload","source":"openshift/cli-manager-operator:bindata/assets/cli-manager/deployment.yaml:51"}],"status":"stale"},{"registry":"openshift","protocol":"TCP","port":9545,"endPort":9545,"process":"haproxy","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"sdn","since":"4.19","removed":null,"notes":"on-prem internal loadbalancer","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":116},"owners":[{"kind":"Pod","namespace":"openshift-kni-infra|openshift-openstack-infra|openshift-vsphere-infra|openshift-nutanix-infra|openshift-ovirt-infra|openshift-kubevirt-infra|openshift-cloud-platform-infra","name":"haproxy*","container":"haproxy","claimant":"workload","source":"openshift/machine-config-operator:templates/master/00-master/on-prem/files/haproxy.yaml"}],"status":"stale"},{"registry":"openshift","protocol":"TCP","port":9537,"endPort":9537,"process":"crio","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"node","since":null,"removed":null,"notes":"metrics","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":117},"owners":[{"kind":"Unit","namespace":"*","name":"crio.service","container":"crio","claimant":"host-process","source":"openshift/machine-config-operator:templates/master/01-master-container-runtime/_base/files/crio.yaml:79"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9641,"endPort":9641,"process":"ovn-kubernetes northd","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"sdn","since":"4.3","removed":null,"notes":null,"citation":{"document":"OpenShift host port registry","table":"External / TCP","line":118},"owners":[{"kind":"DaemonSet","namespace":"openshift-ovn-kubernetes","name":"ovnkube-master","container":"nbdb|sbdb","claimant":"workload","source":"openshift/microshift:assets/components/ovn/multi-node/master/daemonset.yaml"}],"status":"stale"},{"registry":"openshift","protocol":"TCP","port":9642,"endPort":9642,"process":"ovn-kubernetes southd","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"sdn","since":"4.3","removed":null,"notes":null,"citation":{"document":"OpenShift host port registry","table":"External / TCP","line":119},"owners":[{"kind":"DaemonSet","namespace":"openshift-ovn-kubernetes","name":"ovnkube-master","container":"nbdb|sbdb","claimant":"workload","source":"openshift/microshift:assets/components/ovn/multi-node/master/daemonset.yaml"}],"status":"stale"},{"registry":"openshift","protocol":"TCP","port":9643,"endPort":9643,"process":"ovn-kubernetes northd","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"sdn","since":"4.3","removed":null,"notes":null,"citation":{"document":"OpenShift host port registry","table":"External / TCP","line":120},"owners":[{"kind":"DaemonSet","namespace":"openshift-ovn-kubernetes","name":"ovnkube-master","container":"nbdb|sbdb","claimant":"workload","source":"openshift/microshift:assets/components/ovn/multi-node/master/daemonset.yaml"}],"status":"stale"},{"registry":"openshift","protocol":"TCP","port":9644,"endPort":9644,"process":"ovn-kubernetes southd","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"sdn","since":"4.3","removed":null,"notes":null,"citation":{"document":"OpenShift host port registry","table":"External / TCP","line":121},"owners":[{"kind":"DaemonSet","namespace":"openshift-ovn-kubernetes","name":"ovnkube-master","container":"nbdb|sbdb","claimant":"workload","source":"openshift/microshift:assets/components/ovn/multi-node/master/daemonset.yaml"}],"status":"stale"},{"registry":"openshift","protocol":"TCP","port":9978,"endPort":9978,"process":"etcd","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"etcd","since":null,"removed":null,"notes":"metrics","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":122},"owners":[{"kind":"Pod","namespace":"openshift-etcd","name":"etcd*","container":"etcd","claimant":"workload","source":"openshift/cluster-etcd-operator:bindata/etcd/pod.gotpl.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9979,"endPort":9979,"process":"etcd","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"etcd","since":null,"removed":null,"notes":"?","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":123},"owners":[{"kind":"Pod","namespace":"openshift-etcd","name":"etcd*","container":"etcd-metrics","claimant":"workload","source":"openshift/cluster-etcd-operator:bindata/etcd/pod.gotpl.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9980,"endPort":9980,"process":"etcd","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"etcd","since":null,"removed":null,"notes":"healthz, readyz","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":124},"owners":[{"kind":"Pod","namespace":"openshift-etcd","name":"etcd*","container":"etcd-readyz","claimant":"workload","source":"openshift/cluster-etcd-operator:bindata/etcd/pod.gotpl.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":10010,"endPort":10010,"process":"crio","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"node","since":null,"removed":null,"notes":"stream port","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":125},"owners":[{"kind":"Unit","namespace":"*","name":"crio.service","container":"crio","claimant":"host-process","source":"openshift/machine-config-operator:templates/master/01-master-container-runtime/_base/files/crio.yaml:10-11"}],"status":"stale"},{"registry":"openshift","protocol":"TCP","port":10250,"endPort":10250,"process":"kubelet","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"node","since":null,"removed":null,"notes":"kubelet api","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":126},"owners":[{"kind":"Unit","namespace":"*","name":"kubelet.service","container":"kubelet","claimant":"host-process","source":null}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":10251,"endPort":10251,"process":"kube-scheduler","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"apiserver","since":null,"removed":null,"notes":"healthz","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":127},"owners":[{"kind":"Pod","namespace":"openshift-kube-scheduler","name":"openshift-kube-scheduler*","container":"kube-scheduler","claimant":"workload","source":"openshift/cluster-kube-scheduler-operator:bindata/assets/kube-scheduler/pod.yaml"}],"status":"stale"},{"registry":"openshift","protocol":"TCP","port":10255,"endPort":10255,"process":"kube-proxy","applicationProtocol":"HTTP","exposure":"external","controlPlaneOnly":false,"team":"sdn","since":null,"removed":null,"notes":"healthz, third-party network plugins only","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":128},"owners":[{"kind":"DaemonSet","namespace":"openshift-kube-proxy","name":"openshift-kube-proxy","container":"kube-proxy","claimant":"workload","source":"openshift/cluster-network-operator:bindata/kube-proxy/kube-proxy.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":10256,"endPort":10256,"process":"ovn-kubernetes ovnkube-node","applicationProtocol":"HTTP","exposure":"external","controlPlaneOnly":false,"team":"sdn","since":null,"removed":null,"notes":"healthz","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":129},"owners":[{"kind":"DaemonSet","namespace":"openshift-ovn-kubernetes","name":"ovnkube-node*","container":"ovnkube-controller","claimant":"workload","source":"openshift/cluster-network-operator:bindata/network/ovn-kubernetes/self-hosted/ovnkube-node.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":10257,"endPort":10257,"process":"kube-controller-manager","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"apiserver","since":null,"removed":null,"notes":"metrics, healthz","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":130},"owners":[{"kind":"Pod","namespace":"openshift-kube-controller-manager","name":"kube-controller-manager*","container":"kube-controller-manager","claimant":"workload","source":"openshift/cluster-kube-controller-manager-operator:bindata/assets/kube-controller-manager/pod.yaml"},{"kind":"Pod","namespace":"kube-system","name":"bootstrap-kube-controller-manager*","container":"kube-controller-manager","claimant":"workload","source":null}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":10258,"endPort":10258,"process":"cloud-controller-manager","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"cluster infra","since":"4.9","removed":null,"notes":"metrics, healthz","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":131},"owners":[{"kind":"Deployment","namespace":"openshift-cloud-controller-manager","name":"~(aws|azure|gcp|ibm|nutanix|openstack|powervs|vsphere)-cloud-controller-manager","container":"cloud-controller-manager","claimant":"workload","source":"openshift/cluster-cloud-controller-manager-operator:pkg/cloud/*/assets"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":10259,"endPort":10259,"process":"kube-scheduler","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"apiserver","since":null,"removed":null,"notes":"metrics","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":132},"owners":[{"kind":"Pod","namespace":"openshift-kube-scheduler","name":"openshift-kube-scheduler*","container":"kube-scheduler","claimant":"workload","source":"openshift/cluster-kube-scheduler-operator:bindata/assets/kube-scheduler/pod.yaml"},{"kind":"Pod","namespace":"kube-system","name":"bootstrap-kube-scheduler*","container":"kube-scheduler","claimant":"workload","source":null}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":10263,"endPort":10263,"process":"cloud-node-manager","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"cluster infra","since":"4.9","removed":null,"notes":"metrics, healthz, some platforms only","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":133},"owners":[{"kind":"DaemonSet","namespace":"openshift-cloud-controller-manager","name":"azure-cloud-node-manager","container":"cloud-node-manager","claimant":"workload","source":"openshift/cluster-cloud-controller-manager-operator:pkg/cloud/azure/assets/cloud-node-manager-daemonset.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":10357,"endPort":10357,"process":"cluster-policy-controller","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"apiserver","since":null,"removed":null,"notes":"healthz","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":134},"owners":[{"kind":"Pod","namespace":"openshift-kube-controller-manager","name":"kube-controller-manager*","container":"cluster-policy-controller","claimant":"workload","source":"openshift/cluster-kube-controller-manager-operator:bindata/assets/kube-controller-manager/pod.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":10443,"endPort":10443,"process":"haproxy","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"net edge","since":"3.0","removed":null,"notes":"HAProxy internal `fe_no_sni` frontend; localhost only; baremetal only; only on nodes running router pod replicas","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":135},"owners":[{"kind":"Deployment","namespace":"openshift-ingress","name":"router-*|ingress-router","container":"router","claimant":"workload","source":"openshift/cluster-ingress-operator:pkg/operator/controller/ingress/deployment.go"}],"status":"stale"},{"registry":"openshift","protocol":"TCP","port":10444,"endPort":10444,"process":"haproxy","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"net edge","since":"3.0","removed":null,"notes":"HAProxy internal `fe_sni` frontend; localhost only; baremetal only; only on nodes running router pod replicas","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":136},"owners":[{"kind":"Deployment","namespace":"openshift-ingress","name":"router-*|ingress-router","container":"router","claimant":"workload","source":"openshift/cluster-ingress-operator:pkg/operator/controller/ingress/deployment.go"}],"status":"stale"},{"registry":"openshift","protocol":"TCP","port":17697,"endPort":17697,"process":"kube-apiserver","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"apiserver","since":null,"removed":null,"notes":"?","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":137},"owners":[{"kind":"Pod","namespace":"openshift-kube-apiserver","name":"kube-apiserver*","container":"kube-apiserver-check-endpoints","claimant":"workload","source":"openshift/cluster-kube-apiserver-operator:bindata/assets/kube-apiserver/pod.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":22623,"endPort":22623,"process":"machine-config-server","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"node","since":null,"removed":null,"notes":null,"citation":{"document":"OpenShift host port registry","table":"External / TCP","line":138},"owners":[{"kind":"DaemonSet","namespace":"openshift-machine-config-operator","name":"machine-config-server","container":"machine-config-server","claimant":"workload","source":"openshift/machine-config-operator:manifests/machineconfigserver/daemonset.yaml"},{"kind":"Pod","namespace":"openshift-machine-config-operator","name":"bootstrap-machine-config-operator*","container":"machine-config-server","claimant":"workload","source":"openshift/machine-config-operator:manifests/bootstrap-pod-v2.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":22624,"endPort":22624,"process":"machine-config-server","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"node","since":null,"removed":null,"notes":null,"citation":{"document":"OpenShift host port registry","table":"External / TCP","line":139},"owners":[{"kind":"DaemonSet","namespace":"openshift-machine-config-operator","name":"machine-config-server","container":"machine-config-server","claimant":"workload","source":"openshift/machine-config-operator:manifests/machineconfigserver/daemonset.yaml"},{"kind":"Pod","namespace":"openshift-machine-config-operator","name":"bootstrap-machine-config-operator*","container":"machine-config-server","claimant":"workload","source":"openshift/machine-config-operator:manifests/bootstrap-pod-v2.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":22625,"endPort":22625,"process":"internalreleaseimage","applicationProtocol":"HTTPS","exposure":"external","controlPlaneOnly":true,"team":"agent","since":"5.0","removed":null,"notes":null,"citation":{"document":"OpenShift host port registry","table":"External / TCP","line":140},"owners":[{"kind":"Unit","namespace":"*","name":"iri-registry.service|iri-00-registry.service","container":"registry","claimant":"host-process","source":"openshift/machine-config-operator:pkg/controller/internalreleaseimage/templates/master/units/iri-registry.service.yaml:18; openshift/machine-config-operator:templates/master/00-master/internalreleaseimage/units/iri-00-registry.service.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":60000,"endPort":60000,"process":"baremetal-operator","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"metal","since":"4.6","removed":null,"notes":"metrics","citation":{"document":"OpenShift host port registry","table":"External / TCP","line":141},"owners":[{"kind":"Deployment","namespace":"openshift-machine-api","name":"metal3-baremetal-operator","container":"metal3-baremetal-operator","claimant":"workload","source":"openshift/cluster-baremetal-operator:provisioning/bmo_pod.go"}],"status":"stale"},{"registry":"openshift","protocol":"UDP","port":500,"endPort":500,"process":"ovn-kubernetes","applicationProtocol":"IPsec","exposure":"external","controlPlaneOnly":false,"team":"sdn","since":"4.7","removed":null,"notes":null,"citation":{"document":"OpenShift host port registry","table":"External / UDP","line":148},"owners":[{"kind":"Unit","namespace":"*","name":"ipsec.service","container":"pluto","claimant":"host-process","source":"openshift/cluster-network-operator:bindata/network/ovn-kubernetes/common/ipsec-host.yaml"},{"kind":"DaemonSet","namespace":"openshift-ovn-kubernetes","name":"ovn-ipsec|ovn-ipsec-containerized","container":"ovn-ipsec","claimant":"workload","source":"openshift/cluster-network-operator:bindata/network/ovn-kubernetes/common/ipsec-containerized.yaml; openshift/cluster-network-operator:bindata/network/ovn-kubernetes/ipsec.yaml"}],"status":"active"},{"registry":"openshift","protocol":"UDP","port":4500,"endPort":4500,"process":"ovn-kubernetes","applicationProtocol":"IPsec","exposure":"external","controlPlaneOnly":false,"team":"sdn","since":"4.7","removed":null,"notes":null,"citation":{"document":"OpenShift host port registry","table":"External / UDP","line":149},"owners":[{"kind":"Unit","namespace":"*","name":"ipsec.service","container":"pluto","claimant":"host-process","source":"openshift/cluster-network-operator:bindata/network/ovn-kubernetes/common/ipsec-host.yaml"},{"kind":"DaemonSet","namespace":"openshift-ovn-kubernetes","name":"ovn-ipsec|ovn-ipsec-containerized","container":"ovn-ipsec","claimant":"workload","source":"openshift/cluster-network-operator:bindata/network/ovn-kubernetes/common/ipsec-containerized.yaml; openshift/cluster-network-operator:bindata/network/ovn-kubernetes/ipsec.yaml"}],"status":"active"},{"registry":"openshift","protocol":"UDP","port":4789,"endPort":4789,"process":"ovn-kubernetes","applicationProtocol":"VXLAN","exposure":"external","controlPlaneOnly":false,"team":"sdn","since":"4.3","removed":null,"notes":"when using Windows hybrid networking","citation":{"document":"OpenShift host port registry","table":"External / UDP","line":150},"owners":[{"kind":"Socket","namespace":"openshift-ovn-kubernetes","name":"ovnkube-node*","container":"*","claimant":"kernel","source":"openshift/cluster-network-operator:bindata/network/ovn-kubernetes/self-hosted/004-config.yaml:19"}],"status":"active"},{"registry":"openshift","protocol":"UDP","port":6081,"endPort":6081,"process":"ovn-kubernetes","applicationProtocol":"Geneve","exposure":"external","controlPlaneOnly":false,"team":"sdn","since":"4.3","removed":null,"notes":null,"citation":{"document":"OpenShift host port registry","table":"External / UDP","line":151},"owners":[{"kind":"Socket","namespace":"openshift-ovn-kubernetes","name":"ovnkube-node*","container":"*","claimant":"kernel","source":"openshift/cluster-network-operator:bindata/network/ovn-kubernetes/self-hosted/004-config.yaml:19"}],"status":"active"},{"registry":"openshift","protocol":"UDP","port":9122,"endPort":9122,"process":"metallb","applicationProtocol":null,"exposure":"external","controlPlaneOnly":null,"team":"sdn","since":"4.9","removed":null,"notes":"leader election protocol","citation":{"document":"OpenShift host port registry","table":"External / UDP","line":152},"owners":[{"kind":"DaemonSet","namespace":"metallb-system","name":"speaker","container":"speaker","claimant":"workload","source":"metallb/metallb:config/manifests/metallb-frr.yaml; openshift/metallb-operator:manifests/ocpcsv/ocpvariables.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":4180,"endPort":4180,"process":"machine-config-daemon oauth-proxy","applicationProtocol":null,"exposure":"localhost","controlPlaneOnly":null,"team":"node","since":null,"removed":null,"notes":null,"citation":{"document":"OpenShift host port registry","table":"Localhost-only","line":158},"owners":[{"kind":"DaemonSet","namespace":"openshift-machine-config-operator","name":"machine-config-daemon","container":"oauth-proxy","claimant":"workload","source":"openshift/machine-config-operator:manifests/machineconfigdaemon/daemonset.yaml"}],"status":"stale"},{"registry":"openshift","protocol":"TCP","port":8797,"endPort":8797,"process":"machine-config-daemon","applicationProtocol":null,"exposure":"localhost","controlPlaneOnly":null,"team":"node","since":"4.0","removed":null,"notes":"metrics","citation":{"document":"OpenShift host port registry","table":"Localhost-only","line":159},"owners":[{"kind":"DaemonSet","namespace":"openshift-machine-config-operator","name":"machine-config-daemon","container":"machine-config-daemon","claimant":"workload","source":"openshift/machine-config-operator:cmd/machine-config-daemon/start.go:60"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9259,"endPort":9259,"process":"cluster-cloud-controller-manager-operator","applicationProtocol":null,"exposure":"localhost","controlPlaneOnly":true,"team":"cluster infra","since":"4.9","removed":null,"notes":"healthz","citation":{"document":"OpenShift host port registry","table":"Localhost-only","line":160},"owners":[{"kind":"Deployment","namespace":"openshift-cloud-controller-manager-operator","name":"cluster-cloud-controller-manager-operator","container":"cluster-cloud-controller-manager","claimant":"workload","source":"openshift/cluster-cloud-controller-manager-operator:manifests/0000_26_cloud-controller-manager-operator_50_deployment.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9260,"endPort":9260,"process":"cluster-cloud-controller-manager-operator-config-sync","applicationProtocol":null,"exposure":"localhost","controlPlaneOnly":true,"team":"cluster infra","since":"4.10","removed":null,"notes":"healthz","citation":{"document":"OpenShift host port registry","table":"Localhost-only","line":161},"owners":[{"kind":"Deployment","namespace":"openshift-cloud-controller-manager-operator","name":"cluster-cloud-controller-manager-operator","container":"config-sync-controllers","claimant":"workload","source":"openshift/cluster-cloud-controller-manager-operator:manifests/0000_26_cloud-controller-manager-operator_50_deployment.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9443,"endPort":9443,"process":"kube-controller-manager","applicationProtocol":null,"exposure":"localhost","controlPlaneOnly":null,"team":"workloads","since":null,"removed":null,"notes":"recovery-controller","citation":{"document":"OpenShift host port registry","table":"Localhost-only","line":162},"owners":[{"kind":"Pod","namespace":"openshift-kube-controller-manager","name":"kube-controller-manager*","container":"kube-controller-manager-recovery-controller","claimant":"workload","source":"openshift/cluster-kube-controller-manager-operator:bindata/assets/kube-controller-manager/pod.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":9977,"endPort":9977,"process":"etcd","applicationProtocol":null,"exposure":"localhost","controlPlaneOnly":null,"team":"etcd","since":null,"removed":null,"notes":"?","citation":{"document":"OpenShift host port registry","table":"Localhost-only","line":163},"owners":[{"kind":"Pod","namespace":"openshift-etcd","name":"etcd*","container":"etcd-metrics","claimant":"workload","source":"openshift/cluster-etcd-operator:bindata/etcd/pod.gotpl.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":10248,"endPort":10248,"process":"kubelet","applicationProtocol":null,"exposure":"localhost","controlPlaneOnly":null,"team":"node","since":null,"removed":null,"notes":"healthz","citation":{"document":"OpenShift host port registry","table":"Localhost-only","line":164},"owners":[{"kind":"Unit","namespace":"*","name":"kubelet.service","container":"kubelet","claimant":"host-process","source":null}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":10300,"endPort":10313,"process":"various CSI drivers","applicationProtocol":null,"exposure":"localhost","controlPlaneOnly":null,"team":"storage","since":"4.6","removed":null,"notes":"healthz","citation":{"document":"OpenShift host port registry","table":"Localhost-only","line":165},"owners":[{"kind":"DaemonSet|Deployment","namespace":"openshift-cluster-csi-drivers|openshift-manila-csi-driver","name":"~.*csi.*","container":"csi-liveness-probe|csi-node-driver-registrar|csi-driver","claimant":"workload","source":"openshift/csi-operator:assets/overlays/*/generated/*/{node,controller}.yaml; openshift/vmware-vsphere-csi-driver-operator:assets/node.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":11443,"endPort":11443,"process":"kube-scheduler","applicationProtocol":null,"exposure":"localhost","controlPlaneOnly":null,"team":"workloads","since":null,"removed":null,"notes":"recovery-controller","citation":{"document":"OpenShift host port registry","table":"Localhost-only","line":166},"owners":[{"kind":"Pod","namespace":"openshift-kube-scheduler","name":"openshift-kube-scheduler*","container":"kube-scheduler-recovery-controller","claimant":"workload","source":"openshift/cluster-kube-scheduler-operator:bindata/assets/kube-scheduler/pod.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":29102,"endPort":29102,"process":"kube-proxy","applicationProtocol":"HTTP","exposure":"localhost","controlPlaneOnly":false,"team":"sdn","since":null,"removed":null,"notes":"metrics, third-party network plugins only","citation":{"document":"OpenShift host port registry","table":"Localhost-only","line":167},"owners":[{"kind":"DaemonSet","namespace":"openshift-kube-proxy","name":"openshift-kube-proxy","container":"kube-proxy","claimant":"workload","source":"openshift/cluster-network-operator:bindata/kube-proxy/kube-proxy.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":29103,"endPort":29103,"process":"ovn-kubernetes","applicationProtocol":"HTTP","exposure":"localhost","controlPlaneOnly":false,"team":"sdn","since":null,"removed":null,"notes":"metrics","citation":{"document":"OpenShift host port registry","table":"Localhost-only","line":168},"owners":[{"kind":"DaemonSet","namespace":"openshift-ovn-kubernetes","name":"ovnkube-node*","container":"ovnkube-controller","claimant":"workload","source":"openshift/cluster-network-operator:bindata/network/ovn-kubernetes/self-hosted/ovnkube-node.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":29105,"endPort":29105,"process":"ovn-kubernetes","applicationProtocol":"HTTP","exposure":"localhost","controlPlaneOnly":false,"team":"sdn","since":"4.10","removed":null,"notes":"metrics","citation":{"document":"OpenShift host port registry","table":"Localhost-only","line":169},"owners":[{"kind":"DaemonSet","namespace":"openshift-ovn-kubernetes","name":"ovnkube-node*","container":"ovnkube-controller","claimant":"workload","source":"openshift/cluster-network-operator:bindata/network/ovn-kubernetes/self-hosted/ovnkube-node.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":29108,"endPort":29108,"process":"ovn-kubernetes","applicationProtocol":"HTTP","exposure":"localhost","controlPlaneOnly":true,"team":"sdn","since":"4.14","removed":null,"notes":"metrics","citation":{"document":"OpenShift host port registry","table":"Localhost-only","line":170},"owners":[{"kind":"Deployment","namespace":"openshift-ovn-kubernetes","name":"ovnkube-control-plane","container":"ovnkube-cluster-manager","claimant":"workload","source":"openshift/cluster-network-operator:bindata/network/ovn-kubernetes/self-hosted/ovnkube-control-plane.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":29150,"endPort":29150,"process":"metallb","applicationProtocol":null,"exposure":"localhost","controlPlaneOnly":null,"team":"sdn","since":"4.9","removed":null,"notes":"metrics","citation":{"document":"OpenShift host port registry","table":"Localhost-only","line":171},"owners":[{"kind":"DaemonSet","namespace":"metallb-system","name":"speaker","container":"speaker|frr-metrics","claimant":"workload","source":"metallb/metallb:config/manifests/metallb-frr.yaml; openshift/metallb-operator:manifests/ocpcsv/ocpvariables.yaml"}],"status":"stale"},{"registry":"openshift","protocol":"TCP","port":29151,"endPort":29151,"process":"metallb","applicationProtocol":null,"exposure":"localhost","controlPlaneOnly":null,"team":"sdn","since":"4.9","removed":null,"notes":"metrics","citation":{"document":"OpenShift host port registry","table":"Localhost-only","line":172},"owners":[{"kind":"DaemonSet","namespace":"metallb-system","name":"speaker","container":"speaker|frr-metrics","claimant":"workload","source":"metallb/metallb:config/manifests/metallb-frr.yaml; openshift/metallb-operator:manifests/ocpcsv/ocpvariables.yaml"}],"status":"stale"},{"registry":"openshift","protocol":"TCP","port":29445,"endPort":29445,"process":"haproxy","applicationProtocol":null,"exposure":"localhost","controlPlaneOnly":null,"team":"sdn","since":"4.7","removed":null,"notes":"on-prem internal loadbalancer, stats port","citation":{"document":"OpenShift host port registry","table":"Localhost-only","line":173},"owners":[{"kind":"Pod","namespace":"openshift-kni-infra|openshift-openstack-infra|openshift-vsphere-infra|openshift-nutanix-infra|openshift-ovirt-infra|openshift-kubevirt-infra|openshift-cloud-platform-infra","name":"haproxy*","container":"haproxy","claimant":"workload","source":"openshift/machine-config-operator:templates/master/00-master/on-prem/files/haproxy.yaml"}],"status":"active"},{"registry":"openshift","protocol":"TCP","port":39300,"endPort":39300,"process":"manager","applicationProtocol":null,"exposure":"localhost","controlPlaneOnly":null,"team":"sdn","since":"4.12","removed":null,"notes":"metrics, ingress node firewall","citation":{"document":"OpenShift host port registry","table":"Localhost-only","line":174},"owners":[{"kind":"Deployment","namespace":"openshift-ingress-node-firewall","name":"ingress-node-firewall-controller-manager","container":"manager","claimant":"workload","source":"openshift/ingress-node-firewall:config/manager/manager.yaml:34"}],"status":"stale"},{"registry":"openshift","protocol":"TCP","port":39301,"endPort":39301,"process":"daemon","applicationProtocol":null,"exposure":"localhost","controlPlaneOnly":null,"team":"sdn","since":"4.12","removed":null,"notes":"metrics, ingress node firewall","citation":{"document":"OpenShift host port registry","table":"Localhost-only","line":175},"owners":[{"kind":"DaemonSet","namespace":"openshift-ingress-node-firewall","name":"ingress-node-firewall-daemon","container":"daemon","claimant":"workload","source":"openshift/ingress-node-firewall:cmd/daemon/daemon.go:54-55"}],"status":"stale"},{"registry":"openshift","protocol":"TCP","port":3306,"endPort":3306,"process":"mariadb","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"metal","since":"4.4","removed":"4.11","notes":"baremetal ironic DB","citation":{"document":"OpenShift host port registry","table":"Previously allocated","line":184},"owners":[],"status":"removed"},{"registry":"openshift","protocol":"TCP","port":8089,"endPort":8089,"process":"ironic-conductor","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"metal","since":"4.4","removed":"4.11","notes":"baremetal provisioning","citation":{"document":"OpenShift host port registry","table":"Previously allocated","line":185},"owners":[],"status":"removed"},{"registry":"openshift","protocol":"TCP","port":9101,"endPort":9101,"process":"sdn node rbac proxy","applicationProtocol":null,"exposure":"external","controlPlaneOnly":false,"team":"sdn","since":"4.0","removed":"4.17","notes":"openshift-sdn metrics","citation":{"document":"OpenShift host port registry","table":"Previously allocated","line":186},"owners":[],"status":"removed"},{"registry":"openshift","protocol":"TCP","port":9106,"endPort":9106,"process":"sdn controller rbac proxy","applicationProtocol":null,"exposure":"external","controlPlaneOnly":true,"team":"sdn","since":"4.10","removed":"4.17","notes":"openshift-sdn controller metrics","citation":{"document":"OpenShift host port registry","table":"Previously allocated","line":187},"owners":[],"status":"removed"},{"registry":"openshift","protocol":"TCP","port":10256,"endPort":10256,"process":"openshift-sdn","applicationProtocol":null,"exposure":"external","controlPlaneOnly":false,"team":"sdn","since":"4.0","removed":"4.17","notes":"openshift-sdn healthz","citation":{"document":"OpenShift host port registry","table":"Previously allocated","line":188},"owners":[],"status":"removed"},{"registry":"openshift","protocol":"TCP","port":29100,"endPort":29100,"process":"openshift-sdn rbac proxy","applicationProtocol":null,"exposure":"localhost","controlPlaneOnly":true,"team":"sdn","since":"4.10","removed":"4.17","notes":"openshift-sdn controller metrics, localhost-only","citation":{"document":"OpenShift host port registry","table":"Previously allocated","line":189},"owners":[],"status":"removed"},{"registry":"openshift","protocol":"TCP","port":29101,"endPort":29101,"process":"openshift-sdn rbac proxy","applicationProtocol":null,"exposure":"localhost","controlPlaneOnly":false,"team":"sdn","since":"4.0","removed":"4.17","notes":"openshift-sdn metrics, localhost-only","citation":{"document":"OpenShift host port registry","table":"Previously allocated","line":190},"owners":[],"status":"removed"}],"ranges":[{"registry":"openshift","protocol":"TCP","port":1936,"endPort":1936,"from":"all machines","to":"all machines","since":null,"source":"openshift/openshift-docs:modules/installation-network-user-infra.adoc"},{"registry":"openshift","protocol":"TCP","port":9000,"endPort":9999,"from":"all machines","to":"all machines","since":null,"source":"openshift/openshift-docs:modules/installation-network-user-infra.adoc"},{"registry":"openshift","protocol":"TCP","port":10250,"endPort":10259,"from":"all machines","to":"all machines","since":null,"source":"openshift/openshift-docs:modules/installation-network-user-infra.adoc"},{"registry":"openshift","protocol":"TCP","port":22623,"endPort":22623,"from":"all machines","to":"all machines","since":null,"source":"openshift/openshift-docs:modules/installation-network-user-infra.adoc"},{"registry":"openshift","protocol":"UDP","port":500,"endPort":500,"from":"all machines","to":"all machines","since":null,"source":"openshift/openshift-docs:modules/installation-network-user-infra.adoc"},{"registry":"openshift","protocol":"UDP","port":4500,"endPort":4500,"from":"all machines","to":"all machines","since":null,"source":"openshift/openshift-docs:modules/installation-network-user-infra.adoc"},{"registry":"openshift","protocol":"UDP","port":6081,"endPort":6081,"from":"all machines","to":"all machines","since":null,"source":"openshift/openshift-docs:modules/installation-network-user-infra.adoc"},{"registry":"openshift","protocol":"UDP","port":9000,"endPort":9999,"from":"all machines","to":"all machines","since":null,"source":"openshift/openshift-docs:modules/installation-network-user-infra.adoc"},{"registry":"openshift","protocol":"TCP","port":30000,"endPort":32767,"from":"all machines","to":"all machines","since":null,"source":"openshift/openshift-docs:modules/installation-network-user-infra.adoc"},{"registry":"openshift","protocol":"UDP","port":30000,"endPort":32767,"from":"all machines","to":"all machines","since":null,"source":"openshift/openshift-docs:modules/installation-network-user-infra.adoc"},{"registry":"openshift","protocol":"UDP","port":123,"endPort":123,"from":"external time servers","to":"all machines","since":null,"source":"openshift/openshift-docs:modules/installation-network-user-infra.adoc"},{"registry":"openshift","protocol":"TCP","port":6443,"endPort":6443,"from":"all machines","to":"control plane machines","since":null,"source":"openshift/openshift-docs:modules/installation-network-user-infra.adoc"},{"registry":"openshift","protocol":"TCP","port":2379,"endPort":2380,"from":"control plane machines","to":"control plane machines","since":null,"source":"openshift/openshift-docs:modules/installation-network-user-infra.adoc"},{"registry":"openshift","protocol":"TCP","port":6443,"endPort":6443,"from":"API load balancer","to":"control plane machines","since":null,"source":"openshift/openshift-docs:modules/installation-load-balancing-user-infra.adoc"},{"registry":"openshift","protocol":"TCP","port":22623,"endPort":22623,"from":"API load balancer","to":"control plane machines","since":null,"source":"openshift/openshift-docs:modules/installation-load-balancing-user-infra.adoc"},{"registry":"openshift","protocol":"TCP","port":80,"endPort":80,"from":"application ingress load balancer","to":"machines with ingress controller pods","since":null,"source":"openshift/openshift-docs:modules/installation-load-balancing-user-infra.adoc"},{"registry":"openshift","protocol":"TCP","port":443,"endPort":443,"from":"application ingress load balancer","to":"machines with ingress controller pods","since":null,"source":"openshift/openshift-docs:modules/installation-load-balancing-user-infra.adoc"}],"reservedRanges":[{"port":9000,"endPort":9999,"source":"openshift/enhancements:dev-guide/host-port-registry.md, Background"}],"platformNamespaces":["openshift","openshift-*"],"platformAnnotations":["include.release.openshift.io/*","exclude.release.openshift.io/*","target.workload.openshift.io/management"],"unregistered":[{"protocol":"TCP","port":9104,"owner":{"kind":"Deployment","namespace":"openshift-network-operator","name":"network-operator","container":"network-operator","claimant":"workload","source":"openshift/cluster-network-operator:manifests/0000_70_cluster-network-operator_03_deployment.yaml"}},{"protocol":"TCP","port":9637,"owner":{"kind":"Pod","namespace":"openshift-machine-config-operator","name":"kube-rbac-proxy-crio*","container":"kube-rbac-proxy-crio","claimant":"workload","source":"openshift/machine-config-operator"}},{"protocol":"TCP","port":9454,"owner":{"kind":"Pod","namespace":"openshift-kni-infra|openshift-openstack-infra|openshift-vsphere-infra|openshift-nutanix-infra|openshift-ovirt-infra|openshift-kubevirt-infra|openshift-cloud-platform-infra","name":"haproxy*","container":"haproxy","claimant":"workload","source":"openshift/machine-config-operator:templates/master/00-master/on-prem/files/haproxy-haproxy.yaml:32"}},{"protocol":"TCP","port":18080,"owner":{"kind":"Pod","namespace":"openshift-kni-infra|openshift-openstack-infra|openshift-vsphere-infra|openshift-nutanix-infra|openshift-ovirt-infra|openshift-kubevirt-infra|openshift-cloud-platform-infra","name":"coredns*","container":"coredns","claimant":"workload","source":"openshift/machine-config-operator:templates/common/on-prem/files/coredns-corefile.yaml"}},{"protocol":"UDP","port":53,"owner":{"kind":"Pod","namespace":"openshift-kni-infra|openshift-openstack-infra|openshift-vsphere-infra|openshift-nutanix-infra|openshift-ovirt-infra|openshift-kubevirt-infra|openshift-cloud-platform-infra","name":"coredns*","container":"coredns","claimant":"workload","source":"openshift/machine-config-operator:templates/common/on-prem/files/coredns-corefile.yaml"}},{"protocol":"TCP","port":9140,"owner":{"kind":"DaemonSet","namespace":"openshift-frr-k8s","name":"frr-k8s","container":"controller","claimant":"workload","source":"openshift/cluster-network-operator:bindata/network/frr-k8s/frr-k8s.yaml"}},{"protocol":"TCP","port":9141,"owner":{"kind":"DaemonSet","namespace":"openshift-frr-k8s","name":"frr-k8s","container":"frr-metrics","claimant":"workload","source":"openshift/cluster-network-operator:bindata/network/frr-k8s/frr-k8s.yaml"}},{"protocol":"TCP","port":7572,"owner":{"kind":"DaemonSet","namespace":"openshift-frr-k8s","name":"frr-k8s","container":"controller","claimant":"workload","source":"openshift/cluster-network-operator:bindata/network/frr-k8s/frr-k8s.yaml"}},{"protocol":"TCP","port":9743,"owner":{"kind":"DaemonSet","namespace":"openshift-network-node-identity","name":"network-node-identity","container":"webhook","claimant":"workload","source":"openshift/cluster-network-operator:bindata/network/node-identity/self-hosted/node-identity.yaml"}},{"protocol":"TCP","port":9101,"owner":{"kind":"DaemonSet","namespace":"openshift-monitoring","name":"node-exporter","container":"node-exporter","claimant":"workload","source":"openshift/cluster-monitoring-operator:assets/node-exporter/daemonset.yaml"}},{"protocol":"TCP","port":39400,"owner":{"kind":"DaemonSet","namespace":"openshift-ingress-node-firewall","name":"ingress-node-firewall-daemon","container":"daemon","claimant":"workload","source":"openshift/ingress-node-firewall:cmd/daemon/daemon.go:54-55"}},{"protocol":"TCP","port":39401,"owner":{"kind":"DaemonSet","namespace":"openshift-ingress-node-firewall","name":"ingress-node-firewall-daemon","container":"daemon","claimant":"workload","source":"openshift/ingress-node-firewall:cmd/daemon/daemon.go:54-55"}},{"protocol":"TCP","port":9608,"owner":{"kind":"Deployment","namespace":"openshift-machine-api","name":"metal3","container":"metal3-ironic-prometheus-exporter","claimant":"workload","source":"openshift/cluster-baremetal-operator:provisioning/baremetal_pod.go"}},{"protocol":"TCP","port":8202,"owner":{"kind":"Deployment","namespace":"openshift-cluster-csi-drivers","name":"gcp-pd-csi-driver-controller","container":"csi-provisioner","claimant":"workload","source":"openshift/csi-operator:assets/overlays/gcp-pd/generated/standalone/controller.yaml"}},{"protocol":"TCP","port":8203,"owner":{"kind":"Deployment","namespace":"openshift-cluster-csi-drivers","name":"gcp-pd-csi-driver-controller","container":"csi-attacher","claimant":"workload","source":"openshift/csi-operator:assets/overlays/gcp-pd/generated/standalone/controller.yaml"}},{"protocol":"TCP","port":8204,"owner":{"kind":"Deployment","namespace":"openshift-cluster-csi-drivers","name":"gcp-pd-csi-driver-controller","container":"csi-resizer","claimant":"workload","source":"openshift/csi-operator:assets/overlays/gcp-pd/generated/standalone/controller.yaml"}},{"protocol":"TCP","port":8205,"owner":{"kind":"Deployment","namespace":"openshift-cluster-csi-drivers","name":"gcp-pd-csi-driver-controller","container":"csi-snapshotter","claimant":"workload","source":"openshift/csi-operator:assets/overlays/gcp-pd/generated/standalone/controller.yaml"}},{"protocol":"TCP","port":8206,"owner":{"kind":"DaemonSet","namespace":"openshift-cluster-csi-drivers","name":"azure-disk-csi-driver-node","container":"csi-driver","claimant":"workload","source":"openshift/csi-operator:assets/overlays/azure-disk/generated/standalone/node.yaml"}},{"protocol":"TCP","port":8212,"owner":{"kind":"Deployment","namespace":"openshift-cluster-csi-drivers","name":"aws-efs-csi-driver-controller","container":"csi-provisioner","claimant":"workload","source":"openshift/csi-operator:assets/overlays/aws-efs/generated/standalone/controller.yaml"}},{"protocol":"TCP","port":17472,"owner":{"kind":"DaemonSet","namespace":"metallb-system","name":"speaker","container":"speaker","claimant":"workload","source":"metallb/metallb:config/manifests/metallb-frr.yaml"}},{"protocol":"TCP","port":7443,"owner":{"kind":"Pod","namespace":"openshift-kube-apiserver","name":"kube-apiserver-recovery*","container":"kube-apiserver-recovery","claimant":"workload","source":"openshift/cluster-kube-apiserver-operator"}},{"protocol":"TCP","port":22,"owner":{"kind":"Unit","namespace":"*","name":"sshd.service","container":"*","claimant":"host-process","source":"openshift-kni/commatrix"}},{"protocol":"TCP","port":111,"owner":{"kind":"Unit","namespace":"*","name":"rpcbind.service","container":"*","claimant":"host-process","source":"openshift-kni/commatrix"}},{"protocol":"UDP","port":111,"owner":{"kind":"Unit","namespace":"*","name":"rpcbind.service","container":"*","claimant":"host-process","source":"openshift-kni/commatrix"}},{"protocol":"UDP","port":68,"owner":{"kind":"Unit","namespace":"*","name":"NetworkManager.service","container":"*","claimant":"host-process","source":"openshift-kni/commatrix"}}]}');

// src/registry/builtin.ts
var BUILT_IN = {
  kubernetes: kubernetes_default,
  openshift: openshift_default
};
var BUILT_IN_NAMES = Object.keys(BUILT_IN);
function meantRegistry(name) {
  return /[./\\]/.test(name) ? "" : didYouMean(name.slice(0, 60), BUILT_IN_NAMES);
}
function builtInRegistry(name) {
  return Object.hasOwn(BUILT_IN, name) ? BUILT_IN[name] : void 0;
}

// src/registry/ownership.ts
var ownership_exports = {};
__export(ownership_exports, {
  ownershipIndex: () => ownershipIndex,
  ownershipOf: () => ownershipOf,
  portWithProtocol: () => portWithProtocol,
  processKey: () => processKey
});

// src/registry/cells.ts
var cells_exports = {};
__export(cells_exports, {
  isBlank: () => isBlank5,
  plainText: () => plainText,
  quote: () => quote,
  readPorts: () => readPorts2,
  readRelease: () => readRelease,
  readYesNo: () => readYesNo,
  transportsIn: () => transportsIn
});
var PORT_TOKEN = /\s+|(\d+)(?:\s*(?:-|\u2013|\u2014|\.\.|\bto\b)\s*(\d+))?|\b(tcp|udp|sctp)\b|[,;/&+]|\b(?:and|or)\b|<br\s{0,9}\/?>/iy;
function readPorts2(text) {
  const plain2 = text.replace(/[`*_\u2020]/g, "");
  if (plain2.trim() === "") return "the row names no port";
  const ranges = [];
  const protocols = /* @__PURE__ */ new Set();
  PORT_TOKEN.lastIndex = 0;
  while (PORT_TOKEN.lastIndex < plain2.length) {
    const at2 = PORT_TOKEN.lastIndex;
    const found = PORT_TOKEN.exec(plain2);
    if (!found) return `cannot read the port ${quote(text)}: ${quote(plain2.slice(at2, at2 + 20))} is no port`;
    if (found[3]) protocols.add(found[3].toUpperCase());
    if (!found[1]) continue;
    const port = Number(found[1]);
    const endPort = Number(found[2] ?? found[1]);
    if (!isPort(port) || !isPort(endPort)) return `cannot read the port ${quote(text)}: ports run from 1 to 65535`;
    if (endPort < port) return `cannot read the port ${quote(text)}: the range ends before it begins`;
    ranges.push({ port, endPort });
  }
  if (ranges.length === 0) return `cannot read the port ${quote(text)}: it holds no number`;
  return { ranges, protocols: [...protocols] };
}
function isBlank5(text) {
  return /^(|[-\u2013\u2014?]|n\/a|none|unknown|tbd)$/i.test(text.trim());
}
function readYesNo(text) {
  if (isBlank5(text)) return null;
  if (/^(yes|y|true|x|\u2713)$/i.test(text)) return true;
  if (/^(no|n|false)$/i.test(text)) return false;
  return void 0;
}
function readRelease(text) {
  if (isBlank5(text)) return null;
  return /^(?:ocp |openshift |v)?(\d{1,4}(?:\.\d{1,4}){0,2})(?:\.z)?\+?$/i.exec(text.trim())?.[1];
}
function transportsIn(text) {
  return [...new Set([...text.toUpperCase().matchAll(/\b(TCP|UDP|SCTP)\b/g)].map((found) => found[1]))];
}
function plainText(text) {
  return text.replace(/[`*]/g, "").trim();
}
function quote(text) {
  return `"${text.length > 60 ? `${text.slice(0, 57)}...` : text}"`;
}

// src/registry/ownership.ts
function portWithProtocol(text) {
  const cell = typeof text === "string" ? readPorts2(text) : "no text";
  const range = typeof cell === "string" ? void 0 : cell.ranges[0];
  const protocol = typeof cell === "string" ? void 0 : cell.protocols[0];
  if (!range || !protocol) throw new Error(`expected a port with its transport, such as 9104/TCP, found ${JSON.stringify(text)}`);
  return { ...range, protocol };
}
function ownershipOf(registry) {
  return registry.assignments.filter((assignment) => assignment.status !== "removed").map(({ protocol, port, endPort, process, status, owners }) => ({
    protocol,
    port,
    endPort,
    process,
    status: status === "stale" ? "stale" : "active",
    owners
  }));
}
function ownershipIndex(ownerships) {
  const byProcess = /* @__PURE__ */ new Map();
  for (const ownership of ownerships) {
    const key = `${ownership.protocol} ${processKey(ownership.process)}`;
    const list = byProcess.get(key);
    if (list) list.push(ownership);
    else byProcess.set(key, [ownership]);
  }
  return (row) => byProcess.get(`${row.protocol} ${processKey(row.process)}`)?.find((ownership) => ownership.port <= row.port && row.endPort <= ownership.endPort);
}
function processKey(process) {
  return process.toLowerCase().replace(/\([^()]*\)/g, " ").trim().replace(/[\s_]+/g, "-").replace(/-operator$/, "").replace(/\bfrr-k8$/, "frr-k8s");
}

// src/registry/pattern.ts
var LONGEST7 = 300;
function compilePattern(pattern, suffix = false) {
  if (pattern === "*") return () => true;
  if (pattern.startsWith("~")) return compileExpression(pattern.slice(1), suffix);
  let choices;
  return (name) => {
    choices ??= choicesOf2(pattern, suffix);
    const { all, plain: plain2, globs } = choices;
    const subject = name.slice(0, LONGEST7);
    if (subject.includes(UNKNOWN)) return all.some((choice) => overlap2(choice, subject));
    return plain2.has(subject) || globs.some(({ glob, start }) => subject.startsWith(start) && overlap2(glob, subject));
  };
}
function choicesOf2(pattern, suffix) {
  const names = pattern.slice(0, LONGEST7).split("|");
  const all = suffix ? names.flatMap((name) => [name, `${name}-*`]) : names;
  const globs = all.filter((choice) => choice.includes("*"));
  return {
    all,
    plain: new Set(all.filter((choice) => !choice.includes("*"))),
    globs: globs.map((glob) => ({ glob, start: glob.slice(0, glob.indexOf("*")) }))
  };
}
function compileExpression(source, suffix) {
  if (source.length > LONGEST7 || (source.match(/[*+{]/g)?.length ?? 0) > 4 || /\)[*+{]/.test(source) || /\\\d/.test(source)) {
    throw new Error(`the regular expression "${source.slice(0, 60)}" could take very long; use fewer * and +, none after a group`);
  }
  const expression = new RegExp(`^(?:${source})${suffix ? "(?:-.*)?" : ""}$`);
  return (name) => {
    const subject = name.slice(0, LONGEST7);
    if (!subject.includes(UNKNOWN)) return expression.test(subject);
    return expression.test(subject.replaceAll(UNKNOWN, "")) || expression.test(subject.replaceAll(UNKNOWN, "x"));
  };
}
function overlap2(glob, name) {
  let row = [true];
  for (let j = 0; j < name.length; j++) row.push(row[j] === true && name[j] === UNKNOWN);
  for (const character of glob) {
    const next = [character === "*" && row[0] === true];
    for (let j = 0; j < name.length; j++) {
      const other = name[j];
      const star = character === "*" && (row[j + 1] === true || next[j] === true);
      const gap = other === UNKNOWN && (row[j + 1] === true || next[j] === true);
      next.push(star || gap || row[j] === true && character === other);
    }
    row = next;
  }
  return row[name.length] === true;
}

// src/registry/places.ts
var places_exports = {};
__export(places_exports, {
  createPlaces: () => createPlaces,
  pointerPart: () => pointerPart
});
function createPlaces(text) {
  let offsets;
  let lines;
  return (pointer) => {
    offsets ??= offsetsIn(text);
    lines ??= lineStarts(text);
    let known = pointer;
    while (known !== "" && !offsets.has(known)) known = known.slice(0, known.lastIndexOf("/"));
    const offset = offsets.get(known) ?? 0;
    const line = lastAtOrBefore(lines, offset);
    return { line: line + 1, column: offset - (lines[line] ?? 0) + 1 };
  };
}
function pointerPart(key) {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}
function offsetsIn(text) {
  const offsets = /* @__PURE__ */ new Map();
  const frames = [];
  for (const event of parseEvents(text, { maxDepth: 100 })) {
    if (event.type === EVENT_ID.DOCUMENT) continue;
    if (event.type === EVENT_ID.POP) frames.pop();
    else {
      const pointer = enter2(frames.at(-1), event, text, offsets);
      const isList2 = event.type === EVENT_ID.SEQUENCE;
      if (isList2 || event.type === EVENT_ID.MAPPING) frames.push({ pointer, isList: isList2, count: 0, key: "" });
    }
  }
  return offsets;
}
function enter2(frame, event, text, offsets) {
  if (!frame) return "";
  const index = frame.count++;
  if (frame.isList) {
    const pointer = `${frame.pointer}/${index}`;
    offsets.set(pointer, startOf(event));
    return pointer;
  }
  if (index % 2 === 1) return `${frame.pointer}/${frame.key}`;
  const key = event.type === EVENT_ID.SCALAR && event.valueStart >= 0 ? getScalarValue(text, event) : "";
  frame.key = pointerPart(key);
  offsets.set(`${frame.pointer}/${frame.key}`, startOf(event));
  return "";
}
function startOf(event) {
  if (event.type === EVENT_ID.SCALAR) return Math.max(event.valueStart, 0);
  if (event.type === EVENT_ID.ALIAS) return event.anchorStart;
  return "start" in event ? event.start : 0;
}

// src/registry/load.ts
async function loadRegistry(reference, options) {
  const builtIn = builtInRegistry(reference);
  if (builtIn) return { registry: builtIn, problems: [], notes: [] };
  const failed = (message, line = 1, column = 1) => ({
    registry: null,
    problems: [{ path: reference, line, column, message }],
    notes: []
  });
  let text;
  try {
    text = (0, import_node_fs.readFileSync)((0, import_node_path.resolve)(options.cwd, reference), "utf8");
  } catch (error) {
    return failed(`cannot read the registry: ${reasonOfFailure(error)}${meantRegistry(reference)}`);
  }
  return readRegistry(text, reference, options).catch((error) => failed(error instanceof Error ? error.message : String(error)));
}
async function loadRegistries(references, options) {
  const all = await Promise.all([...new Set(references)].map((reference) => loadRegistry(reference, options)));
  const registries = [];
  const problems = all.flatMap((loaded) => loaded.problems);
  all.forEach(({ registry }, index) => {
    if (!registry) return;
    if (!registries.some((other) => other.name === registry.name)) registries.push(registry);
    else
      problems.push({
        path: [...new Set(references)][index] ?? "",
        line: 1,
        column: 1,
        message: `there is already a registry named "${registry.name}"`
      });
  });
  return { registries, problems, notes: all.flatMap((loaded) => loaded.notes) };
}
async function readRegistry(text, path8, options) {
  const isJson = /^\s*\{/.test(text.slice(0, 1e3));
  if (!isJson && !/\.(json|ya?ml)$/i.test(path8)) {
    const { compileRegistry } = await Promise.resolve().then(() => __toESM(require("./registry-compile.cjs"), 1));
    const base = options.base === void 0 ? builtInRegistry("openshift") : options.base;
    return compileRegistry(text, {
      path: path8,
      name: options.name ?? nameOf6(path8),
      ...base ? { ownership: ownershipOf(base), rest: base } : {}
    });
  }
  let value;
  try {
    value = isJson && path8.endsWith(".json") ? JSON.parse(text) : await parseYaml(text);
  } catch (error) {
    return {
      registry: null,
      problems: [{ path: path8, ...placeOf8(error), message: `this is neither JSON nor YAML: ${reasonOf(error)}` }],
      notes: []
    };
  }
  const { normaliseRegistry } = await Promise.resolve().then(() => __toESM(require("./registry-normalise.cjs"), 1));
  const placeIn = createPlaces(text);
  const registry = normaliseRegistry(value, path8, (pointer) => placeIn(pointer).line);
  if ("pointer" in registry) {
    return { registry: null, problems: [{ path: path8, ...placeIn(registry.pointer), message: registry.message }], notes: [] };
  }
  const reason = wrongPattern(registry);
  if (reason !== null) return { registry: null, problems: [{ path: path8, line: 1, column: 1, message: reason }], notes: [] };
  return { registry, problems: [], notes: [] };
}
async function parseYaml(text) {
  return load(text.replace(/^\uFEFF/, ""), { maxDepth: 100 });
}
function placeOf8(error) {
  const mark = error?.mark;
  return { line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1 };
}
function reasonOf(error) {
  const reason = error?.reason;
  return (reason ?? (error instanceof Error ? error.message : String(error))).split("\n")[0] ?? "";
}
function wrongPattern(registry) {
  const owners = [...registry.assignments.flatMap((row) => row.owners), ...(registry.unregistered ?? []).map((known) => known.owner)];
  const patterns = /* @__PURE__ */ new Set([
    ...owners.flatMap((owner) => [owner.namespace, owner.name, owner.container]),
    ...registry.platformNamespaces,
    ...registry.platformAnnotations ?? []
  ]);
  for (const pattern of patterns) {
    try {
      compilePattern(pattern);
    } catch (error) {
      return `pattern "${pattern.slice(0, 60)}": ${error instanceof Error ? error.message : String(error)}`;
    }
  }
  return null;
}
function reasonOfFailure(error) {
  const code = error?.code;
  if (code === "ENOENT") return "there is no such file";
  if (code === "EISDIR") return "this is a folder";
  return code === "EACCES" ? "it may not be read" : reasonOf(error);
}
function nameOf6(path8) {
  const stem2 = (path8.split(/[/\\]/).at(-1) ?? "").replace(/\.[a-z]+$/i, "").replace(/[^A-Za-z0-9._-]+/g, "-");
  return /^[A-Za-z0-9]/.test(stem2) ? stem2 : "registry";
}

// src/registry/view.ts
var view_exports = {};
__export(view_exports, {
  createRegistryView: () => createRegistryView
});

// src/registry/effect.ts
var effect_exports2 = {};
__export(effect_exports2, {
  effectOf: () => effectOf
});

// src/registry/words.ts
var COMMON = new Set(
  "agent api app cloud cluster config container controller core daemon default driver drivers exporter host infra internal k8s kube kubernetes machine manager master metrics monitor monitoring network node openshift operator oauth pod policy proxy rbac server service system various version webhook worker".split(
    " "
  )
);
function wordsOf6(text) {
  return text.slice(0, 1e3).toLowerCase().split(/[^a-z0-9]+/).filter(Boolean).map((word) => word === "k8" ? "k8s" : word);
}
function processWords(process) {
  const plain2 = process.slice(0, 300).toLowerCase().replace(/\([^()]*\)/g, " ").replace(/\b(kube-rbac-proxy[\w-]*|oauth[- ]proxy|rbac[- ]proxy)/g, " ");
  const className = /^\s*various\s+([a-z0-9]+)\b/.exec(plain2)?.[1] ?? null;
  const choices = plain2.split(" / ").map((choice) => wordsOf6(choice.trim().replace(/[- ]operator$/, ""))).filter((words2) => words2.length > 0);
  return { choices, telling: choices.flat().filter((word) => word.length > 2 && !COMMON.has(word)), className };
}
function isProxy(container) {
  return /kube-rbac-proxy|oauth-proxy/.test(container);
}
function withUnknowns(name) {
  return name.slice(0, 300).replace(/\$\{[^{}]*\}|\$\([^()]*\)|\{\{[^{}]*\}\}/g, UNKNOWN);
}
function isNameless(name) {
  return !/[a-z0-9]/i.test(name);
}

// src/registry/owner-match.ts
var UNIT = "Unit";
function matchableRows(assignments) {
  const ambiguous = ambiguousProcesses(assignments);
  const compiled = /* @__PURE__ */ new Map();
  return assignments.map((assignment) => ({
    assignment,
    owners: assignment.owners.map((owner) => {
      const known = compiled.get(owner) ?? compileOwner(owner);
      compiled.set(owner, known);
      return known;
    }),
    words: processWords(assignment.process),
    ambiguous: ambiguous.has(processOf2(assignment))
  }));
}
function ambiguousProcesses(assignments) {
  const common = /* @__PURE__ */ new Map();
  const ambiguous = /* @__PURE__ */ new Set();
  for (const assignment of assignments) {
    const namespaces = new Set(assignment.owners.filter((owner) => owner.claimant === "workload").map((owner) => owner.namespace));
    if (namespaces.size === 0) continue;
    const key = processOf2(assignment);
    const before = common.get(key);
    const now = before ? new Set([...before].filter((namespace) => namespaces.has(namespace))) : namespaces;
    if (now.size === 0) ambiguous.add(key);
    common.set(key, now.size === 0 ? namespaces : now);
  }
  return ambiguous;
}
function processOf2(assignment) {
  return `${assignment.registry} ${assignment.process}`;
}
function compileOwner(owner) {
  return {
    owner,
    namespace: compilePattern(owner.namespace),
    name: compilePattern(owner.name),
    podName: compilePattern(owner.name, true),
    container: compilePattern(owner.container)
  };
}
function fittingOwners(row, thing, namespaceKnown) {
  const { namespace, names, isPod, isNamed } = subjectOf(thing);
  if (namespace === null && (namespaceKnown || !isNamed)) return [];
  return row.owners.filter(
    (candidate) => (
      // No pod is a process of the host, but a systemd unit that a manifest puts on the node is.
      (candidate.owner.claimant !== "host-process" || thing.kind === UNIT && candidate.owner.kind === UNIT) && (namespace === null || candidate.namespace(namespace)) && names.some((each) => isPod ? candidate.podName(each) : candidate.name(each))
    )
  );
}
var subjects = /* @__PURE__ */ new WeakMap();
function subjectOf(thing) {
  const known = subjects.get(thing);
  if (known) return known;
  const name = withUnknowns(thing.name);
  const namespace = withUnknowns(thing.namespace ?? "");
  const subject = {
    namespace: isNameless(namespace) ? null : namespace,
    names: [.../* @__PURE__ */ new Set([name, name.replace(/^bootstrap-/, ""), name.replace(/-recovery$/, "")])],
    isPod: thing.kind === "Pod" || thing.kind === "ReplicaSet",
    isNamed: !isNameless(name)
  };
  subjects.set(thing, subject);
  return subject;
}
function mayBeOwnedIn(row, namespace) {
  const subject = withUnknowns(namespace);
  return row.owners.some((candidate) => candidate.namespace(subject));
}
function namesContainer(owner, container) {
  return owner.container(container);
}
function ownershipOfRow(row, thing, container, ownsOthers) {
  const stale = row.assignment.status === "stale";
  const found = ownershipByPatterns(row, thing) ?? ownershipByWords(row, thing, container, ownsOthers);
  return stale && found === "owner" ? "perhaps" : found;
}
function ownershipByPatterns(row, thing) {
  return fittingOwners(row, thing, false).length > 0 ? "owner" : null;
}
function ownershipByWords(row, thing, container, ownsOthers) {
  const name = withUnknowns(thing.name);
  const namespace = withUnknowns(thing.namespace ?? "");
  const listening = thing.containers.filter(
    (each) => container === null ? !isProxy(each.name) : each.name === container && !isProxy(container)
  );
  const programs = [container !== null && !isProxy(container) ? container : "", ...listening.flatMap((each) => [each.name, each.image])];
  const { className, choices, telling } = row.words;
  if (className !== null) {
    if (`${namespace} ${name}`.toLowerCase().includes(className)) return "owner";
    if (isNameless(name) && programs.some((program) => program.toLowerCase().includes(className))) return "owner";
    return isNameless(name) ? "perhaps" : "other";
  }
  const words2 = new Set([namespace, name, ...programs].flatMap(wordsOf6));
  const phrases = [name, ...programs].map((text) => ` ${wordsOf6(text).join(" ")} `);
  const isNamed = (choice) => choice.some((word) => telling.includes(word)) ? choice.every((word) => words2.has(word)) : (
    // Words that many projects use must stand side by side, as in "node-exporter".
    phrases.some((phrase) => phrase.includes(` ${choice.join(" ")} `))
  );
  if (choices.some(isNamed)) return row.ambiguous ? "perhaps" : "owner";
  if (telling.some((word) => words2.has(word))) return ownsOthers() ? "other" : "perhaps";
  if (isNameless(name)) return "perhaps";
  const neighbour = !isNameless(namespace) && row.owners.some((each) => each.owner.namespace !== "*" && each.namespace(namespace));
  return neighbour && !ownsOthers() ? "perhaps" : "other";
}

// src/registry/view.ts
function createRegistryView(registries, options) {
  const { release } = options;
  const rows = matchableRows(registries.flatMap((registry) => registry.assignments.map((row) => withOwners(row, options.owners ?? []))));
  const rowOf = new Map(rows.map((row) => [row.assignment, row]));
  const lookUp = indexByPort2(rows.map((row) => row.assignment));
  const ranges = [...registries.flatMap((registry) => registry.ranges), ...options.ranges ?? []];
  const reserved = registries.flatMap((registry) => registry.reservedRanges);
  const namespaces = registries.flatMap((registry) => registry.platformNamespaces).map((pattern) => compilePattern(pattern));
  const annotations = registries.flatMap((registry) => registry.platformAnnotations ?? []).map((pattern) => compilePattern(pattern));
  const owning = rows.filter((row) => row.assignment.status !== "removed" && row.owners.length > 0);
  const byNamespace = /* @__PURE__ */ new Map();
  const ownedIn = (namespace) => {
    const known = byNamespace.get(namespace) ?? owning.filter((row) => mayBeOwnedIn(row, namespace));
    byNamespace.set(namespace, known);
    return known;
  };
  const owned = /* @__PURE__ */ new WeakMap();
  const rowsOwnedBy = (thing) => {
    const known = owned.get(thing) ?? ownedIn(thing.namespace ?? "").filter((row) => fittingOwners(row, thing, true).length > 0);
    owned.set(thing, known);
    return known;
  };
  const platform = /* @__PURE__ */ new WeakMap();
  const isPlatform = (thing) => {
    const known = platform.get(thing) ?? isMarked(thing, namespaces, annotations);
    platform.set(thing, known);
    return known;
  };
  const sorted = (port, protocol) => lookUp(port, protocol).sort((a, b) => a.endPort - a.port - (b.endPort - b.port) || rank(a, release) - rank(b, release));
  return {
    registries,
    release,
    assignmentsFor: sorted,
    rangesFor: (port, protocol) => ranges.filter((range) => range.protocol === protocol && range.port <= port && port <= range.endPort),
    reservedRangeOf: (port) => reserved.find((range) => range.port <= port && port <= range.endPort),
    registrationOf: (claim) => registrationOf(claim, sorted(claim.port, claim.protocol), release, rowOf, () => rowsOwnedBy(claim.workload).length > 0),
    assignmentsOwnedBy: (thing, container) => {
      const all = rowsOwnedBy(thing);
      const narrow = container === null ? [] : all.filter((row) => fittingOwners(row, thing, true).some((owner) => namesContainer(owner, container)));
      return (narrow.length > 0 ? narrow : all).map((row) => row.assignment);
    },
    isPlatform
  };
}
function withOwners(row, extra) {
  const more = extra.filter((each) => each.protocol === row.protocol && row.port <= each.port && each.port <= row.endPort);
  return more.length === 0 ? row : { ...row, owners: [...row.owners, ...more.map((each) => each.owner)] };
}
function rank(row, release) {
  return ["allocated", "later", "free"].indexOf(effectOf(row, release));
}
function indexByPort2(rows) {
  const single2 = /* @__PURE__ */ new Map();
  const wide = [];
  for (const row of rows) {
    const key = `${row.port}/${row.protocol}`;
    const list = single2.get(key);
    if (row.endPort > row.port) wide.push(row);
    else if (list) list.push(row);
    else single2.set(key, [row]);
  }
  return (port, protocol) => [
    ...single2.get(`${port}/${protocol}`) ?? [],
    ...wide.filter((row) => row.protocol === protocol && row.port <= port && port <= row.endPort)
  ];
}
function isMarked(thing, namespaces, annotations) {
  const namespace = thing.namespace === null ? "" : withUnknowns(thing.namespace);
  if (/[a-z0-9]/i.test(namespace) && namespaces.some((matches2) => matches2(namespace))) return true;
  return Object.keys(thing.annotations).some((key) => annotations.some((matches2) => matches2(withUnknowns(key))));
}
function registrationOf(claim, rows, release, rowOf, ownsOthers) {
  let best = null;
  for (const assignment of rows) {
    const row = rowOf.get(assignment);
    if (!row || effectOf(assignment, release) !== "allocated") continue;
    const ownership = ownershipOfRow(row, claim.workload, claim.container, ownsOthers);
    const status = ownership === "perhaps" ? "unknown-owner" : ownership === "other" ? "other-owner" : contradicts(claim.reach, assignment.exposure) ? "reach-differs" : "registered";
    if (!best || PREFERENCE.indexOf(status) < PREFERENCE.indexOf(best.status)) best = { status, assignment };
  }
  const formerOwn = best?.status === "other-owner" ? rowOnceOwned(claim, rows, release, rowOf, ownsOthers) : void 0;
  if (formerOwn) return { status: "previously-allocated", assignment: formerOwn };
  if (best) return best;
  const later = rows.find((row) => effectOf(row, release) === "later");
  if (later) return { status: "not-yet-allocated", assignment: later };
  const free = rows.find((row) => effectOf(row, release) === "free");
  return free ? { status: "previously-allocated", assignment: free } : { status: "unregistered", assignment: null };
}
function rowOnceOwned({ workload, container }, rows, release, rowOf, ownsOthers) {
  return rows.find((assignment) => {
    const row = effectOf(assignment, release) === "free" ? rowOf.get(assignment) : void 0;
    return row && ownershipOfRow(row, workload, container, ownsOthers) === "owner";
  });
}
var PREFERENCE = ["registered", "reach-differs", "unknown-owner", "other-owner"];
function contradicts(reach, exposure) {
  return exposure === "external" ? reach === "localhost" : reach === "any" || reach === "node";
}

// src/source/boundary.ts
var boundary_exports = {};
__export(boundary_exports, {
  boundaryOf: () => boundaryOf,
  isWithin: () => isWithin2,
  realpathOf: () => realpathOf
});
var import_node_fs2 = require("node:fs");
var import_node_path2 = __toESM(require("node:path"), 1);
function boundaryOf(folder, cwd) {
  for (let here = folder; ; here = import_node_path2.default.dirname(here)) {
    if ((0, import_node_fs2.statSync)(import_node_path2.default.join(here, ".git"), { throwIfNoEntry: false })) return here;
    if (import_node_path2.default.dirname(here) === here) break;
  }
  if (isWithin2(folder, cwd)) return cwd;
  const above = import_node_path2.default.dirname(folder);
  return import_node_path2.default.dirname(import_node_path2.default.dirname(above)) === import_node_path2.default.dirname(above) ? above : import_node_path2.default.dirname(above);
}
function isWithin2(file, folder) {
  const relative = import_node_path2.default.relative(folder, file);
  return relative === "" || relative !== ".." && !relative.startsWith(`..${import_node_path2.default.sep}`) && !import_node_path2.default.isAbsolute(relative);
}
function realpathOf(file) {
  try {
    return (0, import_node_fs2.realpathSync)(file);
  } catch {
    return file;
  }
}

// src/source/files.ts
var files_exports = {};
__export(files_exports, {
  createReadSpace: () => createReadSpace,
  readSources: () => readSources,
  reasonOf: () => reasonOf2,
  sourceOfText: () => sourceOfText
});
var import_node_fs3 = require("node:fs");
var CHUNK = 4 * 1024 * 1024;
var MAXIMUM_DOCUMENT = 64 * 1024 * 1024;
function createReadSpace() {
  return { buffer: Buffer.alloc(0) };
}
function roomFor({ buffer }, size, kept) {
  if (buffer.length >= size) return buffer;
  const room = Buffer.allocUnsafeSlow(2 * size);
  buffer.copy(room, 0, 0, kept);
  return room;
}
function* readSources(file, lastBoundary2, space = createReadSpace(), chunkSize = CHUNK) {
  let descriptor;
  try {
    descriptor = (0, import_node_fs3.openSync)(file.file, "r");
  } catch (error) {
    yield { path: file.path, line: 1, column: 1, message: `cannot be read: ${reasonOf2(error)}` };
    return;
  }
  try {
    const size = (0, import_node_fs3.fstatSync)(descriptor).size;
    if (size <= chunkSize) yield sourceOf(file, readWhole(descriptor, size, space), 1, 0, 0);
    else yield* readChunks(file, descriptor, lastBoundary2, space, chunkSize);
  } catch (error) {
    yield { path: file.path, line: 1, column: 1, message: `cannot be read: ${reasonOf2(error)}` };
  } finally {
    (0, import_node_fs3.closeSync)(descriptor);
  }
}
function sourceOfText(file, text) {
  const bytes = Buffer.from(text);
  return { ...sourceOf(file, bytes, 1, 0, 0), reread: (start, end) => bytes.subarray(start, end) };
}
function readWhole(descriptor, size, space) {
  let length = 0;
  for (; ; ) {
    space.buffer = roomFor(space, Math.max(size, length) + 1, length);
    const read3 = (0, import_node_fs3.readSync)(descriptor, space.buffer, length, space.buffer.length - length, null);
    length += read3;
    if (read3 === 0 || length === size) return space.buffer.subarray(0, length);
  }
}
function* readChunks(file, descriptor, lastBoundary2, space, chunkSize) {
  let held = 0;
  let place2 = { line: 1, offset: 0 };
  let position = 0;
  for (; ; ) {
    const buffer = roomFor(space, held + chunkSize, held);
    space.buffer = buffer;
    const length = (0, import_node_fs3.readSync)(descriptor, buffer, held, chunkSize, null);
    const bytes = buffer.subarray(0, held + length);
    const end = length === 0 ? bytes.length : lastBoundary2(bytes);
    held = bytes.length;
    if (end > 0) {
      const done = bytes.subarray(0, end);
      yield sourceOf(file, done, place2.line, place2.offset, position);
      place2 = countBytes(done, 0, end, place2);
      position += end;
      buffer.copyWithin(0, end, held);
      held -= end;
    }
    if (length === 0) return;
    if (held > MAXIMUM_DOCUMENT) {
      yield {
        path: file.path,
        line: place2.line,
        column: 1,
        message: `holds a document of more than ${MAXIMUM_DOCUMENT / 1024 / 1024} MB; the file is not read further`
      };
      return;
    }
  }
}
function sourceOf(file, bytes, firstLine2, firstOffset, position) {
  return {
    path: file.path,
    kind: "file",
    bytes,
    set: file.set,
    firstLine: firstLine2,
    firstOffset,
    reread: (start, end) => readRange(file.file, position + start, position + end),
    explicit: file.explicit
  };
}
function readRange(file, start, end) {
  const descriptor = (0, import_node_fs3.openSync)(file, "r");
  try {
    const bytes = Buffer.alloc(end - start);
    const length = (0, import_node_fs3.readSync)(descriptor, bytes, 0, bytes.length, start);
    return bytes.subarray(0, length);
  } finally {
    (0, import_node_fs3.closeSync)(descriptor);
  }
}
function reasonOf2(error) {
  const { code, message } = error;
  const known = {
    ENOENT: "no such file or folder",
    EACCES: "permission denied",
    EISDIR: "is a folder",
    ELOOP: "too many symbolic links in a circle",
    EMFILE: "too many open files"
  };
  return known[code ?? ""] ?? message ?? String(error);
}

// src/source/find-files.ts
var find_files_exports = {};
__export(find_files_exports, {
  KUSTOMIZATION_FILES: () => KUSTOMIZATION_FILES,
  displayPath: () => displayPath,
  findFiles: () => findFiles
});
var import_node_fs6 = require("node:fs");
var import_node_path6 = __toESM(require("node:path"), 1);

// src/source/git-ignore.ts
var import_node_fs4 = require("node:fs");
var import_node_path3 = __toESM(require("node:path"), 1);
async function readIgnorer(folder) {
  try {
    const { default: ignore } = await Promise.resolve().then(() => __toESM(require("./package-ignore.cjs"), 1));
    return { folder, rules: ignore().add((0, import_node_fs4.readFileSync)(import_node_path3.default.join(folder, ".gitignore"), "utf8")) };
  } catch {
    return null;
  }
}
async function ignorersAbove({ noIgnore }, folder) {
  if (noIgnore) return [];
  const above = [];
  for (let here = folder; ; here = import_node_path3.default.dirname(here)) {
    const isRoot = (0, import_node_fs4.statSync)(import_node_path3.default.join(here, ".git"), { throwIfNoEntry: false }) !== void 0;
    if (isRoot) {
      const ignorers = await Promise.all(above.map(readIgnorer));
      return ignorers.filter((one) => one !== null);
    }
    const parent = import_node_path3.default.dirname(here);
    if (parent === here) return [];
    if ((0, import_node_fs4.statSync)(import_node_path3.default.join(parent, ".gitignore"), { throwIfNoEntry: false })) above.unshift(parent);
  }
}
function isIgnored2(ignorers, file, isFolder) {
  let ignored = false;
  for (const { folder, rules } of ignorers) {
    const relative = import_node_path3.default.relative(folder, file).replaceAll(import_node_path3.default.sep, "/");
    const verdict = rules.test(isFolder ? `${relative}/` : relative);
    if (verdict.ignored) ignored = true;
    else if (verdict.unignored) ignored = false;
  }
  return ignored;
}

// src/source/glob.ts
var import_node_path4 = __toESM(require("node:path"), 1);
function isGlob(given2) {
  return /[*?[\]{}]/.test(given2);
}
function globBase(absolute) {
  const parts = absolute.split(/[\\/]/);
  const wild = parts.findIndex(isGlob);
  return parts.slice(0, wild < 0 ? parts.length - 1 : wild).join(import_node_path4.default.sep) || import_node_path4.default.sep;
}
var TOKEN = /\*\*\/|\*\*|\*|\?|\[!?(?:\][^\]/]*|[^\]/]+)\]|\{|\}|,|[\s\S]/g;
function globPattern(absolute) {
  const source = absolute.replaceAll("\\", "/");
  const hasChoices = balance(source) === 0;
  let depth = 0;
  const pattern = source.replace(TOKEN, (token) => {
    if (hasChoices && token === "{") depth++;
    if (hasChoices && token === "}") depth--;
    return (hasChoices ? CHOICES[token] : void 0) ?? (token === "," && depth > 0 ? "|" : patternOf2(token));
  });
  return new RegExp(`^${pattern}$`);
}
var CHOICES = { "{": "(?:", "}": ")" };
var WILDCARDS = { "**/": "(?:[^/]+/)*", "**": ".*", "*": "[^/]*", "?": "[^/]" };
function patternOf2(token) {
  return WILDCARDS[token] ?? (token.length > 1 ? setPattern(token) : escaped2(token));
}
function setPattern(token) {
  const set = `[${token.slice(1, -1).replace(/^!/, "^").replace(/[\\\][]/g, "\\$&")}]`;
  try {
    return new RegExp(set).source;
  } catch {
    return escaped2(token);
  }
}
function escaped2(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function balance(source) {
  let open = 0;
  for (const [token] of source.matchAll(TOKEN)) {
    if (token === "{") open++;
    if (token === "}") open--;
    if (open < 0) return open;
  }
  return open;
}

// src/source/helm-ignore.ts
var helm_ignore_exports = {};
__export(helm_ignore_exports, {
  helmIgnoreOf: () => helmIgnoreOf,
  readHelmIgnore: () => readHelmIgnore
});
var import_node_fs5 = require("node:fs");
var import_node_path5 = __toESM(require("node:path"), 1);
var MAXIMUM_LENGTH2 = 2e4;
var MAXIMUM_WILDCARDS = 4;
function readHelmIgnore(text) {
  const patterns = text.slice(0, MAXIMUM_LENGTH2).replace(/^\uFEFF/, "").split("\n").map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#")).flatMap((line) => readPattern(line) ?? []);
  return (path8, isFolder) => {
    for (const { test, isNegated, isForFolders } of patterns) {
      if (isNegated) {
        if (isForFolders && !isFolder || !test(path8)) return true;
      } else if ((isFolder || !isForFolders) && test(path8)) return true;
    }
    return isHiddenTemplate(path8);
  };
}
function helmIgnoreOf(folder) {
  const file = import_node_path5.default.join(folder, ".helmignore");
  return (0, import_node_fs5.lstatSync)(file, { throwIfNoEntry: false })?.isFile() ? readHelmIgnore((0, import_node_fs5.readFileSync)(file, "utf8")) : isHiddenTemplate;
}
function isHiddenTemplate(path8) {
  return /^templates\/\.[^/]+$/.test(path8);
}
function readPattern(line) {
  const isNegated = line.startsWith("!");
  const unsigned = isNegated ? line.slice(1) : line;
  const isForFolders = unsigned.endsWith("/");
  const glob = isForFolders ? unsigned.slice(0, -1) : unsigned;
  const matcher = matcherOf(glob.replace(/^\//, ""));
  if (matcher === null) return null;
  const test = glob.includes("/") ? (path8) => matcher.test(path8) : (path8) => matcher.test(path8.replace(/^.*\//, ""));
  return { test, isNegated, isForFolders };
}
function matcherOf(glob) {
  if (glob.includes("**") || glob.split("*").length - 1 > MAXIMUM_WILDCARDS) return null;
  const source = glob.replace(/\\([\s\S])|\*|\?|\[(\^?)((?:\\[\s\S]|[^\]\\])+)\]|[\s\S]/g, (token, literal, negation, set) => {
    if (literal !== void 0) return escaped3(literal);
    if (token === "*") return "[^/]*";
    if (token === "?") return "[^/]";
    if (set !== void 0) return `[${negation}${set.replace(/\\([\s\S])|\[/g, (found, one) => `\\${one ?? found}`)}]`;
    return escaped3(token);
  });
  try {
    return new RegExp(`^${source}$`, "u");
  } catch {
    return null;
  }
}
function escaped3(text) {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

// src/source/find-files.ts
var MANIFEST = /\.(?:ya?ml|json|manifest)(?:\.(?:tmpl|tpl|gotmpl|gotpl|j2|erb|in|template))?$|\.ign$/i;
var SKIPPED_FOLDERS = /* @__PURE__ */ new Set(["node_modules", "vendor", ".git", ".hg", ".svn"]);
var EDITOR_LOCK = ".#";
var OWN_FILES = ".hostport-lint";
async function findFiles(paths, options) {
  const walk2 = {
    options,
    files: /* @__PURE__ */ new Map(),
    charts: /* @__PURE__ */ new Map(),
    kustomizations: /* @__PURE__ */ new Map(),
    problems: [],
    realPaths: /* @__PURE__ */ new Set(),
    matched: 0
  };
  for (const given2 of paths) await findBelow({ ...walk2, realPaths: /* @__PURE__ */ new Set(), matched: 0 }, given2);
  return {
    files: byPath(walk2.files),
    charts: byPath(walk2.charts),
    kustomizations: byPath(walk2.kustomizations),
    problems: distinct3(walk2.problems)
  };
}
function distinct3(problems) {
  return [...new Map(problems.map((problem) => [`${problem.path}\0${problem.message}`, problem])).values()];
}
function byPath(found) {
  return [...found.values()].sort((a, b) => compareStrings(a.path, b.path));
}
function displayPath(file, cwd) {
  const relative = import_node_path6.default.relative(cwd, file).replaceAll(import_node_path6.default.sep, "/");
  return relative === "" ? "." : relative;
}
async function findBelow(walk2, given2) {
  const absolute = import_node_path6.default.resolve(walk2.options.cwd, given2);
  let stat;
  try {
    stat = (0, import_node_fs6.statSync)(absolute);
  } catch (error) {
    if (isGlob(given2)) return findGlob(walk2, given2);
    walk2.problems.push({
      path: displayPath(absolute, walk2.options.cwd),
      line: 1,
      column: 1,
      message: `cannot be read: ${reasonOf2(error)}`
    });
    return;
  }
  if (isLeftOut(walk2, absolute)) return;
  if (stat.isDirectory()) {
    if (isChart(walk2, absolute)) addChart(walk2, absolute, false, true);
    if (walk2.options.kustomize === "given" || walk2.options.kustomize === "all") addKustomization(walk2, absolute, true);
    await walkFolder(walk2, absolute, await ignorersAbove(walk2.options, absolute), null);
  } else if (stat.isFile() && CHART_ARCHIVE.test(absolute)) addChart(walk2, absolute, true, true);
  else if (stat.isFile() || absolute.startsWith("/dev/fd/")) add3(walk2, absolute, true);
  else walk2.problems.push({ path: displayPath(absolute, walk2.options.cwd), line: 1, column: 1, message: "is neither a file nor a folder" });
}
async function findGlob(walk2, given2) {
  const absolute = import_node_path6.default.resolve(walk2.options.cwd, given2);
  const pattern = globPattern(absolute);
  const excluded = walk2.options.excluded?.length ?? 0;
  const base = globBase(absolute);
  try {
    if ((0, import_node_fs6.statSync)(base).isDirectory()) await walkFolder(walk2, base, await ignorersAbove(walk2.options, base), pattern);
  } catch {
  }
  if (walk2.matched === 0 && (walk2.options.excluded?.length ?? 0) === excluded) {
    walk2.problems.push({ path: given2.replaceAll(import_node_path6.default.sep, "/"), line: 1, column: 1, message: "matches no file" });
  }
}
async function walkFolder(walk2, folder, ignorers, pattern) {
  let entries;
  let real;
  try {
    entries = (0, import_node_fs6.readdirSync)(folder, { withFileTypes: true });
    real = (0, import_node_fs6.realpathSync)(folder);
  } catch (error) {
    walk2.problems.push({ path: displayPath(folder, walk2.options.cwd), line: 1, column: 1, message: `cannot be read: ${reasonOf2(error)}` });
    return;
  }
  const names = entries.map(({ name }) => name).sort();
  const plain2 = new Set(entries.filter((entry2) => entry2.isFile()).map(({ name }) => name));
  const own = names.includes(".gitignore") && !walk2.options.noIgnore ? await readIgnorer(folder) : null;
  const ofHelm = names.includes(CHART_FILE) && names.includes(".helmignore") ? ignorerOfChart(folder) : null;
  const active = [...ignorers, ...own ? [own] : [], ...ofHelm ? [ofHelm] : []];
  const chart = pattern === null && names.includes(CHART_FILE) && isChart(walk2, folder);
  if (chart) addChart(walk2, folder, false, false);
  if (pattern === null && walk2.options.kustomize === "all") addKustomization(walk2, folder, false);
  for (const name of chart ? names.filter((one) => !RENDERED.test(one)) : names) {
    const file = import_node_path6.default.join(folder, name);
    if (name.startsWith(OWN_FILES) || name.startsWith(EDITOR_LOCK)) continue;
    const stat = plain2.has(name) ? null : statOf(file);
    if (stat !== null && !(stat instanceof Error) && stat.isDirectory()) {
      if (SKIPPED_FOLDERS.has(name) || isIgnored2(active, file, true) || isLeftOut(walk2, file) || isSeen2(walk2, file)) continue;
      await walkFolder(walk2, file, active, pattern);
    } else if ((pattern ? pattern.test(file) : MANIFEST.test(name)) && !isIgnored2(active, file, false) && !isLeftOut(walk2, file)) {
      if (stat === null) add3(walk2, file, pattern !== null, import_node_path6.default.join(real, name));
      else if (!(stat instanceof Error) && stat.isFile()) add3(walk2, file, pattern !== null);
      else tellUnreadable(walk2, file, stat);
    }
  }
}
function isLeftOut({ options }, file) {
  if (!options.isExcluded) return false;
  const path8 = displayPath(file, options.cwd);
  if (!options.isExcluded(path8)) return false;
  options.excluded?.push(path8);
  return true;
}
var KUSTOMIZATION_FILES = ["kustomization.yaml", "kustomization.yml", "Kustomization"];
var CHART_FILE = "Chart.yaml";
var CHART_ARCHIVE = /\.(?:tgz|tar\.gz)$/i;
var RENDERED = /^(?:templates|charts|crds|Chart\.ya?ml|values[^/]*\.ya?ml)$/;
function ignorerOfChart(folder) {
  const isIgnoredByHelm = helmIgnoreOf(folder);
  const test = (path8) => ({
    ignored: RENDERED.test(path8.replace(/\/.*$/, "")) && isIgnoredByHelm(path8.replace(/\/$/, ""), path8.endsWith("/")),
    unignored: false
  });
  return { folder, rules: { test } };
}
function isChart(walk2, folder) {
  return walk2.options.charts === true && isFile(import_node_path6.default.join(folder, CHART_FILE));
}
function addKustomization(walk2, folder, explicit) {
  const isOne = KUSTOMIZATION_FILES.some((name) => isFile(import_node_path6.default.join(folder, name)));
  if (isOne) addFolder(walk2.kustomizations, { file: folder, path: displayPath(folder, walk2.options.cwd), explicit });
}
function addChart(walk2, file, isArchive, explicit) {
  addFolder(walk2.charts, { file, path: displayPath(file, walk2.options.cwd), isArchive, explicit });
}
function addFolder(found, folder) {
  const real = (0, import_node_fs6.realpathSync)(folder.file);
  const known = found.get(real);
  if (!known || folder.explicit && !known.explicit) found.set(real, folder);
}
function isFile(file) {
  const stat = statOf(file);
  return !(stat instanceof Error) && stat.isFile();
}
function statOf(file) {
  try {
    return (0, import_node_fs6.statSync)(file);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
function tellUnreadable(walk2, file, stat) {
  const message = stat instanceof Error ? `cannot be read: ${reasonOf2(stat)}` : "is neither a file nor a folder";
  walk2.problems.push({ path: displayPath(file, walk2.options.cwd), line: 1, column: 1, message });
}
function isSeen2(walk2, folder) {
  let real;
  try {
    real = (0, import_node_fs6.realpathSync)(folder);
  } catch {
    return true;
  }
  const seen = walk2.realPaths.has(real) || isInside2(folder, real);
  walk2.realPaths.add(real);
  return seen;
}
function isInside2(folder, real) {
  return real !== folder && `${folder}${import_node_path6.default.sep}`.startsWith(`${real}${import_node_path6.default.sep}`);
}
function realPathOf(file) {
  try {
    return (0, import_node_fs6.realpathSync)(file);
  } catch {
    return file;
  }
}
function add3(walk2, file, explicit, real = realPathOf(file)) {
  walk2.matched++;
  const found = { file, path: displayPath(file, walk2.options.cwd), set: "", explicit };
  const known = walk2.files.get(real);
  const first = known && compareStrings(known.path, found.path) <= 0 ? known : found;
  walk2.files.set(real, { ...first, explicit: explicit || known?.explicit === true });
}

// src/source/rendered-set.ts
var rendered_set_exports = {};
__export(rendered_set_exports, {
  isRenderedSet: () => isRenderedSet,
  renderedSet: () => renderedSet
});
function renderedSet(renderer, subject, variant) {
  return `${renderer}:${subject}${variant === null ? "" : `:${variant}`}`;
}
function isRenderedSet(set) {
  return /^(?:helm|kustomize):/.test(set);
}

// src/source/standard-input.ts
function isHelmRender(bytes) {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1e4)).toString("utf8");
  return /^---\s*\n# Source: [^\s/]+\/.+/m.test(head);
}
function sourceOfStandardInput(bytes, path8) {
  return {
    path: path8,
    kind: "stdin",
    bytes,
    set: "",
    firstLine: 1,
    firstOffset: 0,
    reread: (start, end) => bytes.subarray(start, end),
    explicit: true
  };
}

// src/suppression/baseline-file.ts
var baseline_file_exports = {};
__export(baseline_file_exports, {
  judgeBaseline: () => judgeBaseline,
  notesOnBaseline: () => notesOnBaseline,
  openBaseline: () => openBaseline
});
var import_node_fs7 = require("node:fs");
var import_node_path7 = __toESM(require("node:path"), 1);

// src/suppression/baseline.ts
var baseline_exports = {};
__export(baseline_exports, {
  baselineText: () => baselineText,
  compareBaseline: () => compareBaseline,
  entriesOf: () => entriesOf2,
  parseBaseline: () => parseBaseline
});

// src/suppression/validator.js
var validate = validate20;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.version === void 0 && (missing0 = "version") || data.findings === void 0 && (missing0 = "findings")) {
        validate20.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.version !== void 0) {
          const _errs1 = errors;
          if (1 !== data.version) {
            validate20.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.findings !== void 0) {
            let data1 = data.findings;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (Array.isArray(data1)) {
                var valid1 = true;
                const len0 = data1.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data2 = data1[i0];
                  const _errs4 = errors;
                  if (errors === _errs4) {
                    if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                      let missing1;
                      if (data2.fingerprint === void 0 && (missing1 = "fingerprint") || data2.rule === void 0 && (missing1 = "rule") || data2.path === void 0 && (missing1 = "path")) {
                        validate20.errors = [{ instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        if (data2.fingerprint !== void 0) {
                          const _errs6 = errors;
                          if (typeof data2.fingerprint !== "string") {
                            validate20.errors = [{ instancePath: instancePath + "/findings/" + i0 + "/fingerprint", schemaPath: "#/properties/findings/items/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid2 = _errs6 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data2.rule !== void 0) {
                            const _errs8 = errors;
                            if (typeof data2.rule !== "string") {
                              validate20.errors = [{ instancePath: instancePath + "/findings/" + i0 + "/rule", schemaPath: "#/properties/findings/items/properties/rule/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid2 = _errs8 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data2.path !== void 0) {
                              const _errs10 = errors;
                              if (typeof data2.path !== "string") {
                                validate20.errors = [{ instancePath: instancePath + "/findings/" + i0 + "/path", schemaPath: "#/properties/findings/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid2 = _errs10 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data2.message !== void 0) {
                                const _errs12 = errors;
                                if (typeof data2.message !== "string") {
                                  validate20.errors = [{ instancePath: instancePath + "/findings/" + i0 + "/message", schemaPath: "#/properties/findings/items/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                var valid2 = _errs12 === errors;
                              } else {
                                var valid2 = true;
                              }
                            }
                          }
                        }
                      }
                    } else {
                      validate20.errors = [{ instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid1 = _errs4 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              } else {
                validate20.errors = [{ instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate20.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": { "version": true, "findings": true }, "dynamicProps": false, "dynamicItems": false };

// src/suppression/baseline.ts
function parseBaseline(text) {
  let value;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return "is no JSON, so no baseline; make one with hostport-lint baseline create";
  }
  if (!validate(value)) {
    const error = validate.errors?.[0];
    return `is no baseline: ${error?.instancePath || "the top"} ${error?.message ?? "is wrong"}; make one with hostport-lint baseline create`;
  }
  const { findings } = value;
  return findings.map(({ fingerprint, rule, path: path8, message = "" }) => ({ fingerprint, rule, path: path8, message }));
}
function baselineText(entries) {
  const lines = [...entries].sort((a, b) => compareStrings(a.rule, b.rule) || compareStrings(a.fingerprint, b.fingerprint)).map(({ fingerprint, rule, path: path8, message }) => `    ${JSON.stringify({ rule, fingerprint, path: path8, message })}`);
  return `{
  "version": 1,
  "findings": [${lines.length === 0 ? "" : `
${lines.join(",\n")}
  `}]
}
`;
}
function entriesOf2(findings, pathOf) {
  return findings.filter(({ suppressed }) => suppressed === null || suppressed.by === "baseline").map(({ fingerprint, rule, span, message }) => ({
    fingerprint,
    rule,
    path: pathOf(span.path),
    message: message.replaceAll(UNKNOWN, "*")
  }));
}
function compareBaseline(before, today, shown, judging) {
  const found = new Map(today.map((entry2) => [entry2.fingerprint, entry2]));
  const known = new Set(before.map((entry2) => entry2.fingerprint));
  const fixed = before.filter(({ fingerprint, path: path8, rule }) => !found.has(fingerprint) && judging.sawPath(path8) && judging.ranRule(rule));
  const gone = new Set(fixed);
  return {
    kept: before.filter((entry2) => !gone.has(entry2)).map((entry2) => found.get(entry2.fingerprint) ?? entry2),
    added: shown.filter(({ fingerprint }) => !known.has(fingerprint)),
    fixed
  };
}

// src/suppression/baseline-file.ts
function openBaseline(file, cwd) {
  let text;
  try {
    text = (0, import_node_fs7.readFileSync)(import_node_path7.default.resolve(cwd, file), "utf8");
  } catch (error) {
    const { code, message } = error;
    const reason = code === "ENOENT" ? "there is no such file; hostport-lint baseline create makes one" : message;
    throw new UsageError(`baseline ${file}: ${reason}`);
  }
  const entries = parseBaseline(text);
  if (typeof entries === "string") throw new UsageError(`baseline ${file} ${entries}`);
  return entries;
}
function judgeBaseline(before, known, shown, { file, cwd }) {
  const folder = import_node_path7.default.dirname(import_node_path7.default.resolve(cwd, file));
  const pathOf = (told) => import_node_path7.default.relative(folder, import_node_path7.default.resolve(cwd, told)).replaceAll(import_node_path7.default.sep, "/");
  const seen = new Set([...known.paths].map(pathOf));
  return compareBaseline(before, entriesOf2(known.everything, pathOf), entriesOf2(shown, pathOf), {
    sawPath: (one) => seen.has(one) || !((0, import_node_fs7.existsSync)(import_node_path7.default.resolve(folder, one)) || one.endsWith("<stdin>")),
    ranRule: (rule) => known.ranRules.has(rule)
  });
}
function notesOnBaseline(before, known, place2) {
  const { fixed } = judgeBaseline(before, known, [], place2);
  const { file } = place2;
  if (fixed.length === 0) return [];
  const which = fixed.slice(0, 3).map(({ rule, path: told }) => `${rule} in ${told}`);
  const more = fixed.length > which.length ? `, and ${fixed.length - which.length} more` : "";
  return [
    `${fixed.length === 1 ? "1 finding" : `${fixed.length} findings`} of ${file} ${fixed.length === 1 ? "is" : "are"} fixed (${which.join("; ")}${more}); hostport-lint baseline update ${file} PATH... takes ${fixed.length === 1 ? "it" : "them"} out`
  ];
}

// src/suppression/written.ts
var NO_RULES = /* @__PURE__ */ new Set();
function silenceWhereWritten(findings, { commentsIn: commentsIn2, knownRules, today }) {
  const open = [...findings].filter(isOpen3);
  const scopes = [...new Set(open.map(({ span }) => span.path))].flatMap(
    (path8) => commentsIn2(path8).map((comment) => scopeOfComment(comment, knownRules).scoped)
  );
  if (scopes.length === 0) return /* @__PURE__ */ new Map();
  const faulty2 = scopes.filter(({ directive }) => directive.fault !== null);
  const judged = open.map((finding) => ({ finding, workload: null }));
  const silenced = applyDirectives(judged, scopes, { today, ranRules: NO_RULES, laterRules: NO_RULES }).judged;
  return new Map(
    silenced.flatMap(({ finding }, index) => {
      const before = open[index];
      const after = finding === before ? withFault(before, faulty2) : finding;
      return after === before ? [] : [[before, after]];
    })
  );
}
function isOpen3({ suppressed, related }) {
  return suppressed === null && !related.some(({ message }) => message.startsWith("ignored until "));
}
function withFault(finding, faulty2) {
  const meant = faulty2.find(({ covers }) => covers({ finding, workload: null }));
  if (!meant) return finding;
  const message = `this comment ignores nothing: ${meant.directive.fault}`;
  return { ...finding, related: [...finding.related, { span: meant.directive.span, message }] };
}

// src/run.ts
function remarksOf({ notes, renders }) {
  return { notes, renders: renders.all.map(({ command }) => command).toSorted() };
}
async function run(options) {
  const rules = selectRules(options);
  const registry = await openRegistry(options);
  const baseline = options.baseline ? openBaseline(options.baseline, options.cwd) : null;
  const excluded = [];
  const renders = rendersOf(options);
  const linted = lint(withSets(openSources(options, excluded, renders), options), {
    ...await lintParts(registry, options),
    ...options,
    rules,
    knownRules: RULES.map((rule) => rule.meta.id),
    today: todayOf(options),
    baseline: new Set(baseline?.map((entry2) => entry2.fingerprint))
  });
  const { everything, paths, finishedRules, ...result } = await linted.then(renders.moveToOrigins).finally(renders.close);
  const whole = (excluded.length === 0 ? nothingLinted(result, options) : null) ?? result;
  const { result: complete, notes } = await options.narrow?.({ ...whole, everything, paths }) ?? {
    result: whole,
    notes: []
  };
  const known = { everything, paths, ranRules: finishedRules };
  return {
    result: complete,
    exitCode: exitCodeOf(complete, options.failOn),
    rules,
    registry,
    notes: [
      ...notes,
      ...renders.notes(),
      ...notesOnExcluded(whole, excluded),
      ...baseline && options.baseline ? notesOnBaseline(baseline, known, { file: options.baseline, cwd: options.cwd }) : []
    ],
    known,
    renders: { all: renders.all(), close: renders.close }
  };
}
function todayOf({ today }) {
  return today ?? (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
}
async function lintParts(registry, { nodeRoles, sets = [] }) {
  const names = new Set(sets.map(({ name }) => name));
  const placement = { ...nodeRoles ? { nodeRoles } : {}, isOneInstall: (set) => names.has(set) || isRenderedSet(set) };
  const { programs } = await Promise.resolve().then(() => __toESM(require("./programs.cjs"), 1));
  return {
    registry,
    detectors: createDetectors(programs),
    loadShell: async () => (await Promise.resolve().then(() => __toESM(require("./listeners-shell.cjs"), 1))).followShell,
    createPlacement: (workloads) => createPlacement(placement, workloads)
  };
}
async function openRegistry(options) {
  const release = options.release === null ? null : parseRelease(options.release);
  if (release === void 0) throw new UsageError(`--release ${options.release} is no release; write it like 4.19`);
  const names = options.registries.length > 0 ? options.registries : ["openshift"];
  const { registries, problems } = await loadRegistries(names, { cwd: options.cwd });
  if (problems.length > 0)
    throw new UsageError(problems.map(({ path: path8, line, column, message }) => `${path8}:${line}:${column}: ${message}`).join("\n"));
  try {
    return createRegistryView(registries, { release, ranges: options.ranges ?? [], owners: options.owners ?? [] });
  } catch (error) {
    throw new UsageError(`owners of the configuration: ${error instanceof Error ? error.message : String(error)}`);
  }
}
async function* openSources(options, excluded, renders) {
  const paths = options.paths.filter((path8) => path8 !== "-");
  const { files, charts, kustomizations, problems } = await findFiles(paths, {
    ...options,
    excluded,
    charts: options.helm?.enabled === true
  });
  yield* problems;
  if (asksForChart(options) && !charts.some(({ explicit }) => explicit))
    throw new UsageError("--values, --set and the like are for charts given as arguments, and none of the paths is a chart");
  const built = kustomizations.length > 0 ? await (await renders.load()).buildKustomizations(kustomizations) : null;
  const unbuilt = built ? files.filter((file) => file.explicit || !built.used.has(realpathOf(file.file))) : files;
  const space = createReadSpace();
  for (const [index, file] of unbuilt.entries()) {
    options.onFile?.(file.path, file.file);
    const text = options.overlay?.get(file.path);
    if (text === void 0) yield* readSources(file, lastBoundary, space);
    else yield sourceOfText(file, text);
    options.onProgress?.(index + 1, unbuilt.length);
  }
  if (built) yield* built.items;
  if (charts.length > 0) yield* (await renders.load()).openCharts(charts);
  if (options.paths.includes("-")) {
    const input = await options.readStandardInput();
    const isPiped = options.inputPath === void 0 && isHelmRender(input);
    if (isPiped) yield* (await renders.load()).openPiped(input, "<stdin>");
    else {
      const path8 = options.inputPath ?? "<stdin>";
      const text = options.overlay?.get(path8);
      yield sourceOfStandardInput(text === void 0 ? input : new TextEncoder().encode(text), path8);
    }
  }
}
function rendersOf({ cwd, env = {}, helm, signal, renderOverlay: overlay, ...options }) {
  let renders;
  return {
    load: async () => {
      const { createRenders } = await Promise.resolve().then(() => __toESM(require("./source-renders.cjs"), 1));
      renders ??= createRenders({ cwd, env, helm: helm ?? null, reading: { parse: parseText, locate: locateText }, signal, overlay });
      return renders;
    },
    notes: () => renders?.notes ?? [],
    all: () => renders?.renders ?? [],
    moveToOrigins: async (result) => {
      if (!renders) return result;
      const { moveToOrigins } = await Promise.resolve().then(() => __toESM(require("./source-origin.cjs"), 1));
      const { moved, ...rest } = await moveToOrigins(result, renders.renders);
      const silenced = silenceWhereWritten(moved, {
        commentsIn: (path8) => commentsOf(readSources({ path: path8, file: (0, import_node_path8.resolve)(cwd, path8), explicit: false, set: "" }, lastBoundary)),
        knownRules: RULES.map((rule) => rule.meta.id),
        today: todayOf(options)
      });
      const inOrder = (findings) => findings.map((one) => silenced.get(one) ?? one).sort(compareFindings);
      const sorted = { findings: inOrder(rest.findings), everything: inOrder(rest.everything) };
      return { ...rest, ...sorted, listeners: rest.listeners.toSorted(compareListeners) };
    },
    close: () => renders?.close()
  };
}
function asksForChart({ helm }) {
  return helm !== void 0 && [helm.values, helm.set, helm.setString, helm.setFile, helm.valueSets].some((given2) => given2.length > 0);
}
function parseText(text, path8) {
  const parsed = parseDocument(text, { path: path8, kind: "file", set: "", line: 1, offset: 0 });
  return parsed === null || isSyntaxProblem(parsed) ? null : parsed;
}
function locateText(text, path8) {
  return createLocator(text, { path: path8, line: 1, offset: 0 });
}
function selectRules(options) {
  const known = RULES.map((rule) => rule.meta.id);
  for (const id of [...options.rules, ...options.disabledRules]) {
    if (!known.includes(id)) throw new UsageError(`there is no rule ${id}${didYouMean(id, known)} (hostport-lint rules lists all)`);
  }
  return RULES.filter(
    ({ meta }) => (options.rules.length === 0 || options.rules.includes(meta.id)) && !options.disabledRules.includes(meta.id)
  );
}
function nothingLinted(result, options) {
  if (result.counts.documents > 0 || result.problems.length > 0) return null;
  const path8 = options.paths[0] ?? ".";
  const message = result.counts.files > 0 ? "holds no YAML or JSON document" : "holds no manifest (*.yaml, *.yml, *.json); nothing was linted";
  return { ...result, problems: [{ path: path8 === "-" ? options.inputPath ?? "<stdin>" : path8, line: 1, column: 1, message }] };
}
function exitCodeOf(result, failOn) {
  if (result.problems.length > 0) return EXIT.incomplete;
  const fails = failOn !== "never" && result.findings.some((finding) => !finding.suppressed && compareSeverity(finding.severity, failOn) >= 0);
  return fails ? EXIT.findings : EXIT.clean;
}
async function* withSets(sources, { sets = [] }) {
  for await (const source of sources) {
    const set = sets.length === 0 || isProblem(source) ? void 0 : sets.find(({ matches: matches2 }) => matches2(source.path));
    yield set === void 0 ? source : { ...source, set: set.name };
  }
}
function notesOnExcluded(result, excluded) {
  if (result.counts.files > 0 || excluded.length === 0) return [];
  return [`nothing was linted: the configuration excludes ${excluded.length === 1 ? excluded[0] : `${excluded.length} files and folders`}`];
}

// src/settings.ts
var settings_exports = {};
__export(settings_exports, {
  loadSettings: () => loadSettings
});
var import_node_fs9 = require("node:fs");
var import_node_path10 = __toESM(require("node:path"), 1);

// src/config/find.ts
var import_node_fs8 = require("node:fs");
var import_node_path9 = require("node:path");
function findConfiguration(folder) {
  for (let here = folder; ; here = (0, import_node_path9.dirname)(here)) {
    for (const name of CONFIG_NAMES) {
      const file = (0, import_node_path9.join)(here, name);
      if ((0, import_node_fs8.statSync)(file, { throwIfNoEntry: false })?.isFile()) return file;
    }
    if (here === (0, import_node_path9.dirname)(here) || (0, import_node_fs8.statSync)((0, import_node_path9.join)(here, ".git"), { throwIfNoEntry: false })) return null;
  }
}

// src/settings.ts
async function loadSettings({ cwd, paths, config, given: given2 }) {
  const file = config === false ? null : config === void 0 ? findConfiguration(startOf2(paths, cwd)) : import_node_path10.default.resolve(cwd, config);
  const { configuration, lines } = file === null ? { configuration: {}, lines: {} } : await readFile(file, displayPath(file, cwd), given2.registries === void 0);
  const { registries, release, rules = {}, baseline, minConfidence, failOn, format } = configuration;
  const folder = file === null ? import_node_path10.default.resolve(cwd) : import_node_path10.default.dirname(file);
  const fromFolder = (name) => displayPath(import_node_path10.default.resolve(folder, name), cwd);
  const off = Object.keys(rules).filter((rule) => rules[rule] === "off" && !given2.rules?.includes(rule));
  return {
    ...configuredBy(configuration, folder, cwd),
    readsWhole: paths.some((given3) => isAbove(import_node_path10.default.resolve(cwd, given3), folder)),
    file: file === null ? null : displayPath(file, cwd),
    registries: given2.registries ?? registries?.map((name) => BUILT_IN_NAMES.includes(name) ? name : fromFolder(name)) ?? [],
    release: given2.release ?? release ?? null,
    rules: given2.rules ?? [],
    disabledRules: [.../* @__PURE__ */ new Set([...off, ...given2.disabledRules ?? []])],
    minimumConfidence: given2.minConfidence ?? minConfidence ?? "medium",
    failOn: given2.failOn ?? failOn ?? "error",
    format: given2.format ?? (format === void 0 ? [] : [format]),
    baseline: given2.baseline ?? (baseline === void 0 ? null : fromFolder(baseline)),
    configuration,
    lines
  };
}
function startOf2(paths, cwd) {
  const [first = "."] = paths;
  const absolute = import_node_path10.default.resolve(cwd, first === "-" ? "." : first);
  const stat = (0, import_node_fs9.statSync)(absolute, { throwIfNoEntry: false });
  if (stat === void 0 && isGlob(first)) return globBase(absolute);
  return stat?.isDirectory() ? absolute : import_node_path10.default.dirname(absolute);
}
function isAbove(folder, inner) {
  const relative = import_node_path10.default.relative(folder, inner);
  return relative === "" || !(relative.startsWith("..") || import_node_path10.default.isAbsolute(relative));
}
async function readFile(file, shown, usesRegistries) {
  let text;
  try {
    text = (0, import_node_fs9.readFileSync)(file, "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    throw new UsageError(`${shown}: cannot be read: ${reasonOf2(error)}`);
  }
  const document = parseDocument(text, { path: shown, kind: "file", set: "", line: 1, offset: 0 });
  if (document !== null && isSyntaxProblem(document)) {
    const before = text.slice(0, document.offset);
    const place2 = `${before.split("\n").length}:${document.offset - before.lastIndexOf("\n")}`;
    throw new UsageError(`${shown}:${place2}: cannot be read as YAML: ${document.reason}`);
  }
  const { readConfiguration } = await Promise.resolve().then(() => __toESM(require("./config-read.cjs"), 1));
  const read3 = readConfiguration(document);
  const problems = "problems" in read3 ? read3.problems : document && usesRegistries ? [...missingRegistries(document, import_node_path10.default.dirname(file))] : [];
  if ("problems" in read3 || problems.length > 0)
    throw new UsageError(problems.map(({ path: path8, line, column, message }) => `${path8}:${line}:${column}: ${message}`).join("\n"));
  return read3;
}
function* missingRegistries(document, folder) {
  for (const item of itemsAt(document.root, "registries")) {
    const name = item.type === "scalar" ? item.text : "";
    if (BUILT_IN_NAMES.includes(name) || (0, import_node_fs9.existsSync)(import_node_path10.default.resolve(folder, name))) continue;
    const { line, column } = document.spanOf(item);
    yield { path: document.path, line, column, message: `registries: there is no registry or file ${name}${meantRegistry(name)}` };
  }
}
function configuredBy(configuration, folder, cwd) {
  const { rules = {}, ranges = [], owners = [], sets = {}, exclude = [], ignore = [], nodeRoles } = configuration;
  const { nodePortRange, ephemeralRange } = configuration;
  const matcher = (globs) => pathMatcher(globs, folder, cwd);
  const levels = Object.entries(rules).flatMap(([rule, level]) => level === "off" ? [] : [[rule, level]]);
  return {
    severities: new Map(levels),
    ranges: ranges.map(({ protocol, port, endPort, from, to, since, source }) => ({
      ...{ registry: "configuration", protocol: protocol ?? "TCP", port, endPort, since, source },
      from: from ?? "not said",
      to: to ?? "not said"
    })),
    owners: owners.map(({ protocol, port, owner }) => ({ protocol: protocol ?? "TCP", port, owner })),
    sets: Object.entries(sets).map(([name, globs]) => ({ name, matches: matcher(globs) })),
    ignore: ignore.map((entry2) => ignoreEntry(entry2, matcher)),
    ...exclude.length === 0 ? {} : { isExcluded: matcher(exclude) },
    ...nodeRoles === void 0 ? {} : { nodeRoles },
    ...nodePortRange === void 0 ? {} : { nodePortRange },
    ...ephemeralRange === void 0 ? {} : { ephemeralRange }
  };
}
function ignoreEntry({ path: glob, ...entry2 }, matcher) {
  return { ...entry2, matchesPath: glob === null ? null : matcher([glob]) };
}
function pathMatcher(globs, folder, cwd) {
  const patterns = globs.flatMap((glob) => {
    const trimmed2 = glob.replace(/^\.\//, "").replace(/\/+$/, "");
    return [globPattern(trimmed2 === "." ? "**" : trimmed2), globPattern(`${trimmed2 === "." ? "" : `${trimmed2}/`}**`)];
  });
  return (shown) => {
    const relative = import_node_path10.default.relative(folder, import_node_path10.default.resolve(cwd, shown)).replaceAll(import_node_path10.default.sep, "/");
    return patterns.some((pattern) => pattern.test(relative));
  };
}

// src/source/helm-options.ts
var DEFAULT_HELM = {
  enabled: true,
  values: [],
  set: [],
  setString: [],
  setFile: [],
  valueSets: [],
  apiVersions: [],
  kubeVersion: null,
  namespace: null
};

// src/index.ts
async function lintPaths(paths, request = {}) {
  return outcome(paths, request, new Uint8Array());
}
async function lintText(path8, text, request = {}) {
  return outcome(["-"], request, new TextEncoder().encode(text), path8);
}
async function renderFindings(result, format, options = {}) {
  return (await FINDING_REPORTS[format]())(result, reportOptions(result, options));
}
async function renderPorts(result, format, options = {}) {
  return (await PORT_REPORTS[format]())(result, reportOptions(result, options));
}
function reportOptions({ rules, exitCode, notes, renders }, options) {
  return { color: false, version: VERSION, rules, urlOfRule, homepage: HOMEPAGE, exitCode, notes, renders, ...options };
}
async function outcome(paths, request, input, inputPath = "<stdin>") {
  const cwd = request.cwd ?? ".";
  const settings = await loadSettings({
    cwd,
    paths,
    config: request.config ?? false,
    given: {
      ...request.registries ? { registries: request.registries } : {},
      ...request.release ? { release: request.release } : {},
      ...request.rules ? { rules: request.rules } : {},
      ...request.disabledRules ? { disabledRules: request.disabledRules } : {},
      ...request.minimumConfidence ? { minConfidence: request.minimumConfidence } : {},
      ...request.failOn ? { failOn: request.failOn } : {}
    }
  });
  const options = {
    ...settings,
    paths,
    cwd,
    noIgnore: false,
    helm: { ...DEFAULT_HELM, enabled: request.env !== void 0, ...request.helm },
    kustomize: request.env ? "given" : "none",
    ...request.env ? { env: request.env } : {},
    readStandardInput: async () => input,
    inputPath,
    ...request.signal ? { signal: request.signal } : {}
  };
  const ran = await run(options);
  return { ...ran.result, exitCode: ran.exitCode, rules: ran.rules.map((rule) => rule.meta), ...remarksOf(ran) };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  rules_index,
  src_config_configuration,
  src_index,
  src_lint,
  src_listeners_formats_environment_files,
  src_listeners_shell_wrappers,
  src_manifest_template,
  src_model_address,
  src_model_count,
  src_model_default_ranges,
  src_model_effect,
  src_model_exit_code,
  src_model_finding,
  src_model_listener,
  src_model_node,
  src_model_registry,
  src_model_release,
  src_model_span,
  src_model_text,
  src_model_usage_error,
  src_model_workload,
  src_placement_node_role,
  src_registry_cells,
  src_registry_effect,
  src_registry_load,
  src_registry_ownership,
  src_registry_places,
  src_registry_view,
  src_report_index,
  src_report_paint,
  src_report_product,
  src_run,
  src_settings,
  src_source_boundary,
  src_source_files,
  src_source_find_files,
  src_source_helm_ignore,
  src_source_rendered_set,
  src_suppression_baseline,
  src_suppression_baseline_file
});
