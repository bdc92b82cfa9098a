import { expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { done, failed } from '#machines/kit/entry.ts';
import { levelEntry } from '#machines/level/level.entry.ts';
import { levelMachine } from '#machines/level/level.machine.ts';

const [initial] = initialTransition(levelMachine);
const history = levelEntry.ports.history;
const info = levelEntry.ports.info;
// The settling events of invokes are no part of a machine's own event union.
const after = (...steps: unknown[]) =>
  steps.reduce<typeof initial>(
    (snapshot, step) => transition(levelMachine, snapshot, step as never)[0],
    initial,
  );

it('asks for ten activities of the first page', () => {
  expect(initial.context.query).toEqual({ page: 0, size: 10 });
  expect(initial.matches({ tab: 'info', info: 'loading', history: 'loading' })).toBe(true);
});

it('lets each call fail on its own', () => {
  const snapshot = after(failed('info', new Error('끊김')), done('history', history?.done));
  expect(snapshot.matches({ info: 'failed', history: { loaded: 'filled' } })).toBe(true);
  expect(snapshot.context.infoError).toBe('끊김');
  expect(after(done('info', info?.done), failed('history', new Error('x'))).matches({ info: 'loaded' })).toBe(
    true,
  );
});

it('retries only the failed call', () => {
  const snapshot = after(failed('info', new Error('x')), done('history', history?.done), {
    type: 'screen.retried',
  });
  expect(snapshot.matches({ info: 'loading', history: 'loaded' })).toBe(true);
});

it('goes only to pages that exist', () => {
  const snapshot = after(done('history', history?.done));
  expect([-1, 0, 1, 2].map((page) => snapshot.can({ type: 'page.changed', page }))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
