import { transparencyMachine } from '#machines/shell/transparency.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

export const wireTransparency = (app: AppServices) => wire(transparencyMachine, app);
