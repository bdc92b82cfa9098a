import { describe, expect, it } from 'vitest';
import { tableViewsEntry } from '#proof/shell/table-views.proof.ts';
import { start } from '../start.ts';

const compact = { type: 'density.chosen', density: 'compact' } as const;
const email = { type: 'column.toggled', table: 'memberList', column: 'email' } as const;

describe('tableViewsMachine', () => {
  it('stores another density, and ignores the present one', async () => {
    const { play, effects } = start(tableViewsEntry);
    const chosen = await play(compact);
    expect(chosen.context).toEqual({ density: 'compact', hidden: {}, widths: {} });
    expect(effects).toEqual([['storeViews', { density: 'compact', hidden: {}, widths: {} }]]);
    await play(compact);
    expect(effects).toHaveLength(1);
  });

  it('hides a column of one table and shows it again, and stores both', async () => {
    const { play, effects } = start(tableViewsEntry, {
      density: 'roomy',
      hidden: { auditLog: ['at'] },
      widths: {},
    });
    const hidden = { auditLog: ['at'], memberList: ['email'] };
    expect((await play(email)).context.hidden).toEqual(hidden);
    expect(effects).toEqual([['storeViews', { density: 'roomy', hidden, widths: {} }]]);
    expect((await play(email)).context.hidden).toEqual({ auditLog: ['at'], memberList: [] });
    expect(effects).toHaveLength(2);
  });
  it('keeps the widths of one table over the known ones, within the limits, and stores them', async () => {
    const known = { auditLog: { at: 90 }, memberList: { email: 150, seen: 100 } };
    const { play, effects } = start(tableViewsEntry, { density: 'roomy', hidden: {}, widths: known });
    const widths = { auditLog: { at: 90 }, memberList: { nickname: 800, email: 48, seen: 100 } };
    const event = { type: 'widths.chosen', table: 'memberList', widths: { nickname: 9_000.4, email: -3 } };
    expect((await play(event)).context.widths).toEqual(widths);
    expect(effects).toEqual([['storeViews', { density: 'roomy', hidden: {}, widths }]]);
  });

  it('drops the widths of one table, and ignores a table without any', async () => {
    const known = { auditLog: { at: 90 }, memberList: { email: 150 } };
    const { play, effects } = start(tableViewsEntry, { density: 'roomy', hidden: {}, widths: known });
    const reset = { type: 'widths.cleared', table: 'memberList' };
    expect((await play(reset)).context.widths).toEqual({ auditLog: { at: 90 } });
    await play(reset);
    expect(effects).toHaveLength(1);
  });
});
