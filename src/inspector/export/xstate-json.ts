import type { RegistryEntry } from '#proof/entry.ts';

/** Stands for a function of a chart, which JSON cannot carry: a mapper of `params` or of the `input` of a port. */
type FunctionSource = { $function: string };

const isPlain = (value: object): boolean => {
  const kind: unknown = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === null;
};

function plain(value: unknown): unknown {
  if (typeof value === 'function') return { $function: String(value) } satisfies FunctionSource;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]));
}

/** Start context of a chart with the registry's input. */
function contextOf({ machine, input }: RegistryEntry): unknown {
  const { context } = machine.config;
  if (typeof context !== 'function') return context;
  // No chart spawns an actor or reads its own reference in its start context.
  return context({ input } as Parameters<typeof context>[0]);
}

/**
 * A chart as JSON that XState's `createMachine` accepts: states, events, guards and actions by name, with the start
 * context of the registry's input. A function that computes params or the input of a port is left as its source.
 */
export const toXStateJson = (entry: RegistryEntry): string =>
  `${JSON.stringify({ ...(plain(entry.machine.config) as object), context: contextOf(entry) }, null, 2)}\n`;
