// The table of Nodes in docs/numbers.md: one row per line of Node that was asked for, and when it last passed.
import { readBlock, writeBlock } from './numbers.mjs';

const ROW = /^\| (\d+(?:\.\d+)*) \| (\S+) \| (\d{4}-\d{2}-\d{2}) \|$/gm;
const HEAD = `Written by \`npm run test:node -- <version>\`: npm ci, build, start, unit and server tests on both engines.

| Node | tried with | last green |
|---|---|---|`;

/** Rows of the table: `line` is what was asked for (26 or 20.19). */
export const nodeRows = (folder) =>
  [...readBlock('node', folder).matchAll(ROW)].map(([, line, version, date]) => ({ line, version, date }));

/** Notes that a Node has passed. */
export function noteGreen(row, folder) {
  const rows = [...nodeRows(folder).filter(({ line }) => line !== row.line), row].toSorted(
    (a, b) => Number(a.line) - Number(b.line),
  );
  const lines = rows.map(({ line, version, date }) => `| ${line} | ${version} | ${date} |`);
  writeBlock('node', [HEAD, ...lines], folder);
}
