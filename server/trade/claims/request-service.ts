import { defectOnlySentence } from '#domain/kit/pricing/defect-only.ts';
import { type ClaimForm, isSellersFault } from '#domain/trade/claims/claim.ts';
import { pickupDays } from '#domain/trade/claims/claim-plan.ts';
import { claimableParts, splitLine } from '#domain/trade/claims/line-part.ts';
import { CLAIM_STATE, CLAIMED_LINE } from '#domain/trade/orders/order-lifecycle.ts';
import { claimWindowOf } from '#domain/trade/orders/order-rules.ts';
import { orderTermsOf } from '#domain/trade/orders/order-terms.ts';
import type { Queryable } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/transaction.ts';
import { idempotentWithPictures } from '../../files/idempotent-with-pictures.ts';
import { namesOf } from '../../files/picture-set.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import type { ReceivedFile } from '../../kit/ports/file-store.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { openClaimsOf } from '../orders/claims/claim-store.ts';
import { disputedLines } from '../orders/claims/dispute-store.ts';
import { notifySellers } from '../orders/notify-sellers.ts';
import { type LineRow, linesOf, note, type OrderRow } from '../orders/order-store.ts';
import { chosenLines, lockOwnOrder } from '../orders/reading/buyer-service.ts';
import { takeStock } from '../orders/stock.ts';
import { lockOption } from '../orders/stock-store.ts';
import { insertPart } from './line-part-store.ts';
import { findOrderOf, insertClaim, insertClaimImages } from './store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'files' | 'jobs'>;
type Wish = Omit<ClaimForm, 'orderItemId'>;

const askedAlready = (error: unknown): never => {
  throw isUniqueViolation(error) ? new ShopError('CLAIM_EXISTS', [], { cause: error }) : error;
};

/** Creates a claim for a delivered line; an exchange reserves the new size. */
export const requestClaim = (
  ports: Ports,
  userId: number,
  { data, pictures }: { data: ClaimForm; pictures: readonly ReceivedFile[] },
  attempt: IdempotentRequest | null,
) => {
  const upload = { area: 'claims', pictures, check: async () => {} } as const;
  return idempotentWithPictures(ports, attempt, upload, (tx, stored) =>
    writeClaim(tx, userId, data, namesOf(stored), ports.clock.now()),
  ).catch(askedAlready);
};

/**
 * Legacy API: claims a return for each line of a delivered order, all or none. The order's status
 * is unchanged until the sellers decide.
 */
export const requestWholeReturn = (
  ports: Pick<Ports, 'db' | 'clock'>,
  userId: number,
  orderId: number,
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx) => {
    const order = await lockOwnOrder(tx, userId, orderId);
    if (order.status !== CLAIMED_LINE) throw new ShopError('INVALID_ORDER_STATUS');
    const wish = {
      type: 'RETURN',
      reason: 'CHANGED_MIND',
      detail: '',
      newOptionId: null,
      method: null,
      pickupOn: null,
      pickupPlace: '',
      isPrepaid: false,
      quantity: null,
    } as const;
    for (const line of chosenLines(await linesOf(tx, order.id), [], CLAIMED_LINE))
      await openClaim(tx, order, line, wish, ports.clock.now());
    return { orderId, status: CLAIMED_LINE };
  }).catch(askedAlready);

async function writeClaim(
  tx: Queryable,
  userId: number,
  form: ClaimForm,
  urls: readonly string[],
  now: Date,
) {
  const { order, line } = await findLine(tx, userId, form.orderItemId);
  const id = await openClaim(tx, order, line, form, now);
  await insertClaimImages(tx, id, urls, 'buyer');
  return { claimId: id, status: CLAIM_STATE.REQUESTED };
}

async function openClaim(tx: Queryable, order: OrderRow, whole: LineRow, wish: Wish, now: Date) {
  const isDisputed = (await disputedLines(tx, [whole.id])).size > 0;
  requireWindow({ order, line: whole, isDisputed }, wish, now);
  requirePickupDay(wish, now);
  const line = await chosenPart(tx, whole, { quantity: wish.quantity, isDisputed }, now);
  if (wish.type === 'EXCHANGE') await holdNewSize(tx, line, wish.newOptionId, now);
  const ids = { orderId: order.id, lineId: line.id, userId: order.userId };
  const { id } = await insertClaim(tx, { ...wish, ...ids }, now);
  await notifySellers(tx, 'CLAIMED', order, [line], now);
  await note(tx, order.id, `${wish.type}_${CLAIM_STATE.REQUESTED}`, now, '', line.id);
  return id;
}

async function findLine(
  tx: Queryable,
  userId: number,
  itemId: number,
): Promise<{ order: OrderRow; line: LineRow }> {
  const found = await findOrderOf(tx, itemId);
  if (!found) throw new ShopError('ORDER_NOT_FOUND');
  const order = await lockOwnOrder(tx, userId, found.orderId);
  const line = (await linesOf(tx, order.id)).find(({ id }) => id === itemId);
  if (line?.status !== CLAIMED_LINE) throw new ShopError('INVALID_ORDER_STATUS');
  return { order, line };
}

/**
 * Returns the line that the claim is for. Fewer pairs than the line has become a line of their own, which
 * stays one if the claim is withdrawn or rejected.
 */
async function chosenPart(
  tx: Queryable,
  line: LineRow,
  { quantity, isDisputed }: { quantity: number | null; isDisputed: boolean },
  now: Date,
): Promise<LineRow> {
  if (quantity === null || quantity === line.quantity) return line;
  if (!claimableParts(line, isDisputed).includes(quantity)) throw new ShopError('CLAIM_QUANTITY');
  if ((await openClaimsOf(tx, [line.id])).length > 0) throw new ShopError('CLAIM_EXISTS');
  const part = await insertPart(tx, splitLine(line, quantity));
  const detail = { line: line.id, part: part.id, quantity };
  await audit(tx, { action: 'ORDER_LINE_SPLIT', target: ['ORDER', line.orderId], detail }, now);
  return part;
}

type Asked = { order: OrderRow; line: LineRow; isDisputed: boolean };

function requireWindow({ order, line, isDisputed }: Asked, { reason }: Wish, now: Date): void {
  const terms = orderTermsOf(order);
  const window = claimWindowOf(line.deliveredAt, line.confirmedAt !== null, now, terms, isDisputed);
  if (window === 'closed') throw new ShopError('CLAIM_CLOSED');
  if (window === 'defectOnly' && !isSellersFault(reason))
    throw new ShopError('CLAIM_DEFECT_ONLY', [], { sentence: defectOnlySentence(terms.returnDays) });
}

/** Requires one of the days that were offered: the offer may be from before midnight. */
function requirePickupDay({ method, pickupOn }: Wish, now: Date): void {
  if (method === 'PICKUP' && !pickupDays(now).some((day) => day === pickupOn))
    throw new ShopError('INVALID_INPUT_VALUE', [
      { field: 'pickupOn', message: '그날에는 수거할 수 없어요. 다른 날을 골라 주세요.' },
    ]);
}

/** Reserves the new option, which must be another one of the same product and in stock. */
async function holdNewSize(tx: Queryable, line: LineRow, optionId: number | null, now: Date): Promise<void> {
  const option = optionId === null ? undefined : await lockOption(tx, optionId);
  if (!option || option.productId !== line.productId || option.id === line.optionId)
    throw new ShopError('PRODUCT_OPTION_NOT_FOUND');
  const hold = { orderId: line.orderId, reason: 'EXCHANGE', now } as const;
  if (!(await takeStock(tx, [{ optionId: option.id, quantity: line.quantity }], hold)))
    throw new ShopError('OUT_OF_STOCK');
}
