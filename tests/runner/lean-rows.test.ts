import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { laterCode, leanRows } from '../../scripts/lib/screens/lean-rows.ts';

const ROOT = join(import.meta.dirname, '../..');
const AREAS = ['catalogue', 'community', 'members', 'seller', 'shell', 'trade'];
const rowsOf = (area: string) => readFileSync(join(ROOT, `src/areas/${area}/screens.ts`), 'utf8');
const lean = (area: string, isForQa = false) => leanRows('screens.ts', rowsOf(area), { isForQa });

const ROWS = `import { orderPaths } from './order-paths.ts';
import {
  NEVER_EMPTY,
  STAGES,
} from './screen-preview.ts';
import { paths } from './paths.ts';

export const screens = {
  cart: {
    path: paths.cart,
    kept: true,
    load: () => import('./cart.tsx'),
    look: {
      stages: STAGES,
      address: orderPaths.one(1),
    },
  },
  orders: { path: '/orders', load: () => import('./orders.tsx'), later: true, look: { stages: NEVER_EMPTY } },
} satisfies Record<string, ScreenRow>;
`;

describe('rows of screens in the build', () => {
  it('lose settings of the inspector, imports that only these used, and code of later screens', () => {
    const text = leanRows('screens.ts', ROWS, { isForQa: false });
    expect(text).not.toMatch(/look|stages|kept|later|STAGES|orderPaths|satisfies|orders\.tsx/);
    expect(text).toContain('screensOf({');
    expect(text).toContain("load: () => import('./cart.tsx')");
    expect(text.split('\n').indexOf('  cart: {')).toBe(ROWS.split('\n').indexOf('  cart: {'));
  });

  it('keep settings of the inspector in a build for QA', () => {
    const text = leanRows('screens.ts', ROWS, { isForQa: true });
    expect(text).toMatch(/stages: STAGES,\s+address: orderPaths\.one\(1\)/);
    expect(text).not.toMatch(/kept|later|orders\.tsx/);
  });

  it('export the code of later screens by their names', () => {
    expect(laterCode('trade', ROWS)).toBe("export const orders = () => import('./trade/orders.tsx');\n");
  });

  it('fail where a module has no rows', () => {
    expect(() => leanRows('screens.ts', 'export const screens = {};', { isForQa: false })).toThrow(
      'screens.ts has no rows of screens',
    );
  });

  it.each(AREAS)('of %s name each screen, and nothing of the inspector', (area) => {
    const keys = [...rowsOf(area).matchAll(/^ {2}(\w+): \{$/gm)].map(([, key]) => `  ${key}: {`);
    expect(keys.length).toBeGreaterThan(5);
    for (const key of keys) expect(lean(area)).toContain(key);
    expect(lean(area)).not.toMatch(/\blook:|STAGES|NEVER_EMPTY|AT_ONCE|screen-preview|orderPaths/);
  });
});
