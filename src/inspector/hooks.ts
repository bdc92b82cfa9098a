import type { EventFrom } from 'xstate';
import type { callsMachine } from '#machines/shell/calls.machine.ts';

/** What the inspector changes about a page of the shop, and what it hears of it. */
export type InspectorHooks = {
  fetch?: typeof fetch;
  adapt?: <Logic>(logic: Logic) => Logic;
  watch?: (event: EventFrom<typeof callsMachine>) => void;
};
