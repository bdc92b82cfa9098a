import type { MyApplication, OwnApplication } from '#domain/seller/application.ts';
import { type DocumentView, MAX_DOCUMENT_BYTES } from '#domain/seller/application-documents.ts';
import { applicationDocumentMachine } from '#machines/seller/store/application-document.machine.ts';
import { applicationFormMachine } from '#machines/seller/store/application-form.machine.ts';
import { ownDocumentFileMachine } from '#machines/seller/store/own-document-file.machine.ts';
import { sellerApplicationMachine } from '#machines/seller/store/seller-application.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../../entry.ts';
import { fileEntry } from '../kit/file.entry.ts';

const group = '판매자';
const words = {
  storeName: '성수 신발 작업실',
  businessNo: '1234567891',
  ownerName: '김하루',
  phone: '021234567',
  zipCode: '04782',
  addressLine1: '서울특별시 성동구 성수이로 78',
  addressLine2: '3층',
  mailOrderNo: '2026-서울성동-0123',
  isMailOrderExempt: false,
  description: '오래 걷는 사람을 위한 신발을 모아요.',
};
const paper: DocumentView = { documentId: 4, kind: 'PDF', bytes: 1_263_616 };
const submitted: OwnApplication = {
  applicationId: 1,
  state: 'SUBMITTED',
  ...words,
  document: paper,
  reason: null,
  version: 1,
  sentAt: '2026-11-20T03:00:00.000Z',
  decidedAt: null,
  againFrom: null,
  againInDays: null,
};
const asked: OwnApplication = {
  ...submitted,
  state: 'MORE_INFO',
  version: 2,
  decidedAt: '2026-11-21T03:00:00.000Z',
  reason: '통신판매업 신고번호가 조회되지 않아요. 번호를 다시 확인해 주세요.',
};
const rejected: OwnApplication = {
  ...asked,
  state: 'REJECTED',
  version: 3,
  againFrom: '2026-11-28T03:00:00.000Z',
  againInDays: 5,
  reason: '사업자등록번호의 상호와 신청한 상호가 달라요.',
};
const mine = (application: OwnApplication | null, change: Partial<MyApplication> = {}): MyApplication => ({
  userType: 'user',
  application,
  inTheWay: [],
  ...change,
});

const none = mine(null);
const waits = mine(submitted, { inTheWay: ['ORDER'] });
const more = mine(asked);
const no = mine(rejected);
const again = mine({ ...rejected, againInDays: 0 });
const seller = mine({ ...submitted, state: 'APPROVED', version: 2 }, { userType: 'seller' });
const admin = mine(null, { userType: 'admin' });
const withdrawn = mine({ ...submitted, state: 'WITHDRAWN', version: 2 });

const error = new Error('신청 내용을 불러오지 못했어요.');
const outrun = refusal('다른 사람이 먼저 처리했어요. 새 내용을 확인해 주세요.', 'VERSION_CONFLICT');
const opened = { type: 'form.opened' } as const;
const closed = { type: 'form.closed' } as const;
const sent = { type: 'form.finished' } as const;
const removal = { type: 'withdrawal.asked' } as const;
const confirmed = { type: 'withdrawal.confirmed' } as const;
const dismissed = { type: 'withdrawal.dismissed' } as const;
const retried = { type: 'screen.retried' } as const;

const page: RegistryEntry = {
  title: '판매자 신청',
  group,
  machine: sellerApplicationMachine,
  rests: ['staff', 'approved'],
  ports: {
    load: { done: waits, error, otherDone: [none, more, no, again, seller, admin, withdrawn] },
    withdraw: { done: undefined, error: outrun },
  },
  events: [opened, closed, sent, removal, confirmed, dismissed, retried],
  walkthroughs: [
    { name: '처음 신청하기', steps: [done('load', none), opened, sent, done('load', waits)] },
    { name: '쓰다가 그만두기', steps: [done('load', none), opened, closed] },
    {
      name: '보완해서 다시 보내기',
      steps: [done('load', more), opened, sent, done('load', waits)],
    },
    {
      name: '철회하기',
      steps: [
        done('load', waits),
        removal,
        dismissed,
        removal,
        confirmed,
        done('withdraw'),
        done('load', withdrawn),
      ],
    },
    {
      name: '철회하는 사이 승인됨',
      steps: [done('load', waits), removal, confirmed, failed('withdraw', outrun)],
    },
    { name: '반려되어 기다리기', steps: [done('load', no)] },
    { name: '반려된 뒤 다시 신청', steps: [done('load', again), opened, sent, done('load', waits)] },
    { name: '승인되어 판매자가 됨', steps: [done('load', seller)] },
    { name: '관리자가 열어 봄', steps: [done('load', admin)] },
    { name: '못 읽은 뒤 다시', steps: [failed('load', error), retried, done('load', waits)] },
  ],
};

const taken = refusal('이미 쓰고 있는 스토어 이름이에요.', 'STORE_NAME_TAKEN');
const filled = { type: 'field.changed', change: { ...words, agreed: true } } as const;
const nameless = { type: 'field.changed', change: { storeName: '' } } as const;
const pressed = { type: 'form.submitted' } as const;

const form: RegistryEntry = {
  title: '판매자 신청서',
  group,
  machine: applicationFormMachine,
  kit: 'form',
  input: null,
  ports: { save: { done: undefined, error: taken, otherErrors: [unanswered] } },
  events: [filled, nameless, pressed],
  walkthroughs: [
    { name: '채워서 보내기', steps: [filled, pressed, done('save')] },
    {
      name: '이름이 겹쳐 다시 보내기',
      steps: [filled, pressed, failed('save', taken), pressed, done('save')],
    },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [filled, pressed, failed('save', unanswered), pressed, done('save')],
    },
    { name: '빈 신청서는 보내지지 않음', steps: [pressed] },
  ],
};

const file = new Blob(['%PDF-'], { type: 'application/pdf' });
const chosen = { type: 'paper.chosen', file, bytes: file.size } as const;
const huge = { type: 'paper.chosen', file, bytes: MAX_DOCUMENT_BYTES + 1 } as const;
const removed = { type: 'paper.removed' } as const;
const locked = refusal(
  '암호가 걸린 PDF는 열어 볼 수 없어요. 암호를 풀어 다시 올려 주세요.',
  'DOCUMENT_LOCKED',
);
const kept = done('upload', paper);

const document: RegistryEntry = {
  title: '사업자등록증 올리기',
  group,
  machine: applicationDocumentMachine,
  input: null,
  ports: { upload: { done: paper, error: locked } },
  events: [chosen, huge, removed],
  walkthroughs: [
    { name: '올리고 빼기', steps: [chosen, kept, removed] },
    { name: '올린 뒤 다른 파일로', steps: [chosen, kept, chosen, kept] },
    { name: '거절되어 다른 파일로', steps: [chosen, failed('upload', locked), chosen, kept] },
    { name: '너무 큰 파일은 보내지 않음', steps: [huge, chosen, kept, huge, removed] },
  ],
};

/**
 * Registry entries of the charts of a member's seller application: sample data and labels for tests,
 * drawings and the inspector.
 */
export const applicationEntries: readonly RegistryEntry[] = [
  page,
  form,
  document,
  fileEntry({
    title: '보낸 사업자등록증 받기',
    group,
    machine: ownDocumentFileMachine,
    filter: { applicationId: 1, kind: 'PDF' },
    fileName: 'document-1.pdf',
    bytes: new Blob(['%PDF-']),
  }),
];
