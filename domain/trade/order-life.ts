// Size: the life of an order is one table, which server, client and database are held to.
/**
 * The life of an order as one table: what its parts can be, which deed brings them from one state to the next, and who
 * may do it. Server and client decide by these rows, the checks of the database are tested against them, and the
 * inspector draws them (`/__inspector/life`).
 *
 * An order moves with its lines (`orderStatusOf`). Why lines are undone is in `undoing.ts`, days are in
 * `order-rules.ts`, amounts in `refund.ts`.
 */

/** Who moves something. An administrator ends disputes of deliveries; the system works by the clock, the provider by its answers. */
export const MOVERS = ['buyer', 'seller', 'admin', 'system', 'provider'] as const;
export type Mover = (typeof MOVERS)[number];

type Start<State> = { readonly to: State; readonly by: readonly Mover[] };
/** `askedBy` may not do it, but sets it in motion by a request that another one decides. */
type Move<State> = Start<State> & { readonly from: State; readonly askedBy?: Mover };
/** One part of an order. A deed has one row: it leads from one state to one state, or leaves the state as it is. */
export type Life<State extends string = string> = {
  readonly states: readonly State[];
  readonly starts: Readonly<Record<string, Start<State>>>;
  readonly moves: Readonly<Record<string, Move<State>>>;
};

/** States by their names: rules and stores name a state by this, and not by a move that ends in it. */
const named = <const State extends string>(states: readonly State[]) =>
  // `fromEntries` forgets which key has which value.
  Object.fromEntries(states.map((state) => [state, state])) as { readonly [Name in State]: Name };

/** Before payment: stock, coupon and points are held, or were given back. Nobody is shown such an order. */
export const UNPAID_STATUSES = ['PENDING', 'EXPIRED'] as const;
/** Paid and not undone, in the order of progress. */
export const LIVING_STATUSES = ['ORDERED', 'SHIPPED', 'DELIVERED'] as const;
/** Undone: the buyer has no right to it any more. */
export const GONE_STATUSES = ['CANCELLED', 'RETURNED'] as const;
/** What people see of an order or a line of it (contract A.1). */
export const ORDER_STATUSES = [...LIVING_STATUSES, ...GONE_STATUSES] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

const LINE_STATES = [...UNPAID_STATUSES, ...ORDER_STATUSES] as const;
export type LineState = (typeof LINE_STATES)[number];
export const LINE_STATE = named(LINE_STATES);

/** A pair, or several of the same, in an order. Its hold is paid or released with it. */
export const LINE = {
  states: LINE_STATES,
  starts: { order: { to: 'PENDING', by: ['buyer'] } },
  moves: {
    pay: { from: 'PENDING', to: 'ORDERED', by: ['buyer', 'provider', 'system'] },
    release: { from: 'PENDING', to: 'EXPIRED', by: ['buyer', 'provider', 'system'] },
    cancel: { from: 'ORDERED', to: 'CANCELLED', by: ['buyer', 'seller', 'system'] },
    ship: { from: 'ORDERED', to: 'SHIPPED', by: ['seller'] },
    /** Sent, and given up because it has not come in time. */
    lose: { from: 'SHIPPED', to: 'CANCELLED', by: ['buyer', 'system'] },
    deliver: { from: 'SHIPPED', to: 'DELIVERED', by: ['seller', 'system'] },
    confirm: { from: 'DELIVERED', to: 'DELIVERED', by: ['buyer', 'system'] },
    exchange: { from: 'DELIVERED', to: 'DELIVERED', by: ['seller'], askedBy: 'buyer' },
    return: { from: 'DELIVERED', to: 'RETURNED', by: ['seller'], askedBy: 'buyer' },
  },
} as const satisfies Life<LineState>;

const HOLD_STATES = ['READY', 'PAID', 'FAILED'] as const;
export type HoldState = (typeof HOLD_STATES)[number];
export const HOLD_STATE = named(HOLD_STATES);

/** The payment that stock, coupon and points of an order are held for. */
export const HOLD = {
  states: HOLD_STATES,
  starts: { order: { to: 'READY', by: ['buyer'] } },
  moves: {
    pay: { from: 'READY', to: 'PAID', by: LINE.moves.pay.by },
    release: { from: 'READY', to: 'FAILED', by: LINE.moves.release.by },
  },
} as const satisfies Life<HoldState>;

export const CLAIM_TYPES = ['RETURN', 'EXCHANGE'] as const;
export type ClaimType = (typeof CLAIM_TYPES)[number];

/** Undecided, in the order of progress. */
export const OPEN_CLAIM_STATES = ['REQUESTED', 'COLLECTING', 'RECEIVED'] as const;
export const CLAIM_STATES = [...OPEN_CLAIM_STATES, 'COMPLETED', 'REJECTED', 'WITHDRAWN'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];
export const CLAIM_STATE = named(CLAIM_STATES);

/**
 * A request for return or exchange of a delivered line; an exchange holds the new size as long as it is undecided. A
 * seller has the pair fetched and looks at it, or decides at once, as the older wire does. The system ends what
 * outlived its line.
 */
export const CLAIM = {
  states: CLAIM_STATES,
  starts: { ask: { to: 'REQUESTED', by: ['buyer'] } },
  moves: {
    complete: { from: 'REQUESTED', to: 'COMPLETED', by: ['seller', 'system'] },
    reject: { from: 'REQUESTED', to: 'REJECTED', by: ['seller', 'system'] },
    withdraw: { from: 'REQUESTED', to: 'WITHDRAWN', by: ['buyer'] },
    collect: { from: 'REQUESTED', to: 'COLLECTING', by: ['seller'] },
    receive: { from: 'COLLECTING', to: 'RECEIVED', by: ['seller'] },
    /** It came back otherwise, or never did. */
    returned: { from: 'COLLECTING', to: 'COMPLETED', by: ['system'] },
    giveUp: { from: 'COLLECTING', to: 'REJECTED', by: ['seller', 'system'] },
    accept: { from: 'RECEIVED', to: 'COMPLETED', by: ['seller', 'system'] },
    sendBack: { from: 'RECEIVED', to: 'REJECTED', by: ['seller', 'system'] },
  },
} as const satisfies Life<ClaimState>;
/** A state in which a request is decided. */
export type ClaimEnd = Exclude<ClaimState, (typeof OPEN_CLAIM_STATES)[number]>;
/** Only a line in this state can be asked about, and only while it is does a person decide the request. */
export const CLAIMED_LINE = LINE_STATE.DELIVERED;

export const DISPUTE_STATES = ['OPEN', 'RECEIVED', 'DECIDED', 'CLOSED'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];
export const DISPUTE_STATE = named(DISPUTE_STATES);

/**
 * The buyer's word that a line marked as delivered has not come. While it is open the line does not confirm itself and its
 * return days stand still; they start anew when the buyer has received it, or on the day of an administrator's decision.
 */
export const DISPUTE = {
  states: DISPUTE_STATES,
  starts: { report: { to: 'OPEN', by: ['buyer'] } },
  moves: {
    receive: { from: 'OPEN', to: 'RECEIVED', by: ['buyer'] },
    decide: { from: 'OPEN', to: 'DECIDED', by: ['admin'] },
    /** The line was sent back or exchanged. */
    close: { from: 'OPEN', to: 'CLOSED', by: ['system'] },
  },
} as const satisfies Life<DisputeState>;
export type DisputeEnd = Exclude<DisputeState, typeof DISPUTE_STATE.OPEN>;

/** What the timeline of an order notes. */
export type TimelineEvent =
  | LineState
  | 'CONFIRMED'
  | 'EXCHANGED'
  /** The promised day is over; the seller has named a new one. */
  | 'LATE'
  | 'NEW_DAY'
  /** A dispute of a delivery: opened and ended by the buyer, ended by an administrator. */
  | 'NOT_RECEIVED'
  | 'RECEIVED'
  | 'DELIVERY_DECIDED'
  | `${ClaimType}_${Exclude<ClaimState, typeof CLAIM_STATE.COMPLETED> | 'SENT_BACK'}`;

const REFUND_STATES = ['WAITING', 'DONE', 'GIVEN_UP'] as const;
export type RefundState = (typeof REFUND_STATES)[number];
export const REFUND_STATE = named(REFUND_STATES);

/** Money on its way back. Given up, a person has to pay it; where no money is owed it is done at once. */
export const REFUND = {
  states: REFUND_STATES,
  starts: {
    owe: { to: 'WAITING', by: ['buyer', 'seller', 'provider', 'system'] },
    settle: { to: 'DONE', by: ['buyer', 'seller'] },
  },
  moves: {
    pay: { from: 'WAITING', to: 'DONE', by: ['provider'] },
    giveUp: { from: 'WAITING', to: 'GIVEN_UP', by: ['system'] },
  },
} as const satisfies Life<RefundState>;

/** What the buyer is told of a refund: what is left for a person is still owed. */
export const SHOWN_REFUND_STATES = [REFUND_STATE.WAITING, REFUND_STATE.DONE] as const;
export const shownRefundState = (state: RefundState): (typeof SHOWN_REFUND_STATES)[number] =>
  state === REFUND_STATE.DONE ? state : REFUND_STATE.WAITING;

/** All parts of an order, for those who walk or draw the table. */
export const ORDER_LIFE = { line: LINE, hold: HOLD, claim: CLAIM, dispute: DISPUTE, refund: REFUND } as const;

/** Whether somebody may do this to what is in that state. */
export const mayDo = (mover: Mover, { from, by }: Move<string>, state: string): boolean =>
  state === from && by.includes(mover);

const leads = ({ moves }: Life, mover: Mover, from: string, to: string): boolean =>
  from !== to && Object.values(moves).some((move) => move.to === to && mayDo(mover, move, from));

/** Whether somebody may bring a line from one state into another one (contract B.11). */
export const mayMove = (mover: Mover, from: string, to: OrderStatus): boolean => leads(LINE, mover, from, to);
/** The same of a request for return or exchange. */
export const mayMoveClaim = (mover: Mover, from: string, to: ClaimState): boolean =>
  leads(CLAIM, mover, from, to);

export const isOpenClaim = (state: string): boolean => OPEN_CLAIM_STATES.some((one) => one === state);

export const isUnpaid = (state: string): boolean => UNPAID_STATUSES.some((one) => one === state);
export const isGone = (state: string): boolean => GONE_STATUSES.some((one) => one === state);
/** In the buyer's hands: it can be reviewed and shown, confirmed or sent back. */
export const isReceived = (state: string): boolean => state === LINE_STATE.DELIVERED;
/** On its way to the buyer, or there. */
const isSent = (state: string): boolean => state === LINE_STATE.SHIPPED || isReceived(state);

/** Paid, and not in the buyer's hands yet. */
export const isComing = (state: string): boolean =>
  state === LINE_STATE.ORDERED || state === LINE_STATE.SHIPPED;

/** State of a paid order: its least advanced living line; without one, how its last lines ended. */
export const orderStatusOf = (lines: readonly string[]): OrderStatus =>
  LIVING_STATUSES.find((one) => lines.includes(one)) ??
  GONE_STATUSES.findLast((one) => lines.includes(one)) ??
  LINE_STATE.CANCELLED;

/** Whether an order can be cancelled as a whole: half an order on its way cannot, its buyer names what to cancel. */
export const canCancelWhole = (lines: readonly string[]): boolean =>
  lines.includes(LINE_STATE.ORDERED) && !lines.some(isSent);

/** What a buyer's unfinished orders wait for: the state they are in. */
export const BUYER_STEPS = {
  ordered: LINE_STATE.ORDERED,
  shipped: LINE_STATE.SHIPPED,
  toConfirm: LINE_STATE.DELIVERED,
} as const;
