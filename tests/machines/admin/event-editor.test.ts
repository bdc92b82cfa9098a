import { describe, expect, it } from 'vitest';
import type { EventDetail } from '#domain/events/event.ts';
import { newEventForm } from '#domain/events/event-form.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import {
  BLANK_EVENT,
  type EventOpening,
  type EventValues,
  fixedFields,
  publicProblems,
  valuesOf,
  wordsOf,
} from '#machines/admin/events/event-editor.model.ts';
import { draft, over } from '#proof/admin/events/event.samples.ts';
import { done, failed, refusal } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const today = '2026-11-23';
const written: EventOpening = { values: valuesOf(draft), about: { event: draft, today } };
const blank: EventOpening = { values: BLANK_EVENT, about: { event: null, today } };
const typed = (change: Partial<EventValues>) => ({ type: 'field.changed', change });
const submitted = { type: 'form.submitted' };
const asked = { type: 'publication.asked' };
const confirmed = { type: 'publication.confirmed' };
const outrun = refusal('다른 사람이 먼저 처리했어요.', 'VERSION_CONFLICT');
const begin = async (opening: EventOpening, id: number | null = opening.about.event?.eventId ?? null) => {
  const flow = start(entryOf('eventEditor'), { id });
  await flow.play(done('load', opening));
  return flow;
};
const names = (problems: readonly { field: string }[]) => problems.map(({ field }) => field);

describe('eventEditorMachine: a new event', () => {
  const named = { title: '첫눈 부츠', eventStartDate: '2026-12-01', eventEndDate: '2026-12-20' };

  it('is stored as an incomplete draft and opens at its new address', async () => {
    const { play, asked: said, effects } = await begin(blank);
    expect((await play(submitted)).value).toEqual({ editing: 'typing' });
    expect(said('save')).toEqual([]);
    expect(effects).toEqual([['focusProblem']]);
    await play(typed(named), submitted);
    const stored = { id: 7, version: 1 };
    expect((await play(done('save', stored))).value).toBe('created');
    expect(effects.slice(-2)).toEqual([['dropStored'], ['openStored', { stored }]]);
  });

  it('is not published while a required field is missing', async () => {
    const { play, asked: said } = await begin(blank);
    const refused = await play(typed(named), asked);
    expect(refused.value).toEqual({ editing: 'typing' });
    expect(names(refused.context.problems)).toEqual([
      'description',
      'participationMethod',
      'selectionCriteria',
      'precautions',
      'purchaseStartDate',
      'purchaseEndDate',
      'announcement',
      'images',
    ]);
    expect(said('store')).toEqual([]);
  });

  it('is not created twice if publishing fails after the save', async () => {
    const whole = { ...written, about: { event: null, today } };
    const { play, asked: said } = await begin(whole, null);
    await play(asked, confirmed, done('store', { id: 7, version: 1 }), failed('publish', outrun));
    const again = await play(done('lookBack', { ...draft, version: 1 }), submitted);
    expect(again.value).toBe('saving');
    expect(said('publish')).toEqual([{ id: 7, version: 1 }]);
    expect(said('save').at(-1)).toMatchObject({ about: { event: { eventId: 7, version: 1 } } });
  });
});

describe('eventEditorMachine: publishing', () => {
  it('asks for confirmation, saves the form and publishes that version', async () => {
    const { play, asked: said, effects } = await begin(written);
    expect((await play(typed({ title: '첫눈' }), asked)).value).toBe('asking');
    expect(said('store')).toEqual([]);
    await play(confirmed);
    expect(said('store')).toMatchObject([{ values: { title: '첫눈' }, about: { event: { version: 2 } } }]);
    await play(done('store', { id: 7, version: 3 }));
    // The stored version is published, not a later one of another administrator.
    expect(said('publish')).toEqual([{ id: 7, version: 3 }]);
    expect((await play(done('publish'))).value).toBe('published');
    expect(effects.at(-1)).toEqual(['finish', { id: 7 }]);
  });

  it('stays a draft if the confirmation is dismissed', async () => {
    const { play, asked: said } = await begin(written);
    expect((await play(asked, { type: 'publication.dismissed' })).value).toEqual({ editing: 'typing' });
    expect(said('store')).toEqual([]);
  });

  it('refuses a start day in the past, except for a public event', () => {
    const late = { values: valuesOf({ ...draft, eventStartDate: '2026-11-22' }), about: written.about };
    expect(names(publicProblems(late))).toEqual(['eventStartDate']);
    const event: EventDetail = { ...draft, state: 'PUBLISHED' };
    expect(publicProblems({ ...late, about: { event, today } })).toEqual([]);
  });
});

describe('eventEditorMachine: a change', () => {
  it('reloads after a save, so that the next save is of the new version', async () => {
    const { play, asked: said } = await begin(written);
    await play(typed({ title: '첫눈' }), submitted, done('save', { id: 7, version: 3 }));
    const next = { ...draft, title: '첫눈', version: 3 };
    const saved = await play(done('reread', { values: valuesOf(next), about: { event: next, today } }));
    expect(saved.value).toEqual({ editing: 'saved' });
    await play(typed({ title: '눈' }), submitted);
    expect(said('save').at(-1)).toMatchObject({ about: { event: { version: 3 } } });
  });

  it('shows the other version on an edit conflict; keeping mine saves it over theirs', async () => {
    const theirs = { ...draft, title: '눈길', version: 5 };
    const mine = await begin(written);
    await mine.play(typed({ title: '첫눈' }), submitted, failed('save', outrun), done('lookUp', theirs));
    await mine.play({ type: 'mine.confirmed' });
    expect(mine.asked('save').at(-1)).toMatchObject({
      values: { title: '첫눈' },
      about: { event: { version: 5 } },
    });
    const taken = await begin(written);
    await taken.play(typed({ title: '첫눈' }), submitted, failed('save', outrun), done('lookUp', theirs));
    expect((await taken.play({ type: 'other.taken' })).value).toBe('loading');
    expect(taken.effects.at(-1)).toEqual(['dropStored']);
  });

  it('shows the refusal of a running event beside the field', async () => {
    const fixed = Object.assign(refusal('진행 중에는 바꿀 수 없어요.', 'VERSION_CONFLICT'), {
      code: 'EVENT_RUNNING',
      fieldProblems: [{ field: 'eventEndDate', message: '진행 중에는 바꿀 수 없어요.' }],
    });
    const { play, effects } = await begin(written);
    const refused = await play(submitted, failed('save', fixed));
    expect([refused.value, names(refused.context.problems), refused.context.error]).toEqual([
      { editing: 'refused' },
      ['eventEndDate'],
      null,
    ]);
    expect(effects.at(-1)).toEqual(['focusProblem']);
  });

  it('enables exactly the fields that the domain rules allow', () => {
    const at = (change: Partial<EventDetail>) => [...fixedFields({ event: { ...over, ...change }, today })];
    expect(at({ status: 'UPCOMING' })).toEqual([]);
    expect(at({ state: 'DRAFT' })).toEqual([]);
    expect(at({ status: 'ONGOING' }).toSorted()).toEqual(
      ['eventStartDate', 'purchaseEndDate', 'purchaseStartDate', 'type', 'voteBlackoutHours'].toSorted(),
    );
    expect(at({ status: 'ENDED' })).toEqual(
      expect.arrayContaining(['images', 'rewards', 'announcement', 'eventEndDate', 'maxParticipants']),
    );
    expect(at({ status: 'ENDED' })).not.toContain('title');
  });
});

it('eventEditorMachine: the request body is accepted by the schema and restores the same form', () => {
  expect(problemsOf(newEventForm, wordsOf(valuesOf(draft)))).toEqual([]);
  expect(wordsOf(valuesOf(draft)).rewards[0]).toEqual({
    conditionValue: '1',
    rewardType: 'POINTS',
    rewardValue: 2_000,
    rewardDescription: '',
  });
});
