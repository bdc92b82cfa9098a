import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from 'fontverter';
import { beforeAll, describe, expect, it } from 'vitest';
import { FONT_FILES } from '../../src/styles/font-files.ts';
import characters from '../../src/styles/font-characters.json' with { type: 'json' };
import { root } from '../../scripts/lib/root.mjs';
import { charactersIn, textOf } from '../fonts/charmap.ts';
import { FAMILY, namesOf } from '../fonts/names.ts';


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

  it('have the characters that src/styles/font-characters.json lists, which the shop checks its copy against', () => {
    expect(textOf(charactersIn(latin))).toBe(characters.latin);
    expect(textOf(charactersIn(hangul))).toBe(characters.hangul);
  });

  it('bear our own name, with their author’s notice and licence', () => {
    for (const font of [latin, hangul]) {
      const names = namesOf(font);
      expect(names.find(({ id }) => id === FAMILY_NAME)?.text).toBe(FAMILY);
      expect(names.filter(({ id, text }) => id !== COPYRIGHT && /pretendard/i.test(text))).toEqual([]);
      expect(names.find(({ id }) => id === COPYRIGHT)?.text).toContain('Kil Hyung-jin');
    }
  });
});
