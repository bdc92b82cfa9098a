import type { BulkAct } from '#domain/admin/members/member-bulk.ts';
import { memberBulkMachine } from '#machines/admin/members/member-bulk.machine.ts';
import { memberBulkFormMachine } from '#machines/admin/members/member-bulk-form.machine.ts';
import { memberFileMachine } from '#machines/admin/members/member-file.machine.ts';
import type { MemberFilters } from '#machines/admin/members/member-list.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../entry.ts';
import { fileEntry } from '../kit/file.ts';
import { type Proof, proof } from '../page.ts';

const group = '관리';

const anybody: MemberFilters = {
  q: null,
  role: null,
  status: null,
  seen: null,
  joinedFrom: '2026-11-01',
  joinedTo: null,
};

const unproven = refusal('본인 확인이 필요해요.', 'ELEVATION_REQUIRED');

const warning: BulkAct = {
  kind: 'WARN',
  reason: 'SPAM',
  text: '같은 광고를 여러 번 올렸어요.',
  memo: '',
};

const points: BulkAct = {
  kind: 'POINTS',
  points: 500,
  reason: 'COMPENSATION',
  description: '배송이 늦었어요',
  note: '',
};

const outcomes = [{ id: 7, done: true, reason: null }];
const some = [{ id: 7, done: false, reason: '이미 같은 제재를 받고 있어요.' }];
const error = new Error('회원을 세지 못했어요.');
const ticked = { type: 'row.toggled', id: 7 } as const;
const asked = { type: 'act.asked', act: warning } as const;
const confirmed = { type: 'act.confirmed' } as const;
const cancelled = { type: 'act.cancelled' } as const;
const changed = { type: 'list.changed' } as const;
const all = { type: 'all.chosen', filter: anybody } as const;
const counted = [ticked, asked, done('count', 1)];

const bulk: RegistryEntry = {
  title: '회원 여럿 처리',
  group,
  machine: memberBulkMachine,
  ports: { count: { done: 1, error }, act: { done: outcomes, error, otherDone: [some] } },
  events: [
    ticked,
    { type: 'page.toggled', ids: [7, 8] },
    all,
    changed,
    { type: 'selection.cleared' },
    asked,
    { type: 'act.asked', act: points },
    confirmed,
    cancelled,
  ],
  walkthroughs: [
    { name: '하나 골라 경고하기', steps: [...counted, confirmed, done('act', outcomes)] },
    {
      name: '조건에 맞는 회원 모두 경고하기',
      steps: [ticked, all, asked, done('count', 12), confirmed, done('act', outcomes)],
    },
    {
      name: '포인트 지급',
      steps: [ticked, { type: 'act.asked', act: points }, done('count', 1), confirmed, done('act', outcomes)],
    },
    { name: '거절된 회원이 남음', steps: [...counted, confirmed, done('act', some)] },
    { name: '물었다가 그만두기', steps: [...counted, cancelled] },
    { name: '고른 뒤 조건이 바뀜', steps: [ticked, changed] },
  ],
};

const filled = {
  type: 'field.changed',
  change: { reason: 'SPAM', text: '같은 광고를 여러 번 올렸어요.' },
} as const;

const submitted = { type: 'form.submitted' } as const;

const form: RegistryEntry = {
  title: '여럿에게 하는 말',
  group,
  machine: memberBulkFormMachine,
  kit: 'form',
  input: 'WARN',
  ports: { save: { done: warning, error: unproven, otherErrors: [unanswered] } },
  events: [filled, { type: 'field.changed', change: { text: '' } }, submitted],
  walkthroughs: [
    { name: '적어서 세기', steps: [filled, submitted, done('save')] },
    { name: '빈 양식은 보내지지 않음', steps: [submitted] },
    {
      name: '거절되고 다시 적기',
      steps: [filled, submitted, failed('save', unproven), submitted, done('save')],
    },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [filled, submitted, failed('save', unanswered), submitted, done('save')],
    },
  ],
};

const written = fileEntry({
  title: '회원 파일',
  group,
  machine: memberFileMachine,
  filter: { filters: anybody, sort: null },
  fileName: 'members-2026-11-22.csv',
  csv: '회원 번호,닉네임\r\n',
});

export const proofs: readonly Proof[] = [
  proof(bulk, {
    about: '여러 회원을 골라 같은 안내로 경고하거나 활동을 정지하고, 포인트나 쿠폰을 줘요.',
    says: {
      count: '대상 인원을 확인해요',
      act: '고른 회원을 한 사람씩 처리해요',
      'row.toggled': '회원 한 사람을 고르거나 빼요',
      'page.toggled': '이 쪽을 모두 고르거나 빼요',
      'all.chosen': '조건에 맞는 회원을 모두 골라요',
      'list.changed': '목록의 조건이 바뀌어요',
      'selection.cleared': '고르기를 취소해요',
      'act.asked': '대상 인원 확인을 눌러요',
      'act.confirmed': '물은 일을 하겠다고 눌러요',
      'act.cancelled': '취소를 눌러요',
    },
    undriven: {
      why: 'members are ticked first, and one who is warned for one path is told for all',
      provenBy: 'e2e/member-administration.spec.ts',
    },
  }),
  proof(form, {
    about: '고른 회원 모두에게 할 말이나 줄 것과 이유를 적어요.',
    says: { save: '적은 내용으로 확인해요', 'form.submitted': '대상 인원 확인을 눌러요' },
    undriven: {
      why: 'it asks nobody: what is typed is counted next',
      provenBy: 'e2e/member-administration.spec.ts',
    },
  }),
  proof(written, {
    about: '조건에 맞는 회원을 파일로 내려받아요.',
    says: { write: '회원 목록을 파일로 만들어요', 'file.asked': '파일 내려받기를 눌러요' },
    undriven: {
      why: 'its answer is a file that the browser keeps',
      provenBy: 'e2e/member-administration.spec.ts',
    },
  }),
];
