import { beforeEach, expect, it } from 'vitest';
import { createPageCache } from '#server/ssr/page-cache.ts';

let time = 0;
let drawn: string[] = [];
const page =
  (text: string, shows: string[] = ['catalogue'], mayKeep = true) =>
  async () => {
    drawn.push(text);
    return { page: text, shows, mayKeep };
  };
/** A drawing that ends when the test says so. */
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

it('draws an address once for everybody who asks within seconds, at once or later', async () => {
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

it('gives the old copy while a new one is made, and makes one only', async () => {
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

it('lets people wait for a new one when the old one is a minute old', async () => {
  const pages = kept();
  await pages.get('/', page('old'));
  time = 60_001;
  expect(await pages.get('/', page('new'))).toBe('new');
});

it('drops copies that show what was written, and no others', async () => {
  const pages = kept();
  await pages.get('/products', page('shoes'));
  await pages.get('/feeds', page('feeds', ['community']));
  pages.dropFor(['catalogue']);
  expect(await pages.get('/products', page('shoes again'))).toBe('shoes again');
  expect(await pages.get('/feeds', page('feeds again', ['community']))).toBe('feeds');
});

it('does not keep what was drawn while something was written', async () => {
  const pages = kept();
  const drawing = held('before the write');
  const asked = pages.get('/', drawing.draw);
  pages.dropFor(['catalogue']);
  drawing.end();
  expect(await asked).toBe('before the write');
  expect(await pages.get('/', page('after it'))).toBe('after it');
});

it('keeps what was drawn while something was written that it does not show', async () => {
  const pages = kept();
  const drawing = held('shoes');
  const asked = pages.get('/', drawing.draw);
  pages.dropFor(['community']);
  drawing.end();
  expect([await asked, await pages.get('/', page('again'))]).toEqual(['shoes', 'shoes']);
});

it('drops every copy, and every drawing under way, where nobody can say what was written', async () => {
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

it('keeps no page that lacks something', async () => {
  const pages = kept();
  expect(await pages.get('/', page('half', [], false))).toBe('half');
  expect(await pages.get('/', page('whole'))).toBe('whole');
  expect(await pages.get('/', page('never'))).toBe('whole');
});

it('tells of a failure whoever waits for the page, and tries again with the next', async () => {
  const pages = kept();
  const fails = () => Promise.reject(new Error('no'));
  await expect(pages.get('/', fails)).rejects.toThrow('no');
  await pages.get('/', page('fine'));
  time = 6_000;
  expect(await pages.get('/', fails)).toBe('fine');
  await expect.poll(() => pages.get('/', page('new'))).toBe('new');
});

it('keeps those that were asked for last, however many addresses are made up', async () => {
  const pages = kept();
  await pages.get('/', page('home'));
  for (let made = 0; made < 500; made += 1) {
    await pages.get(`/products?q=${made}`, page('made up'));
    await pages.get('/', page('never'));
  }
  expect(pages.size()).toBe(300);
  expect(await pages.get('/', page('never'))).toBe('home');
});
