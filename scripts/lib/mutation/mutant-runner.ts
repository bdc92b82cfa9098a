import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type RunnerTestCase, type RunnerTestFile, TestRunner } from 'vitest';
import { startTests } from 'vitest/internal/browser';
import type { Laboratory, WrongChart } from './mutant-charts.ts';

/** What became of one wrong chart when a test file was run with it; null where nothing noticed it. */
export type Outcome = WrongChart & { noticedBy: string | null };

declare global {
  var chartLaboratory: Laboratory | undefined;
}

type Tasks = RunnerTestFile['tasks'];

/** Said of a test that waited for something that did not come. */
const WAITED = 'a test that waited too long';

function firstFailure(tasks: Tasks): string | null {
  for (const task of tasks) {
    const inner = 'tasks' in task ? firstFailure(task.tasks) : null;
    if (inner) return inner;
    const [error] = task.result?.errors ?? [];
    if (task.result?.state === 'fail') return /timed out/.test(error?.message ?? '') ? WAITED : task.name;
  }
  return null;
}

function leaveOut(tasks: Tasks, concerns: (id: string) => boolean): void {
  for (const task of tasks) {
    if ('tasks' in task) leaveOut(task.tasks, concerns);
    else if (!concerns(task.id)) task.mode = 'skip';
  }
}

/** One macrotask, in which XState throws errors that were not handled. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Runs each test file as it is, and then again with each wrong chart of the machines that it has used. */
export default class MutantRunner extends TestRunner {
  #file = '';
  /** Charts that each test uses, by the id of its task. */
  readonly #uses = new Map<string, readonly string[]>();

  override importFile(path: string, source: 'collect' | 'setup') {
    if (source === 'collect') this.#file = path;
    // Read again each time, as set-up files are: what a test file makes as it is read must have the wrong chart too.
    return super.importFile(path, 'setup');
  }

  override onAfterRunTask(test: RunnerTestCase) {
    this.#uses.set(test.id, globalThis.chartLaboratory?.takeUsed() ?? []);
    super.onAfterRunTask(test);
  }

  override async onAfterRunFiles() {
    const laboratory = globalThis.chartLaboratory;
    if (laboratory) this.#write(await this.#outcomes(laboratory));
    this.#uses.clear();
    super.onAfterRunFiles();
  }

  async #outcomes(laboratory: Laboratory): Promise<Outcome[]> {
    const flows = (process.env.MUTANT_FLOWS ?? '').split(',').filter(Boolean);
    const isWanted = (file: string) => flows.length === 0 || flows.includes(basename(file, '.machine.ts'));
    const used = new Set([...this.#uses.values()].flat());
    await import('../../../proof/registry.ts');
    const files = laboratory.charts().filter(isWanted);
    // What fails here would fail with any chart.
    const control = [...used].some(isWanted) ? await this.#firstFailure(() => true) : null;
    if (control) return [{ file: this.#file, index: -1, at: '', change: '', noticedBy: control }];
    const outcomes: Outcome[] = [];
    for (const wrong of files.flatMap((file) => laboratory.wrongCharts(file))) {
      const isWorth = used.has(wrong.file) && !laboratory.isNoticed(wrong);
      const concerns = (id: string) => this.#uses.get(id)?.includes(wrong.file) ?? false;
      const noticedBy = isWorth ? await laboratory.with(wrong, () => this.#firstFailure(concerns)) : null;
      if (noticedBy) laboratory.noteNoticed(wrong);
      outcomes.push({ ...wrong, noticedBy });
    }
    return outcomes;
  }

  #write(outcomes: readonly Outcome[]): void {
    const folder = process.env.MUTANT_FOLDER ?? '';
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${basename(this.#file)}.json`), JSON.stringify(outcomes));
  }

  /** Runs the tests that are concerned; the one that fails, if any. */
  async #firstFailure(concerns: (id: string) => boolean): Promise<string | null> {
    const errors: unknown[] = [];
    const note = (error: unknown) => errors.push(error);
    process.on('uncaughtException', note).on('unhandledRejection', note);
    try {
      const [file] = await startTests([this.#file], this.#silent(concerns));
      await turn();
      if (file?.result?.state === 'fail') return firstFailure(file.tasks) ?? 'reading the file';
      return errors.length > 0 ? 'an error that nobody handles' : null;
    } finally {
      process.off('uncaughtException', note).off('unhandledRejection', note);
    }
  }

  /** This runner without listeners; it stops at the first failure. */
  #silent(concerns: (id: string) => boolean): TestRunner {
    const nothing = async () => {};
    const silent: TestRunner = Object.create(this);
    return Object.assign(silent, {
      cancelRun: false,
      importFile: this.importFile.bind(this),
      onTaskUpdate: nothing,
      onAfterRunFiles: nothing,
      onAfterRunSuite: nothing,
      onCleanupWorkerContext: nothing,
      onCollectStart: (file: RunnerTestFile) => super.onCollectStart(file),
      onCollected: async ([file]: RunnerTestFile[]) => leaveOut(file?.tasks ?? [], concerns),
      onAfterRunTask: (test: Tasks[number]) => {
        if (test.result?.state === 'fail') Object.assign(silent, { cancelRun: true });
      },
    });
  }
}
