import type { MountedFile } from '../../model/detector.ts';
import { addStep, spanOfText, type Text } from '../../text/text.ts';
import { readEnvironment } from './ini.ts';
import { isTooLong } from './setting.ts';

/** The file at a path, as far as the input shows it. */
export type ReadFile = (path: string) => MountedFile | undefined;

/** Where the input shows no files. */
export const NO_FILES: ReadFile = () => undefined;

/** What sets a variable. */
export interface Assignment {
  readonly name: string;
  readonly value: Text;
}

/**
 * The variables in files of `NAME=value` lines, as `podman run --env-file` and `EnvironmentFile=` of systemd read them. Of several
 * for one name the last counts.
 */
export function assignmentsInFiles(paths: readonly Text[], readFile: ReadFile): Assignment[] {
  return paths.flatMap((path) => {
    const file = readFile(path.value);
    if (!file || isTooLong(file.text)) return [];
    const step = { span: spanOfText(path), note: `variables are read from ${file.path} here` };
    return readEnvironment(file.text).map(({ key, value }) => ({ name: key, value: addStep(value, step) }));
  });
}
