import type { SocialId } from '#domain/members/social-login/social-providers.ts';

/** Person as identified by a social login provider; roles stated by it are ignored. */
export type SocialPerson = {
  providerUserId: string;
  email: string | null;
  /** True if the provider has verified the e-mail address. */
  emailVerified: boolean;
  name: string | null;
};

/** Port of a social login provider. */
export type SocialProvider = {
  id: SocialId;
  /** Returns the authorization address; `state` and `verifier` (PKCE) belong to one attempt. */
  authorizeUrl(state: string, verifier: string): string;
  /** Exchanges the authorization code for the person. */
  exchange(code: string, verifier: string): Promise<SocialPerson>;
};

/** Enabled providers, in display order. `test` is the built-in provider with a page of its own. */
export type Social = { name: 'test' | 'real'; providers: readonly SocialProvider[] };

/** The provider responded without a person. */
export class SocialRefused extends Error {
  override name = 'SocialRefused';
}

/** The provider did not respond properly: a retry may succeed. */
export class SocialUnreachable extends Error {
  override name = 'SocialUnreachable';
}
