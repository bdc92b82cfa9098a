import { listStores, type StoreRow } from '#domain/admin/stores/store-admin.ts';
import { readStore, type StoreDetail } from '#domain/seller/store/store-desk.ts';
import { storeDetailMachine } from '#machines/admin/stores/store-detail.machine.ts';
import { type StoreFormAbout, storeFormMachine } from '#machines/admin/stores/store-form.machine.ts';
import { type StoreFilters, storeListMachine } from '#machines/admin/stores/store-list.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../entry.ts';
import { retry } from '../kit/driver.ts';
import { pagedEntry } from '../kit/paged.ts';
import { pageLike } from '../kit/pages.ts';
import { resource, resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';

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
const outrun = refusal('다른 곳에서 먼저 처리했어요. 새 내용을 확인해 주세요.', 'VERSION_CONFLICT');

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

const PAGE = '/admin/sellers';
const member = 'admin';

/** Whether the table shows closed stores already. */
const isClosed = ({ query }: Readonly<Record<string, unknown>>): boolean =>
  JSON.stringify(query).includes('CLOSED');

export const proofs: readonly Proof[] = [
  proof(list, {
    about: '스토어를 찾고, 파는지 멈췄는지 봐요.',
    says: { loadPage: '스토어 한 쪽을 불러와요' },
    driver: {
      member,
      path: PAGE,
      ports: { loadPage: { asks: [listStores], answer: pageLike } },
      events: {
        'filter.changed': {
          press: (page, { page: turned }) =>
            turned
              ? page.getByRole('button', { name: '다음', exact: true })
              : page.getByRole('group', { name: '보기' }).getByRole('button', { name: /^닫음/ }),
        },
        'screen.retried': retry,
      },
      offscreen: { 'screen.reloaded': 'A store is paused or resumed first.' },
      endsTour: { 'filter.changed': 'the seed has nothing that is found by it' },
      // The pager is there only with several pages, and the values of the address are no change.
      hidden: ({ type, page }, { state, context }) =>
        type === 'filter.changed' && (page ? state !== 'loaded.filled' : isClosed(context)),
    },
  }),
  proof(one, {
    about: '스토어 하나를 자세히 봐요.',
    says: { load: '스토어 하나를 불러와요' },
    driver: {
      ...resource(`${PAGE}?open=1`, { asks: [readStore] }, member),
      offscreen: { 'screen.reloaded': 'Something is done to the store first.' },
    },
  }),
  proof(form, {
    about: '이유를 적어 스토어의 판매를 중지하거나 다시 팔게 하고, 닫거나 수수료율과 이름을 바꿔요.',
    says: { save: '바꿀 것을 보내요', 'form.submitted': '할 일의 이름을 단 버튼을 눌러요' },
    undriven: {
      why: 'it opens within a dialog, and a store that is paused for one path is paused for all',
      provenBy: 'e2e/shop-settings.spec.ts',
    },
  }),
];
