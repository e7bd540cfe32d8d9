import { HOMEPAGE } from '../report/product.ts';

/** Texts for `hostport-lint help TOPIC`, besides the commands and the rules. */
export const TOPICS: Readonly<Record<string, { readonly title: string; readonly text: string }>> = {
  'exit-status': {
    title: 'what the exit status means',
    text: `0  nothing at or above --fail-on (default: error)
1  findings at or above --fail-on
2  wrong use, or a configuration that is wrong
3  incomplete: something could not be read or rendered, or nothing was linted at all
70 a defect of hostport-lint, which asks for a report

2 beats 3, and 3 beats 1.
`,
  },
  config: {
    title: 'the configuration file',
    text: `.hostport-lint.yaml is looked for in the folder of the first path, then in each folder above it. All keys are optional,
and options of the command line win:

  registries      openshift, kubernetes, or files
  release         judge as of this release
  rules           RULE: off, error, warning or info
  ranges          ranges that users are told to open
  owners          further owners of rows of the registry
  programs        files that say what your own programs listen on
  sets            what is installed together
  exclude         globs of files that are not read
  ignore          findings that are accepted, with a reason
  baseline        file of known findings
  nodeRoles       kinds of nodes, with labels and taints
  nodePortRange, ephemeralRange
  hosted          networks around hosted control planes
  minConfidence   low, medium, high, certain
  failOn          error, warning, info, never
  format          report

hostport-lint init writes one, hostport-lint config prints what counts.
${HOMEPAGE}/blob/main/docs/configuration.md
`,
  },
  confidence: {
    title: 'how sure a finding is',
    text: `certain  the manifest declares the port
high     the program is told to bind it, or a probe asks there
medium   the evidence allows another reading
low      a guess, such as what the program does by default

Findings below --min-confidence (default: medium) are hidden. hostport-lint ports --explain shows the evidence.
${HOMEPAGE}/blob/main/docs/inference.md
`,
  },
};
