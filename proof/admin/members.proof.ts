import type { MemberDetail } from '#domain/admin/members/member-detail.ts';
import type { ListedMember } from '#domain/admin/members/member-list.ts';
import { memberActionMachine } from '#machines/admin/members/member-action.machine.ts';
import { memberDetailMachine } from '#machines/admin/members/member-detail.machine.ts';
import { memberFormMachine } from '#machines/admin/members/member-form.machine.ts';
import type { MemberFormAbout } from '#machines/admin/members/member-form.model.ts';
import { type MemberFilters, memberListMachine } from '#machines/admin/members/member-list.machine.ts';
import { done, failed, refusal, unanswered } from '../entry.ts';
import { pagedEntry } from '../kit/paged.ts';
import { resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';
import { memberAction, memberDetail, memberForm, memberList } from './members.driver.ts';

const group = '관리';
const at = '2026-11-20T03:00:00.000Z';

const listed: ListedMember = {
  userId: 3,
  nickname: '민준러너',
  email: 'm****n@sinbaljang.test',
  profileImageUrl: null,
  role: 'user',
  state: 'ACTIVE',
  isLocked: false,
  level: 'Lv.3 🥇 골드',
  joinedAt: at,
  seenAt: at,
  orders: 4,
  reports: 1,
};

const { orders: _, reports: __, ...shown } = listed;

const detail: MemberDetail = {
  ...shown,
  points: 1_200,
  emailVerifiedAt: at,
  phoneVerifiedAt: null,
  withdrawnAt: null,
  hasPassword: true,
  hasMfa: false,
  passkeys: 0,
  socials: [],
  counts: {
    orders: 4,
    ordersWon: 320_000,
    lastOrderAt: at,
    claims: 0,
    coupons: 1,
    badges: 2,
    feeds: 1,
    comments: 3,
    reviews: 1,
    votes: 0,
    reports: 1,
  },
  mfaReset: null,
  waitingGrants: [],
  waitingActivities: [],
  postsHidden: null,
  sanctions: [],
  consents: [],
  sessions: [{ sessionId: 9, device: 'Chrome · Windows', method: 'PASSWORD', createdAt: at, lastUsedAt: at }],
  logIns: [],
  orders: [],
  claims: [],
  ledger: [],
  coupons: [],
  badges: [],
  feeds: [],
  comments: [],
  reviews: [],
  votes: [],
  cases: [],
  memos: [],
  audit: [],
};

const NOBODY_NAMED: MemberFilters = {
  q: null,
  role: null,
  status: null,
  seen: null,
  joinedFrom: null,
  joinedTo: null,
};

const filter = { filters: NOBODY_NAMED, sort: null, size: 20 };
const narrowed = { ...filter, filters: { ...NOBODY_NAMED, q: '없는 사람' } };
const counts = { all: 12, seller: 3, admin: 1, held: 0, locked: 0, pending: 0, deleted: 1 };
const about: MemberFormAbout = { deed: 'memo', userId: 3, sanctionId: 0, inForce: {}, role: 'admin' };
const filled = { type: 'field.changed', change: { text: '전화로 배송지를 확인했어요' } } as const;
const submitted = { type: 'form.submitted' } as const;
const refused = refusal('회원을 찾을 수 없어요.', 'USER_NOT_FOUND');
const asked = { type: 'removal.asked' } as const;
const confirmed = { type: 'removal.confirmed' } as const;
const dismissed = { type: 'removal.dismissed' } as const;

export const proofs: readonly Proof[] = [
  proof(
    pagedEntry({
      title: '회원 목록',
      group,
      machine: memberListMachine,
      filters: 'withPage',
      reloads: true,
      filter,
      narrowed,
      beside: { counts },
      items: [listed, { ...listed, userId: 4, nickname: '서연', state: 'SILENCED' }],
      error: new Error('회원을 불러오지 못했어요.'),
    }),
    {
      about: '회원을 찾고 걸러 보고, 한 사람을 열어요.',
      says: { loadPage: '회원 한 쪽을 불러와요' },
      driver: memberList,
    },
  ),
  proof(
    resourceEntry({
      title: '회원 한 사람',
      group,
      machine: memberDetailMachine,
      input: { id: 3 },
      reloads: true,
      load: { done: detail, error: new Error('회원 정보를 불러오지 못했어요.') },
    }),
    {
      about: '회원 한 사람이 한 일과 지금 상태를 봐요.',
      says: { load: '회원 한 사람을 불러와요' },
      driver: memberDetail,
    },
  ),
  proof(
    {
      title: '회원에게 하는 일',
      group,
      machine: memberFormMachine,
      kit: 'form',
      input: about,
      ports: { save: { done: null, error: refused, otherErrors: [unanswered] } },
      events: [filled, { type: 'field.changed', change: { text: '' } }, submitted],
      walkthroughs: [
        { name: '적어서 보내기', steps: [filled, submitted, done('save')] },
        {
          name: '거절되고 다시 보내기',
          steps: [filled, submitted, failed('save', refused), submitted, done('save')],
        },
        {
          name: '답을 못 받아 다시 보내기',
          steps: [filled, submitted, failed('save', unanswered), submitted, done('save')],
        },
        { name: '빈 양식은 보내지지 않음', steps: [submitted] },
      ],
    },
    {
      about: '제재, 해제, 메모, 포인트, 활동 점수, 역할을 적어서 보내거나 개인정보를 볼 이유를 골라요.',
      says: { save: '적은 것을 보내요', 'form.submitted': '확인을 눌러요' },
      driver: memberForm,
    },
  ),
  proof(
    {
      title: '회원 계정 돌보기',
      group,
      machine: memberActionMachine,
      kit: 'removal',
      input: { id: 3 },
      ports: { remove: { done: undefined, error: new Error('이미 처리했거나 없는 요청이에요.') } },
      events: [asked, confirmed, dismissed],
      walkthroughs: [
        { name: '묻고 하기', steps: [asked, confirmed, done('remove')] },
        { name: '물었다가 그만두기', steps: [asked, dismissed] },
        {
          name: '거절되고 다시 하기',
          steps: [asked, confirmed, failed('remove', refused), asked, confirmed, done('remove')],
        },
      ],
    },
    {
      about: '한 번 묻고 나서 회원의 계정에 한 가지 일을 해요.',
      says: { remove: '고른 일을 해요', 'removal.asked': '할 일을 눌러요' },
      driver: memberAction,
    },
  ),
];
