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
const fileSchema = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  dropped: v.number(),
  actors: v.array(actorSchema),
  steps: v.array(stepSchema),
});

/** Log as the text of a file, for bug reports. */
export const writeLogFile = (log: LiveLog): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, ...log }, null, 1);

/** Parses a log file; null if it is none. */
export function readLogFile(text: string): LiveLog | null {
  try {
    const outcome = v.safeParse(fileSchema, JSON.parse(text));
    if (!outcome.success) return null;
    const { actors, steps, dropped } = outcome.output;
    return { actors, steps, dropped };
  } catch {
    return null;
  }
}
