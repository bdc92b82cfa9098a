/** Number of a typed text; a blank one gives null, so that the rules can tell "missing" from "not a number". */
export const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));
