import type { ErrorCode } from '#domain/kit/errors.ts';
import { sentenceOf } from '#domain/kit/errors.ts';
import type { StepUpMethods, StepUpProof } from '#domain/members/auth/step-up.ts';
import { ELEVATION_CODE } from '#domain/policies/accounts.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { forgetCount } from '../../kit/rate-limit/rate-limit.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { Proof } from '../auth/session-store.ts';
import { stepUpCodeEmail } from '../emails/step-up-code.ts';
import { verifyDecoy, verifyPassword } from '../passwords/passwords.ts';
import { shortCode } from '../tokens/short-code.ts';
import { STEP_UP_MS } from '../tokens/tokens.ts';
import { countCodeTry, spendCode } from './mfa-code.ts';
import { countMailedTry, findMeans, keepProof, spendMailedCode, writeMailedCode } from './step-up-store.ts';
import { verifyPasskey } from './verify-passkey.ts';

const MOST_TRIES = 5;

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'secrets' | 'jobs' | 'mailer'>;
type Means = Awaited<ReturnType<typeof findMeans>>;

const waysOf = ({ passwordHash, hasCodes, hasPasskey }: Means): StepUpMethods => {
  const password = passwordHash !== null;
  const [code, passkey] = [Boolean(hasCodes), Boolean(hasPasskey)];
  return { password, code, passkey, mail: !password && !passkey && !code };
};

/** Returns the methods of step-up authentication available to a member. */
export const readStepUpMethods = async ({ db }: Ports, userId: number): Promise<StepUpMethods> =>
  waysOf(await findMeans(db, userId));

/**
 * Verifies step-up authentication: every given factor must be right. Attempts are counted
 * beforehand (`limit` of the endpoint), and a success resets the count.
 */
export async function proveAgain(
  ports: Ports,
  user: Member,
  proof: StepUpProof,
): Promise<{ elevatedUntil: string }> {
  const means = await findMeans(ports.db, user.id);
  const proven: Proof[] = [];
  if (proof.password !== undefined) proven.push(await byPassword(means, proof.password));
  if (proof.passkey !== undefined) {
    await verifyPasskey(ports, proof.passkey, { kind: 'ELEVATE', userId: user.id });
    proven.push('PASSKEY');
  }
  if (proof.code !== undefined) await countCodeTry(ports, user.id);
  if (proof.mailCode !== undefined) proven.push(await byMail(ports, user, means, proof.mailCode));
  const now = ports.clock.now();
  const until = new Date(now.getTime() + STEP_UP_MS);
  await inTransaction(ports.db, async (tx) => {
    if (proof.code !== undefined) {
      await byCode(tx, ports, { id: user.id, email: means.email }, proof.code);
      await keepProof(tx, user.sessionId, 'CODE', { now, until });
    }
    for (const one of proven) await keepProof(tx, user.sessionId, one, { now, until });
    await forgetCount(tx, user.id, 'PROOF');
  });
  return { elevatedUntil: until.toISOString() };
}

async function byPassword({ passwordHash }: Means, password: string): Promise<Proof> {
  const isRight =
    passwordHash === null ? await verifyDecoy(password) : await verifyPassword(passwordHash, password);
  if (!isRight) throw refused('INVALID_CREDENTIALS', 'password', '비밀번호가 맞지 않아요.');
  return 'PASSWORD';
}

/** Maps the error to the field `code`. */
async function byCode(tx: Queryable, ports: Ports, owner: Parameters<typeof spendCode>[2], code: string) {
  await spendCode(tx, ports, owner, code).catch((error: unknown) => {
    if (!(error instanceof ShopError)) throw error;
    throw refused(error.code, 'code', error.message);
  });
  await forgetCount(tx, owner.id, 'MFA_CODE');
}

async function byMail(
  { db, clock, secrets }: Ports,
  user: Member,
  means: Means,
  code: string,
): Promise<Proof> {
  const refusal = refused('INVALID_CODE', 'mailCode', sentenceOf('INVALID_CODE'));
  if (!waysOf(means).mail) throw refusal;
  const now = clock.now();
  if (!(await countMailedTry(db, user.id, { now, most: MOST_TRIES }))) throw refusal;
  const tag = tagOf(secrets, user, code);
  if (!(await spendMailedCode(db, { userId: user.id, sessionId: user.sessionId, tag }))) throw refusal;
  return 'MAIL';
}

const tagOf = (secrets: Ports['secrets'], { id, sessionId }: Member, code: string): string =>
  secrets.tag('elevation-code', `${id} ${sessionId} ${code}`);

const refused = (code: ErrorCode, field: string, message: string): ShopError =>
  new ShopError(code, [{ field, message }]);

/** Sends a step-up code by e-mail; refused for members with another method. */
export async function mailCode(ports: Ports, user: Member): Promise<null> {
  const means = await findMeans(ports.db, user.id);
  if (!waysOf(means).mail) throw new ShopError('FORBIDDEN');
  const code = shortCode(ELEVATION_CODE.digits);
  const expiresAt = new Date(ports.clock.now().getTime() + ELEVATION_CODE.minutes * 60_000);
  await inTransaction(ports.db, async (tx) => {
    const tag = tagOf(ports.secrets, user, code);
    await writeMailedCode(tx, { userId: user.id, sessionId: user.sessionId, tag, expiresAt });
    const addressed = { kind: 'elevation-code', to: means.email, memberId: user.id } as const;
    await queueMail(tx, ports, addressed, stepUpCodeEmail(code));
  });
  return null;
}
