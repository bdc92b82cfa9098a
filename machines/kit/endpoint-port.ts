import type { NonReducibleUnknown, PromiseActorLogic } from 'xstate';
import type { Asked, CallInput, Endpoint, ResponseOf } from '#domain/kit/endpoint.ts';
import type { Page, PageQuery } from '#domain/kit/page.ts';
import { port } from './port.ts';

/** Input of a call, with an idempotency key if the chart creates its own keys. */
type Asking<E extends Endpoint> = CallInput<E> & { key?: string };

/** The endpoint of a port, how its input becomes a call, and how the answer becomes its output. */
export type PortEndpoint = {
  readonly endpoint: Asked<Endpoint>;
  readonly toCall: (input: unknown) => Asking<Endpoint>;
  readonly toOutput: ((answer: unknown, input: unknown) => unknown) | undefined;
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
  toCall: PortEndpoint['toCall'],
  toOutput?: PortEndpoint['toOutput'],
): object {
  const question: PortEndpoint = { endpoint, toCall, toOutput };
  return { ...port(typeof endpoint === 'function' ? 'asks' : endpoint.path), question };
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
export function pagePort(
  endpoint: PortEndpoint['endpoint'],
  toQuery: PortEndpoint['toCall'],
  toParams?: PortEndpoint['toCall'],
): object {
  const toCall: PortEndpoint['toCall'] = (input) => ({
    query: toQuery(input),
    ...(toParams && { params: toParams(input) }),
  });
  // The parameter types guarantee that the answer is a page and that the input has a page number.
  const toOutput = pageOf as NonNullable<PortEndpoint['toOutput']>;
  return endpointPort(endpoint, toCall, toOutput);
}

/** Endpoint and mappers of a port; null for a port without an endpoint or one that was already provided. */
export const portEndpointOf = (logic: object): PortEndpoint | null =>
  // Only `endpointPort` sets the property `question`.
  'question' in logic ? (logic.question as PortEndpoint) : null;
