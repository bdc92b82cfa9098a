import * as v from 'valibot';
import { PAUSERS, STORE_STATES } from '../../catalogue/store-state.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { textField } from '../../kit/forms/form-fields.ts';
import { feeField, NO_FEE_RATE, nextFee } from '../../kit/pricing/fee-plan.ts';
import { MOST_FEE } from '../../policies/selling.ts';
import { storeNameField } from '../application.ts';

const PATH = '/api/admin/stores/{id}';
const forAdmins = { access: 'admin', wrapping: 'envelope', params: idParams } as const;
const word = v.nullable(v.string());

const storeDetail = v.object({
  storeId: v.number(),
  name: v.string(),
  seller: v.object({ userId: v.number(), nickname: v.string() }),
  description: v.string(),
  state: v.picklist(STORE_STATES),
  pauseReason: word,
  pausedBy: v.nullable(v.picklist(PAUSERS)),
  /** Information required by law. */
  businessNo: word,
  ownerName: word,
  mailOrderNo: word,
  address: word,
  phone: word,
  email: word,
  returnAddress: word,
  courier: word,
  /** Number of products by state. */
  goods: v.object({ DRAFT: v.number(), ON_SALE: v.number(), HIDDEN: v.number(), SUSPENDED: v.number() }),
  /** Confirmed sales of the last thirty days, in won. */
  sold30: v.number(),
  /**
   * Orders of the last OWN_PHONE_DAYS to a phone number of the seller, and their reviews: possible
   * self-purchases.
   */
  ownPhone: v.object({ orders: v.number(), reviews: v.number() }),
  /** True if open orders prevent closing the store. */
  hasOpenOrders: v.boolean(),
  feeBasisPoints: v.number(),
  nextFee,
  version: v.number(),
  createdAt: v.string(),
});
export type StoreDetail = v.InferOutput<typeof storeDetail>;

/** Endpoint of admins: reads one store with seller, products and fee. */
export const readStore = endpoint({
  ...forAdmins,
  method: 'GET',
  path: PATH,
  summary: 'Returns a store with seller, products and fee rate.',
  response: storeDetail,
});

const reasonField = textField('이유', 1, 200);
const versionField = v.pipe(v.number(), v.integer(), v.minValue(1));
const seen = { reason: reasonField, version: versionField };

/** Parses a percentage into basis points; null if invalid. */
export function basisPointsOf(percent: string): number | null {
  const found = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(percent.trim());
  if (!found) return null;
  const points = Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
  return points <= MOST_FEE ? points : null;
}

/** Actions of an administrator on a store. */
export type StoreAdminAction = 'pause' | 'resume' | 'close' | 'fee' | 'name';

/** Forms of these actions. */
const closeForm = v.object(seen);
/** Form that renames a store at its version. */
export const nameForm = v.object({ storeName: storeNameField, ...seen });
/** Form with the sales fee of a store in percent, at its version. */
export const feeForm = v.object({
  percent: v.pipe(
    v.string(),
    v.check((percent) => basisPointsOf(percent) !== null, NO_FEE_RATE),
  ),
  ...seen,
});

const write = { ...forAdmins, method: 'POST', keyed: true, fresh: true } as const;

/**
 * Endpoint of admins: closes a store without open orders, for good unless an admin reopens it;
 * requires step-up.
 */
export const closeStore = endpoint({
  ...write,
  path: `${PATH}/close`,
  summary: 'Closes a store without open orders; only an administrator reopens it.',
  body: closeForm,
  response: v.object({ state: v.picklist(STORE_STATES), version: v.number() }),
});

/** Endpoint of admins: renames a store at the request of its seller; requires step-up. */
export const renameStore = endpoint({
  ...write,
  path: `${PATH}/name`,
  summary: 'Renames a store at the request of its seller.',
  body: nameForm,
  response: v.object({ name: v.string(), version: v.number() }),
});

/**
 * Endpoint of admins: changes the sales fee of a store from the next settlement week on; requires
 * step-up.
 */
export const changeStoreFee = endpoint({
  ...write,
  path: `${PATH}/fee`,
  summary: 'Sets the fee rate of a store from the next settlement week on.',
  body: v.object({
    basisPoints: feeField,
    ...seen,
  }),
  response: v.object({ nextFee, version: v.number() }),
});
