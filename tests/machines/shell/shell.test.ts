import { describe, expect, it } from 'vitest';
import { shellEntry } from '#proof/shell/shell.proof.ts';
import { start } from '../start.ts';

const toggled = { type: 'sidebar.toggled' };
const shown = (text: string) => ({ type: 'toast.shown', text, tone: 'info' });

describe('shellMachine: side menu', () => {
  it.each([
    ['its button', toggled],
    ['its close control', { type: 'sidebar.closed' }],
    ['another page', { type: 'page.visited' }],
  ])('opens by its button and closes by %s', async (_, closing) => {
    const { play } = start(shellEntry);
    expect((await play(toggled)).hasTag('open')).toBe(true);
    expect((await play(closing)).matches({ sidebar: 'closed' })).toBe(true);
  });

  it('stays closed when another page is visited', async () => {
    expect((await start(shellEntry).play({ type: 'page.visited' })).hasTag('open')).toBe(false);
  });
});

describe('shellMachine: toasts', () => {
  const texts = (context: { toasts: { text: string }[] }) => context.toasts.map(({ text }) => text);

  it('disappear one after the other, each after five seconds', async () => {
    const { flow, play } = start(shellEntry);
    await play(shown('하나'), shown('둘'));
    flow.clock.increment(4_999);
    expect(texts(flow.snapshot.context)).toEqual(['하나', '둘']);
    flow.clock.increment(1);
    expect(texts(flow.snapshot.context)).toEqual(['둘']);
    flow.clock.increment(5_000);
    expect(texts(flow.snapshot.context)).toEqual([]);
    expect(flow.snapshot.matches({ notices: 'quiet' })).toBe(true);
  });

  it('are three at most: the oldest is dropped', async () => {
    const { context } = await start(shellEntry).play(...['하나', '둘', '셋', '넷'].map(shown));
    expect(texts(context)).toEqual(['둘', '셋', '넷']);
  });

  it('are dismissed by their own id', async () => {
    const { play } = start(shellEntry);
    const { context } = await play(shown('하나'), shown('둘'));
    const [first] = context.toasts;
    expect(texts((await play({ type: 'toast.dismissed', id: first.id })).context)).toEqual(['둘']);
  });

  it('never share an id, even after some are gone', async () => {
    const { flow, play } = start(shellEntry);
    await play(shown('하나'));
    const before = flow.snapshot.context.toasts[0].id;
    flow.clock.increment(5_000);
    await play(shown('둘'));
    expect(flow.snapshot.context.toasts[0].id).not.toBe(before);
  });
});

it('shellMachine tracks the connection independently of the rest', async () => {
  const { play } = start(shellEntry);
  await play(toggled);
  const offline = await play({ type: 'network.lost' });
  expect(offline.matches({ connection: 'offline', sidebar: 'open' })).toBe(true);
  expect((await play({ type: 'network.restored' })).matches({ connection: 'online' })).toBe(true);
});

it('shellMachine keeps offering a reload after page code failed to load', async () => {
  const { play } = start(shellEntry);
  await play({ type: 'chunk.failed' });
  const later = await play({ type: 'page.visited' }, toggled, { type: 'chunk.failed' });
  expect(later.matches({ code: 'broken' })).toBe(true);
});

const blocked = { type: 'page.blocked', mayReload: true };

it('shellMachine reloads once for missing page code, and offers it if that did not help', async () => {
  const { flow, play, effects } = start(shellEntry);
  expect((await play({ type: 'chunk.failed' }, blocked)).matches({ code: 'reloading' })).toBe(true);
  expect(effects).toEqual([['reloadPage']]);
  flow.clock.increment(10_000);
  expect(flow.snapshot.matches({ code: 'broken' })).toBe(true);
  await play({ ...blocked, mayReload: false });
  expect([flow.snapshot.matches({ code: 'broken' }), effects.length]).toEqual([true, 1]);
});

it('shellMachine does not reload without a connection', async () => {
  const { play, effects } = start(shellEntry);
  const offline = await play({ type: 'network.lost' }, blocked);
  expect([offline.matches({ code: 'broken' }), effects]).toEqual([true, []]);
  expect((await play({ type: 'network.restored' })).matches({ code: 'usable' })).toBe(true);
});

it('shellMachine offers a reload if an automatic one was already made', async () => {
  const { play, effects } = start(shellEntry);
  const told = await play({ ...blocked, mayReload: false });
  expect([told.matches({ code: 'broken' }), effects]).toEqual([true, []]);
});

it('shellMachine shows a toast for its full time', async () => {
  const { play } = start(shellEntry);
  expect((await play(shown('하나'))).matches({ notices: 'showing' })).toBe(true);
});
