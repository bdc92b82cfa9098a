/** What a reader sees as one character may be several in memory. */
const characters = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** Text on one line, without what no line can hold, of at most `longest` characters; one that is cut ends in a sign of it. */
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
