import * as v from 'valibot';
import { writtenFile } from '../../kit/csv.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams, idSchema } from '../../kit/forms/fields.ts';
import { dayField } from '../../kit/forms/form-fields.ts';
import { pagedOf, pageQuery } from '../../kit/page.ts';
import { nextFee } from '../../kit/pricing/fee-plan.ts';

/**
 * States: 예정 (current week, computed), 확정 (fixed after the end of the week), 지급 완료 (marked by an
 * administrator).
 */
export const SETTLEMENT_STATES = ['OPEN', 'CLOSED', 'PAID'] as const;
export type SettlementState = (typeof SETTLEMENT_STATES)[number];
/** Kinds of rows: SALE of a confirmed line, RETURN of a line that was confirmed before. */
export const SETTLEMENT_KINDS = ['SALE', 'RETURN'] as const;
export type SettlementKind = (typeof SETTLEMENT_KINDS)[number];

/** Korean labels of the states. */
export const SETTLEMENT_STATE_NAMES: Readonly<Record<SettlementState, string>> = {
  OPEN: '예정',
  CLOSED: '확정',
  PAID: '지급 완료',
};
/** Korean names of the kinds of settlement line. */
export const SETTLEMENT_KIND_NAMES: Readonly<Record<SettlementKind, string>> = {
  SALE: '판매',
  RETURN: '반품',
};

const BASIS = 10_000;
/** Returns the fee of a line in won, rounded half up; the server's SQL rounds alike. */
export const feeOf = (gross: number, basisPoints: number): number =>
  Math.floor((gross * basisPoints + BASIS / 2) / BASIS);

const sums = {
  /** Sum of confirmed lines after the seller's own discount. */
  gross: v.number(),
  fee: v.number(),
  /** Won that the store's own coupons took off confirmed lines; the store pays for them. */
  coupons: v.number(),
  /** Won that the store's discounts for followers took off confirmed lines; the store pays for them. */
  followers: v.number(),
  /** Sum of returned lines, at most 0. */
  adjustments: v.number(),
  payable: v.number(),
  lines: v.number(),
};
const period = { periodStart: v.string(), periodEnd: v.string() };
const settlement = v.object({
  settlementId: v.number(),
  ...period,
  state: v.picklist(SETTLEMENT_STATES),
  ...sums,
  closedAt: v.string(),
  /** Day (Asia/Seoul) of the payment. */
  paidOn: v.nullable(v.string()),
});
export type Settlement = v.InferOutput<typeof settlement>;
const running = v.object({ ...period, ...sums, feeBasisPoints: v.number(), nextFee });
export type RunningSettlement = v.InferOutput<typeof running>;

const forSellers = { access: 'seller', wrapping: 'envelope' } as const;

/**
 * Endpoint of sellers: lists the weekly settlements of the own store, newest first, with a forecast
 * of the current week.
 */
export const listSettlements = endpoint({
  ...forSellers,
  method: 'GET',
  path: '/api/seller/settlements',
  summary: "Lists the caller's weekly statements, newest first, with the present week as of now.",
  query: v.object(pageQuery()),
  response: v.object({ ...pagedOf(settlement).entries, open: running }),
});

const line = v.object({
  orderItemId: v.number(),
  orderNo: v.string(),
  productName: v.string(),
  option: v.string(),
  quantity: v.number(),
  kind: v.picklist(SETTLEMENT_KINDS),
  gross: v.number(),
  fee: v.number(),
  /** Won that the store's own coupon took off the line; negative for a returned line. */
  coupon: v.number(),
  /** Won that the store's discount for followers took off the line; negative for a returned line. */
  follower: v.number(),
  net: v.number(),
  /** Sum of all lines of the order in this statement. */
  orderNet: v.number(),
  at: v.string(),
});
export type SettlementLine = v.InferOutput<typeof line>;

/** Endpoint of sellers: lists the lines of an own settlement in order of time. */
export const listSettlementLines = endpoint({
  ...forSellers,
  method: 'GET',
  path: '/api/seller/settlements/{id}/lines',
  summary: 'Lists the lines of a statement in order of entry.',
  params: idParams,
  query: v.object(pageQuery()),
  response: v.object({ ...pagedOf(line).entries, settlement }),
});

/** Most lines of one response; longer statements are fetched in pages. */
export const FILE_LINES = 5_000;

const filePlace = v.object({ orderItemId: idSchema, kind: v.picklist(SETTLEMENT_KINDS) });
export type FilePlace = v.InferOutput<typeof filePlace>;

/** Endpoint of sellers: exports an own settlement as CSV in pages; the access is logged. */
export const writeSettlement = endpoint({
  ...forSellers,
  method: 'POST',
  path: '/api/seller/settlements/{id}/file',
  summary:
    "Exports a statement of the caller's store as a CSV file, in parts if it is long; the export is recorded in the audit log.",
  params: idParams,
  /** Cursor: last line of the previous page. */
  body: v.object({ after: v.optional(filePlace) }),
  response: v.object({ ...writtenFile.entries, next: v.optional(v.nullable(filePlace), null) }),
});

const forAdmins = { access: 'admin', wrapping: 'envelope' } as const;

const settledStore = v.object({ ...settlement.entries, storeId: v.number(), storeName: v.string() });
export type SettledStore = v.InferOutput<typeof settledStore>;

/** Endpoint of admins: lists the settlements of all stores, newest first. */
export const listAllSettlements = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/admin/settlements',
  summary: 'Lists statements of all stores, newest first.',
  query: v.object({
    ...pageQuery(),
    state: v.optional(v.picklist(['ALL', 'CLOSED', 'PAID']), 'ALL'),
  }),
  response: v.object({
    ...pagedOf(settledStore).entries,
    /** Unpaid amount of all stores in won. */
    unpaid: v.number(),
  }),
});

/** Form with which an administrator marks a settlement as paid. */
export const settlementPaidForm = v.object({ paidOn: dayField });

/** Endpoint of admins: records that a settlement was paid; moves no money; requires step-up. */
export const paySettlement = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/settlements/{id}/paid',
  keyed: true,
  fresh: true,
  summary: 'Marks a statement as paid; the shop transfers no money itself.',
  params: idParams,
  /** Day of the payment; today if omitted. */
  body: v.object({ paidOn: v.optional(dayField) }),
  response: v.object({ settlementId: v.number(), paidOn: v.string() }),
});
