/** In how many colours members without a picture are drawn. */
export const AVATAR_COLOURS = 12;

/** The colour of a member, always the same one; neighbours in time are far apart. */
export const avatarColourOf = (memberId: number): number =>
  ((Math.imul(memberId, 0x9e3779b1) >>> 16) * AVATAR_COLOURS) >>> 16;

/** Initials of a nickname: at most two letters, or ? when there is none (spec 2.2). */
export function initialsOf(nickname: string | null | undefined): string {
  const words = (nickname ?? '').match(/\S+/g) ?? [];
  const letters = words.length > 1 ? words.flatMap((word) => [...word].slice(0, 1)) : [...words.join('')];
  return letters.slice(0, 2).join('').toUpperCase() || '?';
}
