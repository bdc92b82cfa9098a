/** Spec 5.8: returns the trimmed search text; null if it is blank. */
export const searchText = (typed: string): string | null => typed.trim() || null;
