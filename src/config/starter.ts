import template from './hostport-lint.yaml.template';

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

/** A commented configuration that says what is the case today; everything else stands as a comment. */
export function starterConfiguration({ registries, sets, findings, baseline }: Surroundings): string {
  return template
    .replace('{{registries}}', () => registriesText(registries))
    .replace('{{sets}}', () => setsText(sets))
    .replace('{{baseline}}', () => baselineText(findings, baseline));
}

function registriesText(registries: Surroundings['registries']): string {
  if (registries.length === 0)
    return '# No workload was seen that shows which one it is; without it openshift counts.\n# registries:\n#   - kubernetes';
  return ['registries:', ...registries.map((name) => `  - ${quoted(name)}`)].join('\n');
}

function setsText(sets: Surroundings['sets']): string {
  const intro = '# What is installed together. Workloads of two sets never conflict.';
  const names = Object.entries(sets);
  if (names.length === 0) return `${intro}\n# sets:\n#   east: [clusters/east/**]\n#   west: [clusters/west/**]`;
  return [intro, 'sets:', ...names.map(([name, globs]) => `  ${quoted(name)}: [${globs.map(quoted).join(', ')}]`)].join('\n');
}

function baselineText(findings: number, baseline: string): string {
  const intro = '# Findings that were there before. New ones still count.\n';
  if (findings === 0) return `${intro}# baseline: ${baseline}`;
  const count = findings === 1 ? '1 finding counts' : `${findings} findings count`;
  return `${intro}# Today ${count}. hostport-lint baseline create ${baseline} . keeps what is known silent; then use:\n# baseline: ${baseline}`;
}

function quoted(text: string): string {
  return /^[A-Za-z][A-Za-z0-9._-]*$/.test(text) && !/^(y|n|yes|no|on|off|true|false|null)$/i.test(text) ? text : JSON.stringify(text);
}
