import { expect, it } from 'vitest';
import { onePerTurn } from '#server/kit/one-per-turn.ts';

it('lets one caller through per turn of the event loop, in order, with other work after each', async () => {
  const turn = onePerTurn();
  const seen: (number | string)[] = [];
  const page = async (number: number) => {
    await turn();
    seen.push(number);
  };
  const order = async () => {
    for (const step of ['lock', 'write', 'commit']) {
      await new Promise((resolve) => setImmediate(resolve));
      seen.push(step);
    }
  };
  await Promise.all([page(1), page(2), page(3), order()]);
  expect(seen).toEqual([1, 'lock', 2, 'write', 3, 'commit']);
});

it('lets callers through again after all have passed', async () => {
  const turn = onePerTurn();
  await turn();
  await Promise.all([turn(), turn()]);
  await turn();
});
