import { describe, expect, it } from 'vitest';
import { eventListMachine } from '#machines/events/event-list.machine.ts';
import { events } from '#proof/kit/event.samples.ts';
import { eventHeads } from '#src/areas/events/heads.ts';
import { drawnScreen } from '../../support/client/rendered-screen.ts';

describe('head of an event list', () => {
  const headOf = (search: string, items: readonly unknown[] = events) =>
    eventHeads.events(drawnScreen({ search, known: { [eventListMachine.id]: { page: { items } } } }));

  it('has a canonical address per tab and page', async () => {
    expect(await headOf('utm_source=x')).toMatchObject({ path: '/event-list', robots: null });
    expect(await headOf('page=1&status=ended')).toMatchObject({
      path: '/event-list?status=ended&page=1',
      robots: null,
    });
  });

  it('is noindex for searched, sorted and empty lists', async () => {
    for (const search of ['keyword=산', 'type=battle', 'sort=past'])
      expect((await headOf(search))?.robots, search).toBe('noindex, follow');
    expect((await headOf('', []))?.robots).toBe('noindex, follow');
  });
});
