import { describe, expect, it } from 'vitest';
import { isAgreed, isOutstanding, mayChoose, yesTo } from '#domain/members/signup/consents.ts';
import { DOCUMENT_KINDS, DOCUMENTS, latestOf } from '#domain/members/signup/documents.ts';
import { done, failed, refusal } from '#proof/entry.ts';
import { proofs as consentEntries, consentsWith, soon } from '#proof/members/account/consents.proof.ts';
import { start } from '../start.ts';

const [consentsEntry, settingsEntry] = consentEntries;
if (!consentsEntry || !settingsEntry) throw new Error('two charts');
const given = { type: 'consents.given' };
const postponed = { type: 'consents.postponed' };
const now = consentsEntry.ports.load?.done;
const begun = {
  ...soon,
  documents: soon.documents.map((row) => ({ ...row, latest: { ...row.latest, inForce: true } })),
};

describe('consentsMachine', () => {
  it('asks once the documents have loaded, and saves nothing before an answer', async () => {
    const { flow, play, asked, effects } = start(consentsEntry);
    expect((await play(done('load', now))).value).toEqual({ asking: 'inForce' });
    expect(asked('save')).toEqual([]);
    await play(given, given);
    expect(asked('save')).toHaveLength(1);
    await play(done('save'));
    expect([flow.snapshot.value, effects]).toEqual(['done', [['thank']]]);
  });

  it('can be postponed until the effective day, and not afterwards', async () => {
    const early = start(consentsEntry);
    expect((await early.play(done('load', soon), postponed)).value).toBe('putOff');
    const late = start(consentsEntry);
    expect((await late.play(done('load', begun), postponed)).value).toEqual({ asking: 'inForce' });
    expect(late.asked('save')).toEqual([]);
  });

  it('does not ask again in a tab that postponed it, until the effective day', async () => {
    const early = start(consentsEntry);
    expect((await early.play(done('load', { ...soon, isPutOff: true }))).value).toBe('putOff');
    const late = start(consentsEntry);
    expect((await late.play(done('load', { ...begun, isPutOff: true }))).value).toEqual({
      asking: 'inForce',
    });
  });

  it('shows a version that has changed meanwhile, and saves no unread one', async () => {
    const { play, asked } = start(consentsEntry);
    const changed = refusal('약관이 바뀌었어요.', 'CONSENT_REQUIRED');
    const { value, context } = await play(
      done('load', begun),
      given,
      failed('save', changed),
      done('load', soon),
    );
    expect([value, context.error]).toEqual([{ asking: 'early' }, '약관이 바뀌었어요.']);
    expect(asked('save')).toHaveLength(1);
    await play(given);
    expect(asked('save').at(-1)).toEqual({ documents: soon.documents });
  });
});

describe('consentSettingsMachine', () => {
  const off = consentsWith(false, false);
  const on = consentsWith(true, true);

  it('allows night mails only with mails, and offers no choice for required documents', async () => {
    expect(mayChoose(off, { document: 'MARKETING_NIGHT', agreed: true })).toBe(false);
    expect(mayChoose(consentsWith(true, false), { document: 'MARKETING_NIGHT', agreed: true })).toBe(true);
    expect(mayChoose(on, { document: 'TERMS', agreed: false })).toBe(false);
    const { play, asked } = start(settingsEntry);
    await play(done('load', off), {
      type: 'choice.changed',
      choice: { document: 'MARKETING_NIGHT', agreed: true },
    });
    expect(asked('save')).toEqual([]);
  });

  it('shows a change at once: without mails also without night mails', () => {
    const wish = { document: 'MARKETING', agreed: false } as const;
    expect([isAgreed(on, 'MARKETING', wish), isAgreed(on, 'MARKETING_NIGHT', wish)]).toEqual([false, false]);
    expect(isAgreed(on, 'TERMS', wish)).toBe(true);
  });

  it('reverts a refused change', async () => {
    const { play } = start(settingsEntry);
    const choice = { document: 'MARKETING', agreed: true } as const;
    const saving = await play(done('load', off), { type: 'choice.changed', choice });
    expect(saving.context.wish).toEqual(choice);
    const { context, value } = await play(failed('save', new Error('점검 중')));
    expect([context.wish, context.error, value]).toEqual([null, '점검 중', { ready: 'refused' }]);
  });
});

describe('documents', () => {
  it('have versions with ascending days, and each but the first describes its changes', () => {
    for (const kind of DOCUMENT_KINDS) {
      const { versions } = DOCUMENTS[kind];
      const days = versions.map(({ effective }) => effective);
      expect(days).toEqual([...new Set(days)].sort());
      expect(versions.map(({ changed }) => changed !== '')).toEqual(versions.map((_, index) => index > 0));
    }
  });

  it('are outstanding if required and not agreed to in the latest version', () => {
    expect(soon.documents.every(isOutstanding)).toBe(true);
    expect(consentsWith(false, false).some(isOutstanding)).toBe(false);
    expect(yesTo(soon.documents)).toEqual(
      (['TERMS', 'PRIVACY'] as const).map((document) => ({
        document,
        version: latestOf(document).version,
        agreed: true,
      })),
    );
  });
});
