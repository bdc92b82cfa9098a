/**
 * Attribute of a place whose buttons may change under presses that are kept for them: index.html looks there for the
 * button with the name and value, or the words, of one that is gone.
 */
export const IN_PLACE = { 'data-late': '' } as const;
