import { describe, expect, it } from 'vitest';
import { done } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const asked = { type: 'removal.asked' };
const confirmed = { type: 'removal.confirmed' };

describe('productRemovalMachine', () => {
  it('deletes after one confirmation, once for a double press', async () => {
    const flow = start(entryOf('productRemoval'), { id: 7 });
    const gone = await flow.play(asked, confirmed, confirmed, done('remove', 'DELETED'));
    expect([gone.value, flow.asked('remove'), flow.asked('hide')]).toEqual(['removed', [{ id: 7 }], []]);
    expect(flow.effects).toContainEqual(['leave']);
  });

  it('hides an ordered product only after a second confirmation', async () => {
    const flow = start(entryOf('productRemoval'), { id: 7 });
    const offered = await flow.play(asked, confirmed, done('remove', 'ORDERED'));
    expect([offered.value, flow.asked('hide')]).toEqual(['offering', []]);
    const hidden = await flow.play(confirmed, done('hide'));
    expect([hidden.value, flow.asked('hide')]).toEqual(['hidden', [{ id: 7 }]]);
    expect(flow.effects).not.toContainEqual(['leave']);
  });
});

describe('bulkEditFormMachine and bulkEditMachine', () => {
  const loaded = done('load', entryOf('bulkEditForm').ports.load?.done);
  const typed = (change: object) => ({ type: 'field.changed', change });
  const sent = async (change: object) => {
    const flow = start(entryOf('bulkEditForm'), { target: 2 });
    const end = await flow.play(loaded, typed(change), { type: 'form.submitted' });
    return { asked: flow.asked('save'), problems: end.context.problems };
  };

  it('send the fields of the chosen kind as numbers', async () => {
    for (const [change, body] of [
      [
        { percent: '-10', won: '5' },
        { kind: 'PRICE_PERCENT', percent: -10 },
      ],
      [
        { kind: 'PRICE_WON', won: '+1,500' },
        { kind: 'PRICE_WON', won: 1_500 },
      ],
      [
        { kind: 'DISCOUNT', discountType: 'NONE', discountValue: 'x' },
        { kind: 'DISCOUNT', discountType: 'NONE', discountValue: 0 },
      ],
      [
        { kind: 'DISCOUNT', discountValue: '20', saleFrom: '2026-11-24T09:00' },
        {
          kind: 'DISCOUNT',
          discountType: 'RATE_DISCOUNT',
          discountValue: 20,
          saleFrom: '2026-11-24T00:00:00.000Z',
          saleUntil: null,
        },
      ],
      [
        { kind: 'PERIOD', saleUntil: '2026-11-24T09:00' },
        { kind: 'PERIOD', saleFrom: null, saleUntil: '2026-11-24T00:00:00.000Z' },
      ],
      [
        { kind: 'STATE', state: 'ON_SALE' },
        { kind: 'STATE', state: 'ON_SALE' },
      ],
      [
        { kind: 'CATEGORY', categoryId: '3' },
        { kind: 'CATEGORY', categoryId: 3 },
      ],
    ] as const)
      expect((await sent(change)).asked).toEqual([{ body }]);
  });

  it('send nothing outside of whole numbers within the limits', async () => {
    for (const percent of ['', '0', '1.5', '1e3', '200', '열']) {
      const { asked: asks, problems } = await sent({ percent });
      expect([percent, asks, problems.map(({ field }: { field: string }) => field)]).toEqual([
        percent,
        [],
        ['percent'],
      ]);
    }
  });

  it('open only with a selection', async () => {
    const none = start(entryOf('bulkEditForm'), { target: 0 });
    expect((await none.play(loaded)).value).toBe('closed');
  });

  it('show a preview, and change only after confirmation', async () => {
    const flow = start(entryOf('bulkEdit'));
    const act = entryOf('bulkEdit').events.find(({ type }) => type === 'act.asked')?.act;
    const shown = await flow.play(
      { type: 'row.toggled', id: 7 },
      { type: 'row.toggled', id: 8 },
      { type: 'act.asked', act },
      done('count', 1),
    );
    expect([shown.value, flow.asked('act')]).toEqual(['asking', []]);
    const rows = [
      { id: 7, done: true, reason: null },
      { id: 8, done: false, reason: '너무 비싸요.' },
    ];
    const end = await flow.play({ type: 'act.confirmed' }, { type: 'act.confirmed' }, done('act', rows));
    expect(flow.asked('act')).toEqual([{ chosen: { ids: [7, 8] }, act }]);
    expect([end.value, end.context.ids]).toEqual(['refused', [8]]);
  });
});

describe('productImportMachine', () => {
  const entry = entryOf('productImport');
  const [chosen] = entry.events;
  const review = entry.ports.check?.done;
  const [half, part] = entry.ports.applyNext?.otherDone ?? [];
  const confirmed = { type: 'import.confirmed' };
  const looked = [chosen ?? confirmed, done('check', review)];
  const ticket = { ticket: '7f1c2f0e-6d5b-4c7e-9a57-1f2b3c4d5e6f' };

  it('applies a file only after confirmation, part by part, once for a double press', async () => {
    const flow = start(entry);
    expect([(await flow.play(...looked)).value, flow.asked('applyNext')]).toEqual(['reviewed', []]);
    const under = await flow.play(confirmed, confirmed, done('applyNext', half));
    expect([under.value, under.context.progress]).toEqual(['applying', half]);
    const end = await flow.play(done('applyNext', entry.ports.applyNext?.done));
    expect([end.value, flow.asked('applyNext')]).toEqual(['done', [ticket, ticket]]);
    expect(flow.effects).toContainEqual(['announceDone']);
  });

  it('shows refused rows, and applies nothing if nothing would change', async () => {
    const flow = start(entry);
    expect((await flow.play(...looked, confirmed, done('applyNext', part))).value).toBe('partly');
    const same = start(entry);
    const [nothing] = entry.ports.check?.otherDone ?? [];
    const end = await same.play(chosen ?? confirmed, done('check', nothing), confirmed);
    expect([end.value, same.asked('applyNext')]).toEqual(['reviewed', []]);
  });
});
