import { describe, expect, it } from 'vitest';
import { done } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const typed = (change: object) => ({ type: 'field.changed', change });
const submitted = { type: 'form.submitted' };
const SAID = { reason: 'SPAM', text: '광고를 여러 번 올렸어요.' };

describe('memberBulkFormMachine: warnings and silences', () => {
  it('require a reason and text, and a duration for a silence only', async () => {
    const empty = start(entryOf('memberBulkForm'), 'WARN');
    const { context } = await empty.play(submitted);
    expect(context.problems.map(({ field }: { field: string }) => field)).toEqual(['reason', 'text']);
    expect(empty.asked('save')).toEqual([]);
    const warned = start(entryOf('memberBulkForm'), 'WARN');
    await warned.play(typed({ ...SAID, days: '3' }), submitted);
    expect(warned.asked('save')).toEqual([{ body: { kind: 'WARN', ...SAID, memo: '' } }]);
    for (const [days, sent] of [
      ['3', 3],
      ['', null],
    ]) {
      const silenced = start(entryOf('memberBulkForm'), 'SILENCE');
      await silenced.play(typed({ ...SAID, days }), submitted);
      expect(silenced.asked('save')).toMatchObject([{ body: { kind: 'SILENCE', days: sent } }]);
    }
    const wrong = start(entryOf('memberBulkForm'), 'SILENCE');
    await wrong.play(typed({ ...SAID, days: '1.5' }), submitted);
    expect(wrong.asked('save')).toEqual([]);
  });
});

describe('memberBulkFormMachine: points and coupons', () => {
  it('points need a positive amount within the limit, a reason and a text', async () => {
    const empty = start(entryOf('memberBulkForm'), 'POINTS');
    const { context } = await empty.play(submitted);
    expect(context.problems.map(({ field }: { field: string }) => field)).toEqual([
      'points',
      'reason',
      'description',
    ]);
    const given = start(entryOf('memberBulkForm'), 'POINTS');
    const said = { reason: 'COMPENSATION', description: '배송이 늦었어요' };
    await given.play(typed({ ...said, points: '500', text: '남은 말' }), submitted);
    expect(given.asked('save')).toEqual([{ body: { kind: 'POINTS', points: 500, note: '', ...said } }]);
    for (const points of ['-500', '0', '10001', '1.5', '오백']) {
      const wrong = start(entryOf('memberBulkForm'), 'POINTS');
      await wrong.play(typed({ ...said, points }), submitted);
      expect([points, wrong.asked('save')]).toEqual([points, []]);
    }
  });

  it('a coupon needs a selected campaign and a reason', async () => {
    const empty = start(entryOf('memberBulkForm'), 'COUPON');
    const { context } = await empty.play(submitted);
    expect(context.problems.map(({ field }: { field: string }) => field)).toEqual(['campaignId', 'reason']);
    const given = start(entryOf('memberBulkForm'), 'COUPON');
    await given.play(typed({ campaignId: '7', reason: 'THANKS' }), submitted);
    expect(given.asked('save')).toEqual([{ body: { kind: 'COUPON', campaignId: 7, reason: 'THANKS' } }]);
  });
});

describe('memberBulkMachine', () => {
  const warning = { kind: 'WARN', ...SAID };

  it('counts the selected members, and acts only after confirmation', async () => {
    const flow = start(entryOf('memberBulk'));
    await flow.play({ type: 'row.toggled', id: 7 }, { type: 'row.toggled', id: 9 });
    const counted = await flow.play({ type: 'act.asked', act: warning }, done('count', 1));
    expect([counted.value, counted.context.count, flow.asked('act')]).toEqual(['asking', 1, []]);
    const rows = [
      { id: 7, done: true, reason: null },
      { id: 9, done: false, reason: '관리자예요.' },
    ];
    const end = await flow.play({ type: 'act.confirmed' }, { type: 'act.confirmed' }, done('act', rows));
    expect(flow.asked('count')).toEqual([{ chosen: { ids: [7, 9] }, act: warning }]);
    expect(flow.asked('act')).toEqual([{ chosen: { ids: [7, 9] }, act: warning }]);
    expect([end.value, end.context.ids]).toEqual(['refused', [9]]);
  });

  it('drops the selection when the list shows other rows', async () => {
    const flow = start(entryOf('memberBulk'));
    const dropped = await flow.play({ type: 'row.toggled', id: 7 }, { type: 'list.changed' });
    expect([dropped.value, dropped.context.ids]).toEqual(['dropped', []]);
  });
});

describe('memberFileMachine', () => {
  it('exports the filters of the list once for a double press', async () => {
    const flow = start(entryOf('memberFile'));
    const filter = { filters: { role: 'seller' }, sort: 'nickname' };
    const file = entryOf('memberFile').ports.write?.done;
    const asked = { type: 'file.asked', filter };
    const handed = await flow.play(asked, asked, done('write', file));
    expect([handed.value, handed.context.rows]).toEqual(['handed', 120]);
    expect(flow.asked('write')).toEqual([{ filter }]);
    expect(flow.effects).toContainEqual(['handOver', { file }]);
  });
});
