import { describe, expect, it } from 'vitest';
import { product } from './sources.ts';

const inSrc = (name: string) => `src/${name}`;

const LAYERS = [
  'domain',
  'machines',
  'proof',
  'src/styles',
  'src/text',
  'src/lib',
  'src/http',
  'src/ui',
  'src/flow',
  'src/areas',
  'src/app',
  'src/inspector',
  'src/worker',
  'server',
];

/** Allowed imports between layers (README.md, Layout). A layer may always import itself. */
const MAY: Record<string, readonly string[]> = {
  domain: [],
  machines: ['domain'],
  // Drivers know addresses, copy and the client of the shop, as who sits before it does (proof.test.ts).
  proof: ['domain', 'machines', 'src/text', 'src/lib', 'src/http', 'src/areas', 'server'],
  'src/styles': [],
  // Copy takes its numbers from the rules (decision 136).
  'src/text': ['domain'],
  'src/lib': ['domain', 'src/text'],
  'src/http': ['domain', 'src/text'],
  'src/ui': ['domain', 'src/styles', 'src/text', 'src/lib'],
  'src/flow': ['domain', 'machines', 'src/http', 'src/lib', 'src/text', 'src/ui'],
  'src/areas': ['domain', 'machines', ...['styles', 'text', 'lib', 'http', 'ui', 'flow'].map(inSrc)],
  'src/app': LAYERS.filter((layer) => !['server', 'proof', 'src/inspector'].includes(layer)),
  // The inspector is independent of the app: it reads machines and watches actors, and only main.tsx loads it. Of the
  // areas it uses only their descriptions of screens (below).
  'src/inspector': [
    'domain',
    'machines',
    'proof',
    'src/styles',
    'src/text',
    'src/lib',
    'src/ui',
    'src/areas',
  ],
  // The service worker is a separate program; the app only sends it messages.
  'src/worker': ['domain'],
  server: ['domain'],
};

/** Allowed imports of a file of an area besides files of its own kind, by suffix. */
const KINDS: readonly { kind: string; is: RegExp; never: RegExp }[] = [
  {
    kind: 'rows',
    is: /\/screens\.ts$/,
    never: /^(machines|src\/(http|ui|flow|styles))\/|\.(text|wiring)\.ts$/,
  },
  { kind: 'text', is: /\.text\.ts$/, never: /^(machines|src\/(http|ui|flow|styles))\/|\.tsx$|\.wiring\.ts$/ },
  { kind: 'wiring', is: /\.wiring\.ts$/, never: /^src\/(ui|styles)\/|^src\/areas\/.*\.tsx$/ },
  { kind: 'view', is: /(?<!\.text|\.wiring)\.tsx?$/, never: /^src\/http\// },
];

/** Packages that only one folder may import. */
const ONLY_IN: Record<string, RegExp> = {
  redaxios: /^src\/http\//,
  '@stitches/react': /^src\/styles\//,
  '@radix-ui/': /^src\/ui\//,
  xstate: /^(machines|proof|src\/(flow|areas|app|inspector)|tests)\//,
  elkjs: /^src\/inspector\//,
  'elkjs/': /^src\/inspector\//,
  '@tanstack/': /^src\/inspector\//,
  '@statelyai/inspect': /^src\/inspector\//,
  'workbox-': /^src\/worker\/thread\//,
  kysely: /^server\//,
  fastify: /^server\//,
};

const layerOf = (path: string): string | undefined => LAYERS.find((layer) => path.startsWith(`${layer}/`));
const isProject = (path: string) => layerOf(path) !== undefined;

describe('imports', () => {
  it('go one way through the layers', () => {
    const wrong = product.flatMap(({ path, imports }) => {
      const from = layerOf(path);
      if (!from) return [];
      return imports
        .filter((target) => {
          const to = layerOf(target);
          return to !== undefined && to !== from && !MAY[from]?.includes(to);
        })
        .map((target) => `${path} imports ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  it('reach the inspector by one dynamic import of the entry, behind its flag', () => {
    const users = product.filter(
      ({ path, imports }) =>
        !path.startsWith('src/inspector/') && imports.some((to) => to.startsWith('src/inspector/')),
    );
    expect(users.map(({ path }) => path)).toEqual(['src/main.tsx']);
    const entry = users[0]?.text ?? '';
    expect(entry).toMatch(/if \(__INSPECTOR__\) \{\s+const \{ startInspector \} = await import\(/);
    expect(entry).not.toMatch(/from '[^']*inspector/);
  });

  it('keep inspector settings to rows of screens, and the inspector to these rows in the areas', () => {
    const isRows = (path: string) => /^src\/areas\/[a-z]+\/screens\.ts$/.test(path);
    const users = product.filter(({ imports }) => imports.includes('src/lib/navigation/screen-preview.ts'));
    // Rows are built without them (scripts/lib/screens/lean-rows.ts); their type needs the type of the settings.
    const others = users
      .map(({ path }) => path)
      .filter((path) => !(isRows(path) || path.startsWith('src/inspector/')));
    expect(others).toEqual(['src/lib/navigation/screen-row.ts']);
    expect(users.length).toBeGreaterThan(3);
    const known = product
      .filter(({ path }) => path.startsWith('src/inspector/'))
      .flatMap(({ imports }) => imports.filter((to) => to.startsWith('src/areas/') && !isRows(to)));
    expect(known).toEqual([]);
  });

  it('separate the worker and the app except for their messages', () => {
    const known = product
      .filter(({ path }) => !path.startsWith('src/worker/'))
      .flatMap(({ imports }) => imports.filter((to) => to.startsWith('src/worker/')));
    expect(known).toEqual(['src/worker/page-messages.ts']);
  });

  it('keep heads of pages out of the client bundle', () => {
    const isHead = (path: string) => /^src\/(areas\/\w+|app\/ssr)\/heads(\.text)?\.ts$/.test(path);
    const reach = (start: string): Set<string> => {
      const reached = new Set([start]);
      for (const path of reached)
        for (const next of product.find((file) => file.path === path)?.imports ?? []) reached.add(next);
      return reached;
    };
    const ofServer = [...reach('src/app/ssr/render-page.tsx')].filter(isHead);
    expect(ofServer.toSorted()).toEqual(
      product
        .map(({ path }) => path)
        .filter(isHead)
        .toSorted(),
    );
    expect([...reach('src/main.tsx')].filter(isHead)).toEqual([]);
  });

  it('keep packages in their one module', () => {
    const wrong = product.flatMap(({ path, imports }) =>
      Object.entries(ONLY_IN)
        .filter(
          ([name, place]) =>
            !place.test(path) &&
            imports.some((target) => target === name || (/[/-]$/.test(name) && target.startsWith(name))),
        )
        .map(([name]) => `${path} imports ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are valibot only in domain, and xstate only in machines', () => {
    const packages = (folder: string) =>
      product
        .filter(({ path }) => path.startsWith(folder))
        .flatMap(({ imports }) => imports.filter((target) => !isProject(target)));
    expect([...new Set(packages('domain/'))]).toEqual(['valibot']);
    expect([...new Set(packages('machines/'))]).toEqual(['xstate']);
  });

  it('go in an area from views to wiring to copy', () => {
    const wrong = product
      .filter(({ path }) => path.startsWith('src/areas/'))
      .flatMap(({ path, imports }) => {
        const kind = KINDS.find(({ is }) => is.test(path));
        return imports.filter((to) => kind?.never.test(to)).map((to) => `${path} imports ${to}`);
      });
    expect(wrong).toEqual([]);
  });

  it('have no cycles', () => {
    const graph = new Map(product.map(({ path, imports }) => [path, imports.filter(isProject)]));
    const state = new Map<string, 'open' | 'closed'>();
    const cycles: string[] = [];
    const visit = (path: string, trail: readonly string[]) => {
      if (state.get(path) === 'closed') return;
      if (state.get(path) === 'open') {
        cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
        return;
      }
      state.set(path, 'open');
      for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
      state.set(path, 'closed');
    };
    for (const path of graph.keys()) visit(path, []);
    expect(cycles).toEqual([]);
  });
});
