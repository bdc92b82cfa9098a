import { expect, type Page, type Request, type Route } from '@playwright/test';
import type { Endpoint } from '#domain/kit/endpoint.ts';
import type { PortDriver } from '#proof/kit/driver.ts';
import { isFor } from './request-match.ts';

/** The end of a call; `sample` is the answer or failure of the path, `edit` changes the sent body last. */
export type Outcome = { kind: 'done' | 'error'; sample: unknown; edit?: (body: unknown) => unknown };

const CALLS = '**/api/**';

const asCall = (request: Request) => ({ method: request.method(), url: request.url() });
const asks = ({ asks: endpoints, only = () => true }: PortDriver, request: Request): boolean =>
  endpoints.some((endpoint) => isFor(endpoint, asCall(request))) && only(new URL(request.url()).searchParams);

/** Holds every request of the ports of a flow until the path decides its result. */
export class HeldPorts {
  readonly #ports: Readonly<Record<string, PortDriver>>;
  readonly #held: Route[] = [];
  readonly #asked: Request[] = [];
  /** Endpoints that may be called once without being held. */
  #free: Endpoint[] = [];

  constructor(ports: Readonly<Record<string, PortDriver>>) {
    this.#ports = ports;
  }

  /** Starts to hold the requests of the flow. */
  async arm(page: Page): Promise<void> {
    page.on('requestfailed', this.#forget);
    await page.route(CALLS, this.#hold);
  }

  /** Lets later requests pass, and aborts those that are held. */
  async disarm(page: Page): Promise<void> {
    page.off('requestfailed', this.#forget);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // A request that the page aborts at this moment has already ended.
    await Promise.allSettled(this.#held.splice(0).map((route) => route.abort()));
  }

  /** Takes the call of a port that waits; what it answers ends it: a failure is made here, a success is the server's. */
  async take(id: string): Promise<(outcome: Outcome) => Promise<void>> {
    const port = this.#port(id);
    const mine = () => this.#held.filter((route) => asks(port, route.request()));
    const wanted = port.requests ?? port.asks.length;
    if (mine().length !== wanted)
      await expect.poll(() => mine().length, { message: `requests of ${id}`, intervals: [20] }).toBe(wanted);
    const routes = mine();
    for (const route of routes) this.#forget(route.request());
    return async (outcome) => {
      if (outcome.kind === 'done') this.#free = [...(port.follows ?? [])];
      await Promise.all(routes.map((route) => end(route, port, outcome)));
    };
  }

  /** Number of requests of a port so far, including aborted ones. */
  askedBy(id: string): number {
    return this.#asked.filter((request) => asks(this.#port(id), request)).length;
  }

  /**
   * Number of requests expected for these calls; ports with the same endpoint are distinguished by `only` or not at
   * all.
   */
  expectedOf(id: string, calls: readonly { id: string }[]): number {
    const { asks: own, only } = this.#port(id);
    const same = (other: PortDriver) => other.only === only && other.asks.some((one) => own.includes(one));
    const sharing = Object.entries(this.#ports).filter(([, other]) => same(other));
    return sharing.reduce(
      (sum, [name, port]) =>
        sum + calls.filter((call) => call.id === name).length * (port.requests ?? port.asks.length),
      0,
    );
  }

  #port(id: string): PortDriver {
    const port = this.#ports[id];
    if (!port) throw new Error(`the driver says nothing of the port ${id}`);
    return port;
  }

  #mayPass(request: Request): boolean {
    const next = this.#free.find((endpoint) => isFor(endpoint, asCall(request)));
    this.#free = this.#free.filter((endpoint) => endpoint !== next);
    return next !== undefined;
  }

  readonly #hold = (route: Route): Promise<void> | undefined => {
    const ports = Object.values(this.#ports);
    if (!ports.some((port) => asks(port, route.request()))) return route.fallback();
    if (this.#mayPass(route.request())) return route.continue();
    this.#asked.push(route.request());
    this.#held.push(route);
    return undefined;
  };

  readonly #forget = (request: Request): void => {
    const place = this.#held.findIndex((route) => route.request() === request);
    if (place >= 0) this.#held.splice(place, 1);
  };
}

async function end(route: Route, port: PortDriver, outcome: Outcome): Promise<void> {
  const { kind, sample, edit } = outcome;
  const same = (body: unknown) => body;
  const before = kind === 'error' ? port.beforeFailure?.(sample) : undefined;
  if (before !== undefined) return route.fulfill({ json: (edit ?? same)(before) });
  const refusal = kind === 'done' ? port.refusal?.(sample) : null;
  if (kind === 'error' || refusal) {
    const code = sample instanceof Error && 'code' in sample ? sample.code : refusal?.code;
    const body = { success: false, message: '점검하고 있어요.', data: null, code };
    return route.fulfill({ status: port.failsWith ?? (code ? 409 : 500), json: (edit ?? same)(body) });
  }
  // The bytes of an upload are not to be had here: such a request can only go on as it is.
  const isUpload = route.request().headers()['content-type']?.startsWith('multipart/') ?? false;
  if (!port.answer && (!edit || isUpload)) return route.continue();
  const ask = async (page?: number): Promise<unknown> => {
    const url = new URL(route.request().url());
    if (page !== undefined) url.searchParams.set('page', String(page));
    return (await route.fetch({ url: url.href })).json();
  };
  const asked = port.asks.find((endpoint) => isFor(endpoint, asCall(route.request())));
  const body = await (port.answer && asked ? port.answer(ask, sample, asked) : ask());
  return route.fulfill({ json: (edit ?? same)(body) });
}
