import { transparencyMachine } from '#machines/shell/transparency.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Wires the public monthly figures of reports and decisions. */
export const wireTransparency = (app: AppServices) => wire(transparencyMachine, app);
