import { nicknameCheckMachine } from '#machines/members/profile/nickname-check.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Provides the chart of the check whether a nickname is available with its calls. */
export const wireNicknameCheck = (app: AppServices) => wire(nicknameCheckMachine, app);
