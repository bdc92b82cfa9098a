import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RegistryEntry } from '#proof/entry.ts';
import { registry } from '#proof/registry.ts';
import type { Driver } from './driver.ts';

const here = dirname(fileURLToPath(import.meta.url));

const isDriver = (value: unknown): value is Driver =>
  typeof value === 'object' && value !== null && 'flow' in value && 'ports' in value;

/** Every driver that a `*.driver.ts` of this folder and of those in it exports. */
export async function findDrivers(): Promise<Driver[]> {
  const names = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.driver.ts'),
  );
  const modules: Record<string, unknown>[] = await Promise.all(
    names.toSorted().map((name) => import(pathToFileURL(join(here, name)).href)),
  );
  return modules.flatMap((module) => Object.values(module).filter(isDriver));
}

/** A driver with the row of its machine. */
export type Screened = { driver: Driver; entry: RegistryEntry };

/** Every driver with the row of its machine in the registry. */
export async function findScreened(): Promise<Screened[]> {
  const drivers = await findDrivers();
  return drivers.map((driver) => {
    const entry = registry.find(({ machine }) => machine.id === driver.flow);
    if (!entry) throw new Error(`the registry has no machine ${driver.flow}`);
    return { driver, entry };
  });
}
