import { expect, it } from 'vitest';
import { createResourceMachine } from '#machines/kit/resource.machine.ts';
import { done, failed, type RegistryEntry } from '#proof/entry.ts';
import { start, tagsOf } from '../start.ts';

const thing: RegistryEntry = {
  title: '',
  group: '',
  machine: createResourceMachine<string, number>({ id: 'thing', description: 'One thing.', reloads: true }),
  ports: {},
  events: [],
  walkthroughs: [],
};
const reloaded = { type: 'screen.reloaded' };
const retried = { type: 'screen.retried' };
const lost = failed('load', new Error('연결이 끊겼어요.'));

it('createResourceMachine loads its input once and shows the result', async () => {
  const { play, asked, flow } = start(thing, 7);
  expect([tagsOf(flow.snapshot), asked('load')]).toEqual([['busy'], [{ input: 7 }]]);
  const shown = await play(done('load', '하나'));
  expect([tagsOf(shown), shown.context.data, asked('load').length]).toEqual([['ready'], '하나', 1]);
});

it('createResourceMachine keeps the last data while reloading and after a failure', async () => {
  const { play, asked } = start(thing, 7);
  const reading = await play(done('load', '하나'), reloaded);
  expect([tagsOf(reading), reading.context.data, asked('load').length]).toEqual([['busy'], '하나', 2]);
  const failing = await play(lost);
  expect([tagsOf(failing), failing.context.data]).toEqual([['failed'], '하나']);
  const renewed = await play(retried, done('load', '둘'));
  expect([tagsOf(renewed), renewed.context.data]).toEqual([['ready'], '둘']);
});

it('createResourceMachine shows the message of a failure until it succeeds', async () => {
  const { play, asked } = start(thing, 7);
  expect((await play(lost)).context).toMatchObject({ data: null, error: '연결이 끊겼어요.' });
  const trying = await play(retried);
  expect([tagsOf(trying), asked('load')]).toEqual([['busy'], [{ input: 7 }, { input: 7 }]]);
  expect((await play(done('load', '하나'))).context.error).toBeNull();
});

it('createResourceMachine knows whether a retry of the failure is useless', async () => {
  const { play } = start(thing, 7);
  const missing = failed('load', Object.assign(new Error('없어요.'), { status: 404 }));
  expect((await play(missing)).context.isPermanent).toBe(true);
  expect((await play(retried, lost)).context.isPermanent).toBe(false);
  expect((await play(retried, missing, retried, done('load', '하나'))).context.isPermanent).toBe(false);
});

it('createResourceMachine accepts only the events of its options, and without a retry if silent', async () => {
  const events = (options: { reloads?: true; silent?: true }) =>
    createResourceMachine({ id: 'thing', description: 'One thing.', ...options }).events.filter(
      (type) => !type.startsWith('xstate.'),
    );
  expect(events({})).toEqual(['screen.retried']);
  expect(events({ reloads: true }).toSorted()).toEqual(['screen.reloaded', 'screen.retried']);
  expect(events({ silent: true })).toEqual([]);
});
