import { transparencyMachine } from '#machines/shell/transparency.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Provides the chart of the public monthly figures of reports and decisions with its calls and effects. */
export const wireTransparency = (app: AppServices) => wire(transparencyMachine, app);
