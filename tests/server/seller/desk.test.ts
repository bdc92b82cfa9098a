import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionsOf } from '../../support/audit-log.ts';
import { applicationForm, applied, DESK, decide, OWN } from '../../support/members/applications.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

describe('admin application table', () => {
  it('lists by state, longest waiting first, with counts and search by name', async () => {
    const own = await startTestShop();
    try {
      const admin = own.as('admin');
      const [first, second] = [await applied(own), await applied(own)];
      await decide(own, second.one, 'more-info');
      const third = await applied(own, { storeName: '노란 장화' });
      const read = async (query: string) => (await admin.get(`${DESK}?${query}`)).body.data;
      const mine = (rows: { applicationId: number }[]) =>
        rows
          .map(({ applicationId }) => applicationId)
          .filter((id) => [first.id, second.id, third.id].includes(id));
      const waiting = await read('size=100');
      expect(mine(waiting.content)).toEqual([first.id, third.id]);
      expect(waiting.counts.MORE_INFO).toBeGreaterThanOrEqual(1);
      expect(mine((await read('state=MORE_INFO')).content)).toEqual([second.id]);
      expect((await read(`q=${encodeURIComponent('노란')}`)).content).toMatchObject([
        { applicationId: third.id, storeName: '노란 장화', applicant: { userId: third.one.id } },
      ]);
      expect((await read('q=%25')).content).toEqual([]);
      expect((await admin.get(`${DESK}?state=NOPE`)).status).toBe(400);
      // A list holds nothing that leads to a person.
      expect(JSON.stringify(waiting)).not.toContain(String(first.form.phone));
    } finally {
      await own.close();
    }
  });

  it('shows similar applications and their applicants, and records the reading', async () => {
    const { form } = await applied(shop, { storeName: '한강 러너스 하우스' });
    const { one, id } = await applied(shop, { storeName: '한강 러너즈 하우스', phone: form.phone });
    const detail = (await shop.as('admin').get(`${DESK}/${id}`)).body.data;
    expect(detail).toMatchObject({
      isNumberValid: true,
      decidedBy: null,
      inTheWay: [],
      applicant: { userId: one.id },
      history: { orders: 0, sanctions: 0, earlier: [] },
    });
    expect(detail.twins.map(({ by }: { by: string }) => by).toSorted()).toEqual(['NAME', 'PHONE']);
    expect(await actionsOf(shop, 'APPLICATION', id)).toEqual(['APPLICATION_READ']);
  });

  it('shows earlier applications', async () => {
    const { one, id } = await applied(shop);
    await decide(shop, one, 'reject', '이름이 너무 비슷해요');
    const long = new Date(shop.clock.now().getTime() - 8 * 86_400_000);
    await shop.db.updateTable('seller_applications').set({ decided_at: long }).where('id', '=', id).execute();
    const again = await one.call.post(OWN, applicationForm());
    const next = (await shop.as('admin').get(`${DESK}/${again.body.data.applicationId}`)).body.data;
    expect(next.history.earlier).toMatchObject([{ state: 'REJECTED', reason: '이름이 너무 비슷해요' }]);
  });

  it('compares with no deleted applicants', async () => {
    const { one, id } = await applied(shop);
    const { one: other, id: second } = await applied(shop);
    await one.call.delete(OWN);
    await other.call.delete(OWN);
    for (const gone of [id, second])
      expect((await shop.as('admin').get(`${DESK}/${gone}`)).body.data.twins).toEqual([]);
  });
});
