"""Opens the sockets of a list in JSON, each in a process of its own with the name and the control group of the socket.

Usage: hold-sockets.py SOCKETS CONTROL_GROUPS. Prints a line when all are open, and holds them until standard input ends.
"""
import json, os, socket, sys

for s in json.loads(sys.argv[1]):
    ready, done = os.pipe()
    if os.fork() == 0:
        if s['controlGroup']:
            open(sys.argv[2] + '/' + s['controlGroup'] + '/cgroup.procs', 'w').write(str(os.getpid()))
        open('/proc/self/comm', 'w').write(s['process'])
        family = socket.AF_INET6 if ':' in s['address'] else socket.AF_INET
        one = socket.socket(family, socket.SOCK_STREAM if s['protocol'] == 'TCP' else socket.SOCK_DGRAM)
        one.bind((s['address'], s['port']))
        if s['protocol'] == 'TCP':
            one.listen()
        os.write(done, b'1')
        sys.stdin.read()
        os._exit(0)
    os.close(done)
    if not os.read(ready, 1):
        sys.exit('a socket could not be opened')
print('open', flush=True)
sys.stdin.read()
