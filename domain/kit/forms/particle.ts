/** Digits as they are read. */
const READ = '영일이삼사오육칠팔구';
/** Digits that are read in two ways, with and without a final sound, where they belong to a Latin name: v3 is 브이쓰리. */
const TWOFOLD = '369';

// Written here because es-hangul's own takes every digit and small letter for a vowel, and costs 1 KiB of the first view.
function withParticle(text: string, closed: string, open: string): string {
  const end = endOf(text.replace(/[^가-힣\da-z]+$/i, ''));
  return text + (end === null ? `${closed}(${open})` : end ? closed : open);
}

/** Whether a text is read with a final consonant; null where the spelling does not tell. */
function endOf(text: string): boolean | null {
  const last = text.slice(-1);
  if (/\d/.test(last))
    return TWOFOLD.includes(last) && /[a-z]\d+$/i.test(text) ? null : hasFinal(READ.charAt(Number(last)));
  if (last > 'z') return hasFinal(last);
  // Letters at a number are units or sizes: mm, kg, XL.
  const latin = /(\d?)[a-z]+$/i.exec(text);
  return !latin || latin[1] ? null : endOfLatin(latin[0]);
}

/** Syllables are ordered by their final consonant; the first of every 28 has none. */
const hasFinal = (syllable: string): boolean => (syllable.charCodeAt(0) - 0xac00) % 28 > 0;

function endOfLatin(word: string): boolean | null {
  if (/[aeiouy]/i.test(word)) {
    // As a word and letter by letter these end alike; other letters may be silent or take a vowel: One, Air, Vans.
    if (/([lmn]|ng|[LMN])$/.test(word)) return true;
    return /[aiouyAIOU]$/.test(word) ? false : null;
  }
  // An acronym is read by the names of its letters; small ones are units, and these four sizes.
  return /^[A-Z]+$/.test(word) && !/^[SMLX]+$/.test(word) ? /[LMNR]$/.test(word) : null;
}

/** A name as the object of a sentence: 이름을, 주소를. */
export const asObject = (name: string): string => withParticle(name, '을', '를');

/** A name as the topic of a sentence: 이름은, 주소는. */
export const asTopic = (name: string): string => withParticle(name, '은', '는');

/** A name as the subject of a sentence: 신발이, 구두가. */
export const asSubject = (name: string): string => withParticle(name, '이', '가');
