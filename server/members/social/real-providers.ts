import { CodeChallengeMethod, decodeIdToken, OAuth2Client } from 'arctic';
import * as v from 'valibot';
import type { SocialId } from '#domain/members/social-login/social-providers.ts';
import type { Clock } from '../../kit/context.ts';
import { type SocialPerson, type SocialProvider, SocialRefused } from '../../kit/ports/social.ts';
import { providerClientOf, type Tokens } from './provider-client.ts';

/** Endpoints of a provider; tests replace them. */
export type Places = { authorize: string; token: string; profile: string };

/** Addresses of the social login providers: authorisation, token and profile. */
export const PLACES: Readonly<Record<SocialId, Places>> = {
  kakao: {
    authorize: 'https://kauth.kakao.com/oauth/authorize',
    token: 'https://kauth.kakao.com/oauth/token',
    profile: 'https://kapi.kakao.com/v2/user/me',
  },
  naver: {
    authorize: 'https://nid.naver.com/oauth2.0/authorize',
    token: 'https://nid.naver.com/oauth2.0/token',
    profile: 'https://openapi.naver.com/v1/nid/me',
  },
  google: {
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    profile: '',
  },
};

const SCOPES: Readonly<Record<SocialId, string[]>> = {
  kakao: ['account_email', 'profile_nickname'],
  naver: [],
  google: ['openid', 'email', 'profile'],
};

const GOOGLE_ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

const text = v.nullish(v.string(), null);
const flag = v.nullish(v.boolean(), false);
const kakaoSchema = v.object({
  id: v.union([v.number(), v.string()]),
  kakao_account: v.nullish(
    v.object({
      email: text,
      is_email_valid: flag,
      is_email_verified: flag,
      profile: v.nullish(v.object({ nickname: text })),
    }),
  ),
});
const naverSchema = v.object({
  resultcode: v.literal('00'),
  response: v.object({ id: v.string(), email: text, nickname: text, name: text }),
});
const googleSchema = v.object({
  sub: v.string(),
  aud: v.string(),
  iss: v.picklist(GOOGLE_ISSUERS),
  exp: v.number(),
  email: text,
  email_verified: flag,
  name: text,
});

/** Client credentials of a provider. */
export type Credentials = { id: SocialId; clientId: string; clientSecret: string };
type Asking = ReturnType<typeof providerClientOf>;
type Who = (tokens: Tokens) => Promise<SocialPerson>;

/** Adapter of a real provider; the library builds the authorization addresses. */
export function realProvider(
  { id, clientId, clientSecret }: Credentials,
  { origin, clock, places = PLACES[id] }: { origin: string; clock: Clock; places?: Places },
): SocialProvider {
  const redirectUri = `${origin}/login/oauth2/code/${id}`;
  const client = new OAuth2Client(clientId, clientSecret, redirectUri);
  const asking = providerClientOf(clock);
  const whoOf: Record<SocialId, Who> = {
    kakao: kakaoPerson(asking, places),
    naver: naverPerson(asking, places),
    google: googlePerson(clientId, clock),
  };
  return {
    id,
    authorizeUrl: (state, verifier) =>
      (id === 'google'
        ? client.createAuthorizationURLWithPKCE(
            places.authorize,
            state,
            CodeChallengeMethod.S256,
            verifier,
            SCOPES[id],
          )
        : client.createAuthorizationURL(places.authorize, state, SCOPES[id])
      ).toString(),
    async exchange(code, verifier) {
      const tokens = await asking.tokens(places.token, {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        client_id: clientId,
        client_secret: clientSecret,
        ...(id === 'google' ? { code_verifier: verifier } : {}),
      });
      return whoOf[id](tokens);
    },
  };
}

const kakaoPerson =
  (asking: Asking, { profile }: Places): Who =>
  async ({ access_token }) => {
    const { id, kakao_account: account } = await asking.profile(profile, access_token, kakaoSchema);
    return {
      providerUserId: String(id),
      email: account?.email ?? null,
      emailVerified: account?.is_email_valid === true && account.is_email_verified === true,
      name: account?.profile?.nickname ?? null,
    };
  };

/** Naver returns an e-mail address without stating whether it is verified. */
const naverPerson =
  (asking: Asking, { profile }: Places): Who =>
  async ({ access_token }) => {
    const { response } = await asking.profile(profile, access_token, naverSchema);
    const { id, email, nickname, name } = response;
    return { providerUserId: id, email, emailVerified: false, name: nickname ?? name };
  };

/**
 * The token comes directly from the provider over TLS, so that only audience and expiry are
 * checked.
 */
const googlePerson =
  (clientId: string, clock: Clock): Who =>
  async ({ id_token }) => {
    const claims = v.safeParse(googleSchema, claimsOf(id_token));
    if (!claims.success) throw new SocialRefused('the provider answered something else');
    const { sub, aud, exp, email, email_verified, name } = claims.output;
    if (aud !== clientId) throw new SocialRefused('the answer is for another shop');
    if (exp * 1000 <= clock.now().getTime()) throw new SocialRefused('the answer is too old');
    return { providerUserId: sub, email, emailVerified: email_verified === true, name };
  };

function claimsOf(idToken: string | undefined): unknown {
  try {
    return decodeIdToken(idToken ?? '');
  } catch {
    return null;
  }
}
