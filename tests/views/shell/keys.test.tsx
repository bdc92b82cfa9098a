import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { wireAddToCart } from '#src/areas/trade/cart/cart.wiring.ts';
import { mergeGuestCart } from '#src/areas/trade/cart/cart-merge.wiring.ts';
import { guestCartOf } from '#src/lib/storage/guest-cart.ts';
import { type Answers, MEMBER, renderShop } from '../../support/client/member-app.tsx';

const ADD = '/api/users/cart/items';
const MERGE = '/api/users/cart/merge';
const REFUSED = { status: 409, body: { success: false, code: 'OUT_OF_STOCK', message: '재고가 부족해요.' } };
const BROKEN = { status: 503, body: { success: false, message: '점검 중' } };

/** The app of a member, without a screen. */
async function member(answers: Answers) {
  const shown = renderShop(<i />, answers, { person: MEMBER });
  await waitFor(() => expect(shown.app.session.getSnapshot().hasTag('signedIn')).toBe(true));
  const sent = (path: string) =>
    shown.to(path).map(({ body, key }) => [key, JSON.parse(String(body))] as const);
  return { ...shown, sent };
}

it('adding several options to the cart after a failure adds each once', async () => {
  const answer = (optionId: number) => ({ success: true, data: { cartItemId: 1, optionId, quantity: 1 } });
  let inStock = false;
  const { app, sent } = await member({
    [ADD]: ({ body }) => {
      const { optionId } = JSON.parse(String(body));
      return optionId === 2 && !inStock ? REFUSED : { body: answer(optionId) };
    },
  });
  const lines = [1, 2].map((optionId) => ({ optionId, quantity: 1 }));
  const actor = createActor(wireAddToCart(app, { pictureOf: () => null, leave: () => {} })).start();
  const add = async () => {
    actor.send({ type: 'cart.added', lines });
    await waitFor(() => expect(actor.getSnapshot().hasTag('saving')).toBe(false));
    const isAdded = actor.getSnapshot().matches('added');
    if (isAdded) await waitFor(() => expect(actor.getSnapshot().matches('idle')).toBe(true));
    return isAdded;
  };
  expect(await add()).toBe(false);
  inStock = true;
  expect([await add(), await add()]).toEqual([true, true]);
  const keys = sent(ADD).map(([key, { optionId }]) => [key, optionId]);
  const [first, second] = [keys[0]?.[0], keys[4]?.[0]].map((key) => String(key).replace(/-0$/, ''));
  expect(keys).toEqual([
    [`${first}-0`, 1],
    [`${first}-1`, 2],
    [`${first}-0`, 1],
    [`${first}-1`, 2],
    [`${second}-0`, 1],
    [`${second}-1`, 2],
  ]);
  expect(first).not.toBe(second);
});

it('merging the same guest cart in several tabs uses one idempotency key, other lines another', async () => {
  let isUp = false;
  const merged = { success: true, data: { added: 1, capped: 0, dropped: 0 } };
  const { app, sent } = await member({ [MERGE]: () => (isUp ? { body: merged } : BROKEN) });
  const cart = guestCartOf(app.storage);
  cart.add({ optionId: 1, quantity: 1 });
  await expect(mergeGuestCart(app)).rejects.toThrow('점검 중');
  await expect(mergeGuestCart(app)).rejects.toThrow('점검 중');
  cart.add({ optionId: 2, quantity: 1 });
  isUp = true;
  await mergeGuestCart(app);
  const keys = sent(MERGE).map(([key]) => key);
  expect(keys[0]).toMatch(/^\d+-\d+$/);
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
  expect([cart.read(), cart.mergeKey()]).toEqual([[], undefined]);
});
