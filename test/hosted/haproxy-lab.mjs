// Starts HAProxy on a configuration in a network namespace of its own, with a server behind each backend, and prints which server
// answers on each address: unshare --user --map-root-user --net node haproxy-lab.mjs < LAB
// LAB is JSON: { haproxy: PATH, file: PATH, servers: ['ADDRESS PORT'...], dials: ['ADDRESS PORT'...] }. Prints a list of answers, which
// are the servers, or null for a refused connection.
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import net from 'node:net';

const { haproxy, file, servers, dials } = JSON.parse(readFileSync(0, 'utf8'));
execFileSync('sh', ['-c', 'echo 0 > /proc/sys/net/ipv6/conf/default/accept_dad']);
execFileSync('ip', ['link', 'set', 'lo', 'up']);
for (const address of new Set([...servers, ...dials].map((end) => end.split(' ')[0])))
  if (address !== '127.0.0.1' && address !== '::1')
    execFileSync('ip', [
      'address',
      'add',
      `${address}/${address.includes(':') ? 128 : 32}`,
      'dev',
      'lo',
      ...(address.includes(':') ? ['nodad'] : []),
    ]);
await Promise.all(
  servers.map(
    (end) =>
      new Promise((done) => {
        const [host, port] = end.split(' ');
        net.createServer((one) => one.end(end)).listen(Number(port), host, done);
      }),
  ),
);
const answer = (end) =>
  new Promise((done) => {
    const [host, port] = end.split(' ');
    let text = '';
    const one = net.connect({ host, port: Number(port) });
    one.on('data', (data) => {
      text += data;
    });
    one.on('error', () => done(null));
    one.on('close', () => done(text === '' ? null : text));
  });
const proxy = spawn(haproxy, ['-db', '-f', file], { stdio: 'ignore' });
const answers = [];
for (const end of dials) {
  let found = null;
  // HAProxy binds its ports shortly after it has started; each is dialled until it answers, for at most five seconds.
  for (let tries = 0; found === null && tries < 50; tries++) {
    found = await answer(end);
    if (found === null) execFileSync('sleep', ['0.1']);
  }
  answers.push(found);
}
proxy.kill();
console.log(JSON.stringify(answers));
process.exit(0);
