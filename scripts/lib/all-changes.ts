import { opsChanges } from './changes-ops.ts';
import type { Change } from './mutate-changes.ts';

/** Every wrong change to the server that is played. */
export const serverChanges: readonly Change[] = [...opsChanges];
