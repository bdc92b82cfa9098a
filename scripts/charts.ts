import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chartIndex, toMermaid } from '#machines/kit/mermaid.ts';
import { registry } from '#proof/registry.ts';
import { EXPORT_FORMATS } from '#src/inspector/export/formats.ts';
import { exportCharts } from './lib/charts/export-charts.ts';
import { README, withShownCharts } from './lib/charts/shown-charts.ts';

const folder = new URL('../machines/charts/', import.meta.url);

/**
 * Writes one Mermaid text per machine and their index into `machines/charts`, which Git ignores, and draws the charts of
 * `machines/README.md` anew.
 */
async function writeAll(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { machine } of registry)
    await writeFile(new URL(`${machine.id}.mmd`, folder), toMermaid(machine));
  await writeFile(new URL('README.md', folder), chartIndex(registry));
  await writeFile(README, withShownCharts(await readFile(README, 'utf8')));
  console.log(`${registry.length} charts written to machines/charts`);
}

/** `--format svg|png|mermaid|scxml|json` writes files for other tools, of one chart with `--chart`. */
const { values } = parseArgs({
  options: {
    format: { type: 'string' },
    chart: { type: 'string' },
    out: { type: 'string', default: '.tmp/charts' },
  },
});

if (values.format === undefined) await writeAll();
else {
  const format = EXPORT_FORMATS.find((one) => one === values.format);
  if (!format) throw new Error(`no format "${values.format}": ${EXPORT_FORMATS.join(', ')}`);
  const entries = registry.filter(({ machine }) => !values.chart || machine.id === values.chart);
  if (entries.length === 0) throw new Error(`no chart "${values.chart}"`);
  await exportCharts(entries, format, values.out);
  console.log(`${entries.length} charts written to ${values.out}`);
}
