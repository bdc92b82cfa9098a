import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { listProducts } from '#domain/catalogue/product.ts';
import { searchFeeds } from '#domain/community/feed-list.ts';
import { searchField } from '#domain/kit/forms/search-field.ts';
import { allPaths } from '#src/app/routes/all-screens.ts';
import { lazyAreas } from '#src/app/routes/lazy-areas.ts';
import { adminScreens } from '#src/areas/admin/screens.ts';
import { sellerScreens } from '#src/areas/seller/screens.ts';
import { seenScreens } from '#src/inspector/screens/screen-list.ts';
import { FIRST_VIEWS, filesOf } from '../../scripts/lib/bundle/first-view.mjs';
import { BUILT_CLIENT } from '../support/client/built-client.ts';

type Manifest = Readonly<Record<string, { file: string; imports?: string[] }>>;
const manifest: Manifest = JSON.parse(readFileSync(join(BUILT_CLIENT, '.vite/manifest.json'), 'utf8'));
const SELLER_ROWS = 'src/areas/seller/area.ts';
const ADMIN_ROWS = 'src/areas/admin/area.ts';

const far = [sellerScreens, adminScreens].flatMap((screens) => Object.entries(screens));

const textOf = (file: string): string => readFileSync(join(BUILT_CLIENT, file), 'utf8');
function chunkOf(source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`the build has no chunk ${source}`);
  return chunk.file;
}
/** All scripts that load before the first action of a shopper. */
const filesOfView = (screen: string): string[] => [
  ...filesOf(manifest, screen, filesOf(manifest, 'index.html')),
];

it.each(Object.entries(FIRST_VIEWS))(
  'build: the first view of %s has no row, title or code of sellers and administrators',
  (_address, screen) => {
    const files = filesOfView(screen);
    expect(files.length).toBeGreaterThan(3);
    const text = files.map(textOf).join('\n');
    const found = far.flatMap(([key, { title, path }]) =>
      [`${key}:`, `"${title}"`, `\`${title}\``, `'${title}'`]
        .filter((mark) => text.includes(mark))
        .map((mark) => `${path}: ${mark}`),
    );
    expect(found).toEqual([]);
    // The same search finds existing sentences.
    expect(text).toContain('productList:');
    expect(text).toContain('착화 피드');
  },
);

it('build: rows of sellers and administrators are chunks of their own', () => {
  const chunks = [SELLER_ROWS, ADMIN_ROWS].map(chunkOf);
  expect(new Set(chunks).size).toBe(lazyAreas.length);
  const text = chunks.map(textOf).join('\n');
  for (const [key, { title }] of far) {
    expect(text).toContain(`${key}:`);
    expect(text).toContain(title);
  }
});

it('build: the production bundle contains nothing of the inspector', () => {
  const files = Object.values(manifest).map(({ file }) => file);
  const scripts = files.filter((file) => file.endsWith('.js')).map(textOf);
  expect(scripts.length).toBeGreaterThan(20);
  const whys = seenScreens.flatMap((screen) => (screen.chart === null ? screen.why : []));
  const marks = [...whys, 'forbidden'];
  expect(marks.filter((mark) => scripts.some((text) => text.includes(mark)))).toEqual([]);
});

/** Returns all sentences of a schema. */
function sentencesOf(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.values(part).flatMap(sentencesOf);
  return 'message' in part && typeof part.message === 'string' ? [part.message, ...inner] : inner;
}

it('build: no client code parses requests, which is for the server', () => {
  const scriptsOf = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.m?js$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
  const found = (scripts: string[]) =>
    requests.filter((sentence) => scripts.some((text) => text.includes(sentence)));
  // Sentences of forms, and of lists of members' own things, whose endpoints are all in the shop.
  const ofOthers = ['올바른 번호가 아니에요.', '숫자를 입력해 주세요.', ...sentencesOf(searchField)];
  const requests = [
    listProducts.summary,
    searchFeeds.summary,
    ...[listProducts.query, searchFeeds.query.entries.hashtags].flatMap(sentencesOf),
  ].filter((sentence) => !ofOthers.includes(sentence));
  expect(requests.length).toBeGreaterThan(6);
  expect(found(scriptsOf(join(BUILT_CLIENT, 'assets')))).toEqual([]);
  // The same search finds existing sentences; the server bundle has constants beside the text of a sentence.
  const server = scriptsOf(join(BUILT_CLIENT, '../server'));
  const isThere = (part: string) => server.some((text) => text.includes(part));
  expect(requests.filter((sentence) => sentence.split(/\d+/).every(isThere))).toEqual(requests);
});

it('build: the server gets every address of the route table', () => {
  expect(JSON.parse(textOf('.vite/routes.json'))).toEqual(allPaths);
});

it('build: the manifest names existing icons of their size', async () => {
  const shown = JSON.parse(textOf('manifest.webmanifest'));
  expect(shown).toMatchObject({ name: '신발장', start_url: '/', theme_color: '#ffffff' });
  expect(shown.icons.length).toBeGreaterThan(0);
  for (const { src, sizes, type } of shown.icons) {
    const { width, height, format } = await sharp(join(BUILT_CLIENT, src)).metadata();
    expect(type).toMatch(new RegExp(`^image/${format}`));
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
  expect(textOf('index.html')).toContain('href="/manifest.webmanifest"');
});

it('build: date fields in use are a chunk that no screen begins with, with the sentences of one language', () => {
  const [chunk] = Object.values(manifest).filter(({ file }) => /\bdates-[0-9a-f]+\.js$/.test(file));
  const text = textOf(chunk?.file ?? '');
  expect(text).toContain('완료하려면');
  expect(text).not.toMatch(/Ausgew|Selected Date/);
  // Trusted Types refuse it.
  expect(text).not.toContain('innerHTML');
  const screens = Object.keys(manifest).filter((key) => /^src\/areas\/.*-screen\.tsx$/.test(key));
  expect(screens.length).toBeGreaterThan(60);
  expect(screens.filter((key) => filesOf(manifest, key).has(chunk?.file ?? ''))).toEqual([]);
});
