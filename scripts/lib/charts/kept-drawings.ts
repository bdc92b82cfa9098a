import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Prepared } from '../../../src/inspector/chart/prepared.ts';

/** What drawings depend on: `drawer`, how charts are drawn; `charts`, which ones there are. */
export type Sources = { drawer: string; charts: string };
type Kept = Sources & { drawings: Prepared };

const NOTHING: Kept = { drawer: '', charts: '', drawings: {} };

type Making = {
  /** Where they are kept between starts. */
  file: string;
  sources: () => Sources;
  /** Draws every chart that is not among the known ones; answers all. */
  draw: (known: Prepared) => Promise<Prepared>;
};

/** Drawings that are made aside, while the server answers, and kept in a file for the next start. */
export class KeptDrawings {
  readonly #making: Making;
  #underWay: Promise<boolean> | null = null;

  constructor(making: Making) {
    this.#making = making;
  }

  /** The drawings made so far. A chart that has changed is not found among them, however recent they are. */
  read(): Prepared {
    const { drawer, drawings } = this.#load();
    return drawer === this.#making.sources().drawer ? drawings : {};
  }

  /** Draws what is missing, once at a time; answers whether there is something new to read. */
  renew(): Promise<boolean> {
    this.#underWay ??= this.#renew().finally(() => {
      this.#underWay = null;
    });
    return this.#underWay;
  }

  async #renew(): Promise<boolean> {
    const sources = this.#making.sources();
    const { drawer, charts } = this.#load();
    if (drawer === sources.drawer && charts === sources.charts) return false;
    this.#save({ ...sources, drawings: await this.#making.draw(this.read()) });
    return true;
  }

  #load(): Kept {
    try {
      return JSON.parse(readFileSync(this.#making.file, 'utf8'));
    } catch {
      // Not there yet, or unreadable: they are made again.
      return NOTHING;
    }
  }

  /** Whole or not at all: another server may read it meanwhile. */
  #save(kept: Kept): void {
    const { file } = this.#making;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(kept));
    renameSync(`${file}.${process.pid}`, file);
  }
}
