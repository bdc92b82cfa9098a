import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { DemoAccount, DemoClock, Demonstration } from '#domain/jobs/demonstration.ts';
import type { SessionUser } from '#domain/members/auth/session.ts';
import { demonstrationMachine } from '#machines/shell/demonstration.machine.ts';

const account: DemoAccount = { role: 'seller', email: 'seller@sinbaljang.test', password: 'secret-1!' };
const clock: DemoClock = { now: '2026-11-24T03:00:00.000Z', days: 3 };
const demonstration: Demonstration = { accounts: [account], productId: 7, clock };

type Ports = { load?: Demonstration | Error; user?: SessionUser | null; logIn?: Error; advance?: Error };

const somebody: SessionUser = {
  token: 'token',
  nickname: '구두장이',
  name: '박장인',
  email: account.email,
  userType: 'seller',
};

/** Starts the chart with ports that note what they were asked, and waits until the guide is known. */
async function started({ load = demonstration, user = somebody, logIn, advance }: Ports = {}) {
  const asked: unknown[] = [];
  const [reloadPage, rememberPutAway, showSecondStep] = [vi.fn(), vi.fn(), vi.fn()];
  const sessions: unknown[] = [];
  const answer = <T>(value: T, error?: Error): Promise<T> =>
    error ? Promise.reject(error) : Promise.resolve(value);
  const actor = createActor(
    demonstrationMachine.provide({
      actors: {
        load: fromPromise(() => (load instanceof Error ? Promise.reject(load) : Promise.resolve(load))),
        logIn: fromPromise<SessionUser | null, { account: DemoAccount }>(({ input }) => {
          asked.push(input.account.email);
          return answer(user, logIn);
        }),
        advance: fromPromise<DemoClock, { days: number }>(({ input }) => {
          asked.push(input.days);
          return answer({ now: '2026-12-01T03:00:00.000Z', days: input.days }, advance);
        }),
      },
      actions: {
        reloadPage,
        rememberPutAway,
        showSecondStep,
        startSession: (_, params) => sessions.push(params.user),
      },
    }),
  ).start();
  await vi.waitFor(() => expect(actor.getSnapshot().matches('loading')).toBe(false));
  const settled = () => vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false));
  return {
    actor,
    asked,
    sessions,
    showSecondStep,
    settled,
    reloadPage,
    rememberPutAway,
    now: () => actor.getSnapshot(),
  };
}

describe('demonstration guide', () => {
  it('is absent in a shop that has none', async () => {
    const { now } = await started({ load: new Error('404') });
    expect(now().value).toBe('absent');
  });

  it('logs in as the chosen account and stays open', async () => {
    const { actor, asked, sessions, showSecondStep, settled, now } = await started();
    actor.send({ type: 'guide.opened' });
    actor.send({ type: 'account.chosen', account });
    expect(sessions).toEqual([]);
    await settled();
    expect([asked, sessions]).toEqual([[account.email], [somebody]]);
    expect(showSecondStep).not.toHaveBeenCalled();
    expect(now().value).toEqual({ open: 'choosing' });
    expect(now().context.error).toBeNull();
  });

  it('starts no session for an account with a second step, and says so', async () => {
    const { actor, sessions, showSecondStep, settled } = await started({ user: null });
    actor.send({ type: 'guide.opened' });
    actor.send({ type: 'account.chosen', account });
    await settled();
    expect(sessions).toEqual([]);
    expect(showSecondStep).toHaveBeenCalledOnce();
  });

  it('says why a log-in failed until the next try', async () => {
    const { actor, settled, now } = await started({ logIn: new Error('추가 인증') });
    actor.send({ type: 'guide.opened' });
    actor.send({ type: 'account.chosen', account });
    await settled();
    expect(now().context.error).toBe('추가 인증');
    actor.send({ type: 'days.added', days: 1 });
    expect(now().context.error).toBeNull();
  });

  it('adds days to those that have passed, and reloads the page once the clock has moved', async () => {
    const { actor, asked, settled, reloadPage, now } = await started();
    actor.send({ type: 'guide.opened' });
    actor.send({ type: 'days.added', days: 7 });
    expect(reloadPage).not.toHaveBeenCalled();
    await settled();
    expect(asked).toEqual([10]);
    expect(now().context.clock?.days).toBe(10);
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  it('keeps the page if the clock could not be moved', async () => {
    const { actor, settled, reloadPage, now } = await started({ advance: new Error('멈췄어요') });
    actor.send({ type: 'guide.opened' });
    actor.send({ type: 'days.added', days: 7 });
    await settled();
    expect(reloadPage).not.toHaveBeenCalled();
    expect([now().context.clock?.days, now().context.error]).toEqual([3, '멈췄어요']);
  });

  it('moves no clock where there is none', async () => {
    const { actor, asked, now } = await started({ load: { ...demonstration, clock: null } });
    actor.send({ type: 'guide.opened' });
    actor.send({ type: 'days.added', days: 7 });
    expect(now().value).toEqual({ open: 'choosing' });
    expect(asked).toEqual([]);
  });

  it('walks a tour from its first step to its last and no further', async () => {
    const { actor, now } = await started();
    actor.send({ type: 'guide.opened' });
    actor.send({ type: 'step.advanced' });
    expect(now().context.step).toBe(0);
    actor.send({ type: 'tour.chosen', tour: 'vote' });
    const steps = [now().context.step];
    for (const type of [
      'step.returned',
      'step.advanced',
      'step.advanced',
      'step.advanced',
      'step.returned',
    ] as const) {
      actor.send({ type });
      steps.push(now().context.step);
    }
    expect(steps).toEqual([0, 0, 1, 2, 2, 1]);
    actor.send({ type: 'tour.chosen', tour: 'return' });
    expect(now().context.step).toBe(0);
  });

  it('keeps the step of a tour while it is folded, and is gone once put away', async () => {
    const { actor, rememberPutAway, now } = await started();
    for (const event of [
      { type: 'guide.opened' },
      { type: 'tour.chosen', tour: 'purchase' },
      { type: 'step.advanced' },
      { type: 'guide.folded' },
      { type: 'guide.opened' },
    ] as const)
      actor.send(event);
    expect([now().context.tour, now().context.step]).toEqual(['purchase', 1]);
    actor.send({ type: 'guide.dismissed' });
    expect(now().value).toBe('absent');
    expect(rememberPutAway).toHaveBeenCalledOnce();
    actor.send({ type: 'guide.opened' });
    expect(now().value).toBe('absent');
  });
});
