import { describe, expect, it } from 'vitest';
import {
  CAUSES,
  CLAIM_REASONS,
  causeOf,
  REASONS_BY_CAUSE,
  sellersCauseOf,
  transitionOf,
} from '#domain/trade/claims/cancellation-reasons.ts';
import {
  CLAIM_STATES,
  CLAIMED_LINE,
  type ClaimState,
  canCancelWhole,
  isOpenClaim,
  LINE,
  type Lifecycle,
  MOVERS,
  type Mover,
  mayDo,
  mayMove,
  mayMoveClaim,
  OPEN_CLAIM_STATES,
  ORDER_LIFECYCLE,
  ORDER_STATUSES,
  shownRefundState,
} from '#domain/trade/orders/order-lifecycle.ts';

const parts: [string, Lifecycle][] = Object.entries(ORDER_LIFECYCLE);

/** Every row of the table as text: a changed row is a changed line here. */
const rows = parts.flatMap(([part, { starts, moves }]) => [
  ...Object.entries(starts).map(([deed, { to, by }]) => `${part}: ${deed} > ${to}, ${by.join(' ')}`),
  ...Object.entries(moves).map(
    ([deed, { from, to, by, askedBy }]) =>
      `${part}: ${from} ${deed} > ${to}, ${by.join(' ')}${askedBy ? `, asked by ${askedBy}` : ''}`,
  ),
]);

describe('ORDER_LIFECYCLE', () => {
  it('equals the written table', () =>
    expect(rows).toEqual([
      'line: order > PENDING, buyer',
      'line: PENDING pay > ORDERED, buyer provider system',
      'line: PENDING release > EXPIRED, buyer provider system',
      'line: ORDERED cancel > CANCELLED, buyer seller system',
      'line: ORDERED ship > SHIPPED, seller',
      'line: SHIPPED lose > CANCELLED, buyer system',
      'line: SHIPPED deliver > DELIVERED, seller system',
      'line: DELIVERED confirm > DELIVERED, buyer system',
      'line: DELIVERED exchange > DELIVERED, seller, asked by buyer',
      'line: DELIVERED return > RETURNED, seller, asked by buyer',
      'hold: order > READY, buyer',
      'hold: READY pay > PAID, buyer provider system',
      'hold: READY release > FAILED, buyer provider system',
      'hold: READY issueAccount > AWAITING_DEPOSIT, provider',
      'hold: AWAITING_DEPOSIT deposit > PAID, provider system',
      'hold: AWAITING_DEPOSIT lapse > FAILED, buyer system',
      'claim: ask > REQUESTED, buyer',
      'claim: REQUESTED complete > COMPLETED, seller system',
      'claim: REQUESTED reject > REJECTED, seller system',
      'claim: REQUESTED withdraw > WITHDRAWN, buyer',
      'claim: REQUESTED approve > REQUESTED, seller',
      'claim: REQUESTED collect > COLLECTING, seller',
      'claim: REQUESTED sendIn > COLLECTING, buyer',
      'claim: COLLECTING receive > RECEIVED, seller',
      'claim: RECEIVED check > RECEIVED, seller',
      'claim: COLLECTING returned > COMPLETED, system',
      'claim: COLLECTING giveUp > REJECTED, seller system',
      'claim: RECEIVED accept > COMPLETED, seller system',
      'claim: RECEIVED sendBack > REJECTED, seller system',
      'dispute: report > OPEN, buyer',
      'dispute: OPEN receive > RECEIVED, buyer',
      'dispute: OPEN decide > DECIDED, admin',
      'dispute: OPEN close > CLOSED, system',
      'refund: owe > WAITING, buyer seller provider system',
      'refund: settle > DONE, buyer seller',
      'refund: WAITING pay > DONE, provider',
      'refund: WAITING giveUp > GIVEN_UP, system',
    ]));

  it('has exactly these states', () =>
    expect(Object.fromEntries(parts.map(([part, { states }]) => [part, states]))).toEqual({
      line: ['PENDING', 'EXPIRED', 'ORDERED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'RETURNED'],
      hold: ['READY', 'AWAITING_DEPOSIT', 'PAID', 'FAILED'],
      claim: ['REQUESTED', 'COLLECTING', 'RECEIVED', 'COMPLETED', 'REJECTED', 'WITHDRAWN'],
      dispute: ['OPEN', 'RECEIVED', 'DECIDED', 'CLOSED'],
      refund: ['WAITING', 'DONE', 'GIVEN_UP'],
    }));

  it.each(parts)('of a %s reaches every state from a start', (_, { states, starts, moves }) => {
    const reached = new Set(Object.values(starts).map(({ to }) => to));
    for (const _round of states)
      for (const { from, to } of Object.values(moves)) if (reached.has(from)) reached.add(to);
    expect([...reached].toSorted()).toEqual([...states].toSorted());
  });

  it.each([
    ['line', ['EXPIRED', 'CANCELLED', 'RETURNED']],
    ['hold', ['PAID', 'FAILED']],
    ['claim', ['COMPLETED', 'REJECTED', 'WITHDRAWN']],
    ['dispute', ['RECEIVED', 'DECIDED', 'CLOSED']],
    ['refund', ['DONE', 'GIVEN_UP']],
  ] as const)('of a %s ends in %j, without outgoing steps', (part, ends) => {
    const { states, moves }: Lifecycle = ORDER_LIFECYCLE[part];
    const left = new Set(Object.values(moves).map(({ from }) => from));
    expect(states.filter((state) => !left.has(state))).toEqual(ends);
  });

  it('has a role for every step, and the role that requests a step may not take it', () => {
    for (const [, { starts, moves }] of parts) {
      for (const { by } of [...Object.values(starts), ...Object.values(moves)])
        expect(by.length).toBeGreaterThan(0);
      for (const { by, askedBy } of Object.values(moves)) if (askedBy) expect(by).not.toContain(askedBy);
    }
    expect(MOVERS.filter((mover) => !rows.some((row) => row.includes(mover)))).toEqual([]);
  });

  it('has requests only for the lines that allow their steps', () => {
    const asked = Object.values<Lifecycle['moves'][string]>(LINE.moves).filter(({ askedBy }) => askedBy);
    expect([...new Set(asked.map(({ from }) => from))]).toEqual([CLAIMED_LINE]);
  });
});

describe('rules of the table', () => {
  it('mayMove refuses every other role and every other state', () => {
    expect(mayDo('buyer', LINE.moves.cancel, 'ORDERED')).toBe(true);
    expect(mayDo('buyer', LINE.moves.cancel, 'SHIPPED')).toBe(false);
    expect(mayDo('admin', LINE.moves.cancel, 'ORDERED')).toBe(false);
    expect(mayDo('buyer', LINE.moves.ship, 'ORDERED')).toBe(false);
  });

  it('mayMoveClaim decides an open claim, and withdraws it until the parcel is collected', () => {
    const from = (mover: Mover, to: ClaimState) =>
      CLAIM_STATES.filter((state) => mayMoveClaim(mover, state, to));
    expect(from('seller', 'COMPLETED')).toEqual(['REQUESTED', 'RECEIVED']);
    expect(from('seller', 'REJECTED')).toEqual(OPEN_CLAIM_STATES);
    expect(from('system', 'COMPLETED')).toEqual(OPEN_CLAIM_STATES);
    expect(from('buyer', 'WITHDRAWN')).toEqual(['REQUESTED']);
    expect(CLAIM_STATES.filter(isOpenClaim)).toEqual([...OPEN_CLAIM_STATES]);
  });

  it('mayMove never moves a line to its own state', () => {
    for (const mover of MOVERS)
      for (const state of ORDER_STATUSES) expect(mayMove(mover, state, state)).toBe(false);
  });

  it.each([
    [['ORDERED'], true],
    [['ORDERED', 'CANCELLED'], true],
    [['ORDERED', 'RETURNED'], true],
    [['ORDERED', 'SHIPPED'], false],
    [['ORDERED', 'DELIVERED'], false],
    [['CANCELLED'], false],
    [[], false],
  ])('canCancelWhole of lines %j: %s', (lines, can) => expect(canCancelWhole(lines)).toBe(can));

  it('shownRefundState of a refund that was given up is "owed"', () =>
    expect(ORDER_LIFECYCLE.refund.states.map(shownRefundState)).toEqual(['WAITING', 'DONE', 'WAITING']));
});

describe('CAUSES of cancellations and returns', () => {
  it('define who pays return shipping and where stock comes from and goes to', () =>
    expect(CAUSES.map((cause) => [cause, REASONS_BY_CAUSE[cause].wayBack, transitionOf(cause)])).toEqual([
      ['CANCEL', 'nobody', LINE.moves.cancel],
      ['CHANGE_OF_MIND', 'buyer', LINE.moves.return],
      ['DEFECT', 'seller', LINE.moves.return],
      ['LOST', 'nobody', LINE.moves.lose],
    ]));

  it('follow from the reason of the buyer', () => {
    expect(CLAIM_REASONS.map((reason) => [reason, causeOf(reason)])).toEqual([
      ['SIZE', 'CHANGE_OF_MIND'],
      ['CHANGED_MIND', 'CHANGE_OF_MIND'],
      ['LOOKS_DIFFERENT', 'CHANGE_OF_MIND'],
      ['DEFECT', 'DEFECT'],
      ['WRONG_ITEM', 'DEFECT'],
    ]);
    expect(causeOf('ANYTHING')).toBe('CHANGE_OF_MIND');
  });

  it('never charge the buyer if the seller decides alone', () =>
    expect(LINE.states.map((state) => sellersCauseOf(state))).toEqual([
      null,
      null,
      null,
      null,
      null,
      'CANCEL',
      'DEFECT',
    ]));
});
