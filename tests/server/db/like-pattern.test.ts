import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contains } from '#server/db/statements/like-pattern.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** Returns the texts of a list that contain the words. */
async function thoseWith(words: string, texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select text from unnest(${[...texts]}::text[]) as text where ${contains(sql`text`, words)}`.execute(
    shop.db,
  );
  return rows.map(({ text }) => text);
}

describe('contains', () => {
  it('finds words with letters that have case in capital and small letters', async () => {
    expect(await thoseWith('nIke 에어', ['NIKE 에어', 'nike 에어 2', 'NIKE'])).toEqual([
      'NIKE 에어',
      'nike 에어 2',
    ]);
  });

  it('finds Korean words in a text that also has letters with case', async () => {
    expect(await thoseWith('에어', ['NIKE 에어', '에 어', 'nike'])).toEqual(['NIKE 에어']);
  });

  it('compares signs of patterns literally, with and without letters that have case', async () => {
    expect(await thoseWith('50%', ['50% 할인', '500원'])).toEqual(['50% 할인']);
    expect(await thoseWith('a_b', ['A_B', 'AxB'])).toEqual(['A_B']);
  });
});
