import { afterEach, expect, it, vi } from 'vitest';
import { bounded } from '#server/kit/bounded-queue.ts';

afterEach(() => void vi.useRealTimers());

it('turns work away that has waited as long as it may, and leaves no timer behind work that had its turn', async () => {
  vi.useFakeTimers();
  const inTurn = bounded(1, 2, 1_000);
  let end = () => {};
  const running = inTurn(() => new Promise<void>((resolve) => (end = resolve)));
  const late = expect(inTurn(async () => {})).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  await vi.advanceTimersByTimeAsync(999);
  const next = inTurn(async () => 'done');
  await vi.advanceTimersByTimeAsync(1);
  await late;
  end();
  expect(await next).toBe('done');
  await running;
  expect(vi.getTimerCount()).toBe(0);
});
