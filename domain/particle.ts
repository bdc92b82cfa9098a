const LAST_SPOKEN = /[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u;
/** Digits read in Korean that end with a consonant: 0, 1, 3, 6, 7, 8 (and 10, 100, … as well). */
const CLOSED_DIGITS = '013678';

/** Whether a text read aloud ends with a consonant; null where spelling does not tell ("Air" is read with none). */
function isClosed(text: string): boolean | null {
  const last = LAST_SPOKEN.exec(text)?.[0] ?? '';
  if (/[0-9]/.test(last)) return CLOSED_DIGITS.includes(last);
  // Syllables are ordered by their final consonant; the first of every 28 has none.
  return /[가-힣]/.test(last) ? (last.charCodeAt(0) - 0xac00) % 28 > 0 : null;
}

// Written here because the one of es-hangul reads digits and Latin letters as vowels and costs 1 KiB of the first view.
function withParticle(text: string, closed: string, open: string): string {
  const isIt = isClosed(text);
  return text + (isIt === null ? `${closed}(${open})` : isIt ? closed : open);
}

/** A name as the object of a sentence: 이름을, 주소를. */
export const asObject = (name: string): string => withParticle(name, '을', '를');

/** A name as the topic of a sentence: 이름은, 주소는. */
export const asTopic = (name: string): string => withParticle(name, '은', '는');
