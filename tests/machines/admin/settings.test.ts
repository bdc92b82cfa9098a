import { describe, expect, it } from 'vitest';
import type { CategoryRow } from '#domain/admin/settings/category-admin.ts';
import type { SettingRow } from '#domain/admin/settings/shop-settings.ts';
import { DEFAULT_SETTINGS, SETTING_KEYS } from '#domain/kit/shop-settings.ts';
import { movedBy } from '#machines/admin/settings/category-desk.machine.ts';
import { settingOf, settingProblems, typedOf } from '#machines/admin/settings/setting-form.model.ts';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const error = new Error('끊김');
const submitted = { type: 'form.submitted' };
const typed = (hours: string) => ({ type: 'field.changed', change: { hours } });

// Key and value belong together: both are of the same name.
const rowOf = (key: SettingRow['key'], value: unknown = DEFAULT_SETTINGS[key]) =>
  ({ key, value, version: 4, updatedBy: null, updatedAt: null }) as SettingRow;

describe('settingFormMachine: request body', () => {
  it.each(SETTING_KEYS)('of %s equals what was read if nothing is changed', (key) => {
    const row = rowOf(key);
    const { version, value } = settingOf(typedOf(row), row);
    expect([version, value]).toEqual([4, row.value]);
    expect(settingProblems(typedOf(row), row)).toEqual([]);
  });

  it('has ISO times of Seoul minutes', () => {
    const value = { text: '배송 안내', link: null, from: '2026-11-23T00:30:00.000Z', until: null };
    const row = rowOf('notice', value);
    expect(typedOf(row).from).toBe('2026-11-23T09:30');
    expect(settingOf(typedOf(row), row).value).toEqual(value);
  });

  it('has percentages with at most two decimals', () => {
    const row = rowOf('fee', { basisPoints: 1_025 });
    const values = typedOf(row);
    expect(values.basisPoints).toBe('10.25');
    expect(settingOf({ ...values, basisPoints: '0.29' }, row).value).toEqual({ basisPoints: 29 });
    for (const basisPoints of ['', '10.255', '30.01', '101', '-1', '십'])
      expect(settingProblems({ ...values, basisPoints }, row)).toEqual([
        { field: 'basisPoints', message: '0%부터 30%까지, 소수 둘째 자리까지 적어 주세요.' },
      ]);
  });

  it('refuses external links and an end before the beginning', () => {
    const row = rowOf('notice');
    const fieldsOf = (change: object) =>
      settingProblems({ ...typedOf(row), ...change }, row).map(({ field }) => field);
    expect(fieldsOf({ link: 'https://example.com' })).toEqual(['link']);
    expect(fieldsOf({ from: '2026-11-23T09:30', until: '2026-11-23T09:00' })).toEqual(['until']);
    expect(fieldsOf({ from: '내일' })).toEqual(['from']);
  });
});

describe('settingFormMachine', () => {
  const { save, lookUp } = entryOf('settingForm').ports;
  const outrun = save?.otherErrors?.[0] ?? error;
  const unanswered = save?.otherErrors?.[1] ?? error;

  it('saves a change of the version that was read, then of the next version', async () => {
    const { play, asked } = start(entryOf('settingForm'));
    const saved = await play(typed('5'), submitted, submitted, done('save', save?.done));
    expect([saved.value, saved.context.row]).toEqual([{ editing: 'saved' }, save?.done]);
    await play(typed('6'), submitted);
    expect(asked('save')).toMatchObject([
      { form: { key: 'blackout', version: 0, value: { hours: 5 } } },
      { form: { version: 1, value: { hours: 6 } } },
    ]);
  });

  it('is not sent with problems', async () => {
    const { play, asked, effects } = start(entryOf('settingForm'));
    const { value, context } = await play(typed('아홉'), submitted);
    expect([value, context.problems]).toMatchObject([{ editing: 'typing' }, [{ field: 'hours' }]]);
    expect([asked('save'), effects]).toEqual([[], [['focusProblem']]]);
    expect((await play(typed('9'))).context.problems).toEqual([]);
  });

  it('shows the other version on an edit conflict, and takes it on request', async () => {
    const { play, asked } = start(entryOf('settingForm'));
    const both = await play(typed('5'), submitted, failed('save', outrun), done('lookUp', lookUp?.done));
    expect([both.value, both.context.other, both.context.values.hours]).toEqual([
      'outrun',
      lookUp?.done,
      '5',
    ]);
    const theirs = await play(submitted, { type: 'other.taken' });
    expect([theirs.value, theirs.context.values.hours, theirs.context.other]).toEqual([
      { editing: 'typing' },
      '8',
      null,
    ]);
    expect(asked('save')).toHaveLength(1);
  });

  it('saves the typed values over the other version on request', async () => {
    const { play, asked } = start(entryOf('settingForm'));
    await play(typed('5'), submitted, failed('save', outrun), done('lookUp', lookUp?.done));
    await play({ type: 'mine.confirmed' });
    expect(asked('save')[1]).toEqual({ form: { key: 'blackout', version: 1, value: { hours: 5 } } });
  });

  it('keeps typed values after a refusal, an unknown result and a failed comparison', async () => {
    const { play } = start(entryOf('settingForm'));
    const refused = await play(typed('5'), submitted, failed('save', error));
    expect([refused.value, refused.context.error]).toEqual([{ editing: 'refused' }, '끊김']);
    const lost = await play(submitted, failed('save', unanswered));
    expect(lost.value).toEqual({ editing: 'unanswered' });
    const unseen = await play(submitted, failed('save', outrun), failed('lookUp', error));
    expect([unseen.value, unseen.context.values.hours]).toEqual([{ editing: 'refused' }, '5']);
  });
});

describe('testMailMachine', () => {
  it('shows the recipient until the next mail', async () => {
    const { play, asked } = start(entryOf('testMail'));
    const ask = { type: 'mail.asked' };
    const mail = { to: 'a@b.kr', isSent: false };
    expect((await play(ask, ask, done('send', mail))).context.mail).toEqual(mail);
    const refused = await play(ask, failed('send', error));
    expect([refused.value, refused.context]).toEqual([
      'refused',
      { mail: null, error: '끊김', isPermanent: false },
    ]);
    expect((await play(ask, done('send', mail))).context.error).toBeNull();
    expect(asked('send')).toHaveLength(3);
  });
});

describe('categoryDeskMachine', () => {
  const rows = entryOf('categoryDesk').ports.load?.done as CategoryRow[];
  const [first] = rows;
  const load = done('load', rows);

  it('moves a category one place, never out of the list', async () => {
    expect(movedBy(rows, { id: 1, by: 1 })).toEqual([2, 1]);
    expect(movedBy(rows, { id: 1, by: -1 })).toBeNull();
    expect(movedBy(rows, { id: 9, by: 1 })).toBeNull();
    const { play, asked } = start(entryOf('categoryDesk'));
    const still = await play(load, { type: 'category.moved', id: 2, by: 1 });
    expect(still.value).toBe('listing');
    await play({ type: 'category.moved', id: 1, by: 1 }, { type: 'category.moved', id: 1, by: 1 });
    expect(asked('sort')).toEqual([{ ids: [2, 1] }]);
    const moved = await play(done('sort', rows.toReversed()));
    expect([moved.value, moved.context.rows[0]]).toEqual(['listing', rows[1]]);
  });

  it('reloads after an edit conflict, and shows the message until the next change', async () => {
    const { play } = start(entryOf('categoryDesk'));
    await play(load, { type: 'category.moved', id: 1, by: 1 }, failed('sort', error));
    const read = await play(load);
    expect([read.value, read.context.refusal]).toEqual(['listing', '끊김']);
    const hiding = await play({ type: 'category.hidden', row: first });
    expect([hiding.value, hiding.context.refusal]).toEqual(['hiding', null]);
    expect((await play(failed('hide', error), load)).context.refusal).toBe('끊김');
    expect((await play({ type: 'screen.reloaded' })).context.refusal).toBeNull();
    expect((await play(load, { type: 'category.hidden', row: first }, done('hide'))).value).toBe('loading');
  });

  it('retries a failed load', async () => {
    const { play } = start(entryOf('categoryDesk'));
    expect((await play(failed('load', error))).value).toBe('failed');
    expect((await play({ type: 'screen.retried' }, load)).value).toBe('listing');
  });

  it('categoryFormMachine adds a category, or changes the version that was read', async () => {
    const form = start(entryOf('categoryForm'), { category: first });
    await form.play({ type: 'field.changed', change: { name: '겨울 부츠' } }, submitted);
    const change = { type: 'BOOTS', name: '겨울 부츠', isHidden: false, version: 1 };
    expect(form.asked('save')).toEqual([{ body: { id: 1, body: change } }]);
    const added = start(entryOf('categoryForm'));
    await added.play({ type: 'field.changed', change: { type: 'clogs', name: '' } }, submitted);
    expect(added.flow.snapshot.context.problems).toMatchObject([{ field: 'type' }, { field: 'name' }]);
    await added.play({ type: 'field.changed', change: { type: 'CLOGS', name: '클로그' } }, submitted);
    expect(added.asked('save')).toEqual([{ body: { id: null, body: { type: 'CLOGS', name: '클로그' } } }]);
  });
});
