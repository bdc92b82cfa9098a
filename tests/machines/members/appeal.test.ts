import { describe, expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const refusal = new Error('거절');

describe('appealMachine', () => {
  const open = { caseId: 3, targetType: 'FEED', targetId: 9, appealUntil: '2026-12-20T03:00:00.000Z' };
  const closed = { caseId: 4, targetType: 'REVIEW', targetId: 9, appealUntil: null };
  const vote = { ...open, caseId: null, targetType: 'VOTE', targetId: 4 };
  const chosen = { type: 'case.chosen', targetType: 'FEED', targetId: 9 };
  const sent = { type: 'appeal.submitted', text: '광고가 아니에요.' };
  const begin = async () => {
    const flow = start(entryOf('appeal'));
    await flow.play(done('load', [open, closed, vote]));
    return flow;
  };

  it('sends an appeal against an open case once and reloads the list', async () => {
    const { play, asked, effects } = await begin();
    expect((await play({ ...chosen, targetType: 'REVIEW' })).value).toBe('listed');
    const refused = await play(chosen, sent, sent, failed('send', refusal));
    expect([refused.value, refused.context.error]).toEqual(['writing', '거절']);
    expect((await play(sent, done('send'))).value).toBe('loading');
    expect(asked('send')).toEqual([
      { caseId: 3, text: '광고가 아니에요.' },
      { caseId: 3, text: '광고가 아니에요.' },
    ]);
    expect(effects).toEqual([['thank']]);
  });

  it('identifies a vote by its event', async () => {
    const { play, asked } = await begin();
    await play({ ...chosen, targetType: 'VOTE', targetId: 4 }, sent);
    expect(asked('send')).toEqual([{ eventId: 4, text: '광고가 아니에요.' }]);
  });

  it('closes without sending, and retries a failed load', async () => {
    const { play } = await begin();
    const left = await play(chosen, { type: 'appeal.dismissed' });
    expect(left.value).toBe('listed');
    const other = start(entryOf('appeal'));
    expect((await other.play(failed('load', refusal))).value).toBe('failed');
    expect((await other.play({ type: 'screen.retried' })).value).toBe('loading');
  });
});

describe('blockedMembersMachine', () => {
  const members = [{ userId: 7 }, { userId: 8 }];
  const unblocked = { type: 'member.unblocked', userId: 7 };

  it('removes a block, and keeps the list after a refusal', async () => {
    const { play, asked } = start(entryOf('blockedMembers'));
    const refused = await play(done('load', members), unblocked, failed('unblock', refusal));
    expect([refused.value, refused.context.error, refused.context.members]).toEqual([
      'listed',
      '거절',
      members,
    ]);
    const left = await play(unblocked, done('unblock', 7));
    expect([left.context.members, left.context.error]).toEqual([[{ userId: 8 }], null]);
    expect(asked('unblock')).toEqual([{ userId: 7 }, { userId: 7 }]);
  });

  it('retries a failed load', async () => {
    const { play } = start(entryOf('blockedMembers'));
    expect((await play(failed('load', refusal))).value).toBe('failed');
    expect((await play({ type: 'screen.retried' })).value).toBe('loading');
  });
});
