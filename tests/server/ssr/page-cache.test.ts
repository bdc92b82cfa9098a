import { beforeEach, expect, it } from 'vitest';
import { createPageCache, type Need } from '#server/ssr/page-cache.ts';

let time = 0;
let drawn: string[] = [];
const page =
  (text: string, shows: string[] = ['catalogue'], mayKeep = true) =>
  async () => {
    drawn.push(text);
    return { page: text, shows, mayKeep };
  };
/** A rendering that the test resolves. */
function held(text: string) {
  let end = () => {};
  const work = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { draw: () => work.then(page(text)), end: () => end() };
}
const kept = () => createPageCache<string>(() => time);

beforeEach(() => {
  time = 0;
  drawn = [];
});

it('page cache renders an address once for all requests within seconds, concurrent or later', async () => {
  const pages = kept();
  const first = held('a');
  const both = [pages.get('/', first.draw), pages.get('/', page('b'))];
  first.end();
  expect(await Promise.all(both)).toEqual(['a', 'a']);
  time = 4_000;
  expect(await pages.get('/', page('c'))).toBe('a');
  expect(await pages.get('/products', page('d'))).toBe('d');
  expect(drawn).toEqual(['a', 'd']);
});

it('page cache serves the old copy while one new one is rendered', async () => {
  const pages = kept();
  await pages.get('/', page('old'));
  time = 6_000;
  const next = held('new');
  expect(await pages.get('/', next.draw)).toBe('old');
  expect(await pages.get('/', page('never'))).toBe('old');
  next.end();
  await expect.poll(() => pages.get('/', page('never'))).toBe('new');
  expect(drawn).toEqual(['old', 'new']);
});

it('page cache says why a page is made: awaited, due after five seconds, overdue after half a minute', async () => {
  const needAt = async (age: number): Promise<Need | null> => {
    const pages = kept();
    time = 0;
    await pages.get('/', page('old'));
    time = age;
    let needed: Need | null = null;
    await pages.get('/', (need) => {
      needed = need;
      return page('new')();
    });
    return needed;
  };
  expect([await needAt(5_000), await needAt(5_001), await needAt(30_000)]).toEqual([null, 'due', 'due']);
  expect([await needAt(30_001), await needAt(60_000), await needAt(60_001)]).toEqual([
    'overdue',
    'overdue',
    'awaited',
  ]);
});

it('page cache waits for a new one if the copy is a minute old', async () => {
  const pages = kept();
  await pages.get('/', page('old'));
  time = 60_001;
  expect(await pages.get('/', page('new'))).toBe('new');
});

it('page cache drops the copies with the written tags, and no others', async () => {
  const pages = kept();
  await pages.get('/products', page('shoes'));
  await pages.get('/feeds', page('feeds', ['community']));
  pages.dropFor(['catalogue']);
  expect(await pages.get('/products', page('shoes again'))).toBe('shoes again');
  expect(await pages.get('/feeds', page('feeds again', ['community']))).toBe('feeds');
});

it('page cache does not store a page rendered during a write', async () => {
  const pages = kept();
  const drawing = held('before the write');
  const asked = pages.get('/', drawing.draw);
  pages.dropFor(['catalogue']);
  drawing.end();
  expect(await asked).toBe('before the write');
  expect(await pages.get('/', page('after it'))).toBe('after it');
});

it('page cache stores a page rendered during a write of other tags', async () => {
  const pages = kept();
  const drawing = held('shoes');
  const asked = pages.get('/', drawing.draw);
  pages.dropFor(['community']);
  drawing.end();
  expect([await asked, await pages.get('/', page('again'))]).toEqual(['shoes', 'shoes']);
});

it('page cache drops every copy and running rendering for an unknown write', async () => {
  const pages = kept();
  await pages.get('/feeds', page('feeds', ['community']));
  const drawing = held('shoes');
  const asked = pages.get('/', drawing.draw);
  pages.dropFor(null);
  drawing.end();
  await asked;
  expect([await pages.get('/', page('new shoes')), await pages.get('/feeds', page('new feeds'))]).toEqual([
    'new shoes',
    'new feeds',
  ]);
});

it('page cache stores no incomplete page', async () => {
  const pages = kept();
  expect(await pages.get('/', page('half', [], false))).toBe('half');
  expect(await pages.get('/', page('whole'))).toBe('whole');
  expect(await pages.get('/', page('never'))).toBe('whole');
});

it('page cache reports a failure to all waiting requests, and retries with the next', async () => {
  const pages = kept();
  const fails = () => Promise.reject(new Error('no'));
  await expect(pages.get('/', fails)).rejects.toThrow('no');
  await pages.get('/', page('fine'));
  time = 6_000;
  expect(await pages.get('/', fails)).toBe('fine');
  await expect.poll(() => pages.get('/', page('new'))).toBe('new');
});

it('page cache keeps the most recently requested, whatever the number of addresses', async () => {
  const pages = kept();
  await pages.get('/', page('home'));
  for (let made = 0; made < 500; made += 1) {
    await pages.get(`/products?q=${made}`, page('made up'));
    await pages.get('/', page('never'));
  }
  expect(pages.size()).toBe(300);
  expect(await pages.get('/', page('never'))).toBe('home');
});
