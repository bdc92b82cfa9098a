import { describe, expect, it } from 'vitest';
import { eventFilterFrom, eventsAddress, isSearched } from '#src/areas/events/event-list/event-filter.ts';

const first = eventFilterFrom('');

describe('event list address', () => {
  it('defaults to running events, newest first', () => {
    expect(first).toEqual({
      filter: { status: 'ongoing', type: 'all', keyword: '', sort: 'latest' },
      page: 0,
    });
    expect(eventsAddress(first.filter)).toBe('/event-list');
  });

  it('is restored after a round trip', () => {
    const filter = { status: 'ended', type: 'battle', keyword: '러닝 & 산', sort: 'past' } as const;
    const address = eventsAddress(filter, 2);
    expect(address).toMatch(/^\/event-list\?status=ended&type=battle&keyword=.+&sort=past&page=2$/);
    expect(eventFilterFrom(address.split('?')[1] ?? '')).toEqual({ filter, page: 2 });
  });

  it('drops invalid values', () => {
    expect(eventFilterFrom('status=ENDED&type=lottery&sort=x&page=-1')).toEqual(first);
    expect(eventFilterFrom('page=1.5')).toEqual(first);
    expect(eventFilterFrom(`keyword=${'가'.repeat(120)}`).filter.keyword).toHaveLength(100);
    expect(eventFilterFrom('keyword=+++').filter.keyword).toBe('');
  });

  it('isSearched distinguishes a search from a tab', () => {
    expect(isSearched(first.filter)).toBe(false);
    expect(isSearched({ ...first.filter, status: 'ended', sort: 'past' })).toBe(false);
    expect(isSearched({ ...first.filter, type: 'draw' })).toBe(true);
    expect(isSearched({ ...first.filter, keyword: '산' })).toBe(true);
  });
});
