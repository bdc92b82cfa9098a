import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { LinkName, Links } from '#src/lib/navigation/link.ts';
import { firstMoment, momentAfter, waitingIn } from '../../kit/properties/chart-space.ts';
import type { Asked, ChartEvent, Effect, Moment } from '../../kit/properties/property.ts';
import {
  ownerOf,
  type SentOrder,
  type ShopChart,
  type ShopMachines,
  type ShopServer,
  type ShopState,
  screenKey,
  sessionOf,
} from './shop-state.ts';

/** Link of the app that leads to a chart of a composition. */
type ShopLink = Extract<LinkName, `${string} > ${ShopChart}`>;

const SETTLING = /^xstate\.(?:done|error)\.actor\.(.+)$/;

const memberOf = (session: AnyMachineSnapshot): string | null =>
  session.hasTag('signedIn') ? session.context.user.token : null;

/** Values of the order form without what is asked again. */
const keptOf = (values: object): unknown => ({ ...values, receiptNumber: '', agreed: false });

/** Order as the server gets it; consent is no part of it. */
const orderOf = (input: unknown): SentOrder => {
  const { key, values, ...rest } = Object(input);
  return { key, content: JSON.stringify([rest, { ...values, agreed: true }]) };
};

/** Input of a chart when it starts. */
const inputOf = (chart: ShopChart, { forms }: ShopState): unknown =>
  ({
    wishlistToggle: { guestIds: [1] },
    cartCount: { count: null },
    checkout: { items: [], key: `form-${forms}`, unpaid: null, notice: null },
    session: undefined,
    cart: undefined,
  })[chart];

/**
 * One step of a composition: sends events to charts, and to others what the wiring of the app sends on (create-app,
 * follow-member, and the wirings of cart and checkout).
 */
export class ShopTurn {
  readonly effects: Effect[] = [];
  readonly asked: Asked[] = [];
  readonly sent: ChartEvent[] = [];
  state: ShopState;
  readonly #before: ShopState;
  readonly #machines: ShopMachines;

  constructor(state: ShopState, machines: ShopMachines) {
    this.state = state;
    this.#before = state;
    this.#machines = machines;
  }

  /** Sends an event to a chart that runs; an answer arrives only while its call is awaited. */
  send(chart: ShopChart, event: EventObject): void {
    const at = this.state.actors[chart];
    const [, port] = SETTLING.exec(event.type) ?? [];
    if (at?.status !== 'active' || (port !== undefined && !waitingIn(at).includes(port))) return;
    this.sent.push({ chart, event });
    this.#take(chart, momentAfter(at, event));
    if (chart === 'session') this.#followSession(at);
    this.#drawPages();
  }

  /** Sends an event over a link that the app has. */
  pass<Name extends ShopLink>(name: Name, event: { type: Links[Name]; count?: number }): void {
    // The name of a link ends with its receiver, which the type restricts.
    this.send(name.split(' > ')[1] as ShopChart, event);
  }

  /** Opens a page. */
  open(page: ShopState['page']): void {
    this.#change({ page });
    this.#drawPages();
  }

  /** Changes what the server knows. */
  learn(server: Partial<ShopServer>): void {
    this.#change({ server: { ...this.state.server, ...server } });
  }

  /** Starts a chart that takes part, anew if it runs. */
  start(chart: ShopChart, input: unknown = inputOf(chart, this.state)): void {
    const machine = this.#machines[chart];
    if (machine) this.#take(chart, firstMoment({ machine, input }));
  }

  /** Returns what the step came to. */
  momentOf(event: EventObject | null): Moment<ShopState> {
    const { effects, asked } = this;
    return { before: this.#before, at: this.state, event, effects, asked };
  }

  #change(part: Partial<ShopState>): void {
    this.state = { ...this.state, ...part };
  }

  #take(chart: ShopChart, { at, effects, asked, event }: Moment<AnyMachineSnapshot>): void {
    this.#change({ actors: { ...this.state.actors, [chart]: at } });
    this.effects.push(...effects.map(({ type, params }) => ({ type: `${chart}.${type}`, params })));
    this.asked.push(...asked.map(({ port, input }) => ({ port: `${chart}.${port}`, input })));
    for (const { port, input } of asked) if (port === 'start') this.learn({ asked: orderOf(input) });
    if (chart === 'checkout' && event?.type === 'field.changed')
      this.#change({ typed: keptOf(at.context.values) });
    for (const effect of effects) this.#follow(effect, at);
  }

  /** What the wiring of the app does for an effect. */
  #follow({ type, params }: Effect, at: AnyMachineSnapshot): void {
    const owner = ownerOf(this.state);
    if (type === 'goTo') this.#change({ page: Object(params).path === '/login' ? 'login' : 'shop' });
    else if (type === 'openCheckout') this.#change({ page: 'checkout' });
    else if (type === 'openPayment') this.#change({ page: 'payment' });
    else if (type === 'storeDraft' && owner !== null)
      this.#change({ draft: { owner, values: keptOf(at.context.values) } });
    else if (type === 'openOrder') {
      this.#change({ page: 'shop', draft: null });
      this.pass('checkout > cartCount', { type: 'lines.changed' });
    }
  }

  #followSession(before: AnyMachineSnapshot): void {
    const session = sessionOf(this.state);
    if (session.context.endedBy === 'logout') this.#change({ draft: null });
    if (memberOf(session) === memberOf(before)) return;
    const type = memberOf(session) === null ? 'member.left' : 'member.arrived';
    this.pass('session > wishlistToggle', { type });
    this.pass('session > cartCount', { type: 'lines.changed' });
  }

  /** Pages are drawn for who is there, and anew for another person. */
  #drawPages(): void {
    for (const chart of ['cart', 'checkout'] as const) {
      const key = screenKey(this.state, chart);
      if (this.state.drawn[chart] === key) continue;
      const { [chart]: _, ...actors } = this.state.actors;
      this.#change({ actors, drawn: { ...this.state.drawn, [chart]: key } });
      if (chart === 'checkout') this.#forgetForm();
      if (key !== null) this.start(chart);
    }
  }

  #forgetForm(): void {
    this.#change({ typed: null, forms: this.state.forms + 1 });
    this.learn({ asked: null, lost: null });
  }
}
