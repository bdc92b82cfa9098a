// Cuts the shop's fonts from Pretendard: `npm --prefix studio run fonts -- <PretendardVariable.ttf> <its LICENSE.txt>`. The npm
// package `pretendard` 1.3.9 has both; the shop does not depend on it, because it weighs 72 MB.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { hangulWeWrite } from '../scripts/lib/bundle/written-characters.ts';
import { charactersIn, textOf } from './fonts/charmap.ts';
import { LATIN } from './fonts/latin.ts';
import { renamed } from './fonts/names.ts';
import { root } from '../scripts/lib/root.mjs';

const [original, licence] = process.argv.slice(2);
if (!original || !licence) throw new Error('say where PretendardVariable.ttf and its licence are');

const folder = join(root, 'public/assets/fonts');
const COPYRIGHT_AND_LICENCE = [0, 13, 14];

/** Syllables that we write, and those that copy needs sooner or later, so that a new sentence seldom asks for a new cut. */
const hangul = (): string =>
  [...new Set(hangulWeWrite() + readFileSync(join(import.meta.dirname, 'fonts/everyday.txt'), 'utf8').trim())]
    .sort()
    .join('');

async function cut(
  name: string,
  characters: string,
  keepFeatures: string[],
): Promise<{ address: string; characters: string }> {
  const font = await subsetFont(readFileSync(original ?? ''), characters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: { min: 400, max: 700 } },
    preserveNameIds: COPYRIGHT_AND_LICENCE,
    keepFeatures,
    noHinting: true,
  });
  const file = await convert(renamed(font), 'woff2');
  const hash = createHash('sha256').update(file).digest('base64url').replace(/\W|_/g, '').slice(0, 8);
  const path = `${name}-${hash}.woff2`;
  writeFileSync(join(folder, path), file);
  console.log(`${path}: ${[...characters].length} characters, ${(file.length / 1024).toFixed(1)} KiB`);
  return {
    address: `/assets/fonts/${path}`,
    characters: textOf(charactersIn(font)),
  };
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'OFL.txt'), readFileSync(licence));
const latin = await cut('latin', LATIN, ['kern', 'tnum']);
const syllables = await cut('hangul', hangul(), []);
writeFileSync(
  join(root, 'src/styles/font-files.ts'),
  `/** Written by studio/fonts.ts; the name of a file says what is in it. */
export const FONT_FILES = {
  latin: '${latin.address}',
  hangul: '${syllables.address}',
} as const;
`,
);
writeFileSync(
  join(root, 'src/styles/font-characters.json'),
  `${JSON.stringify({ latin: latin.characters, hangul: syllables.characters }, null, 2)}\n`,
);
