/**
 * Widths of the bars and gaps of each symbol of Code 128 (ISO/IEC 15417), in modules, beginning with a bar: the
 * values 0 to 105, six digits each.
 */
const WIDTHS =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122' +
  '123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323' +
  '131123131321112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131' +
  '213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124121421141122' +
  '141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212124112' +
  '124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141114131311141' +
  '411131211412211214211232';
const STOP = '2331112';
const DIGITS = 6;
const START_B = 104;
const MODULUS = 103;
/** First and last character of code set B, the printable ones of ASCII. */
const FIRST = 0x20;
const LAST = 0x7e;

const widthsOf = (value: number): string => WIDTHS.slice(value * DIGITS, (value + 1) * DIGITS);

/**
 * Returns the widths of the bars and gaps of a text in Code 128 set B, in modules, beginning with a bar, without
 * quiet zones; null for a text that has other characters than the printable ones of ASCII.
 */
export function code128(text: string): number[] | null {
  const values = [...text].map((letter) => letter.charCodeAt(0));
  if (values.some((code) => code < FIRST || code > LAST)) return null;
  const symbols = values.map((code) => code - FIRST);
  const check = symbols.reduce((sum, value, place) => sum + value * (place + 1), START_B) % MODULUS;
  return [...[START_B, ...symbols, check].map(widthsOf).join(''), ...STOP].map(Number);
}
