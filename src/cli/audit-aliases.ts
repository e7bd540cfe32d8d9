import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { textOfFile } from '../config/files.ts';
import { UsageError } from '../model/exit-code.ts';
import { type EarlierAudit, readEarlierAudit } from '../observe/compare.ts';
import { ALIASED, type AliasMap, anonymized, createAliases } from '../report/anonymize.ts';
import type { RunOutcome } from '../run.ts';
import { fieldsOf, jsonOf } from '../yaml/plain-fields.ts';

/** Maximum size in bytes of the report of an earlier audit. */
const MAX_REPORT = 512 * 1024 * 1024;

/** Reads the report of an earlier audit. Throws UsageError if the file is not one. */
export function readEarlier(file: string, cwd: string): EarlierAudit {
  return readEarlierAudit(textOfFile(path.resolve(cwd, file), file, MAX_REPORT), file);
}

/**
 * Returns an outcome with aliases instead of names. `file` keeps the aliases for later reports; only its owner may read it, because it
 * contains the names. Throws UsageError if the file has another content.
 */
export function withAliases(outcome: RunOutcome, file: string | null, cwd: string): RunOutcome {
  const known = file !== null && existsSync(path.resolve(cwd, file)) ? readAliases(textOfFile(path.resolve(cwd, file), file), file) : {};
  const aliases = createAliases(known);
  const aliased = anonymized(outcome, aliases);
  if (file !== null)
    writeFileSync(path.resolve(cwd, file), `${JSON.stringify({ version: 1, aliases: aliases.map() }, null, 2)}\n`, { mode: 0o600 });
  return { ...outcome, ...aliased };
}

function readAliases(text: string, file: string): AliasMap {
  const { version, aliases } = fieldsOf(jsonOf(text));
  const isMap = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
  const isOfTexts = (kind: unknown): boolean =>
    kind === undefined || (isMap(kind) && Object.values(fieldsOf(kind)).every((alias) => typeof alias === 'string'));
  if (version !== 1 || !isMap(aliases) || !ALIASED.every((kind) => isOfTexts(fieldsOf(aliases)[kind])))
    throw new UsageError(`${file} is not a file of --anonymize-map; use another file name`);
  return aliases as AliasMap;
}
