import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { Suggestions } from '#domain/catalogue/search/search.ts';
import { searchBoxMachine } from '#machines/catalogue/search-box.machine.ts';
import { optionsOf, type SearchOption } from '#machines/catalogue/search-box.model.ts';
import { stepFrom } from '#machines/kit/step.ts';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start as begin } from '../start.ts';

const found = (name: string): Suggestions => ({
  products: [{ productId: 1, name, discountPrice: 1_000, mainImageUrl: null }],
  stores: [{ storeId: 2, storeName: '골목스니커즈' }],
  categories: [{ categoryId: 3, name: '부츠' }],
  correctedQuery: null,
});

function start() {
  const clock = new SimulatedClock();
  const asked: { text: string; signal: AbortSignal; answer(name: string): void; refuse(): void }[] = [];
  const searched: string[] = [];
  const opened: (SearchOption | undefined)[] = [];
  const actor = createActor(
    searchBoxMachine.provide({
      actors: {
        suggest: fromPromise<Suggestions, { text: string }>(
          ({ input, signal }) =>
            new Promise((resolve, reject) => {
              asked.push({
                text: input.text,
                signal,
                answer: (name) => resolve(found(name)),
                refuse: () => reject(new Error('busy')),
              });
            }),
        ),
      },
      actions: {
        searchFor: (_, { text }) => searched.push(text),
        openOption: (_, { option }) => opened.push(option),
      },
    }),
    { clock },
  ).start();
  const type = (text: string) => actor.send({ type: 'text.typed', text });
  return { actor, clock, asked, searched, opened, type };
}

it('searchBoxMachine loads suggestions once for quick typing, after the last letter', () => {
  const { clock, asked, type } = start();
  for (const text of ['ㅎ', '하', '한', '한강']) {
    type(text);
    clock.increment(100);
  }
  expect(asked).toHaveLength(0);
  clock.increment(50);
  expect(asked.map(({ text }) => text)).toEqual(['한강']);
});

it('searchBoxMachine aborts the call for an old text and drops its answer', async () => {
  const { actor, clock, asked, type } = start();
  type('부츠');
  clock.increment(200);
  type('한강');
  expect(asked[0]?.signal.aborted).toBe(true);
  clock.increment(200);
  asked[1]?.answer('한강 텐케이');
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'suggesting' }));
  asked[0]?.answer('첫눈 부츠');
  await Promise.resolve();
  expect(actor.getSnapshot().context.found?.products[0]?.name).toBe('한강 텐케이');
});

it('searchBoxMachine never loads for blanks, and searches only for text', () => {
  const { actor, clock, asked, searched, type } = start();
  type('   ');
  clock.increment(1_000);
  actor.send({ type: 'text.submitted', text: '   ' });
  expect([asked.length, searched, actor.getSnapshot().context.text]).toEqual([0, [], '   ']);
  actor.send({ type: 'text.submitted', text: ' 한강 ' });
  expect(searched).toEqual([' 한강 ']);
  expect(actor.getSnapshot().context.text).toBe('');
  actor.send({ type: 'text.submitted', text: '' });
  expect(searched).toHaveLength(1);
});

it('searchBoxMachine moves through the options and back to the field; Enter opens the selected one', async () => {
  const { actor, clock, asked, opened, searched, type } = start();
  type('한강');
  clock.increment(200);
  asked[0]?.answer('한강 텐케이');
  await waitFor(actor, (snapshot) => snapshot.hasTag('ready'));
  const active = () => actor.getSnapshot().context.active;
  const seen = [1, 1, 1, 1, 1].map(() => {
    actor.send({ type: 'option.moved', step: 1 });
    return active();
  });
  expect(seen).toEqual([0, 1, 2, -1, 0]);
  actor.send({ type: 'option.moved', step: -1 });
  actor.send({ type: 'option.moved', step: -1 });
  expect(active()).toBe(2);
  actor.send({ type: 'text.submitted', text: '한강' });
  expect(opened).toEqual([{ kind: 'category', label: '부츠', id: 3 }]);
  expect(searched).toEqual([]);
});

it('searchBoxMachine searches without suggestions if they fail', async () => {
  const { actor, clock, asked, searched, type } = start();
  type('한강');
  clock.increment(200);
  asked[0]?.refuse();
  await waitFor(actor, (snapshot) => snapshot.hasTag('failed'));
  expect(optionsOf(actor.getSnapshot().context)).toEqual([]);
  actor.send({ type: 'text.submitted', text: '한강' });
  expect(searched).toEqual(['한강']);
});

it('searchBoxMachine shows recent searches in an empty field and removes them', () => {
  const { actor } = start();
  actor.send({ type: 'box.focused', recent: ['부츠', '샌들'] });
  const labels = () => optionsOf(actor.getSnapshot().context).map(({ label }) => label);
  expect(labels()).toEqual(['부츠', '샌들']);
  actor.send({ type: 'recent.removed', label: '부츠' });
  expect(labels()).toEqual(['샌들']);
  actor.send({ type: 'recent.cleared' });
  expect(labels()).toEqual([]);
});

it('searchBoxMachine ignores arrow keys without options', () => expect(stepFrom(-1, 1, 0)).toBe(-1));

const focused = { type: 'box.focused', recent: ['부츠', '샌들'] };
const typed = (text: string) => ({ type: 'text.typed', text });
const moved = (step: 1 | -1) => ({ type: 'option.moved', step });
const waited = { type: 'xstate.after.debounce.searchBox.open.waiting' };

it.each([
  ['leaves the box', { type: 'box.left' }],
  ['closes the list', { type: 'list.closed' }],
])('searchBoxMachine closes without a selection when a person %s, and keeps the text', async (_, leaving) => {
  const { play } = begin(entryOf('searchBox'));
  await play(typed('한강'), waited, done('suggest', found('한강 텐케이')));
  expect((await play(moved(1))).context.active).toBe(0);
  const { value, context } = await play(leaving);
  expect([value, context.active, context.text]).toEqual(['closed', -1, '한강']);
});

it('searchBoxMachine opens with an arrow key', async () => {
  const { play } = begin(entryOf('searchBox'));
  const { value } = await play(focused, { type: 'list.closed' }, moved(1));
  expect(value).toEqual({ open: 'recalling' });
  // And with nothing to choose from there is nowhere to step.
  const bare = await begin(entryOf('searchBox')).play({ type: 'box.focused', recent: [] });
  expect(bare.can(moved(1))).toBe(false);
});

it('searchBoxMachine opens a pressed option, clears the field and closes', async () => {
  const { play, effects } = begin(entryOf('searchBox'));
  const boots = { kind: 'category', label: '부츠', id: 3 };
  await play(typed('부'), waited, done('suggest', found('첫눈 부츠')));
  const { value, context } = await play({ type: 'option.chosen', option: boots });
  expect(effects).toEqual([['openOption', { option: boots }]]);
  expect([value, context.text, context.found]).toEqual(['closed', '', null]);
});

it('searchBoxMachine opens the selected option with Enter, clears the field and closes', async () => {
  const { play, effects } = begin(entryOf('searchBox'));
  const steps = [typed('한강'), waited, done('suggest', found('한강 텐케이')), moved(1), moved(1)];
  const { value, context } = await play(...steps, { type: 'text.submitted', text: '한강' });
  expect(effects).toEqual([['openOption', { option: { kind: 'store', label: '골목스니커즈', id: 2 } }]]);
  expect([value, context.text, context.found]).toEqual(['closed', '', null]);
});

it('searchBoxMachine closes when it searches', async () => {
  const { play, effects } = begin(entryOf('searchBox'));
  const { value } = await play(typed('한강'), { type: 'text.submitted', text: '한강' });
  expect([value, effects]).toEqual(['closed', [['searchFor', { text: '한강' }]]]);
});

it('searchBoxMachine removes recent searches from storage, not only from the screen', async () => {
  const { play, effects } = begin(entryOf('searchBox'));
  await play(focused, { type: 'recent.removed', label: '부츠' }, { type: 'recent.cleared' });
  expect(effects).toEqual([['forgetRecent', { label: '부츠' }], ['forgetAllRecent']]);
});

it('searchBoxMachine shows "nothing found", and no old suggestions after a failure', async () => {
  const { play } = begin(entryOf('searchBox'));
  const nothing = { products: [], stores: [], categories: [], correctedQuery: null };
  const known = await play(typed('한강'), waited, done('suggest', found('한강 텐케이')));
  expect(known.value).toEqual({ open: 'suggesting' });
  const unaided = await play(typed('한강 텐'), waited, failed('suggest', new Error('busy')));
  expect([unaided.value, unaided.context.found]).toEqual([{ open: 'unaided' }, null]);
  const clueless = await play(typed('뷁'), waited, done('suggest', nothing));
  expect(clueless.value).toEqual({ open: 'clueless' });
});
