import { afterEach, expect, it, vi } from 'vitest';
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

it('lets callers through a pause apart while work that goes first is under way, and per turn again after it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let isBusy = true;
  const turn = onePerTurn({ isBusy: () => isBusy, pauseMs: 3 });
  const seen: number[] = [];
  for (const number of [1, 2, 3, 4]) void turn().then(() => seen.push(number));
  const turns = async () => {
    for (let passed = 0; passed < 5; passed += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  await turns();
  expect(seen).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  expect(seen).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toEqual([1]);
  isBusy = false;
  await vi.advanceTimersByTimeAsync(3);
  await turns();
  expect(seen).toEqual([1, 2, 3, 4]);
});

afterEach(() => vi.useRealTimers());
