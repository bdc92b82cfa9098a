import { assign, setup } from 'xstate';
import {
  type Device,
  endOtherSessions,
  endSession,
  endTrust,
  listSessions,
} from '#domain/members/auth/devices.ts';
import { asksOneOf, endpointPort, nothing, to } from '../../kit/endpoint-port.ts';
import { messageOf } from '../../kit/failure.ts';
import { failed, keepError, toFailed, withNotice } from '../../kit/pieces/failures.ts';
import { invoking, reading } from '../../kit/pieces/invoking.ts';
import { withEvent, withOutput } from '../../kit/pieces/transitions.ts';

type Context = {
  devices: Device[];
  /** Id of the session to end; null ends all other sessions. */
  ending: number | null;
  error: string | null;
};

/** Machine of a member's sessions and trusted browsers, each of which can be ended. */
export const sessionsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'ending.asked'; sessionId: number | null }
      | { type: 'ending.confirmed' }
      | { type: 'ending.dismissed' }
      | { type: 'trust.ended'; sessionId: number }
      | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'saving' | 'open',
  },
  actors: {
    load: endpointPort(listSessions, () => ({})),
    end: asksOneOf([endSession, endOtherSessions], ({ sessionId: id }: { sessionId: number | null }) =>
      id === null ? to(endOtherSessions, {}, nothing) : to(endSession, { params: { id } }, nothing),
    ),
    distrust: endpointPort(
      endTrust,
      ({ sessionId }: { sessionId: number }) => ({ params: { id: sessionId } }),
      nothing,
    ),
  },
  guards: {
    isAlone: ({ context }) => context.devices.every(({ current, loggedIn }) => current || !loggedIn),
  },
  actions: {
    keepDevices: assign({ devices: (_, params: { devices: Device[] }) => params.devices, error: null }),
    keepError,
    noteEnding: assign({ ending: (_, params: { sessionId: number | null }) => params.sessionId }),
    announceEnded: () => {},
    announceAsked: () => {},
    notify: (_, _params: { reason: string }) => {},
  },
}).createMachine({
  id: 'sessions',
  description: 'Where a member is logged in or trusted without the second step, and ending either.',
  context: { devices: [], ending: null, error: null },
  initial: 'loading',
  states: {
    loading: reading({
      src: 'load',
      onDone: withOutput('listing', 'keepDevices', 'devices'),
      onError: toFailed,
    }),
    failed: failed('loading'),
    listing: {
      tags: ['ready'],
      on: {
        'trust.ended': withEvent('distrusting', 'noteEnding'),
      },
      initial: 'counting',
      states: {
        counting: { always: [{ guard: 'isAlone', target: 'alone' }, { target: 'several' }] },
        alone: { description: 'Nobody else is logged in: there is nothing to end.' },
        several: {
          on: {
            'ending.asked': withEvent('#sessions.asking', 'noteEnding'),
          },
        },
      },
    },
    asking: {
      tags: ['ready', 'open'],
      description: 'One question, for one of them or for all others.',
      on: { 'ending.confirmed': { target: 'ending' }, 'ending.dismissed': { target: 'listing' } },
    },
    ending: invoking({
      tags: ['ready', 'saving'],
      src: 'end',
      input: ({ context }) => ({ sessionId: context.ending }),
      onDone: { target: 'loading', actions: 'announceEnded' },
      onError: {
        target: 'loading',
        description: 'It may have ended by itself: the list is read again.',
        actions: { type: 'notify', params: ({ event }) => ({ reason: messageOf(event.error) }) },
      },
    }),
    distrusting: invoking({
      tags: ['ready', 'saving'],
      description: 'The second step is asked there again; whoever is logged in stays so.',
      src: 'distrust',
      input: ({ context }) => ({ sessionId: context.ending ?? 0 }),
      onDone: { target: 'loading', actions: 'announceAsked' },
      onError: withNotice('loading'),
    }),
  },
});
