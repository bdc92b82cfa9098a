import { noticeSettingsMachine } from '#machines/notices/notice-settings.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Provides the chart of a member's settings of notifications with its calls and effects. */
export const wireNoticeSettings = (app: AppServices) => wire(noticeSettingsMachine, app);
