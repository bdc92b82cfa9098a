import type { PortDriver } from './driver.ts';

type Json = Record<string, unknown>;
type Answer = NonNullable<PortDriver['answer']>;
export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const lists = (value: object): unknown[][] => Object.values(value).filter((one) => Array.isArray(one));
const isNothing = (sample: unknown): boolean => {
  if (Array.isArray(sample)) return sample.length === 0;
  return !isJson(sample) || lists(sample).every(({ length }) => length === 0);
};
const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return [];
  if (!isJson(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, emptied(inner)]));
};

/** The real answer, with empty lists where the sample says that there is nothing. */
export const nothingLike: Answer = async (ask, sample) => (isNothing(sample) ? emptied(await ask()) : ask());

/** The real answer with other data in its envelope. */
export const withData =
  (dataOf: (data: unknown, sample: unknown) => unknown): Answer =>
  async (ask, sample) => {
    const body = await ask();
    return isJson(body) ? { ...body, data: dataOf(body.data, sample) } : body;
  };
