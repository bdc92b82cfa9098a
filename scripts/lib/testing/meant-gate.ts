import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  fallen,
  type MeantCount,
  type MeantFile,
  meantIn,
  meantPercent,
  wholeOf,
} from '../../../proof/meant.ts';
import type { Report } from '../../../proof/recorder.ts';
import { flowAreas, registry } from '../../../proof/registry.ts';
import { structuresOf } from '../../../proof/structures.ts';
import { root, tool } from '../root.mjs';

const file = join(root, 'proof/meant.json');
const readKept = (): MeantFile => JSON.parse(readFileSync(file, 'utf8'));

const RULE = `A transition is meant when a written test (tests/machines, started by its kit) reads, and an assertion that holds follows:
the context right after it, a field that it was the last to change, an effect or a question to a port that it caused,
or the number of those right after it. The state alone is not enough. Charts of one kit chart, or of one structure, count once.`;

/** Writes what is meant now, in the format of the sources. */
function keep(now: MeantFile): void {
  writeFileSync(file, JSON.stringify(now, null, 2));
  spawnSync(process.execPath, [tool('@biomejs/biome/bin/biome'), 'format', '--write', file], { cwd: root });
}

const row = (area: string, now: MeantCount, before: MeantCount | undefined): string =>
  [area.padEnd(20), `${now.meant}/${now.all}`.padEnd(14), `${meantPercent(now)} %`.padEnd(14)].join('') +
  (before ? `${meantPercent(before)} % kept` : 'new');

/**
 * Prints the share of meant transitions by area, and returns the areas that have less than what `proof/meant.json` keeps;
 * `raise` replaces what is kept, unless an area has fallen.
 */
export function judgeMeant(reports: { unit: readonly Report[]; browser: readonly Report[] }, raise: boolean) {
  const [now, kept] = [meantIn(structuresOf(registry, flowAreas), reports), readKept()];
  console.log(`\n${RULE}\n`);
  for (const [area, count] of Object.entries(now.areas)) console.log(row(area, count, kept.areas[area]));
  console.log(row('all', wholeOf(now), wholeOf(kept)));
  const down = fallen(now, kept);
  if (raise && down.length === 0) keep(now);
  return down.map((area) => `${area}: fewer transitions are meant than proof/meant.json keeps`);
}
