import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { done, failed, unanswered } from '../../entry.ts';
import { waitingIn } from '../../kit/properties/chart-space.ts';
import type { Edge, Space } from '../../kit/properties/explore.ts';
import { eventName } from '../../parts.ts';
import {
  checkoutStart,
  failures,
  guestCart,
  member,
  memberAnswers,
  memberCart,
  startedPayment,
} from './shop-samples.ts';
import {
  ownerOf,
  sessionOf,
  type ShopChart,
  shopKey,
  type ShopMachines,
  type ShopPage,
  type ShopServer,
  type ShopState,
} from './shop-state.ts';
import { ShopTurn } from './shop-turn.ts';

/** What can happen: an event of a chart or another page, and what the server knows afterwards. */
type Happening = {
  name: string;
  chart?: ShopChart;
  event?: EventObject;
  page?: ShopPage;
  server?: Partial<ShopServer>;
  /** True for an answer 401, which ends the session. */
  expires?: boolean;
  /** True if no person is needed. */
  settles?: boolean;
};

const { unauthorized, refused, priceChanged } = failures;

/** Number of lines in the cart of who is there. */
const countOf = (state: ShopState): number => (ownerOf(state) === null ? 0 : memberAnswers.cartCount);

/** Answers to a sent order: placed, refused, or lost on the way back or forth. */
function answersToOrder({ server: { asked, placed } }: ShopState): Omit<Happening, 'name'>[] {
  if (!asked) return [];
  const withIt = { ...placed, [asked.key]: asked.content };
  return [
    { event: done('start', startedPayment), server: { placed: withIt, lost: null, asked: null } },
    { event: failed('start', unanswered), server: { placed: withIt, lost: asked, asked: null } },
    { event: failed('start', refused), server: { lost: null, asked: null } },
    { event: failed('start', priceChanged), server: { lost: null, asked: null } },
  ];
}

/** Answers of the server to a call, besides 401. */
function answersTo(state: ShopState, chart: ShopChart, port: string): Omit<Happening, 'name'>[] {
  const isMember = ownerOf(state) !== null;
  const cart = isMember ? memberCart : guestCart;
  const { nickname, name } = member;
  const { draft } = state;
  const outputs: Record<string, unknown> = {
    'session.validate': { nickname, name },
    'session.confirm': { nickname, name },
    'session.likedFeeds': memberAnswers.likes,
    'wishlistToggle.loadIds': memberAnswers.wishIds,
    'cartCount.count': countOf(state),
    'cart.load': cart,
    'cart.save': cart,
    'cart.reload': cart,
    'checkout.load': checkoutStart(draft?.owner === ownerOf(state) ? draft?.values : {}),
    'checkout.quote': checkoutStart({}).quote,
  };
  if (port === 'start') return answersToOrder(state);
  const answered = { event: done(port, outputs[`${chart}.${port}`]) };
  return ['saveWish', 'save'].includes(port)
    ? [answered, { event: failed(port, refused) }]
    : [answered];
}

/** Everything that the calls of a chart may come to. */
function settlingsOf(state: ShopState, chart: ShopChart, at: AnyMachineSnapshot): Happening[] {
  return waitingIn(at).flatMap((port) => {
    const answers = answersTo(state, chart, port).map(
      (answer): Happening => ({
        ...answer,
        name: `${chart} ${eventName(answer.event?.type ?? '')}`,
        chart,
        settles: true,
      }),
    );
    const event = failed(port, unauthorized);
    const expired = { name: `401 ${chart}.${port}`, chart, event, expires: true, settles: true };
    // A guest sends no token, and the log-out itself has nothing to end.
    return ownerOf(state) === null || port === 'revoke' ? answers : [...answers, expired];
  });
}

const field = (change: object) => ({ type: 'field.changed', change });

/** What a person does on each page. */
const ACTS: Record<ShopPage, readonly Omit<Happening, 'name'>[]> = {
  shop: [{ page: 'cart' }, { page: 'login' }],
  login: [{ chart: 'session', event: { type: 'session.loggedIn', user: member }, page: 'shop' }],
  cart: [
    { chart: 'cart', event: { type: 'line.quantityChanged', optionId: 1, quantity: 2 } },
    { chart: 'cart', event: { type: 'order.requested' } },
  ],
  checkout: [
    { chart: 'checkout', event: field({ agreed: true }) },
    { chart: 'checkout', event: field({ deliveryDetailAddress: '4층' }) },
    { chart: 'checkout', event: { type: 'form.submitted' } },
    { chart: 'checkout', event: { type: 'price.accepted' } },
  ],
  payment: [{ chart: 'checkout', event: { type: 'order.reconsidered' }, page: 'checkout' }],
};

/** What a person does on any page. */
const ANYWHERE: readonly Omit<Happening, 'name'>[] = [
  { chart: 'wishlistToggle', event: { type: 'wish.toggled', productId: 1 } },
  { chart: 'session', event: { type: 'session.loggedOut' } },
  { chart: 'session', event: { type: 'session.endedElsewhere' } },
];

const isPossible = (state: ShopState, { chart, event, page }: Omit<Happening, 'name'>): boolean => {
  if (page === 'login') return sessionOf(state).matches('anonymous');
  return chart === undefined || event === undefined || state.actors[chart]?.can(event) === true;
};

const actsIn = (state: ShopState): Happening[] =>
  [...ACTS[state.page], ...ANYWHERE]
    .filter((act) => isPossible(state, act))
    .map((act) => ({ ...act, name: act.event ? `${act.chart} ${act.event.type}` : `to ${act.page}` }));

function edgeOf(state: ShopState, machines: ShopMachines, happening: Happening): Edge<ShopState> {
  const { name, chart, event, page, server, expires, settles = false } = happening;
  const turn = new ShopTurn(state, machines);
  if (server) turn.learn(server);
  if (expires) turn.pass('http > session', { type: 'session.expired' });
  if (chart && event) turn.send(chart, event);
  // Each answer with the cart tells the header how many lines there are.
  if (chart === 'cart' && event?.type.startsWith('xstate.done.'))
    turn.pass('cart > cartCount', { type: 'lines.counted', count: countOf(state) });
  if (page) turn.open(page);
  const shown = event ?? { type: name };
  return { step: { name, events: turn.sent }, settles, moment: turn.momentOf(expires ? { type: '401' } : shown) };
}

/** Space of charts that act together, with a stand-in of the server; it begins on a page with a stored session. */
export function shopSpace(machines: ShopMachines, page: ShopPage): Space<ShopState> {
  const blank: ShopState = {
    actors: {},
    page,
    drawn: { cart: null, checkout: null },
    draft: null,
    typed: null,
    forms: 0,
    server: { asked: null, lost: null, placed: {} },
  };
  const first = new ShopTurn(blank, machines);
  first.start('session', { stored: member });
  first.start('wishlistToggle');
  first.start('cartCount');
  first.open(page);
  const edgesOf = (state: ShopState) =>
    [
      ...(Object.keys(state.actors) as ShopChart[]).flatMap((chart) => {
        const at = state.actors[chart];
        return at ? settlingsOf(state, chart, at) : [];
      }),
      ...actsIn(state),
    ].map((happening) => edgeOf(state, machines, happening));
  return { start: { ...first.momentOf(null), before: null }, edgesOf, keyOf: shopKey };
}
