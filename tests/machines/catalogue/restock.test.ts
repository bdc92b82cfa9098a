import { expect, it } from 'vitest';
import { restockAlertsEntry } from '#proof/catalogue/restock.proof.ts';
import { done, failed } from '#proof/entry.ts';
import { start } from '../start.ts';

const toggled = (optionId: number) => ({ type: 'alert.toggled', optionId });
const saved = (optionId: number, on: boolean) => done('saveAlert', { optionId, on });

async function open(waiting: number[]) {
  const alerts = start(restockAlertsEntry, { productId: 3 });
  await alerts.play(done('loadAlerts', waiting));
  return alerts;
}

it('restockAlertsMachine shows the sizes with an alert of the member', async () => {
  const { asked, flow } = await open([8, 9]);
  expect([asked('loadAlerts'), flow.snapshot.context.waiting]).toEqual([[{ productId: 3 }], [8, 9]]);
});

it('restockAlertsMachine adds an alert and shows a toast after the answer', async () => {
  const { play, asked, effects } = await open([8]);
  const saving = await play(toggled(9), toggled(9));
  expect([asked('saveAlert'), saving.context.waiting, effects]).toEqual([
    [{ optionId: 9, on: true }],
    [8],
    [],
  ]);
  const { value, context } = await play(saved(9, true));
  expect([value, context.waiting]).toEqual(['ready', [8, 9]]);
  expect(effects).toEqual([['confirm', { optionId: 9, on: true }]]);
});

it('restockAlertsMachine removes the alert that was pressed again, and no other', async () => {
  const { play, asked, effects } = await open([8, 9]);
  await play(toggled(9));
  expect(asked('saveAlert')).toEqual([{ optionId: 9, on: false }]);
  expect((await play(saved(9, false))).context.waiting).toEqual([8]);
  expect(effects).toEqual([['confirm', { optionId: 9, on: false }]]);
  // A second press asks for the alert again.
  await play(toggled(9));
  expect(asked('saveAlert').at(-1)).toEqual({ optionId: 9, on: true });
});

it('restockAlertsMachine shows the reason of a refusal and the stored state, and can retry', async () => {
  const { play, effects } = await open([8]);
  const refused = await play(toggled(8), failed('saveAlert', new Error('거절')));
  expect([refused.value, refused.context.waiting, refused.can(toggled(8))]).toEqual(['ready', [8], true]);
  expect(effects).toEqual([['notify', { reason: '거절' }]]);
});
