import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Question } from '#domain/questions/question.ts';
import { unnamedOf } from '#server/jobs/sweeps/picture-name-store.ts';
import { sellerOf } from '../../support/orders/shopping.ts';
import { ASKED, productOnSale } from '../../support/questions.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { uploadFor } from '../../support/server/uploads.ts';

type Caller = ReturnType<TestShop['as']>;

let shop: TestShop;
let [asker, other, seller]: Caller[] = [];
let productId: number;
beforeAll(async () => {
  shop = await startTestShop();
  productId = await productOnSale(shop);
  [asker, other] = [shop.as('user'), await shop.asMember('minjun@sinbaljang.test')];
  seller = await sellerOf(shop, productId);
});
afterAll(() => shop.close());

const upload = (caller: Caller | undefined) => uploadFor(caller ?? shop.as('user'), 'questions');
const ask = async (caller: Caller | undefined, words: object): Promise<number> =>
  (await caller?.post('/api/user/questions', { ...ASKED, ...words, productId }))?.body.data.questionId;
const shownTo = async (caller: Caller | undefined, id: number): Promise<Question | undefined> => {
  const { body } = (await caller?.get(`/api/questions/products/${productId}?size=50`)) ?? { body: null };
  return body.data.content.find(({ questionId }: Question) => questionId === id);
};
const bare = (address: string | null | undefined): string => address?.split('?')[0] ?? '';
const statuses = (callers: readonly (Caller | undefined)[], address: string) =>
  Promise.all(callers.map(async (caller) => (await caller?.get(address))?.status));
const unnamed = async (address: string) =>
  (await unnamedOf(shop.db, [address.replace('/content/', '')])).length === 1;

describe('picture of a question', () => {
  it('of an open one is shown to everybody by its signed address', async () => {
    const id = await ask(asker, { isSecret: false, pictureId: await upload(asker) });
    for (const caller of [shop.as('visitor'), asker, other, seller]) {
      const address = (await shownTo(caller, id))?.imageUrl ?? '';
      expect(address).toMatch(/^\/content\/images\/questions\/[0-9a-f-]{36}\.webp\?until=\d+&sign=/);
      expect((await shop.as('visitor').get(address)).status).toBe(200);
    }
  });

  it('of a secret one is for asker, seller and administrators alone', async () => {
    const id = await ask(asker, { isSecret: true, pictureId: await upload(asker) });
    const picture = bare((await shownTo(asker, id))?.imageUrl);
    expect(bare((await shownTo(seller, id))?.imageUrl)).toBe(picture);
    for (const caller of [shop.as('visitor'), other])
      expect((await shownTo(caller, id))?.imageUrl).toBeNull();
    expect(await statuses([asker, seller, shop.as('admin')], picture)).toEqual([200, 200, 200]);
    expect(await statuses([shop.as('visitor'), other], picture)).toEqual([404, 404]);
  });

  it('is kept by a change of an older client, replaced, or taken away, and the former file is an orphan', async () => {
    const id = await ask(asker, { pictureId: await upload(asker) });
    const path = `/api/user/questions/${id}`;
    const first = bare((await shownTo(asker, id))?.imageUrl);
    expect((await asker?.put(path, { ...ASKED, content: '다시 여쭤봐요.' }))?.status).toBe(200);
    expect(bare((await shownTo(asker, id))?.imageUrl)).toBe(first);
    expect((await asker?.put(path, { ...ASKED, pictureId: await upload(asker) }))?.status).toBe(200);
    const second = bare((await shownTo(asker, id))?.imageUrl);
    expect([second === first, await unnamed(first), await unnamed(second)]).toEqual([false, true, false]);
    expect((await asker?.put(path, { ...ASKED, keepsPicture: false }))?.status).toBe(200);
    expect([(await shownTo(asker, id))?.imageUrl, await unnamed(second)]).toEqual([null, true]);
  });

  it('goes with the deletion of its question, and not with that of another', async () => {
    const [id, theirs] = [
      await ask(asker, { pictureId: await upload(asker) }),
      await ask(other, { pictureId: await upload(other) }),
    ];
    const [mine, foreign] = [
      bare((await shownTo(asker, id))?.imageUrl),
      bare((await shownTo(other, theirs))?.imageUrl),
    ];
    expect((await asker?.delete(`/api/user/questions/${id}`))?.status).toBe(200);
    expect([await unnamed(mine), await unnamed(foreign)]).toEqual([true, false]);
    expect(await statuses([asker], mine)).toEqual([404]);
  });

  it('is shown with a report of its question, by a signed address, and no picture of another question', async () => {
    const [id, plain] = [await ask(asker, { pictureId: await upload(asker) }), await ask(asker, {})];
    for (const targetId of [id, plain])
      await other?.post('/api/reports', { targetType: 'QUESTION', targetId, reason: 'SPAM' });
    const { content } = (await shop.as('admin').get('/api/admin/reports?type=QUESTION&size=50')).body.data;
    const read = async (targetId: number): Promise<string[]> => {
      const { caseId } = content.find((one: { targetId: number }) => one.targetId === targetId);
      return (await shop.as('admin').get(`/api/admin/reports/${caseId}`)).body.data.pictures;
    };
    const [address] = await read(id);
    expect(bare(address)).toBe(bare((await shownTo(asker, id))?.imageUrl));
    expect((await shop.as('visitor').get(address ?? '')).status).toBe(200);
    expect(await read(plain)).toEqual([]);
  });

  it('of another member or of an inquiry is refused with the question', async () => {
    const foreign = await upload(other);
    const inquired = await uploadFor(shop.as('user'));
    for (const pictureId of [foreign, inquired, 99_999_999]) {
      const answer = await asker?.post('/api/user/questions', { ...ASKED, pictureId, productId });
      expect([pictureId, answer?.status, answer?.body.code]).toEqual([pictureId, 409, 'UPLOAD_GONE']);
    }
  });
});
