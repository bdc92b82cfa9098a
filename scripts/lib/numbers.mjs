// docs/numbers.md: each script writes what it has measured into a block of its own, with the day and the machine.
import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';

const NUMBERS = join(root, 'docs/numbers.md');
const GIB = 1024 ** 3;

/** What numbers have to be read with; no name of the machine. */
export const machineClass = () => {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(totalmem() / GIB);
  return `${cpus().length} cores (${model}), ${memory} GiB, ${platform()} ${arch()}, Node ${process.versions.node}`;
};

/** The text with what a script measured between its markers. */
export function withBlock(text, name, lines, { day, machine }) {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/numbers.md has no block ${name}`);
  const block = [start, '', `Measured on ${day}: ${machine}.`, '', ...lines, '', end];
  return text.slice(0, from) + block.join('\n') + text.slice(to + end.length);
}

/** Writes a script's block into docs/numbers.md. */
export function writeNumbers(name, lines) {
  const measured = { day: new Date().toISOString().slice(0, 10), machine: machineClass() };
  writeFileSync(NUMBERS, withBlock(readFileSync(NUMBERS, 'utf8'), name, lines, measured));
}

/** A table from its head and its rows. */
export const tableOf = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);

/** Whether the script was started with `--write`. */
export const isWriting = () => process.argv.includes('--write');
