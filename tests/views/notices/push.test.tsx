import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PushDevicesCard } from '#src/areas/notices/push/push-devices-card.tsx';
import PushOffer from '#src/areas/notices/push/push-offer.tsx';
import { renderMember } from '../../support/client/member-app.tsx';

const DEVICES = '/api/users/me/push-devices';
const KEYS = { endpoint: 'https://push.sinbaljang.kr/send/1', p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
const here = {
  id: 7,
  device: 'Chrome · Windows',
  createdAt: '2026-11-29T01:12:00.000Z',
  lastSuccessAt: null,
};
const ok = (devices: unknown[], publicKey: string | null = 'B'.repeat(87)) => ({
  body: { success: true, data: { publicKey, devices } },
});
const on = ok([{ ...here, current: true }]);

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A browser with push that answers the question for permission; returns what it was asked. */
function browser(answer: 'granted' | 'denied', permission = 'default') {
  const asked: string[] = [];
  const subscription = {
    endpoint: KEYS.endpoint,
    toJSON: () => ({ keys: { p256dh: KEYS.p256dh, auth: KEYS.auth } }),
    unsubscribe: async () => asked.push('unsubscribed'),
  };
  const pushManager = {
    subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
      asked.push(`subscribed with ${key.slice(0, 1)}`);
      return subscription;
    },
    getSubscription: async () => subscription,
  };
  const serviceWorker = { getRegistration: async () => ({ pushManager }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    permission,
    requestPermission: async () => {
      asked.push('permission');
      return answer;
    },
  });
  return asked;
}

describe('offer of push notifications', () => {
  it('asks the browser after the press only, and registers it with its keys', async () => {
    const asked = browser('granted');
    const { to } = renderMember(<PushOffer about="order" />, {
      [`GET ${DEVICES}`]: ok([]),
      [`PUT ${DEVICES}`]: on,
    });
    const accept = await screen.findByRole('button', { name: '알림 받기' });
    expect(screen.getByRole('status').textContent).toBe('배송이 시작되면 이 기기로 알려 드릴까요?');
    expect(asked).toEqual([]);
    await userEvent.click(accept);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('이 기기로 알림을 보내 드려요.'));
    expect(asked).toEqual(['permission', 'subscribed with B']);
    const put = to(DEVICES).find(({ method }) => method === 'PUT');
    expect(JSON.parse(String(put?.body))).toEqual(KEYS);
  });

  it('says why it does not work where the browser refuses, and sends nothing', async () => {
    browser('denied');
    const { to } = renderMember(<PushOffer about="restock" />, { [`GET ${DEVICES}`]: ok([]) });
    await userEvent.click(await screen.findByRole('button', { name: '알림 받기' }));
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('브라우저에서 알림을 허용하지 않았어요.'),
    );
    expect(to(DEVICES).map(({ method }) => method)).toEqual(['GET']);
  });

  it('is gone after "later", and does not come again in this browser', async () => {
    browser('granted');
    renderMember(<PushOffer about="order" />, { [`GET ${DEVICES}`]: ok([]) });
    await userEvent.click(await screen.findByRole('button', { name: '나중에' }));
    expect([screen.queryByRole('status'), window.localStorage.getItem('push.postponed')]).toEqual([
      null,
      '1',
    ]);
  });

  it.each([
    ['the shop pushes nothing', () => browser('granted'), ok([], null), 1],
    ['the browser is registered', () => browser('granted'), on, 1],
    ['notifications are blocked', () => browser('denied', 'denied'), ok([]), 0],
    ['the browser has no push', () => {}, ok([]), 0],
  ])('is not there if %s', async (_, prepare, answer, questions) => {
    prepare();
    const { to } = renderMember(<PushOffer about="order" />, { [`GET ${DEVICES}`]: answer });
    await waitFor(() => expect(to(DEVICES)).toHaveLength(questions));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('devices in the settings', () => {
  it('end this browser at the server and in the browser', async () => {
    const asked = browser('granted', 'granted');
    renderMember(<PushDevicesCard />, { [`GET ${DEVICES}`]: on, [`DELETE ${DEVICES}/7`]: ok([]) });
    await userEvent.click(await screen.findByRole('button', { name: 'Chrome · Windows 알림 끄기' }));
    expect(await screen.findByRole('button', { name: '이 기기에서 알림 받기' })).toBeTruthy();
    await waitFor(() => expect(asked).toEqual(['unsubscribed']));
  });

  it('offer no button in a browser that blocks notifications', async () => {
    browser('denied', 'denied');
    renderMember(<PushDevicesCard />, { [`GET ${DEVICES}`]: ok([]) });
    expect(await screen.findByText(/브라우저에서 알림을 막아/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
