// Size: the life of an order is one table, which server, client and database are held to.
/**
 * Lifecycle of an order as one table: the states of its parts, the transitions between them, and
 * the roles that may make them. Server and client decide by these rows, the database checks are
 * tested against them, and the inspector draws them (`/__inspector/life`). The status of an order
 * follows from its lines (`orderStatusOf`). Causes are in `cancellation-reasons.ts`, days in `order-rules.ts`,
 * amounts in `refund.ts`.
 */

/** Roles that make transitions; the system acts by time, the provider by its results. */
export const MOVERS = ['buyer', 'seller', 'admin', 'system', 'provider'] as const;
export type Mover = (typeof MOVERS)[number];

type Start<State> = { readonly to: State; readonly by: readonly Mover[] };
/** `askedBy` triggers the transition by a request that another role decides. */
type Move<State> = Start<State> & { readonly from: State; readonly askedBy?: Mover };
/** Lifecycle of one part of an order; a transition leads from one state to one state. */
export type Lifecycle<State extends string = string> = {
  readonly states: readonly State[];
  readonly starts: Readonly<Record<string, Start<State>>>;
  readonly moves: Readonly<Record<string, Move<State>>>;
};

/** States by their names, so that rules and stores do not name a state by a transition that ends in it. */
const named = <const State extends string>(states: readonly State[]) =>
  // The type of `fromEntries` does not keep which key has which value.
  Object.fromEntries(states.map((state) => [state, state])) as { readonly [Name in State]: Name };

/** Unpaid orders, with stock, coupon and points reserved or released; they are not shown. */
export const UNPAID_STATUSES = ['PENDING', 'EXPIRED'] as const;
/** Paid and neither cancelled nor returned, in order of progress. */
export const LIVING_STATUSES = ['ORDERED', 'SHIPPED', 'DELIVERED'] as const;
/** Cancelled or returned: the buyer has no claim to the line any more. */
export const GONE_STATUSES = ['CANCELLED', 'RETURNED'] as const;
/** Visible statuses of an order or a line (contract A.1). */
export const ORDER_STATUSES = [...LIVING_STATUSES, ...GONE_STATUSES] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
/** Statuses that a buyer sees: PENDING waits for the deposit on a virtual account. */
export const BUYER_STATUSES = ['PENDING', ...ORDER_STATUSES] as const;
export type BuyerStatus = (typeof BUYER_STATUSES)[number];

const LINE_STATES = [...UNPAID_STATUSES, ...ORDER_STATUSES] as const;
export type LineState = (typeof LINE_STATES)[number];
/** States of an order line by name. */
export const LINE_STATE = named(LINE_STATES);

/** Lifecycle of an order line. Its reservation is paid or released with it. */
export const LINE = {
  states: LINE_STATES,
  starts: { order: { to: 'PENDING', by: ['buyer'] } },
  moves: {
    pay: { from: 'PENDING', to: 'ORDERED', by: ['buyer', 'provider', 'system'] },
    release: { from: 'PENDING', to: 'EXPIRED', by: ['buyer', 'provider', 'system'] },
    cancel: { from: 'ORDERED', to: 'CANCELLED', by: ['buyer', 'seller', 'system'] },
    ship: { from: 'ORDERED', to: 'SHIPPED', by: ['seller'] },
    /** Shipped, and cancelled because it did not arrive in time. */
    lose: { from: 'SHIPPED', to: 'CANCELLED', by: ['buyer', 'system'] },
    deliver: { from: 'SHIPPED', to: 'DELIVERED', by: ['seller', 'system'] },
    confirm: { from: 'DELIVERED', to: 'DELIVERED', by: ['buyer', 'system'] },
    exchange: { from: 'DELIVERED', to: 'DELIVERED', by: ['seller'], askedBy: 'buyer' },
    return: { from: 'DELIVERED', to: 'RETURNED', by: ['seller'], askedBy: 'buyer' },
  },
} as const satisfies Lifecycle<LineState>;

const HOLD_STATES = ['READY', 'AWAITING_DEPOSIT', 'PAID', 'FAILED'] as const;
export type HoldState = (typeof HOLD_STATES)[number];
/** States of a payment hold by name. */
export const HOLD_STATE = named(HOLD_STATES);

/** Lifecycle of the payment for which stock, coupon and points are reserved. */
export const HOLD = {
  states: HOLD_STATES,
  starts: { order: { to: 'READY', by: ['buyer'] } },
  moves: {
    pay: { from: 'READY', to: 'PAID', by: LINE.moves.pay.by },
    release: { from: 'READY', to: 'FAILED', by: LINE.moves.release.by },
    /** A virtual account was issued; its deposit has a longer deadline. */
    issueAccount: { from: 'READY', to: 'AWAITING_DEPOSIT', by: ['provider'] },
    deposit: { from: 'AWAITING_DEPOSIT', to: 'PAID', by: ['provider', 'system'] },
    /** Cancelled before the deposit, or not paid in full by the deadline. */
    lapse: { from: 'AWAITING_DEPOSIT', to: 'FAILED', by: ['buyer', 'system'] },
  },
} as const satisfies Lifecycle<HoldState>;

/** Types of claim: a claim is a buyer's request to return or exchange a delivered order line. */
export const CLAIM_TYPES = ['RETURN', 'EXCHANGE'] as const;
export type ClaimType = (typeof CLAIM_TYPES)[number];

/** Undecided states of a claim, in order of progress. */
export const OPEN_CLAIM_STATES = ['REQUESTED', 'COLLECTING', 'RECEIVED'] as const;
/** States of a claim (return or exchange request), undecided ones first. */
export const CLAIM_STATES = [...OPEN_CLAIM_STATES, 'COMPLETED', 'REJECTED', 'WITHDRAWN'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];
/** States of a claim by name. */
export const CLAIM_STATE = named(CLAIM_STATES);

/**
 * Lifecycle of a return or exchange of a delivered line; an undecided exchange reserves the new
 * size. A seller collects and inspects the unit, or decides directly, as in the legacy API. The
 * system ends claims that outlived their line.
 */
export const CLAIM = {
  states: CLAIM_STATES,
  starts: { ask: { to: 'REQUESTED', by: ['buyer'] } },
  moves: {
    complete: { from: 'REQUESTED', to: 'COMPLETED', by: ['seller', 'system'] },
    reject: { from: 'REQUESTED', to: 'REJECTED', by: ['seller', 'system'] },
    withdraw: { from: 'REQUESTED', to: 'WITHDRAWN', by: ['buyer'] },
    /** The seller agrees before the unit is on its way; only the time is stored. */
    approve: { from: 'REQUESTED', to: 'REQUESTED', by: ['seller'] },
    collect: { from: 'REQUESTED', to: 'COLLECTING', by: ['seller'] },
    /** The buyer sends the unit by an own parcel. */
    sendIn: { from: 'REQUESTED', to: 'COLLECTING', by: ['buyer'] },
    receive: { from: 'COLLECTING', to: 'RECEIVED', by: ['seller'] },
    /** The received unit was inspected; only the time and the note are stored. */
    check: { from: 'RECEIVED', to: 'RECEIVED', by: ['seller'] },
    /** The unit was returned otherwise, or never arrived. */
    returned: { from: 'COLLECTING', to: 'COMPLETED', by: ['system'] },
    giveUp: { from: 'COLLECTING', to: 'REJECTED', by: ['seller', 'system'] },
    accept: { from: 'RECEIVED', to: 'COMPLETED', by: ['seller', 'system'] },
    sendBack: { from: 'RECEIVED', to: 'REJECTED', by: ['seller', 'system'] },
  },
} as const satisfies Lifecycle<ClaimState>;
/** States of a decided claim. */
export type ClaimEnd = Exclude<ClaimState, (typeof OPEN_CLAIM_STATES)[number]>;
/** State of a line in which a claim can be made and decided. */
export const CLAIMED_LINE = LINE_STATE.DELIVERED;

/** States of a delivery dispute, which a buyer opens when a delivered line has not arrived. */
export const DISPUTE_STATES = ['OPEN', 'RECEIVED', 'DECIDED', 'CLOSED'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];
/** States of a delivery dispute by name. */
export const DISPUTE_STATE = named(DISPUTE_STATES);

/**
 * Lifecycle of the buyer's report that a delivered line has not arrived. While it is open the line
 * is not confirmed automatically and its return period is suspended; the period restarts when the
 * buyer receives it, or on the day of an administrator's decision.
 */
export const DISPUTE = {
  states: DISPUTE_STATES,
  starts: { report: { to: 'OPEN', by: ['buyer'] } },
  moves: {
    receive: { from: 'OPEN', to: 'RECEIVED', by: ['buyer'] },
    decide: { from: 'OPEN', to: 'DECIDED', by: ['admin'] },
    /** The line was returned or exchanged. */
    close: { from: 'OPEN', to: 'CLOSED', by: ['system'] },
  },
} as const satisfies Lifecycle<DisputeState>;
export type DisputeEnd = Exclude<DisputeState, typeof DISPUTE_STATE.OPEN>;

/** Kinds of entries in the timeline of an order. */
export type TimelineEvent =
  | LineState
  | 'CONFIRMED'
  | 'EXCHANGED'
  /** Promised day missed; new delivery date named by the seller. */
  | 'LATE'
  | 'NEW_DAY'
  /** Delivery dispute: opened or ended by the buyer, decided by an administrator. */
  | 'NOT_RECEIVED'
  | 'RECEIVED'
  | 'DELIVERY_DECIDED'
  | `${ClaimType}_${Exclude<ClaimState, typeof CLAIM_STATE.COMPLETED> | 'APPROVED' | 'SENT' | 'CHECKED' | 'SENT_BACK'}`;

const REFUND_STATES = ['WAITING', 'DONE', 'GIVEN_UP'] as const;
export type RefundState = (typeof REFUND_STATES)[number];
/** States of a refund by name. */
export const REFUND_STATE = named(REFUND_STATES);

/** Lifecycle of a refund. GIVEN_UP must be paid manually; a refund of 0 won is DONE immediately. */
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
} as const satisfies Lifecycle<RefundState>;

/** Statuses shown to the buyer: a refund that must be paid manually is still shown as waiting. */
export const SHOWN_REFUND_STATES = [REFUND_STATE.WAITING, REFUND_STATE.DONE] as const;
/** Returns the status of a refund as its buyer sees it. */
export const shownRefundState = (state: RefundState): (typeof SHOWN_REFUND_STATES)[number] =>
  state === REFUND_STATE.DONE ? state : REFUND_STATE.WAITING;

/** All parts of an order, for tests and the inspector. */
export const ORDER_LIFECYCLE = {
  line: LINE,
  hold: HOLD,
  claim: CLAIM,
  dispute: DISPUTE,
  refund: REFUND,
} as const;

/** Returns whether a role may make a transition from a state. */
export const mayDo = (mover: Mover, { from, by }: Move<string>, state: string): boolean =>
  state === from && by.includes(mover);

const leads = ({ moves }: Lifecycle, mover: Mover, from: string, to: string): boolean =>
  from !== to && Object.values(moves).some((move) => move.to === to && mayDo(mover, move, from));

/** Returns whether a role may change the status of a line (contract B.11). */
export const mayMove = (mover: Mover, from: string, to: OrderStatus): boolean => leads(LINE, mover, from, to);
/** Returns whether a role may change the state of a claim. */
export const mayMoveClaim = (mover: Mover, from: string, to: ClaimState): boolean =>
  leads(CLAIM, mover, from, to);

/** Returns whether a claim is undecided. */
export const isOpenClaim = (state: string): boolean => OPEN_CLAIM_STATES.some((one) => one === state);

/** Returns whether a status is that of an unpaid order. */
export const isUnpaid = (state: string): boolean => UNPAID_STATUSES.some((one) => one === state);
/** Returns whether a line is cancelled or returned. */
export const isGone = (state: string): boolean => GONE_STATUSES.some((one) => one === state);
/** Returns whether the buyer has received the line and can review, confirm or return it. */
export const isReceived = (state: string): boolean => state === LINE_STATE.DELIVERED;
/** Returns whether the line is shipped or delivered. */
const isSent = (state: string): boolean => state === LINE_STATE.SHIPPED || isReceived(state);

/** Returns whether the line is paid and not delivered yet. */
export const isComing = (state: string): boolean =>
  state === LINE_STATE.ORDERED || state === LINE_STATE.SHIPPED;

/** Returns the least advanced status of the living lines, else how the last lines ended. */
export const orderStatusOf = (lines: readonly string[]): OrderStatus =>
  LIVING_STATUSES.find((one) => lines.includes(one)) ??
  GONE_STATUSES.findLast((one) => lines.includes(one)) ??
  LINE_STATE.CANCELLED;

/** Returns whether an order can be cancelled as a whole: only before any line is shipped. */
export const canCancelWhole = (lines: readonly string[]): boolean =>
  lines.includes(LINE_STATE.ORDERED) && !lines.some(isSent);

/** States that the buyer's open orders are counted by. */
export const BUYER_STEPS = {
  ordered: LINE_STATE.ORDERED,
  shipped: LINE_STATE.SHIPPED,
  toConfirm: LINE_STATE.DELIVERED,
} as const;
