import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionsOf } from '../../../support/audit-log.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

type Row = {
  categoryId: number;
  type: string;
  name: string;
  isHidden: boolean;
  products: number;
  version: number;
};
const PATH = '/api/admin/categories';
const admin = () => shop.as('admin');
const rows = async (): Promise<Row[]> => (await admin().get(PATH)).body.data;
const shown = async (): Promise<string[]> =>
  (await shop.as('visitor').get('/api/products/categories')).body.data.map(({ type }: Row) => type);
const change = (row: Row, form: Partial<Row>) => {
  const { categoryId, products: _, ...said } = { ...row, ...form };
  return admin().put(`${PATH}/${categoryId}`, said);
};

describe('categories', () => {
  it('are renamed and hidden without moving their products', async () => {
    const [first] = await rows();
    if (!first) throw new Error('there is none');
    const renamed = await change(first, { name: '운동화', isHidden: true });
    expect(renamed.body.data).toMatchObject({ name: '운동화', isHidden: true, version: first.version + 1 });
    expect(await shown()).not.toContain(first.type);
    const overview = await shop.as('visitor').get('/api/products/categories/overview');
    expect(overview.body.data.map(({ type }: Row) => type)).not.toContain(first.type);
    const inside = await shop.as('visitor').get(`/api/products?categoryId=${first.categoryId}`);
    expect(inside.body.data.totalElements ?? inside.body.data.content.length).toBeGreaterThan(0);
    expect((await change(first, { name: '다른 이름' })).body.code).toBe('VERSION_CONFLICT');
    expect((await change({ ...first, version: first.version + 1 }, {})).status).toBe(200);
    expect(await shown()).toContain(first.type);
    expect(await actionsOf(shop, 'CATEGORY', first.categoryId)).toEqual([
      'CATEGORY_CHANGED',
      'CATEGORY_CHANGED',
    ]);
  });

  it('keep their code once they have products, and are deleted only if empty', async () => {
    const [first] = await rows();
    if (!first) throw new Error('there is none');
    expect((await change(first, { type: 'OTHER' })).body.code).toBe('CATEGORY_IN_USE');
    expect((await admin().delete(`${PATH}/${first.categoryId}`)).body.code).toBe('CATEGORY_IN_USE');
    const added = await admin().post(PATH, { type: 'KIDS', name: '아동화' });
    expect(added.status).toBe(200);
    const kids: Row = added.body.data;
    expect((await rows()).at(-1)).toEqual(kids);
    expect((await shown()).at(-1)).toBe('KIDS');
    expect((await change(kids, { type: 'KIDS_ALL' })).status).toBe(200);
    expect((await change({ ...kids, version: 2 }, { type: first.type })).body.code).toBe(
      'DUPLICATE_CATEGORY',
    );
    expect((await admin().post(PATH, { type: 'KIDS_ALL', name: '또' })).body.code).toBe('DUPLICATE_CATEGORY');
    expect((await admin().delete(`${PATH}/${kids.categoryId}`)).status).toBe(200);
    expect((await admin().delete(`${PATH}/${kids.categoryId}`)).body.code).toBe('CATEGORY_NOT_FOUND');
    expect(await actionsOf(shop, 'CATEGORY', kids.categoryId)).toEqual([
      'CATEGORY_ADDED',
      'CATEGORY_CHANGED',
      'CATEGORY_DELETED',
    ]);
  });

  it.each([['kids'], ['A'], ['한글'], ['KIDS2'], ['A'.repeat(31)], ['A-B']])(
    'refuse the code %s',
    async (type) => {
      const answer = await admin().post(PATH, { type, name: '이름' });
      expect([answer.status, answer.body.errors[0].field]).toEqual([400, 'type']);
    },
  );

  it('are ordered as a whole, for everybody', async () => {
    const before = (await rows()).map(({ categoryId }) => categoryId);
    const turned = before.toReversed();
    expect((await admin().put(PATH, { ids: turned })).status).toBe(200);
    expect((await rows()).map(({ categoryId }) => categoryId)).toEqual(turned);
    expect((await shown())[0]).toBe('DRESS');
    for (const ids of [turned.slice(1), [...turned, 999], [turned[0], ...turned.slice(0, -1)]])
      expect((await admin().put(PATH, { ids })).body.code).toBe('VERSION_CONFLICT');
    await admin().put(PATH, { ids: before });
  });

  it('with the same code are created once by two administrators at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => admin().post(PATH, { type: 'GOLF', name: '골프화' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await rows()).filter(({ type }) => type === 'GOLF')).toHaveLength(1);
  });
});
