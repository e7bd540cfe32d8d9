import manifest from '../../package.json' with { type: 'json' };

export const VERSION: string = manifest.version;
export const HOMEPAGE = 'https://github.com/hostport-lint/hostport-lint';
