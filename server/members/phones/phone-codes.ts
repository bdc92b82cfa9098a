import { randomInt } from 'node:crypto';
import { PHONE_CODE_MINUTES } from '#domain/policies/accounts.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { keepForReading } from '../../mail/queue-mail.ts';
import { phoneCodeEmail } from '../emails/phone-code.ts';
import {
  type CodeOwner,
  countPhoneTry,
  insertPhoneCheck,
  type PhonePurpose,
  spendPhoneCheck,
} from './phone-check-store.ts';

const CODE = { digits: 6, lifeMs: PHONE_CODE_MINUTES * 60_000, tries: 5 } as const;

type Ports = Pick<Context, 'db' | 'clock' | 'secrets' | 'phoneCheck' | 'config' | 'log'>;
type Wanted = { phone: string; purpose: PhonePurpose; memberId: number | null };

const tagOfPhone = ({ secrets }: Pick<Ports, 'secrets'>, phone: string): string =>
  secrets.tag('phone', phone);
const tagOfCode = ({ secrets }: Pick<Ports, 'secrets'>, purpose: PhonePurpose, code: string): string =>
  secrets.tag(`phone-code ${purpose}`, code);

/** Sends a code to a phone number; the previous code becomes invalid. */
export async function sendPhoneCode(ports: Ports, { phone, purpose, memberId }: Wanted): Promise<void> {
  const { db, clock, secrets, phoneCheck, config } = ports;
  if (!phoneCheck && !config.outbox) throw new ShopError('SERVICE_UNAVAILABLE');
  const code = String(randomInt(10 ** CODE.digits)).padStart(CODE.digits, '0');
  const now = clock.now();
  const check = {
    userId: memberId,
    phoneTag: tagOfPhone(ports, phone),
    phoneSealed: memberId === null ? null : secrets.seal(phone),
    codeTag: tagOfCode(ports, purpose, code),
    purpose,
    now,
    expiresAt: new Date(now.getTime() + CODE.lifeMs),
  };
  await inTransaction(db, async (tx) => {
    await insertPhoneCheck(tx, check);
    const to = { kind: 'phone-code', to: phone, memberId } as const;
    if (!phoneCheck) await keepForReading(tx, to, phoneCodeEmail(code), now);
  });
  await phoneCheck?.sendCode(phone, code).catch((error: unknown) => {
    throw new ShopError('SERVICE_UNAVAILABLE', [], { cause: error });
  });
}

/**
 * Consumes a code; each attempt is counted before the check. Returns the number if a member
 * verifies one.
 */
const takeCode = async (ports: Ports, owner: CodeOwner, code: string): Promise<string | null> => {
  const { db, clock, secrets } = ports;
  const row = await countPhoneTry(db, owner, clock.now(), CODE.tries);
  const isRight = row?.codeTag === tagOfCode(ports, owner.purpose, code);
  if (!row || !isRight || !(await spendPhoneCheck(db, row.id, clock.now())))
    throw new ShopError('INVALID_CODE', [{ field: 'code', message: '인증 번호가 맞지 않아요.' }]);
  return row.phoneSealed === null ? null : secrets.open(row.phoneSealed);
};

/** Throws unless the code is the last one sent to the number. */
export async function provePhone(ports: Ports, phone: string, code: string): Promise<void> {
  await takeCode(ports, { purpose: 'FIND', phoneTag: tagOfPhone(ports, phone) }, code);
}

/** Returns the phone number that a member verified with the last code. */
export async function provenPhone(ports: Ports, userId: number, code: string): Promise<string> {
  const phone = await takeCode(ports, { purpose: 'VERIFY', userId }, code);
  if (phone === null) throw new ShopError('INVALID_CODE');
  return phone;
}
