import { noticeSettingsMachine } from '#machines/notices/notice-settings.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Wires a member's settings of notifications. */
export const wireNoticeSettings = (app: AppServices) => wire(noticeSettingsMachine, app);
