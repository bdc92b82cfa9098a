import type { Device } from '#domain/members/auth/devices.ts';
import { sessionsMachine } from '#machines/members/auth/sessions.machine.ts';
import { done, failed, type RegistryEntry, refusal } from '../../entry.ts';

const here: Device = {
  id: 11,
  device: 'Chrome · Windows',
  method: 'PASSWORD',
  createdAt: '2026-11-20T01:12:00.000Z',
  lastUsedAt: '2026-11-21T05:30:00.000Z',
  current: true,
  loggedIn: true,
  trustedUntil: '2026-12-20T01:12:00.000Z',
};
const phone: Device = {
  id: 12,
  device: 'Safari · iOS',
  method: 'PASSKEY',
  createdAt: '2026-11-02T10:05:00.000Z',
  lastUsedAt: '2026-11-20T22:41:00.000Z',
  current: false,
  loggedIn: true,
  trustedUntil: null,
};
const tablet: Device = {
  ...phone,
  id: 13,
  device: 'Samsung Internet for Android · Android',
  method: 'SOCIAL',
};
const left: Device = {
  ...phone,
  id: 14,
  device: 'Edge · Windows',
  method: 'MFA',
  loggedIn: false,
  trustedUntil: '2026-12-01T01:12:00.000Z',
};
const error = new Error('로그인한 기기를 불러오지 못했어요.');
const gone = refusal('로그인한 기기를 찾을 수 없어요.', 'SESSION_NOT_FOUND');
const all = [here, phone, tablet, left];
const loaded = done('load', all);
const asked = { type: 'ending.asked', sessionId: phone.id } as const;
const askedAll = { type: 'ending.asked', sessionId: null } as const;
const distrusted = { type: 'trust.ended', sessionId: left.id } as const;
const confirmed = { type: 'ending.confirmed' } as const;
const dismissed = { type: 'ending.dismissed' } as const;

/**
 * Registry entry of the chart of a member's logged-in devices: sample data and labels for tests,
 * diagrams and the inspector.
 */
export const sessionsEntry: RegistryEntry = {
  title: '로그인한 기기',
  group: '회원',
  machine: sessionsMachine,
  rests: ['listing.alone'],
  ports: {
    load: { done: all, error, otherDone: [[here]] },
    end: { done: undefined, error: gone },
    distrust: { done: undefined, error: gone },
  },
  events: [asked, askedAll, distrusted, confirmed, dismissed, { type: 'screen.retried' }],
  walkthroughs: [
    {
      name: '기기 하나 로그아웃',
      steps: [loaded, asked, dismissed, asked, confirmed, done('end'), loaded],
    },
    {
      name: '다른 기기 모두 로그아웃',
      steps: [loaded, askedAll, confirmed, done('end'), done('load', [here])],
    },
    { name: '묻지 않기 끝내기', steps: [loaded, distrusted, done('distrust'), done('load', [here])] },
    { name: '이미 끝난 기기', steps: [loaded, asked, confirmed, failed('end', gone), loaded] },
    { name: '목록을 못 불러온 뒤 다시', steps: [failed('load', error), { type: 'screen.retried' }, loaded] },
  ],
};
