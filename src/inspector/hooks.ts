import type { EventFrom } from 'xstate';
import type { pendingRequestsMachine } from '#machines/shell/pending-requests.machine.ts';
import type { SafeStorage } from '#src/lib/storage/safe-storage.ts';

/** Hooks by which the inspector changes and observes a page of the shop. */
export type InspectorHooks = {
  fetch?: typeof fetch;
  storage?: SafeStorage;
  adapt?: <Logic>(logic: Logic) => Logic;
  watch?: (event: EventFrom<typeof pendingRequestsMachine>) => void;
};
