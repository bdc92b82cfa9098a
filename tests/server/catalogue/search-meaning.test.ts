import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Suggestions } from '#domain/catalogue/search/search.ts';
import { convertSize } from '#domain/catalogue/size-conversion.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const read = async (path: string, q: string) => {
  const answer = await shop.as('user').get(`${path}${encodeURIComponent(q)}`);
  expect(answer.queries).toBeLessThanOrEqual(7);
  return answer.body.data;
};
const suggest = (q: string): Promise<Suggestions> => read('/api/search/suggestions?q=', q);
const list = (q: string) => read('/api/products?size=50&q=', q);
const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

describe('search by meaning', () => {
  it.each([
    [
      '흰색 운동화',
      ['고래 로우 스니커즈', '구름 쿠션 런닝화', '테니스 에이스'],
      ['나비 플랫', '북한산 트레일'],
    ],
    ['흰색운동화', ['고래 로우 스니커즈'], ['북한산 트레일']],
    ['화이트 스니커즈', ['고래 로우 스니커즈', '한지 슬립온'], ['몽돌 데일리 슈즈']],
    ['white sneakers', ['한지 슬립온'], ['몽돌 데일리 슈즈']],
    ['쿠션 좋은 신발', ['구름 쿠션 런닝화', '농구 점프 하이', '달빛 펌프스 5cm'], ['편지 캔버스']],
    ['러닝화', ['구름 쿠션 런닝화', '한강 텐케이', '완주 프로 카본'], ['한라 워커 부츠']],
    ['여자 부츠', ['장마 레인부츠', '첫눈 첼시 부츠'], ['모래 데저트 부츠']],
    ['겨울 부츠', ['눈밭 퍼 부츠'], ['장마 레인부츠']],
    ['스카이블루', ['구름 쿠션 런닝화', '테니스 에이스'], ['고래 로우 스니커즈']],
    ['신발', ['고래 로우 스니커즈', '장인 한정 부츠'], []],
    ['양털', ['눈밭 퍼 부츠'], ['한라 워커 부츠']],
  ])('understands %s', async (q, found, others) => {
    const names = namesOf((await list(q)).content);
    expect(names).toEqual(expect.arrayContaining(found));
    for (const other of others) expect(names).not.toContain(other);
    if (q !== '양털') expect((await suggest(q)).products.length).toBeGreaterThan(0);
  });

  it('finds the same by both spellings of running shoes, and shows the requested colour', async () => {
    for (const [one, other] of [
      ['러닝화', '런닝화'],
      ['런닝', '러닝'],
    ])
      expect(namesOf((await list(one ?? '')).content)).toEqual(namesOf((await list(other ?? '')).content));
    expect((await list('러닝화')).totalElements).toBeGreaterThanOrEqual(7);
    for (const { shownColor, mainImageUrl } of (await list('하얀 운동화')).content) {
      expect(shownColor).toBe('WHITE');
      expect(mainImageUrl).toContain('-WHITE-1.');
    }
  });

  it('a size finds the products that have it, as its filter does', async () => {
    const all = async (query: string) =>
      (await shop.as('visitor').get(`/api/products?size=50&${query}`)).body.data.totalElements;
    const found = (q: string) => all(`q=${encodeURIComponent(q)}`);
    const { data } = (await shop.as('visitor').get('/api/products/facets')).body;
    // The size that fewest products have.
    const [rare] = data.sizes.toSorted((a: { count: number }, b: { count: number }) => a.count - b.count);
    const mm: string = rare.value;
    const wide = await all(`sizes=${mm}`);
    expect(wide).toBe(rare.count);
    expect(wide).toBeLessThan(await all(''));
    const [eu, uk] = [convertSize(Number(mm), 'EU'), convertSize(Number(mm), 'UK')];
    for (const q of [mm, `${mm}mm`, `${mm} 사이즈`, `유럽 ${eu}`, `UK ${uk}`])
      expect(await found(q), q).toBe(wide);
    const men = await all('sizes=290&genders=MEN,UNISEX');
    const women = await all('sizes=280&genders=WOMEN');
    const us = await found('US 11');
    expect(us).toBeGreaterThanOrEqual(Math.max(men, women));
    expect(us).toBeLessThanOrEqual(men + women);
    // Men's 11 is 290 mm, women's 11 is 280 mm: a men's shoe in 280 mm alone is not meant.
    expect(us).toBeLessThan(await all('sizes=280,290'));
    expect(await found('여자 부츠 240')).toBeLessThanOrEqual(await found('여자 부츠'));
  });

  it('returns facets as for any other list', async () => {
    const q = encodeURIComponent('검정 구두');
    const { data } = (await shop.as('visitor').get(`/api/products/facets?q=${q}`)).body;
    for (const { value, count } of data.colors) {
      const answer = await shop.as('visitor').get(`/api/products?q=${q}&colors=${value}`);
      expect([value, answer.body.data.totalElements]).toEqual([value, count]);
    }
    expect(data.categories.filter(({ count }: { count: number }) => count > 0)).toEqual([
      { value: '7', count: (await list('검정 구두')).totalElements },
    ]);
  });
});
