import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { USER_TYPES, userTypeOf } from './user.ts';

/** Genders that a member can state. */
export const GENDERS = ['MALE', 'FEMALE'] as const;
export type Gender = (typeof GENDERS)[number];
/** Widths of foot that a member can state. */
export const FOOT_WIDTHS = ['NARROW', 'NORMAL', 'WIDE'] as const;
export type FootWidth = (typeof FOOT_WIDTHS)[number];

/** Visibility of a member's body measurements to others. */
export const BODY_VISIBILITIES = ['PRIVATE', 'REVIEWS', 'PUBLIC'] as const;
export type BodyVisibility = (typeof BODY_VISIBILITIES)[number];

/** Role in any letter case, converted to lower case for storage. */
export const userTypeSchema = v.pipe(v.string(), v.transform(userTypeOf), v.picklist(USER_TYPES));

const text = v.nullish(v.string(), '');
const figure = v.nullish(v.number(), null);

/** Profile response with the defaults of spec 3.4: a missing name is the username. */
const profileSchema = v.pipe(
  v.object({
    userId: v.number(),
    loginId: v.optional(v.string()),
    username: text,
    email: text,
    name: text,
    nickname: text,
    phone: text,
    birthDate: v.nullish(v.string(), null),
    gender: v.nullish(v.picklist(GENDERS), 'MALE'),
    height: figure,
    weight: figure,
    footSize: figure,
    footWidth: v.nullish(v.picklist(FOOT_WIDTHS), 'NORMAL'),
    bodyVisibility: v.nullish(v.picklist(BODY_VISIBILITIES), 'PRIVATE'),
    profileImageUrl: v.nullish(v.string(), null),
    /** Role known to the server, which takes precedence over the stored one. */
    userType: v.optional(userTypeSchema),
    /** Number of lines in the cart, for the header; saves a request at start. */
    cartCount: v.optional(v.number()),
    /** True if a required consent is missing. */
    consentsDue: v.optional(v.boolean()),
    /** Number of unread notifications, at most 100. */
    unreadNotices: v.optional(v.number()),
    /** True if a new member has not been asked for the foot size yet. */
    feetDue: v.optional(v.boolean()),
    /** True if the member's level has free delivery. */
    freeDelivery: v.optional(v.boolean()),
  }),
  v.transform((answer) => ({ ...answer, name: answer.name || answer.username })),
);
export type Profile = v.InferOutput<typeof profileSchema>;

const shownBadgeSchema = v.object({
  badgeType: v.string(),
  badgeName: v.string(),
  badgeImageUrl: v.nullable(v.string()),
});

/**
 * Profile visible to other members: body measurements are null unless shared; the other fields are
 * sent to the owner only.
 */
const memberProfileSchema = v.object({
  userId: v.number(),
  nickname: text,
  profileImageUrl: v.nullish(v.string(), null),
  userLevel: v.nullish(v.number(), null),
  userLevelName: v.nullish(v.string(), null),
  badges: v.optional(v.array(shownBadgeSchema), []),
  feedCount: v.optional(v.number(), 0),
  reviewCount: v.optional(v.number(), 0),
  gender: v.nullish(v.picklist(GENDERS), null),
  height: figure,
  weight: figure,
  footSize: figure,
  footWidth: v.nullish(v.picklist(FOOT_WIDTHS), null),
  bodyVisibility: v.optional(v.picklist(BODY_VISIBILITIES)),
  loginId: v.optional(v.string()),
  username: v.optional(v.string()),
  email: v.optional(v.string()),
  name: v.optional(v.string()),
  phone: v.optional(v.string()),
  birthDate: v.optional(v.nullable(v.string())),
});
export type MemberProfile = v.InferOutput<typeof memberProfileSchema>;

/** Formats a Korean phone number: 01012345678 → 010-1234-5678; any other text is unchanged. */
export const formatPhone = (phone: string): string =>
  phone.replace(/^(02|\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3');

/** Endpoint of members: reads the own profile; also checks a stored session. */
export const myProfile = endpoint({
  method: 'GET',
  path: '/api/users/me/profile',
  access: 'member',
  summary: "Returns the caller's profile; also validates a stored session.",
  response: profileSchema,
  wrapping: 'envelope',
  beforeMfa: true,
});

/** Public endpoint: reads the public part of a profile; its owner gets all of it. */
export const memberProfile = endpoint({
  method: 'GET',
  path: '/api/users/{id}/profile',
  access: 'public',
  summary: 'Returns the public part of a profile; all of it to its owner.',
  params: idParams,
  response: memberProfileSchema,
  wrapping: 'envelope',
  rateLimit: 120,
  limit: 'PROFILE',
});
