import { chmod, mkdir } from 'node:fs/promises';

const OWNER_ONLY = 0o700;

/** Creates a folder of members' data, or closes it to other accounts of the machine. */
export async function makePrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY });
  await chmod(folder, OWNER_ONLY);
}
