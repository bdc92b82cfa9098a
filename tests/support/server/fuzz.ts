import fc from 'fast-check';

/** The parts of JSON Schema used in the OpenAPI document. */
export type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
};

/** Hostile values; each has broken some software. */
export const NASTY: readonly unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u200b',
  '가'.normalize('NFD'),
  '👟'.repeat(50),
  'a'.repeat(10_000),
  "' OR 1=1--",
  '"; drop table users; --',
  '%',
  '_%\\',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'javascript:alert(1)',
  '2026-02-30',
  '0000-00-00',
  '-1',
  '1e3',
  '9'.repeat(30),
  0,
  -1,
  1.5,
  1e300,
  -1e300,
  2 ** 31,
  2 ** 53,
  true,
  [],
  {},
  [[[[[[]]]]]],
  { length: 1 },
  { $gt: 0 },
];
export const nasty = fc.constantFrom(...NASTY);

/** Words with a meaning in the shop, so that some requests pass the first check. */
const words = fc.constantFrom(
  '1',
  '2',
  '10',
  'ALL',
  'ACTIVE',
  'latest',
  'LATEST',
  'CARD',
  '카드',
  '한강',
  'ㅎㄱ',
  '260',
  'NAVY',
  '01012345678',
  '04782',
  '2026-11-21',
  'user@sinbaljang.test',
);

/** Values of a schema: mostly valid, sometimes not. */
export function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  const right = rightValue(schema);
  return fc.oneof({ arbitrary: right, weight: 6 }, { arbitrary: nasty, weight: 1 });
}

/** Most characters of a random text, unless it must be longer. */
const LONGEST = 30;

/** Valid values of a schema, with hostile ones in nested fields now and then. */
export function rightValue(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const branches = schema.anyOf ?? (schema.properties ? undefined : schema.allOf);
  if (branches && branches.length > 0) return fc.oneof(...branches.map(arbitraryOf));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (schema.properties) return objectOf(schema.properties, schema.required ?? []);
  if (type === 'array') return fc.array(arbitraryOf(schema.items ?? {}), { maxLength: 3 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'integer' || type === 'number') return numberOf(schema);
  const minLength = schema.minLength ?? 0;
  const maxLength = Math.max(minLength, LONGEST);
  return fc.oneof(words, fc.string({ unit: 'grapheme', minLength, maxLength }));
}

const numberOf = ({ minimum = 0, maximum = 300 }: Schema) =>
  fc.integer({ min: Math.ceil(minimum), max: Math.max(Math.ceil(minimum), Math.min(maximum, 1_000_000)) });

const objectOf = (properties: Record<string, Schema>, required: readonly string[]) => {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, arbitraryOf(one)]),
  );
  const known = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  const foreign = fc.constantFrom({}, { role: 'admin', userId: 1, status: 'PAID', price: 1, points: 1e9 });
  return fc.tuple(known, foreign).map(([one, other]) => ({ ...other, ...one }));
};

/** Encodes a value for an address. */
export function inAddress(value: unknown): string {
  if (value === '%') return '%ZZ';
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.slice(0, 2_000).replace(/[\ud800-\udfff]/g, ''));
}
