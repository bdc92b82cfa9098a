import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';
import type { Asked, CallInput, Endpoint, ResponseOf } from '#domain/kit/endpoint.ts';
import type { Page, PageQuery } from '#domain/kit/page.ts';
import { port } from './port.ts';

/** Input of a call, with an idempotency key if the chart creates its own keys. */
type Asking<E extends Endpoint> = CallInput<E> & { key?: string };

/** Call of one input: its endpoint, what is sent, and how the answer becomes the output of the port. */
export type PortEndpoint<Output = unknown> = {
  readonly endpoint: Asked<Endpoint>;
  readonly call: Asking<Endpoint>;
  readonly toOutput: ((answer: unknown) => Output) | undefined;
};

/** Endpoints that a port may call, and the call of an input. */
export type Questions = {
  readonly endpoints: readonly Asked<Endpoint>[];
  readonly of: (input: unknown) => PortEndpoint;
};

/** Empty if the given type fits; otherwise a parameter of type `never`, so that a mismatch does not compile. */
type Fits<Given, Wanted> = Given extends Wanted ? [] : [mismatch: never];

/** Output type that the chart declares; the type of the answer if it declares none. */
type Taken<Wanted, Made> = unknown extends Wanted ? Made : Wanted;

/** Page type of the charts for a list response; fields beside its rows are kept. */
type PageOf<Answer> = Answer extends { content: readonly (infer Row)[] }
  ? Omit<Answer, 'content' | 'page'> & Pick<Page<Row>, 'items' | 'page'>
  : never;
type QueryIn<E extends Endpoint> = CallInput<E> extends { query?: infer Query } ? Query : never;
type Beside<E extends Endpoint, Input> =
  CallInput<E> extends { params: infer Params } ? [toParams: (input: Input) => Params] : [];

/**
 * Creates a port that names its endpoint. It rejects until `wire` provides it. `toCall` makes the call input from the
 * port's input, with an idempotency key if the chart has its own; `toOutput` maps the answer, which is returned
 * unchanged without it.
 */
export function endpointPort<E extends Endpoint, Output, Made extends Output, Input = NonReducibleUnknown>(
  endpoint: Asked<E>,
  toCall: (input: Input) => Asking<E>,
  toOutput: (answer: ResponseOf<E>, input: Input) => Made,
): PromiseActorLogic<Taken<Output, Made>, Input>;
export function endpointPort<E extends Endpoint, Input = NonReducibleUnknown, Output = ResponseOf<E>>(
  endpoint: Asked<E>,
  toCall: (input: Input) => Asking<E>,
  ...fits: Fits<ResponseOf<E>, Output>
): PromiseActorLogic<Output, Input>;
/** Implementation of both overloads: keeps the endpoint beside the logic, for `wire`. */
export function endpointPort(
  endpoint: PortEndpoint['endpoint'],
  toCall: ToCall,
  toOutput?: ToOutput,
): object {
  return asking([endpoint], (input) => ({
    endpoint,
    call: toCall(input),
    toOutput: toOutput && ((answer) => toOutput(answer, input)),
  }));
}

type ToCall = (input: unknown) => Asking<Endpoint>;
type ToOutput = (answer: unknown, input: unknown) => unknown;

/** Port that rejects until it is provided, with its questions. */
function asking(endpoints: Questions['endpoints'], of: Questions['of']): object {
  const questions: Questions = { endpoints, of };
  const names = endpoints.map((one) => (typeof one === 'function' ? 'asks' : one.path));
  return { ...port(names.join(', ')), questions };
}

/**
 * Creates a port that asks one of several endpoints: `toQuestion` says by the input which, and with what (see `to`).
 * A question of an endpoint that is not listed fails, so that the list is all that the port can call.
 */
export const asksOneOf = <Output, Made extends Output, Input = NonReducibleUnknown>(
  endpoints: Questions['endpoints'],
  toQuestion: (input: Input) => PortEndpoint<Made>,
) =>
  // The input and the output of the logic are those of its questions.
  asking(endpoints, toQuestion as Questions['of']) as PromiseActorLogic<Taken<Output, Made>, Input>;

/** Question of one endpoint for `asksOneOf`; `toOutput` maps the answer, which is returned unchanged without it. */
export function to<E extends Endpoint, Made>(
  endpoint: Asked<E>,
  call: Asking<E>,
  toOutput: (answer: ResponseOf<E>) => Made,
): PortEndpoint<Made>;
export function to<E extends Endpoint>(endpoint: Asked<E>, call: Asking<E>): PortEndpoint<ResponseOf<E>>;
export function to(
  endpoint: PortEndpoint['endpoint'],
  call: PortEndpoint['call'],
  toOutput?: PortEndpoint['toOutput'],
): PortEndpoint {
  return { endpoint, call, toOutput };
}

/** Form with one file, for endpoints that take an upload; empty without a file. */
export function formWith(name: string, file: Blob | null): FormData {
  const form = new FormData();
  if (file) form.append(name, file);
  return form;
}

/** Mapper for an answer that the chart does not use. */
export const nothing = (): void => {};

/** Page of the charts for a list response. */
export const pageOf = <Row, Rest extends object>(
  { content, ...rest }: { content: readonly Row[] } & Rest,
  { page }: Pick<PageQuery, 'page'>,
) => ({ ...rest, items: [...content], page });

/** Creates a port that loads one page of a list; `toParams` fills the path parameters of the endpoint. */
export function pagePort<E extends Endpoint, Input extends PageQuery, Output = PageOf<ResponseOf<E>>>(
  endpoint: Asked<E>,
  toQuery: (input: Input) => QueryIn<E>,
  ...rest: [...Beside<E, Input>, ...Fits<PageOf<ResponseOf<E>>, Output>]
): PromiseActorLogic<Output, Input>;
/** Implementation of both overloads: a list endpoint whose answer becomes a page. */
export function pagePort(endpoint: PortEndpoint['endpoint'], toQuery: ToCall, toParams?: ToCall): object {
  const toCall: ToCall = (input) => ({
    query: toQuery(input),
    ...(toParams && { params: toParams(input) }),
  });
  // The parameter types guarantee that the answer is a page and that the input has a page number.
  const toOutput = pageOf as ToOutput;
  return endpointPort(endpoint, toCall, toOutput);
}

/**
 * Port that a chart answers by itself with a pure function, such as a form whose valid values are sent by another
 * flow; nothing has to be provided.
 */
export const computes = <Output, Input>(
  toOutput: (input: Input) => Output,
): PromiseActorLogic<Output, Input> => ({
  ...fromPromise<Output, Input>(async ({ input }) => toOutput(input)),
  ...COMPUTED,
});

const COMPUTED = { isComputed: true };

/** True for a port that its chart answers by itself. */
export const isComputed = (logic: object): boolean => 'isComputed' in logic;

/** Questions of a port; null for a port without an endpoint or one that was already provided. */
export const questionsOf = (logic: object): Questions | null =>
  // Only `asking` sets the property `questions`.
  'questions' in logic ? (logic.questions as Questions) : null;
