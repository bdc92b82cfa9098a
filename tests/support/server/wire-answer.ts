import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { Endpoint } from '#domain/kit/endpoint.ts';

type Json = {
  type?: string | readonly string[];
  properties?: Readonly<Record<string, Json>>;
  required?: readonly string[];
  items?: Json;
  anyOf?: readonly Json[];
  oneOf?: readonly Json[];
  allOf?: readonly Json[];
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  minItems?: number;
};

/** Strings for the formats of the shop that a mark would break. */
const IN_FORMAT = [
  '2026-11-21',
  '2026-11-21T09:00:00+09:00',
  '2026-11-21T09:00:00',
  '2026-11',
  '09:00',
  '1',
  '/events/1',
];
const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-11-21',
  'date-time': '2026-11-21T09:00:00+09:00',
  email: 'user@sinbaljang.test',
  uri: 'https://sinbaljang.test/1',
};

/** The same object without what need not be there. */
const requiredOf = (schema: Json): Json => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name)),
  ),
});

/** The same with nothing where there may be nothing. */
function withNulls(schema: Json): Json {
  if (schema.anyOf?.some(({ type }) => type === 'null')) return { type: 'null' };
  return {
    ...schema,
    ...(schema.oneOf ? { oneOf: schema.oneOf.map(withNulls) } : {}),
    ...(schema.items ? { items: withNulls(schema.items) } : {}),
    ...(schema.properties
      ? {
          properties: Object.fromEntries(
            Object.entries(schema.properties).map(([name, one]) => [name, withNulls(one)]),
          ),
        }
      : {}),
  };
}

/** Names of moments: some schemas say nothing more of them than that they are texts. */
const MOMENT = /(At|Due|Until)$/;

/** Answers of the server made from its endpoints' schemas: each text and number is another one, so that it can be found. */
export class WireAnswers {
  #next: number;
  readonly #length: number;

  /** Numbers its texts and figures from here on; the lists of another beginning have another length. */
  constructor(from: number) {
    this.#next = from;
    this.#length = from > 1 ? 3 : 2;
  }

  /** What the server sends for a call that has succeeded. */
  of({ response, wrapping, path }: Endpoint): unknown {
    const schema = toJsonSchema(response, { errorMode: 'ignore', typeMode: 'input' }) as Json;
    // A rule in code is in no JSON schema: what may be absent is then left out.
    const data = [schema, requiredOf(schema), withNulls(schema)]
      .map((one) => this.#value(one))
      .find((one) => v.is(response, one));
    if (data === undefined) throw new Error(`no answer for ${path} can be made from its schema`);
    return wrapping === 'raw' ? data : { success: true, message: '', data };
  }

  #value(schema: Json): unknown {
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum[0];
    const [branch] = schema.anyOf ?? schema.oneOf ?? [];
    if (branch) return this.#value(branch);
    return this.#typed(Object.assign({}, schema, ...(schema.allOf ?? [])));
  }

  #named(name: string, schema: Json): unknown {
    const value = this.#value(schema);
    return typeof value === 'string' && MOMENT.test(name) ? FORMATS['date-time'] : value;
  }

  #typed(schema: Json): unknown {
    const { type, properties, items = {}, minItems = 0 } = schema;
    if (properties)
      return Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, this.#named(name, one)]),
      );
    if (type === 'array')
      return Array.from({ length: Math.max(this.#length, minItems) }, () => this.#value(items));
    if (type === 'boolean') return true;
    if (type === 'integer' || type === 'number') return this.#number(schema);
    if (type === 'string') return this.#text(schema);
    if (type === 'null') return null;
    return type === 'object' ? {} : undefined;
  }

  #number({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Json): number {
    const wanted = this.#next++;
    return wanted >= minimum && wanted <= maximum ? wanted : Math.max(0, minimum);
  }

  #text({ format, pattern, minLength = 0 }: Json): string {
    const formatted = format === undefined ? undefined : FORMATS[format];
    if (formatted) return formatted;
    const mark = `글${this.#next++}`.padEnd(minLength, '.');
    if (pattern === undefined) return mark;
    const matching = new RegExp(pattern, 'u');
    return [mark, ...IN_FORMAT].find((text) => matching.test(text)) ?? mark;
  }
}
