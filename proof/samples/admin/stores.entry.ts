import type { StoreRow } from '#domain/admin/stores/store-admin.ts';
import type { StoreDetail } from '#domain/seller/store/store-desk.ts';
import { storeDetailMachine } from '#machines/admin/stores/store-detail.machine.ts';
import { type StoreFormAbout, storeFormMachine } from '#machines/admin/stores/store-form.machine.ts';
import { type StoreFilters, storeListMachine } from '#machines/admin/stores/store-list.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../../entry.ts';
import { pagedEntry } from '../kit/paged.entry.ts';
import { resourceEntry } from '../kit/resource.entry.ts';

const group = '관리';
const store: StoreRow = {
  storeId: 4,
  name: '골목 신발',
  seller: { userId: 9, nickname: '골목점장' },
  state: 'OPEN',
  pauseReason: null,
  pausedBy: null,
  products: 12,
  version: 1,
  sold30: 4_120_000,
  feeBasisPoints: 1_000,
  createdAt: '2026-03-02T03:00:00.000Z',
};
const paused: StoreRow = {
  ...store,
  storeId: 5,
  name: '한강 러너스',
  state: 'PAUSED',
  pauseReason: '배송이 2주 넘게 늦어졌어요.',
  pausedBy: 'ADMIN',
};
const none: StoreFilters = { q: null, state: null };
const filter = { filters: none, sort: null, size: 20 };

const list = pagedEntry({
  title: '스토어 목록',
  group,
  machine: storeListMachine,
  filters: 'withPage',
  reloads: true,
  filter,
  narrowed: { ...filter, filters: { ...none, state: 'CLOSED' } },
  beside: { counts: { OPEN: 1, PAUSED: 1, CLOSED: 0 } },
  items: [store, paused],
  error: new Error('스토어를 불러오지 못했어요.'),
});

const detail: StoreDetail = {
  storeId: 4,
  name: '골목 신발',
  seller: { userId: 9, nickname: '골목점장' },
  description: '골목에서 고른 신발이에요.',
  state: 'OPEN',
  pauseReason: null,
  pausedBy: null,
  businessNo: '1234567891',
  ownerName: '김골목',
  mailOrderNo: '2026-서울성동-0123',
  address: '(04782) 서울특별시 성동구 성수이로 78',
  phone: '021234567',
  email: 'alley@example.com',
  returnAddress: null,
  courier: 'CJ대한통운',
  goods: { DRAFT: 1, ON_SALE: 12, HIDDEN: 2, SUSPENDED: 0 },
  ownPhone: { orders: 3, reviews: 1 },
  sold30: 4_120_000,
  hasOpenOrders: false,
  feeBasisPoints: 1_000,
  version: 1,
  nextFee: { basisPoints: 875, from: '2026-11-30' },
  createdAt: store.createdAt,
};
const one = resourceEntry({
  title: '스토어 하나',
  group,
  machine: storeDetailMachine,
  input: 4,
  reloads: true,
  load: { done: detail, error: new Error('스토어를 불러오지 못했어요.') },
});

const about: StoreFormAbout = { store, deed: 'pause' };
const typed = { type: 'field.changed', change: { reason: '배송이 2주 넘게 늦어졌어요.' } } as const;
const empty = { type: 'field.changed', change: { percent: '31', storeName: '' } } as const;
const submitted = { type: 'form.submitted' } as const;
const outrun = refusal('다른 사람이 먼저 처리했어요. 새 내용을 확인해 주세요.', 'VERSION_CONFLICT');

const form: RegistryEntry = {
  title: '스토어 바꾸기',
  group,
  machine: storeFormMachine,
  kit: 'form',
  input: about,
  ports: { save: { done: undefined, error: outrun, otherErrors: [unanswered] } },
  events: [typed, empty, { type: 'field.changed', change: { reason: '' } }, submitted],
  walkthroughs: [
    { name: '이유를 적어 중지', steps: [typed, submitted, done('save')] },
    { name: '이유 없이는 보내지지 않음', steps: [submitted] },
    {
      name: '다른 사람이 먼저 중지',
      steps: [typed, submitted, failed('save', outrun), submitted, done('save')],
    },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [typed, submitted, failed('save', unanswered), submitted, done('save')],
    },
  ],
};

/**
 * Registry entries of the charts of store administration: sample data and labels for tests, drawings and
 * the inspector.
 */
export const storeEntries: readonly RegistryEntry[] = [list, one, form];
