/** Splits text into characters as a reader sees them (grapheme clusters). */
const characters = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** Text on one line without control characters, at most `longest` characters; a cut one ends with an ellipsis. */
export function shortText(text: string, longest: number): string {
  const line = text.replace(/[\p{Cc}\p{Surrogate}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const shown = Array.from(characters.segment(line), ({ segment }) => segment);
  return shown.length <= longest
    ? line
    : `${shown
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
