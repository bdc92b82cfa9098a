import { describe, expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { botCheckEntry } from '#proof/samples/members/bot-check.entry.ts';
import { start } from '../start.ts';

const needed = { type: 'check.needed' };
const requested = { type: 'token.requested', action: 'login_submit' };
const warned = (problem: string) => ['warn', { problem }];

it('loads its script on first need only, with the key of the app', async () => {
  const { flow, play, asked } = start(botCheckEntry, { siteKey: 'key-1' });
  expect([flow.snapshot.value, flow.calls]).toEqual(['idle', []]);
  await play(needed, needed, done('loadScript'), needed);
  expect(asked('loadScript')).toEqual([{ siteKey: 'key-1' }]);
});

it('gives one token an action and forgets the old failure', async () => {
  const { play, asked } = start(botCheckEntry, { siteKey: 'key-1' });
  await play(needed, done('loadScript'), requested, failed('execute', new Error('다시')));
  const { value, context } = await play(requested, done('execute', 'token-2'));
  expect(asked('execute')).toEqual(Array(2).fill({ siteKey: 'key-1', action: 'login_submit' }));
  expect([value, context.token, context.error]).toEqual(['ready', 'token-2', null]);
});

it('never hands out the last token again after a failure', async () => {
  const { play } = start(botCheckEntry);
  await play(needed, done('loadScript'), requested, done('execute', 'token-1'));
  const { context } = await play(requested, failed('execute', new Error('거절')));
  expect(context).toMatchObject({ token: null, error: '거절' });
});

describe('warns (spec 8.4)', () => {
  it('of a missing key; forms then work without a token', async () => {
    const { flow, play, effects } = start(botCheckEntry, { siteKey: '' });
    expect((await play(needed)).value).toBe('unconfigured');
    expect(effects).toEqual([warned('missingKey')]);
    expect(flow.calls).toEqual([]);
  });

  it.each([
    ['before it is needed', []],
    ['while the script loads', [needed]],
  ])('of a token asked for %s, and makes it an error', async (_, before) => {
    const { play, asked, effects } = start(botCheckEntry);
    const { context } = await play(...before, requested);
    expect(effects).toEqual([warned('notLoaded')]);
    expect([context.token, context.error]).toEqual([null, 'bot-check is not loaded']);
    expect(asked('execute')).toEqual([]);
  });

  it('of a script that is blocked, and loads it again at the next need', async () => {
    const { play, asked, effects } = start(botCheckEntry);
    const blocked = await play(needed, failed('loadScript', new Error('막힘')));
    expect([blocked.hasTag('failed'), blocked.context.error]).toEqual([true, '막힘']);
    expect(effects).toEqual([warned('loadFailed')]);
    expect((await play(needed, done('loadScript'))).value).toBe('ready');
    expect(asked('loadScript')).toHaveLength(2);
  });

  it('of a script that never answers, after ten seconds', async () => {
    const { flow, play, effects } = start(botCheckEntry);
    await play(needed);
    flow.clock.increment(9_999);
    expect(flow.snapshot.hasTag('busy')).toBe(true);
    flow.clock.increment(1);
    expect([flow.snapshot.value, flow.snapshot.context.token]).toEqual(['failed', null]);
    expect(effects).toEqual([warned('loadFailed')]);
  });
});

it('says nothing of an older fault when the script does not answer', async () => {
  const { flow, play } = start(botCheckEntry);
  expect((await play(needed, failed('loadScript', new Error('막힘')))).context.error).toBe('막힘');
  await play(needed);
  flow.clock.increment(10_000);
  expect([flow.snapshot.value, flow.snapshot.context.error]).toEqual(['failed', null]);
});
