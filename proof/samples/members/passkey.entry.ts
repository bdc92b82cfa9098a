import type { Passkey } from '#domain/members/auth/passkey.ts';
import { passkeyMachine } from '#machines/members/auth/passkey.machine.ts';
import { passkeyListMachine } from '#machines/members/auth/passkey-list.machine.ts';
import { done, failed, type RegistryEntry, refusal } from '../../entry.ts';

const user = {
  token: 'sample',
  nickname: '걷는하루',
  name: '김하루',
  email: 'user@sinbaljang.test',
  userType: 'user',
};
const key: Passkey = {
  id: 'sample-key',
  name: '내 휴대폰',
  synced: true,
  createdAt: '2026-11-20T03:00:00.000Z',
  lastUsedAt: null,
};
const error = refusal('패스키를 확인하지 못했어요. 다시 시도해 주세요.', 'PASSKEY_REFUSED');
const closed = Object.assign(new Error('The operation was not allowed.'), { name: 'NotAllowedError' });
const known = { type: 'support.known' } as const;
const focused = { type: 'email.focused' } as const;
const asked = { type: 'passkey.asked' } as const;
const added = { type: 'passkey.added' } as const;
const renaming = { type: 'rename.opened', id: key.id, name: key.name } as const;
const typed = { type: 'field.changed', change: { name: '회사 노트북' } } as const;
const submitted = { type: 'form.submitted' } as const;
const removal = { type: 'removal.asked', id: key.id, name: key.name } as const;
const confirmed = { type: 'removal.confirmed' } as const;

/** Registry entries of the charts of passkey login and of a member's list of passkeys. */
export const passkeyEntries: readonly RegistryEntry[] = [
  {
    title: '패스키 로그인',
    group: '공통',
    machine: passkeyMachine,
    ports: {
      offer: { done: user, error, otherErrors: [closed] },
      prove: { done: user, error, otherErrors: [closed] },
    },
    events: [known, focused, asked],
    walkthroughs: [
      { name: '버튼으로 로그인', steps: [known, asked, done('prove', user)] },
      { name: '이메일 칸에서 골라 로그인', steps: [known, focused, done('offer', user)] },
      { name: '닫고 다시', steps: [known, asked, failed('prove', closed), asked, done('prove', user)] },
      {
        name: '거절된 패스키 뒤 다시',
        steps: [known, asked, failed('prove', error), asked, done('prove', user)],
      },
      {
        name: '이메일 칸에서 고르지 않고 버튼으로',
        steps: [known, focused, asked, done('prove', user)],
      },
    ],
  },
  {
    title: '패스키 관리',
    group: '회원',
    machine: passkeyListMachine,
    ports: {
      load: { done: [key], error, empty: [] },
      add: { done: undefined, error, otherErrors: [closed] },
      rename: { done: undefined, error },
      remove: { done: undefined, error },
    },
    events: [
      added,
      renaming,
      typed,
      submitted,
      { type: 'form.closed' },
      removal,
      confirmed,
      { type: 'removal.dismissed' },
      { type: 'screen.retried' },
    ],
    walkthroughs: [
      { name: '패스키 추가', steps: [done('load', []), added, done('add'), done('load', [key])] },
      {
        name: '기기의 물음을 닫고 다시 추가',
        steps: [done('load', []), added, failed('add', closed), added, done('add'), done('load', [key])],
      },
      {
        name: '패스키 이름 바꾸기',
        steps: [done('load', [key]), renaming, typed, submitted, done('rename'), done('load', [key])],
      },
      {
        name: '묻고 패스키 삭제',
        steps: [done('load', [key]), removal, confirmed, done('remove'), done('load', [])],
      },
      {
        name: '바꾸지도 지우지도 않기',
        steps: [
          done('load', [key]),
          renaming,
          { type: 'form.closed' },
          removal,
          { type: 'removal.dismissed' },
        ],
      },
      {
        name: '못 불러온 뒤 다시',
        steps: [failed('load', error), { type: 'screen.retried' }, done('load', [key])],
      },
    ],
  },
];
