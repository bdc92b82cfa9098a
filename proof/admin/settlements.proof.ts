import { listAllSettlements, type SettledStore } from '#domain/seller/settlements/settlement.ts';
import {
  type SettlementFilters,
  settlementDeskMachine,
} from '#machines/admin/stores/settlement-desk.machine.ts';
import { settlementPaymentMachine } from '#machines/admin/stores/settlement-payment.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../entry.ts';
import { retry } from '../kit/driver.ts';
import { pagedEntry } from '../kit/paged.ts';
import { pageLike } from '../kit/pages.ts';
import { type Proof, proof } from '../page.ts';

const group = '관리';

const closed: SettledStore = {
  settlementId: 2,
  storeId: 4,
  storeName: '골목 신발',
  state: 'CLOSED',
  lines: 4,
  periodStart: '2026-11-09',
  periodEnd: '2026-11-15',
  closedAt: '2026-11-15T15:05:00.000Z',
  gross: 240_000,
  fee: 24_000,
  coupons: 5_000,
  followers: 0,
  adjustments: -54_000,
  payable: 157_000,
  paidOn: null,
};

const none: SettlementFilters = { paid: null };
const filter = { filters: none, sort: null, size: 20 };

const list = pagedEntry({
  title: '정산 관리',
  group,
  machine: settlementDeskMachine,
  filters: 'withPage',
  reloads: true,
  filter,
  narrowed: { ...filter, filters: { paid: 'PAID' } },
  beside: { counts: { unpaid: 162_000 } },
  items: [closed, { ...closed, settlementId: 1, state: 'PAID', paidOn: '2026-11-11' }],
  error: new Error('정산서를 불러오지 못했어요.'),
});

const typed = { type: 'field.changed', change: { paidOn: '2026-11-20' } } as const;
const submitted = { type: 'form.submitted' } as const;
const paid = refusal('이미 지급한 정산서예요.', 'SETTLEMENT_PAID');

const payment: RegistryEntry = {
  title: '정산 지급',
  group,
  machine: settlementPaymentMachine,
  kit: 'form',
  input: { id: 2, today: '2026-11-23' },
  ports: { save: { done: undefined, error: paid, otherErrors: [unanswered] } },
  events: [typed, { type: 'field.changed', change: { paidOn: '' } }, submitted],
  walkthroughs: [
    { name: '지급한 날을 적어 보내기', steps: [typed, submitted, done('save')] },
    {
      name: '날 없이는 보내지지 않음',
      steps: [{ type: 'field.changed', change: { paidOn: '' } }, submitted],
    },
    {
      name: '다른 관리자가 먼저 지급',
      steps: [submitted, failed('save', paid), submitted, done('save')],
    },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [submitted, failed('save', unanswered), submitted, done('save')],
    },
  ],
};

/** Whether the table shows paid statements already. */
const isPaid = ({ query }: Readonly<Record<string, unknown>>): boolean =>
  JSON.stringify(query).includes('PAID');

export const proofs: readonly Proof[] = [
  proof(list, {
    about: '모든 스토어의 정산서와 지급할 금액을 봐요.',
    says: { loadPage: '정산서 한 쪽을 불러와요' },
    driver: {
      member: 'admin',
      path: '/admin/sellers?view=settlements',
      ports: { loadPage: { asks: [listAllSettlements], answer: pageLike } },
      events: {
        'filter.changed': {
          press: (page, { page: turned }) =>
            turned
              ? page.getByRole('button', { name: '다음', exact: true })
              : page.getByRole('group', { name: '보기' }).getByRole('button', { name: '지급 완료' }),
        },
        'screen.retried': retry,
      },
      offscreen: { 'screen.reloaded': 'A statement is paid first.' },
      // The pager is there only with several pages, and the values of the address are no change.
      hidden: ({ type, page }, { state, context }) =>
        type === 'filter.changed' && (page ? state !== 'loaded.filled' : isPaid(context)),
    },
  }),
  proof(payment, {
    about: '정산서를 언제 지급했는지 적어요.',
    says: { save: '지급한 날을 보내요', 'form.submitted': '지급 완료로 표시를 눌러요' },
    undriven: {
      why: 'it opens within a dialog, and a statement that is paid for one path is paid for all',
      provenBy: 'tests/views/admin/settlement-desk.test.tsx',
    },
  }),
];
