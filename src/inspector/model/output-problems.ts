import type { PortSamples } from '#proof/entry.ts';

/** A part of an edited output that no sample of its port allows. */
export type OutputProblem = {
  /** Path in the output, such as `content[0].id`; empty for the output itself. */
  path: string;
  reason: 'kind' | 'missing' | 'unknown';
  /** Kinds of value that the samples have at this path. */
  allowed: readonly string[];
};

/** Schema of a value, read from samples: which kinds it has, and the schemas of its fields and items. */
type Schema = {
  kinds: Set<string>;
  fields: Map<string, Schema>;
  /** Fields that every sample has. */
  required: Set<string> | null;
  items: Schema | null;
};

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => kindOf(value) === 'object';

/** Samples as JSON carries them, because an edited output is JSON. */
const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

const nothingKnown = (): Schema => ({ kinds: new Set(), fields: new Map(), required: null, items: null });

function learn(schema: Schema, value: unknown): Schema {
  schema.kinds.add(kindOf(value));
  if (Array.isArray(value)) {
    for (const item of value) schema.items = learn(schema.items ?? nothingKnown(), item);
  } else if (isObject(value)) {
    const names = new Set(Object.keys(value));
    const required = schema.required ?? names;
    schema.required = new Set([...required].filter((name) => names.has(name)));
    for (const [name, field] of Object.entries(value))
      schema.fields.set(name, learn(schema.fields.get(name) ?? nothingKnown(), field));
  }
  return schema;
}

/** Successful sample outputs of a port. */
const outputsOf = (samples: PortSamples): unknown[] => [
  samples.done,
  ...('empty' in samples ? [samples.empty] : []),
  ...(samples.otherDone ?? []),
];

/** True if a port answers with a value, and not only that it is done. */
export const hasOutput = (samples: PortSamples): boolean =>
  outputsOf(samples).some((output) => output !== undefined);

/**
 * Checks an edited output against the schema of its port. Ports have types but no schema at run time, so it is read
 * from the port's samples: kinds of value, required fields and known fields. A field that is null in every sample
 * accepts anything.
 */
export function outputProblems(output: unknown, samples: PortSamples): OutputProblem[] {
  const schema = nothingKnown();
  for (const sample of outputsOf(samples)) learn(schema, toJson(sample));
  return problemsAt('', output, schema);
}

function problemsAt(path: string, value: unknown, schema: Schema): OutputProblem[] {
  const { kinds, fields, required, items } = schema;
  const isOpen = kinds.size === 0 || (kinds.size === 1 && kinds.has('null'));
  if (isOpen) return [];
  if (!kinds.has(kindOf(value))) return [{ path, reason: 'kind', allowed: [...kinds] }];
  if (Array.isArray(value))
    return items ? value.flatMap((item, at) => problemsAt(`${path}[${at}]`, item, items)) : [];
  if (!isObject(value)) return [];
  const below = (name: string) => (path ? `${path}.${name}` : name);
  const missing = [...(required ?? [])]
    .filter((name) => !(name in value))
    .map((name) => ({
      path: below(name),
      reason: 'missing' as const,
      allowed: [...(fields.get(name)?.kinds ?? [])],
    }));
  const present = Object.entries(value).flatMap(([name, field]) => {
    const known = fields.get(name);
    if (known) return problemsAt(below(name), field, known);
    return [{ path: below(name), reason: 'unknown' as const, allowed: [] }];
  });
  return [...missing, ...present];
}
