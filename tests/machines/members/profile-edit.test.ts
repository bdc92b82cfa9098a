import { describe, expect, it } from 'vitest';
import { done, failed, type SampleEvent } from '#proof/entry.ts';
import { profileEditEntry } from '#proof/members/account/profile.proof.ts';
import { start } from '../start.ts';

const profile = Object(profileEditEntry.ports.load?.done);
const renamed = { ...profile, nickname: '뛰는하루' };
const typed = (nickname: string) => ({ type: 'field.changed', change: { nickname: nickname } });
const submitted = { type: 'form.submitted' };
const chosen: SampleEvent = { type: 'image.chosen', file: new Blob(['x']) };
const lost = new Error('끊김');
const typing = { editing: 'typing' };

async function open() {
  const form = start(profileEditEntry);
  await form.play(done('load', profile));
  return form;
}

describe('profileEditMachine after saving', () => {
  it('shows and publishes the stored profile, with a message', async () => {
    const { play, effects, flow } = await open();
    await play(typed('뛰는하루'), submitted, done('save'), done('refetch', renamed));
    expect(flow.snapshot.value.form).toEqual(typing);
    expect(effects).toEqual([['publishProfile', { profile: renamed }], ['announceSaved']]);
  });

  it('counts as saved if the reload fails, so that leaving asks no question', async () => {
    const { play, effects } = await open();
    const { value, context } = await play(
      typed('뛰는하루'),
      submitted,
      done('save'),
      failed('refetch', lost),
    );
    expect([value.form, context.values.nickname, effects]).toEqual([typing, '뛰는하루', [['announceSaved']]]);
    await play({ type: 'form.left', to: '/profile-view' });
    expect(effects.at(-1)).toEqual(['goTo', { path: '/profile-view' }]);
  });

  it('returns to the form after a refusal, without the message', async () => {
    const { play, effects } = await open();
    const refused = await play(typed('구두장이'), submitted, failed('save', new Error('이미 쓰고 있어요.')));
    expect([refused.value.form, refused.context.error, effects]).toEqual([
      { editing: 'refused' },
      '이미 쓰고 있어요.',
      [['focusProblem']],
    ]);
  });
});

it('profileEditMachine focuses the first problem', async () => {
  const { play, effects, asked } = await open();
  await play({ type: 'field.changed', change: { height: '999' } }, submitted);
  expect([effects, asked('save')]).toEqual([[['focusProblem']], []]);
});

describe('profileEditMachine: leaving with unsaved changes', () => {
  it('stays and keeps typed values if the question is dismissed', async () => {
    const { play, effects } = await open();
    const asking = await play(typed('뛰는하루'), { type: 'form.left', to: '/cart' });
    expect([asking.value.form, effects]).toEqual(['asking', []]);
    const back = await play({ type: 'leave.cancelled' });
    expect([back.value.form, back.context.values.nickname, effects]).toEqual([typing, '뛰는하루', []]);
  });

  it('goes to the target after confirmation, and accepts no more changes', async () => {
    const { play, effects } = await open();
    const left = await play(
      typed('뛰는하루'),
      { type: 'form.left', to: '/cart' },
      { type: 'leave.confirmed' },
    );
    expect([left.value.form, effects, left.can(submitted)]).toEqual([
      'left',
      [['goTo', { path: '/cart' }]],
      false,
    ]);
  });
});

describe('profileEditMachine: picture', () => {
  it.each([
    ['the form is being saved', [typed('뛰는하루'), submitted]],
    ['the saved form is read again', [typed('뛰는하루'), submitted, done('save')]],
  ])('waits while %s', async (_, steps) => {
    const { flow, play, asked } = await open();
    await play(...steps);
    expect(flow.snapshot.can(chosen)).toBe(false);
    await play(chosen);
    expect(asked('upload')).toEqual([]);
  });

  it('can be chosen again after a failure, but not while saving', async () => {
    const { flow, play, asked, effects } = await open();
    const failing = await play(chosen, failed('upload', lost));
    expect([failing.value.image, failing.can(chosen)]).toEqual(['placeholder', true]);
    await play(typed('뛰는하루'), submitted);
    expect(flow.snapshot.can(chosen)).toBe(false);
    await play(done('save'), done('refetch', renamed), chosen);
    expect(asked('upload')).toEqual([{ file: chosen.file }, { file: chosen.file }]);
    expect((await play(done('upload', '/content/new.webp'))).value.image).toBe('idle');
    expect(effects.at(-1)).toEqual(['publishImage', { url: '/content/new.webp' }]);
  });
});

describe('profileEditMachine: problems', () => {
  const problems = [{ field: 'nickname', message: '이미 쓰고 있어요.' }];
  const refusal = Object.assign(new Error('입력을 확인해 주세요.'), { fieldProblems: problems });

  it('of the server are shown beside the field until it is saved', async () => {
    const { play } = await open();
    const told = await play(typed('구두장이'), submitted, failed('save', refusal));
    expect(told.context.problems).toEqual(problems);
    const other = { type: 'field.changed', change: { height: '168' } };
    const { context } = await play(other, submitted, done('save'), done('refetch', renamed));
    expect([context.problems, context.error]).toEqual([[], null]);
  });

  it('of the form replace those of the server', async () => {
    const { play } = await open();
    await play(typed('구두장이'), submitted, failed('save', refusal));
    const { context } = await play({ type: 'field.changed', change: { height: '999' } }, submitted);
    expect([context.error, context.problems.map(({ field }: { field: string }) => field)]).toEqual([
      null,
      ['height'],
    ]);
  });
});

it('profileEditMachine tells an unknown result from a refusal', async () => {
  const { play } = await open();
  const silent = failed('save', Object.assign(new Error('응답이 늦어요.'), { status: null }));
  const { value, context } = await play(typed('구두장이'), submitted, silent);
  expect([value.form, context.error]).toEqual([{ editing: 'unanswered' }, '응답이 늦어요.']);
});
