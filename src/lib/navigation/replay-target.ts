/**
 * Attribute of a region whose buttons may change during event replay: index.html then looks in it for a button with
 * the same name and value, or the same text.
 */
export const IN_PLACE = { 'data-late': '' } as const;
