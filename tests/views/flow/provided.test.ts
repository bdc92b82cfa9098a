import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { isComputed, questionsOf } from '#machines/kit/endpoint-port.ts';
import { registry } from '#proof/registry.ts';
import { wire } from '#src/flow/wire.ts';
import { anything, wiredMachines } from '../../support/client/wired-machines.ts';

const wired = wiredMachines(anything);

/**
 * An effect of a chart does nothing until it is provided; `assign` and other built-in actions belong to the chart.
 */
const isEffect = (action: unknown): boolean => typeof action === 'function' && !('resolve' in action);
const effectsOf = ({ implementations: { actions } }: AnyStateMachine): string[] =>
  Object.keys(actions).filter((name) => isEffect(actions[name]));
/** Ports that a wiring provides; a chart answers the others by itself. */
const portsOf = ({ implementations: { actors } }: AnyStateMachine): string[] =>
  Object.keys(actors).filter((port) => !isComputed(Object(actors[port])));
/** Effects left out on purpose: drafts of these forms are not stored. */
const NO_DRAFT = ['storeDraft', 'dropStored'];
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  login: NO_DRAFT,
  // A consent and a reason are given anew.
  problemReport: NO_DRAFT,
  reportReading: NO_DRAFT,
  addressForm: NO_DRAFT,
  // Decisions about other people are not kept as drafts.
  memberForm: NO_DRAFT,
  memberBulkForm: NO_DRAFT,
  eventCancel: NO_DRAFT,
  winnerRevoke: NO_DRAFT,
  appealAnswer: NO_DRAFT,
  campaignForm: NO_DRAFT,
  storeCouponForm: NO_DRAFT,
  followerDiscountForm: NO_DRAFT,
  storeCouponChange: NO_DRAFT,
  brandForm: NO_DRAFT,
  brandMerge: NO_DRAFT,
  categoryForm: NO_DRAFT,
  couponGift: NO_DRAFT,
  rewardPolicyForm: NO_DRAFT,
  storeForm: NO_DRAFT,
  // Business numbers and phone numbers are not stored in a browser.
  applicationForm: NO_DRAFT,
  applicationDecision: NO_DRAFT,
  // The products were chosen a moment ago.
  bulkEditForm: NO_DRAFT,
  // Numbers of parcels and a reason, typed while the order is shown.
  parcelForm: NO_DRAFT,
  claimParcel: NO_DRAFT,
  ownParcel: NO_DRAFT,
  // Numbers of accounts are not stored in a browser.
  refundAccount: NO_DRAFT,
  cashReceipt: NO_DRAFT,
  settlementPayment: NO_DRAFT,
  // The text shown to shoppers is on the server: the form begins with it.
  storeProfile: NO_DRAFT,
  storeStatusChange: NO_DRAFT,
  lineCancel: NO_DRAFT,
  newArrivalDateForm: NO_DRAFT,
  lineParcels: NO_DRAFT,
  // A decision belongs to its pictures, and a browser stores no pictures.
  claimStep: NO_DRAFT,
  reviewReply: NO_DRAFT,
  questionAnswer: NO_DRAFT,
  answerTemplateForm: NO_DRAFT,
};
/** Lower bound of the number of charts with ports. */
const MOST = 80;
const waiting = registry.filter(({ machine }) => portsOf(machine).length + effectsOf(machine).length > 0);

describe.each(waiting.map(({ machine }) => [machine.id, machine] as const))('wiring of %s', (id, machine) => {
  const inShop = wired.filter((one) => one.id === id);

  it('exists', () => expect(inShop.length).toBeGreaterThan(0));

  it('provides every port and every action', () => {
    const left = inShop.flatMap(({ implementations: { actors, actions } }) => [
      ...portsOf(machine).filter((port) => actors[port] === machine.implementations.actors[port]),
      ...effectsOf(machine).filter((effect) => actions[effect] === machine.implementations.actions[effect]),
    ]);
    expect(left).toEqual(LEFT_OUT[id] ?? []);
  });
});

/** Ports that name an endpoint and have no implementation yet. */
const askingPorts = ({ implementations: { actors } }: AnyStateMachine): string[] =>
  Object.keys(actors).filter((port) => questionsOf(Object(actors[port])) !== null);
const asking = registry.filter(({ machine }) => askingPorts(machine).length > 0);

describe('charts whose ports name their endpoints', () => {
  it('are the majority', () => expect(asking.length).toBeGreaterThan(MOST));

  it.each(asking.map(({ machine }) => [machine.id, machine] as const))(
    '%s has all of them provided by one call, and by its wiring',
    (id, machine) => {
      const call = () => Promise.reject(new Error('nobody asks here'));
      expect(askingPorts(wire(machine, { call }))).toEqual([]);
      expect(wired.filter((one) => one.id === id).flatMap(askingPorts)).toEqual([]);
    },
  );
});
