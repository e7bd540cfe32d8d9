// Puts a router between a network of workers and clients and a hub, each in a network namespace of its own, loads rules of
// nftables into the router, and prints which connections pass. Runs in a network namespace in which it is root:
//   unshare --user --map-root-user --net node firewall-lab.mjs < LAB
// LAB is JSON: { rules: [text...], hub: ADDRESS, sources: [ADDRESS...], ports: [PORT...] }. Prints a list of the connections
// that pass for each text, as `SOURCE PORT`, and `hub` for one from the hub to the first source.
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const { rules, hub, sources, ports } = JSON.parse(readFileSync(0, 'utf8'));
const run = (program, ...words) => execFileSync(program, words, { encoding: 'utf8' });
const within = (pid, ...words) => ['nsenter', ['--target', String(pid), '--net', ...words]];

const namespaces = ['source', 'hub'].map(() => spawn('unshare', ['--net', 'sleep', '300'], { stdio: 'ignore' }));
const [outside, inside] = namespaces.map(({ pid }) => pid);
const own = readFileSync('/proc/self/net/dev', 'utf8');
const isApart = (pid) => readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'sleep';
while (own === '' || !namespaces.every(({ pid }) => isApart(pid))) execFileSync('sleep', ['0.05']);

run('ip', 'link', 'set', 'lo', 'up');
for (const [name, pid, addresses] of [
  ['out', outside, sources],
  ['in', inside, [hub]],
]) {
  run('ip', 'link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth', 'netns', String(pid));
  run('ip', 'link', 'set', name, 'up');
  const inNamespace = (...words) => execFileSync(...within(pid, 'ip', ...words));
  inNamespace('link', 'set', 'lo', 'up');
  inNamespace('link', 'set', 'eth', 'up');
  for (const address of addresses) {
    inNamespace('address', 'add', `${address}/32`, 'dev', 'eth');
    run('ip', 'route', 'add', `${address}/32`, 'dev', name);
  }
  run('ip', 'address', 'add', name === 'out' ? '203.0.113.1/32' : '203.0.113.2/32', 'dev', name);
  inNamespace('route', 'add', name === 'out' ? '203.0.113.1/32' : '203.0.113.2/32', 'dev', 'eth');
  inNamespace('route', 'add', 'default', 'via', name === 'out' ? '203.0.113.1' : '203.0.113.2', 'src', addresses[0]);
}
writeFileSync('/proc/sys/net/ipv4/ip_forward', '1');

const SERVE = `const { ports } = JSON.parse(process.argv[1]);
Promise.all(ports.map((port) => new Promise((done) => require('node:net').createServer((one) => one.end()).listen(port, done)))).then(() => console.log('up'));`;
const DIAL = `const { dials } = JSON.parse(process.argv[1]);
Promise.all(dials.map(({ label, ...to }) => new Promise((done) => {
  const one = require('node:net').connect(to, () => { one.destroy(); done([label]); });
  one.on('error', () => done([]));
  one.setTimeout(700, () => { one.destroy(); done([]); });
}))).then((passed) => console.log(JSON.stringify(passed.flat())));`;

const serve = (pid, list) => {
  const [program, words] = within(pid, process.execPath, '-e', SERVE, JSON.stringify({ ports: list }));
  const server = spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((done) => server.stdout.once('data', () => done(server)));
};
const dial = (pid, dials) => JSON.parse(execFileSync(...within(pid, process.execPath, '-e', DIAL, JSON.stringify({ dials }))));

const servers = [await serve(inside, ports), await serve(outside, [10250])];
const results = rules.map((text) => {
  run('nft', 'flush', 'ruleset');
  execFileSync('nft', ['-f', '-'], { input: text });
  const dials = sources.flatMap((localAddress) =>
    ports.map((port) => ({ label: `${localAddress} ${port}`, host: hub, port, localAddress })),
  );
  return [...dial(outside, dials), ...dial(inside, [{ label: 'hub', host: sources[0], port: 10250 }])];
});
for (const one of [...servers, ...namespaces]) one.kill();
console.log(JSON.stringify(results));
