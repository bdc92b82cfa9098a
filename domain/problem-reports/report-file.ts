import * as v from 'valibot';
import { LOG_FORMAT, LOG_VERSION } from '../kit/flow-log/log-format.ts';
import { PROBLEM_REPORT_STEPS } from '../policies/problem-reports.ts';
import {
  eventTypeSchema,
  kindSchema,
  nameSchema,
  pageSchema,
  requestIdSchema,
  routeSchema,
  stateValueSchema,
} from './report-names.ts';

/** Most calls, actors and page loads of a report. */
export const REPORT_LIMITS = { calls: 200, actors: 100, loads: 50 } as const;

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
/** Milliseconds since 1970, in this century. */
const time = whole(946_684_800_000, 4_102_444_800_000);
const sequence = whole(0, 10_000_000);

/** State of a chart; of its context the names of the fields, and of each the kind. */
const state = {
  value: stateValueSchema,
  context: v.record(nameSchema, kindSchema),
  status: v.picklist(['active', 'done', 'error', 'stopped']),
};
const actor = v.strictObject({
  at: time,
  actor: sequence,
  parent: v.null(),
  name: nameSchema,
  machine: nameSchema,
  base: v.strictObject(state),
  now: v.strictObject(state),
});
const step = v.strictObject({
  ...state,
  kind: v.literal('step'),
  seq: sequence,
  at: time,
  actor: sequence,
  source: v.null(),
  sender: v.null(),
  event: v.strictObject({ type: eventTypeSchema }),
  taken: v.strictTuple([]),
  refusals: v.strictTuple([]),
  cut: v.literal(false),
});
const call = v.strictObject({
  kind: v.literal('call'),
  seq: sequence,
  at: time,
  ms: whole(0, 3_600_000),
  method: v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: routeSchema,
  status: v.nullable(whole(100, 599)),
  key: v.null(),
  requestId: v.nullable(requestIdSchema),
  replayed: v.boolean(),
  fault: v.null(),
});
const load = v.strictObject({ kind: v.literal('load'), seq: sequence, at: time, path: pageSchema });
const size = whole(0, 100_000);

/**
 * File of a problem report: a log file of the inspector (domain/kit/flow-log) that holds names of the code, times,
 * statuses, and kinds of values. Anything else is refused, so that nothing typed and no address of a person is sent.
 */
export const reportFileSchema = v.strictObject({
  format: v.literal(LOG_FORMAT),
  version: v.literal(LOG_VERSION),
  about: v.strictObject({
    origin: v.literal('customer'),
    savedAt: time,
    build: v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/)),
    role: v.picklist(['user', 'seller', 'admin']),
    page: pageSchema,
    viewport: v.strictObject({ width: size, height: size }),
    clockDays: v.null(),
    faults: v.null(),
  }),
  pictures: v.strictTuple([]),
  dropped: sequence,
  actors: v.pipe(v.array(actor), v.maxLength(REPORT_LIMITS.actors)),
  steps: v.pipe(v.array(step), v.maxLength(PROBLEM_REPORT_STEPS)),
  calls: v.pipe(v.array(call), v.maxLength(REPORT_LIMITS.calls)),
  loads: v.pipe(v.array(load), v.maxLength(REPORT_LIMITS.loads)),
});
export type ReportFile = v.InferOutput<typeof reportFileSchema>;

/** Returns the address patterns of the calls of a file. */
export const routesOfReport = ({ calls }: ReportFile): string[] => calls.map(({ path }) => path);

/** Returns what a list says about a file; a call without an answer or with a status of 400 or above is a failure. */
export const factsOfReport = ({ about, steps, calls }: ReportFile) => ({
  page: about.page,
  steps: steps.length,
  calls: calls.length,
  failures: calls.filter(({ status }) => status === null || status >= 400).length,
});
