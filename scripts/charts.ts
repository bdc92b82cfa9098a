import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { chartIndex, toMermaid } from '#machines/kit/mermaid.ts';
import { registry } from '#proof/registry.ts';

const folder = new URL('../machines/charts/', import.meta.url);

/** Writes one Mermaid text per machine and the index; charts of removed machines go away. */
await mkdir(folder, { recursive: true });
const files = new Map(registry.map(({ machine }) => [`${machine.id}.mmd`, toMermaid(machine)]));
files.set('README.md', chartIndex(registry));
for (const name of await readdir(folder)) if (!files.has(name)) await rm(new URL(name, folder));
for (const [name, text] of files) await writeFile(new URL(name, folder), text);
console.log(`${files.size - 1} charts written to machines/charts`);
