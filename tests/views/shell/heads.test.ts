import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { homeMachine } from '#machines/shell/home.machine.ts';
import { allPaths, allScreens } from '#src/app/routes/all-screens.ts';
import { moves } from '#src/app/routes/eager-screens.ts';
import { heads } from '#src/app/ssr/heads.ts';
import { headOf, toPageHead } from '#src/app/ssr/write-head.ts';
import { shellHeads } from '#src/areas/shell/heads.ts';
import { headText } from '#src/text/head.ts';
import { drawnScreen } from '../../support/client/rendered-screen.ts';

const nothing = { known: () => null, ask: () => Promise.resolve(null) };
const placeOf = (path: string) => ({
  path,
  search: '',
  hostname: 'shop.example',
  publicUrl: 'https://shop.example',
});
const robotsAt = async (path: string) => {
  const said = await headOf(placeOf(path), nothing);
  return toPageHead(placeOf(path), said, said === null).robots;
};
const example = (pattern: string): string => pattern.replace(/:\w+/g, '7');
const addressesOf = ([, { path, also = [] }]: (typeof allScreens)[number]) => [path, ...also].map(example);

describe('heads', () => {
  it('exist for every public screen, and for no other', () => {
    const open = allScreens.filter(([, { access }]) => access === 'open').map(([key]) => key);
    expect(Object.keys(heads).toSorted()).toEqual(open.toSorted());
  });

  it('have noindex for every screen with a login', async () => {
    const closed = allScreens.filter(([, { access }]) => access !== 'open').flatMap(addressesOf);
    expect(closed.length).toBeGreaterThan(30);
    for (const address of closed) expect(await robotsAt(address), address).toBe('noindex');
  });

  it('have noindex for personal and unbuilt screens, and for no others', async () => {
    const open = allScreens.filter(([, { access }]) => access === 'open');
    const hidden = [];
    for (const row of open)
      for (const address of addressesOf(row))
        if ((await headOf(placeOf(address), nothing))?.robots) hidden.push(address);
    expect(hidden.toSorted()).toEqual([
      '/auth/callback',
      '/cart',
      '/email-change',
      '/email-undo',
      '/find-account',
      '/find-password',
      '/login',
      '/mfa-verification',
      '/not-me',
      '/payment',
      '/recentview',
      '/reset-password',
      '/signup',
      '/unlock',
      '/verify-email',
    ]);
  });

  it('have noindex for unknown addresses', async () => {
    for (const path of ['/nope', '/products/7/nope', '/constructor', '/__proto__'])
      expect(await robotsAt(path), path).toBe('noindex');
  });

  it('have the same description of the shop as the app shell', () => {
    expect(readFileSync('index.html', 'utf8')).toContain(`name="description" content="${headText.shop}"`);
  });
});

describe('head of the home page', () => {
  const pictureOf = async (event: object | null) =>
    (await shellHeads.home(drawnScreen({ known: { [homeMachine.id]: { event } } })))?.picture;
  const upright = { imageUrl: 'images/events/event-1.avif' };

  it('previews the landscape picture of the running event, and the portrait one only without it', async () => {
    const wideImageUrl = 'images/events/event-1-wide.avif';
    expect(await pictureOf({ ...upright, wideImageUrl })).toBe(wideImageUrl);
    expect(await pictureOf({ ...upright, wideImageUrl: null })).toBe(upright.imageUrl);
    expect(await pictureOf(null)).toBeUndefined();
  });
});

describe('toPageHead', () => {
  const place = placeOf('/feed/7');
  const pictureOf = (picture: string | null) =>
    toPageHead(place, { path: '/feed/7', description: '', picture }, false).picture;

  it('uses a picture that previews support, or the default one', () => {
    const shops = { address: 'https://shop.example/images/icon-512.png', isOwn: false };
    expect(pictureOf(null)).toEqual(shops);
    expect(pictureOf('images/common/no-image.svg')).toEqual(shops);
    expect(pictureOf('data:image/png;base64,AAAA')).toEqual(shops);
    for (const stored of ['images/feeds/a.svg', '/content/images/feeds/a.webp'])
      expect(pictureOf(stored)).toEqual({
        address: 'https://shop.example/content/images/feeds/a-800.jpg',
        isOwn: true,
      });
    expect(pictureOf('https://cdn.example/a.jpg')).toEqual({
      address: 'https://cdn.example/a.jpg',
      isOwn: true,
    });
  });

  it('says only noindex for a missing page', () => {
    expect(toPageHead(place, null, true)).toMatchObject({ robots: 'noindex', linkedData: [] });
    // Late data is used too.
    expect(toPageHead(place, null, false)).toMatchObject({
      robots: null,
      address: 'https://shop.example/feed/7',
    });
  });
});

describe('redirects', () => {
  it('lead to a page, never to another redirect', () => {
    const patterns = new Set(moves.map(({ path }) => path.toLowerCase()));
    expect(moves.length).toBeGreaterThan(5);
    for (const { to } of moves) {
      const [path = ''] = to.split('?');
      expect(patterns.has(path.toLowerCase()), to).toBe(false);
      expect(allPaths).toContain(path);
    }
  });
});
