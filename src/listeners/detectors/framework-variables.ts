import { isPort } from '../../model/address.ts';
import type { Detector } from '../../model/detector.ts';
import { sliceText } from '../../text/text.ts';

/** Variables in which ASP.NET Core, whatever the application is called, is told what to bind (learn.microsoft.com, Kestrel endpoints). */
const VARIABLE = /^(?:ASPNETCORE|DOTNET)_(?:URLS|HTTPS?_PORTS)$/;
/** One of the URLs or ports of a list; `+` and `*` stand for every address. */
const BOUND = /(?:^|;)\s*(?:https?:\/\/(\[[^\]]*\]|[^:;/]+):)?(\d{1,5})\/?\s*(?=;|$)/gi;

/** `ASPNETCORE_URLS=http://+:5000;https://+:5001` and `ASPNETCORE_HTTP_PORTS=8080`; URLs go before ports. */
export const frameworkVariableDetector: Detector = {
  id: 'env',
  *look({ environment }) {
    for (const [name, value] of environment) {
      if (!VARIABLE.test(name) || (name.endsWith('PORTS') && environment.has(name.replace(/HTTPS?_PORTS$/, 'URLS')))) continue;
      for (const match of value.value.matchAll(BOUND)) {
        const [whole, host, port = ''] = match;
        if (!isPort(Number(port))) continue;
        const at = match.index + whole.lastIndexOf(port);
        const hostAt = host === undefined ? -1 : match.index + whole.indexOf(host, whole.indexOf('//'));
        yield {
          portText: sliceText(value, at, at + port.length),
          around: `${name}=${value.value}`,
          host: host === undefined || host === '+' || host === '*' ? null : sliceText(value, hostAt, hostAt + host.length),
          confidence: 'medium',
        };
      }
    }
  },
};
