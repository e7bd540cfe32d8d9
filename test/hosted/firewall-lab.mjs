// Puts a router between sites, each in a network namespace of its own, loads rules of nftables into the router, and prints which
// connections pass. Runs in a network namespace in which it is root: unshare --user --map-root-user --net node firewall-lab.mjs < LAB
// LAB is JSON: { sites: [[ADDRESS...]...], rules: [text...], dials: ['FROM TO PORT/PROTOCOL'...] }. The rules are loaded one after the
// other, as by a reload. Prints a list of the dials that pass for each text.
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';

const { sites, rules, dials } = JSON.parse(readFileSync(0, 'utf8'));
const run = (program, ...words) => execFileSync(program, words, { encoding: 'utf8' });
const within = (pid, ...words) => ['nsenter', ['--target', String(pid), '--net', ...words]];
const isApart = (pid) => readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'sleep';
// Addresses of IPv6 are usable at once without duplicate address detection.
const AT_ONCE = 'echo 0 > /proc/sys/net/ipv6/conf/default/accept_dad';
run('sh', '-c', AT_ONCE);
run('ip', 'link', 'set', 'lo', 'up');

/** Listens on the ports that are dialled, and for each line dials and answers with the dials that passed. */
const PEER = `const net = require('node:net');
const udp = require('node:dgram');
const dials = JSON.parse(process.argv[1]).map((label) => { const [from, to, end] = label.split(' '); const [port, protocol] = end.split('/'); return { label, from, to, port: Number(port), protocol }; });
const ports = [...new Set(dials.map(({ port }) => port))];
Promise.all(ports.map((port) => new Promise((done) => net.createServer((one) => one.end()).listen(port, done))))
  .then(() => { for (const type of ['udp4', 'udp6']) for (const port of ports) { const one = udp.createSocket({ type, ipv6Only: type === 'udp6' }); one.on('message', (text, from) => one.send(text, from.port, from.address)); one.on('error', () => {}); one.bind(port); } })
  .then(() => console.log('[]'));
const tcp = ({ label, from, to, port }) => new Promise((done) => {
  const one = net.connect({ host: to, port, localAddress: from }, () => { one.destroy(); done([label]); });
  one.on('error', () => done([]));
  one.setTimeout(1000, () => { one.destroy(); done([]); });
});
const datagram = ({ label, from, to, port }) => new Promise((done) => {
  const one = udp.createSocket(to.includes(':') ? 'udp6' : 'udp4');
  const end = (passed) => { one.close(); done(passed); };
  const timer = setTimeout(() => end([]), 1000);
  one.on('message', () => { clearTimeout(timer); end([label]); });
  one.on('error', () => { clearTimeout(timer); end([]); });
  one.bind(0, from, () => one.send('x', port, to));
});
require('node:readline').createInterface(process.stdin).on('line', (line) => {
  const own = JSON.parse(line);
  Promise.all(dials.filter(({ from }) => own.includes(from)).map((one) => (one.protocol === 'UDP' ? datagram(one) : tcp(one)))).then((passed) => console.log(JSON.stringify(passed.flat())));
});`;

async function startPeer(pid) {
  const [program, words] = within(pid, process.execPath, '-e', PEER, JSON.stringify(dials));
  const peer = spawn(program, words, { stdio: ['pipe', 'pipe', 'inherit'] });
  const answer = () => new Promise((done) => peer.stdout.once('data', (data) => done(JSON.parse(data))));
  await answer();
  return {
    stop: () => peer.kill(),
    dial: (addresses) => {
      peer.stdin.write(`${JSON.stringify(addresses)}\n`);
      return answer();
    },
  };
}

const bits = (address) => (isIPv6(address) ? 128 : 32);
const withoutDetection = (address) => (isIPv6(address) ? ['nodad'] : []);
const family = (address) => (isIPv6(address) ? '-6' : '-4');
const namespaces = sites.map(() => spawn('unshare', ['--net', 'sleep', '300'], { stdio: 'ignore' }));
while (!namespaces.every(({ pid }) => isApart(pid))) execFileSync('sleep', ['0.05']);
for (const [index, { pid }] of namespaces.entries()) {
  const name = `site${index}`;
  execFileSync(...within(pid, 'sh', '-c', AT_ONCE));
  run('ip', 'link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth', 'netns', String(pid));
  run('ip', 'link', 'set', name, 'up');
  const inNamespace = (...words) => execFileSync(...within(pid, 'ip', ...words));
  inNamespace('link', 'set', 'lo', 'up');
  inNamespace('link', 'set', 'eth', 'up');
  const addresses = sites[index];
  for (const address of addresses) {
    inNamespace('address', 'add', `${address}/${bits(address)}`, 'dev', 'eth', ...withoutDetection(address));
    run('ip', family(address), 'route', 'add', `${address}/${bits(address)}`, 'dev', name);
  }
  for (const router of [`203.0.113.${index + 1}`, `fd00:ff::${index + 1}`]) {
    const own = addresses.find((address) => isIPv6(address) === isIPv6(router));
    if (own === undefined) continue;
    run('ip', 'address', 'add', `${router}/${bits(router)}`, 'dev', name, ...withoutDetection(router));
    inNamespace(family(router), 'route', 'add', `${router}/${bits(router)}`, 'dev', 'eth');
    inNamespace(family(router), 'route', 'add', 'default', 'via', router, 'src', own);
  }
}
writeFileSync('/proc/sys/net/ipv4/ip_forward', '1');
writeFileSync('/proc/sys/net/ipv6/conf/all/forwarding', '1');

const peers = await Promise.all(namespaces.map(({ pid }) => startPeer(pid)));
const results = [];
for (const text of rules) {
  execFileSync('nft', ['-f', '-'], { input: text });
  results.push((await Promise.all(peers.map((peer, index) => peer.dial(sites[index])))).flat());
}
for (const one of namespaces) one.kill();
for (const peer of peers) peer.stop();
console.log(JSON.stringify(results));
process.exit(0);
