import type { Page } from '@playwright/test';
import { type EventDetail, getEvent } from '#domain/events/event.ts';
import { cancelEvent, changeEvent, deleteEvent, publishEvent } from '#domain/events/event-desk.ts';
import { envelope, isJson } from '../../kit/answers.ts';
import { type Act, answerQuestion, type Driver, type PortDriver, retry } from '../../kit/driver.ts';
import { removal } from '../../kit/removal.ts';
import { draft } from './event.samples.ts';

const member = 'admin';
const PAGE = '/events/edit/1';

/** The event of the path: the seed's own is public, and a walk writes drafts. */
const asEvent: NonNullable<PortDriver['answer']> = async (_ask, sample) => {
  const event = isJson(sample) && isJson(sample.about) ? sample.about.event : sample;
  return isJson(event) ? event : draft;
};

const written: EventDetail = draft;

const done: NonNullable<PortDriver['answer']> = async (_ask, _sample, asked) =>
  envelope(
    asked === publishEvent || asked === cancelEvent
      ? {
          eventId: written.eventId,
          title: written.title,
          type: written.type,
          status: 'UPCOMING',
          maxParticipants: 100,
          createdAt: null,
          state: 'PUBLISHED',
          version: 3,
        }
      : asked === changeEvent
        ? { version: 3 }
        : null,
  );

const press = (name: string): Act => ({
  press: (page) => page.getByRole('main').getByRole('button', { name, exact: true }),
});

/** A failed call has several results depending on its code: the tests of the chart cover each of them. */
const WHY = 'It ends in several ways by what the server says: tests/machines/admin/event-editor.test.ts';

export const eventEditor: Driver = {
  member,
  path: PAGE,
  ports: {
    load: { asks: [getEvent], answer: asEvent },
    reread: { asks: [getEvent], answer: asEvent },
    lookUp: { asks: [getEvent], answer: asEvent },
    lookBack: { asks: [getEvent], answer: asEvent },
    save: { asks: [changeEvent], answer: done },
    store: { asks: [changeEvent], answer: done },
    publish: { asks: [publishEvent], answer: done },
  },
  events: {
    'field.changed': {
      before: async (page, { change }) => {
        if (isJson(change)) await page.getByLabel('제목 (필수)').fill(String(change.title ?? ''));
      },
    },
    'type.chosen': {
      before: async (page, { kind }) => {
        await page.getByLabel('유형 (필수)').selectOption(String(kind));
      },
    },
    'form.submitted': press('임시 저장'),
    'publication.asked': press('공개하기'),
    'publication.confirmed': answerQuestion('공개하기'),
    'publication.dismissed': answerQuestion('취소'),
    'other.taken': press('새 내용 불러오기'),
    'mine.confirmed': press('내 내용으로 저장'),
    'screen.retried': retry,
  },
  offscreen: {
    '✗ save': WHY,
    '✗ store': WHY,
    '✗ publish': WHY,
  },
  endsTour: { '✓ reread': 'the words that another path would type are in their fields already' },
  absent: /^(created|published)$/,
};

const opened = (event: EventDetail) => async (page: Page) => {
  await page.route('**/api/events/1', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { ...event, eventId: 1 } }) : route.fallback(),
  );
  await page.reload();
};

export const eventRemoval: Driver = {
  ...removal({ member, path: PAGE }, [deleteEvent], '삭제'),
  reach: opened(draft),
  ports: { remove: { asks: [deleteEvent], answer: async () => envelope(null) } },
};

export const eventCancel: Driver = {
  member,
  path: PAGE,
  reach: async (page) => {
    await opened({ ...draft, state: 'PUBLISHED', entryCount: 3 })(page);
    await page.getByRole('button', { name: '이벤트 취소', exact: true }).click();
  },
  ports: { save: { asks: [cancelEvent], answer: done } },
  events: {
    'field.changed': {
      before: async (page, { change }) => {
        if (isJson(change)) await page.getByLabel('취소 사유').fill(String(change.reason ?? ''));
      },
    },
    'form.submitted': {
      press: (page) => page.getByRole('dialog').getByRole('button', { name: '이벤트 취소', exact: true }),
    },
  },
  absent: /^saved$/,
};
