import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';

/** Providers of social login. */
export const SOCIAL_IDS = ['kakao', 'naver', 'google'] as const;
export type SocialId = (typeof SOCIAL_IDS)[number];

/** Korean names of the providers. */
export const SOCIAL_NAMES: Readonly<Record<SocialId, string>> = {
  kakao: '카카오',
  naver: '네이버',
  google: '구글',
};

/** Returns whether a text names a supported social login provider. */
export const isSocialId = (text: string): text is SocialId => SOCIAL_IDS.some((id) => id === text);

/** Reasons for which a provider returned no authorization code. */
export const SOCIAL_ERRORS = ['denied', 'failed', 'expired', 'unavailable'] as const;
export type SocialError = (typeof SOCIAL_ERRORS)[number];

/** Returns the path that starts social login. */
export const socialLoginPath = (provider: SocialId, returnTo = '/'): string =>
  returnTo === '/'
    ? `/oauth2/authorization/${provider}`
    : `/oauth2/authorization/${provider}?returnTo=${encodeURIComponent(returnTo)}`;

/** Public endpoint: lists the configured providers of social login. */
export const socialProviders = endpoint({
  method: 'GET',
  path: '/api/social/supported-providers',
  access: 'public',
  summary: 'Lists the supported providers of social login.',
  response: v.array(v.string()),
  wrapping: 'envelope',
});
