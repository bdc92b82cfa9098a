import type { Locator, Page } from '@playwright/test';
import type { Endpoint } from '#domain/kit/endpoint.ts';
import type { SampleEvent } from '#proof/entry.ts';
import type { Call } from '#src/http/call.ts';

/** A page without flows of its own: what a path begins with is held from here on. */
export const QUIET_PAGE = '/terms';

/** Requests of a port of the machine. */
export type PortDriver = {
  /** Endpoints that a call may use. */
  asks: readonly Endpoint[];
  /** Selects the requests of the port where another part of the page uses the same endpoint. */
  only?: (query: URLSearchParams) => boolean;
  /** Number of requests of one call; by default one for each of `asks`. */
  requests?: number;
  /** Requests that a success sends afterwards, one by one; they are not held. */
  follows?: readonly Endpoint[];
  /** Status of a failure; 500 by default. */
  failsWith?: number;
  /** The server's failure that the port makes such a success of; `code` where it has one. */
  refusal?: (sample: unknown) => { code: string | null } | null;
  /** What the server has answered ahead of a failure that is the browser's; undefined where it is the server's. */
  beforeFailure?: (error: unknown) => unknown;
  /** The answer for the screen where the seed may differ from the sample; `ask` calls the server. */
  answer?: (ask: (page?: number) => Promise<unknown>, sample: unknown, asked: Endpoint) => Promise<unknown>;
};

/**
 * What a person does: presses something, perhaps after something else. A press may come as a double click. `flow` is the
 * id of the chart.
 */
export type Act = {
  before?: (page: Page, event: SampleEvent, flow: string) => Promise<void>;
  press?: (page: Page, event: SampleEvent, flow: string) => Locator;
};

/** How a browser plays a flow of the registry in the real shop. */
export type Driver = {
  /** Name in the e-mail of a seeded member; a visitor when absent. */
  member?: string;
  /** True where a path ends with a log-out: each has a session of its own. */
  endsSession?: boolean;
  /** Address of the screen, perhaps after preparing something as the member. */
  path: string | ((call: Call) => Promise<string>);
  /** True where the host must have a name: a browser keeps passkeys for no number. */
  needsName?: boolean;
  /** What leads from the address to the flow, such as opening a dialog. */
  reach?: (page: Page) => Promise<void>;
  ports: Readonly<Record<string, PortDriver>>;
  events: Readonly<Record<string, Act>>;
  /** What cannot happen on this screen, by event name (`✗ load` for a failing port), and why. */
  offscreen?: Readonly<Record<string, string>>;
  /** True where the screen does not offer an event that the chart would accept. */
  hidden?: (event: SampleEvent, at: { state: string; context: Readonly<Record<string, unknown>> }) => boolean;
  /** True of events that lead to another page while the chart stays where it is. */
  leaves?: (event: SampleEvent) => boolean;
  /** Events with which a tour ends, by event name, and why: another path does not begin as they leave the screen. */
  endsTour?: Readonly<Record<string, string>>;
  /** True where paths change the browser's clock or its line: they have a context of their own, and share its page. */
  changesContext?: boolean;
  /** Why the flow is not at its start when its screen is opened again: each path then loads a document of its own. */
  outlivesScreen?: string;
  /** States in which the flow is not on the page. */
  absent?: RegExp;
};

/** Whether each path of a flow loads a document of its own: nothing of the one before may be left in it. */
export const loadsDocument = ({ endsSession, outlivesScreen }: Driver): boolean =>
  endsSession === true || outlivesScreen !== undefined;

/** Presses the retry of the flow. */
export const retry: Act = {
  press: (page, _event, flow) =>
    page.locator(`[data-flow="${flow}"]`).getByRole('button', { name: '다시 시도' }).first(),
};

/** Returns to this tab from another one. */
export const comeBack: Act = {
  before: (page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
};

/** Presses a button of the question that is open. */
export const answerQuestion = (name: string): Act => ({
  press: (page) => page.getByRole('alertdialog').getByRole('button', { name, exact: true }),
});
