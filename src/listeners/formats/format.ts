import type { ConfigurationFormat } from '../../model/program.ts';
import type { Text } from '../../model/text.ts';

const NAMES: readonly (readonly [pattern: RegExp, format: ConfigurationFormat])[] = [
  [/haproxy[^/]*\.(cfg|conf|config|template)$|^haproxy\.cfg/i, 'haproxy'],
  [/nginx[^/]*\.(conf|tmpl|template)$/i, 'nginx'],
  [/^corefile|\.corefile$/i, 'corefile'],
  [/^caddyfile|\.caddyfile$/i, 'caddyfile'],
  [/^(httpd|apache2)[^/]*\.conf$/i, 'apache'],
  [/^named[^/]*\.conf/i, 'named'],
  [/^rsyslogd?[^/]*\.conf$/i, 'rsyslog'],
  [/^snmpd[^/]*\.conf$/i, 'snmpd'],
  [/^squid[^/]*\.conf$/i, 'squid'],
  [/^syslog-ng[^/]*\.conf$/i, 'syslog-ng'],
  [/\.(service|socket)$/i, 'systemd'],
  [/\.toml$/i, 'toml'],
  [/\.ini$/i, 'ini'],
  [/\.env$|^\.?env$|\.environment$/i, 'env'],
];

/** How much of a text is looked at. */
const MAX_SAMPLE = 20_000;

/** The format of a configuration file, by its name and by how its text looks; undefined where neither tells. */
export function guessFormat(fileName: string, text: Text): ConfigurationFormat | undefined {
  const base = fileName.slice(fileName.lastIndexOf('/') + 1);
  const sample = text.value.slice(0, MAX_SAMPLE);
  const byName = NAMES.find(([pattern]) => pattern.test(base))?.[1];
  if (byName) return byName;
  if (/\.json$/i.test(base)) return looksLikeEnvoy(sample) ? 'envoy' : 'json';
  if (/\.ya?ml$/i.test(base)) return looksLikeEnvoy(sample) ? 'envoy' : 'yaml';
  return formatOfText(sample);
}

function formatOfText(sample: string): ConfigurationFormat | undefined {
  const lines = sample
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^([#;]|\/\/)/.test(line));
  const has = (pattern: RegExp): boolean => lines.some((line) => pattern.test(line));
  const first = lines[0];
  if (first === undefined || first.startsWith('#!')) return undefined;
  if (has(/^(zebra|bgpd|bfdd|staticd)(_options)?=/) && has(/^bgpd=(yes|no)$/)) return 'frr-daemons';
  if (has(/^\[(Unit|Service|Socket|Install)\]$/)) return 'systemd';
  if (looksLikeEnvoy(sample)) return 'envoy';
  if (has(/^<source>$/) && has(/^@?type\s/)) return 'fluentd';
  if (/^[{[]\s*$|^\{\s*"/.test(first)) return 'json';
  if (has(/^(frontend|listen|backend|defaults|global)\b[^:={]*$/) && has(/^(bind|mode|timeout|balance|stats|log|maxconn)\s/))
    return 'haproxy';
  if (has(/^(server|http|stream|events)\s*\{/) && has(/;$/)) return 'nginx';
  if (
    has(/^(([a-z0-9+]+:\/\/)?[\w.*{}$/-]*(:\d+)?[\s,]+)+\{$/) &&
    // Zones have a dot or a port, and no plugin ends in a semicolon, as statements of syslog-ng, BIRD and BIND do.
    has(/^\S*[.:]\S*.*\{$/) &&
    !has(/;$/) &&
    has(/^(forward|proxy|cache|errors|kubernetes|hosts|template|file|reload|loop|bind|health|ready|whoami|log|prometheus)\b/)
  )
    return 'corefile';
  if (/^\[/.test(first) || has(/^\[[\w. "-]+\]$/)) return has(/^\[\[|^[\w.-]+\s*=\s*(\[|\{)/) ? 'toml' : 'ini';
  if (lines.every((line) => /^(export\s+)?[A-Za-z_]\w*=/.test(line))) return 'env';
  if (lines.every((line) => /^[\w.-]+\s*=/.test(line))) return 'ini';
  return has(/^(- )?["']?[\w./-]+["']?:(\s|$)/) ? 'yaml' : undefined;
}

function looksLikeEnvoy(sample: string): boolean {
  return (
    /(^|[\s{"])(static_resources|staticResources)"?\s*:/.test(sample) ||
    (/socket_address|socketAddress/.test(sample) && /(^|[\s{"])(admin|resources)"?\s*:/.test(sample))
  );
}
