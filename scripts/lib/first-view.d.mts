/** Screens by address whose first view is measured. */
export const FIRST_VIEWS: Readonly<Record<string, string>>;
/** Files of a chunk and of all that it imports, added to those found before. */
export function filesOf(
  manifest: Readonly<Record<string, { file: string; imports?: string[] }>>,
  key: string,
  found?: Set<string>,
): Set<string>;
