import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from 'fontverter';
import { beforeAll, describe, expect, it } from 'vitest';
import { FONT_FILES } from '#src/styles/font-files.ts';
import { fontRules } from '#src/styles/fonts.ts';
import { hangulWeWrite, signsWeWrite } from '../../scripts/fonts/characters.ts';
import { charactersIn } from '../../scripts/fonts/charmap.ts';
import { FAMILY, namesOf } from '../../scripts/fonts/names.ts';
import { root } from './sources.ts';

const KIB = 1_024;
const MOST = { latin: 31 * KIB, hangul: 110 * KIB };
const COPYRIGHT = 0;
const FAMILY_NAME = 1;

const fileOf = (address: string) => join(root, 'public', address);
const fontIn = (address: string) => convert(readFileSync(fileOf(address)), 'sfnt');

describe('the shop’s fonts', () => {
  let latin: Buffer;
  let hangul: Buffer;
  beforeAll(async () => {
    [latin, hangul] = [await fontIn(FONT_FILES.latin), await fontIn(FONT_FILES.hangul)];
  });

  it('have every character that we write; otherwise cut them anew with scripts/fonts.ts', () => {
    const missing = (text: string, font: Buffer) => {
      const drawn = charactersIn(font);
      return [...text].filter((character) => !drawn.has(character.codePointAt(0) ?? 0));
    };
    expect(hangulWeWrite().length).toBeGreaterThan(400);
    expect(missing(hangulWeWrite(), hangul)).toEqual([]);
    expect(signsWeWrite()).toContain('…');
    expect(missing(signsWeWrite(), latin)).toEqual([]);
  });

  it('are asked for wherever they have letters', () => {
    const rangeOf = (file: string) =>
      fontRules()
        ['@font-face'].find(({ src }) => src.includes(file))
        ?.unicodeRange.split(',') ?? [];
    const isIn = (code: number) => (range: string) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return first <= code && code <= last;
    };
    for (const [file, font] of [
      [FONT_FILES.latin, latin],
      [FONT_FILES.hangul, hangul],
    ] as const) {
      const ranges = rangeOf(file);
      expect([...charactersIn(font)].filter((code) => !ranges.some(isIn(code)))).toEqual([]);
    }
  });

  it.each(['latin', 'hangul'] as const)('are light: %s', (name) => {
    expect(statSync(fileOf(FONT_FILES[name])).size).toBeLessThanOrEqual(MOST[name]);
  });

  it('bear our own name, with their author’s notice and licence', () => {
    for (const font of [latin, hangul]) {
      const names = namesOf(font);
      expect(names.find(({ id }) => id === FAMILY_NAME)?.text).toBe(FAMILY);
      expect(names.filter(({ id, text }) => id !== COPYRIGHT && /pretendard/i.test(text))).toEqual([]);
      expect(names.find(({ id }) => id === COPYRIGHT)?.text).toContain('Kil Hyung-jin');
    }
    const licence = readFileSync(fileOf('/assets/fonts/OFL.txt'), 'utf8');
    expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1');
    expect(licence).toContain('with Reserved Font Name Pretendard');
  });
});
