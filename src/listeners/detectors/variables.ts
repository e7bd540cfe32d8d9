import type { Detector } from '../../model/detector.ts';
import { repositoryOf } from '../../text/words.ts';
import { portsByName } from '../named-ports.ts';
import { describes } from '../program-options.ts';

/** Finds ports in variables of programs without a description, by name and form. A name alone is weak evidence. */
export const variableDetector: Detector = {
  id: 'env',
  look({ commands, container, environment }) {
    const isDescribed = commands.flatMap(({ program }) => (program ? [describes(program)] : []));
    const variables = [...environment].map(([name, value]) => ({ name, value, around: `${name}=${value.value}` }));
    // `CASSANDRA_CQL_PORT=9042` in an image whose name ends in that of the program; images of clients have other names.
    const image = repositoryOf(container.image)
      .toLowerCase()
      .split(/[^a-z0-9]/)
      .at(-1);
    return portsByName(variables, {
      place: 'variable',
      container,
      isAsked: ({ name }) => !isDescribed.some((describe) => describe(name)),
      isOwn: ({ name }) => name.toLowerCase().startsWith(`${image}_`),
    });
  },
};
