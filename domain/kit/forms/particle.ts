/** Korean names of the digits 0 to 9. */
const READ = '영일이삼사오육칠팔구';
/**
 * Digits with two readings, with and without a final consonant, within a Latin name: v3 is 브이쓰리.
 */
const TWOFOLD = '369';

// Not taken from es-hangul, which treats digits and lower-case letters as vowels and adds 1 KiB to
// the first view.
function withParticle(text: string, closed: string, open: string): string {
  const end = endOf(text.replace(/[^가-힣\da-z]+$/i, ''));
  return text + (end === null ? `${closed}(${open})` : end ? closed : open);
}

/** Returns whether a text is read with a final consonant; null if the spelling does not tell. */
function endOf(text: string): boolean | null {
  const last = text.slice(-1);
  if (/\d/.test(last))
    return TWOFOLD.includes(last) && /[a-z]\d+$/i.test(text) ? null : hasFinal(READ.charAt(Number(last)));
  if (last > 'z') return hasFinal(last);
  // Letters after a number are units or sizes: mm, kg, XL.
  const latin = /(\d?)[a-z]+$/i.exec(text);
  return !latin || latin[1] ? null : endOfLatin(latin[0]);
}

/** Syllables are ordered by final consonant; the first of every 28 has none. */
const hasFinal = (syllable: string): boolean => (syllable.charCodeAt(0) - 0xac00) % 28 > 0;

function endOfLatin(word: string): boolean | null {
  if (/[aeiouy]/i.test(word)) {
    // Read as a word or by letters these end alike; other letters may be silent or add a vowel:
    // One, Air, Vans.
    if (/([lmn]|ng|[LMN])$/.test(word)) return true;
    return /[aiouyAIOU]$/.test(word) ? false : null;
  }
  // An acronym is read letter by letter; lower case means units, and S, M, L, X are sizes.
  return /^[A-Z]+$/.test(word) && !/^[SMLX]+$/.test(word) ? /[LMNR]$/.test(word) : null;
}

/** Appends the object particle: 이름을, 주소를. */
export const asObject = (name: string): string => withParticle(name, '을', '를');

/** Appends the topic particle: 이름은, 주소는. */
export const asTopic = (name: string): string => withParticle(name, '은', '는');

/** Appends the subject particle: 신발이, 구두가. */
export const asSubject = (name: string): string => withParticle(name, '이', '가');
