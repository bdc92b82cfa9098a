import { expect, type Page } from '@playwright/test';
import type { RegistryEntry, SampleEvent } from '#machines/kit/entry.ts';
import { type Call, createCall } from '#src/http/call.ts';
import { createHttp } from '#src/http/http.ts';
import { LiveFlow } from '../../tests/flows/live-flow.ts';
import { eventName } from '../../tests/flows/parts.ts';
import { FlowRecorder } from '../../tests/flows/recorder.ts';
import { logIn, type Session, startWith } from '../support/fixtures.ts';
import type { Driver } from './driver.ts';
import { HeldPorts } from './held-ports.ts';
import type { PlannedPath } from './plan.ts';
import { statePath } from './state-path.ts';

const SETTLING = /^xstate\.(done|error)\.actor\.(.+)$/;

/** Members by e-mail; a login is slow on purpose, and no path of a flow with a driver revokes it. */
const sessions = new Map<string, Session>();

async function sessionOf(page: Page, member: string): Promise<Session> {
  const email = `${member}@sinbaljang.test`;
  const session = sessions.get(email) ?? (await logIn(page, email, 'user'));
  sessions.set(email, session);
  return session;
}

/** The shop's own client as a member, to prepare what a path needs. */
const callAs = (token: string | null, url: string): Call =>
  createCall(createHttp({ baseUrl: new URL(url).origin, token: () => token, onUnauthorized: () => {} }));

/** The chart and the real shop side by side: each step is done to both, and both must agree. */
export class Player {
  readonly #page: Page;
  readonly #driver: Driver;
  readonly #ports: HeldPorts;
  readonly #flow: LiveFlow;
  readonly recorder = new FlowRecorder();
  #hasLeft = false;

  constructor(page: Page, driver: Driver, entry: RegistryEntry) {
    this.#page = page;
    this.#driver = driver;
    this.#ports = new HeldPorts(driver.ports);
    this.#flow = new LiveFlow(entry, this.recorder.inspect);
  }

  /** Plays a path; with `impatient` each press that the chart would ignore a second time is a double click. */
  async play({ steps }: PlannedPath, impatient = false): Promise<void> {
    await this.#open();
    await this.#agree('at the start');
    for (const step of steps) {
      await this.#step(step, impatient);
      await this.#agree(`after ${eventName(step.type)}`);
    }
    // What a page asks after the flow has left it is not the flow's.
    if (!this.#isAbsent) await this.#expectRequests();
    this.#flow.stop();
  }

  /** Starts on a quiet page, so that only the flow itself is held, and goes on inside the app. */
  async #open(): Promise<void> {
    const { member, path, reach } = this.#driver;
    const session = member ? await sessionOf(this.#page, member) : null;
    if (session) await startWith(this.#page, session);
    await this.#page.goto('/terms');
    const address =
      typeof path === 'string' ? path : await path(callAs(session?.token ?? null, this.#page.url()));
    const ready = member
      ? this.#page.getByRole('button', { name: /계정 메뉴/ })
      : this.#page.getByRole('banner');
    await expect(ready).toBeVisible();
    // The session reads the liked feeds once; that call is none of the flow's.
    if (member) await this.#page.waitForFunction(() => localStorage.getItem('likedPosts') !== null);
    await this.#ports.arm(this.#page);
    await this.#page.evaluate((to) => history.pushState(null, '', to), address);
    await reach?.(this.#page);
  }

  async #step(step: SampleEvent, impatient: boolean): Promise<void> {
    const [, kind, id] = SETTLING.exec(step.type) ?? [];
    if (id) {
      await this.#expectRequests();
      const isDone = kind === 'done';
      const sample = isDone ? step.output : step.error;
      await this.#ports.settle(id, { kind: isDone ? 'done' : 'error', sample });
      return this.#flow.play(step);
    }
    const act = this.#driver.events[step.type];
    if (!act) throw new Error(`no act for ${step.type}`);
    await act.before?.(this.#page, step);
    await this.#flow.play(step);
    const target = act.press?.(this.#page, step);
    const twice = impatient && !this.#flow.snapshot.can(step);
    await (twice ? target?.dblclick() : target?.click());
    this.#hasLeft = this.#driver.leaves?.includes(step.type) ?? false;
    return undefined;
  }

  get #state(): string {
    return statePath(this.#flow.snapshot.value);
  }

  get #isAbsent(): boolean {
    return this.#hasLeft || (this.#driver.absent?.test(this.#state) ?? false);
  }

  /** The page has asked as often as the chart has called: a double click sends nothing twice. */
  async #expectRequests(): Promise<void> {
    for (const id of Object.keys(this.#driver.ports)) {
      const options = { message: `requests of ${id}`, intervals: [20] };
      const expected = this.#ports.expectedOf(id, this.#flow.calls);
      await expect.poll(() => this.#ports.askedBy(id), options).toBe(expected);
    }
  }

  /** The page says that it is where the chart is. */
  async #agree(when: string): Promise<void> {
    const shown = this.#page.locator(`[data-flow="${this.#driver.flow}"]`).first();
    if (this.#isAbsent) await expect(shown, when).toHaveCount(0);
    else await expect(shown, when).toHaveAttribute('data-state', this.#state);
  }
}
