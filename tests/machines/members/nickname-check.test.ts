import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { nicknameCheckMachine } from '#machines/members/profile/nickname-check.machine.ts';
import { done, failed } from '#proof/entry.ts';
import { nicknameCheckEntry } from '#proof/members/nickname-check.proof.ts';
import { start } from '../start.ts';

const typed = (nickname: string, own = '') => ({ type: 'nickname.typed', nickname, own });
const rested = { type: 'xstate.after.typingRest.nicknameCheck.check.typing' };
const restedLong = { type: 'xstate.after.composingRest.nicknameCheck.check.composing' };
const composing = { type: 'composition.started' };
const composed = { type: 'composition.ended' };
const open = () => start(nicknameCheckEntry);
const checkOf = ({ value }: { value: unknown }) => Object(value).check;

describe('nicknameCheckMachine while typing', () => {
  it('restarts the delay with every letter', async () => {
    const clock = new SimulatedClock();
    const asked: string[] = [];
    const ask = fromPromise<{ available: boolean }, { nickname: string }>(async ({ input }) => {
      asked.push(input.nickname);
      return { available: true };
    });
    const flow = createActor(nicknameCheckMachine.provide({ actors: { ask } }), { clock }).start();
    const type = (nickname: string) => flow.send({ type: 'nickname.typed', nickname, own: '' });
    for (const name of ['걷는', '걷는하', '걷는하루']) {
      type(name);
      clock.increment(399);
    }
    flow.send({ type: 'composition.started' });
    for (const name of ['걷는하루우', '걷는하루우유']) {
      type(name);
      clock.increment(899);
    }
    expect([asked, flow.getSnapshot().value]).toEqual([[], { keyboard: 'composing', check: 'composing' }]);
    clock.increment(1);
    expect(asked).toEqual(['걷는하루우유']);
    flow.stop();
  });

  it('checks once after the delay, for the present text', async () => {
    const { play, asked } = open();
    await play(typed('걷'), typed('걷는'), typed('걷는하루'));
    expect(asked('ask')).toEqual([]);
    await play(rested);
    expect(asked('ask')).toEqual([{ nickname: '걷는하루' }]);
    expect(checkOf(await play(done('ask', { available: true })))).toBe('free');
  });

  it('drops an answer about an earlier text', async () => {
    const { play, flow } = open();
    await play(typed('걷는하루'), rested);
    const [older] = flow.calls;
    await play(typed('뛰는하루'), rested);
    expect(older?.signal.aborted).toBe(true);
    expect(checkOf(await play(done('ask', { available: false })))).toBe('taken');
    expect(checkOf(await play(typed('나는하루')))).toBe('typing');
  });

  it('does not check a short, empty or unchanged nickname', async () => {
    const { play, asked } = open();
    for (const one of [
      typed('걷'),
      typed(''),
      typed('걷는하루', '걷는하루'),
      typed(' 걷는하루 ', '걷는하루'),
    ])
      expect([one, checkOf(await play(one))]).toEqual([one, 'idle']);
    await play(typed('뛰는하루', '걷는하루'), rested, done('ask', { available: false }));
    expect(checkOf(await play(typed('걷는하루', '걷는하루')))).toBe('idle');
    expect(asked('ask')).toHaveLength(1);
  });

  it('keeps its answer if the same text is set again', async () => {
    const { play, asked } = open();
    await play(typed('걷는하루'), rested, done('ask', { available: false }));
    expect(checkOf(await play(typed('걷는하루'), composing, composed))).toBe('taken');
    expect(asked('ask')).toHaveLength(1);
  });

  it('shows nothing after a failure, and checks the next text', async () => {
    const { play, asked } = open();
    expect(checkOf(await play(typed('걷는하루'), rested, failed('ask', new Error('끊김'))))).toBe('unknown');
    await play(typed('뛰는하루'), rested);
    expect(asked('ask')).toHaveLength(2);
  });
});

describe('nicknameCheckMachine while composing a syllable', () => {
  it('does not check before the syllable is complete, then after the usual delay', async () => {
    const { play, asked } = open();
    expect(checkOf(await play(composing, typed('걷느'), typed('걷는')))).toBe('composing');
    expect(checkOf(await play(rested))).toBe('composing');
    expect(checkOf(await play(composed))).toBe('typing');
    await play(rested);
    expect(asked('ask')).toEqual([{ nickname: '걷는' }]);
  });

  it('checks a syllable that is left uncommitted for longer', async () => {
    const { play, asked } = open();
    await play(composing, typed('걷는하루'), restedLong);
    expect(asked('ask')).toEqual([{ nickname: '걷는하루' }]);
    expect(checkOf(await play(done('ask', { available: true }), composed))).toBe('free');
  });
});
