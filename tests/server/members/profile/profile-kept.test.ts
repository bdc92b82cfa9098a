import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const PATH = '/api/users/me/profile';
const valid = { name: '김하루', nickname: '걷는하루', phone: '01012345678', height: 167 };
const me = async () => (await shop.as('user').get(PATH)).body.data;

it('profile update keeps name and nickname if other clients send none or the default values', async () => {
  const blank = {
    name: '',
    nickname: ' ',
    phone: '',
    birthDate: null,
    gender: 'MALE',
    height: null,
    weight: null,
    footSize: null,
    footWidth: 'NORMAL',
    profileImageUrl: null,
  };
  for (const body of [{}, blank, { name: null, nickname: null, phone: null }]) {
    await shop.as('user').put(PATH, valid);
    expect((await shop.as('user').put(PATH, body)).status).toBe(200);
    expect(await me()).toMatchObject({ name: '김하루', nickname: '걷는하루', phone: '', height: null });
  }
});
