import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, person } from '../../../support/members/people.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

describe('look-alike nickname', () => {
  const name = async (call: Pick<Person['call'], 'put'>, nickname: string) => {
    const { status, body } = await call.put('/api/users/me/profile', { name: '김하루', nickname });
    return [status, body.code ?? null, body.errors?.[0]?.field ?? null];
  };
  const taken = [409, 'NICKNAME_TAKEN', 'nickname'];

  it.each(['han\u200br', 'hаnr', 'ｈａｎｒ', 'HANR', 'hánr', 'han\u3164r'])(
    '%j is taken beside hanr, and free for hanr',
    async (twin) => {
      const [one, other] = [await person(shop, 'minjun'), await person(shop, 'doyun')];
      expect(await name(one.call, 'hanr')).toEqual([200, null, null]);
      expect(await name(other.call, twin)).toEqual(taken);
      expect(await name(one.call, twin)).toEqual([200, null, null]);
      expect(await name(other.call, 'hanr')).toEqual(taken);
      expect(await name(other.call, 'hanr2')).toEqual([200, null, null]);
    },
  );

  it('with a bidirectional control is refused in profile and sign-up', async () => {
    const one = await person(shop, 'minjun');
    expect(await name(one.call, '\u202ernah')).toEqual([400, 'INVALID_INPUT_VALUE', 'nickname']);
    const asked = await shop
      .as('visitor')
      .get(`/api/auth/nickname?value=${encodeURIComponent('하\u2067루')}`);
    expect([asked.status, asked.body.code]).toEqual([400, 'INVALID_INPUT_VALUE']);
  });

  it('is taken beside an existing member without a stored skeleton', async () => {
    const [one, other] = [await person(shop, 'minjun'), await person(shop, 'doyun')];
    await shop.db
      .updateTable('users')
      .set({ nickname: 'Elder', nickname_skeleton: null })
      .where('id', '=', one.id)
      .execute();
    expect(await name(other.call, 'еldеr')).toEqual(taken);
  });

  it.each(['탈퇴한 회원', '탈퇴한회원', '알 수 없는 회원', '알\u200b 수 없는-회원', '알수없는회원.'])(
    '%j is refused to everybody, staff included',
    async (nickname) => {
      const one = await person(shop, 'minjun', { nickname: '민준러너' });
      for (const call of [one.call, shop.as('seller'), shop.as('admin')])
        expect(await name(call, nickname)).toEqual([400, 'INVALID_INPUT_VALUE', 'nickname']);
      expect(
        (await shop.as('visitor').get(`/api/auth/nickname?value=${encodeURIComponent(nickname)}`)).body.data,
      ).toMatchObject({ available: false });
    },
  );

  it('that is reserved stays with its earlier owner, and none beside it is accepted', async () => {
    const [one, other] = [await person(shop, 'minjun'), await person(shop, 'doyun')];
    await other.set({ nickname: '탈퇴한 회원' });
    expect(await name(other.call, '탈퇴한 회원')).toEqual([200, null, null]);
    await other.set({ nickname: '도윤러너' });
    expect(await name(one.call, '탈퇴한 회원님')).toEqual([200, null, null]);
  });

  it('of staff is for staff', async () => {
    const { call, set } = await person(shop, 'minjun', { nickname: '민준러너' });
    for (const nickname of ['관리자', 'аdmin', '신발장 공식'])
      expect(await name(call, nickname)).toEqual([400, 'INVALID_INPUT_VALUE', 'nickname']);
    expect(await name(shop.as('seller'), '운영자')).toEqual([400, 'INVALID_INPUT_VALUE', 'nickname']);
    expect(await name(shop.as('admin'), '운영자')).toEqual([200, null, null]);
    // A member who had it before the rule can still save the rest of the form.
    await set({ nickname: '관리자 민준' });
    expect(await name(call, '관리자 민준')).toEqual([200, null, null]);
  });
});
