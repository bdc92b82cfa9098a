import { mkdir, readFile, writeFile } from 'node:fs/promises';

const FOLDER = new URL('../node_modules/.cache/shoes/', import.meta.url);
const fileOf = (slug: string) => new URL(`${slug}.json`, FOLDER);

/** Light that an earlier run baked for a model, as JSON; the page asks whether it still fits. */
export const knownLight = (slug: string) => readFile(fileOf(slug), 'utf8').catch(() => '{}');

export async function keepLight(slug: string, light: unknown) {
  if (!light) return;
  await mkdir(FOLDER, { recursive: true });
  await writeFile(fileOf(slug), JSON.stringify(light));
}
