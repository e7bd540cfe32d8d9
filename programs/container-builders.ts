import type { Program } from '../src/model/program.ts';

/** The engines that build and run containers inside of pods. */
export const programs: readonly Program[] = [
  {
    id: 'buildkitd',
    title: 'BuildKit daemon',
    sources: ['moby/buildkit:cmd/buildkitd/main.go'],
    executables: ['buildkitd'],
    images: ['moby/buildkit'],
    listeners: [
      { name: 'grpc', options: ['addr'] },
      { name: 'debug', options: ['debugaddr'], off: [''] },
    ],
    notListening: ['config', 'root', 'group', 'otel-socket-path', 'allow-insecure-entitlement'],
    switches: ['debug', 'trace', 'rootless'],
  },
  {
    id: 'docker-in-docker',
    title: 'Docker in Docker, by its entry point',
    sources: ['docker-library/docker:dockerd-entrypoint.sh'],
    executables: ['dockerd-entrypoint.sh'],
    images: [],
    listeners: [
      { name: 'api', options: ['host', 'H'] },
      { name: 'api-by-default', default: { host: '0.0.0.0', port: 2375 }, enabledBy: ['DOCKER_TLS_CERTDIR='] },
      { name: 'api-tls-by-default', default: { host: '0.0.0.0', port: 2376 }, disabledBy: ['DOCKER_TLS_CERTDIR='] },
    ],
    notListening: ['DOCKER_HOST', 'registry-mirror', 'insecure-registry', 'add-runtime', 'dns', 'bip'],
    switches: ['tls', 'tlsverify', 'debug', 'D', 'experimental'],
  },
  {
    id: 'dockerd',
    title: 'Docker daemon',
    sources: ['docker-library/docker:dockerd-entrypoint.sh'],
    executables: ['dockerd'],
    images: [],
    listeners: [{ name: 'api', options: ['host', 'H'] }],
    notListening: ['DOCKER_HOST', 'registry-mirror', 'insecure-registry', 'add-runtime', 'dns', 'bip'],
    switches: ['tls', 'tlsverify', 'debug', 'D', 'experimental'],
  },
];
