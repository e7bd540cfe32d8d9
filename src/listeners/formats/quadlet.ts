import type { Text } from '../../model/text.ts';
import type { Setting } from './setting.ts';
import { replacedText } from './slice.ts';
import { COMMAND_LINE, wordsOf } from './tokens.ts';

/** Keys of quadlets, and the option of podman-run(1) that each becomes, with all words of its value or with the value as it stands. */
const OPTIONS: Readonly<Record<string, readonly [option: string, isList: boolean]>> = {
  Network: ['--network', false],
  PublishPort: ['--publish', false],
  Entrypoint: ['--entrypoint', false],
  Environment: ['--env', true],
  EnvironmentFile: ['--env-file', false],
};

/**
 * The command line that podman's generator makes of a quadlet (podman-systemd.unit(5)): `podman run` of a `[Container]`, and
 * `podman pod create` of a `[Pod]` or of the pods of a `[Kube]`; null for a unit that is none.
 */
export function wordsOfQuadlet(settings: readonly Setting[]): Text[] | null {
  const [section, place] = settings.flatMap(({ key, value }) => {
    const name = /^(Container|Pod|Kube)\./.exec(key)?.[1];
    return name === undefined ? [] : [[name, value] as const];
  })[0] ?? ['', null];
  if (place === null) return null;
  const given = (key: string): readonly Text[] => valuesOf(settings, `${section}.${key}`);
  const image = given('Image').at(-1) ?? given('Rootfs').at(-1);
  if (section === 'Container' && !image) return null;
  const word = (text: string): Text => replacedText(text, place);
  const options = Object.entries(OPTIONS).flatMap(([key, [option, isList]]) =>
    given(key).flatMap((value) => (isList ? wordsOf(value, COMMAND_LINE) : [value]).flatMap((one) => [word(option), one])),
  );
  const more = given('PodmanArgs').flatMap((value) => wordsOf(value, COMMAND_LINE));
  const start = section === 'Container' ? ['podman', 'run'] : ['podman', 'pod', 'create'];
  const program = image ? [image, ...given('Exec').slice(-1)].flatMap((value) => wordsOf(value, COMMAND_LINE)) : [];
  return [...start.map(word), ...options, ...more, ...program];
}

/** What a key is given; an empty value forgets those before it. */
function valuesOf(settings: readonly Setting[], name: string): readonly Text[] {
  const values: Text[] = [];
  for (const { key, value } of settings) {
    if (key !== name) continue;
    if (value.value === '') values.length = 0;
    else values.push(value);
  }
  return values;
}
