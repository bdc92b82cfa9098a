import type { RunningSettlement, Settlement, SettlementLine } from '#domain/seller/settlements/settlement.ts';
import { settlementFileMachine } from '#machines/seller/settlements/settlement-file.machine.ts';
import { settlementLinesMachine } from '#machines/seller/settlements/settlement-lines.machine.ts';
import { settlementListMachine } from '#machines/seller/settlements/settlement-list.machine.ts';
import { fileEntry } from '../kit/file.entry.ts';
import { pagedEntry } from '../kit/paged.entry.ts';

const group = '판매자';
const sums = { gross: 240_000, fee: 24_000, adjustments: -54_000, payable: 162_000, lines: 4 };
const closed: Settlement = {
  settlementId: 2,
  periodStart: '2026-11-09',
  periodEnd: '2026-11-15',
  state: 'CLOSED',
  ...sums,
  closedAt: '2026-11-15T15:05:00.000Z',
  paidOn: null,
};
const paid: Settlement = {
  ...closed,
  settlementId: 1,
  periodStart: '2026-11-02',
  periodEnd: '2026-11-08',
  state: 'PAID',
  closedAt: '2026-11-08T15:05:00.000Z',
  paidOn: '2026-11-11',
};
const open: RunningSettlement = {
  periodStart: '2026-11-16',
  periodEnd: '2026-11-22',
  feeBasisPoints: 1_000,
  nextFee: { basisPoints: 850, from: '2026-11-23' },
  gross: 120_000,
  fee: 12_000,
  adjustments: 0,
  payable: 108_000,
  lines: 2,
};
const line: SettlementLine = {
  orderItemId: 71,
  orderNo: 'S2026111000000031',
  productName: '클라우드 러너',
  option: '블랙 · 265',
  quantity: 2,
  kind: 'SALE',
  gross: 120_000,
  fee: 12_000,
  net: 108_000,
  orderNet: 162_000,
  at: '2026-11-10T03:00:00.000Z',
};
const back: SettlementLine = {
  ...line,
  orderItemId: 64,
  orderNo: 'S2026110200000012',
  quantity: 1,
  kind: 'RETURN',
  gross: -60_000,
  fee: -6_000,
  net: -54_000,
  orderNet: -54_000,
};

/**
 * Registry entries of the charts of a seller's weekly settlements: sample data and labels for tests,
 * drawings and the inspector.
 */
export const settlementEntries = [
  pagedEntry({
    title: '정산서 목록',
    group,
    machine: settlementListMachine,
    filters: 'withPage',
    filter: { size: 20 },
    narrowed: { size: 50 },
    beside: { open },
    items: [closed, paid],
    error: new Error('정산서를 불러오지 못했어요.'),
  }),
  pagedEntry({
    title: '정산 내역',
    group,
    machine: settlementLinesMachine,
    filter: { id: 2 },
    beside: { settlement: closed },
    items: [line, back],
    error: new Error('정산 내역을 불러오지 못했어요.'),
  }),
  fileEntry({
    title: '정산서 파일',
    group,
    machine: settlementFileMachine,
    filter: { id: 2 },
    fileName: 'settlement-2026-11-23.csv',
    csv: '주문번호,정산 금액\r\nS2026111000000031,108000\r\n',
  }),
];
