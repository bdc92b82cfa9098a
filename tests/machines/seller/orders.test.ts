import { describe, expect, it } from 'vitest';
import type { ShipmentsAnswer } from '#domain/seller/orders/shipments.ts';
import type { ShipmentPlan } from '#machines/seller/orders/shipment-file.machine.ts';
import { done, failed, unanswered } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const entry = entryOf('shipmentFile');
const isPlan = (one: unknown): one is ShipmentPlan => Object(one).answer !== undefined;
const plans = [entry.ports.check?.done, ...(entry.ports.check?.otherDone ?? [])].filter(isPlan);
const planWith = (pick: (answer: ShipmentsAnswer) => boolean): ShipmentPlan =>
  plans.find(({ answer }) => pick(answer)) ?? expect.fail('no such plan');
const some = planWith(({ refused, shipped }) => refused > 0 && shipped > 0);
const nothing = planWith(({ shipped }) => shipped === 0);

const typed = { type: 'text.typed', text: '주문번호' };
const submitted = { type: 'text.submitted' };
const confirmed = { type: 'shipment.confirmed' };
const dismissed = { type: 'shipment.dismissed' };

describe('shipmentFileMachine', () => {
  it('does not preview an empty list', async () => {
    const { play, asked } = start(entry);
    expect((await play(submitted)).value).toBe('choosing');
    expect(asked('check')).toEqual([]);
  });

  it('sends nothing before the preview, and nothing without new rows', async () => {
    const { play, asked } = start(entry);
    await play(typed, submitted, done('check', nothing));
    expect((await play(confirmed)).value).toBe('reviewed');
    expect(asked('apply')).toEqual([]);
  });

  it('sends the previewed rows, and keeps the refused ones for correction', async () => {
    const { play, asked, effects } = start(entry);
    await play(typed, submitted, done('check', some), confirmed);
    expect(asked('apply')).toEqual([{ rows: some.rows }]);
    expect((await play(done('apply', some.answer))).value).toBe('partly');
    expect(effects).toContainEqual(['announceDone']);
    const { value, context } = await play(dismissed);
    const [wrong] = some.answer.rows.filter(({ state }) => state === 'REFUSED');
    const row = some.rows[(wrong?.row ?? 0) - 1];
    expect(value).toBe('choosing');
    expect(context.text.split('\n')).toEqual([
      '주문번호\t상품주문번호\t택배사\t송장번호',
      Object.values(row ?? {}).join('\t'),
    ]);
  });

  it('resends the same rows after an unknown result', async () => {
    const { play, asked } = start(entry);
    await play(typed, submitted, done('check', some), confirmed, failed('apply', unanswered));
    await play(confirmed);
    expect(asked('apply')).toEqual([{ rows: some.rows }, { rows: some.rows }]);
  });
});

describe('lineParcelsMachine', () => {
  it('requires a courier, and a number for each line', async () => {
    const { play, asked } = start(entryOf('lineParcels'));
    const change = { carrier: 'CJ대한통운', 71: '12' };
    const { context } = await play({ type: 'field.changed', change }, { type: 'form.submitted' });
    expect(context.problems).toEqual([{ field: '71', message: '송장 번호는 숫자 10~14자리예요.' }]);
    expect(asked('save')).toEqual([]);
  });
});

describe('newOrderPollingMachine', () => {
  it('polls when the page becomes visible, and not while it is hidden', async () => {
    const { play, effects } = start(entryOf('newOrderPolling'));
    const pace = { type: 'xstate.after.pace.newOrderPolling.seen' };
    await play(pace);
    expect(effects).toEqual([['askAnew']]);
    await play({ type: 'page.left' }, pace);
    expect(effects).toHaveLength(1);
    await play({ type: 'page.shown' });
    expect(effects).toHaveLength(2);
  });
});
