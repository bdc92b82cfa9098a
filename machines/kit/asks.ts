import type { NonReducibleUnknown, PromiseActorLogic } from 'xstate';
import type { Asked, CallInput, Endpoint, ResponseOf } from '#domain/kit/endpoint.ts';
import type { Page, PageQuery } from '#domain/kit/page.ts';
import { port } from './port.ts';

/** What an endpoint is called with, and the key of the attempt where the chart knows its attempts. */
type Asking<E extends Endpoint> = CallInput<E> & { key?: string };

/** What a port asks: an endpoint, with what of its input, and what the chart takes of the answer. */
export type Question = {
  readonly endpoint: Asked<Endpoint>;
  readonly toCall: (input: unknown) => Asking<Endpoint>;
  readonly toOutput: ((answer: unknown, input: unknown) => unknown) | undefined;
};

/** Nothing more is given where one type is the other; otherwise what nobody can give. */
type Fits<Given, Wanted> = Given extends Wanted ? [] : [mismatch: never];

/** What a chart wants, or what it is given where it wants nothing by itself. */
type Taken<Wanted, Made> = unknown extends Wanted ? Made : Wanted;

/** The page of the wire as charts have it; what a list says besides its rows stays. */
type PageOf<Answer> = Answer extends { content: readonly (infer Row)[] }
  ? Omit<Answer, 'content' | 'page'> & Pick<Page<Row>, 'items' | 'page'>
  : never;
type QueryIn<E extends Endpoint> = CallInput<E> extends { query?: infer Query } ? Query : never;
type Beside<E extends Endpoint, Input> =
  CallInput<E> extends { params: infer Params } ? [toParams: (input: Input) => Params] : [];

/**
 * A port that names its endpoint: data, like the rest of a chart, so it rejects until `wire` has provided it. `toCall`
 * makes the call of its input, with the `key` of an attempt where the chart gives one; `toOutput` makes of the answer
 * what the chart takes, which is the answer itself without it.
 */
export function asks<E extends Endpoint, Output, Made extends Output, Input = NonReducibleUnknown>(
  endpoint: Asked<E>,
  toCall: (input: Input) => Asking<E>,
  toOutput: (answer: ResponseOf<E>, input: Input) => Made,
): PromiseActorLogic<Taken<Output, Made>, Input>;
export function asks<E extends Endpoint, Input = NonReducibleUnknown, Output = ResponseOf<E>>(
  endpoint: Asked<E>,
  toCall: (input: Input) => Asking<E>,
  ...fits: Fits<ResponseOf<E>, Output>
): PromiseActorLogic<Output, Input>;
export function asks(
  endpoint: Question['endpoint'],
  toCall: Question['toCall'],
  toOutput?: Question['toOutput'],
): object {
  const question: Question = { endpoint, toCall, toOutput };
  return { ...port(typeof endpoint === 'function' ? 'asks' : endpoint.path), question };
}

/** What a chart takes of an answer that tells it nothing. */
export const nothing = (): void => {};

/** The page that was asked for, as charts have it. */
export const pageOf = <Row, Rest extends object>(
  { content, ...rest }: { content: readonly Row[] } & Rest,
  { page }: Pick<PageQuery, 'page'>,
) => ({ ...rest, items: [...content], page });

/** A port that asks for one page of a list; `toParams` fills the path of an endpoint that has names in it. */
export function asksPage<E extends Endpoint, Input extends PageQuery, Output = PageOf<ResponseOf<E>>>(
  endpoint: Asked<E>,
  toQuery: (input: Input) => QueryIn<E>,
  ...rest: [...Beside<E, Input>, ...Fits<PageOf<ResponseOf<E>>, Output>]
): PromiseActorLogic<Output, Input>;
export function asksPage(
  endpoint: Question['endpoint'],
  toQuery: Question['toCall'],
  toParams?: Question['toCall'],
): object {
  const toCall: Question['toCall'] = (input) => ({
    query: toQuery(input),
    ...(toParams && { params: toParams(input) }),
  });
  // Its types say that the answer is a page and that one was asked for.
  const toOutput = pageOf as NonNullable<Question['toOutput']>;
  return asks(endpoint, toCall, toOutput);
}

/** What a port asks; null for one that names no endpoint, or that was provided. */
export const questionOf = (logic: object): Question | null =>
  // Only `asks` puts a question there.
  'question' in logic ? (logic.question as Question) : null;
