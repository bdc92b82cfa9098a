import * as v from 'valibot';
import { idSchema } from './forms/fields.ts';

/** The value as its schema gives it. Throws where it does not fit, which the rules of a form have ruled out before. */
export const parseValue = <Schema extends v.GenericSchema<unknown, unknown>>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> => v.parse(schema, value);

/** The number that a text of an address gives; null where it is none. */
export function idOf(text: string | null): number | null {
  const read = v.safeParse(idSchema, text);
  return read.success ? read.output : null;
}
