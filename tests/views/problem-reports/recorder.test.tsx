import { act, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { parseLogFile } from '#domain/kit/flow-log/log-schema.ts';
import { PROBLEM_REPORT_BYTES, PROBLEM_REPORT_STEPS } from '#domain/policies/problem-reports.ts';
import { REPORT_LIMITS, reportFileSchema } from '#domain/problem-reports/report-file.ts';
import { recordingOf } from '#src/areas/problem-reports/recorder.ts';
import { pagePattern, routePattern, toReportFile } from '#src/areas/problem-reports/to-report-file.ts';
import type { AppServices } from '#src/flow/services.ts';
import { renderMember } from '../../support/client/member-app.tsx';

const ROUTES = ['/api/products', '/api/products/{id}', '/api/products/popular', '/api/brands/{id}/goods'];
const TYPED = '김하루 010-1234-5678 haru@example.com';

const typing = setup({
  types: { context: {} as { q: string; count: number }, events: {} as { type: 'text.changed'; q: string } },
  actions: { keep: assign({ q: (_, params: { q: string }) => params.q }) },
}).createMachine({
  id: 'typing',
  context: { q: '', count: 1_012_345_678 },
  initial: 'open',
  states: {
    open: { on: { 'text.changed': { actions: { type: 'keep', params: ({ event }) => event } } } },
  },
});

/** Services of a rendered app with a signed-in member. */
async function openApp(): Promise<AppServices> {
  const { app } = renderMember(<p>열림</p>, {});
  await screen.findByText('열림');
  return app;
}

const about = {
  savedAt: 1_790_000_000_000,
  build: '0123456789ab',
  role: 'user' as const,
  viewport: { width: 390, height: 844 },
  path: '/products/17',
};
const fileOf = (app: AppServices) => toReportFile(recordingOf(app), { routes: ROUTES, about });

const realFetch = window.fetch;
beforeEach(() => {
  window.fetch = vi.fn(
    async () => new Response('{}', { status: 503, headers: { 'x-request-id': crypto.randomUUID() } }),
  );
});
afterEach(() => {
  window.fetch = realFetch;
});

describe('recorder of a page', () => {
  it('records event types, states and lengths, also of an actor that started before it, and no value', async () => {
    const before = createActor(typing).start();
    const app = await openApp();
    recordingOf(app);
    const after = createActor(typing).start();
    for (const actor of [before, after]) actor.send({ type: 'text.changed', q: TYPED });
    const file = fileOf(app);
    const steps = file.steps.filter(({ event }) => event.type === 'text.changed');
    expect(steps.map(({ context }) => context)).toEqual(
      [0, 1].map(() => ({ q: `text(${TYPED.length})`, count: 'number' })),
    );
    const [first] = file.actors.filter(({ machine }) => machine === 'typing');
    expect(first?.base.context).toEqual({ q: 'text(0)', count: 'number' });
    expect(JSON.stringify(file)).not.toMatch(/김하루|010|haru|1012345678/);
    expect(v.is(reportFileSchema, file)).toBe(true);
    expect(parseLogFile(file)?.log.steps).toHaveLength(file.steps.length);
  });

  it('records calls as patterns with status and request id, without query, body or other addresses', async () => {
    const app = await openApp();
    recordingOf(app);
    await window.fetch('/api/products/17?q=haru', { method: 'POST', body: TYPED });
    await window.fetch('/api/brands/haru/goods');
    await window.fetch('/api/unknown/haru');
    await window.fetch('/assets/haru.js');
    const file = fileOf(app);
    expect(file.calls.map(({ method, path, status }) => [method, path, status])).toEqual([
      ['POST', '/api/products/{id}', 503],
      ['GET', '/api/brands/{id}/goods', 503],
    ]);
    expect(file.calls.every(({ requestId }) => requestId !== null)).toBe(true);
    expect(JSON.stringify(file)).not.toMatch(/haru/);
  });

  it('keeps the latest steps, from the state before them on, and forgets those of another member', async () => {
    const app = await openApp();
    recordingOf(app);
    const actor = createActor(typing).start();
    for (let times = 0; times < PROBLEM_REPORT_STEPS + 20; times += 1)
      actor.send({ type: 'text.changed', q: 'x'.repeat(times) });
    const file = fileOf(app);
    expect(file.steps).toHaveLength(PROBLEM_REPORT_STEPS);
    expect(file.dropped).toBeGreaterThanOrEqual(20);
    const [typed] = file.actors.filter(({ machine }) => machine === 'typing');
    const first = file.steps.find(({ event }) => event.type === 'text.changed')?.context.q;
    expect([typed?.base.context.q, typed?.now.context.q]).toEqual([
      `text(${Number(first?.match(/\d+/)?.[0]) - 1})`,
      `text(${PROBLEM_REPORT_STEPS + 19})`,
    ]);
    act(() => app.session.send({ type: 'session.expired' }));
    expect(fileOf(app).steps.some(({ event }) => event.type === 'text.changed')).toBe(false);
  });

  it('leaves out the oldest steps of a file that would be too large', async () => {
    const app = await openApp();
    const recording = recordingOf(app);
    const context = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [
        `${'wide'.repeat(4)}${String.fromCharCode(97 + (index % 26))}x`.repeat(1 + (index % 2)),
        'text(123456)',
      ]),
    );
    const state = { value: 'open', context, status: 'active' };
    recording.actors.set(900, { at: about.savedAt, name: 'typing', base: state, now: state });
    for (let times = 0; times < 150; times += 1)
      recording.steps.push({ ...state, seq: times, at: about.savedAt, actor: 900, type: 'text.changed' });
    const file = fileOf(app);
    expect(new Blob([JSON.stringify(file)]).size).toBeLessThanOrEqual(PROBLEM_REPORT_BYTES);
    expect(file.steps.length).toBeGreaterThan(0);
    expect(file.dropped).toBe(recording.dropped + recording.steps.length - file.steps.length);
    expect(v.is(reportFileSchema, file)).toBe(true);
    expect(file.actors.length).toBeLessThanOrEqual(REPORT_LIMITS.actors);
  });
});

it('addresses of pages keep words of small letters only', () => {
  expect(
    ['/', '/products/17', '/users/17/', '/brands/Nike', '/%EA%B9%80', '/a@b.kr'].map(pagePattern),
  ).toEqual(['/', '/products/{id}', '/users/{id}', '/brands/{id}', '/{id}', '/{id}']);
});

it('the pattern of an address has as few placeholders as possible', () => {
  expect(
    ['/api/products/popular', '/api/products/7', '/api/products/7/x'].map((path) =>
      routePattern(path, ROUTES),
    ),
  ).toEqual(['/api/products/popular', '/api/products/{id}', null]);
});
