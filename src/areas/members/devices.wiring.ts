import { fromPromise } from 'xstate';
import {
  type Device,
  endOtherSessions,
  endSession,
  endTrust,
  listSessions,
} from '#domain/members/devices.ts';
import { sessionsMachine } from '#machines/members/sessions.machine.ts';
import { deviceText } from '#src/areas/members/devices.text.ts';
import type { AppServices } from '#src/flow/services.ts';

export const wireSessions = ({ call, toast }: AppServices) =>
  sessionsMachine.provide({
    actors: {
      load: fromPromise<Device[]>(({ signal }) => call(listSessions, {}, { signal })),
      end: fromPromise<void, { sessionId: number | null }>(async ({ input: { sessionId } }) => {
        await (sessionId === null
          ? call(endOtherSessions, {})
          : call(endSession, { params: { id: sessionId } }));
      }),
      distrust: fromPromise<void, { sessionId: number }>(async ({ input: { sessionId } }) => {
        await call(endTrust, { params: { id: sessionId } });
      }),
    },
    actions: {
      announceAsked: () => toast(deviceText.asked),
      announceEnded: () => toast(deviceText.ended),
      notify: (_, { reason }) => toast(reason, 'error'),
    },
  });
