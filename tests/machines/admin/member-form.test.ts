import { describe, expect, it } from 'vitest';
import type { MemberFormAbout, MemberFormValues } from '#machines/admin/members/member-form.model.ts';
import { done } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const about = (own: Partial<MemberFormAbout>): MemberFormAbout => ({
  deed: 'memo',
  userId: 3,
  sanctionId: 0,
  inForce: {},
  role: 'admin',
  ...own,
});
const typed = (change: Partial<MemberFormValues>) => ({ type: 'field.changed', change });
const submitted = { type: 'form.submitted' };
const said = { reason: 'SPAM', text: '광고를 여러 번 올렸어요.' };

/** What a form sends once it is filled in so; null where it refuses. */
async function sentOf(own: Partial<MemberFormAbout>, change: Partial<MemberFormValues>) {
  const form = start(entryOf('memberForm'), about(own));
  const { context } = await form.play(typed(change), submitted);
  const [asked] = form.asked('save') as { body: { body: unknown } }[];
  return asked
    ? { body: asked.body.body }
    : { problems: context.problems.map(({ field }: { field: string }) => field) };
}

describe('memberFormMachine: a sanction', () => {
  it('has a duration only if its kind ends by itself', async () => {
    expect(await sentOf({ deed: 'sanction' }, { ...said, kind: 'WARN', days: '3' })).toEqual({
      body: { kind: 'WARN', ...said, memo: '', replaces: null },
    });
    expect(await sentOf({ deed: 'sanction' }, { ...said, kind: 'SILENCE' })).toMatchObject({
      body: { days: null },
    });
    expect(await sentOf({ deed: 'sanction' }, { ...said, kind: 'SUSPEND', days: '7' })).toMatchObject({
      body: { days: 7 },
    });
    for (const days of ['', '0', 'x', '1.5'])
      expect(await sentOf({ deed: 'sanction' }, { ...said, kind: 'SUSPEND', days })).toEqual({
        problems: ['days'],
      });
  });

  it('names the active sanction of its kind that it replaces', async () => {
    const inForce = { SILENCE: 12 };
    expect(await sentOf({ deed: 'sanction', inForce }, { ...said, kind: 'SILENCE' })).toMatchObject({
      body: { replaces: 12 },
    });
    expect(await sentOf({ deed: 'sanction', inForce }, { ...said, kind: 'BLOCK' })).toMatchObject({
      body: { replaces: null },
    });
  });

  it('requires a reason and a text', async () => {
    expect(await sentOf({ deed: 'sanction' }, {})).toEqual({ problems: ['reason', 'text'] });
  });
});

describe('memberFormMachine: other actions', () => {
  it.each([
    [{ deed: 'personal' }, { reason: 'DELIVERY' }, { reason: 'DELIVERY' }],
    [{ deed: 'lift', sanctionId: 5 }, { note: '오해였어요.' }, { note: '오해였어요.' }],
    [{ deed: 'memo' }, { text: '전화함' }, { text: '전화함' }],
    [{ deed: 'role', role: 'user' }, { nickname: '도윤' }, { role: 'user', nickname: '도윤' }],
    [
      { deed: 'activity' },
      { activityType: 'SNS_SHARING', description: '공유했어요.' },
      { activityType: 'SNS_SHARING', description: '공유했어요.' },
    ],
    [
      { deed: 'points' },
      { points: '-500', reason: 'ADJUSTMENT', description: '두 번 드렸어요' },
      { points: -500, reason: 'ADJUSTMENT', description: '두 번 드렸어요', note: '' },
    ],
  ] as const)('%j sends its fields', async (own, change, body) => {
    expect(await sentOf(own, change)).toEqual({ body });
  });

  it.each([
    [{ deed: 'personal' }, {}, ['reason']],
    [{ deed: 'lift' }, {}, ['note']],
    [{ deed: 'memo' }, { text: ' ' }, ['text']],
    [{ deed: 'activity' }, { activityType: 'SNS_SHARING' }, ['description']],
    [{ deed: 'activity' }, { description: '공유했어요.' }, ['activityType']],
    [{ deed: 'points' }, { reason: 'ADJUSTMENT', description: '-' }, ['points']],
    [{ deed: 'points' }, { points: '100001', reason: 'ADJUSTMENT', description: '-' }, ['points']],
  ] as const)('%j with %j is not sent', async (own, change, problems) => {
    expect(await sentOf(own, change)).toEqual({ problems });
  });

  it('hands over the answer', async () => {
    const personal = { email: 'a@b.kr', name: '김', phone: '', birthDate: null, addresses: [] };
    const form = start(entryOf('memberForm'), about({ deed: 'personal' }));
    await form.play(typed({ reason: 'ACCOUNT' }), submitted, done('save', personal));
    expect(form.effects.at(-1)).toEqual(['finish', { result: personal }]);
  });
});
