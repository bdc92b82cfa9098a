import { expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import type { RegistryEntry } from '#proof/entry.ts';
import type { Driver } from '#proof/kit/driver.ts';
import type { HeldCall } from '#proof/live-flow.ts';
import { movesFrom, type RaceTrack } from '#proof/races.ts';
import type { HeldPorts } from './held-ports.ts';
import { answerAfterAbort, Mark, readableOn } from './marks.ts';
import { offeredBy } from './plan.ts';
import { Player } from './player.ts';

/** What chance decides of a race besides the order: what the person does, and how calls end. */
type Chances = { picks: readonly number[]; fates: readonly ('done' | 'error')[] };
type Settle = Awaited<ReturnType<HeldPorts['take']>>;
/** How a call of the race has ended. */
type Ended = { id: string; mark: Mark; wasGivenUp: boolean; isFine: boolean };

const chances = fc.record<Chances>({
  picks: fc.array(fc.nat({ max: 11 }), { minLength: 3, maxLength: 4 }),
  fates: fc.array(fc.constantFrom('done', 'done', 'error'), { minLength: 6, maxLength: 6 }),
});

/** A hasty person and slow answers: a scheduler decides what comes next, an answer or what the person does. */
class Race {
  readonly #page: Page;
  readonly #driver: Driver;
  readonly #entry: RegistryEntry;
  readonly #track: RaceTrack;
  readonly #scheduler: fc.Scheduler;
  readonly #player: Player;
  readonly #ended: Ended[] = [];
  /** Number of calls of the chart seen so far. */
  #known = 0;

  constructor(page: Page, driver: Driver, entry: RegistryEntry, track: RaceTrack, scheduler: fc.Scheduler) {
    [this.#page, this.#driver, this.#entry] = [page, driver, entry];
    [this.#track, this.#scheduler] = [track, scheduler];
    this.#player = new Player(page, driver, entry);
  }

  async run({ picks, fates }: Chances): Promise<void> {
    const hearAborts = await answerAfterAbort(this.#page);
    await this.#player.open();
    for (const step of this.#track.way) await this.#player.step(step);
    this.#known = this.#player.flow.calls.filter(({ settled }) => settled).length;
    await this.#answerLater(fates);
    this.#moveLater(picks, fates);
    while (this.#scheduler.count() > 0) await this.#scheduler.waitOne();
    await this.#expectWhatWasAskedLast();
    await this.#player.leave();
    await hearAborts();
  }

  #later(label: string, happen: () => Promise<void>): void {
    void this.#scheduler.schedule(Promise.resolve(), label, undefined, async (turn) => {
      await turn();
      await happen();
      await this.#expectNothingLate();
    });
  }

  /** Passes the answers of all new calls to the scheduler. */
  async #answerLater(fates: Chances['fates']): Promise<void> {
    await this.#player.expectRequests();
    for (const call of this.#player.flow.calls.slice(this.#known)) {
      const place = this.#known++;
      const settle = await this.#player.ports.take(call.id);
      const fate = fates[place % fates.length] ?? 'done';
      this.#later(`${fate === 'done' ? '✓' : '✗'} ${call.id} (call ${place})`, async () => {
        await this.#answer(call, settle, fate, new Mark(place));
        await this.#answerLater(fates);
      });
    }
  }

  async #answer(call: HeldCall, settle: Settle, kind: 'done' | 'error', mark: Mark): Promise<void> {
    const port = this.#entry.ports[call.id];
    const wasGivenUp = call.signal.aborted;
    // Only what may be shown too late is marked: a form would send the marks back.
    const edit = this.#track.overtaken.has(call.id) ? { edit: mark.into } : {};
    await settle({ kind, sample: port?.[kind], ...edit });
    await call.settle(kind === 'done' ? { output: port?.done } : { error: port?.error });
    this.#ended.push({ id: call.id, mark, wasGivenUp, isFine: kind === 'done' });
    await this.#player.agree(`after the answer ${mark.text}`);
  }

  /** The person does one thing after the other, without waiting for answers. */
  #moveLater([pick, ...others]: Chances['picks'], fates: Chances['fates']): void {
    if (pick === undefined) return;
    this.#later('the person goes on', async () => {
      const { flow } = this.#player;
      const moves = movesFrom(this.#entry, flow.snapshot, this.#track.ports, offeredBy(this.#driver));
      for (const step of moves[pick % moves.length] ?? []) await this.#player.step(step);
      await this.#answerLater(fates);
      this.#moveLater(others, fates);
    });
  }

  async #expectWhatWasAskedLast(): Promise<void> {
    await this.#player.agree('at the end');
    const newest = this.#ended
      .filter(({ id }) => this.#track.overtaken.has(id))
      .toSorted(byPlace)
      .at(-1);
    if (newest?.isFine && !newest.wasGivenUp && newest.mark.hasWords && !this.#player.isAbsent)
      await expect.poll(() => readableOn(this.#page), 'the newest answer').toContain(newest.mark.text);
    await this.#expectNothingLate();
  }

  /** No answer that came after its call was given up is on the page. */
  async #expectNothingLate(): Promise<void> {
    const shown = await readableOn(this.#page);
    const late = this.#ended.filter(({ wasGivenUp, mark }) => wasGivenUp && shown.includes(mark.text));
    expect(late.map(({ id, mark }) => `${id} ${mark.text}`)).toEqual([]);
  }
}

const byPlace = (one: Ended, other: Ended): number => one.mark.place - other.mark.place;

/** Runs one race; `seed` and `run` decide all of it, and a failure names them. */
export const race = (
  page: Page,
  driver: Driver,
  entry: RegistryEntry,
  track: RaceTrack,
  { seed, run }: { seed: number; run: number },
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.scheduler(), chances, (scheduler, chance) =>
      new Race(page, driver, entry, track, scheduler).run(chance),
    ),
    { seed, path: String(run), numRuns: 1, endOnFailure: true },
  );
