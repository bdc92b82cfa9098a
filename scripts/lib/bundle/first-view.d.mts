type Manifest = Readonly<Record<string, { file: string; name?: string; imports?: string[] }>>;
/** Name of the chunk with what asks the server and reads its answers. */
export const LINE: 'line';
/** Screens by address whose first view is measured. */
export const FIRST_VIEWS: Readonly<Record<string, string>>;
/** Files of a chunk and of all that it imports, added to those found before. */
export function filesOf(manifest: Manifest, key: string, found?: Set<string>): Set<string>;
/** Key of a chunk by its name. */
export function keyOf(manifest: Manifest, chunk: string): string;
