import type { ApplicationDetail, ApplicationRow } from '#domain/seller/application-desk.ts';
import {
  applicationDecisionMachine,
  type DecisionAbout,
} from '#machines/admin/stores/application-decision.machine.ts';
import { applicationDetailMachine } from '#machines/admin/stores/application-detail.machine.ts';
import { applicationFileMachine } from '#machines/admin/stores/application-file.machine.ts';
import {
  type ApplicationFilters,
  applicationListMachine,
} from '#machines/admin/stores/application-list.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../entry.ts';
import { fileEntry } from '../kit/file.ts';
import { pagedEntry } from '../kit/paged.ts';
import { resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';

const group = '관리';
const error = new Error('판매자 신청을 불러오지 못했어요.');

const row: ApplicationRow = {
  applicationId: 3,
  state: 'SUBMITTED',
  storeName: '성수 신발 작업실',
  version: 1,
  applicant: { userId: 12, nickname: '하루러너' },
  sentAt: '2026-11-20T03:00:00.000Z',
  decidedAt: null,
};

const none: ApplicationFilters = { q: null, state: null };
const filter = { filters: none, sort: null, size: 20 };
const counts = { SUBMITTED: 2, MORE_INFO: 0, APPROVED: 4, REJECTED: 1, WITHDRAWN: 0 };

const list = pagedEntry({
  title: '판매자 신청 목록',
  group,
  machine: applicationListMachine,
  filters: 'withPage',
  reloads: true,
  filter,
  error,
  beside: { counts },
  narrowed: { ...filter, filters: { ...none, state: 'WITHDRAWN' } },
  items: [row, { ...row, applicationId: 4, storeName: '한강 러너스 하우스' }],
});

/** Sample seller application, as an admin sees it. */
export const application: ApplicationDetail = {
  ...row,
  businessNo: '1234567891',
  ownerName: '김하루',
  phone: '021234567',
  zipCode: '04782',
  addressLine1: '서울특별시 성동구 성수이로 78',
  addressLine2: '3층',
  isMailOrderExempt: false,
  mailOrderNo: '2026-서울성동-0123',
  description: '오래 걷는 사람을 위한 신발을 모아요.',
  document: { documentId: 4, kind: 'PDF', bytes: 1_263_616 },
  reason: null,
  decidedBy: null,
  isNumberValid: true,
  inTheWay: ['ORDER'],
  twins: [{ by: 'NAME', kind: 'STORE', id: 2, name: '성수 신발작업실', state: 'OPEN' }],
  history: { joinedAt: '2026-03-02T03:00:00.000Z', orders: 3, sanctions: 0, earlier: [] },
};

const one = resourceEntry({
  title: '판매자 신청 하나',
  group,
  machine: applicationDetailMachine,
  input: 3,
  load: { done: application, error },
});

const about: DecisionAbout = { applicationId: 3, version: 1 };

const rejecting = {
  type: 'field.changed',
  change: { deed: 'reject', reason: '상호가 서류와 달라요.' },
} as const;

const approving = { type: 'field.changed', change: { deed: 'approve' } } as const;
const submitted = { type: 'form.submitted' } as const;

const open = refusal(
  '신청한 회원에게 끝나지 않은 주문이 있어 승인할 수 없어요.',
  'APPLICANT_HAS_OPEN_ORDERS',
);

const decision: RegistryEntry = {
  title: '판매자 신청 결정',
  group,
  machine: applicationDecisionMachine,
  kit: 'form',
  input: about,
  ports: { save: { done: undefined, error: open, otherErrors: [unanswered] } },
  events: [rejecting, approving, submitted],
  walkthroughs: [
    { name: '승인', steps: [approving, submitted, done('save')] },
    { name: '이유를 적어 반려', steps: [rejecting, submitted, done('save')] },
    { name: '고르지 않으면 보내지지 않음', steps: [submitted] },
    {
      name: '끝나지 않은 주문이 있어 반려로 바꿈',
      steps: [approving, submitted, failed('save', open), rejecting, submitted, done('save')],
    },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [approving, submitted, failed('save', unanswered), submitted, done('save')],
    },
  ],
};

export const proofs: readonly Proof[] = [
  proof(list, {
    about: '판매자 신청을 상태별로 보고 찾아요.',
    says: { loadPage: '신청 한 쪽을 불러와요' },
    undriven: {
      why: 'the seed has no applications: who applied in one path would be decided about in all',
      provenBy: 'tests/views/admin/application-desk.test.tsx',
    },
  }),
  proof(one, {
    about: '신청 하나를 닮은 신청과 함께 살펴봐요.',
    says: { load: '신청 하나를 불러와요' },
    undriven: {
      why: 'it opens beside an application, of which the seed has none',
      provenBy: 'tests/views/admin/application-desk.test.tsx',
    },
  }),
  proof(decision, {
    about: '신청을 승인하거나, 보완을 요청하거나, 반려해요.',
    says: { save: '결정을 보내요', 'form.submitted': '결정하기를 눌러요' },
    undriven: {
      why: 'an application is decided once, and the seed has none',
      provenBy: 'tests/views/admin/application-desk.test.tsx',
    },
  }),
  proof(
    fileEntry({
      title: '사업자등록증 받기',
      group,
      machine: applicationFileMachine,
      filter: { applicationId: 3, kind: 'PDF' },
      fileName: 'document-3.pdf',
      bytes: new Blob(['%PDF-']),
    }),
    {
      about: '신청에 붙은 사업자등록증을 받아 봐요. 누가 열었는지 기록에 남아요.',
      says: { write: '붙은 파일을 가져와요', 'file.asked': '파일 받기를 눌러요' },
      undriven: {
        why: 'its answer is a file that the browser keeps',
        provenBy: 'tests/views/admin/application-desk.test.tsx',
      },
    },
  ),
];
