/** Roles as the client stores them (spec 3.5: lower-case). */
export const USER_TYPES = ['user', 'seller', 'admin'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** Parses a role in any letter case (`USER`, `user`); null for any other word. */
export function userTypeOf(text: string): UserType | null {
  const word = text.trim().toLowerCase();
  return USER_TYPES.find((type) => type === word) ?? null;
}
