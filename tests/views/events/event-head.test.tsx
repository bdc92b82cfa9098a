import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EventDetail } from '#domain/events/event.ts';
import { registry } from '#proof/registry.ts';
import { EventHead } from '#src/areas/events/event/event-head.tsx';
import { renderMember } from '../../support/client/member-app.tsx';

const sample = registry.find(({ machine }) => machine.id === 'eventDetail')?.ports.load?.done as EventDetail;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const shownOn = (iso: string, announcementDate: string | null): string => {
  vi.setSystemTime(new Date(iso));
  const event: EventDetail = {
    ...sample,
    state: 'PUBLISHED',
    status: 'ENDED',
    resultState: 'FROZEN',
    cancelReason: null,
    eventStartDate: '2026-09-20',
    eventEndDate: '2026-10-01',
    announcementDate,
  };
  renderMember(<EventHead event={event}>{null}</EventHead>, {});
  return screen.getByRole('heading').parentElement?.querySelector('[data-stage]')?.textContent ?? '';
};

it.each([
  ['2026-10-01T16:00:00Z', '발표까지1일 23시간'],
  ['2026-10-03T14:59:00Z', '발표까지1분'],
  ['2026-10-03T15:00:00Z', '오늘 결과를 발표해요'],
  ['2026-10-04T14:59:00Z', '오늘 결과를 발표해요'],
  ['2026-10-04T15:00:00Z', '발표가 1일 늦어지고 있어요'],
  ['2026-11-26T01:00:00Z', '발표가 53일 늦어지고 있어요'],
])('EventHead at %s, with an announcement on 4 October, says: %s', (iso, words) => {
  expect(shownOn(iso, '2026-10-04')).toBe(words);
});

it('EventHead of an ended event without an announcement day promises none', () => {
  expect(shownOn('2026-10-05T15:00:00Z', null)).toBe('결과를 준비하고 있어요');
});
