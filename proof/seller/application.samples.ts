import type { MyApplication, OwnApplication } from '#domain/seller/application.ts';
import { type DocumentView, MAX_DOCUMENT_BYTES } from '#domain/seller/application-documents.ts';
import { done, refusal } from '../entry.ts';

export const group = '판매자';

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

export const storedDocument: DocumentView = { documentId: 4, kind: 'PDF', bytes: 1_263_616 };

const submitted: OwnApplication = {
  applicationId: 1,
  state: 'SUBMITTED',
  ...words,
  document: storedDocument,
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

export const none = mine(null);
export const waits = mine(submitted, { inTheWay: ['ORDER'] });
export const more = mine(asked);
export const no = mine(rejected);
export const again = mine({ ...rejected, againInDays: 0 });
export const seller = mine({ ...submitted, state: 'APPROVED', version: 2 }, { userType: 'seller' });
export const admin = mine(null, { userType: 'admin' });
export const withdrawn = mine({ ...submitted, state: 'WITHDRAWN', version: 2 });
export const error = new Error('신청 내용을 불러오지 못했어요.');

export const editConflict = refusal(
  '다른 곳에서 먼저 처리했어요. 새 내용을 확인해 주세요.',
  'VERSION_CONFLICT',
);

export const opened = { type: 'form.opened' } as const;
export const closed = { type: 'form.closed' } as const;
export const sent = { type: 'form.finished' } as const;
export const removal = { type: 'withdrawal.asked' } as const;
export const confirmed = { type: 'withdrawal.confirmed' } as const;
export const dismissed = { type: 'withdrawal.dismissed' } as const;
export const retried = { type: 'screen.retried' } as const;
export const taken = refusal('이미 쓰고 있는 스토어 이름이에요.', 'STORE_NAME_TAKEN');
export const filled = { type: 'field.changed', change: { ...words, agreed: true } } as const;
export const unnamed = { type: 'field.changed', change: { storeName: '' } } as const;
export const pressed = { type: 'form.submitted' } as const;
const file = new Blob(['%PDF-'], { type: 'application/pdf' });
export const chosen = { type: 'paper.chosen', file, bytes: file.size } as const;
export const huge = { type: 'paper.chosen', file, bytes: MAX_DOCUMENT_BYTES + 1 } as const;
export const removed = { type: 'paper.removed' } as const;

export const locked = refusal(
  '비밀번호가 걸린 PDF는 올릴 수 없어요. 비밀번호를 해제하고 다시 올려 주세요.',
  'DOCUMENT_LOCKED',
);

export const kept = done('upload', storedDocument);
