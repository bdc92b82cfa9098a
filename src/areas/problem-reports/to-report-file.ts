import * as v from 'valibot';
import { LOG_FORMAT, LOG_VERSION } from '#domain/kit/flow-log/log-format.ts';
import { REPORT_LIMITS, type ReportFile } from '#domain/problem-reports/report-file.ts';
import { isReportTooLarge } from '#domain/problem-reports/report-limits.ts';
import {
  eventTypeSchema,
  kindSchema,
  nameSchema,
  OTHER_NAME,
  requestIdSchema,
  type StateValue,
} from '#domain/problem-reports/report-names.ts';
import type { RecordedActor, RecordedCall, RecordedState, Recording } from './recorder.ts';

type Facts = {
  /** Address patterns of the API, such as `/api/products/{id}`. */
  routes: readonly string[];
  about: Pick<ReportFile['about'], 'savedAt' | 'build' | 'role' | 'viewport'> & { path: string };
};

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const STATUSES = ['active', 'done', 'error', 'stopped'] as const;

const nameOf = (text: string): string => (v.is(nameSchema, text) ? text : OTHER_NAME);

function stateValueOf(value: unknown): StateValue {
  if (typeof value !== 'object' || value === null) return nameOf(String(value));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [nameOf(name), stateValueOf(inner)]),
  );
}

const stateOf = ({ value, context, status }: RecordedState) => ({
  value: stateValueOf(value),
  context: Object.fromEntries(
    Object.entries(context).filter(([name, kind]) => v.is(nameSchema, name) && v.is(kindSchema, kind)),
  ),
  status: STATUSES.find((one) => one === status) ?? 'active',
});

/** Reduces the address of a page to its pattern: every part that is no word of small letters becomes `{id}`. */
export const pagePattern = (path: string): string =>
  path
    .split('/')
    .slice(0, 6)
    .map((part) => (/^([a-z][a-z-]{0,24})?$/.test(part) ? part : '{id}'))
    .join('/')
    .replace(/(.)\/+$/, '$1')
    .replace(/\/{2,}/g, '/');

/** Returns the pattern of an address of the API, with as few placeholders as possible; null if there is none. */
export function routePattern(path: string, routes: readonly string[]): string | null {
  const parts = path.split('/');
  const matching = routes
    .map((route) => ({ route, of: route.split('/') }))
    .filter(
      ({ of }) =>
        of.length === parts.length &&
        of.every((part, place) => part.startsWith('{') || part === parts[place]),
    )
    .map(({ route, of }) => ({ route, open: of.filter((part) => part.startsWith('{')).length }));
  return matching.toSorted((one, other) => one.open - other.open)[0]?.route ?? null;
}

const toActor = ([id, { at, name, base, now }]: [number, RecordedActor]): ReportFile['actors'][number] => ({
  at,
  actor: id,
  parent: null,
  name: nameOf(name),
  machine: nameOf(name),
  base: stateOf(base),
  now: stateOf(now),
});

function toCalls(calls: readonly RecordedCall[], routes: readonly string[]): ReportFile['calls'] {
  return calls.flatMap(({ seq, at, ms, method: asked, path: address, status, requestId, replayed }) => {
    const path = routePattern(address, routes);
    const method = METHODS.find((one) => one === asked.toUpperCase());
    if (path === null || !method) return [];
    const id = v.is(requestIdSchema, requestId) ? requestId : null;
    return [
      {
        kind: 'call',
        seq,
        at,
        ms,
        method,
        path,
        status,
        key: null,
        requestId: id,
        replayed,
        fault: null,
      } as const,
    ];
  });
}

/**
 * Makes the file of a report: addresses become patterns, and names that are no words of the code become `other`. The
 * oldest steps and calls are left out until it is small enough.
 */
export function toReportFile(recording: Recording, { routes, about: { path, ...about } }: Facts): ReportFile {
  const calls = toCalls(recording.calls, routes);
  const steps = recording.steps.map(({ seq, at, actor, type, ...state }) => ({
    ...stateOf(state),
    kind: 'step' as const,
    seq,
    at,
    actor,
    source: null,
    sender: null,
    event: { type: v.is(eventTypeSchema, type) ? type : OTHER_NAME },
    taken: [] as [],
    refusals: [] as [],
    cut: false as const,
  }));
  const bases = new Map([...recording.actors].map((entry) => [entry[0], toActor(entry)]));
  const file = (): ReportFile => {
    const named = new Set(steps.map(({ actor }) => actor));
    const actors = [...bases.values()].filter(
      ({ actor, now }) => named.has(actor) || now.status === 'active',
    );
    return {
      format: LOG_FORMAT,
      version: LOG_VERSION,
      about: { origin: 'customer', ...about, page: pagePattern(path), clockDays: null, faults: null },
      pictures: [],
      dropped: recording.dropped + recording.steps.length - steps.length,
      actors: actors.slice(-REPORT_LIMITS.actors),
      steps,
      calls,
      loads: recording.loads.map((load) => ({
        kind: 'load' as const,
        ...load,
        path: pagePattern(load.path),
      })),
    };
  };
  const isTooLarge = () => isReportTooLarge(new Blob([JSON.stringify(file())]).size);
  while (isTooLarge() && (steps.length > 0 || calls.length > 0)) {
    for (const { actor, value, context, status } of steps.splice(0, 10)) {
      const of = bases.get(actor);
      if (of) of.base = { value, context, status };
    }
    if (steps.length === 0) calls.splice(0, 10);
  }
  return file();
}
