import { detach } from '../model/detach.ts';

/** Reads kind, namespace and name of an object from its text without parsing it; null where they do not stand plainly. */
export function identify(text: string): { readonly kind: string; readonly namespace: string | null; readonly name: string } | null {
  const marker = /^(?:---)?\s*(?=\{(?![{%]))/.exec(text)?.[0];
  const found = marker === undefined ? identifyYaml(text) : identifyJson(text.slice(marker.length));
  return (
    found && { kind: detach(found.kind), namespace: found.namespace === null ? null : detach(found.namespace), name: detach(found.name) }
  );
}

function identifyYaml(text: string): { kind: string; namespace: string | null; name: string } | null {
  const kind = /^kind:[ \t]*["']?([A-Za-z]+)/m.exec(text)?.[1];
  const flow = /^metadata:[ \t]*\{(.*)\}[ \t]*(?:#.*)?\r?$/m.exec(text)?.[1];
  if (kind !== undefined && flow !== undefined) return identifyFlow(kind, flow);
  const metadata = /^metadata:[ \t]*(?:#.*)?\r?\n((?:(?:[ \t]+.*|[ \t]*#.*|\{\{.*)?\r?\n)*)/m.exec(`${text}\n`)?.[1];
  if (kind?.endsWith('List') || kind === 'Template') return { kind: 'List', namespace: null, name: '' };
  if (kind === undefined || metadata === undefined) return null;
  const indent = /^([ \t]+)\S/m.exec(metadata)?.[1] ?? '  ';
  const field = (name: string) => new RegExp(`^${indent}${name}:[ \\t]*(?:"([^"]*)"|'([^']*)'|([^\\s#][^#\\r\\n]*))`, 'm').exec(metadata);
  const name = firstGroup(field('name'));
  return name === null ? null : { kind, namespace: firstGroup(field('namespace')), name };
}

/** `metadata: { name: a, namespace: b }` on one line. */
function identifyFlow(kind: string, metadata: string): { kind: string; namespace: string | null; name: string } | null {
  const field = (name: string) => new RegExp(`(?:^|,)[ \\t]*${name}:[ \\t]+(?:"([^"]*)"|'([^']*)'|([^\\s,{}]+))`).exec(metadata);
  const name = firstGroup(field('name'));
  return name === null ? null : { kind, namespace: firstGroup(field('namespace')), name };
}

function identifyJson(text: string): { kind: string; namespace: string | null; name: string } | null {
  try {
    const object = JSON.parse(text) as { kind?: unknown; metadata?: { name?: unknown; namespace?: unknown } };
    const { kind, metadata } = object;
    if (typeof kind === 'string' && /List$|^Template$/.test(kind)) return { kind: 'List', namespace: null, name: '' };
    if (typeof kind !== 'string' || typeof metadata?.name !== 'string') return null;
    return { kind, namespace: typeof metadata.namespace === 'string' ? metadata.namespace : null, name: metadata.name };
  } catch {
    return null;
  }
}

function firstGroup(match: RegExpExecArray | null): string | null {
  return match ? (match[1] ?? match[2] ?? match[3] ?? '').trim() : null;
}
