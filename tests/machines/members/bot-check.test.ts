import { describe, expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { botCheckEntry } from '#proof/members/bot-check.proof.ts';
import { start } from '../start.ts';

const needed = { type: 'check.needed' };
const requested = { type: 'token.requested', action: 'login_submit' };
const warned = (problem: string) => ['warn', { problem }];

it('botCheckMachine loads its script on first use only, with the site key', async () => {
  const { flow, play, asked } = start(botCheckEntry, { siteKey: 'key-1' });
  expect([flow.snapshot.value, flow.calls]).toEqual(['idle', []]);
  await play(needed, needed, done('loadScript'), needed);
  expect(asked('loadScript')).toEqual([{ siteKey: 'key-1' }]);
});

it('botCheckMachine returns one token per action and drops the old failure', async () => {
  const { play, asked } = start(botCheckEntry, { siteKey: 'key-1' });
  await play(needed, done('loadScript'), requested, failed('execute', new Error('다시')));
  const { value, context } = await play(requested, done('execute', 'token-2'));
  expect(asked('execute')).toEqual(Array(2).fill({ siteKey: 'key-1', action: 'login_submit' }));
  expect([value, context.token, context.error]).toEqual(['ready', 'token-2', null]);
});

it('botCheckMachine never returns the last token again after a failure', async () => {
  const { play } = start(botCheckEntry);
  await play(needed, done('loadScript'), requested, done('execute', 'token-1'));
  const { context } = await play(requested, failed('execute', new Error('거절')));
  expect(context).toMatchObject({ token: null, error: '거절' });
});

describe('botCheckMachine: warnings of spec 8.4', () => {
  it('warns of a missing key; forms work without a token', async () => {
    const { flow, play, effects } = start(botCheckEntry, { siteKey: '' });
    expect((await play(needed)).value).toBe('unconfigured');
    expect(effects).toEqual([warned('missingKey')]);
    expect(flow.calls).toEqual([]);
  });

  it.each([
    ['before it is needed', []],
    ['while the script loads', [needed]],
  ])('warns of a token requested %s, and fails', async (_, before) => {
    const { play, asked, effects } = start(botCheckEntry);
    const { context } = await play(...before, requested);
    expect(effects).toEqual([warned('notLoaded')]);
    expect([context.token, context.error]).toEqual([null, 'bot-check is not loaded']);
    expect(asked('execute')).toEqual([]);
  });

  it('warns of a blocked script, and loads it again on next use', async () => {
    const { play, asked, effects } = start(botCheckEntry);
    const blocked = await play(needed, failed('loadScript', new Error('막힘')));
    expect([blocked.hasTag('failed'), blocked.context.error]).toEqual([true, '막힘']);
    expect(effects).toEqual([warned('loadFailed')]);
    expect((await play(needed, done('loadScript'))).value).toBe('ready');
    expect(asked('loadScript')).toHaveLength(2);
  });

  it('warns of a script that does not answer in ten seconds', async () => {
    const { flow, play, effects } = start(botCheckEntry);
    await play(needed);
    flow.clock.increment(9_999);
    expect(flow.snapshot.hasTag('busy')).toBe(true);
    flow.clock.increment(1);
    expect([flow.snapshot.value, flow.snapshot.context.token]).toEqual(['failed', null]);
    expect(effects).toEqual([warned('loadFailed')]);
  });
});

it('botCheckMachine drops an older message if the script does not answer', async () => {
  const { flow, play } = start(botCheckEntry);
  expect((await play(needed, failed('loadScript', new Error('막힘')))).context.error).toBe('막힘');
  await play(needed);
  flow.clock.increment(10_000);
  expect([flow.snapshot.value, flow.snapshot.context.error]).toEqual(['failed', null]);
});
