import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listPushDevices } from '#domain/notices/push/push-device.ts';
import { renewPush } from '#src/areas/notices/push/renew-push.ts';
import { renderMember } from '../../support/client/member-app.tsx';

const DEVICES = '/api/users/me/push-devices';
/** Id of the member whom these tests render. */
const ME = 1;
const ok = (data: unknown) => ({ body: { success: true, data } });
const devices = (publicKey: string | null) => ok({ publicKey, devices: [] });
const KEYS = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
const subscriptionAt = (endpoint: string, asked: string[]) => ({
  endpoint,
  toJSON: () => ({ keys: KEYS }),
  unsubscribe: async () => void asked.push('unsubscribed'),
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A browser whose push service now has this address for it; `isStale` has a subscription with another key. */
function browser(endpoint: string, { isStale = false } = {}) {
  const asked: string[] = [];
  let stale = isStale;
  const pushManager = {
    subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
      asked.push(`subscribed with ${key.slice(0, 1)}`);
      if (!stale) return subscriptionAt(endpoint, asked);
      throw new DOMException('another key', 'InvalidStateError');
    },
    getSubscription: async () => {
      stale = false;
      return subscriptionAt('https://push.sinbaljang.kr/send/old', asked);
    },
  };
  const serviceWorker = { getRegistration: async () => ({ pushManager }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
  return asked;
}

/** Visits the shop as a member in whose browser `remembered` has turned push on. */
async function visit(remembered: number | null, publicKey: string | null = 'B'.repeat(87)) {
  const shown = renderMember(<p>신발장</p>, {
    [`GET ${DEVICES}`]: devices(publicKey),
    [`PUT ${DEVICES}`]: devices(publicKey),
  });
  const { storage, session } = shown.app;
  if (remembered !== null) storage.set('push.member', String(remembered));
  await waitFor(() => expect(session.getSnapshot().context.user?.userId).toBe(ME));
  return shown;
}

describe('renewal of push at a visit', () => {
  const registered = ({ to }: { to: (path: string) => { method: string; body: unknown }[] }) =>
    to(DEVICES).flatMap(({ method, body }) => (method === 'PUT' ? [JSON.parse(String(body))] : []));
  const at = (endpoint: string) => ({ endpoint, ...KEYS });

  it('registers the address that the push service has given the browser since', async () => {
    const asked = browser('https://push.sinbaljang.kr/send/new');
    const shop = await visit(ME);
    renewPush(shop.app);
    await waitFor(() => expect(registered(shop)).toEqual([at('https://push.sinbaljang.kr/send/new')]));
    expect(asked).toEqual(['subscribed with B']);
  });

  it('subscribes anew where the shop has another key, and ends the older subscription', async () => {
    const asked = browser('https://push.sinbaljang.kr/send/new', { isStale: true });
    const shop = await visit(ME);
    renewPush(shop.app);
    await waitFor(() => expect(registered(shop)).toEqual([at('https://push.sinbaljang.kr/send/new')]));
    expect(asked).toEqual(['subscribed with B', 'unsubscribed', 'subscribed with B']);
  });

  it.each([
    ['another member has turned it on in this browser', ME + 1],
    ['nobody has turned it on in this browser', null],
  ])('does nothing where %s', async (_, remembered) => {
    const asked = browser('https://push.sinbaljang.kr/send/new');
    const shop = await visit(remembered);
    renewPush(shop.app);
    // A call of its own, after which that of a renewal would have been made.
    await shop.app.call(listPushDevices, {});
    expect([asked, shop.to(DEVICES).map(({ method }) => method)]).toEqual([[], ['GET']]);
  });

  it('does not ask the browser where the shop pushes nothing', async () => {
    const asked = browser('https://push.sinbaljang.kr/send/new');
    const shop = await visit(ME, null);
    renewPush(shop.app);
    await waitFor(() => expect(shop.to(DEVICES)).toHaveLength(1));
    expect([asked, registered(shop)]).toEqual([[], []]);
  });
});
