import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../architecture/layers/sources.ts';

const config = readFileSync(join(root, 'e2e/playwright.config.ts'), 'utf8');
/** Names of files in the patterns of the projects, such as `{ssr,fonts}.spec.ts`. */
const named = [...config.matchAll(/'\{([\w,-]+)\}(-journey)?\.spec\.ts'/g)].flatMap(
  ([, names = '', more = '']) => names.split(',').map((name) => `${name}${more}.spec.ts`),
);

it('projects of browser tests name only files that exist', () => {
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !existsSync(join(root, 'e2e', name)))).toEqual([]);
});
