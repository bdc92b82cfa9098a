import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { registry } from '#proof/registry.ts';
import { flowIn, playedFlows, screenIn, screensIn } from '../../scripts/lib/screens/screen-visits.mjs';
import { distancesFrom, importsIn, readSources } from '../../scripts/lib/testing/import-graph.mjs';
import { relatedTests, takeWithin } from '../../scripts/lib/testing/related-tests.mjs';

const TEXTS = {
  'domain/trade/cart/cart.ts': 'export const cart = 1;',
  'domain/trade/orders/order.ts': '',
  'machines/trade/cart.machine.ts':
    "import { cart } from '#domain/trade/cart/cart.ts';\nx({\n  id: 'cart',\n});",
  'domain/trade/cart-contract.ts': 'export const readCart = endpoint({ });',
  'server/trade/cart-routes.ts':
    "import { readCart } from '#domain/trade/cart-contract.ts';\nimport './cart-service.ts';",
  'server/trade/cart-service.ts': "import { cart } from '#domain/trade/cart/cart.ts';",
  'server/db/seen.ts': "import type { Cart } from '#domain/trade/cart/cart.ts';",
  'src/areas/trade/cart/cart-screen.tsx':
    "import { machine } from '#machines/trade/cart.machine.ts';\nimport './row.tsx';\nimport './cart.wiring.ts';",
  'src/areas/trade/cart/cart.wiring.ts': "import { readCart } from '#domain/trade/cart-contract.ts';",
  'src/areas/catalogue/product-screen.tsx': '',
  'src/areas/trade/cart/row.tsx': '',
  'tests/domain/cart.test.ts': "import { cart } from '#domain/trade/cart/cart.ts';",
  'tests/server/trade/checkout/cart.test.ts': "import '#server/trade/cart-service.ts';",
  'tests/server/seen.test.ts': "import '#server/db/seen.ts';",
  'e2e/support/hands.ts': "export const wish = '/wishlist';",
  'e2e/shop.spec.ts': "import './support/hands.ts';\ngo('/cart?from=1');",
  'e2e/faults.spec.ts': "go('/cart'); go('/products/7');",
  'e2e/inspector.spec.ts': "go('/cart');",
  'e2e/support/layout/layout-rules.ts': '',
  'e2e/inspector-screens.spec.ts': "import './support/layout/layout-rules.ts';",
  'proof/trade/cart.proof.ts':
    "import { cartMachine } from '#machines/trade/cart.machine.ts';\nconst cart = { machine: cartMachine };\nproof(cart, {\n  driver: { path: '/cart' },\n});",
};
const sources = new Map(
  Object.entries(TEXTS).map(([path, text]) => [path, { text, imports: importsIn(path, text) }]),
);
const screens = [
  { key: 'cart', file: 'src/areas/trade/cart/cart-screen.tsx', addresses: ['/cart'] },
  { key: 'product', file: 'src/areas/catalogue/product-screen.tsx', addresses: ['/products/:id'] },
];
const budgets = { unit: 10, server: 10, specs: 10, flows: 10, stages: 10 };
const touchedBy = (...changed: string[]) =>
  relatedTests({ changed, sources, screens, costOf: () => 1, budgets });

describe('imports of a source', () => {
  it('are project files that run: no types and no packages', () => {
    const text = [
      "import { a, type B } from './a.ts';",
      "import type { C } from './c.ts';",
      "export type { D } from './d.ts';",
      "export { e } from '#domain/e.ts';",
      "import {\n  f,\n} from '../f.ts';",
      "import './g.ts';",
      "const h = () => import('./h.tsx');",
      "import react from 'react';",
    ].join('\n');
    expect(importsIn('src/lib/x.ts', text)).toEqual([
      'src/lib/a.ts',
      'domain/e.ts',
      'src/f.ts',
      'src/lib/g.ts',
      'src/lib/h.tsx',
    ]);
  });

  it('lead to everything reachable, by the shortest way, and terminate in cycles', () => {
    const next: Record<string, string[]> = { a: ['b', 'c'], b: ['d'], c: ['a'], d: ['b'] };
    const found = distancesFrom(['a'], (path) => next[path] ?? []);
    expect(Object.fromEntries(found)).toEqual({ a: 0, b: 1, c: 1, d: 2 });
  });
});

describe('tests related to a change', () => {
  it('of a rule are those of each layer that imports it, except for its types only', () => {
    expect(touchedBy('domain/trade/cart/cart.ts')).toEqual({
      unit: { taken: ['tests/domain/cart.test.ts'], left: [] },
      server: { taken: ['tests/server/trade/checkout/cart.test.ts'], left: [] },
      specs: { taken: ['e2e/shop.spec.ts', 'e2e/faults.spec.ts'], left: [] },
      flows: { taken: ['cart'], left: [] },
      stages: { taken: ['cart'], left: [] },
      tools: [],
      unread: [],
    });
  });

  it('of a view are the browser tests of its screen, and the paths of its charts', () => {
    const { unit, specs, flows, stages } = touchedBy('src/areas/trade/cart/row.tsx');
    expect(stages.taken).toEqual(['cart']);
    expect(unit.taken).toEqual([]);
    expect(specs.taken).toEqual(['e2e/shop.spec.ts', 'e2e/faults.spec.ts']);
    expect(flows.taken).toEqual(['cart']);
  });

  it('of a helper, a test or a driver of the browser are those that use it', () => {
    expect(touchedBy('e2e/support/hands.ts').specs.taken).toEqual(['e2e/shop.spec.ts']);
    expect(touchedBy('e2e/faults.spec.ts').specs.taken).toEqual(['e2e/faults.spec.ts']);
    expect(touchedBy('proof/trade/cart.proof.ts').flows.taken).toEqual(['cart']);
  });

  it('of a service are the browser tests and paths of the screens that call its routes, and no display state', () => {
    const { server, specs, flows, stages } = touchedBy('server/trade/cart-service.ts');
    expect(server.taken).toEqual(['tests/server/trade/checkout/cart.test.ts']);
    expect(specs.taken).toEqual(['e2e/shop.spec.ts', 'e2e/faults.spec.ts']);
    expect(flows.taken).toEqual(['cart']);
    expect(stages.taken).toEqual([]);
  });

  it('of stored words and pictures are the display states of their screen; of a layout rule those of all', () => {
    const { stages, unread } = touchedBy('e2e/page-text/cart.txt');
    expect({ taken: stages.taken, unread }).toEqual({ taken: ['cart'], unread: [] });
    expect(touchedBy('e2e/pictures/product-phone-dark.png').stages.taken).toEqual(['product']);
    expect(touchedBy('e2e/pictures/gone-phone.png').unread).toEqual(['e2e/pictures/gone-phone.png']);
    expect(touchedBy('e2e/support/layout/layout-rules.ts').stages.taken).toEqual(['cart', 'product']);
  });

  it('of the inspector are its own changed ones', () => {
    expect(touchedBy('e2e/inspector.spec.ts').tools).toEqual(['e2e/inspector.spec.ts']);
    expect(touchedBy('e2e/inspector-screens.spec.ts').tools).toEqual([]);
  });

  it('are none for a file that no source imports, with a message', () => {
    const { unread, tools, ...kinds } = touchedBy('docs/spec.md');
    expect(tools).toEqual([]);
    expect(unread).toEqual(['docs/spec.md']);
    expect(Object.values(kinds).flatMap(({ taken, left }) => [...taken, ...left])).toEqual([]);
  });
});

describe('tests within a budget', () => {
  it('are the nearest, and the others are named', () => {
    const ranked = [
      { name: 'far', steps: 3, cost: 1 },
      { name: 'dear', steps: 1, cost: 50 },
      { name: 'near', steps: 0, cost: 4 },
      { name: 'cheap', steps: 1, cost: 2 },
    ];
    expect(takeWithin(ranked, 7)).toEqual({ taken: ['near', 'cheap', 'far'], left: ['dear'] });
  });

  it('are at least one', () => {
    expect(takeWithin([{ name: 'dear', steps: 1, cost: 50 }], 7).taken).toEqual(['dear']);
  });
});

describe('visits of screens', () => {
  it('are addresses in the text: with a query, a fragment or parameters', () => {
    const text = `go('/cart'); go(\`/products/\${id}?color=RED\`); go('/carts'); go('/cart#top'); go('/api/cart')`;
    expect(screensIn(text, screens).map(({ key }) => key)).toEqual(['cart', 'product', 'cart']);
  });
});

describe('title of a test of e2e/inspector-screens.spec.ts', () => {
  it('contains the screen', () => {
    const titles = [...readFileSync('e2e/inspector-screens.spec.ts', 'utf8').matchAll(/\btest\(`([^`]+)`/g)];
    expect(titles.map(([, title = '']) => screenIn(title.replace(/\$\{[^}]+\}/, 'cart')))).toEqual(['cart']);
  });
});

describe('title of a test of e2e/models.spec.ts', () => {
  it('contains the flow', () => {
    const titles = [...readFileSync('e2e/models.spec.ts', 'utf8').matchAll(/\btest\(`([^`]+)`/g)];
    expect(titles.map(([, title = '']) => flowIn(`as user ${title.replace(/\$\{[^}]+\}/, 'cart')}`))).toEqual(
      ['cart'],
    );
  });
});

describe('flows that a browser plays', () => {
  it('are those of the registry with a driver, each with its proof file and its chart', () => {
    const flows: Map<string | undefined, { driver: string; chart: string | null }> = playedFlows(
      readSources(),
    );
    const driven = registry.filter(({ driver }) => driver !== undefined).map(({ machine }) => machine.id);
    expect([...flows.keys()].toSorted()).toEqual(driven.toSorted());
    expect([...flows.values()].filter(({ chart }) => chart === null)).toEqual([]);
  });
});
