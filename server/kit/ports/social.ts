import type { SocialId } from '#domain/members/social-login/social-sites.ts';

/** Who somebody is at another site. What that site says of roles is not asked. */
export type SocialPerson = {
  providerUserId: string;
  email: string | null;
  /** That site says that the address is theirs. */
  emailVerified: boolean;
  name: string | null;
};

/** A site whose members come in by their account there. */
export type SocialProvider = {
  id: SocialId;
  /** Where a browser is sent; `state` and `verifier` belong to this one attempt. */
  authorizeUrl(state: string, verifier: string): string;
  /** Makes what the browser brought back a person. */
  exchange(code: string, verifier: string): Promise<SocialPerson>;
};

/** Those that are on, in the order in which they are offered. `test`: of our own, with a page of our own. */
export type Social = { name: 'test' | 'real'; providers: readonly SocialProvider[] };

/** The site answered, and not with a person. */
export class SocialRefused extends Error {
  override name = 'SocialRefused';
}

/** The site did not answer as it should: trying again later may work. */
export class SocialUnreachable extends Error {
  override name = 'SocialUnreachable';
}
