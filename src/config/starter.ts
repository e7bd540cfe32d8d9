/** What `init` saw in a folder, from which it writes a configuration. */
export interface Surroundings {
  /** Registries that fit the manifests. */
  readonly registries: readonly string[];
  /** Sets that the folders suggest: names with globs. */
  readonly sets: Readonly<Record<string, readonly string[]>>;
  /** Findings of today at or above the severity that fails. */
  readonly findings: number;
  /** Name of the baseline that is suggested. */
  readonly baseline: string;
}

/** Address of the schema, by which editors complete and check the file. */
const SCHEMA_URL = 'https://raw.githubusercontent.com/hostport-lint/hostport-lint/main/schemas/config.schema.json';

/** A commented configuration that says what is the case today; everything else stands as a comment. */
export function starterConfiguration({ registries, sets, findings, baseline }: Surroundings): string {
  return `# yaml-language-server: $schema=${SCHEMA_URL}
# Configuration of hostport-lint. Everything is optional; options of the command line win.
# hostport-lint config prints what counts, and from where. Paths are relative to this file's folder.

# Whose host ports are taken: openshift, kubernetes, or files of your own.
${registriesText(registries)}
# Judge as of a release of the platform instead of the registry as it stands.
# release: "4.19"

# Severities that differ from the rules' own; hostport-lint rules lists them.
# rules:
#   port-out-of-range: off

# What your own programs listen on; hostport-lint programs lists all that are known.
# programs: [programs.yaml]

${setsText(sets)}
# Files and folders that are not read.
# exclude:
#   - test/**

# Findings that stay silent, each with a reason. Comments beside the port itself are better where they can be written.
# ignore:
#   - rule: unregistered-host-port
#     path: vendor/**
#     reason: registered by the vendor, not by us
#     until: 2027-06-30

# Kinds of nodes, where they are not those of kubeadm and OpenShift.
# nodeRoles:
#   - name: worker
#     labels: { node-role.kubernetes.io/worker: null }

# Ports of NodePort Services, and of outgoing connections.
# nodePortRange: 30000-32767
# ephemeralRange: 32768-60999

# minConfidence: medium
# failOn: error

${baselineText(findings, baseline)}`;
}

function registriesText(registries: Surroundings['registries']): string {
  if (registries.length === 0)
    return '# No workload was seen that shows which one it is; without it openshift counts.\n# registries:\n#   - kubernetes\n';
  return `registries:\n${registries.map((name) => `  - ${quoted(name)}\n`).join('')}`;
}

function setsText(sets: Surroundings['sets']): string {
  const intro = '# What is installed together. Workloads of two sets never conflict.\n';
  const names = Object.entries(sets);
  if (names.length === 0) return `${intro}# sets:\n#   east: [clusters/east/**]\n#   west: [clusters/west/**]\n`;
  return `${intro}sets:\n${names.map(([name, globs]) => `  ${quoted(name)}: [${globs.map(quoted).join(', ')}]\n`).join('')}`;
}

function baselineText(findings: number, baseline: string): string {
  const intro = '# Findings that were there before. New ones still count.\n';
  if (findings === 0) return `${intro}# baseline: ${baseline}\n`;
  const count = findings === 1 ? '1 finding counts' : `${findings} findings count`;
  return `${intro}# Today ${count}. hostport-lint baseline create ${baseline} . keeps what is known silent; then use:\n# baseline: ${baseline}\n`;
}

function quoted(text: string): string {
  return /^[A-Za-z][A-Za-z0-9._-]*$/.test(text) && !/^(y|n|yes|no|on|off|true|false|null)$/i.test(text) ? text : JSON.stringify(text);
}
