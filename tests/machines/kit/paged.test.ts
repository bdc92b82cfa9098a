import { beforeEach, describe, expect, it } from 'vitest';
import { createPagedMachine } from '#machines/kit/paged.machine.ts';
import { done, failed, type RegistryEntry } from '#proof/entry.ts';
import { start, tagsOf } from '../start.ts';

const list: RegistryEntry = {
  title: '',
  group: '',
  machine: createPagedMachine<string, string>({
    id: 'list',
    description: 'A list.',
    size: 12,
    filters: 'alone',
    reloads: true,
  }),
  ports: {},
  events: [],
  walkthroughs: [],
};
const page = (number: number, items = [`줄 ${number}`]) =>
  done('loadPage', { items, page: number, totalPages: items.length > 0 ? 3 : 0, totalElements: 36 });
const turned = (number: number) => ({ type: 'page.changed', page: number });
const lost = failed('loadPage', new Error('연결이 끊겼어요.'));
const retried = { type: 'screen.retried' };

let run: ReturnType<typeof start>;
beforeEach(() => {
  run = start(list, { filter: '전체' });
});

describe('createPagedMachine', () => {
  it('starts with the first page, or with the page of the address', () => {
    expect(run.asked('loadPage')).toEqual([{ page: 0, size: 12, filter: '전체' }]);
    const later = start(list, { filter: '전체', page: 2 });
    expect(later.asked('loadPage')).toEqual([{ page: 2, size: 12, filter: '전체' }]);
    expect(tagsOf(later.flow.snapshot)).toEqual(['busy']);
  });

  it('turns only to existing pages, and shows the old one until the new one is loaded', async () => {
    const first = await run.play(page(0));
    expect([tagsOf(first), first.value]).toEqual([['ready'], { loaded: 'filled' }]);
    expect([-1, 0, 2, 3].map((number) => first.can(turned(number)))).toEqual([false, true, true, false]);
    const turning = await run.play(turned(2));
    expect([tagsOf(turning), turning.context.page.page]).toEqual([['busy'], 0]);
    expect(run.asked('loadPage').at(-1)).toEqual({ page: 2, size: 12, filter: '전체' });
    expect((await run.play(page(2))).context.page.items).toEqual(['줄 2']);
  });

  it('is empty only if the server says so', async () => {
    expect(tagsOf(await run.play(lost))).toEqual(['failed']);
    const empty = await run.play(retried, page(0, []));
    expect([tagsOf(empty), empty.value]).toEqual([['empty', 'ready'], { loaded: 'empty' }]);
  });

  it('retries the failed page and clears the message', async () => {
    const failing = await run.play(page(0), turned(1), lost);
    expect([tagsOf(failing), failing.context.error]).toEqual([['failed'], '연결이 끊겼어요.']);
    const trying = await run.play(retried);
    expect([tagsOf(trying), run.asked('loadPage').slice(1)]).toEqual([
      ['busy'],
      [
        { page: 1, size: 12, filter: '전체' },
        { page: 1, size: 12, filter: '전체' },
      ],
    ]);
    expect((await run.play(page(1))).context).toMatchObject({ error: null, page: { page: 1 } });
  });

  it('reloads its page when the tab becomes visible', async () => {
    const reading = await run.play(page(0), turned(1), page(1), { type: 'screen.reloaded' });
    expect([tagsOf(reading), reading.context.page.page]).toEqual([['busy'], 1]);
    expect(run.asked('loadPage').at(-1)).toEqual({ page: 1, size: 12, filter: '전체' });
  });
});

describe('createPagedMachine: another filter', () => {
  const other = { type: 'filter.changed', filter: '부츠', page: 0 };

  it('loads its first page at once and drops the answer to the old filter', async () => {
    const { flow, asked, play } = run;
    await play(page(0), turned(2));
    const [, old] = flow.calls;
    await play(other);
    expect([old?.signal.aborted, asked('loadPage').at(-1)]).toEqual([
      true,
      { page: 0, size: 12, filter: '부츠' },
    ]);
    await old?.settle({ output: { items: ['늦은 줄'], page: 2, totalPages: 3, totalElements: 36 } });
    expect(flow.snapshot.context.page.items).toEqual(['줄 0']);
    expect((await play(page(0, ['부츠']))).context.page.items).toEqual(['부츠']);
  });

  it('loads while the last call is running or has failed', async () => {
    const failing = await run.play(other, lost, { ...other, filter: '샌들', page: 1 });
    expect(tagsOf(failing)).toEqual(['busy']);
    expect(run.asked('loadPage').slice(1)).toEqual([
      { page: 0, size: 12, filter: '부츠' },
      { page: 1, size: 12, filter: '샌들' },
    ]);
  });
});

it.each([
  [{}, ['page.changed', 'screen.retried']],
  [{ filters: 'alone' }, ['filter.changed', 'page.changed', 'screen.retried']],
  [{ filters: 'withPage' }, ['filter.changed', 'screen.retried']],
  [{ reloads: true }, ['page.changed', 'screen.reloaded', 'screen.retried']],
] as const)('with options %j accepts %j', (options, heard) => {
  const { events } = createPagedMachine({ id: 'list', description: 'A list.', size: 12, ...options });
  expect(events.filter((type) => !type.startsWith('xstate.')).toSorted()).toEqual(heard);
});
