import {
  listSettlementLines,
  listSettlements,
  type RunningSettlement,
  type Settlement,
  type SettlementLine,
} from '#domain/seller/settlements/settlement.ts';
import { settlementFileMachine } from '#machines/seller/settlements/settlement-file.machine.ts';
import { settlementLinesMachine } from '#machines/seller/settlements/settlement-lines.machine.ts';
import { settlementListMachine } from '#machines/seller/settlements/settlement-list.machine.ts';
import type { Call } from '#src/http/call.ts';
import { retry } from '../kit/driver.ts';
import { fileEntry } from '../kit/file.ts';
import { paged, pagedEntry } from '../kit/paged.ts';
import { pageLike } from '../kit/pages.ts';
import { type Proof, proof } from '../page.ts';

const group = '판매자';
const sums = {
  gross: 240_000,
  fee: 24_000,
  coupons: 5_000,
  followers: 0,
  adjustments: -54_000,
  payable: 157_000,
  lines: 4,
};

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
  coupons: 0,
  followers: 0,
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
  coupon: 5_000,
  follower: 0,
  net: 103_000,
  orderNet: 157_000,
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
  coupon: 0,
  follower: 0,
  net: -54_000,
  orderNet: -54_000,
};

const PAGE = '/settlements';
const member = 'seller';

/** The newest statement, open beside the table. */
const opened = async (call: Call): Promise<string> => {
  const { content } = await call(listSettlements, { query: {} });
  return `${PAGE}?open=${content[0]?.settlementId ?? 1}`;
};

/** True if the larger page size is already set. */
const isLong = ({ query }: Readonly<Record<string, unknown>>): boolean =>
  JSON.stringify(query).includes('50');

export const proofs: readonly Proof[] = [
  proof(
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
    {
      about: '한 주마다 나온 정산서와 이번 주 정산 예정 금액을 봐요.',
      says: { loadPage: '정산서를 불러와요', 'filter.changed': '다른 쪽이나 다른 줄 수를 골라요' },
      driver: {
        member,
        path: PAGE,
        ports: { loadPage: { asks: [listSettlements], answer: pageLike } },
        events: {
          'filter.changed': {
            before: async (page, { page: turned }) => {
              if (!turned) await page.getByLabel('한 번에').selectOption('50');
            },
            press: (page, { page: turned }) =>
              turned ? page.getByRole('button', { name: '다음', exact: true }) : page.getByLabel('한 번에'),
          },
          'screen.retried': retry,
        },
        // Pager and page size are there only with rows, and the values of the address are no change.
        hidden: ({ type, page }, { state, context }) =>
          type === 'filter.changed' && (state !== 'loaded.filled' || (!page && isLong(context))),
      },
    },
  ),
  proof(
    pagedEntry({
      title: '정산 내역',
      group,
      machine: settlementLinesMachine,
      filter: { id: 2 },
      beside: { settlement: closed },
      items: [line, back],
      error: new Error('정산 내역을 불러오지 못했어요.'),
    }),
    {
      about: '정산서 한 장에 담긴 판매와 반품을 하나씩 봐요.',
      says: { loadPage: '정산 내역을 불러와요' },
      driver: paged({ member, path: opened }, [listSettlementLines]),
    },
  ),
  proof(
    fileEntry({
      title: '정산서 파일',
      group,
      machine: settlementFileMachine,
      filter: { id: 2 },
      fileName: 'settlement-2026-11-23.csv',
      csv: '주문번호,정산 금액\r\nS2026111000000031,108000\r\n',
    }),
    {
      about: '정산서 한 장을 파일로 받아요.',
      says: { write: '정산서를 파일로 만들어요', 'file.asked': '정산서 내려받기를 눌러요' },
      undriven: {
        why: 'its answer is a file that the browser keeps',
        provenBy: 'tests/views/seller/settlements.test.tsx',
      },
    },
  ),
];
