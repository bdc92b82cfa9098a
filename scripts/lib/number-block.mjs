// docs/numbers.md holds tables that scripts write, each between two markers; what stands around them is people's.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const HEADING =
  '# Numbers\n\nTables between markers are written by the scripts that their first line names.\n';

const fileIn = (folder) => join(folder, 'docs/numbers.md');
const markers = (name) => [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];

function textOf(folder) {
  const file = fileIn(folder);
  return existsSync(file) ? readFileSync(file, 'utf8') : HEADING;
}

/** What stands between the markers of a block; empty when there is none. */
export function readBlock(name, folder = root) {
  const [start, end] = markers(name);
  const text = textOf(folder);
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  return from < 0 || to < from ? '' : text.slice(from + start.length, to).trim();
}

/** Puts `body` between the markers of a block, which is added at the end of the file when it is new. */
export function writeBlock(name, body, folder = root) {
  const [start, end] = markers(name);
  const text = textOf(folder);
  const block = `${start}\n${body.trim()}\n${end}`;
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  const next =
    from < 0 || to < from
      ? `${text.trimEnd()}\n\n${block}\n`
      : text.slice(0, from) + block + text.slice(to + end.length);
  writeFileSync(fileIn(folder), next);
}
