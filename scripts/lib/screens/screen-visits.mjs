// Which screens a browser test visits, and which charts a screen runs: read from the text of the sources.
import { distancesFrom } from '../testing/import-graph.mjs';

const ADDRESS = /['"`](\/[^'"`\s]*)['"`]/g;
const DRIVER = /\bdriver[:,]/;
const CHART_ID = /^\s{2,4}id: '(\w+)'/gm;

const asPattern = (address) => new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`);
/** An address of a text without query and fragment; what a template fills in stands for any value. */
const plain = (address) => address.replace(/\$\{[^}]*\}/g, 'x').replace(/[?#].*$/, '');

/** The screens whose address occurs in a text, each as often as it does; `screens` have `addresses`, or patterns. */
export function screensIn(text, screens) {
  const rows = screens.map((screen) => ({ screen, patterns: screen.addresses.map(asPattern) }));
  return [...text.matchAll(ADDRESS)]
    .map(([, address]) => plain(address))
    .flatMap((address) =>
      rows.filter(({ patterns }) => patterns.some((one) => one.test(address))).map(({ screen }) => screen),
    );
}

/** The name of the chart of a row: in the call of `proof` itself, or where the row that it names is declared. */
function chartOf(call, text) {
  const [, row] = /^\s*(\w+),/.exec(call) ?? [];
  const from = row === undefined ? call : (text.split(new RegExp(`\\bconst ${row}\\b`))[1] ?? '');
  return /\b(\w+)Machine\b/.exec(from)?.[1];
}

/** Proof files and charts by the name of the flow; flows without a driver are not played in a browser. */
export function playedFlows(sources) {
  const flows = new Map();
  for (const [path, { text }] of sources) {
    if (!path.endsWith('.proof.ts')) continue;
    const calls = text.split(/\bproof\(/).slice(1);
    for (const call of calls.filter((one) => DRIVER.test(one)))
      flows.set(chartOf(call, text), { driver: path, chart: null });
  }
  for (const [path, { text }] of sources)
    if (/^machines\/.*\.machines?\.ts$/.test(path))
      for (const [, id] of text.matchAll(CHART_ID)) if (flows.has(id)) flows.get(id).chart = path;
  return flows;
}

/** The flow whose paths a test of e2e/models.spec.ts plays, by its title after those of its suites; else undefined. */
export const flowIn = (title) => /\bflow (\w+) and its screen\b/.exec(title)?.[1];

/** The screen whose stages a test of e2e/inspector-screens.spec.ts looks at, by its title; else undefined. */
export const screenIn = (title) => /\b(\w+) is accessible, says\b/.exec(title)?.[1];

/** The text of a browser test and of everything below e2e that it imports. */
export function textOfSpec(spec, sources) {
  const within = distancesFrom([spec], (path) =>
    (sources.get(path)?.imports ?? []).filter((target) => target.startsWith('e2e/')),
  );
  return [...within.keys()].map((path) => sources.get(path)?.text ?? '').join('\n');
}
