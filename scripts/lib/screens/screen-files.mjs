// Which file each screen of an area is written in, from the rows of the area.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const ROW = /^ {2}(\w+): \{(.*?)\},?$\n?(?=^ {2}\w|^\})/gms;
const CODE = /load: \(\) => import\('\.\/([^']+)'\)/;

/** Sources by the key of the screen. */
export function screenFiles(area) {
  const folder = `src/areas/${area}`;
  const path = join(root, folder, 'screens.ts');
  const rows = existsSync(path) ? [...readFileSync(path, 'utf8').matchAll(ROW)] : [];
  return new Map(
    rows.map(([, key, row]) => {
      const file = CODE.exec(row)?.[1];
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
