# Opens the sockets of the first argument, and prints what each command of the second one prints meanwhile, as JSON.
import socket, subprocess, sys, json
held = []
for s in json.loads(sys.argv[1]):
    family = socket.AF_INET6 if ':' in s['address'] else socket.AF_INET
    one = socket.socket(family, socket.SOCK_STREAM if s['protocol'] == 'TCP' else socket.SOCK_DGRAM)
    if family == socket.AF_INET6: one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    one.bind((s['address'], s['port']))
    if s['protocol'] == 'TCP':
        one.listen()
        client = socket.create_connection(('::1' if family == socket.AF_INET6 else '127.0.0.1', s['port'])) if s.get('peer') else None
        held.append(client)
    elif s.get('peer'): one.connect((s['peer']['address'], s['peer']['port']))
    held.append(one)
for command in json.loads(sys.argv[2]):
    done = subprocess.run(['bash', '-c', command], capture_output=True)
    sys.stdout.write(json.dumps(done.stdout.decode('utf8')) + '\n')
