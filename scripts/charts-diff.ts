// npm run charts:diff -- <commit>: what has changed in the charts since a commit (by default the last one), as text and
// as a page with both versions of each chart in one picture. `--chart` compares one chart, `--out` names the page's folder.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { registry } from '#proof/registry.ts';
import { place } from '#src/inspector/chart/drawing.ts';
import { drawFor } from '#src/inspector/chart/layout-engine.ts';
import { diffAll } from '#src/inspector/diff/chart-diff.ts';
import { chartFacts } from '#src/inspector/diff/chart-facts.ts';
import { type DrawnDiff, diffPage } from '#src/inspector/diff/diff-page.ts';
import { diffText } from '#src/inspector/diff/diff-text.ts';
import { factsAt } from './lib/charts/facts-at.ts';

/** Size in pixels that a drawing should fit in. */
const ROOM = { width: 1_150, height: 900 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { chart: { type: 'string' }, out: { type: 'string', default: '.tmp/charts-diff' } },
});
const [commit = 'HEAD'] = positionals;

const isAsked = ({ id }: { id: string }): boolean => !values.chart || id === values.chart;
const before = (await factsAt(commit)).filter(isAsked);
const after = registry.map(({ machine }) => chartFacts(machine)).filter(isAsked);
const diffs = diffAll(before, after);

const drawn: DrawnDiff[] = [];
for (const diff of diffs) drawn.push({ diff, layout: place(diff.model, await drawFor(diff.model, ROOM)) });
await mkdir(values.out, { recursive: true });
const page = join(values.out, 'index.html');
await writeFile(page, diffPage(commit, drawn));
console.log(diffs.length === 0 ? `no chart differs from ${commit}` : diffText(diffs));
console.log(`drawn in ${page}`);
