/** Name of the chunk with what asks the server and reads its answers; scripts/lib/bundle/chunks.ts puts it together. */
export const LINE = 'line';

/** Screens by address whose first view is measured, and whose code the page itself asks for. */
export const FIRST_VIEWS = {
  '/': 'src/areas/shell/home/home-screen.tsx',
  '/products': 'src/areas/catalogue/product-list/product-list-screen.tsx',
  '/products/{id}': 'src/areas/catalogue/product/product-detail-screen.tsx',
  '/feeds': 'src/areas/community/feed-list/feed-list-screen.tsx',
};

/** Chunks of scripts/lib/bundle/chunks.ts that come by themselves once a first view of a phone is at rest. */
const AFTER_LOAD = ['visits', 'recorder'];
export const AT_REST = {
  '/': AFTER_LOAD,
  '/products': AFTER_LOAD,
  '/products/{id}': [...AFTER_LOAD, 'recent-views'],
  '/feeds': AFTER_LOAD,
};

/** Chunks that come besides with the first input, on a wide screen. */
export const IN_USE = {
  '/': ['extras', 'ahead', 'home-extras'],
  '/products': ['extras', 'ahead', 'chips', 'filters'],
  '/products/{id}': ['extras', 'ahead', 'choosing', 'looking'],
  '/feeds': ['extras', 'ahead', 'kinds'],
};

/** Files of a chunk and of all that it imports, from the manifest of a build. */
export function filesOf(manifest, key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build has no chunk ${key}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  return found;
}

/** Key of a chunk of scripts/lib/bundle/chunks.ts. */
export function keyOf(manifest, chunk) {
  const [key] = Object.entries(manifest).find(([, { name }]) => name === chunk) ?? [];
  if (!key) throw new Error(`the build has no chunk ${chunk}`);
  return key;
}

/**
 * What each first view needs beside what every page loads, and what a page needs besides that comes without its content:
 * it asks for it at once.
 */
export function preloadsOf(manifest) {
  const shared = filesOf(manifest, 'index.html');
  const besides = (key) =>
    [...filesOf(manifest, key)].filter((file) => !shared.has(file)).map((file) => `/${file}`);
  return {
    files: Object.fromEntries(
      Object.entries(FIRST_VIEWS).map(([address, screen]) => [address, besides(screen)]),
    ),
    line: besides(keyOf(manifest, LINE)),
  };
}
