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
import { done, failed, type RegistryEntry, refusal, unanswered } from '../../entry.ts';
import { fileEntry } from '../kit/file.entry.ts';
import { pagedEntry } from '../kit/paged.entry.ts';
import { resourceEntry } from '../kit/resource.entry.ts';

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

/**
 * Registry entries of the charts of seller applications in the admin area: sample data and labels for
 * tests, drawings and the inspector.
 */
export const applicationDeskEntries: readonly RegistryEntry[] = [
  list,
  one,
  decision,
  fileEntry({
    title: '사업자등록증 받기',
    group,
    machine: applicationFileMachine,
    filter: { applicationId: 3, kind: 'PDF' },
    fileName: 'document-3.pdf',
    bytes: new Blob(['%PDF-']),
  }),
];
