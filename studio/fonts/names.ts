import { fontOf, tablesOf } from './sfnt.ts';

/** The licence reserves the name of the original for the original. */
export const FAMILY = 'Sinbaljang Sans';
const RESERVED = /Pretendard( Variable|Variable)?/g;

const WINDOWS = 3;
const COPYRIGHT = 0;
const POSTSCRIPT = 6;
const RECORD = 12;
const TEXTS = 6;

export type FontName = { id: number; language: number; text: string };

/** Names in a font, in the encoding that everybody reads today. */
export function namesOf(font: Buffer): FontName[] {
  const table = tablesOf(font).get('name');
  if (!table) throw new Error('the font has no names');
  const texts = table.readUInt16BE(4);
  return Array.from({ length: table.readUInt16BE(2) }, (_, index) => TEXTS + index * RECORD)
    .filter((at) => table.readUInt16BE(at) === WINDOWS)
    .map((at) => {
      const from = texts + table.readUInt16BE(at + 10);
      const bytes = Buffer.from(table.subarray(from, from + table.readUInt16BE(at + 8)));
      const [language, id] = [table.readUInt16BE(at + 4), table.readUInt16BE(at + 6)];
      return { id, language, text: bytes.swap16().toString('utf16le') };
    });
}

function tableOf(names: readonly FontName[]): Buffer {
  const head = Buffer.alloc(TEXTS + names.length * RECORD);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  const texts = names.map(({ text }) => Buffer.from(text, 'utf16le').swap16());
  let offset = 0;
  for (const [index, { id, language }] of names.entries()) {
    const length = texts[index]?.length ?? 0;
    for (const [place, value] of [WINDOWS, 1, language, id, length, offset].entries())
      head.writeUInt16BE(value, TEXTS + index * RECORD + place * 2);
    offset += length;
  }
  return Buffer.concat([head, ...texts]);
}

/** The same font under our name; who made it and under which licence stays in it. */
export function renamed(font: Buffer): Buffer {
  const names = namesOf(font).map(({ id, language, text }) => {
    const own = id === POSTSCRIPT ? FAMILY.replaceAll(' ', '') : FAMILY;
    return { id, language, text: id === COPYRIGHT ? text : text.replace(RESERVED, own) };
  });
  const tables = tablesOf(font);
  return fontOf(font, tables.set('name', tableOf(names)));
}
