/** Initials of a nickname: at most two letters, or ? when there is none (spec section 2). */
export function initialsOf(nickname: string | null | undefined): string {
  const words = (nickname ?? '').trim().split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? words.map((word) => [...word][0] ?? '') : [...(words[0] ?? '')];
  return letters.slice(0, 2).join('').toUpperCase() || '?';
}
