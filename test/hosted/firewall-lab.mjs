// Puts a router between a network of workers and clients and a hub, each in a network namespace of its own, loads rules of
// nftables into the router, and prints which connections pass. Runs in a network namespace in which it is root:
//   unshare --user --map-root-user --net node firewall-lab.mjs < LAB
// LAB is JSON: { rules: [text...], hubs: [ADDRESS...], sources: [ADDRESS...], ports: [PORT...] }, with at most one hub of each
// family; a source dials the one of its own. Prints a list of the connections that pass for each text, as `SOURCE PORT`, and
// `hub` for one from the hub to the first source.
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';

const { rules, hubs, sources, ports } = JSON.parse(readFileSync(0, 'utf8'));
const run = (program, ...words) => execFileSync(program, words, { encoding: 'utf8' });
const within = (pid, ...words) => ['nsenter', ['--target', String(pid), '--net', ...words]];

const namespaces = ['source', 'hub'].map(() => spawn('unshare', ['--net', 'sleep', '300'], { stdio: 'ignore' }));
const [outside, inside] = namespaces.map(({ pid }) => pid);
const isApart = (pid) => readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'sleep';
while (!namespaces.every(({ pid }) => isApart(pid))) execFileSync('sleep', ['0.05']);

// Addresses of IPv6 are used at once, without asking whether somebody else has them.
const AT_ONCE = 'echo 0 > /proc/sys/net/ipv6/conf/default/accept_dad';
run('sh', '-c', AT_ONCE);
for (const pid of [outside, inside]) execFileSync(...within(pid, 'sh', '-c', AT_ONCE));

const ROUTER = { out: ['203.0.113.1', 'fd00:ff::1'], in: ['203.0.113.2', 'fd00:ff::2'] };
const bits = (address) => (isIPv6(address) ? 128 : 32);
const family = (address) => (isIPv6(address) ? '-6' : '-4');
run('ip', 'link', 'set', 'lo', 'up');
for (const [name, pid, addresses] of [
  ['out', outside, sources],
  ['in', inside, hubs],
]) {
  run('ip', 'link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth', 'netns', String(pid));
  run('ip', 'link', 'set', name, 'up');
  const inNamespace = (...words) => execFileSync(...within(pid, 'ip', ...words));
  inNamespace('link', 'set', 'lo', 'up');
  inNamespace('link', 'set', 'eth', 'up');
  for (const address of addresses) {
    inNamespace('address', 'add', `${address}/${bits(address)}`, 'dev', 'eth');
    run('ip', family(address), 'route', 'add', `${address}/${bits(address)}`, 'dev', name);
  }
  for (const router of ROUTER[name]) {
    const own = addresses.find((address) => isIPv6(address) === isIPv6(router));
    if (own === undefined) continue;
    run('ip', 'address', 'add', `${router}/${bits(router)}`, 'dev', name);
    inNamespace(family(router), 'route', 'add', `${router}/${bits(router)}`, 'dev', 'eth');
    inNamespace(family(router), 'route', 'add', 'default', 'via', router, 'src', own);
  }
}
writeFileSync('/proc/sys/net/ipv4/ip_forward', '1');
writeFileSync('/proc/sys/net/ipv6/conf/all/forwarding', '1');

/** Listens on ports, and for each line dials what it names and answers with the labels of what passed. */
const PEER = `const net = require('node:net');
const { ports } = JSON.parse(process.argv[1]);
Promise.all(ports.map((port) => new Promise((done) => net.createServer((one) => one.end()).listen(port, done)))).then(() => console.log('[]'));
const dial = ({ label, ...to }) => new Promise((done) => {
  const one = net.connect(to, () => { one.destroy(); done([label]); });
  one.on('error', () => done([]));
  one.setTimeout(1000, () => { one.destroy(); done([]); });
});
require('node:readline').createInterface(process.stdin).on('line', (line) =>
  Promise.all(JSON.parse(line).map(dial)).then((passed) => console.log(JSON.stringify(passed.flat()))));`;

async function startPeer(pid, list) {
  const [program, words] = within(pid, process.execPath, '-e', PEER, JSON.stringify({ ports: list }));
  const peer = spawn(program, words, { stdio: ['pipe', 'pipe', 'inherit'] });
  const answer = () => new Promise((done) => peer.stdout.once('data', (data) => done(JSON.parse(data))));
  await answer();
  return {
    stop: () => peer.kill(),
    dial: (dials) => {
      peer.stdin.write(`${JSON.stringify(dials)}\n`);
      return answer();
    },
  };
}

const [hubPeer, sourcePeer] = await Promise.all([startPeer(inside, ports), startPeer(outside, [10250])]);
const toHub = sources.flatMap((localAddress) =>
  ports.map((port) => ({
    ...{ label: `${localAddress} ${port}`, port, localAddress },
    host: hubs.find((hub) => isIPv6(hub) === isIPv6(localAddress)),
  })),
);
const results = [];
for (const text of rules) {
  run('nft', 'flush', 'ruleset');
  execFileSync('nft', ['-f', '-'], { input: text });
  const [passed, back] = await Promise.all([sourcePeer.dial(toHub), hubPeer.dial([{ label: 'hub', host: sources[0], port: 10250 }])]);
  results.push([...passed, ...back]);
}
for (const one of namespaces) one.kill();
for (const peer of [hubPeer, sourcePeer]) peer.stop();
console.log(JSON.stringify(results));
process.exit(0);
