import fc from 'fast-check';
import type { Operation } from '../access/operations.ts';
import { rightValue, type Schema } from './fuzz.ts';

/** One request that no honest client sends; `what` names what is wrong with it. */
export type Hostile = { what: string; url: string; payload?: string; type?: string };

const JSON_TYPE = 'application/json';
const DEPTH = 200;
const NINES = '9'.repeat(20);
const deep = (open: string, close: string): string => open.repeat(DEPTH) + close.repeat(DEPTH);
const NESTED = [
  ['arrays', deep('[', ']')],
  ['objects', `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`],
] as const;

/** Bodies that cannot be read, with their content types. */
const UNREADABLE: readonly (readonly [string, string])[] = [
  [JSON_TYPE, '{"a":'],
  [JSON_TYPE, ''],
  [JSON_TYPE, '\u0000'],
  ['application/json; charset=utf-16', '{}'],
  ['text/plain', '{}'],
  ['application/xml', '<a/>'],
  ['application/x-www-form-urlencoded', 'a=1'],
  ['multipart/form-data', '--x\r\n'],
  ['multipart/form-data; boundary=x', '--x\r\n'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\nab',
  ],
  ['multipart/form-data; boundary=x', '--x--\r\n'],
  ['multipart/form-data; boundary=x', ''],
  ['/', '{}'],
];
const IDS = ['1.5', '%00', NINES, '-1', '1e3', 'a', '%F0%9F%91%9F', '%2e%2e%2f', '0x10'];
const QUERIES = [
  '2026-13-45',
  '',
  '%00',
  NINES,
  '1.5',
  '-1',
  'a,b',
  '[object%20Object]',
  '%ED%95%9C',
  '0000-00-00',
];
const KINDS: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e300,
  '',
  'a',
  '\u0000',
  '2026-13-45',
  NINES,
  [],
  {},
  [{}],
  [null],
];

/** What an operation is asked with where nothing is wrong: ids that exist, and a body as its schema says. */
const addressOf = ({ path, params }: Operation, odd: Record<string, string> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => odd[name] ?? String(params[name]?.enum?.[0] ?? 1));

const rightBody = (body: Schema, seed: number): Record<string, unknown> => {
  const [value] = fc.sample(rightValue(body), { numRuns: 1, seed });
  return typeof value === 'object' && value !== null ? { ...value } : {};
};

const fieldsOf = ({ properties, anyOf = [], allOf = [] }: Schema): string[] => [
  ...Object.keys(properties ?? {}),
  ...[...anyOf, ...allOf].flatMap(fieldsOf),
];

/** Bodies that cannot be read, and such as are nested 200 levels deep. */
export const brokenBodies = (operation: Operation): Hostile[] => {
  if (operation.method === 'GET') return [];
  const url = addressOf(operation);
  return [
    ...UNREADABLE.map(([type, payload]) => ({
      what: `${type} ${JSON.stringify(payload)}`,
      url,
      type,
      payload,
    })),
    ...NESTED.map(([what, payload]) => ({ what: `nested ${what}`, url, type: JSON_TYPE, payload })),
  ];
};

/** Each field of a body in each wrong kind, and nested 200 levels deep; the other fields are right. */
export const wrongKinds = (operation: Operation, seed: number): Hostile[] => {
  const { body } = operation;
  if (!body) return [];
  const url = addressOf(operation);
  const right = rightBody(body, seed);
  return fieldsOf(body).flatMap((field) => {
    const { [field]: _, ...others } = right;
    const with_ = (text: string): Hostile => ({
      what: `${field} ${text.slice(0, 40)}`,
      url,
      type: JSON_TYPE,
      payload: `{${JSON.stringify(field)}:${text},${JSON.stringify(others).slice(1)}`.replace(/,}$/, '}'),
    });
    return [...KINDS.map((kind) => with_(JSON.stringify(kind))), ...NESTED.map(([, text]) => with_(text))];
  });
};

/** Each part of an address as what is no id. */
export const wrongIds = (operation: Operation): Hostile[] =>
  Object.keys(operation.params).flatMap((name) =>
    IDS.map((id) => ({ what: `${name} ${id}`, url: addressOf(operation, { [name]: id }) })),
  );

/** Each word of a query with values of no meaning, alone and twice. */
export const wrongQueries = (operation: Operation): Hostile[] =>
  Object.keys(operation.query).flatMap((name) =>
    [...QUERIES, `1&${name}=2`].map((value) => ({
      what: `${name} ${value}`,
      url: `${addressOf(operation)}?${name}=${value}`,
    })),
  );
