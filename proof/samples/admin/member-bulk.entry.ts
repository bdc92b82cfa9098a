import type { BulkAct } from '#domain/admin/members/member-bulk.ts';
import { memberBulkMachine } from '#machines/admin/members/member-bulk.machine.ts';
import { memberBulkFormMachine } from '#machines/admin/members/member-bulk-form.machine.ts';
import { memberFileMachine } from '#machines/admin/members/member-file.machine.ts';
import type { MemberFilters } from '#machines/admin/members/member-list.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../../entry.ts';
import { fileEntry } from '../kit/file.entry.ts';

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
      name: '포인트 주기',
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

/**
 * Registry entries of the charts of bulk actions on members: sample data and labels for tests, drawings
 * and the inspector.
 */
export const memberBulkEntries: readonly RegistryEntry[] = [bulk, form, written];
