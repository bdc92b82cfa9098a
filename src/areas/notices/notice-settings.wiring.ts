import { fromPromise } from 'xstate';
import { type NoticeSetting, readNoticeSettings, saveNoticeSetting } from '#domain/notices/settings.ts';
import { type NoticeWish, noticeSettingsMachine } from '#machines/notices/notice-settings.machine.ts';
import type { AppServices } from '#src/flow/services.ts';

export const wireNoticeSettings = ({ call }: AppServices) =>
  noticeSettingsMachine.provide({
    actors: {
      load: fromPromise<NoticeSetting[]>(
        async ({ signal }) => (await call(readNoticeSettings, {}, { signal })).settings,
      ),
      save: fromPromise<NoticeSetting[], NoticeWish>(
        async ({ input }) => (await call(saveNoticeSetting, { body: input })).settings,
      ),
    },
  });
