/** Returns the initial consonant of a Hangul syllable (NFD); any other character unchanged. */
export const initialOf = (letter: string): string => letter.normalize('NFD').charAt(0);

/** Part of a label; `isMatched` marks the text that was typed. */
export type LabelPart = { text: string; isMatched: boolean };

/**
 * Finds a typed word among letters: verbatim, by initial consonants, or without its unfinished last
 * syllable.
 */
function placeOf(word: string, letters: readonly string[]): { start: number; length: number } | null {
  const text = letters.join('');
  const initials = letters.map(initialOf).join('');
  const begun = word.length > 1 ? word.slice(0, -1) : word;
  for (const [part, within] of [
    [word, text],
    // A standalone consonant has another code point than the same consonant within a syllable.
    [word.normalize('NFKD'), initials],
    [begun, text],
  ] as const) {
    const start = within.indexOf(part);
    if (start >= 0) return { start, length: part.length };
  }
  return null;
}

/** Splits a label into matched and other parts. Spaces are ignored, as in the search. */
export function matchedParts(label: string, typed: string): LabelPart[] {
  const places = [...label].flatMap((letter, at) => (/\s/.test(letter) ? [] : [{ letter, at }]));
  const letters = places.map(({ letter }) => letter.toLowerCase());
  const matched = new Set<number>();
  for (const word of typed.toLowerCase().split(/\s+/).filter(Boolean)) {
    const found = placeOf(word, letters);
    if (!found) continue;
    for (const { at } of places.slice(found.start, found.start + found.length)) matched.add(at);
  }
  const parts: LabelPart[] = [];
  for (const [at, letter] of [...label].entries()) {
    const isMatched = matched.has(at);
    const last = parts.at(-1);
    if (last?.isMatched === isMatched) last.text += letter;
    else parts.push({ text: letter, isMatched });
  }
  return parts;
}
