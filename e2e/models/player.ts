import { expect, type Page } from '@playwright/test';
import type { RegistryEntry, SampleEvent } from '#proof/entry.ts';
import type { Driver } from '#proof/kit/driver.ts';
import { LiveFlow } from '#proof/live-flow.ts';
import { eventName } from '#proof/parts.ts';
import { FlowRecorder } from '#proof/recorder.ts';
import { arrive } from './arrive.ts';
import { HeldPorts } from './held-ports.ts';
import type { PlannedPath } from './plan.ts';
import { shows } from './shows.ts';
import { statePath } from './state-path.ts';

const SETTLING = /^xstate\.(done|error)\.actor\.(.+)$/;

/** The chart and the real shop side by side: each step is done to both, and both must agree. */
export class Player {
  readonly #page: Page;
  readonly #driver: Driver;
  /** Id of the chart. */
  readonly #id: string;
  readonly ports: HeldPorts;
  readonly flow: LiveFlow;
  readonly recorder = new FlowRecorder();
  #hasLeft = false;
  #taken = 0;

  constructor(page: Page, driver: Driver, entry: RegistryEntry) {
    this.#page = page;
    this.#driver = driver;
    this.#id = entry.machine.id;
    this.ports = new HeldPorts(driver.ports);
    this.flow = new LiveFlow(entry, this.recorder.inspect);
  }

  /** Plays a path; with `impatient` each press that the chart would ignore a second time is a double click. */
  async play({ steps }: Pick<PlannedPath, 'steps'>, impatient = false): Promise<void> {
    await this.open();
    for (const step of steps) await this.step(step, impatient);
    // Requests of the page after the flow was left do not belong to it.
    if (!this.isAbsent) await this.expectRequests();
    await this.leave();
  }

  /** Releases page and chart for the next path. */
  async leave(): Promise<void> {
    await this.ports.disarm(this.#page);
    this.flow.stop();
  }

  /** Opens the flow where the chart starts. */
  async open(): Promise<void> {
    await arrive(this.#page, this.#driver, this.#id, this.ports);
    await this.agree('at the start');
  }

  /** Does one thing to the chart and to the page. A failure names the step; its cause is what was amiss. */
  async step(step: SampleEvent, impatient = false): Promise<void> {
    this.#taken += 1;
    const name = eventName(step.type);
    try {
      await this.#take(step, impatient);
      await this.agree(`after ${name}`);
    } catch (cause) {
      throw new Error(`step ${this.#taken}, ${name}`, { cause });
    }
  }

  get isAbsent(): boolean {
    return this.#hasLeft || (this.#driver.absent?.test(this.#state) ?? false);
  }

  /** Expects as many requests as calls of the chart: a double click sends nothing twice. */
  async expectRequests(): Promise<void> {
    for (const id of Object.keys(this.#driver.ports)) {
      const expected = this.ports.expectedOf(id, this.flow.calls);
      // Each poll is a step of the report, and most requests have been made by now.
      if (this.ports.askedBy(id) === expected) continue;
      const options = { message: `requests of ${id}`, intervals: [20] };
      await expect.poll(() => this.ports.askedBy(id), options).toBe(expected);
    }
  }

  /** Expects the page to be in the state of the chart. */
  async agree(when: string): Promise<void> {
    const wanted = this.isAbsent ? null : this.#state;
    if (await shows(this.#page, this.#id, wanted)) return;
    // The failing expectation shows the actual state.
    const shown = this.#page.locator(`[data-flow="${this.#id}"]`).first();
    if (wanted === null) await expect(shown, when).toHaveCount(0);
    else await expect(shown, when).toHaveAttribute('data-state', wanted);
  }

  async #take(step: SampleEvent, impatient: boolean): Promise<void> {
    const [, kind, id] = SETTLING.exec(step.type) ?? [];
    if (id) await this.#settle(step, id, kind === 'done');
    else await this.#act(step, impatient);
  }

  async #settle(step: SampleEvent, id: string, isDone: boolean): Promise<void> {
    await this.expectRequests();
    const outcome = { kind: isDone ? 'done' : 'error', sample: isDone ? step.output : step.error } as const;
    await (await this.ports.take(id))(outcome);
    await this.flow.play(step);
  }

  async #act(step: SampleEvent, impatient: boolean): Promise<void> {
    const act = this.#driver.events[step.type];
    if (!act) throw new Error(`no act for ${step.type}`);
    await act.before?.(this.#page, step, this.#id);
    await this.flow.play(step);
    const target = act.press?.(this.#page, step, this.#id);
    const twice = impatient && !this.flow.snapshot.can(step);
    await (twice ? target?.dblclick() : target?.click());
    this.#hasLeft = this.#driver.leaves?.(step) ?? false;
  }

  get #state(): string {
    return statePath(this.flow.snapshot.value);
  }
}
