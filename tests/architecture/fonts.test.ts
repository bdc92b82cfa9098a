import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import characters from '#src/styles/font-characters.json' with { type: 'json' };
import { FONT_FILES } from '#src/styles/font-files.ts';
import { fontRules } from '#src/styles/fonts.ts';
import { hangulWeWrite, signsWeWrite } from '../../scripts/lib/bundle/written-characters.ts';
import { root } from './layers/sources.ts';

const KIB = 1_024;
const MOST = { latin: 31 * KIB, hangul: 110 * KIB };
const FACES = ['latin', 'hangul'] as const;

const fileOf = (address: string) => join(root, 'public', address);

describe('font files', () => {
  it('have every character that we write; otherwise rebuild them with studio/fonts.ts', () => {
    const missing = (text: string, drawn: string) =>
      [...text].filter((character) => !drawn.includes(character));
    expect(hangulWeWrite().length).toBeGreaterThan(400);
    expect(missing(hangulWeWrite(), characters.hangul)).toEqual([]);
    expect(signsWeWrite()).toContain('…');
    expect(missing(signsWeWrite(), characters.latin)).toEqual([]);
  });

  it.each(FACES)('are loaded wherever they have letters: %s', (name) => {
    const ranges =
      fontRules()
        ['@font-face'].find(({ src }) => src.includes(FONT_FILES[name]))
        ?.unicodeRange.split(',') ?? [];
    const isIn = (code: number) => (range: string) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return first <= code && code <= last;
    };
    const codes = [...characters[name]].map((character) => character.codePointAt(0) ?? 0);
    expect(codes.length).toBeGreaterThan(100);
    expect(codes.filter((code) => !ranges.some(isIn(code)))).toEqual([]);
  });

  it.each(FACES)('are small: %s', (name) => {
    expect(statSync(fileOf(FONT_FILES[name])).size).toBeLessThanOrEqual(MOST[name]);
  });

  it('come with their licence', () => {
    const licence = readFileSync(fileOf('/assets/fonts/OFL.txt'), 'utf8');
    expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1');
    expect(licence).toContain('with Reserved Font Name Pretendard');
  });
});
