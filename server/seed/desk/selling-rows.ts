import type { ApplicationForm } from '#domain/seller/application.ts';
import type { ClaimForm } from '#domain/trade/claims/claim.ts';
import type { Person } from './people.ts';

const DAYS = 24;

type Answer = { to: 'MORE_INFO' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN'; reason: string };
/** Scripted application with its decision. */
export type Application = Omit<ApplicationForm, 'agreed' | 'documentId'> & {
  by: Person;
  hours: number;
  /** Decision; null while it waits. */
  answer: Answer | null;
  /** True if a business document is attached. */
  hasPaper?: true;
};

const business = {
  zipCode: '04782',
  addressLine1: '서울특별시 성동구 성수이로 78',
  isMailOrderExempt: false,
};

/** Applications in every state by key. */
export const APPLICATIONS: Readonly<Record<string, Application>> = {
  waiting: {
    ...business,
    by: 'slow',
    hours: 5,
    storeName: '느린걸음 상점',
    businessNo: '2108745319',
    ownerName: '송느림',
    phone: '0212345678',
    addressLine2: '2층',
    mailOrderNo: '제2026-서울성동-0101호',
    description: '오래 걷는 사람을 위한 워킹화를 골라 팝니다.',
    answer: null,
    hasPaper: true,
  },
  incomplete: {
    ...business,
    by: 'collector',
    hours: 3 * DAYS,
    storeName: '수집가의 방',
    businessNo: '1180234673',
    ownerName: '배수집',
    phone: '01022223333',
    addressLine2: '',
    mailOrderNo: '제2026-서울성동-0102호',
    description: '모아 둔 운동화를 나눠 팝니다.',
    answer: { to: 'MORE_INFO', reason: '대표자 이름이 사업자등록과 달라요. 확인해서 다시 보내 주세요.' },
  },
  refused: {
    ...business,
    by: 'days',
    hours: 9 * DAYS,
    storeName: '하루 중고상점',
    businessNo: '3055198207',
    ownerName: '유하루',
    phone: '01044445555',
    addressLine2: '',
    mailOrderNo: '',
    description: '신던 신발을 사고팝니다.',
    isMailOrderExempt: true,
    answer: { to: 'REJECTED', reason: '중고 상품은 아직 팔 수 없어요.' },
  },
  dropped: {
    ...business,
    by: 'heels',
    hours: 6 * DAYS,
    storeName: '굽 연구소',
    businessNo: '6401273852',
    ownerName: '차굽높',
    phone: '01066667777',
    addressLine2: '',
    mailOrderNo: '제2026-서울성동-0104호',
    description: '굽이 낮은 구두만 팝니다.',
    answer: { to: 'WITHDRAWN', reason: '' },
  },
  approved: {
    ...business,
    by: 'maker',
    hours: 20 * DAYS,
    storeName: '새벽공방',
    businessNo: '1299345028',
    ownerName: '도새벽',
    phone: '0298765432',
    addressLine2: '지하 1층',
    mailOrderNo: '제2026-서울성동-0105호',
    description: '새벽마다 한 켤레씩 짓습니다.',
    answer: { to: 'APPROVED', reason: '' },
  },
};

/** Return of the scripted demo data. */
export type Return = Pick<ClaimForm, 'reason' | 'detail'> & {
  by: Person;
  /** Hours ago of the claim. */
  hours: number;
  /** Index of the purchase, and number of products to skip. */
  place: number;
  skip: number;
  /** State that the return has reached. */
  is: 'FETCHED' | 'RECEIVED' | 'SENT_BACK';
};

/** Returns in progress: one collected, one received, one sent back to the buyer. */
export const RETURNS: readonly Return[] = [
  {
    by: 'backer',
    hours: 26,
    place: 13,
    skip: 3,
    reason: 'SIZE',
    detail: '발볼이 좁아요.',
    is: 'FETCHED',
  },
  {
    by: 'seam',
    hours: 52,
    place: 14,
    skip: 6,
    reason: 'DEFECT',
    detail: '박음질이 풀렸어요.',
    is: 'RECEIVED',
  },
  {
    by: 'copier',
    hours: 80,
    place: 15,
    skip: 15,
    reason: 'SIZE',
    detail: '생각보다 커요.',
    is: 'SENT_BACK',
  },
];
