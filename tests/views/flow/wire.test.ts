// Size: every kind of port is tried with the same client, endpoints and chart.
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { assign, createActor, setup, waitFor } from 'xstate';
import { endpoint } from '#domain/kit/endpoint.ts';
import { pagedOf } from '#domain/kit/page.ts';
import {
  asksOneOf,
  computes,
  endpointPort,
  nothing,
  pagePort,
  questionsOf,
  to,
} from '#machines/kit/endpoint-port.ts';
import { createIndexMachine } from '#machines/kit/index.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { ApiError } from '#src/http/api-error.ts';

const shoe = v.object({ id: v.number(), name: v.string() });
const own = { access: 'member', summary: 'Shoes', wrapping: 'raw' } as const;
const readShoe = endpoint({
  ...own,
  method: 'GET',
  path: '/shoes/{id}',
  params: v.object({ id: v.number() }),
  response: shoe,
});
const buyShoe = endpoint({ ...readShoe, method: 'POST', path: '/shoes/{id}/purchases' });
const listShoes = endpoint({
  ...own,
  method: 'GET',
  path: '/shoes',
  query: v.object({ page: v.number(), size: v.number() }),
  response: v.object({ ...pagedOf(shoe).entries, counts: v.record(v.string(), v.number()) }),
});

type Sent = { endpoint: unknown; input: unknown; extra: Parameters<AppServices['call']>[2] };

/** A client for charts; it answers as set, or stays pending. */
function lineOf(answer: () => Promise<unknown>) {
  const sent: Sent[] = [];
  const call: AppServices['call'] = async (asked, input, extra) => {
    sent.push({ endpoint: typeof asked === 'function' ? await asked() : asked, input, extra });
    // The test sets an answer of the type of its endpoint.
    return (await answer()) as never;
  };
  return { sent, app: { call } };
}
const answered = () => lineOf(async () => ({ id: 7, name: '산책화' }));
const silent = () => lineOf(() => new Promise(() => {}));

const port = endpointPort(readShoe, ({ id }: { id: number }) => ({ params: { id } }));
const chartOf = (asked: typeof port) =>
  setup({
    actors: { ask: asked },
    types: { context: {} as { name: string; error: string }, events: {} as { type: 'page.left' } },
  }).createMachine({
    context: { name: '', error: '' },
    initial: 'asking',
    states: {
      asking: {
        on: { 'page.left': 'left' },
        invoke: {
          src: 'ask',
          input: { id: 7 },
          onDone: {
            target: 'done',
            actions: assign({ name: ({ event }) => event.output.name }),
          },
          onError: {
            target: 'failed',
            actions: assign({ error: ({ event }) => String(event.error) }),
          },
        },
      },
      done: {},
      failed: {},
      left: {},
    },
  });

const lazy =
  <E>(there: E) =>
  () =>
    Promise.resolve(there);

describe('port that names its endpoint', () => {
  it('rejects until it is provided', async () => {
    const actor = createActor(chartOf(port)).start();
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(context.error).toContain('/shoes/{id}');
  });

  it('sends the input of the chart, and returns the answer', async () => {
    const { sent, app } = answered();
    const actor = createActor(wire(chartOf(port), app)).start();
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect(sent).toMatchObject([{ endpoint: readShoe, input: { params: { id: 7 } } }]);
    expect(context.name).toBe('산책화');
  });

  it('maps the answer with toOutput', async () => {
    const { app } = answered();
    const machine = setup({
      actors: {
        name: endpointPort(
          readShoe,
          () => ({ params: { id: 7 } }),
          ({ name }) => name,
        ),
        told: endpointPort(buyShoe, () => ({ params: { id: 7 } }), nothing),
      },
    }).createMachine({});
    const { name, told } = wire(machine, app).implementations.actors;
    const outputs = [name, told].map(async (logic) => {
      const actor = createActor(logic as typeof port, { input: { id: 7 } }).start();
      return (await waitFor(actor, ({ status }) => status === 'done')).output;
    });
    expect(await Promise.all(outputs)).toEqual(['산책화', undefined]);
  });

  it.each([
    ['there', readShoe],
    ['on its way', lazy(readShoe)],
  ])('aborts a read of an endpoint that is %s when its state is left', async (_, asked) => {
    const { sent, app } = silent();
    const actor = createActor(
      wire(chartOf(endpointPort(asked, ({ id }: { id: number }) => ({ params: { id } }))), app),
    ).start();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.extra?.signal?.aborted).toBe(false);
    actor.send({ type: 'page.left' });
    expect(sent[0]?.extra?.signal?.aborted).toBe(true);
  });

  it('aborts a POST that changes nothing when its state is left', async () => {
    const { sent, app } = silent();
    const safe = { ...buyShoe, safe: true } as const;
    const actor = createActor(
      wire(chartOf(endpointPort(safe, ({ id }: { id: number }) => ({ params: { id } }))), app),
    ).start();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.extra?.signal?.aborted).toBe(false);
    actor.send({ type: 'page.left' });
    expect(sent[0]?.extra?.signal?.aborted).toBe(true);
  });

  it.each([
    ['there', buyShoe],
    ['on its way', lazy(buyShoe)],
  ])('never aborts a write by an endpoint that is %s', async (_, asked) => {
    const { sent, app } = silent();
    const actor = createActor(
      wire(chartOf(endpointPort(asked, ({ id }: { id: number }) => ({ params: { id } }))), app),
    ).start();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    actor.send({ type: 'page.left' });
    expect(sent[0]?.extra?.signal?.aborted ?? false).toBe(false);
  });

  it('sends the idempotency key of the chart, and none without one', async () => {
    const { sent, app } = answered();
    const keyed = endpointPort(buyShoe, ({ id }: { id: number }) => ({
      params: { id },
      key: `attempt ${id}`,
    }));
    for (const one of [keyed, endpointPort(buyShoe, ({ id }: { id: number }) => ({ params: { id } }))]) {
      const actor = createActor(wire(chartOf(one), app)).start();
      await waitFor(actor, (snapshot) => snapshot.matches('done'));
    }
    expect(sent.map(({ extra }) => extra?.idempotencyKey)).toEqual(['attempt 7', undefined]);
    expect(sent.map(({ input }) => input)).toEqual([{ params: { id: 7 } }, { params: { id: 7 } }]);
  });

  it('fails with the message of the page if the server sent none', async () => {
    const { app } = lineOf(() => Promise.reject(new ApiError('http', 500, null)));
    const actor = createActor(wire(chartOf(port), app, { ask: '신발을 불러오지 못했어요.' })).start();
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(context.error).toContain('신발을 불러오지 못했어요.');
  });
});

describe('port that names several endpoints', () => {
  type Wanted = { id: number; buys: boolean };
  const either = (endpoints: Parameters<typeof asksOneOf>[0]) =>
    asksOneOf(endpoints, ({ id, buys }: Wanted) =>
      buys
        ? to(buyShoe, { params: { id }, key: 'attempt' }, () => 'bought')
        : to(readShoe, { params: { id } }, ({ name }) => name),
    );
  const run = async (ask: ReturnType<typeof either>, app: Pick<AppServices, 'call'>, input: Wanted) => {
    const { actors } = wire(setup({ actors: { ask } }).createMachine({}), app).implementations;
    const actor = createActor(actors.ask as typeof ask, { input });
    // A failure is read from the snapshot.
    actor.subscribe({ error: () => {} });
    actor.start();
    return waitFor(actor, ({ status }) => status !== 'active').catch(() => actor.getSnapshot());
  };

  it('calls the one of its input, and maps its answer', async () => {
    const { sent, app } = answered();
    const ask = either([readShoe, buyShoe]);
    expect((await run(ask, app, { id: 7, buys: true })).output).toBe('bought');
    expect((await run(ask, app, { id: 8, buys: false })).output).toBe('산책화');
    expect(sent).toMatchObject([
      { endpoint: buyShoe, input: { params: { id: 7 } }, extra: { idempotencyKey: 'attempt' } },
      { endpoint: readShoe, input: { params: { id: 8 } } },
    ]);
  });

  it('fails without a call for an endpoint that it does not name', async () => {
    const { sent, app } = answered();
    const { status } = await run(either([readShoe]), app, { id: 7, buys: true });
    expect([status, sent]).toEqual(['error', []]);
  });

  it('names all of them', () => {
    expect(questionsOf(either([readShoe, buyShoe]))?.endpoints).toEqual([readShoe, buyShoe]);
  });
});

describe('port that its chart answers', () => {
  it('needs no client', async () => {
    const actor = createActor(
      computes(({ id }: { id: number }) => id * 2),
      { input: { id: 7 } },
    ).start();
    expect((await waitFor(actor, ({ status }) => status === 'done')).output).toBe(14);
  });
});

describe('list port that names its endpoint', () => {
  it('returns the page of the response, with its other fields', async () => {
    const rows = [{ id: 7, name: '산책화' }];
    const { sent, app } = lineOf(async () => ({
      content: rows,
      page: 2,
      totalPages: 3,
      totalElements: 41,
      counts: { all: 41 },
    }));
    const list = createIndexMachine<{ id: number; name: string }, null>({
      id: 'shoes',
      description: 'Shoes.',
      loadPage: pagePort(listShoes, ({ page, filter }) => ({ page, size: filter.size })),
    });
    const input = { filter: { filters: null, sort: null, size: 20 }, page: 2 };
    const actor = createActor(wire(list, app), { input }).start();
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('loaded'));
    expect(sent[0]?.input).toEqual({ query: { page: 2, size: 20 } });
    expect(context.page).toEqual({
      items: rows,
      page: 2,
      totalPages: 3,
      totalElements: 41,
      counts: { all: 41 },
    });
  });
});
