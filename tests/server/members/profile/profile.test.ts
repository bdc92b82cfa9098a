// Size: reading, replacing and the picture of one profile share its set-up.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const PATH = '/api/users/me/profile';
const valid = {
  name: '김하루',
  nickname: '걷는하루',
  phone: '010-1234-5678',
  birthDate: '1990-02-03',
  gender: 'FEMALE',
  height: 167,
  weight: 57,
  footSize: 245,
  footWidth: 'WIDE',
  profileImageUrl: null,
};
const me = async () => (await shop.as('user').get(PATH)).body.data;
const png = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#f60' } })
    .png()
    .toBuffer();

function multipart(bytes: Buffer, field = 'image') {
  const head = `--b\r\ncontent-disposition: form-data; name="${field}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]);
  return [body, { headers: { 'content-type': 'multipart/form-data; boundary=b' } }] as const;
}
const upload = (bytes: Buffer, field?: string) =>
  shop.as('user').post(`${PATH}/image`, ...multipart(bytes, field));

describe('GET profile', () => {
  it('returns every field to its owner', async () => {
    const { body, queries } = await shop.as('user').get(PATH);
    expect(body.data).toMatchObject({
      email: 'user@sinbaljang.test',
      nickname: '걷는하루',
      footWidth: 'WIDE',
      userType: 'user',
    });
    expect((await shop.as('admin').get(PATH)).body.data.userType).toBe('admin');
    expect(body.data.username).toBe(body.data.name);
    expect(queries).toBeLessThanOrEqual(3);
  });

  it('counts the lines of the owner’s cart, whatever their quantity', async () => {
    const member = shop.as('user');
    const options = await shop.db
      .selectFrom('product_options')
      .select('id')
      .where('stock', '>', 2)
      .limit(2)
      .execute();
    for (const { id } of options) await member.post('/api/users/cart/items', { optionId: id, quantity: 2 });
    const cart = await member.get('/api/users/cart');
    expect([(await me()).cartCount, cart.body.data.items.length]).toEqual([2, 2]);
  });

  it('returns only the public part to others', async () => {
    const { userId } = await me();
    const { body, queries } = await shop.as('seller').get(`/api/users/${userId}/profile`);
    expect(Object.keys(body.data).sort()).toEqual(
      [
        'footSize',
        'footWidth',
        'gender',
        'height',
        'nickname',
        'profileImageUrl',
        'userId',
        'weight',
        'userLevel',
        'userLevelName',
        'badges',
        'feedCount',
        'reviewCount',
      ].sort(),
    );
    expect(queries).toBeLessThanOrEqual(3);
    expect((await shop.as('user').get(`/api/users/${userId}/profile`)).body.data.email).toBe(
      'user@sinbaljang.test',
    );
    expect((await shop.as('seller').get('/api/users/999999/profile')).status).toBe(404);
    const visitor = await shop.as('visitor').get(`/api/users/${userId}/profile`);
    expect([visitor.status, visitor.body.data]).toEqual([200, body.data]);
  });
});

describe('PUT profile', () => {
  it('stores what was sent, without dashes and unknown fields', async () => {
    const { status, body, queries } = await shop
      .as('user')
      .put(PATH, { ...valid, role: 'admin', email: 'x@y.z' });
    expect([status, body.data]).toEqual([200, null]);
    expect(queries).toBeLessThanOrEqual(3);
    const stored = await me();
    expect(stored).toMatchObject({ ...valid, phone: '01012345678', email: 'user@sinbaljang.test' });
    const row = await shop.db
      .selectFrom('users')
      .select('role')
      .where('id', '=', stored.userId)
      .executeTakeFirst();
    expect(row?.role).toBe('user');
  });

  it('uses default values for missing fields', async () => {
    await shop.as('user').put(PATH, { name: '김하루', nickname: '걷는하루' });
    expect(await me()).toMatchObject({
      phone: '',
      birthDate: null,
      gender: 'MALE',
      height: null,
      weight: null,
      footSize: null,
      footWidth: 'NORMAL',
    });
  });

  it.each([
    ['name', '김'],
    ['name', '가'.repeat(51)],
    ['nickname', '걷'],
    ['name', 7],
    ['nickname', '두\n줄'],
    ['phone', '0101234567890'],
    ['phone', '010-12ab-5678'],
    ['birthDate', '2026-11-22'],
    ['birthDate', '2026-02-30'],
    ['gender', 'OTHER'],
    ['height', 99],
    ['height', 251],
    ['weight', 29],
    ['weight', 201],
    ['footSize', 199],
    ['footSize', 351],
    ['footSize', 245.5],
    ['footWidth', 'HUGE'],
    ['profileImageUrl', 'https://elsewhere.test/a.png'],
  ])('refuses %s = %j and names the field', async (field, value) => {
    const { status, body } = await shop.as('user').put(PATH, { ...valid, [field]: value });
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.objectContaining({ field })]);
  });

  it.each([
    ['height', 100],
    ['height', 250],
    ['footSize', 350],
    ['birthDate', '2012-11-21'],
    ['phone', '0212345678'],
    ['phone', ''],
  ])('accepts %s = %j', async (field, value) => {
    expect((await shop.as('user').put(PATH, { ...valid, [field]: value })).status).toBe(200);
  });

  it('refuses a nickname of another active member in any letter case, also concurrently', async () => {
    const taken = await shop.as('user').put(PATH, { ...valid, nickname: '구두장이' });
    expect([taken.status, taken.body.code]).toEqual([409, 'NICKNAME_TAKEN']);
    const rivals = await Promise.all(
      (['user', 'admin'] as const).map((role) => shop.as(role).put(PATH, { ...valid, nickname: 'Same' })),
    );
    expect(rivals.map(({ status }) => status).sort()).toEqual([200, 409]);
    await shop.as('user').put(PATH, { ...valid, nickname: 'sAME' });
  });
});

describe('profile picture', () => {
  const fileOf = (url: string) => join(shop.contentRoot, url.replace('/content/', ''));

  it('upload returns the address, which can be saved', async () => {
    const { status, body, queries } = await upload(await png());
    expect(status).toBe(200);
    expect(body).toMatch(/^\/content\/images\/profiles\/[0-9a-f-]+\.webp$/);
    expect(queries).toBeLessThanOrEqual(3);
    expect(existsSync(fileOf(body))).toBe(true);
    expect((await shop.as('user').put(PATH, { ...valid, profileImageUrl: body })).status).toBe(200);
    expect((await me()).profileImageUrl).toBe(body);
  });

  it('is deleted on replacement and on removal', async () => {
    const first = (await upload(await png())).body;
    const second = (await upload(await png())).body;
    expect([existsSync(fileOf(first)), existsSync(fileOf(second))]).toEqual([false, true]);
    await shop.as('user').put(PATH, { ...valid, profileImageUrl: '' });
    expect([existsSync(fileOf(second)), (await me()).profileImageUrl]).toEqual([false, null]);
  });

  it('of another member cannot be taken over', async () => {
    const mine = (await upload(await png())).body;
    const stolen = await shop
      .as('seller')
      .put(PATH, { ...valid, nickname: '구두장이', profileImageUrl: mine });
    expect(stolen.status).toBe(400);
    expect(existsSync(fileOf(mine))).toBe(true);
  });

  it('refuses other files, other fields and no body', async () => {
    expect((await upload(Buffer.from('<svg onload="x"/>'))).body.code).toBe('INVALID_FILE_FORMAT');
    expect((await upload(await png(), 'other')).body.code).toBe('IMAGE_REQUIRED');
    expect((await shop.as('user').post(`${PATH}/image`, { image: 'x' })).body.code).toBe('IMAGE_REQUIRED');
    expect((await upload(Buffer.alloc(5 * 1024 * 1024 + 1))).body.code).toBe('FILE_SIZE_EXCEEDED');
  });
});
