import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { chartIndex, toMermaid } from '#machines/kit/mermaid.ts';
import { registry } from '#proof/registry.ts';
import { README, withShownCharts } from './lib/charts/shown-charts.ts';

const folder = new URL('../machines/charts/', import.meta.url);

/**
 * Writes one Mermaid text per machine and their index into `machines/charts`, which Git ignores, and draws the charts of
 * `machines/README.md` anew.
 */
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const { machine } of registry) await writeFile(new URL(`${machine.id}.mmd`, folder), toMermaid(machine));
await writeFile(new URL('README.md', folder), chartIndex(registry));
await writeFile(README, withShownCharts(await readFile(README, 'utf8')));
console.log(`${registry.length} charts written to machines/charts`);
