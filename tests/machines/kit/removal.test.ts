import { expect, it } from 'vitest';
import { createRemovalMachine } from '#machines/kit/removal.machine.ts';
import { done, failed } from '#proof/entry.ts';
import { removalEntry } from '#proof/kit/removal.ts';
import { start } from '../start.ts';

const asked = { type: 'removal.asked' };
const confirmed = { type: 'removal.confirmed' };
const dismissed = { type: 'removal.dismissed' };
const thing = removalEntry({
  title: '',
  group: '',
  machine: createRemovalMachine({ id: 'thing', description: 'One thing.' }),
  error: new Error('거절'),
});
const open = () => start(thing, { id: 7 });

it('createRemovalMachine removes nothing without confirmation', async () => {
  const { flow, play } = open();
  expect((await play(confirmed)).value).toBe('idle');
  expect((await play(asked)).hasTag('open')).toBe(true);
  expect((await play(dismissed)).value).toBe('idle');
  expect(flow.calls).toEqual([]);
});

it('createRemovalMachine removes the thing once and finishes', async () => {
  const run = open();
  await run.play(asked, confirmed, confirmed, asked);
  expect(run.asked('remove')).toEqual([{ id: 7 }]);
  expect(run.effects).toEqual([]);
  await run.play(done('remove'));
  expect([run.flow.snapshot.status, run.effects]).toEqual(['done', [['leave']]]);
});

it('createRemovalMachine stays with a toast after a refusal, and can ask again', async () => {
  const { flow, play, effects } = open();
  const { value } = await play(asked, confirmed, failed('remove', new Error('거절')));
  expect([value, effects]).toEqual(['idle', [['notify', { reason: '거절' }]]]);
  expect(flow.snapshot.can(asked)).toBe(true);
});
