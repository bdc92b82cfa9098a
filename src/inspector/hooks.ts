import type { EventFrom } from 'xstate';
import type { pendingRequestsMachine } from '#machines/shell/pending-requests.machine.ts';

/** Hooks by which the inspector changes and observes a page of the shop. */
export type InspectorHooks = {
  fetch?: typeof fetch;
  adapt?: <Logic>(logic: Logic) => Logic;
  watch?: (event: EventFrom<typeof pendingRequestsMachine>) => void;
};
