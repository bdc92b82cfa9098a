import { expect, it } from 'vitest';
import { rateLimitEntry } from '#proof/shell/rate-limit.proof.ts';
import { start } from '../start.ts';

const reached = (limit: string, seconds: number) => ({ type: 'limit.reached', limit, seconds });

it('patienceMachine counts a wait down by the second until it is over', async () => {
  const { flow, play } = start(rateLimitEntry);
  await play(reached('login', 3));
  const left = () => flow.snapshot.context.waits.login;
  const seen = [left()];
  for (let second = 0; second < 3; second += 1) {
    flow.clock.increment(999);
    seen.push(left());
    flow.clock.increment(1);
  }
  expect([seen, flow.snapshot.value, flow.snapshot.context.waits]).toEqual([[3, 3, 2, 1], 'free', {}]);
});

it('patienceMachine counts each limit separately', async () => {
  const { flow, play } = start(rateLimitEntry);
  await play(reached('login', 1), reached('shared', 3));
  flow.clock.increment(1_000);
  expect([flow.snapshot.value, flow.snapshot.context.waits]).toEqual(['waiting', { shared: 2 }]);
});

it('patienceMachine never shortens a wait because of another refusal', async () => {
  const { flow, play } = start(rateLimitEntry);
  await play(reached('login', 2));
  flow.clock.increment(900);
  await play(reached('shared', 1));
  flow.clock.increment(999);
  expect(flow.snapshot.context.waits).toEqual({ login: 2, shared: 1 });
});

it('patienceMachine takes the longer of two waits of one limit', async () => {
  const { play } = start(rateLimitEntry);
  expect((await play(reached('login', 9), reached('login', 4))).context.waits).toEqual({ login: 9 });
});

it('patienceMachine starts when a wait is reported, and continues when it is reported again', async () => {
  const { play } = start(rateLimitEntry);
  expect((await play(reached('login', 2))).value).toBe('waiting');
  expect((await play(reached('login', 2))).value).toBe('waiting');
});
