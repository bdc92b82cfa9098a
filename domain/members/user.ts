import * as v from 'valibot';

/** Roles as the client stores them (spec 3.5: lower-case). */
export const USER_TYPES = ['user', 'seller', 'admin'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** Accepts any case from the wire (`USER`, `user`) and yields the stored lower-case word. */
export const userTypeSchema = v.pipe(
  v.string(),
  v.transform((text) => text.trim().toLowerCase()),
  v.picklist(USER_TYPES),
);
