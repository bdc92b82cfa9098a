/** Digits as they are read. */
const READ = '영일이삼사오육칠팔구';

// Written here because es-hangul's own takes every digit and small letter for a vowel, and costs 1 KiB of the first view.
function withParticle(text: string, closed: string, open: string): string {
  const last = /[가-힣\da-z](?=[^가-힣\da-z]*$)/i.exec(text)?.[0] ?? 'a';
  const syllable = READ[Number(last)] ?? last;
  // Syllables are ordered by their final consonant, the first of every 28 has none; other letters lie below zero.
  const final = (syllable.charCodeAt(0) - 0xac00) % 28;
  // How a Latin name is read its spelling does not tell: "Air" ends with a vowel.
  return text + (final < 0 ? `${closed}(${open})` : final ? closed : open);
}

/** A name as the object of a sentence: 이름을, 주소를. */
export const asObject = (name: string): string => withParticle(name, '을', '를');

/** A name as the topic of a sentence: 이름은, 주소는. */
export const asTopic = (name: string): string => withParticle(name, '은', '는');
