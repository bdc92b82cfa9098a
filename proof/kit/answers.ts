import { emptied } from '#proof/kit/emptied.ts';
import type { PortDriver } from './driver.ts';

type Json = Record<string, unknown>;
type Ask = Parameters<NonNullable<PortDriver['answer']>>[0];
type Answer = (ask: Ask, sample: unknown) => Promise<unknown>;
export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const isNothing = (sample: unknown): boolean => {
  if (sample === null) return true;
  const lists = Array.isArray(sample) ? [sample] : Object.values(sample ?? {}).filter(Array.isArray);
  return lists.length > 0 && lists.every(({ length }) => length === 0);
};

/** The real answer, with empty lists where the sample is empty. */
export const nothingLike: Answer = async (ask, sample) => (isNothing(sample) ? emptied(await ask()) : ask());

/** Data as the shop wraps it. */
export const envelope = (data: unknown): Json => ({ success: true, message: '', data });

/** The sample as the answer, without the server: the call works only once, or not for the seeded member. */
export const asSampled: Answer = async (_ask, sample) => envelope(sample ?? null);

/** The real answer with other data in its envelope. */
export const withData =
  (dataOf: (data: unknown, sample: unknown) => unknown): Answer =>
  async (ask, sample) => {
    const body = await ask();
    return isJson(body) ? { ...body, data: dataOf(body.data, sample) } : body;
  };
