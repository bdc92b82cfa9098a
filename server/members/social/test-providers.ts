import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { SOCIAL_IDS, type SocialId } from '#domain/members/social-login/social-providers.ts';
import type { Clock } from '../../kit/context.ts';
import type { Secrets } from '../../kit/ports/secrets.ts';
import { type Social, type SocialPerson, SocialRefused } from '../../kit/ports/social.ts';

/** Lifetime of a code in ms. */
const CODE_MS = 60_000;

const otherSchema = v.object({ name: v.string(), email: v.nullable(v.string()) });
const codeSchema = v.object({
  provider: v.string(),
  who: v.union([v.number(), otherSchema]),
  challenge: v.string(),
  until: v.number(),
});

/** Returns the path of a test provider's page. */
export const testSocialPath = (provider: string): string => `/test-social/${provider}`;

/** Test persons; each is a different person at each provider. */
export const TEST_PEOPLE = [
  {
    name: '하늘길',
    email: (id: string) => `haneul.${id}@example.com`,
    emailVerified: true,
    says: '새 회원이에요',
  },
  {
    name: '민준',
    email: () => 'minjun@sinbaljang.test',
    emailVerified: true,
    says: '이미 가입한 이메일이에요',
  },
  {
    name: '바람결',
    email: (id: string) => `baram.${id}@example.com`,
    emailVerified: false,
    says: '이메일을 확인하지 않은 사람이에요',
  },
  { name: '이름없는새', email: () => null, emailVerified: false, says: '이메일 없음' },
] as const;

/** Person by number, or one with a typed name; equal names are the same person. */
export type TestWho = v.InferOutput<typeof codeSchema>['who'];

/** Reserved domain, whose addresses of made-up persons may count as verified. */
const NOBODYS = '@example.com';

function personOf(who: TestWho, id: SocialId): SocialPerson | null {
  if (typeof who === 'object') {
    const providerUserId = `${id}-${createHash('sha256').update(who.name).digest('hex')}`;
    return { ...who, providerUserId, emailVerified: who.email?.endsWith(NOBODYS) ?? false };
  }
  const person = TEST_PEOPLE[who];
  if (!person) return null;
  const { name, email, emailVerified } = person;
  return { providerUserId: `${id}-${who + 1}`, email: email(id), emailVerified, name };
}

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** Returns the code of a test provider, which contains the person in encrypted form. */
export const testCode = (
  { secrets, clock }: { secrets: Secrets; clock: Clock },
  { provider, who, challenge }: { provider: string; who: TestWho; challenge: string },
): string =>
  secrets.seal(JSON.stringify({ provider, who, challenge, until: clock.now().getTime() + CODE_MS }));

/** Test providers with a hosted page and made-up persons. */
export function testSocial(secrets: Secrets, clock: Clock): Social {
  const exchange = async (id: SocialId, code: string, verifier: string): Promise<SocialPerson> => {
    const { provider, who, challenge, until } = opened(secrets, code);
    const person = personOf(who, id);
    const isGood = provider === id && challenge === challengeOf(verifier) && until > clock.now().getTime();
    if (!isGood || !person) throw new SocialRefused('the test provider does not know this code');
    return person;
  };
  return {
    name: 'test',
    providers: SOCIAL_IDS.map((id) => ({
      id,
      authorizeUrl: (state, verifier) =>
        `${testSocialPath(id)}?${new URLSearchParams({ state, challenge: challengeOf(verifier) })}`,
      exchange: (code, verifier) => exchange(id, code, verifier),
    })),
  };
}

function opened(secrets: Secrets, code: string): v.InferOutput<typeof codeSchema> {
  try {
    return v.parse(codeSchema, JSON.parse(secrets.open(code)));
  } catch (cause) {
    throw new SocialRefused('the test provider does not know this code', { cause });
  }
}
