import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { done, failed, type SampleEvent, unanswered } from '../../entry.ts';
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
  type ShopChart,
  type ShopMachines,
  type ShopPage,
  type ShopServer,
  type ShopState,
  sessionOf,
  shopKey,
} from './shop-state.ts';
import { ShopTurn } from './shop-turn.ts';

/** What can happen: an event of a chart or another page, and what the server knows afterwards. */
type Happening = {
  name: string;
  chart?: ShopChart;
  /** Port of the chart that is answered. */
  port?: string;
  event?: SampleEvent;
  page?: ShopPage;
  server?: Partial<ShopServer>;
  /** True for an answer 401, which ends the session. */
  expires?: boolean;
  /** True if no person is needed. */
  settles?: boolean;
};

const { unauthorized, refused, priceChanged } = failures;

/** Number of lines in the cart of who is there; until the session is confirmed this is a guest. */
const countOf = (state: ShopState): number =>
  sessionOf(state).hasTag('signedIn') ? memberAnswers.cartCount : 0;

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
  return ['saveWish', 'save'].includes(port) ? [answered, { event: failed(port, refused) }] : [answered];
}

/** True if a call may be answered 401 and say that of the session: guests send no token, and a log-out ends it itself. */
const mayExpire = (state: ShopState): boolean =>
  sessionOf(state).hasTag('signedIn') || sessionOf(state).matches({ checking: 'validating' });

/** Everything that the calls of a chart may come to. */
function settlingsOf(state: ShopState, chart: ShopChart, at: AnyMachineSnapshot): Happening[] {
  return waitingIn(at).flatMap((port) => {
    const answers = answersTo(state, chart, port).map(
      (answer): Happening => ({
        ...answer,
        name: `${chart} ${eventName(answer.event?.type ?? '')}`,
        chart,
        port,
        settles: true,
      }),
    );
    const event = failed(port, unauthorized);
    const expired = { name: `401 ${chart}.${port}`, chart, port, event, expires: true, settles: true };
    return mayExpire(state) ? [...answers, expired] : answers;
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

/** What a person does on any page of the shop. */
const ANYWHERE: readonly Omit<Happening, 'name'>[] = [
  { chart: 'wishlistToggle', event: { type: 'wish.toggled', productId: 1 } },
  { chart: 'session', event: { type: 'session.loggedOut' } },
  { chart: 'session', event: { type: 'session.endedElsewhere' } },
];

/** True if the order form has this already: typing it once more would only count as another order. */
const isThere = ({ actors }: ShopState, event: EventObject): boolean => {
  const values = Object(actors.checkout?.context.values);
  const change = 'change' in event ? Object.entries(Object(event.change)) : [];
  return change.length > 0 && change.every(([name, value]) => values[name] === value);
};

const isPossible = (state: ShopState, { chart, event, page }: Omit<Happening, 'name'>): boolean => {
  if (page === 'login') return sessionOf(state).matches('anonymous');
  if (event && isThere(state, event)) return false;
  return chart === undefined || event === undefined || state.actors[chart]?.can(event) === true;
};

const actsIn = (state: ShopState): Happening[] =>
  [...ACTS[state.page], ...(state.page === 'payment' ? [] : ANYWHERE)]
    .filter((act) => isPossible(state, act))
    .map((act) => ({ ...act, name: act.event ? `${act.chart} ${act.event.type}` : `to ${act.page}` }));

function edgeOf(state: ShopState, machines: ShopMachines, happening: Happening): Edge<ShopState> {
  const { name, chart, port, event, page, server, expires, settles = false } = happening;
  const turn = new ShopTurn(state, machines);
  const callIn = ({ actors }: ShopState) => (port && chart ? actors[chart]?.children[port] : undefined);
  if (server) turn.learn(server);
  if (expires) turn.pass('http > session', { type: 'session.expired' });
  // A call that the end of the session has aborted is not answered, even if the chart has called again.
  if (chart && event && callIn(turn.state) === callIn(state)) turn.send(chart, event);
  // Each answer with the cart tells the header how many lines there are.
  if (chart === 'cart' && event?.type.startsWith('xstate.done.'))
    turn.pass('cart > cartCount', { type: 'lines.counted', count: countOf(state) });
  if (page) turn.open(page);
  const shown = event ?? { type: name };
  return {
    step: { name, events: turn.sent },
    settles,
    moment: turn.momentOf(expires ? { type: '401' } : shown),
  };
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
