/** Spec 5.8: search text must be non-blank after trimming; null means there is nothing to search. */
export const searchText = (typed: string): string | null => typed.trim() || null;
