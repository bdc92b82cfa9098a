import { noticeLimitMachine } from '#machines/notices/notice-limit.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Provides the chart of the weekly limit of notifications with its calls and effects. */
export const wireNoticeLimit = (app: AppServices) => wire(noticeLimitMachine, app);
