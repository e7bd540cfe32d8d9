import { describeWritten, sourceInMemory } from '../../model/source.ts';
import { bufferOf } from '../../text/lines.ts';
import { isHelmRender } from '../file-kinds.ts';
import type { Provider } from '../provider.ts';

/** Standard input, if `-` is among the paths: manifests, or what `helm template` printed into a pipe. */
export const standardInput: Provider = {
  takes: (given) => given === '-',
  async *open(request) {
    if (!request.paths.includes('-')) return;
    const input = await request.readStandardInput();
    if (request.inputPath === undefined && isHelmRender(input)) {
      const { openPipedRender } = await import('../helm/piped-render.ts');
      yield* await openPipedRender(bufferOf(input), '<stdin>', request);
      return;
    }
    const path = request.inputPath ?? '<stdin>';
    const text = request.overlay?.get(path);
    yield sourceInMemory(text === undefined ? input : Buffer.from(text), { ...describeWritten(path), explicit: true });
  },
};
