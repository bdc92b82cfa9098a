import * as v from 'valibot';
import { LOG_FORMAT, LOG_VERSION } from './log-format.ts';

const state = { value: v.unknown(), context: v.unknown(), status: v.string() };
const list = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly());

/** State of an actor: state value and context of its chart, both null if it is no chart, and its status. */
export const logStateSchema = v.object(state);

/** An actor with its state before the first step of the log, and its last one. */
export const logActorSchema = v.object({
  at: v.number(),
  actor: v.number(),
  parent: v.nullable(v.number()),
  name: v.string(),
  /** Id of the chart; null for an actor without one. */
  machine: v.nullable(v.string()),
  base: logStateSchema,
  now: logStateSchema,
});

const refusalSchema = v.object({
  state: v.string(),
  guard: v.string(),
  params: v.optional(v.unknown(), null),
  source: v.string(),
  context: v.record(v.string(), v.unknown()),
});

/** An event of an actor, the state after it, the ids of the taken transitions, and the guards that refused. */
export const logStepSchema = v.object({
  ...state,
  kind: v.literal('step'),
  seq: v.number(),
  at: v.number(),
  actor: v.number(),
  source: v.nullable(v.number()),
  // Older log files have no sender names.
  sender: v.optional(v.nullable(v.string()), null),
  event: v.looseObject({ type: v.string() }),
  taken: list(v.string()),
  refusals: list(refusalSchema),
  cut: v.boolean(),
});

/** A call of the API; `status` is null if no answer came. */
export const logCallSchema = v.object({
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

/** A page load of the tab, with the path of the page. */
export const logLoadSchema = v.object({
  kind: v.literal('load'),
  seq: v.number(),
  at: v.number(),
  path: v.string(),
});

/** Log as plain data. */
export const logSchema = v.object({
  dropped: v.number(),
  actors: list(logActorSchema),
  steps: list(logStepSchema),
  // Older log files have neither.
  calls: v.optional(list(logCallSchema), []),
  loads: v.optional(list(logLoadSchema), []),
});
type ParsedStep = v.InferOutput<typeof logStepSchema>;
/** Of the fields of an event only the type is known. */
export type LogStep = Omit<ParsedStep, 'event'> & { event: { type: string } };
export type FlowLog = Omit<v.InferOutput<typeof logSchema>, 'steps'> & { steps: readonly LogStep[] };

/** Faults that were injected when the log was saved. */
const logFaultsSchema = v.object({
  offline: v.boolean(),
  faults: list(
    v.object({ call: v.string(), kind: v.string(), times: v.nullable(v.number()), delayMs: v.number() }),
  ),
});

/** Circumstances of a log: what was saved when, where and for whom. */
export const logAboutSchema = v.object({
  /** A file of the inspector holds masked contexts; one of a customer holds only names, kinds and lengths. */
  origin: v.picklist(['inspector', 'customer']),
  /** Time of saving in ms since 1970. */
  savedAt: v.number(),
  /** Version of the client. */
  build: v.string(),
  /** Role of the member; `guest` without one, null if unknown. */
  role: v.nullable(v.string()),
  /** Path of the shop page; null if unknown. */
  page: v.nullable(v.string()),
  viewport: v.nullable(v.object({ width: v.number(), height: v.number() })),
  /** Offset of the server's clock in days; null if it cannot be moved. */
  clockDays: v.nullable(v.number()),
  faults: v.nullable(logFaultsSchema),
});
export type LogAbout = v.InferOutput<typeof logAboutSchema>;

/** Drawing of the chart of an actor as an SVG file. */
export const logPictureSchema = v.object({ actor: v.number(), chart: v.string(), svg: v.string() });
export type LogPicture = v.InferOutput<typeof logPictureSchema>;

/** Content of a log file of any version; files of version 1 hold the log only. */
export const logFileSchema = v.object({
  format: v.literal(LOG_FORMAT),
  version: v.picklist([1, LOG_VERSION]),
  about: v.optional(v.nullable(logAboutSchema), null),
  pictures: v.optional(list(logPictureSchema), []),
  ...logSchema.entries,
});
export type LogFile = { log: FlowLog; about: LogAbout | null; pictures: readonly LogPicture[] };

/** Parses the content of a log file; null if it is none. */
export function parseLogFile(content: unknown): LogFile | null {
  const outcome = v.safeParse(logFileSchema, content);
  if (!outcome.success) return null;
  const { actors, steps, calls, loads, dropped, about, pictures } = outcome.output;
  return { log: { actors, steps, calls, loads, dropped }, about, pictures };
}

/** Parses the text of a log file; null if it is none. */
export function readLogFile(text: string): LogFile | null {
  try {
    return parseLogFile(JSON.parse(text));
  } catch {
    return null;
  }
}
