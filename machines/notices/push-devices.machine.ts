import { assign, setup } from 'xstate';
import {
  endPushDevice,
  listPushDevices,
  type PushDevice,
  type PushDevices,
} from '#domain/notices/push/push-device.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { failed, keepError, toFailed, withNotice } from '../kit/pieces/failures.ts';
import { invoking, reading } from '../kit/pieces/invoking.ts';
import { withEvent, withOutput } from '../kit/pieces/transitions.ts';
import { port } from '../kit/port.ts';

/** What this browser allows: asking, nothing because the person said no before, or nothing at all. */
export type PushPermission = 'askable' | 'refused' | 'unsupported';

type Context = {
  permission: PushPermission;
  /** Key of the shop; null if it pushes nothing. */
  publicKey: string | null;
  devices: readonly PushDevice[];
  /** Id of the browser to end. */
  ending: number;
  error: string | null;
};

/** Machine of the browsers to which a member's notifications are pushed. */
export const pushDevicesMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { permission: PushPermission },
    events: {} as
      | { type: 'push.chosen' }
      | { type: 'device.ended'; deviceId: number }
      | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'saving',
  },
  actors: {
    load: endpointPort(listPushDevices, () => ({})),
    enable: port<PushDevices, { publicKey: string }>('enable'),
    end: endpointPort(endPushDevice, ({ id }: { id: number }) => ({ params: { id } })),
  },
  guards: {
    isOff: ({ context }) => context.publicKey === null,
    isHere: ({ context }) => context.devices.some(({ current }) => current),
    isRefused: ({ context }) => context.permission === 'refused',
    isUnsupported: ({ context }) => context.permission === 'unsupported',
  },
  actions: {
    keepDevices: assign((_, { found }: { found: PushDevices }) => ({ ...found, error: null })),
    noteEnding: assign({ ending: (_, { deviceId }: { deviceId: number }) => deviceId }),
    keepError,
    announceOn: () => {},
    announceEnded: (_, _params: { isHere: boolean }) => {},
    notify: (_, _params: { reason: string }) => {},
  },
}).createMachine({
  id: 'pushDevices',
  description:
    'The browsers to which notifications of a member are pushed: this one can be added, each can be ended.',
  context: ({ input }) => ({ ...input, publicKey: null, devices: [], ending: 0, error: null }),
  initial: 'loading',
  states: {
    loading: reading({
      src: 'load',
      onDone: withOutput('listing', 'keepDevices', 'found'),
      onError: toFailed,
    }),
    failed: failed('loading'),
    listing: {
      tags: ['ready'],
      initial: 'deciding',
      on: { 'device.ended': withEvent('ending', 'noteEnding') },
      states: {
        deciding: {
          always: [
            { guard: 'isOff', target: 'off' },
            { guard: 'isHere', target: 'here' },
            { guard: 'isRefused', target: 'refused' },
            { guard: 'isUnsupported', target: 'unsupported' },
            { target: 'away' },
          ],
        },
        off: { description: 'The shop pushes nothing.' },
        here: { description: 'This browser gets the notifications.' },
        refused: {
          description: 'Blocked in this browser, which asks no more: only its own settings allow it again.',
        },
        unsupported: { description: 'This browser cannot get any.' },
        away: {
          description: 'This browser gets none yet; it asks for permission only after the press.',
          on: { 'push.chosen': { target: '#pushDevices.enabling' } },
        },
      },
    },
    enabling: invoking({
      tags: ['ready', 'saving'],
      src: 'enable',
      input: ({ context }) => ({ publicKey: context.publicKey ?? '' }),
      onDone: {
        target: 'listing',
        actions: [{ type: 'keepDevices', params: ({ event }) => ({ found: event.output }) }, 'announceOn'],
      },
      onError: withNotice('listing'),
    }),
    ending: invoking({
      tags: ['ready', 'saving'],
      description: 'It may have ended by itself: after a refusal the list is read again.',
      src: 'end',
      input: ({ context }) => ({ id: context.ending }),
      onDone: {
        target: 'listing',
        actions: [
          {
            type: 'announceEnded',
            params: ({ context }) => ({
              isHere: context.devices.some(({ id, current }) => current && id === context.ending),
            }),
          },
          { type: 'keepDevices', params: ({ event }) => ({ found: event.output }) },
        ],
      },
      onError: withNotice('loading'),
    }),
  },
});
