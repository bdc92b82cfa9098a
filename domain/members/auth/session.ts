import type { Profile } from '../profile/profile.ts';
import { type UserType, userTypeOf } from '../profile/user.ts';

/** Logged-in member as stored in the browser (spec 3.5). */
export type SessionUser = {
  nickname: string;
  name: string;
  email: string;
  userType: UserType;
  token: string;
  /** Not stored: sent by the start check and the login. */
  userId?: number;
  image?: string | null;
  /** Due flags: see `myProfile`. */
  consentsDue?: boolean | undefined;
  feetDue?: boolean | undefined;
  freeDelivery?: boolean | undefined;
};

/** Fields of the session that the profile confirms; older servers omit the role. */
export type Confirmed = Pick<SessionUser, 'nickname' | 'name'> &
  Partial<
    Pick<SessionUser, 'email' | 'userType' | 'userId' | 'image' | 'consentsDue' | 'feetDue' | 'freeDelivery'>
  >;

/** Returns the session fields of a profile that was just loaded; they replace the stored ones. */
export const confirmedBy = (profile: Profile): Confirmed => {
  const { nickname, name, email, userType, userId, profileImageUrl: image } = profile;
  const { consentsDue, feetDue, freeDelivery } = profile;
  const known = { ...(email ? { email } : {}), ...(userType ? { userType } : {}) };
  return { nickname, name: name || nickname, userId, image, consentsDue, feetDue, freeDelivery, ...known };
};

/** Local storage keys (spec 3.9). */
export const STORAGE_KEYS = ['token', 'nickname', 'name', 'email', 'userType', 'likedPosts'] as const;
export type StorageKey = (typeof STORAGE_KEYS)[number];

/** Raw values from local storage; each may be missing or stale. */
export type StoredSession = Partial<Record<Exclude<StorageKey, 'likedPosts'>, string>>;

/** Spec 4.2: liked feeds are fetched once after start and login. */
export const LIKED_FEEDS_AT_START = { page: 0, size: 20 } as const;

/** Like that was added or removed. */
export type LikeChange = { feedId: number; liked: boolean };

/** Returns the liked feeds after a change, newest first. */
export function withLike(likedFeedIds: readonly number[], { feedId, liked }: LikeChange): number[] {
  const others = likedFeedIds.filter((id) => id !== feedId);
  return liked ? [feedId, ...others] : others;
}

/** Display-only address for accounts without e-mail (spec 3.5); it is never sent anywhere. */
export const placeholderEmail = (nickname: string): string =>
  `${nickname.replace(/\s/g, '') || 'member'}@placeholder.invalid`;

/** Spec 5.3: restored only when token, nickname and a known userType all exist. */
export function restoreSession(stored: StoredSession): SessionUser | null {
  const userType = userTypeOf(stored.userType ?? '');
  if (!stored.token || !stored.nickname || !userType) return null;
  return {
    token: stored.token,
    nickname: stored.nickname,
    name: stored.name ?? stored.nickname,
    email: stored.email || placeholderEmail(stored.nickname),
    userType,
  };
}
