/** Number of avatar colours for members without a picture. */
export const AVATAR_COLOURS = 12;

/** Returns the avatar colour of a member; stable, and spread for consecutive ids. */
export const avatarColourOf = (memberId: number): number =>
  ((Math.imul(memberId, 0x9e3779b1) >>> 16) * AVATAR_COLOURS) >>> 16;

/** Returns the initials of a nickname: at most two letters, or ? for an empty one (spec 2.2). */
export function initialsOf(nickname: string | null | undefined): string {
  const words = (nickname ?? '').match(/\S+/g) ?? [];
  const letters = words.length > 1 ? words.flatMap((word) => [...word].slice(0, 1)) : [...words.join('')];
  return letters.slice(0, 2).join('').toUpperCase() || '?';
}
