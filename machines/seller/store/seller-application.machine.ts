import { assign, setup } from 'xstate';
import { type MyApplication, readApplication, withdrawApplication } from '#domain/seller/application.ts';
import type { ApplicationState } from '#domain/seller/application-states.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { failed, keepError, toFailed, withError } from '../../kit/pieces/failures.ts';
import { invoking, reading } from '../../kit/pieces/invoking.ts';

/** Machine of a member's seller application from the first form to its decision. */
export const sellerApplicationMachine = setup({
  types: {
    context: {} as { mine: MyApplication | null; error: string | null },
    events: {} as
      | { type: 'form.opened' }
      | { type: 'form.closed' }
      | { type: 'form.finished' }
      | { type: 'withdrawal.asked' }
      | { type: 'withdrawal.confirmed' }
      | { type: 'withdrawal.dismissed' }
      | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'saving',
  },
  actors: {
    load: endpointPort(readApplication, () => ({})),
    withdraw: endpointPort(withdrawApplication, () => ({}), nothing),
  },
  guards: {
    isStaff: ({ context }) => context.mine?.userType === 'admin',
    isSeller: ({ context }) => context.mine?.userType === 'seller',
    isIn: ({ context }, params: { state: ApplicationState }) =>
      context.mine?.application?.state === params.state,
    mayApplyAgain: ({ context }) => context.mine?.application?.againInDays === 0,
  },
  actions: {
    keepMine: assign({ mine: (_, params: { mine: MyApplication }) => params.mine, error: null }),
    keepError,
    forgetError: assign({ error: null }),
    /** Called once the server has granted the seller role: the session takes it and the menu changes. */
    takeRole: () => {},
  },
}).createMachine({
  id: 'sellerApplication',
  description: 'From the wish to sell to a store: what has become of an application, and what comes next.',
  context: { mine: null, error: null },
  initial: 'loading',
  states: {
    loading: reading({
      src: 'load',
      onDone: {
        target: 'judging',
        actions: [{ type: 'keepMine', params: ({ event }) => ({ mine: event.output }) }, 'takeRole'],
      },
      onError: toFailed,
    }),
    failed: failed('loading'),
    judging: {
      always: [
        { guard: 'isStaff', target: 'staff' },
        { guard: 'isSeller', target: 'approved' },
        { guard: { type: 'isIn', params: { state: 'SUBMITTED' } }, target: 'submitted' },
        { guard: { type: 'isIn', params: { state: 'MORE_INFO' } }, target: 'moreInfo' },
        { guard: { type: 'isIn', params: { state: 'REJECTED' } }, target: 'rejected' },
        { target: 'none' },
      ],
    },
    staff: { tags: ['ready'], description: 'Who runs the shop sells nothing here, and is shown the way.' },
    approved: { tags: ['ready'], description: 'A seller: the own area is open, without a new log-in.' },
    none: { tags: ['ready'], on: { 'form.opened': { target: 'editing' } } },
    rejected: {
      tags: ['ready'],
      description: 'Why not, and from when on another application may be sent.',
      on: { 'form.opened': { guard: 'mayApplyAgain', target: 'editing' } },
    },
    editing: {
      tags: ['ready'],
      description: 'A form of its own is filled in and sent.',
      on: { 'form.finished': { target: 'loading' }, 'form.closed': { target: 'judging' } },
    },
    submitted: { tags: ['ready'], on: { 'withdrawal.asked': { target: 'asking', actions: 'forgetError' } } },
    moreInfo: {
      tags: ['ready'],
      description: 'The shop wants to know more, and says what.',
      on: {
        'form.opened': { target: 'editing', actions: 'forgetError' },
        'withdrawal.asked': { target: 'asking', actions: 'forgetError' },
      },
    },
    asking: {
      tags: ['ready'],
      on: {
        'withdrawal.confirmed': { target: 'withdrawing' },
        'withdrawal.dismissed': { target: 'judging' },
      },
    },
    withdrawing: invoking({
      tags: ['ready', 'saving'],
      description: 'Said twice it is the same as once.',
      src: 'withdraw',
      onDone: { target: 'loading' },
      onError: withError('judging'),
    }),
  },
});
