// Invisible format and filler characters, including the Braille blank.
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;
// Bidirectional marks, which change the direction of the text after them.
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
// Bidirectional embeddings, overrides and isolates: only these can reorder letters on the screen.
const TURN = /[\u202a-\u202e\u2066-\u2069]/;
const TOWER = /\p{M}{3}/u;

/** Returns the text without invisible characters. */
export const withoutInvisible = (text: string): string => text.replace(UNSEEN, '');

/** Returns the text without bidirectional marks; emoji and their joiners are kept. */
export const withoutDirection = (text: string): string => text.replace(DIRECTION, '');

/**
 * Returns whether a text contains a bidirectional control (U+202A to U+202E, U+2066 to U+2069),
 * which displays letters in another order.
 */
export const hasTurn = (text: string): boolean => TURN.test(text);

/**
 * Returns whether a letter has more than two combining marks, which would cover adjacent lines; no
 * orthography needs them.
 */
export const hasTower = (text: string): boolean => TOWER.test(withoutInvisible(text).normalize('NFC'));
