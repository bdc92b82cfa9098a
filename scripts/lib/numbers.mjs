// docs/numbers.md: each script writes what it has measured into a block of its own, with the day and the machine.
import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';

const numbersIn = (folder) => join(folder, 'docs/numbers.md');
const GIB = 1024 ** 3;

/** What numbers have to be read with; no name of the machine. */
export const machineClass = () => {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(totalmem() / GIB);
  return `${cpus().length} cores (${model}), ${memory} GiB, ${platform()} ${arch()}, Node ${process.versions.node}`;
};

/** Where a block begins and ends in the text, without its markers. */
function placeOf(text, name) {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/numbers.md has no block ${name}`);
  return { from: from + start.length, to };
}

function withLines(text, name, lines) {
  const { from, to } = placeOf(text, name);
  return `${text.slice(0, from)}\n\n${lines.join('\n')}\n\n${text.slice(to)}`;
}

/** The text with what a script measured between its markers. */
export const withBlock = (text, name, lines, { day, machine }) =>
  withLines(text, name, [`Measured on ${day}: ${machine}.`, '', ...lines]);

/** Writes a script's block into docs/numbers.md. */
export function writeNumbers(name, lines) {
  const measured = { day: new Date().toISOString().slice(0, 10), machine: machineClass() };
  const file = numbersIn(root);
  writeFileSync(file, withBlock(readFileSync(file, 'utf8'), name, lines, measured));
}

/** What a block holds. */
export function readBlock(name, folder = root) {
  const text = readFileSync(numbersIn(folder), 'utf8');
  const { from, to } = placeOf(text, name);
  return text.slice(from, to).trim();
}

/** Writes a block as it is; its rows tell their own days. */
export function writeBlock(name, lines, folder = root) {
  const file = numbersIn(folder);
  writeFileSync(file, withLines(readFileSync(file, 'utf8'), name, lines));
}

/** A table from its head and its rows. */
export const tableOf = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);

/** Whether the script was started with `--write`. */
export const isWriting = () => process.argv.includes('--write');
