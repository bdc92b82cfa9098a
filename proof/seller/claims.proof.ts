import { claimDeskMachine } from '#machines/seller/claims/claim-desk.machine.ts';
import { claimListMachine } from '#machines/seller/claims/claim-list.machine.ts';
import { claimParcelMachine } from '#machines/seller/claims/claim-parcel.machine.ts';
import { type ClaimStepAbout, claimStepMachine } from '#machines/seller/claims/claim-step.machine.ts';
import { done, failed, type RegistryEntry, unanswered } from '../entry.ts';
import { pagedEntry } from '../kit/paged.ts';
import { type Proof, proof } from '../page.ts';
import { claimDesk, claimList, claimStep } from './claims.driver.ts';
import {
  about,
  approved,
  asked,
  checked,
  claim,
  collecting,
  counts,
  dropped,
  error,
  exchange,
  filter,
  group,
  inTime,
  late,
  moved,
  none,
  noted,
  received,
  rejected,
  sentBack,
  shown,
  submitted,
  taken,
  typed,
  unclear,
  worn,
} from './claims.samples.ts';

const list = pagedEntry({
  title: '반품·교환 요청 목록',
  group,
  machine: claimListMachine,
  error,
  filters: 'withPage',
  reloads: true,
  filter,
  beside: { counts },
  narrowed: { ...filter, filters: { ...none, state: 'REJECTED' } },
  items: [asked, late, inTime, exchange],
});

const chosen = (step: ClaimStepAbout['step']) => ({ type: 'step.chosen', step });

const desk: RegistryEntry = {
  title: '반품·교환 요청 하나',
  group,
  machine: claimDeskMachine,
  input: { id: 7 },
  ports: { load: { done: claim, error, otherDone: [approved, collecting, received, checked, rejected] } },
  events: [
    { type: 'screen.retried' },
    chosen('approve'),
    chosen('collect'),
    chosen('receive'),
    chosen('check'),
    chosen('complete'),
    chosen('reject'),
    dropped,
    taken,
    moved,
    noted,
  ],
  walkthroughs: [
    {
      name: '승인하고 수거해 검수하고 완료',
      steps: [
        shown(claim),
        chosen('approve'),
        taken,
        shown(approved),
        chosen('collect'),
        taken,
        shown(collecting),
        chosen('receive'),
        taken,
        shown(received),
        chosen('check'),
        taken,
        shown(checked),
        chosen('complete'),
        taken,
        shown(rejected),
      ],
    },
    {
      name: '받아 보고 거절',
      steps: [
        shown(received),
        chosen('reject'),
        dropped,
        chosen('reject'),
        taken,
        shown(rejected),
        noted,
        shown(sentBack),
      ],
    },
    {
      name: '다른 곳에서 먼저 처리',
      steps: [shown(claim), chosen('collect'), moved, shown(rejected)],
    },
    {
      name: '실패 뒤 다시 시도',
      steps: [failed('load', error), { type: 'screen.retried' }, shown(claim)],
    },
  ],
};

const step: RegistryEntry = {
  title: '반품·교환 요청 처리',
  group,
  machine: claimStepMachine,
  kit: 'form',
  input: about,
  ports: {
    save: {
      done: { isMoved: false },
      error: unclear,
      otherErrors: [unanswered],
      otherDone: [{ isMoved: true }],
    },
  },
  events: [worn, { type: 'field.changed', change: { reason: null, answer: '' } }, submitted],
  walkthroughs: [
    { name: '사유를 적어 거절', steps: [worn, submitted, done('save', { isMoved: false })] },
    { name: '사유 없이는 보내지지 않음', steps: [submitted] },
    {
      name: '거절된 뒤 다시 보내기',
      steps: [worn, submitted, failed('save', unclear), submitted, done('save', { isMoved: false })],
    },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [worn, submitted, failed('save', unanswered), submitted, done('save', { isMoved: false })],
    },
  ],
};

const parcel: RegistryEntry = {
  title: '반송 송장',
  group,
  machine: claimParcelMachine,
  kit: 'form',
  input: { id: 7, before: { carrier: '', tracking: '' } },
  ports: { save: { done: undefined, error: unclear, otherErrors: [unanswered] } },
  events: [typed, { type: 'field.changed', change: { carrier: '' } }, submitted],
  walkthroughs: [
    { name: '송장을 적어 저장', steps: [typed, submitted, done('save')] },
    { name: '택배사 없이는 보내지지 않음', steps: [submitted] },
    {
      name: '거절된 뒤 다시 저장',
      steps: [typed, submitted, failed('save', unclear), submitted, done('save')],
    },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [typed, submitted, failed('save', unanswered), submitted, done('save')],
    },
  ],
};

export const proofs: readonly Proof[] = [
  proof(list, {
    about: '반품과 교환 요청을 할 일에 따라 골라 보고, 하나를 열어요.',
    says: { loadPage: '요청 한 쪽을 불러와요' },
    driver: claimList,
  }),
  proof(desk, {
    about: '요청 하나의 사유와 사진, 돌려줄 돈을 보고 다음 일을 골라요.',
    says: {
      load: '요청 하나를 불러와요',
      'step.chosen': '승인, 수거 접수, 입고 확인, 검수, 완료, 거절 가운데 하나를 눌러요',
      'step.dropped': '취소를 눌러요',
      'step.taken': '고른 일이 끝났어요',
      'parcel.noted': '반송 송장을 적어요',
      'claim.moved': '다른 곳에서 먼저 처리됐어요',
    },
    driver: claimDesk,
  }),
  proof(step, {
    about: '택배사, 검수 메모, 할 말이나 거절 사유를 적어 처리해요.',
    says: { save: '적은 대로 처리해요', 'form.submitted': '하기를 눌러요' },
    driver: claimStep,
  }),
  proof(parcel, {
    about: '거절한 상품을 돌려보낸 택배사와 송장 번호를 적거나 고쳐요.',
    says: { save: '송장을 저장해요', 'form.submitted': '저장하기를 눌러요' },
    undriven: {
      why: 'no request of the seed was received and then rejected, and each path would need one of its own',
      provenBy: 'tests/views/seller/claim-panel.test.tsx',
    },
  }),
];
