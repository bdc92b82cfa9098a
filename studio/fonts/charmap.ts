import { tablesOf } from './sfnt.ts';

const RANGES = 12;
const SEGMENTS = 4;

/** Characters that a font has a glyph for. */
export function charactersIn(font: Buffer): Set<number> {
  const table = tablesOf(font).get('cmap');
  if (!table) throw new Error('the font has no characters');
  const found = new Set<number>();
  for (let index = 0; index < table.readUInt16BE(2); index += 1) {
    const map = table.subarray(table.readUInt32BE(4 + index * 8 + 4));
    const kind = map.readUInt16BE(0);
    if (kind === RANGES) for (const code of rangesOf(map)) found.add(code);
    if (kind === SEGMENTS) for (const code of segmentsOf(map)) found.add(code);
  }
  return found;
}

/** Returns characters by their codes as one text, in order. */
export const textOf = (codes: Iterable<number>): string =>
  String.fromCodePoint(...[...codes].toSorted((a, b) => a - b));

function* rangesOf(map: Buffer): Generator<number> {
  for (let group = 0; group < map.readUInt32BE(12); group += 1) {
    const at = 16 + group * 12;
    for (let code = map.readUInt32BE(at); code <= map.readUInt32BE(at + 4); code += 1) yield code;
  }
}

function* segmentsOf(map: Buffer): Generator<number> {
  const twice = map.readUInt16BE(6);
  for (let segment = 0; segment < twice; segment += 2) {
    const [last, first] = [map.readUInt16BE(14 + segment), map.readUInt16BE(16 + twice + segment)];
    for (let code = first; code <= last && code < 0xffff; code += 1) yield code;
  }
}
