import type { ClusterFlows, Flow, FlowSource } from '../../model/flow.ts';
import { placeOf } from '../counts.ts';
import { htmlText } from '../html/parts.ts';
import { bySources, explanationOf, flowPortText, hostText, type SharedFlow, SOURCES, WAYS_IN } from './options.ts';

/** A picture of a cluster as HTML: a line from each source, with an arm for each port that leads to its entry and the pod behind it. */
export function picture({ flows, controlPlaneNamespace }: ClusterFlows): string {
  const ways = bySources(flows);
  const sources = (Object.keys(SOURCES) as FlowSource[]).filter((source) => flows.some((flow) => flow.source === source));
  const heads = sources.map((source, index) => sourceItem(source, sources.slice(0, index))).join('');
  const items = ways.map((way, index) => wayItem(way, ways.slice(index), sources)).join('\n');
  const place = controlPlaneNamespace === null ? '' : ` ${htmlText(controlPlaneNamespace)}`;
  return `<div class="picture">
<ul class="sources" aria-label="Who dials">${heads}</ul>
<div class="heads" aria-hidden="true">${sources.map((source) => trunk(source, '')).join('')}<span></span><span>dialled</span><span></span><span class="hub">Management cluster (hub), control plane${place}</span></div>
<ul class="ways" aria-label="What is dialled">
${items}
</ul>
</div>`;
}

function sourceItem(source: FlowSource, before: readonly FlowSource[]): string {
  const { name, what } = SOURCES[source];
  const trunks = [...before.map((one) => trunk(one, '')), trunk(source, ' start')].join('');
  return `<li class="${source}">${trunks}<span>${name}</span><span class="faint">${what}</span></li>`;
}

/** An arm of the picture; `rest` starts with its own flow. A line ends at the last entry that its source uses. */
function wayItem({ flow, sources }: SharedFlow, rest: readonly SharedFlow[], all: readonly FlowSource[]): string {
  const ordered = all.filter((source) => sources.includes(source));
  const trunks = all.flatMap((source) => {
    const goesOn = rest.slice(1).some((way) => way.sources.includes(source));
    return goesOn ? [trunk(source, '')] : ordered.includes(source) ? [trunk(source, ` end-${ordered.indexOf(source)}`)] : [];
  });
  const arms = ordered.map(
    (source) => `<div class="arm ${source}"><b><span class="hidden">${SOURCES[source].name} dial </span>${flowPortText(flow)}</b></div>`,
  );
  const { servicePort, object, pod } = flow;
  return `<li class="way">${trunks.join('')}<div>${arms.join('')}</div>
<div class="ways-in"><div class="node"><h4>${flow.service}</h4><strong>${htmlText(hostText(flow)).replaceAll('.', '.<wbr>')}</strong><span>${WAYS_IN[flow.via]}</span>${marksOf(flow)}</div>
<p class="why">${htmlText(explanationOf(flow))}<span class="path">${htmlText(placeOf(flow.evidence))}</span></p></div>
<div class="inner"><b><span class="hidden">which leads to port </span>${servicePort ?? '?'}</b></div>
<div class="hub"><div class="node"><strong>${htmlText(pod.app)}</strong><span>${object.kind} ${htmlText(object.name)}</span><span>listens on ${pod.port ?? '?'} in its pod</span></div></div></li>`;
}

function marksOf({ sensitive, phase, proxied, confidence }: Flow): string {
  const marks = [
    ...(sensitive ? ['serves keys'] : []),
    ...(phase === null ? [] : [`only at ${phase}`]),
    ...(proxied === true ? ['nodes go by the proxy'] : proxied === null ? ['by the proxy, or not'] : []),
    ...(confidence === 'certain' ? [] : [`confidence ${confidence}`]),
  ];
  return marks.length === 0 ? '' : `<div class="marks">${marks.map((mark) => `<span>${mark}</span>`).join('')}</div>`;
}

function trunk(source: FlowSource, how: string): string {
  return `<i class="trunk ${source}${how}"></i>`;
}
