import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import NoticeSettingsPanel from '#src/areas/notices/notice-settings-panel.tsx';
import { renderMember } from '../../support/client/member-app.tsx';

const SETTINGS = '/api/users/me/notification-settings';
const LIMIT = '/api/users/me/notice-limit';
const ok = (data: unknown) => ({ body: { success: true, data } });
const setting = (topic: string, talkOffer: string, talk = false) => ({
  topic,
  inApp: true,
  mail: true,
  push: true,
  talk,
  isFixed: false,
  isMailed: true,
  talkOffer,
});

/** The settings of a member, with these offers of the channel and this weekly limit. */
function show(settings: readonly object[], limit: object = { weekly: null, counted: 0, suppressed: 0 }) {
  return renderMember(<NoticeSettingsPanel />, {
    [`GET ${SETTINGS}`]: ok({ settings }),
    [`PUT ${SETTINGS}`]: ok({ settings }),
    [`GET ${LIMIT}`]: ok(limit),
    [`PUT ${LIMIT}`]: ok({ ...limit, weekly: 5 }),
    'GET /api/users/me/push-devices': ok({ publicKey: null, devices: [] }),
  });
}

describe('KakaoTalk in the settings', () => {
  it('is turned on for one topic, and leaves its other channels as they are', async () => {
    const { to } = show([
      setting('ORDER', 'OFFERED', true),
      setting('CLAIM', 'OFFERED'),
      setting('FEED', 'NONE'),
    ]);
    const claim = await screen.findByRole('checkbox', { name: '반품·교환 알림톡' });
    expect(screen.getByRole('checkbox', { name: '주문·배송 알림톡', checked: true })).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: '피드 알림톡' })).toBeNull();
    await userEvent.click(claim);
    await waitFor(() => expect(to(SETTINGS).map(({ method }) => method)).toEqual(['GET', 'PUT']));
    expect(JSON.parse(String(to(SETTINGS)[1]?.body))).toEqual({
      topic: 'CLAIM',
      inApp: true,
      mail: true,
      push: true,
      talk: true,
    });
  });

  it('cannot be turned on without a verified number, and leads to where it is verified', async () => {
    show([setting('ORDER', 'PHONE_NEEDED'), setting('FEED', 'NONE')]);
    const order = await screen.findByRole<HTMLInputElement>('checkbox', { name: '주문·배송 알림톡' });
    expect(order.disabled).toBe(true);
    expect(screen.getByRole('link', { name: '번호 확인하기' }).getAttribute('href')).toBe(
      '/account-settings?tab=phone',
    );
  });

  it('is not there in a shop that sends nothing by it', async () => {
    show([setting('ORDER', 'NONE'), setting('FEED', 'NONE')]);
    await screen.findByRole('checkbox', { name: '주문·배송 메일' });
    expect([screen.queryByText('알림톡'), screen.queryByRole('link', { name: '번호 확인하기' })]).toEqual([
      null,
      null,
    ]);
  });
});

describe('channels of a topic', () => {
  it('are turned off one by one', async () => {
    const { to } = show([setting('ORDER', 'NONE')]);
    const mail = await screen.findByRole('checkbox', { name: '주문·배송 메일' });
    expect(mail).toBeChecked();
    mail.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(to(SETTINGS)).toHaveLength(2));
    expect(JSON.parse(String(to(SETTINGS)[1]?.body))).toMatchObject({
      topic: 'ORDER',
      inApp: true,
      mail: false,
    });
  });

  it('cannot be turned off for notices about the account', async () => {
    show([{ ...setting('INFO', 'NONE'), isFixed: true }]);
    expect(await screen.findByRole('checkbox', { name: '계정 안내 신발장 알림' })).toBeDisabled();
  });
});

describe('card of the weekly limit', () => {
  const pressed = () =>
    screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

  it('shows the chosen limit, what it counted, and the way to what it held back', async () => {
    show([setting('ORDER', 'NONE')], { weekly: 3, counted: 3, suppressed: 2 });
    const link = await screen.findByRole('link', { name: '보내지 않은 알림 2개 보기' });
    expect(link.getAttribute('href')).toBe('/mypage/notices?suppressed=1');
    expect(screen.getByText('이번 주에 3개를 보냈어요.')).toBeTruthy();
    expect(pressed()).toEqual(['3개까지']);
  });

  it('saves another limit with its number alone, and shows it', async () => {
    const { to } = show([setting('ORDER', 'NONE')]);
    await screen.findByRole('button', { name: '제한 없음', pressed: true });
    await userEvent.click(screen.getByRole('button', { name: '5개까지' }));
    await waitFor(() => expect(pressed()).toEqual(['5개까지']));
    const [, put, ...more] = to(LIMIT);
    expect([put?.method, JSON.parse(String(put?.body)), more]).toEqual(['PUT', { weekly: 5 }, []]);
  });

  it('has no way to a list where nothing was held back', async () => {
    show([setting('ORDER', 'NONE')], { weekly: 3, counted: 1, suppressed: 0 });
    await screen.findByText('이번 주에 1개를 보냈어요.');
    expect(screen.queryByRole('link', { name: /보내지 않은 알림/ })).toBeNull();
  });

  it('shows why a limit was not saved, and the one before', async () => {
    renderMember(<NoticeSettingsPanel />, {
      [`GET ${SETTINGS}`]: ok({ settings: [setting('ORDER', 'NONE')] }),
      [`GET ${LIMIT}`]: ok({ weekly: 3, counted: 0, suppressed: 0 }),
      [`PUT ${LIMIT}`]: {
        status: 503,
        body: { success: false, code: 'SERVICE_UNAVAILABLE', message: '잠시 뒤에 다시 해 주세요.' },
      },
      'GET /api/users/me/push-devices': ok({ publicKey: null, devices: [] }),
    });
    await userEvent.click(await screen.findByRole('button', { name: '10개까지' }));
    expect(await screen.findByText('잠시 뒤에 다시 해 주세요.')).toBeTruthy();
    expect(pressed()).toEqual(['3개까지']);
  });
});
