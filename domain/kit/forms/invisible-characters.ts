// Format and fill characters, which are drawn as nothing; the blank of Braille is one in all but name.
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;
// Marks that turn the direction of a line, and of the text after it.
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
// Those of them that embed, override or isolate what follows: only these can swap letters on the screen.
const TURN = /[\u202a-\u202e\u2066-\u2069]/;
const TOWER = /\p{M}{3}/u;

/** What is left of a text when only what can be seen is kept. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');

/** Text that runs in its own direction; emoji and their joiners stay whole. */
export const withoutDirection = (text: string): string => text.replace(DIRECTION, '');

/** Whether a text holds a bidirectional control (U+202A to U+202E, U+2066 to U+2069), which draws its letters in another order. */
export const hasTurn = (text: string): boolean => TURN.test(text);

/** More than two marks on one letter cover the lines around it; no spelling needs that many. */
export const hasTower = (text: string): boolean => TOWER.test(withoutUnseen(text).normalize('NFC'));
