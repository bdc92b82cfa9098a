export const PGLITE_FILES: Readonly<Record<string, readonly string[]>>;
export const pgliteFilters: readonly string[];
