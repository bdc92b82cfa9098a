import { expect, it } from 'vitest';
import type { ProductOption } from '#domain/catalogue/product.ts';
import { NO_PRESELECTION, type Preselection } from '#domain/catalogue/product-list/option-selection.ts';
import { productOptionsEntry } from '#proof/catalogue/products.proof.ts';
import { start, tagsOf } from '../start.ts';

const option = (optionId: number, part: Partial<ProductOption> = {}): ProductOption => ({
  optionId,
  gender: 'MEN',
  color: 'BLACK',
  size: '260',
  stock: 5,
  ...part,
});
const options = [
  option(1),
  option(2, { size: '265', stock: 0 }),
  option(3, { color: 'NAVY', stock: 2 }),
  option(4, { gender: 'WOMEN', color: 'WHITE', size: '240' }),
  option(5, { gender: 'WOMEN', color: 'PINK', size: '240', stock: 0 }),
];
const gender = (value: string) => ({ type: 'gender.chosen', gender: value });
const color = (value: string) => ({ type: 'color.chosen', color: value });
const wanting = (size: string) => ({ type: 'size.wanted', size });
const sized = (optionId: number) => ({ type: 'size.chosen', optionId });
const count = (optionId: number, quantity: number) => ({ type: 'quantity.changed', optionId, quantity });
const removed = (optionId: number) => ({ type: 'pick.removed', optionId });
const open = (all: readonly ProductOption[] = options, wanted: Partial<Preselection> = {}) =>
  start(productOptionsEntry, { options: all, wanted: { ...NO_PRESELECTION, ...wanted } });
const pickedIn = ({ context }: { context: { picks: { optionId: number }[] } }) =>
  context.picks.map(({ optionId }) => optionId);

it('productOptionsMachine starts with the first pictured colour in stock, and with the only value where there is no choice', () => {
  expect(open([option(1)]).flow.snapshot.context.choice).toEqual({ gender: 'MEN', color: 'BLACK' });
  expect(open().flow.snapshot.context.choice).toEqual({ gender: null, color: 'BLACK' });
  const pictured = open(options, { colors: ['PINK', 'NAVY', 'BLACK'] });
  expect(pictured.flow.snapshot.context.choice).toEqual({ gender: null, color: 'NAVY' });
});

it('productOptionsMachine takes over the filters of the list; the requested size follows the colour', async () => {
  const { flow, play } = open(options, { colors: ['NAVY'], size: '260' });
  expect([flow.snapshot.context.choice, pickedIn(flow.snapshot)]).toEqual([
    { gender: 'MEN', color: 'NAVY' },
    [3],
  ]);
  expect(pickedIn(await play(color('BLACK')))).toEqual([1]);
  // White does not have this size.
  expect(pickedIn(await play(gender('WOMEN'), color('WHITE')))).toEqual([]);
});

it('productOptionsMachine replaces the requested size by a size picked by hand, which follows no more', async () => {
  const all = [...options, option(6, { size: '270' })];
  const { play } = open(all, { colors: ['BLACK'], size: '260' });
  expect(pickedIn(await play(sized(6)))).toEqual([6]);
  expect(pickedIn(await play(color('NAVY')))).toEqual([6]);
});

it('productOptionsMachine selects a requested size of several genders only after the gender', async () => {
  const both = [option(1), option(6, { gender: 'WOMEN' })];
  const { play } = open(both);
  expect(pickedIn(await play(wanting('260')))).toEqual([]);
  expect(pickedIn(await play(gender('WOMEN')))).toEqual([6]);
});

it('productOptionsMachine opens and closes its sheet independently of the picks', async () => {
  const { play } = open();
  expect(tagsOf(await play({ type: 'sheet.opened' }))).toContain('open');
  expect(tagsOf(await play(sized(1)))).toEqual(expect.arrayContaining(['open', 'ready']));
  expect(tagsOf(await play({ type: 'sheet.closed' }))).not.toContain('open');
});

it('productOptionsMachine keeps a colour that the other gender has, and drops one that it lacks', async () => {
  const both = [...options, option(6, { gender: 'WOMEN', color: 'BLACK', size: '240' })];
  const { context } = await open(both).play(gender('MEN'), color('BLACK'), gender('WOMEN'));
  expect(context.choice).toEqual({ gender: 'WOMEN', color: 'BLACK' });
  const dropped = await open().play(gender('MEN'), color('BLACK'), gender('WOMEN'));
  expect(dropped.context.choice).toEqual({ gender: 'WOMEN', color: null });
});

it('productOptionsMachine never picks a sold-out or missing option', async () => {
  const { flow, play } = open();
  const { value, context } = await play(gender('MEN'), color('BLACK'), sized(2), sized(99));
  expect([value.picks, context.picks]).toEqual(['unpicked', []]);
  expect([sized(1), sized(2)].map((event) => flow.snapshot.can(event))).toEqual([true, false]);
});

it('productOptionsMachine can leave a sold-out colour for another one', async () => {
  const { flow, play } = open();
  await play(gender('WOMEN'), color('PINK'));
  expect(flow.snapshot.can(sized(5))).toBe(false);
  const { value, context } = await play(color('WHITE'), sized(4));
  expect([value.picks, context.picks]).toEqual(['picked', [{ optionId: 4, quantity: 1 }]]);
});

it('productOptionsMachine keeps earlier picks when another colour or gender is selected', async () => {
  const { context } = await open().play(
    gender('MEN'),
    color('BLACK'),
    sized(1),
    color('NAVY'),
    sized(3),
    gender('WOMEN'),
  );
  expect(context.picks.map((pick: { optionId: number }) => pick.optionId)).toEqual([1, 3]);
});

it('productOptionsMachine picks a size once for repeated presses', async () => {
  const { context } = await open().play(sized(1), sized(1));
  expect(context.picks).toEqual([{ optionId: 1, quantity: 1 }]);
});

it('productOptionsMachine limits the quantity to 1 up to the stock', async () => {
  const { flow, play } = open();
  await play(sized(3));
  expect([0, 1, 2, 3].map((quantity) => flow.snapshot.can(count(3, quantity)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect((await play(count(3, 2), count(3, 9))).context.picks).toEqual([{ optionId: 3, quantity: 2 }]);
});

it('productOptionsMachine is without picks only after the last one was removed', async () => {
  const { play } = open();
  const picked = await play(sized(1), sized(3), removed(1));
  expect([picked.value.picks, tagsOf(picked)]).toEqual(['picked', ['ready']]);
  expect((await play(removed(3))).value.picks).toBe('unpicked');
});
