// Size: every action by every person from every state, in one table.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CLAIM,
  CLAIMED_LINE,
  type ClaimState,
  isUnpaid,
  LINE,
  type LineState,
  type Mover,
  mayDo,
  mayMove,
  mayMoveClaim,
  ORDER_STATUSES,
} from '#domain/trade/orders/order-lifecycle.ts';
import { ask, twins } from '../../../support/orders/delivered.ts';
import { buy, sellerOf } from '../../../support/orders/shopping.ts';
import { type Answer, startTestShop, type TestShop } from '../../../support/server/server.ts';

// Paying and releasing are tested elsewhere: repeated calls give the same answer.
type Caller = ReturnType<TestShop['as']>;
type Order = { id: number; item: number };
type Person = { mover: Mover; caller: Caller; owns: boolean };

let shop: TestShop;
let pair: Awaited<ReturnType<typeof twins>>;
let people: Record<string, Person>;
/** This order keeps its state, because refused calls change nothing. */
let still: Order;

beforeAll(async () => {
  shop = await startTestShop();
  pair = await twins(shop);
  await shop.db.updateTable('product_options').set({ stock: 500 }).execute();
  const rival = await shop.db
    .selectFrom('stores')
    .innerJoin('users', 'users.id', 'stores.seller_id')
    .innerJoin('products', 'products.store_id', 'stores.id')
    .select('users.email')
    .where('users.id', 'not in', (eb) =>
      eb
        .selectFrom('products')
        .innerJoin('stores', 'stores.id', 'products.store_id')
        .select('stores.seller_id')
        .where('products.id', '=', pair.option.product_id),
    )
    .executeTakeFirstOrThrow();
  people = {
    buyer: { mover: 'buyer', caller: shop.as('user'), owns: true },
    'another buyer': { mover: 'buyer', caller: await shop.asMember('minjun@sinbaljang.test'), owns: false },
    seller: { mover: 'seller', caller: await sellerOf(shop, pair.option.product_id), owns: true },
    'another seller': { mover: 'seller', caller: await shop.asMember(rival.email), owns: false },
    admin: { mover: 'admin', caller: shop.as('admin'), owns: false },
  };
  still = await anOrder();
});
afterAll(() => shop.close());

async function anOrder(): Promise<Order> {
  const id = await buy(shop, shop.as('user'), { items: [{ optionId: pair.option.id, quantity: 1 }] });
  const { body } = await shop.as('user').get(`/api/users/orders/${id}`);
  return { id, item: body.data.items[0].orderItemId };
}

/** Sets the state of an order and its line by SQL. */
async function put({ id }: Order, status: LineState): Promise<void> {
  const now = shop.clock.now();
  await shop.db.deleteFrom('claims').where('order_id', '=', id).execute();
  await shop.db.updateTable('orders').set({ status }).where('id', '=', id).execute();
  await shop.db
    .updateTable('order_items')
    .set({ status, delivered_at: now, confirmed_at: null })
    .where('order_id', '=', id)
    .execute();
}

async function aClaim({ id, item }: Order, status: ClaimState): Promise<number> {
  const { user_id } = await shop.db
    .selectFrom('orders')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { id: claim } = await shop.db
    .insertInto('claims')
    .values({
      order_id: id,
      order_item_id: item,
      user_id,
      type: 'RETURN',
      status,
      reason: 'SIZE',
      new_option_id: null,
      refund_id: null,
      decided_at: null,
      created_at: shop.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return claim;
}

/** Rows that a refused call must not change. */
async function stateOf({ id }: Order) {
  const of = (table: 'order_items' | 'claims' | 'refunds' | 'order_history') =>
    shop.db.selectFrom(table).selectAll().where('order_id', '=', id).orderBy('id').execute();
  return Promise.all([of('order_items'), of('claims'), of('refunds'), of('order_history')]);
}

const heard = ({ status, body }: Answer): string => (status === 200 ? '200' : `${status} ${body.code}`);

/**
 * The role that a call is for; a call for members is authorised by the buyer alone, because a shopper may have become
 * a seller since.
 */
type Door = { side: Mover; isForMembers?: boolean };

/** The refusal of a person: by role, as a stranger to the order, or by its state. */
function refusalOf(
  { mover, owns }: Person,
  { side, isForMembers }: Door,
  missing: string,
  isHidden: boolean,
) {
  if (mover !== side) return isForMembers ? `404 ${missing}` : '403 FORBIDDEN';
  return owns && !isHidden ? '400 INVALID_ORDER_STATUS' : `404 ${missing}`;
}

type Deed = Door & {
  may: (mover: Mover, state: LineState) => boolean;
  send: (caller: Caller, order: Order) => Promise<Answer>;
  /** Creates what the call needs, in its first state. */
  prepare?: (order: Order) => Promise<unknown>;
};
const asked = (type: 'RETURN' | 'EXCHANGE', move: (typeof LINE.moves)['return' | 'exchange']): Deed => ({
  side: 'buyer',
  isForMembers: true,
  may: (mover, state) => mover === move.askedBy && state === move.from,
  send: (caller, { item }) =>
    ask(caller, {
      orderItemId: item,
      type,
      ...(type === 'EXCHANGE' ? { newOptionId: pair.twin.id } : {}),
    }),
});
const ofBuyer = (deed: 'cancel' | 'confirm'): Deed => ({
  side: 'buyer',
  may: (mover, state) => mayDo(mover, LINE.moves[deed], state),
  send: (caller, { id, item }) => caller.post(`/api/users/orders/${id}/${deed}`, { orderItemIds: [item] }),
});
const DEEDS: readonly (readonly [string, Deed])[] = [
  ['cancelling', ofBuyer('cancel')],
  ['confirming', ofBuyer('confirm')],
  ['asking for a return', asked('RETURN', LINE.moves.return)],
  ['asking for an exchange', asked('EXCHANGE', LINE.moves.exchange)],
  ...ORDER_STATUSES.map((status): [string, Deed] => [
    `moving to ${status}`,
    {
      side: 'seller',
      may: (mover, state) => mayMove(mover, state, status),
      send: (caller, { id }) => caller.post(`/api/seller/orders/${id}/status`, { status }),
      ...(status === 'RETURNED' ? { prepare: (order) => aClaim(order, 'REQUESTED') } : {}),
    },
  ]),
];

describe('N-53: order line', () => {
  it.each(DEEDS)(
    'by %s moves as the table says, for no other role and from no other state',
    async (_, deed) => {
      const wrong: string[] = [];
      for (const state of LINE.states)
        for (const [name, person] of Object.entries(people)) {
          const isMine = person.mover === deed.side && person.owns;
          const may = isMine && deed.may(person.mover, state);
          const order = may ? await anOrder() : still;
          await put(order, state);
          if (may) await deed.prepare?.(order);
          const before = await stateOf(order);
          const said = heard(await deed.send(person.caller, order));
          const wanted = may ? '200' : refusalOf(person, deed, 'ORDER_NOT_FOUND', isUnpaid(state));
          if (said !== wanted) wrong.push(`${name} from ${state}: ${said}, not ${wanted}`);
          if (!may) expect(await stateOf(order), `${name} from ${state}`).toEqual(before);
        }
      expect(wrong).toEqual([]);
    },
  );
});

const CLAIM_DEEDS = [
  ['withdraw', 'buyer', (id: number, caller: Caller) => caller.post(`/api/users/claims/${id}/withdraw`)],
  ['complete', 'seller', (id: number, caller: Caller) => decide(caller, id, 'COMPLETE')],
  ['reject', 'seller', (id: number, caller: Caller) => decide(caller, id, 'REJECT')],
] as const;
const decide = (caller: Caller, id: number, decision: string) =>
  caller.post(`/api/seller/claims/${id}/decision`, { decision });

describe('claim', () => {
  it.each(CLAIM_DEEDS)(
    'to %s moves as the table says, on a delivered line only',
    async (deed, side, send) => {
      const wrong: string[] = [];
      const places = [
        ...CLAIM.states.map((state) => [state, CLAIMED_LINE] as const),
        ...LINE.states.filter((line) => line !== CLAIMED_LINE).map((line) => ['REQUESTED', line] as const),
      ];
      for (const [state, line] of places)
        for (const [name, person] of Object.entries(people)) {
          const isMine = person.mover === side && person.owns;
          const may =
            isMine && line === CLAIMED_LINE && mayMoveClaim(person.mover, state, CLAIM.moves[deed].to);
          const order = may ? await anOrder() : still;
          await put(order, line);
          const claim = await aClaim(order, state);
          const before = await stateOf(order);
          const said = heard(await send(claim, person.caller));
          const door = { side, isForMembers: deed === 'withdraw' };
          const wanted = may ? '200' : refusalOf(person, door, 'CLAIM_NOT_FOUND', false);
          if (said !== wanted) wrong.push(`${name} at ${state} of ${line}: ${said}, not ${wanted}`);
          if (!may) expect(await stateOf(order), `${name} at ${state}`).toEqual(before);
        }
      expect(wrong).toEqual([]);
    },
  );
});
