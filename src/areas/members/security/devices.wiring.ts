import { sessionsMachine } from '#machines/members/auth/sessions.machine.ts';
import { deviceText } from '#src/areas/members/security/devices.text.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/**
 * Provides the chart of the list of a member's logged-in devices with its calls and effects; a null
 * session id ends all other sessions.
 */
export const wireSessions = ({ call, toast }: AppServices) =>
  wire(sessionsMachine, { call }).provide({
    actions: {
      announceAsked: () => toast(deviceText.asked),
      announceEnded: () => toast(deviceText.ended),
      notify: (_, { reason }) => toast(reason, 'error'),
    },
  });
