import { sentenceOf } from '#domain/kit/errors.ts';
import type { Queryable } from '../../db/database.ts';
import type { Context } from '../../kit/context.ts';
import { countAction } from '../../kit/rate-limit/rate-limit.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { recoveryUsedEmail } from '../emails/recovery-used.ts';
import { countRecoveryCodes, findMfa, isStepSpent, spendRecoveryCode, spendStep } from './mfa-store.ts';
import { stepOf } from './totp.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'secrets' | 'jobs' | 'mailer'>;
type Owner = { id: number; email: string };

/**
 * Matches a recovery code: eight digits, so that it is distinguishable from an authenticator code.
 */
export const RECOVERY_CODE = /^\d{8}$/;

/** Returns the keyed hash under which a recovery code is stored. */
export const recoveryTag = ({ secrets }: Pick<Ports, 'secrets'>, userId: number, code: string): string =>
  secrets.tag('recovery-code', `${userId} ${code}`);

/** Returns the error of a refused second factor. */
export const refusedCode = (code: 'INVALID_MFA_TOKEN' | 'BACKUP_CODES_EXHAUSTED' = 'INVALID_MFA_TOKEN') =>
  new ShopError(code, [{ field: 'token', message: sentenceOf(code) }]);

/** Counts a code attempt of the account across all endpoints, before the code is checked. */
export const countCodeTry = (ports: Ports, userId: number): Promise<void> =>
  countAction(ports, userId, 'MFA_CODE');

/** Consumes an authenticator or recovery code; a second use is refused. */
export async function spendCode(
  tx: Queryable,
  ports: Ports,
  { id, email }: Owner,
  code: string,
): Promise<void> {
  const now = ports.clock.now();
  if (RECOVERY_CODE.test(code)) {
    if (!(await spendRecoveryCode(tx, id, recoveryTag(ports, id, code), now))) throw await noRecovery(tx, id);
    const { left } = await countRecoveryCodes(tx, id);
    await queueMail(tx, ports, { kind: 'recovery-used', to: email, memberId: id }, recoveryUsedEmail(left));
    return;
  }
  const step = await stepFor(tx, ports, id, code);
  if (step === null || !(await spendStep(tx, id, step))) throw refusedCode();
}

/** Verifies a code without consuming it. */
export async function checkCode(db: Queryable, ports: Ports, userId: number, code: string): Promise<void> {
  if (RECOVERY_CODE.test(code)) {
    const { hasThis } = await countRecoveryCodes(db, userId, recoveryTag(ports, userId, code));
    if (!hasThis) throw await noRecovery(db, userId);
    return;
  }
  const step = await stepFor(db, ports, userId, code);
  if (step === null || (await isStepSpent(db, userId, step))) throw refusedCode();
}

async function stepFor(
  db: Queryable,
  { secrets, clock }: Ports,
  userId: number,
  code: string,
): Promise<number | null> {
  const sealed = (await findMfa(db, userId))?.secretSealed;
  return sealed ? stepOf(secrets.open(sealed), code, clock.now()) : null;
}

const noRecovery = async (db: Queryable, userId: number): Promise<ShopError> => {
  const { left } = await countRecoveryCodes(db, userId);
  return refusedCode(left === 0 ? 'BACKUP_CODES_EXHAUSTED' : 'INVALID_MFA_TOKEN');
};
