import { sentenceOf } from '#domain/kit/errors.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import { skeletonOf } from '#domain/members/profile/nickname.ts';
import { type Consent, consentProblem, holdsRequired } from '#domain/members/signup/documents.ts';
import { LEAST_MS, type SignUpBody } from '#domain/members/signup/sign-up.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { limitAnonymous } from '../../kit/rate-limit/anonymous-rate-limit.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { refuseBots } from '../auth/refuse-bots.ts';
import { firstFree, namesFor, nicknameTaken, refuseReserved } from '../nicknames/choose-nickname.ts';
import { hashForUnknownAccount } from '../passwords/passwords.ts';
import { refuseWeak } from '../passwords/weak-password.ts';
import { refuseUnderAge } from '../profile/refuse-under-age.ts';
import { emailTag } from '../tokens/email-hash.ts';
import type { SignupRequest } from './complete-signup.ts';
import { keepSignUp } from './signup-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'secrets' | 'counters' | 'jobs' | 'botCheck'>;

/**
 * Returns the chosen nickname; null if it equals the name, which other clients send for an empty
 * field.
 */
const wishedNickname = ({ name, nickname }: SignUpBody): string | null =>
  nickname && skeletonOf(nickname) !== skeletonOf(name) ? nickname : null;

/**
 * Stores a sign-up for a job that looks up the address and sends the e-mail. Nothing before the
 * response depends on whether the address has an account, and the password is hashed in every case.
 */
export async function requestSignup(ports: Ports, body: SignUpBody, ip: string) {
  const { email, name, phone, birthDate, password, consents } = body;
  refuseUnfit(body, seoulDay(ports.clock.now()));
  await refuseBots(ports, 'signup_submit', { recaptchaToken: body.recaptchaToken, ip });
  await limitAnonymous(ports, 'SIGN_UP', { ip, email });
  const passwordHash = await hashForUnknownAccount(password);
  const wish = { email, name, phone, birthDate, passwordHash, consents: consents ?? [] };
  await keepWish(ports, wish, wishedNickname(body));
  return {
    userId: null,
    username: name,
    email,
    phone,
    createdAt: null,
    role: 'USER' as const,
    status: 'PENDING' as const,
    message: '입력한 주소로 메일을 보냈어요. 메일에 있는 링크를 눌러 가입을 마쳐 주세요.',
  };
}

/** Validates what the form alone can show, before any expensive work. */
function refuseUnfit(
  { website, openFor, birthDate, consents, nickname, password }: SignUpBody,
  today: string,
) {
  if (website !== '' || (openFor !== undefined && openFor < LEAST_MS))
    throw new ShopError('BOT_CHECK_FAILED');
  refuseUnderAge(birthDate, today);
  if (consents) refuseConsents(consents);
  if (nickname) refuseReserved(nickname);
  refuseWeak(password, 'password');
}

/** Throws CONSENT_REQUIRED for insufficient consents; `field` is the form field. */
export function refuseConsents(consents: readonly Consent[]): void {
  const message = holdsRequired(consents) ? consentProblem(consents) : sentenceOf('CONSENT_REQUIRED');
  if (message) throw new ShopError('CONSENT_REQUIRED', [{ field: 'consents', message }]);
}

/** Times that a free nickname is looked for: a concurrent sign-up of the same name may reserve the one that was found. */
const MOST_CHOICES = 20;

/** Reserves the first free name for a sign-up and stores it; returns its id, or null if no name could be reserved. */
async function reserve(
  tx: Queryable,
  { names, emailTag: tag, wish }: { names: string[]; emailTag: string; wish: object },
  choices: number,
  now: Date,
): Promise<number | null> {
  for (let choice = 0; choice < choices; choice += 1) {
    const nickname = await firstFree(tx, names, { emailTag: tag }, now);
    if (!nickname) return null;
    const id = await keepSignUp(tx, { nickname, emailTag: tag, wish: { ...wish, nickname } }, now);
    if (id !== null) return id;
  }
  return null;
}

const keepWish = (
  ports: Ports,
  wish: Omit<SignupRequest, 'nickname'>,
  wished: string | null,
): Promise<void> =>
  inTransaction(ports.db, async (tx) => {
    const now = ports.clock.now();
    const tag = emailTag(ports, wish.email);
    const names = wished ? [wished] : namesFor(wish.name);
    const signUpId = await reserve(tx, { names, emailTag: tag, wish }, wished ? 1 : MOST_CHOICES, now);
    if (!signUpId) throw nicknameTaken();
    await ports.jobs.send(tx, 'finish-sign-up', { signUpId }, { dueAt: now, key: String(signUpId) });
  });
