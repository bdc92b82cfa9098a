/** Masks a name except its first and last letter. */
export function maskedName(name: string): string {
  const letters = [...name.trim()];
  if (letters.length <= 2) return letters.length === 0 ? '' : `${letters.length === 2 ? letters[0] : ''}*`;
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`;
}
