import { describe, expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

describe('reportMachine', () => {
  const opened = { type: 'report.opened' };
  const closed = { type: 'report.closed' };
  const report = { type: 'report.submitted', reason: 'SPAM', description: '광고예요.' };
  const blocked = { type: 'author.blocked' };
  const refused = failed('sendReport', new Error('거절'));
  const of = { targetType: 'COMMENT', targetId: 9, authorId: 4 };
  const begin = (authorId: number | null = 4) => start(entryOf('report'), { ...of, authorId });

  it('sends target and reason once, and shows a thank-you', async () => {
    const { play, asked, effects } = begin();
    const sending = await play(opened, report, report);
    expect(asked('sendReport')).toEqual([
      { targetType: 'COMMENT', targetId: 9, reason: 'SPAM', description: '광고예요.' },
    ]);
    expect(sending.can(closed)).toBe(false);
    const { status } = await play(done('sendReport'));
    expect([status, effects]).toEqual(['done', [['thank']]]);
  });

  it('stays open with the refusal, which is cleared when it opens again', async () => {
    const { play, effects } = begin();
    const told = await play(opened, report, refused);
    expect([told.value, told.context.error, effects]).toEqual(['choosing', '거절', []]);
    expect((await play(closed)).value).toBe('closed');
    expect((await play(opened)).context.error).toBeNull();
  });

  it('blocks the author instead, if there is one', async () => {
    const { play, asked, effects } = begin();
    const back = await play(opened, blocked, failed('blockAuthor', new Error('거절')));
    expect([back.value, back.context.error]).toEqual(['choosing', '거절']);
    const { status } = await play(blocked, done('blockAuthor'));
    expect([status, asked('blockAuthor'), effects]).toEqual([
      'done',
      [{ userId: 4 }, { userId: 4 }],
      [['tellBlocked']],
    ]);
    const nobody = await begin(null).play(opened, blocked);
    expect(nobody.value).toBe('choosing');
  });
});
