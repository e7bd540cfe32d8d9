import { gzipSync } from 'node:zlib';

/** An entry of an archive; `type` as in the header of ustar: `0` a file, `2` a symbolic link, `5` a folder. */
export interface Entry {
  readonly name: string;
  readonly body?: string;
  readonly type?: string;
}

/** A gzipped tar archive, of honest or hostile entries. */
export function tarOf(entries: readonly Entry[]): Buffer {
  return gzipSync(Buffer.concat([...entries.flatMap(blocksOf), Buffer.alloc(1024)]));
}

function blocksOf({ name, body = '', type = '0' }: Entry): Buffer[] {
  const bytes = Buffer.from(body);
  const header = Buffer.alloc(512);
  header.write(name, 0, 100);
  header.write('0000644\0', 100);
  header.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write('        ', 148);
  header.write(type, 156);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return [header, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)];
}
