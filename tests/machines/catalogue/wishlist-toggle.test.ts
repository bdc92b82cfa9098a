import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { MAX_GUEST_WISHLIST } from '#domain/catalogue/guest-wishlist.ts';
import { wishlistToggleMachine } from '#machines/catalogue/wishlist-toggle.machine.ts';
import { isWished, type WishlistChange } from '#machines/catalogue/wishlist-toggle.model.ts';

type Step = { order: WishlistChange; finish: (error?: Error) => void };

/** Starts the wishes machine; the test settles its calls. */
function start(loaded: number[] | Error = [], guestIds: number[] = []) {
  const sent: Step[] = [];
  const told: string[] = [];
  const kept: number[][] = [];
  const known = { loads: 0, answer: loaded };
  const actor = createActor(
    wishlistToggleMachine.provide({
      actors: {
        loadIds: fromPromise<number[]>(() => {
          known.loads += 1;
          return known.answer instanceof Error ? Promise.reject(known.answer) : Promise.resolve(known.answer);
        }),
        saveWish: fromPromise<void, WishlistChange>(
          ({ input }) =>
            new Promise((resolve, reject) => {
              sent.push({ order: input, finish: (error) => (error ? reject(error) : resolve()) });
            }),
        ),
      },
      actions: {
        notify: (_, { reason }) => told.push(reason),
        keepGuest: (_, { ids }) => kept.push(ids),
      },
    }),
    { input: { guestIds } },
  ).start();
  const shows = (productId: number) => isWished(actor.getSnapshot().context, productId);
  const tap = (productId: number) => actor.send({ type: 'wish.toggled', productId });
  const rest = () => waitFor(actor, (snapshot) => snapshot.matches('resting'));
  const arrive = async () => {
    actor.send({ type: 'member.arrived' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  };
  const settle = async (index: number, error?: Error) => {
    sent[index]?.finish(error);
    await Promise.resolve();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { actor, sent, told, kept, known, shows, tap, rest, arrive, settle };
}

describe('wishlistToggleMachine', () => {
  it('keeps the list of a guest in the browser, and shows it until the account has answered', async () => {
    const flow = start([1, 3], [3]);
    flow.tap(1);
    flow.tap(3);
    flow.tap(3);
    expect([flow.shows(1), flow.shows(3), flow.sent.length]).toEqual([true, true, 0]);
    expect(flow.kept).toEqual([[1, 3], [1], [3, 1]]);
    flow.actor.send({ type: 'member.arrived' });
    expect([flow.shows(1), flow.shows(3)]).toEqual([true, true]);
    await flow.rest();
    expect([flow.shows(1), flow.shows(3), flow.sent.length]).toEqual([true, true, 0]);
  });

  it('keeps a hundred entries of a guest at most', () => {
    const many = Array.from({ length: MAX_GUEST_WISHLIST }, (_, index) => index + 1);
    const flow = start([], many);
    flow.tap(999);
    expect([flow.shows(999), flow.shows(1), flow.shows(MAX_GUEST_WISHLIST)]).toEqual([true, true, false]);
  });

  it('shows a toggle at once and sends it once', async () => {
    const flow = start([7]);
    await flow.arrive();
    expect([flow.shows(7), flow.shows(1)]).toEqual([true, false]);
    flow.tap(1);
    expect(flow.shows(1)).toBe(true);
    await flow.settle(0);
    await flow.rest();
    expect(flow.sent.map(({ order }) => order)).toEqual([{ productId: 1, on: true }]);
    expect(flow.actor.getSnapshot().context).toEqual({ ids: [1, 7], queue: [] });
  });

  it('sends only the differences that are left after many toggles', async () => {
    const flow = start([]);
    await flow.arrive();
    for (let round = 0; round < 5; round += 1) flow.tap(1);
    expect(flow.shows(1)).toBe(true);
    expect(flow.sent).toHaveLength(1);
    await flow.settle(0);
    await flow.rest();
    expect(flow.sent).toHaveLength(1);
    flow.tap(1);
    flow.tap(1);
    await flow.settle(1);
    await flow.settle(2);
    await flow.rest();
    expect(flow.sent.slice(1).map(({ order }) => order.on)).toEqual([false, true]);
    expect(flow.shows(1)).toBe(true);
  });

  it('reverts the refused toggle and still sends the next one', async () => {
    const flow = start([2]);
    await flow.arrive();
    flow.tap(1);
    flow.tap(2);
    await flow.settle(0, new Error('서버 문제'));
    expect([flow.shows(1), flow.shows(2)]).toEqual([false, false]);
    expect(flow.told).toEqual(['서버 문제']);
    await flow.settle(1);
    await flow.rest();
    expect(flow.actor.getSnapshot().context.ids).toEqual([]);
  });

  it('reverts toggles if the list fails to load, and loads again with the next toggle', async () => {
    const flow = start(new Error('끊겼어요'));
    flow.actor.send({ type: 'member.arrived' });
    flow.tap(1);
    await waitFor(flow.actor, (snapshot) => snapshot.matches('unsure'));
    expect([flow.shows(1), flow.told]).toEqual([false, ['끊겼어요']]);
    flow.known.answer = [];
    flow.tap(1);
    await waitFor(flow.actor, (snapshot) => snapshot.matches('saving'));
    await flow.settle(0);
    await flow.rest();
    expect([flow.known.loads, flow.shows(1)]).toEqual([2, true]);
  });

  it('drops the data of one member before the next, whatever call is running', async () => {
    const flow = start([5]);
    await flow.arrive();
    flow.tap(6);
    flow.actor.send({ type: 'member.left' });
    expect([flow.shows(5), flow.shows(6)]).toEqual([false, false]);
    await flow.settle(0);
    flow.known.answer = [9];
    await flow.arrive();
    expect([flow.shows(5), flow.shows(6), flow.shows(9)]).toEqual([false, false, true]);
  });
});
