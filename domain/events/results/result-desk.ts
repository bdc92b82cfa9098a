import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { type FieldProblem, sentenceOf } from '../../kit/errors.ts';
import { formatNumber } from '../../kit/format.ts';
import { idParams, idSchema } from '../../kit/forms/fields.ts';
import { textField } from '../../kit/forms/form-fields.ts';
import { problemsOf } from '../../kit/forms/problems.ts';
import { searchField } from '../../kit/forms/search-field.ts';
import { MAX_LISTED, pagedOf, pageQuery } from '../../kit/page.ts';
import { EVENT_TYPES, RESULT_STATES } from '../event-states.ts';
import { calculateResult } from './result.ts';

const forAdmins = { access: 'admin', wrapping: 'envelope' } as const;
const RESULTS = '/api/v2/events/{id}/results';

const frozen = v.object({
  eventId: v.number(),
  frozenAt: v.string(),
  entrants: v.number(),
  entrantsHash: v.string(),
});
export type Frozen = v.InferOutput<typeof frozen>;

/** Idempotent: freezing again changes nothing. */
export const freezeEvent = endpoint({
  ...forAdmins,
  method: 'POST',
  path: `${RESULTS}/freeze`,
  params: idParams,
  summary: 'Freezes the entries of an ended event and publishes the hash of their list.',
  response: frozen,
});

/**
 * The title of the event is typed as confirmation, as an announcement is final. `flaggedVotes` is
 * the number of suspicious votes that the administrator keeps; a number other than the result's
 * refuses the announcement.
 */
export const announceForm = v.object({
  title: textField('이벤트 제목', 1, 100),
  flaggedVotes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
});

/** Message for a result that cannot be announced while suspicious votes are undecided. */
export const flaggedSentence = (votes: number): string =>
  votes > 0
    ? `이상한 점이 보이는 ${formatNumber(votes)}표를 어떻게 할지 정하지 않았어요. 무효로 하거나, 그대로 집계한다고 확인해 주세요.`
    : sentenceOf('VOTES_FLAGGED');

/** Returns the problems of the typed confirmation, which must equal the title of the event. */
export function titleProblems(typed: string, title: string): FieldProblem[] {
  const problems = problemsOf(announceForm, { title: typed });
  if (problems.length > 0 || typed.trim() === title.trim()) return problems;
  return [{ field: 'title', message: sentenceOf('EVENT_TITLE_DIFFERS') }];
}

/**
 * Endpoint of admins: publishes the result of an event; it cannot be computed again; requires
 * step-up.
 */
export const announceResult = endpoint({
  ...forAdmins,
  method: 'POST',
  path: `${RESULTS}/announce`,
  params: idParams,
  keyed: true,
  fresh: true,
  summary: 'Announces the result of an event; it cannot be calculated again afterwards.',
  body: announceForm,
  response: calculateResult.response,
});

/** Form with the public reason for revoking a prize. */
export const revokeForm = v.object({ reason: textField('이유', 2, 200) });

/**
 * Endpoint of admins: revokes the prize of a winner with a public reason; the runner-up is
 * promoted; requires step-up.
 */
export const revokeWinner = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/v2/events/{id}/winners/{winnerId}/revoke',
  params: v.object({ id: idSchema, winnerId: idSchema }),
  keyed: true,
  fresh: true,
  summary: 'Revokes a prize with a public reason and promotes the runner-up.',
  body: revokeForm,
  response: calculateResult.response,
});

const row = v.object({
  eventId: v.number(),
  title: v.string(),
  type: v.picklist(EVENT_TYPES),
  eventEndDate: v.string(),
  announcementDate: v.nullable(v.string()),
  state: v.picklist(RESULT_STATES),
  isCancelled: v.boolean(),
  entries: v.number(),
  counted: v.number(),
  waiting: v.number(),
  void: v.number(),
  waitingPayouts: v.number(),
  failedPayouts: v.number(),
});
export type ResultRow = v.InferOutput<typeof row>;

const filter = {
  q: searchField,
  state: v.optional(v.picklist(RESULT_STATES)),
  sort: v.optional(v.picklist(['ended', 'oldest', 'entries']), 'ended'),
};
/** Filter of the list of ended events. */
export const resultFilter = v.object(filter);
export type ResultFilter = v.InferOutput<typeof resultFilter>;

/** Endpoint of admins: lists ended events with the state of their results. */
export const listResults = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/admin/events/results',
  summary: 'Lists ended events with the state of their results.',
  query: v.object({ ...filter, ...pageQuery() }),
  response: v.object({
    ...pagedOf(row).entries,
    /** Number of results in each state. */
    counts: v.record(v.picklist(RESULT_STATES), v.number()),
  }),
});
export type ResultList = v.InferOutput<typeof listResults.response>;

/** Endpoint of admins: exports the list of ended events with their outcomes as CSV. */
export const exportResults = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/events/results/export',
  rateLimit: 10,
  summary: `Exports the same list as a CSV file, at most ${formatNumber(MAX_LISTED)} rows.`,
  body: resultFilter,
  response: v.object({ fileName: v.string(), csv: v.string(), rows: v.number() }),
});
