// Which file each screen of an area is written in, from the rows of the area.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const ROW = /^ {2}(\w+): \{(.*?)\},?$\n?(?=^ {2}\w|^\})/gms;
const DIRECT = /load: \(\) => import\('\.\/([^']+)'\)/;
/** Rows of areas that come later name their code; the others have it under their own name (src/lib/navigation/screen-row.ts). */
const BY_NAME = /load: \(\) => code\(\)\.then\(\(\{ (\w+)/;

const textOf = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');

/** Sources by the key of the screen; rows whose screen comes later have none. */
export function screenFiles(area) {
  const folder = `src/areas/${area}`;
  const code = textOf(`${folder}/screen-code.ts`);
  const byName = new Map(
    [...code.matchAll(/export const (\w+) = \(\) => import\('\.\/([^']+)'\)/g)].map(([, name, file]) => [
      name,
      file,
    ]),
  );
  const rows = [...textOf(`${folder}/screens.ts`).matchAll(ROW)].filter(
    ([, , row]) => !row.includes('load: null'),
  );
  return new Map(
    rows.map(([, key, row]) => {
      const file = DIRECT.exec(row)?.[1] ?? byName.get(BY_NAME.exec(row)?.[1] ?? key);
      if (!file) throw new Error(`where the code of ${key} is cannot be told from its row`);
      return [key, `${folder}/${file}`];
    }),
  );
}

/** Screens of accounts that stand with the rows of other areas. */
const ELSEWHERE = [
  ['shell', 'accountSettings'],
  ['admin', 'mfaSetup'],
];

/** Every screen by which people join, come back, and keep their account. */
export function accountScreens() {
  const found = screenFiles('members');
  for (const [area, key] of ELSEWHERE) {
    const file = screenFiles(area).get(key);
    if (!file) throw new Error(`${area} has no screen ${key}`);
    found.set(key, file);
  }
  return found;
}
