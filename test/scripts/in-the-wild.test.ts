import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULES } from '../../rules/index.ts';
import { escaped, IN_THE_WILD, inTheWild, type ListedFinding, type ListedRepository } from '../../scripts/in-the-wild.ts';
import { createRepository, write } from '../changes/repository.ts';

const AGENT = `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node_agent
  namespace: kube-system
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: agent
          image: example.com/agent:1
          args: [--metrics-bind-address=:8765]
`;

const ROW: ListedFinding = { rule: 'undeclared-host-port', path: 'deploy/agent.yaml', port: 8765, why: 'The agent is on *every* node.' };
const listed = (change: Partial<ListedRepository> = {}): ListedRepository => ({
  repository: 'example/agent',
  findings: [ROW],
  ...change,
});

async function lookAt(list: readonly ListedRepository[], files: Record<string, string> = { 'deploy/agent.yaml': AGENT }) {
  const repository = createRepository();
  const commit = repository.commit(files);
  return { repository, commit, look: () => inTheWild(list, new Map([['example/agent', repository.folder]])) };
}

describe('a look at checkouts', () => {
  test('makes a page that links to the line at the commit, and says why it matters', async () => {
    const { commit, look } = await lookAt([listed()]);
    const { page, problems, unlisted } = await look();
    expect({ problems, unlisted }).toEqual({ problems: [], unlisted: [] });
    expect(page).toContain('1 findings in 1 repositories of\n1 owners');
    expect(page).toContain(
      `- [deploy/agent.yaml:13](https://github.com/example/agent/blob/${commit}/deploy/agent.yaml#L13) warning [undeclared-host-port](rules/undeclared-host-port.md): host port 8765/TCP is not declared in ports`,
    );
    expect(page).toContain('\\\n  The agent is on \\*every\\* node.');
  });

  test('reports a finding that is gone, and writes no page without it', async () => {
    const { look } = await lookAt([listed({ findings: [ROW, { ...ROW, port: 8766 }] })]);
    expect(await look()).toEqual({
      page: null,
      problems: ['example/agent: not found any more: undeclared-host-port for port 8766 in deploy/agent.yaml'],
      unlisted: [],
    });
  });

  test('reports a finding that no row lists, unless its file or its port was set aside', async () => {
    const files = { 'deploy/agent.yaml': AGENT, 'more/agent.yaml': AGENT };
    const unlistedWith = async (aside: readonly string[]) => (await (await lookAt([listed({ aside })], files)).look()).unlisted;
    expect(await unlistedWith([])).toEqual([
      expect.stringMatching(/^example\/agent: more\/agent\.yaml:13 undeclared-host-port: host port 8765/),
    ]);
    expect(await unlistedWith(['more/**'])).toEqual([]);
    expect(await unlistedWith(['more/*:8765'])).toEqual([]);
    expect(await unlistedWith(['more/*:8766'])).toHaveLength(1);
  });

  test('cites no commit that does not contain the file as it was read', async () => {
    const { repository, commit, look } = await lookAt([listed()]);
    write(repository.folder, { 'deploy/agent.yaml': `\n${AGENT}` });
    expect((await look()).problems).toEqual([`example/agent: deploy/agent.yaml differs from commit ${commit}`]);
  });
});

describe('the list of this project', () => {
  const rows = IN_THE_WILD.flatMap(({ repository, findings }) => findings.map((row) => ({ repository, ...row })));

  test('has findings of many owners, by rules that there are', () => {
    expect(rows.length).toBeGreaterThanOrEqual(30);
    expect(new Set(rows.map(({ repository }) => repository.split('/')[0])).size).toBeGreaterThanOrEqual(8);
    const rules = new Set(RULES.map(({ id }) => id));
    expect(rows.filter(({ rule }) => !rules.has(rule))).toEqual([]);
  });

  test('is what the page was made from (else: run scripts/in-the-wild.ts with checkouts)', () => {
    const page = readFileSync('docs/in-the-wild.md', 'utf8');
    const shown = ({ repository, path, rule, why }: (typeof rows)[number]) =>
      page.includes(`](https://github.com/${repository}/blob/`) &&
      [`/${path}#L`, `[${rule}](rules/${rule}.md)`, `  ${escaped(why.trim())}\n`].every((part) => page.includes(part));
    expect(rows.filter((row) => !shown(row))).toEqual([]);
    expect(page.match(/^- \[/gm)).toHaveLength(rows.length);
  });
});
