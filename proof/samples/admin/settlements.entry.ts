import type { SettledStore } from '#domain/seller/settlements/settlement.ts';
import {
  type SettlementFilters,
  settlementDeskMachine,
} from '#machines/admin/stores/settlement-desk.machine.ts';
import { settlementPaymentMachine } from '#machines/admin/stores/settlement-payment.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../../entry.ts';
import { pagedEntry } from '../kit/paged.entry.ts';

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
  adjustments: -54_000,
  payable: 162_000,
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

/**
 * Registry entries of the charts of settlements in the admin area: sample data and labels for tests,
 * drawings and the inspector.
 */
export const settlementDeskEntries: readonly RegistryEntry[] = [list, payment];
