// Size: one application from its submission to its end shares one shop.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  applicationForm,
  applied,
  businessNo,
  DESK,
  decide,
  newApplicant,
  OWN,
} from '../../../support/members/applications.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const rowsOf = (userId: number) =>
  shop.db.selectFrom('seller_applications').selectAll().where('user_id', '=', userId).orderBy('id').execute();
const DAY = 86_400_000;

describe('N-44: POST seller application', () => {
  it('stores it as typed for review, visible to its applicant only', async () => {
    const { one, form } = await applied(shop, { storeName: '  은빛   운동화 ', phone: '02-123-4567' });
    const other = await newApplicant(shop);
    const { application, userType, inTheWay } = (await one.call.get(OWN)).body.data;
    expect([userType, inTheWay]).toEqual(['user', []]);
    expect(application).toMatchObject({
      state: 'SUBMITTED',
      storeName: '은빛 운동화',
      businessNo: form.businessNo,
      phone: '021234567',
      reason: null,
      version: 1,
      againFrom: null,
    });
    expect((await other.call.get(OWN)).body.data).toEqual({
      userType: 'user',
      application: null,
      inTheWay: [],
    });
    expect((await one.call.get('/api/users/me/profile')).body.data.userType).toBe('user');
  });

  it('is refused with a problem per field, and writes nothing', async () => {
    const one = await newApplicant(shop);
    const wrong = { businessNo: '1234567890', agreed: false, mailOrderNo: '', storeName: '가' };
    const answer = await one.call.post(OWN, applicationForm(wrong));
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('사업자등록번호가 맞지 않아요');
    expect(await rowsOf(one.id)).toEqual([]);
  });

  it('ignores state, role and owner in the body', async () => {
    const [one, other] = [await newApplicant(shop), await newApplicant(shop)];
    const forged = {
      status: 'APPROVED',
      state: 'APPROVED',
      userId: other.id,
      user_id: other.id,
      role: 'seller',
    };
    expect((await one.call.post(OWN, applicationForm(forged))).status).toBe(200);
    expect((await rowsOf(one.id)).map(({ state }) => state)).toEqual(['SUBMITTED']);
    expect(await rowsOf(other.id)).toEqual([]);
    expect((await one.call.get('/api/users/me/profile')).body.data.userType).toBe('user');
    expect((await one.call.get('/api/seller/stores')).status).toBeGreaterThanOrEqual(403);
  });

  it('is stored once for concurrent requests', async () => {
    const one = await newApplicant(shop);
    const answers = await Promise.all(Array.from({ length: 8 }, () => one.call.post(OWN, applicationForm())));
    const codes = answers.map(({ status, body }) => (status === 200 ? 'done' : body.code)).toSorted();
    expect(codes).toEqual([...Array(7).fill('APPLICATION_EXISTS'), 'done']);
    expect(await rowsOf(one.id)).toHaveLength(1);
  });

  it('with the business number of another member is accepted for review', async () => {
    const { form, id } = await applied(shop);
    const { id: second } = await applied(shop, { businessNo: form.businessNo });
    const detail = (await shop.as('admin').get(`${DESK}/${second}`)).body.data;
    expect(detail.twins).toContainEqual(
      expect.objectContaining({ by: 'BUSINESS_NO', kind: 'APPLICATION', id, name: form.storeName }),
    );
  });

  it('is for shoppers: sellers and administrators get their role', async () => {
    for (const role of ['seller', 'admin'] as const) {
      const before = await shop.db.selectFrom('seller_applications').select(sql`count(*)`.as('n')).execute();
      expect((await shop.as(role).post(OWN, applicationForm())).status).toBe(403);
      expect((await shop.as(role).get(OWN)).body.data).toMatchObject({ userType: role, application: null });
      const after = await shop.db.selectFrom('seller_applications').select(sql`count(*)`.as('n')).execute();
      expect(after).toEqual(before);
    }
    expect((await shop.as('visitor').get(OWN)).status).toBe(401);
  });

  it('reserves a store name for the first applicant, in any letter case', async () => {
    const [known] = (await shop.as('admin').get('/api/admin/stores')).body.data.content;
    const [one, other] = [await newApplicant(shop), await newApplicant(shop)];
    const refused = await one.call.post(OWN, applicationForm({ storeName: known.name }));
    expect([refused.status, refused.body.code]).toEqual([409, 'STORE_NAME_TAKEN']);
    const names = [one, other].map(({ call }, place) =>
      call.post(OWN, applicationForm({ storeName: place ? 'SILVER Walk' : 'Silver walk' })),
    );
    const codes = (await Promise.all(names)).map(({ status, body }) => (status === 200 ? 'done' : body.code));
    expect(codes.toSorted()).toEqual(['STORE_NAME_TAKEN', 'done']);
  });

  it('is limited to five a day', async () => {
    const strict = await startTestShop({ rateLimitFactor: 1 });
    try {
      const [one, other] = [await newApplicant(strict), await newApplicant(strict)];
      const again = async () => {
        const { status } = await one.call.post(OWN, applicationForm());
        await one.call.delete(OWN);
        return status;
      };
      for (let time = 0; time < 5; time += 1) expect(await again()).toBe(200);
      expect(await again()).toBe(429);
      expect((await other.call.post(OWN, applicationForm())).status).toBe(200);
      strict.clock.advance(DAY + 60_000);
      expect((await (await strict.asMember(one.email)).post(OWN, applicationForm())).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});

describe('pending seller application', () => {
  it('can be withdrawn, which deletes personal data', async () => {
    const [{ one, form }, staying] = [await applied(shop), await applied(shop)];
    expect((await one.call.delete(OWN)).status).toBe(200);
    expect((await one.call.delete(OWN)).status).toBe(200);
    const [row] = await rowsOf(one.id);
    expect(row).toMatchObject({ state: 'WITHDRAWN', owner_name: '', phone: '', business_no: '' });
    expect(JSON.stringify(row)).not.toContain(form.addressLine1);
    expect((await rowsOf(staying.one.id))[0]).toMatchObject({ state: 'SUBMITTED', owner_name: '한대표' });
    expect((await one.call.post(OWN, applicationForm())).status).toBe(200);
    expect(await rowsOf(one.id)).toHaveLength(2);
  });

  it('can be changed only if the shop asked for more, by its version', async () => {
    const { one, id } = await applied(shop);
    const other = await newApplicant(shop);
    const put = (version: number, call = one.call) =>
      call.put(OWN, { application: applicationForm({ storeName: `보완 ${businessNo()}` }), version });
    expect((await put(1)).body.code).toBe('VERSION_CONFLICT');
    expect((await decide(shop, one, 'more-info', '신고번호를 알려 주세요')).status).toBe(200);
    expect((await one.call.get(OWN)).body.data.application).toMatchObject({
      applicationId: id,
      state: 'MORE_INFO',
      reason: '신고번호를 알려 주세요',
      version: 2,
    });
    expect((await put(1)).body.code).toBe('VERSION_CONFLICT');
    expect((await put(2, other.call)).body.code).toBe('APPLICATION_NOT_FOUND');
    expect((await put(2)).body.data).toMatchObject({ state: 'SUBMITTED', reason: null, version: 3 });
    expect((await put(3)).body.code).toBe('VERSION_CONFLICT');
  });

  it('keeps its own name when changed', async () => {
    const { one, form } = await applied(shop);
    await decide(shop, one, 'more-info');
    expect((await one.call.put(OWN, { application: form, version: 2 })).status).toBe(200);
  });

  it('is deleted with its member, and part of the data export', async () => {
    const [{ one }, staying] = [await applied(shop), await applied(shop)];
    const own = await one.call.get('/api/users/me/export');
    expect(own.body.sellerApplications).toMatchObject([{ owner_name: '한대표', state: 'SUBMITTED' }]);
    expect(JSON.stringify(own.body)).not.toContain(String(staying.form.businessNo));
    expect((await one.call.delete('/api/users/withdraw', {})).status).toBe(200);
    expect(await rowsOf(one.id)).toEqual([]);
    expect(await rowsOf(staying.one.id)).toHaveLength(1);
  });
});

describe('rejected seller application', () => {
  it('shows the reason, and allows a new one after seven days', async () => {
    const own = await startTestShop();
    try {
      const { one } = await applied(own);
      expect((await decide(own, one, 'reject', '서류가 달라요')).status).toBe(200);
      const { application } = (await one.call.get(OWN)).body.data;
      expect(application).toMatchObject({ state: 'REJECTED', reason: '서류가 달라요', againInDays: 7 });
      const wait = Date.parse(application.againFrom) - own.clock.now().getTime();
      expect(Math.round(wait / DAY)).toBe(7);
      expect((await one.call.post(OWN, applicationForm())).body.code).toBe('APPLICATION_TOO_SOON');
      own.clock.advance(wait - 1_000);
      const later = await own.asMember(one.email);
      expect((await later.post(OWN, applicationForm())).body.code).toBe('APPLICATION_TOO_SOON');
      expect((await later.get(OWN)).body.data.application.againInDays).toBe(1);
      own.clock.advance(2_000);
      expect((await later.get(OWN)).body.data.application.againInDays).toBe(0);
      expect((await later.post(OWN, applicationForm())).status).toBe(200);
    } finally {
      await own.close();
    }
  });
});
