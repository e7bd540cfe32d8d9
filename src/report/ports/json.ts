import type { Evidence, Listener } from '../../model/listener.ts';
import type { Registration } from '../../model/registry.ts';
import type { RunResult } from '../../model/result.ts';
import { jsonText, placeAsJson, problemAsJson, remarksAsJson } from '../json.ts';
import type { ReportOptions } from '../options.ts';
import { withPlaceholders } from '../visible.ts';

/** Every host port for programs; `schemas/ports.schema.json` describes it. */
export function json(result: RunResult, options: ReportOptions): string {
  return jsonText({
    version: 1,
    listeners: result.listeners.map(listenerAsJson),
    problems: result.problems.map(problemAsJson),
    ...remarksAsJson(options),
  });
}

function listenerAsJson(listener: Listener): unknown {
  const { workload } = listener;
  return {
    port: listener.port,
    protocol: listener.protocol,
    reach: listener.reach,
    address: nullable(listener.address),
    declared: listener.declared,
    confidence: listener.confidence,
    workload: {
      kind: withPlaceholders(workload.kind),
      namespace: nullable(workload.namespace),
      name: withPlaceholders(workload.name),
      path: workload.span.path,
      line: workload.span.line,
    },
    container: nullable(listener.container),
    evidence: listener.evidence.map(evidenceAsJson),
    registration: registrationAsJson(listener.registration),
  };
}

function evidenceAsJson({ origin, detector, span, text, steps }: Evidence): unknown {
  return {
    origin,
    clue: detector,
    ...placeAsJson(span),
    text: withPlaceholders(text),
    steps: steps.map((step) => ({ ...placeAsJson(step.span), note: withPlaceholders(step.note) })),
  };
}

function registrationAsJson({ status, assignment }: Registration): unknown {
  if (assignment === null) return { status, entry: null };
  const { registry, process, team, citation } = assignment;
  return { status, entry: { registry, port: portsOf(assignment), process, team, line: citation.line } };
}

/** `9103`, or `9200-9219` for a range. */
export function portsOf({ port, endPort }: { readonly port: number; readonly endPort: number }): string {
  return port === endPort ? String(port) : `${port}-${endPort}`;
}

function nullable(text: string | null): string | null {
  return text === null ? null : withPlaceholders(text);
}
