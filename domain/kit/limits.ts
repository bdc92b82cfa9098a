/**
 * How often a member may do what can be abused, from any address: counted in the database, refused tries included.
 * Limits per minute and address are at the endpoints.
 */
export const ACTION_LIMITS = {
  COMMENT: { most: 60, seconds: 600 },
  FEED: { most: 60, seconds: 3_600 },
  REVIEW: { most: 60, seconds: 3_600 },
  /** Likes, helpful marks and votes: one press each. */
  REACTION: { most: 300, seconds: 600 },
  REPORT: { most: 30, seconds: 3_600 },
  /** Profiles of others, whose ids are consecutive: enough for a reader, not for copying all members. */
  PROFILE: { most: 600, seconds: 3_600 },
  /** Codes are words that can be guessed. */
  COUPON_CODE: { most: 30, seconds: 3_600 },
  /** Pictures that belong to nothing yet. */
  UPLOAD: { most: 60, seconds: 3_600 },
  /** Products that a store writes, with their pictures. */
  GOODS: { most: 600, seconds: 3_600 },
  CHECKOUT: { most: 120, seconds: 3_600 },
  CLAIM: { most: 30, seconds: 3_600 },
  PASSWORD_CHANGE: { most: 10, seconds: 600 },
  /** Each sends two mails. */
  EMAIL_CHANGE: { most: 5, seconds: 1_800 },
  /** One file with everything. */
  EXPORT: { most: 3, seconds: 86_400 },
  /** Proofs of who one is within a session: the right one starts the count again. */
  PROOF: { most: 5, seconds: 900 },
  /** Codes by app and recovery codes, wherever they are typed. */
  MFA_CODE: { most: 5, seconds: 900 },
  /** Text messages cost money. */
  PHONE_CODE: { most: 5, seconds: 86_400 },
  PROOF_MAIL: { most: 5, seconds: 1_800 },
  /** Each is read by a person. */
  SELLER_APPLICATION: { most: 5, seconds: 86_400 },
} as const satisfies Record<string, { most: number; seconds: number }>;

export type LimitedAction = keyof typeof ACTION_LIMITS;

/** The same for those who have not logged in, by network and by the address or number that they name. */
export const ANONYMOUS_LIMITS = {
  SIGN_UP: { most: 5, seconds: 1_800 },
  RESEND_VERIFICATION: { most: 5, seconds: 1_800 },
  FORGOT_PASSWORD: { most: 5, seconds: 1_800 },
  FIND_ACCOUNT: { most: 5, seconds: 1_800 },
  UNLOCK: { most: 5, seconds: 1_800 },
  SOCIAL_EMAIL: { most: 5, seconds: 1_800 },
  /** Log-ins while nobody can say whether a person sends them. */
  UNCHECKED_LOGIN: { most: 3, seconds: 60 },
} as const satisfies Record<string, { most: number; seconds: number }>;

export type AnonymousAction = keyof typeof ANONYMOUS_LIMITS;
