import { portText } from '../../model/address.ts';
import { pick } from '../../model/groups.ts';
import type { Evidence, Listener } from '../../model/listener.ts';
import type { Registration } from '../../model/registry.ts';
import type { RunResult } from '../../model/result.ts';
import { jsonReport, placeAsJson, problemAsJson } from '../json.ts';
import type { ReportOptions } from '../options.ts';

/** JSON of every host port for programs; its schema is `schemas/ports.schema.json`. */
export function json(result: RunResult, options: ReportOptions): string {
  return jsonReport({ listeners: result.listeners.map(listenerAsJson), problems: result.problems.map(problemAsJson) }, options);
}

function listenerAsJson(listener: Listener): unknown {
  const { kind, namespace, name, span } = listener.workload;
  return {
    ...pick(listener, 'port', 'protocol', 'reach', 'address', 'declared', 'confidence'),
    workload: { kind, namespace, name, path: span.path, line: span.line },
    container: listener.container,
    ...(listener.workload.via && { via: listener.workload.via }),
    ...(listener.clusters && { clusters: listener.clusters }),
    evidence: listener.evidence.map(evidenceAsJson),
    registration: registrationAsJson(listener.registration),
  };
}

function evidenceAsJson({ origin, detector, span, text, steps }: Evidence): unknown {
  return {
    origin,
    clue: detector,
    ...placeAsJson(span),
    text,
    steps: steps.map((step) => ({ ...placeAsJson(step.span), note: step.note })),
  };
}

function registrationAsJson({ status, assignment, holder }: Registration): unknown {
  if (assignment === null)
    return {
      status,
      entry: null,
      ...(holder && { holder: { registry: holder.registry, ...pick(holder.owner, 'kind', 'namespace', 'name', 'container', 'source') } }),
    };
  const { registry, process, team, citation } = assignment;
  return { status, entry: { registry, port: portText(assignment), process, team, line: citation.line } };
}
