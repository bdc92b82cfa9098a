import { assertEvent, assign, setup } from 'xstate';
import { type NoticeSetting, readNoticeSettings, saveNoticeSetting } from '#domain/notices/settings.ts';
import type { Channels, Topic } from '#domain/notices/topics.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { messageOf } from '../kit/failure.ts';
import { failed, toFailed, withError } from '../kit/pieces/failures.ts';
import { invoking, reading } from '../kit/pieces/invoking.ts';
import { withOutput } from '../kit/pieces/transitions.ts';

/** Channels that a member wants for one topic. */
export type NoticeSettingChange = Channels & { topic: Topic };

/** Machine of the notification settings by topic and channel. */
export const noticeSettingsMachine = setup({
  types: {
    context: {} as { settings: NoticeSetting[]; wish: NoticeSettingChange | null; error: string | null },
    events: {} as ({ type: 'setting.chosen' } & NoticeSettingChange) | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'saving' | 'failed',
  },
  actors: {
    load: endpointPort(
      readNoticeSettings,
      () => ({}),
      ({ settings }) => settings,
    ),
    save: endpointPort(
      saveNoticeSetting,
      (input: NoticeSettingChange) => ({ body: input }),
      ({ settings }) => settings,
    ),
  },
  guards: {
    isOpen: ({ context }, params: { topic: Topic }) =>
      context.settings.some(({ topic, isFixed }) => topic === params.topic && !isFixed),
  },
  actions: {
    keepSettings: assign({
      settings: (_, params: { settings: NoticeSetting[] }) => params.settings,
      wish: null,
      error: null,
    }),
    noteWish: assign({
      wish: (_, { topic, inApp, mail, push, talk }: NoticeSettingChange) => ({
        topic,
        inApp,
        mail,
        push,
        talk,
      }),
      error: null,
    }),
    keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error), wish: null }),
  },
}).createMachine({
  id: 'noticeSettings',
  description: 'Of what a member is told, inside the shop, by mail, on the own devices and by KakaoTalk.',
  context: { settings: [], wish: null, error: null },
  initial: 'loading',
  states: {
    loading: reading({
      src: 'load',
      onDone: withOutput('choosing', 'keepSettings', 'settings'),
      onError: toFailed,
    }),
    failed: failed('loading'),
    choosing: {
      tags: ['ready'],
      description: 'What concerns the account itself stays on.',
      on: {
        'setting.chosen': {
          guard: { type: 'isOpen', params: ({ event }) => event },
          target: 'saving',
          actions: { type: 'noteWish', params: ({ event }) => event },
        },
      },
    },
    saving: invoking({
      tags: ['ready', 'saving'],
      description: 'The choice is shown at once, and as it was before when the server refuses it.',
      src: 'save',
      input: ({ event }) => {
        assertEvent(event, 'setting.chosen');
        const { topic, inApp, mail, push, talk } = event;
        return { topic, inApp, mail, push, talk };
      },
      onDone: withOutput('choosing', 'keepSettings', 'settings'),
      onError: withError('choosing'),
    }),
  },
});
