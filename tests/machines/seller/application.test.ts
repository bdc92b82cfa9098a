import { describe, expect, it } from 'vitest';
import type { MyApplication } from '#domain/seller/application.ts';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start, tagsOf } from '../start.ts';

const entry = entryOf('sellerApplication');
const others = entry.ports.load?.otherDone ?? [];
const sample = (pick: (mine: MyApplication) => boolean) =>
  others.find((one): one is MyApplication => pick(Object(one))) ?? expect.fail('no such sample');
const rejected = (days: number) => sample((mine) => mine.application?.againInDays === days);
const opened = { type: 'form.opened' };

describe('sellerApplicationMachine', () => {
  it('shows the state of the server, the role first', async () => {
    for (const [mine, state] of [
      [sample(({ userType }) => userType === 'seller'), 'approved'],
      [sample(({ userType }) => userType === 'admin'), 'staff'],
      [sample(({ application }) => application?.state === 'MORE_INFO'), 'moreInfo'],
      [sample(({ application }) => application?.state === 'WITHDRAWN'), 'none'],
      [rejected(5), 'rejected'],
    ] as const) {
      const { play, effects } = start(entry);
      expect((await play(done('load', mine))).value).toBe(state);
      expect(effects).toContainEqual(['takeRole']);
    }
  });

  it('offers no new application before its day', async () => {
    const early = start(entry);
    expect((await early.play(done('load', rejected(5)), opened)).value).toBe('rejected');
    const later = start(entry);
    expect((await later.play(done('load', rejected(0)), opened)).value).toBe('editing');
  });

  it('reloads after sending and withdrawing', async () => {
    const { play, asked } = start(entry);
    const none = others[0];
    await play(done('load', none), opened, { type: 'form.finished' });
    expect(asked('load')).toHaveLength(2);
    await play(done('load', entry.ports.load?.done), { type: 'withdrawal.asked' });
    expect(asked('withdraw')).toHaveLength(0);
    const gone = await play({ type: 'withdrawal.confirmed' });
    expect(tagsOf(gone)).toEqual(['ready', 'saving']);
    await play(done('withdraw'));
    expect(asked('load')).toHaveLength(3);
  });

  it('shows a refusal because of a decision made meanwhile, and keeps the shown state', async () => {
    const { play } = start(entry);
    const refused = await play(
      done('load', entry.ports.load?.done),
      { type: 'withdrawal.asked' },
      { type: 'withdrawal.confirmed' },
      failed('withdraw', new Error('먼저 처리했어요.')),
    );
    expect([refused.value, refused.context.error]).toEqual(['submitted', '먼저 처리했어요.']);
    const again = await play({ type: 'withdrawal.asked' });
    expect(again.context.error).toBeNull();
  });
});

describe('applicationFormMachine', () => {
  const form = entryOf('applicationForm');
  const pressed = { type: 'form.submitted' };
  const asked = sample(({ application }) => application?.state === 'MORE_INFO').application;
  const agreed = { type: 'field.changed', change: { agreed: true } };

  it('opens with the earlier values, and requires consent again', async () => {
    const { play, asked: sent } = start(form, asked);
    const held = await play(pressed);
    expect(held.context.values).toMatchObject({ storeName: asked?.storeName, agreed: false });
    expect(held.context.problems.map(({ field }: { field: string }) => field)).toEqual(['agreed']);
    await play(agreed, pressed);
    expect(sent('save')).toMatchObject([{ body: { version: asked?.version } }]);
  });

  it('of a rejected application is a new one with its own document', async () => {
    expect(rejected(0).application?.document).not.toBeNull();
    const { play, asked: sent } = start(form, rejected(0).application);
    await play(agreed, pressed);
    expect(sent('save')).toMatchObject([{ body: { version: null, values: { documentId: null } } }]);
  });

  it('sends the existing document, another one, or none', async () => {
    for (const documentId of [undefined, 9, null]) {
      const { play, asked: sent } = start(form, asked);
      const change = documentId === undefined ? {} : { documentId };
      await play(agreed, { type: 'field.changed', change }, pressed);
      const named = documentId === undefined ? asked?.document?.documentId : documentId;
      expect(sent('save')).toMatchObject([{ body: { values: { documentId: named } } }]);
    }
  });
});
