/** Tables of a font file by tag. */
type Tables = Map<string, Buffer>;

const HEADER = 12;
const ENTRY = 16;

export function tablesOf(font: Buffer): Tables {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = HEADER + index * ENTRY;
      const offset = font.readUInt32BE(at + 8);
      return [
        font.toString('latin1', at, at + 4),
        font.subarray(offset, offset + font.readUInt32BE(at + 12)),
      ];
    }),
  );
}

const padded = (table: Buffer): Buffer => Buffer.concat([table, Buffer.alloc(-table.length & 3)]);

function sumOf(table: Buffer): number {
  const words = padded(table);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}

/** A font of the same kind with these tables. */
export function fontOf(kind: Buffer, tables: Tables): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const directory = Buffer.alloc(HEADER + sorted.length * ENTRY);
  kind.copy(directory, 0, 0, HEADER);
  let offset = directory.length;
  for (const [index, [tag, table]] of sorted.entries()) {
    const at = HEADER + index * ENTRY;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(sumOf(table), at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(table.length, at + 12);
    offset += padded(table).length;
  }
  return Buffer.concat([directory, ...sorted.map(([, table]) => padded(table))]);
}
