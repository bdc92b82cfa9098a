import { isJson } from './answers.ts';

type Json = Record<string, unknown>;

/** An answer of the shop with other parts in its data. */
export const withParts = (body: unknown, parts: Json): unknown =>
  isJson(body) && isJson(body.data) ? { ...body, data: { ...body.data, ...parts } } : body;

/** The real list, or an empty one where the sample is empty. */
export const listLike = async (ask: () => Promise<unknown>, sample: unknown): Promise<unknown> => {
  const body = await ask();
  const isNone = Array.isArray(sample) && sample.length === 0;
  return isNone ? (isJson(body) && 'data' in body ? { ...body, data: [] } : []) : body;
};
