import { expect, it } from 'vitest';
import { generateVAPIDKeys } from 'web-push';
import { readConfig } from '#server/config.ts';
import { choosePush } from '#server/notices/push/choose-push.ts';
import { demonstrationKeys, vapidKeys } from '#server/notices/push/vapid-keys.ts';

const KEY = Buffer.alloc(32, 3);

it('VAPID: the public key is computed from the private one', () => {
  const { publicKey, privateKey } = generateVAPIDKeys();
  expect(vapidKeys(Buffer.from(privateKey, 'base64url'))).toEqual({ publicKey, privateKey });
});

it('VAPID: a demonstration has the same keys after a restart, and others than another shop', () => {
  expect(demonstrationKeys(KEY)).toEqual(demonstrationKeys(KEY));
  expect(demonstrationKeys(Buffer.alloc(32, 4))).not.toEqual(demonstrationKeys(KEY));
});

it('push is off in production without a key, and on in a demonstration or with a key', async () => {
  const { privateKey, publicKey } = generateVAPIDKeys();
  const off = { vapid: readConfig({}).vapid, demo: false };
  expect(await choosePush(off, KEY)).toBeNull();
  expect((await choosePush({ ...off, demo: true }, KEY))?.publicKey).toBe(demonstrationKeys(KEY).publicKey);
  const { vapid } = readConfig({ VAPID_PRIVATE_KEY: privateKey });
  expect((await choosePush({ vapid, demo: false }, KEY))?.publicKey).toBe(publicKey);
});

it.each([
  ['VAPID_PRIVATE_KEY', 'too short'],
  ['VAPID_SUBJECT', 'http://shop.kr'],
])('config: an invalid %s stops the start', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});
