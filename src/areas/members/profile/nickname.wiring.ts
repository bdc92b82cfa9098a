import { nicknameCheckMachine } from '#machines/members/profile/nickname-check.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

export const wireNicknameCheck = (app: AppServices) => wire(nicknameCheckMachine, app);
