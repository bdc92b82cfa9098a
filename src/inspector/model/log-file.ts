import * as v from 'valibot';
import { presentChartId } from './former-chart-ids.ts';
import type { LiveLog } from './live-log.ts';

const FORMAT = 'sinbaljang-log';
const VERSION = 1;

const state = { value: v.unknown(), context: v.unknown(), status: v.string() };
const actorSchema = v.object({
  at: v.number(),
  actor: v.number(),
  parent: v.nullable(v.number()),
  name: v.string(),
  machine: v.nullable(v.pipe(v.string(), v.transform(presentChartId))),
  base: v.object(state),
  now: v.object(state),
});
const refusalSchema = v.object({
  state: v.string(),
  guard: v.string(),
  params: v.optional(v.unknown(), null),
  source: v.string(),
  context: v.record(v.string(), v.unknown()),
});
const stepSchema = v.object({
  ...state,
  kind: v.literal('step'),
  seq: v.number(),
  at: v.number(),
  actor: v.number(),
  source: v.nullable(v.number()),
  // Older log files have no sender names.
  sender: v.optional(v.nullable(v.string()), null),
  event: v.looseObject({ type: v.string() }),
  taken: v.array(v.string()),
  refusals: v.array(refusalSchema),
  cut: v.boolean(),
});
const callSchema = v.object({
  kind: v.literal('call'),
  seq: v.number(),
  at: v.number(),
  ms: v.number(),
  method: v.string(),
  path: v.string(),
  status: v.nullable(v.number()),
  key: v.nullable(v.string()),
  requestId: v.nullable(v.string()),
  replayed: v.boolean(),
  fault: v.nullable(v.string()),
});
const loadSchema = v.object({
  kind: v.literal('load'),
  seq: v.number(),
  at: v.number(),
  path: v.string(),
});
/** Log as plain data. */
export const logSchema = v.object({
  dropped: v.number(),
  actors: v.array(actorSchema),
  steps: v.array(stepSchema),
  // Older log files have neither.
  calls: v.optional(v.array(callSchema), []),
  loads: v.optional(v.array(loadSchema), []),
});
const fileSchema = v.object({
  ...logSchema.entries,
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
});

/** Log as the text of a file, for bug reports. */
export const writeLogFile = (log: LiveLog): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, ...log }, null, 1);

/** Parses a log file; null if it is none. */
export function readLogFile(text: string): LiveLog | null {
  try {
    const outcome = v.safeParse(fileSchema, JSON.parse(text));
    if (!outcome.success) return null;
    const { actors, steps, calls, loads, dropped } = outcome.output;
    return { actors, steps, calls, loads, dropped };
  } catch {
    return null;
  }
}
