import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { renderSVG } from 'uqr';
import {
  type MfaSetup,
  type MfaStatus,
  RECOVERY_CODES,
  type RecoveryCodes,
} from '#domain/members/auth/mfa.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { forgetCount } from '../../kit/rate-limit/rate-limit.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { trustNoDevice } from '../auth/challenge-store.ts';
import { mfaChangedEmail } from '../emails/mfa-changed.ts';
import { checkCode, countCodeTry, recoveryTag, refusedCode } from './mfa-code.ts';
import {
  countRecoveryCodes,
  findMfa,
  promotePending,
  removeMfa,
  replaceRecoveryCodes,
  writePending,
} from './mfa-store.ts';
import { findMeans, findProof } from './step-up-store.ts';
import { newTotpSecret, otpauthUrl, stepOf } from './totp.ts';

const QR_SIZE = 300;

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'secrets' | 'jobs' | 'mailer'>;

/** Throws if a legacy client sends an e-mail address that is not the caller's. */
export function refuseOthers(
  user: Member,
  email: string | undefined,
  code: 'FORBIDDEN' | 'USER_NOT_FOUND' = 'FORBIDDEN',
): void {
  if (email !== undefined && email.trim().toLowerCase() !== user.email.toLowerCase())
    throw new ShopError(code);
}

/** Returns the MFA status of the caller. */
export async function readStatus({ db }: Ports, { id, email }: Member): Promise<MfaStatus> {
  const row = await findMfa(db, id);
  const enabled = row?.enabledAt != null;
  const { left } = await countRecoveryCodes(db, id);
  return {
    enabled,
    setupRequired: !enabled && row?.pendingSealed != null,
    email,
    hasBackupCodes: left > 0,
    mfaType: 'TOTP',
    codesLeft: left,
  };
}

/** Creates a TOTP secret that is pending until its first code. */
export async function beginSetup({ db, secrets }: Ports, { id, email }: Member): Promise<MfaSetup> {
  const secret = newTotpSecret();
  if (!(await writePending(db, id, secrets.seal(secret)))) throw new ShopError('MFA_ALREADY_ENABLED');
  const address = otpauthUrl(secret, email);
  const svg = Buffer.from(renderSVG(address, { border: 2 }));
  const png = await sharp(svg, { density: 300 })
    .resize(QR_SIZE, QR_SIZE, { kernel: 'nearest' })
    .png()
    .toBuffer();
  return {
    secret,
    otpauthUrl: address,
    qrUrl: `data:image/svg+xml;base64,${svg.toString('base64')}`,
    qrCodeImage: png.toString('base64'),
    backupCodes: [],
    message: '인증 앱으로 QR 코드를 찍고 앱에 나온 코드를 입력해 주세요.',
  };
}

/** Verifies a code against the active or the pending secret. */
export async function verifyOwnCode(ports: Ports, { id }: Member, code: string): Promise<true> {
  await countCodeTry(ports, id);
  const row = await findMfa(ports.db, id);
  if (!row) throw new ShopError('MFA_NOT_FOUND');
  if (row.enabledAt) await checkCode(ports.db, ports, id, code);
  else if (stepOf(ports.secrets.open(row.pendingSealed ?? ''), code, ports.clock.now()) === null)
    throw refusedCode();
  await forgetCount(ports.db, id, 'MFA_CODE');
  return true;
}

/** Turns MFA on with the first code of the pending secret; returns the recovery codes. */
export async function turnOn(ports: Ports, user: Member, code: string): Promise<RecoveryCodes> {
  await countCodeTry(ports, user.id);
  const now = ports.clock.now();
  return inTransaction(ports.db, async (tx) => {
    const row = await findMfa(tx, user.id);
    if (row?.enabledAt) throw new ShopError('MFA_ALREADY_ENABLED');
    if (!row?.pendingSealed) throw new ShopError('MFA_NOT_FOUND');
    const step = stepOf(ports.secrets.open(row.pendingSealed), code, now);
    if (step === null) throw refusedCode();
    if (!(await promotePending(tx, user.id, { pending: row.pendingSealed, step, now })))
      throw new ShopError('MFA_ALREADY_ENABLED');
    await forgetCount(tx, user.id, 'MFA_CODE');
    await told(tx, ports, user, 'ON');
    return newCodes(tx, ports, user.id);
  });
}

/** Replaces the recovery codes; requires both factors. */
export const renewCodes = (ports: Ports, user: Member): Promise<RecoveryCodes> =>
  inTransaction(ports.db, async (tx) => {
    if (!(await findMfa(tx, user.id))?.enabledAt) throw new ShopError('MFA_NOT_FOUND');
    await requireBoth(tx, user);
    await told(tx, ports, user, 'CODES');
    return newCodes(tx, ports, user.id);
  });

/** Turns MFA off and ends the trust in all browsers; requires both factors. */
export const turnOff = (ports: Ports, user: Member): Promise<null> =>
  inTransaction(ports.db, async (tx) => {
    await requireBoth(tx, user);
    if (!(await removeMfa(tx, user.id))) throw new ShopError('MFA_NOT_FOUND');
    await trustNoDevice(tx, user.id);
    await told(tx, ports, user, 'OFF');
    return null;
  });

/**
 * Throws unless the last step-up used both factors: a stolen session with a known password must not
 * suffice.
 */
async function requireBoth(tx: Queryable, user: Member): Promise<void> {
  const [{ passwordHash, hasCodes }, proof] = [
    await findMeans(tx, user.id),
    await findProof(tx, user.sessionId),
  ];
  if (!hasCodes || proof === 'BOTH' || proof === 'PASSKEY') return;
  if (proof === 'CODE' && passwordHash === null) return;
  throw new ShopError('ELEVATION_REQUIRED');
}

const DEEDS = { ON: 'MFA_ENABLED', OFF: 'MFA_DISABLED', CODES: 'RECOVERY_CODES_RENEWED' } as const;

/** Notifies the member by e-mail and records the change in the audit log. */
async function told(tx: Queryable, ports: Ports, user: Member, what: keyof typeof DEEDS): Promise<void> {
  await audit(tx, { action: DEEDS[what], target: ['MEMBER', user.id] }, ports.clock.now());
  await queueMail(
    tx,
    ports,
    { kind: 'mfa-changed', to: user.email, memberId: user.id },
    mfaChangedEmail(what),
  );
}

/** Generates recovery codes of eight digits; only this response contains them. */
async function newCodes(tx: Queryable, ports: Ports, userId: number): Promise<RecoveryCodes> {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(String(randomInt(100_000_000)).padStart(8, '0'));
  const backupCodes = [...codes];
  await replaceRecoveryCodes(
    tx,
    userId,
    backupCodes.map((code) => recoveryTag(ports, userId, code)),
  );
  return { enabled: true, backupCodes };
}
