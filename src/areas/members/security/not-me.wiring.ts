import { notMeMachine } from '#machines/members/account/not-me.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Provides the chart of the link of the e-mail about a new device with its calls and effects. */
export const wireNotMe = (app: AppServices) => wire(notMeMachine, app);
