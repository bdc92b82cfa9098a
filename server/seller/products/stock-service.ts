import type { BodyOf, ResultOf } from '#domain/kit/endpoint.ts';
import { editedStock, type editStock } from '#domain/seller/products/stock-edit.ts';
import { notifyRestocked } from '../../catalogue/stock/restock-service.ts';
import { lockStock, moveStock, type StockMove } from '../../catalogue/stock/stock-store.ts';
import type { Context } from '../../kit/context.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { countOwnOptions } from './own-product-store.ts';

type Edits = BodyOf<typeof editStock>;
type Row = ResultOf<typeof editStock>[number];

/**
 * Applies the difference of each edit to the current stock. A row with more sales than stock is
 * refused with the current number, the others are applied; an option of another store refuses all.
 */
export const changeStock = (
  ports: Pick<Context, 'db' | 'clock'>,
  sellerId: number,
  edits: Edits,
  attempt: IdempotentRequest | null,
): Promise<Row[]> =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    const ids = edits.map(({ optionId }) => optionId);
    if ((await countOwnOptions(tx, sellerId, ids)) !== ids.length)
      throw new ShopError('PRODUCT_OPTION_NOT_FOUND');
    const present = new Map((await lockStock(tx, ids)).map(({ id, stock }) => [id, stock]));
    if (present.size !== ids.length) throw new ShopError('PRODUCT_OPTION_NOT_FOUND');
    const rows = edits.map((edit): Row => {
      const before = present.get(edit.optionId) ?? 0;
      const after = editedStock(before, edit);
      return after === null
        ? { optionId: edit.optionId, done: false, stock: before, reason: 'STOCK_MOVED' }
        : { optionId: edit.optionId, done: true, stock: after, reason: null };
    });
    const moves = rows.map(
      ({ optionId, stock }): StockMove => ({
        optionId,
        delta: stock - (present.get(optionId) ?? 0),
        reason: 'EDIT',
      }),
    );
    await moveStock(tx, moves, { actorId: sellerId, now });
    const raised = moves.filter(({ delta }) => delta > 0).map(({ optionId }) => optionId);
    if (raised.length > 0) await notifyRestocked(tx, raised, now);
    return rows;
  });
