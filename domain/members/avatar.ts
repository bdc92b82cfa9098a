/** Initials of a nickname: at most two letters, or ? when there is none (spec 2.2). */
export function initialsOf(nickname: string | null | undefined): string {
  const words = (nickname ?? '').match(/\S+/g) ?? [];
  const letters = words.length > 1 ? words.flatMap((word) => [...word].slice(0, 1)) : [...words.join('')];
  return letters.slice(0, 2).join('').toUpperCase() || '?';
}
