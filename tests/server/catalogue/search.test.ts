import { assemble, convertHangulToQwerty, disassemble, getChoseong } from 'es-hangul';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Suggestions } from '#domain/catalogue/search/search.ts';
import { isOneTypo } from '#server/catalogue/search/one-typo.ts';
import { toSearchKeys } from '#server/catalogue/search/search-keys.ts';
import { PRODUCTS, STORES } from '#server/seed/facts/catalogue.ts';
import { productToCopy } from '../../support/catalogue.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** Most statements of a search: one finds the brands that the words name, and a correction looks for its own. */
const MOST_STATEMENTS = 8;

const suggest = async (q: string): Promise<Suggestions> => {
  const answer = await shop.as('user').get(`/api/search/suggestions?q=${encodeURIComponent(q)}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(answer.queries).toBeLessThanOrEqual(MOST_STATEMENTS);
  return answer.body.data;
};
const list = async (q: string) => {
  const answer = await shop.as('user').get(`/api/products?size=50&q=${encodeURIComponent(q)}`);
  expect(answer.queries).toBeLessThanOrEqual(MOST_STATEMENTS);
  return answer.body.data;
};
const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

/** A product for one test: the brand of the specification. */
async function addProduct(name: string) {
  const rest = await productToCopy(shop.db);
  await shop.db
    .insertInto('products')
    .values({ ...rest, name, ...toSearchKeys(name), wish_number: 9_999 })
    .execute();
}

describe('product search', () => {
  it.each(['ㄴㅇㅋ', '나잌', 'skdlzl', '나이기', '나이키', '나이키 에어', '에어 나이키', 'skdlrl', 'sdz'])(
    'finds 나이키 by %s, in suggestions and in the list',
    async (q) => {
      if ((await list('나이키')).totalElements === 0) await addProduct('나이키 에어 줌');
      expect(namesOf((await suggest(q)).products)).toContain('나이키 에어 줌');
      expect(namesOf((await list(q)).content)).toContain('나이키 에어 줌');
    },
  );

  it('finds every product by initials, by half of its name and by its name in Latin keys', async () => {
    for (const { name } of PRODUCTS.filter(({ name }) => /^[가-힣 ]+$/.test(name))) {
      const word = name.split(' ')[0] ?? '';
      for (const q of [getChoseong(name), name.slice(0, -1), convertHangulToQwerty(word)])
        expect([q, namesOf((await list(q)).content).includes(name)]).toEqual([q, true]);
    }
  });

  it('finds every longer first word with one wrong vowel', async () => {
    const words = new Set(PRODUCTS.map(({ name }) => name.split(' ')[0] ?? ''));
    for (const word of [...words].filter((one) => /^[가-힣]{2,}$/.test(one))) {
      const letters = [...disassemble(word)];
      const vowel = letters.findLastIndex((letter) => /[ㅏ-ㅣ]/.test(letter));
      const typo = assemble(letters.with(vowel, letters[vowel] === 'ㅠ' ? 'ㅑ' : 'ㅠ'));
      const found = (await list(typo)).content.some(({ name }: { name: string }) => name.startsWith(word));
      expect([typo, found]).toEqual([typo, letters.length >= 4]);
    }
  });

  it('returns the corrected query, and only if it was corrected', async () => {
    expect((await list('한강')).correctedQuery).toBeNull();
    expect((await list('한겅')).correctedQuery).toBe('한강');
    expect(await list('한겅 텐케이')).toMatchObject({ correctedQuery: '한강 텐케이', totalElements: 1 });
    expect(await list('전혀없는말')).toMatchObject({ correctedQuery: null, totalElements: 0 });
    expect((await suggest('한겅')).correctedQuery).toBe('한강');
  });

  it('keeps the other filters for a corrected query', async () => {
    const { body } = await shop
      .as('visitor')
      .get(`/api/products?q=${encodeURIComponent('한겅')}&categoryId=7`);
    expect(body.data).toMatchObject({ totalElements: 0, correctedQuery: null });
  });

  it('suggests stores and categories, by initials and with a typo too', async () => {
    const store = STORES[2].name;
    for (const q of [store.slice(0, 2), getChoseong(store), '골목스니커지'])
      expect((await suggest(q)).stores.map(({ storeName }) => storeName)).toContain(store);
    expect(namesOf((await suggest('런닝')).categories)).toEqual(['런닝화']);
    expect(namesOf((await suggest('ㅂㅊ')).categories)).toContain('부츠');
  });

  it.each(['', '   ', '%', '_', '\\', "'", 'ㅋ'.repeat(100), '𝕏', '<script>'])(
    'accepts %j without harm',
    async (q) => {
      await suggest(q);
      const answer = await shop.as('visitor').get(`/api/products?q=${encodeURIComponent(q)}`);
      expect(answer.status).toBe(200);
    },
  );

  it('reads % and _ as letters', async () => {
    for (const q of ['%', '_', '%%%%', '고_']) expect((await suggest(q)).products).toEqual([]);
  });

  it('refuses more than 100 characters', async () => {
    expect((await shop.as('visitor').get(`/api/search/suggestions?q=${'a'.repeat(101)}`)).status).toBe(400);
  });

  it('offers popular terms with results', async () => {
    const { body } = await shop.as('visitor').get('/api/search/popular');
    expect(body.data.length).toBeGreaterThan(3);
    for (const term of body.data) expect((await list(term)).totalElements).toBeGreaterThan(0);
  });

  it('forgets a deleted product and knows a renamed one', async () => {
    await addProduct('무지개장화 스페셜');
    expect((await list('무지개장하')).correctedQuery).toBe('무지개장화');
    await shop.db
      .updateTable('products')
      .set({ deleted_at: new Date() })
      .where('name', '=', '무지개장화 스페셜')
      .execute();
    expect((await suggest('무지개장화')).products).toEqual([]);
    expect(await list('무지개장하')).toMatchObject({ totalElements: 0, correctedQuery: null });
  });
});

describe('product search with one typo', () => {
  it.each([
    ['abcd', 'abcd', true],
    ['abcd', 'abxd', true],
    ['abcd', 'abd', true],
    ['abd', 'abcd', true],
    ['abcd', 'abdc', true],
    ['abcd', 'xbcd', true],
    ['abcd', 'abcdx', true],
    ['abcd', 'axyd', false],
    ['abcd', 'ab', false],
    ['abcd', 'badc', false],
    ['', 'a', true],
  ])('%s and %s: %s', (a, b, expected) => expect(isOneTypo(a, b)).toBe(expected));
});
