/**
 * Rate limits per member and action, from any IP address; counted in the database including refused
 * attempts. Limits per minute and IP address are declared at the endpoints.
 */
export const ACTION_LIMITS = {
  COMMENT: { most: 60, seconds: 600 },
  FEED: { most: 60, seconds: 3_600 },
  REVIEW: { most: 60, seconds: 3_600 },
  /** Questions about products; each one costs a store an answer. */
  QUESTION: { most: 20, seconds: 86_400 },
  /** Answers of buyers to questions of others. */
  BUYER_ANSWER: { most: 30, seconds: 86_400 },
  /** Inquiries that a member opens; each one costs a store or the shop an answer. */
  INQUIRY: { most: 10, seconds: 86_400 },
  /** Further messages of a member in open inquiries. */
  INQUIRY_MESSAGE: { most: 30, seconds: 3_600 },
  /** Problem reports, each of up to 64 KiB. */
  PROBLEM_REPORT: { most: 10, seconds: 86_400 },
  /** Likes, helpful marks and votes, each a single press. */
  REACTION: { most: 300, seconds: 600 },
  REPORT: { most: 30, seconds: 3_600 },
  /**
   * Profiles of other members: their ids are consecutive, so this prevents enumeration of all
   * members.
   */
  PROFILE: { most: 600, seconds: 3_600 },
  /** Limits guessing, as coupon codes are words. */
  COUPON_CODE: { most: 30, seconds: 3_600 },
  /** Uploaded pictures that are not attached to anything yet. */
  UPLOAD: { most: 60, seconds: 3_600 },
  /** Products that a store creates or changes, including their pictures. */
  GOODS: { most: 600, seconds: 3_600 },
  CHECKOUT: { most: 120, seconds: 3_600 },
  CLAIM: { most: 30, seconds: 3_600 },
  PASSWORD_CHANGE: { most: 10, seconds: 600 },
  /** Each change sends two e-mails. */
  EMAIL_CHANGE: { most: 5, seconds: 1_800 },
  /** Each export collects all data of a member. */
  EXPORT: { most: 3, seconds: 86_400 },
  /** Step-up authentication within a session; a success resets the count. */
  PROOF: { most: 5, seconds: 900 },
  /** Authenticator and recovery codes, at every endpoint that accepts them. */
  MFA_CODE: { most: 5, seconds: 900 },
  /** Limits the cost of text messages. */
  PHONE_CODE: { most: 5, seconds: 86_400 },
  PROOF_MAIL: { most: 5, seconds: 1_800 },
  /** Each application is reviewed manually. */
  SELLER_APPLICATION: { most: 5, seconds: 86_400 },
} as const satisfies Record<string, { most: number; seconds: number }>;

export type LimitedAction = keyof typeof ACTION_LIMITS;

/**
 * Rate limits of anonymous clients, by network and by the e-mail address or number in the request.
 */
export const ANONYMOUS_LIMITS = {
  SIGN_UP: { most: 5, seconds: 1_800 },
  RESEND_VERIFICATION: { most: 5, seconds: 1_800 },
  FORGOT_PASSWORD: { most: 5, seconds: 1_800 },
  FIND_ACCOUNT: { most: 5, seconds: 1_800 },
  UNLOCK: { most: 5, seconds: 1_800 },
  SOCIAL_EMAIL: { most: 5, seconds: 1_800 },
  /** Log-in attempts while the bot check is unavailable. */
  UNCHECKED_LOGIN: { most: 3, seconds: 60 },
} as const satisfies Record<string, { most: number; seconds: number }>;

export type AnonymousAction = keyof typeof ANONYMOUS_LIMITS;
