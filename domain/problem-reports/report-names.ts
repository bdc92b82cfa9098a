import * as v from 'valibot';

/**
 * Schema of a word of the code that a report may hold, such as a state or a chart. Texts of people do not fit: no
 * spaces, no Hangul, no `@`, and digits at its end only.
 */
const word = (length: number) => v.pipe(v.string(), v.maxLength(length), v.regex(/^[A-Za-z]+\d{0,2}$/));
/** Name of a state, a chart or a field. */
export const nameSchema = word(48);

const EVENT = /^(xstate\.after\.(\d{1,8}|[A-Z_]{1,24})\.[A-Za-z][A-Za-z.]*|[A-Za-z]+(\.[A-Za-z]+\d{0,2})*)$/;
/** Type of an event, such as `page.changed` or `xstate.done.actor.loadPage`. */
export const eventTypeSchema = v.pipe(v.string(), v.maxLength(120), v.regex(EVENT));

/** Name that takes the place of one that does not fit. */
export const OTHER_NAME = 'other';

const PAGE = /^(\/|(\/([a-z][a-z-]*|\{id\}))+)$/;
/** Address pattern of a page, such as `/products/{id}`. */
export const pageSchema = v.pipe(v.string(), v.maxLength(100), v.regex(PAGE));

const ROUTE = /^\/api(\/([a-z0-9][a-z0-9-]*(\.[a-z]+)?|\{[A-Za-z]+\}))+$/;
/** Address pattern of a call, such as `/api/products/{id}`; the server takes registered ones only. */
export const routeSchema = v.pipe(v.string(), v.maxLength(160), v.regex(ROUTE));

/** Request id of an answer, by which the logs of the server are searched. */
export const requestIdSchema = v.pipe(v.string(), v.uuid());

const KIND = /^(text|list|object)\(\d{1,6}\)$|^(number|yes\/no|null|other)$/;
/** Kind of a value with its length, such as `text(12)`; never the value. */
export const kindSchema = v.pipe(v.string(), v.regex(KIND));

/** State of a chart as XState writes it: the name of a state, or names of nested and parallel states. */
export type StateValue = string | { [name: string]: StateValue };
export const stateValueSchema: v.GenericSchema<StateValue> = v.union([
  nameSchema,
  v.record(
    nameSchema,
    v.lazy(() => stateValueSchema),
  ),
]);
