import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editedStock, type SettledStock, type StockEdit } from '#domain/seller/products/stock-edit.ts';
import { partedEdit, shownCells } from '#machines/seller/products/live-stock.model.ts';
import {
  nextBatch,
  queuedEdits,
  type StockContext,
  settledStocks,
  shownStock,
} from '#machines/seller/products/stock-edit.model.ts';
import { done, failed, refusal, unanswered } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const begin = () => start(entryOf('stockEdit'), { known: { 1: 5, 2: 3 } });
const wish = (optionId: number, stock: number) => ({ type: 'stock.changed', wanted: [{ optionId, stock }] });
const row = (optionId: number, stock: number): SettledStock => ({
  optionId,
  done: true,
  stock,
  reason: null,
});
const moved = (optionId: number, stock: number): SettledStock => ({
  optionId,
  done: false,
  stock,
  reason: 'STOCK_MOVED',
});
const seen = ({ context }: { context: StockContext }, id: number) => shownStock(context, id);

describe('stockEditMachine', () => {
  it('shows a change at once and saves in order, one batch at a time', async () => {
    const { play, asked } = begin();
    const sent = await play(wish(1, 8), wish(2, 0), wish(1, 9));
    expect([seen(sent, 1), seen(sent, 2)]).toEqual([9, 0]);
    expect(asked('send')).toEqual([{ edits: [{ optionId: 1, stock: 8, seenStock: 5 }] }]);
    await play(done('send', [row(1, 8)]));
    expect(asked('send').at(-1)).toEqual({
      edits: [
        { optionId: 2, stock: 0, seenStock: 3 },
        { optionId: 1, stock: 9, seenStock: 8 },
      ],
    });
    const settled = await play(done('send', [row(2, 0), row(1, 9)]));
    expect([settled.value, settled.context.known]).toEqual(['settled', { 1: 9, 2: 0 }]);
  });

  it('shows the remaining stock if units were sold meanwhile', async () => {
    const { play } = begin();
    expect(seen(await play(wish(1, 8), done('send', [row(1, 6)])), 1)).toBe(6);
  });

  it('marks a refused option with its present stock until it is changed again', async () => {
    const { play, asked } = begin();
    const refused = await play(wish(1, 1), done('send', [moved(1, 2)]));
    expect([refused.context.moved, seen(refused, 1)]).toEqual([[1], 2]);
    expect((await play(wish(1, 4))).context.moved).toEqual([]);
    expect(asked('send').at(-1)).toEqual({ edits: [{ optionId: 1, stock: 4, seenStock: 2 }] });
  });

  it('measures a change after a refused one by the stock seen before both', async () => {
    const { play, asked } = begin();
    await play(wish(1, 0), wish(1, 7), done('send', [moved(1, 2)]));
    expect(asked('send').at(-1)).toEqual({ edits: [{ optionId: 1, stock: 7, seenStock: 5 }] });
  });

  it('resends the same batch after an unknown result, before later changes', async () => {
    const { play, asked } = begin();
    await play(wish(1, 8), failed('send', unanswered), wish(1, 9), wish(2, 4));
    expect(asked('send')).toHaveLength(1);
    await play({ type: 'edits.retried' });
    expect(asked('send')[1]).toEqual(asked('send')[0]);
    await play(done('send', [row(1, 8)]));
    expect(asked('send')[2]).toMatchObject({ edits: [{ optionId: 1, seenStock: 8 }, { optionId: 2 }] });
  });

  it('reloads if the server refused everything, and keeps the loaded numbers', async () => {
    const gone = refusal('옵션을 찾을 수 없어요.', 'PRODUCT_OPTION_NOT_FOUND');
    const { play } = begin();
    const lost = await play(wish(1, 8), failed('send', gone), failed('look', new Error('끊겼어요.')));
    expect([lost.value, seen(lost, 1)]).toEqual(['lost', 5]);
    const read = await play({ type: 'edits.retried' }, done('look', { 2: 3 }));
    expect([read.value, seen(read, 1)]).toEqual(['settled', undefined]);
    const known = await play({ type: 'options.added', known: { 2: 99, 7: 1 } });
    expect(known.context.known).toEqual({ 2: 3, 7: 1 });
  });

  it('sends 200 options at a time, and nothing for a reverted change', () => {
    const known = Object.fromEntries(Array.from({ length: 450 }, (_, id) => [id, 1]));
    const context: StockContext = { known, pending: [], sending: [], moved: [], error: null };
    const all = Object.keys(known).map((id) => ({ optionId: Number(id), stock: 2 }));
    const pending = queuedEdits(context, all);
    expect([nextBatch(pending).sending.length, nextBatch(pending).pending.length]).toEqual([200, 250]);
    expect(
      queuedEdits(
        { ...context, pending },
        all.map((one) => ({ ...one, stock: 1 })),
      ),
    ).toEqual([]);
    expect(queuedEdits(context, [{ optionId: 999, stock: 2 }])).toEqual([]);
  });

  it('ends at the sum of the seller’s changes and the sales, in any order', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('wish' as const), stock: fc.nat(9) }),
      fc.record({ kind: fc.constant('sale' as const) }),
      fc.record({ kind: fc.constant('answer' as const) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let [real, sold, added] = [20, 0, 0];
        let context: StockContext = { known: { 1: 20 }, pending: [], sending: [], moved: [], error: null };
        const answer = (edits: readonly StockEdit[]): SettledStock[] =>
          edits.map((edit) => {
            const after = editedStock(real, edit);
            if (after === null) return moved(1, real);
            added += after - real;
            real = after;
            return row(1, real);
          });
        for (const one of steps) {
          if (one.kind === 'sale' && real > 0) [real, sold] = [real - 1, sold + 1];
          if (one.kind === 'wish')
            context = { ...context, pending: queuedEdits(context, [{ optionId: 1, stock: one.stock }]) };
          if (one.kind === 'answer' && context.sending.length > 0)
            context = { ...context, ...settledStocks(context, answer(context.sending)) };
          if (context.sending.length === 0) context = { ...context, ...nextBatch(context.pending) };
        }
        expect(real).toBe(20 + added - sold);
        expect(real).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('partedEdit', () => {
  const ids = new Map([
    ['UNISEX/BLACK/250', 1],
    ['UNISEX/BLACK/255', 2],
  ]);
  const cells = { 'UNISEX/BLACK/250': 5, 'UNISEX/BLACK/255': 3 };
  const stock: StockContext = { known: { 1: 9, 2: 3 }, pending: [], sending: [], moved: [], error: null };
  const options = { cells, ids, stock };

  it('shows the live stock, not that of the opened form', () => {
    expect(shownCells(options)).toEqual({ 'UNISEX/BLACK/250': 9, 'UNISEX/BLACK/255': 3 });
  });

  it('splits an edit: stock of existing options is saved at once, new and removed options belong to the form', () => {
    const keys = ['UNISEX/BLACK/250', 'UNISEX/BLACK/255', 'UNISEX/BLACK/260'];
    expect(partedEdit(options, { kind: 'raised', keys, by: 1 })).toEqual({
      cells: { ...cells, 'UNISEX/BLACK/260': 1 },
      wanted: [
        { optionId: 1, stock: 10 },
        { optionId: 2, stock: 4 },
      ],
    });
    expect(partedEdit(options, { kind: 'emptied', keys: ['UNISEX/BLACK/250'] })).toEqual({
      cells: { 'UNISEX/BLACK/255': 3 },
      wanted: [],
    });
  });
});
