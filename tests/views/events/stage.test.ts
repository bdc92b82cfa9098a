import { describe, expect, it } from 'vitest';
import { stageOf, timeLeft } from '#src/areas/events/event/stage.ts';

const event = {
  state: 'PUBLISHED',
  status: 'ONGOING',
  resultState: 'NONE',
  eventStartDate: '2026-11-14',
  eventEndDate: '2026-12-05',
  announcementDate: '2026-12-12',
} as const;
const at = (iso: string) => new Date(iso);

describe('stageOf', () => {
  it('waits for the first day, the end of the last one, and the announcement, in Seoul', () => {
    expect(stageOf({ ...event, status: 'UPCOMING' })).toEqual({
      stage: 'upcoming',
      until: at('2026-11-13T15:00:00Z'),
    });
    expect(stageOf(event)).toEqual({ stage: 'ongoing', until: at('2026-12-05T15:00:00Z') });
    const ended = { ...event, status: 'ENDED' } as const;
    expect(stageOf(ended)).toEqual({ stage: 'waiting', until: at('2026-12-11T15:00:00Z') });
    expect(stageOf({ ...ended, announcementDate: null })).toEqual({ stage: 'waiting', until: null });
  });

  it('waits for nothing once announced, cancelled, or unpublished', () => {
    const ended = { ...event, status: 'ENDED' } as const;
    for (const resultState of ['ANNOUNCED', 'PAYING', 'PAID'] as const)
      expect(stageOf({ ...ended, resultState })).toEqual({ stage: 'announced', until: null });
    for (const resultState of ['FROZEN', 'CALCULATED'] as const)
      expect(stageOf({ ...ended, resultState }).stage).toBe('waiting');
    expect(stageOf({ ...event, state: 'CANCELLED' })).toEqual({ stage: 'cancelled', until: null });
    expect(stageOf({ ...event, state: 'DRAFT' })).toEqual({ stage: 'draft', until: null });
  });
});

it('timeLeft returns days, hours and minutes, and null at the moment itself', () => {
  const until = at('2026-12-05T15:00:00Z');
  const left = (iso: string) => timeLeft(until, Date.parse(iso));
  expect(left('2026-12-03T13:30:00Z')).toEqual([2, 1, 30]);
  expect(left('2026-12-05T14:59:30Z')).toEqual([0, 0, 1]);
  expect(left('2026-12-05T15:00:00Z')).toBeNull();
});
