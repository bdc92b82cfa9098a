import type { FoundAccount } from '#domain/members/recovery/find-account.ts';
import { maskedEmail } from '#domain/members/recovery/masked-email.ts';
import type { Context } from '../../kit/context.ts';
import { limitAnonymous } from '../../kit/rate-limit/anonymous-rate-limit.ts';
import { refuseBots } from '../auth/refuse-bots.ts';
import { provePhone, sendPhoneCode } from '../phones/phone-codes.ts';
import { findByPhone } from './find-account-store.ts';

type Ports = Pick<
  Context,
  'db' | 'clock' | 'secrets' | 'counters' | 'phoneCheck' | 'config' | 'log' | 'botCheck'
>;
type Asked = { phoneNumber: string; ip: string };

/**
 * Starts an account search: name and number alone reveal nothing, the code is sent to the number
 * whether or not it is a member's.
 */
export async function askFindAccount(
  ports: Ports,
  { phoneNumber: phone, recaptchaToken, ip }: Asked & { recaptchaToken: string },
): Promise<FoundAccount[]> {
  await limitAnonymous(ports, 'FIND_ACCOUNT', { ip, phone });
  await refuseBots(ports, 'find_account_submit', { recaptchaToken, ip });
  await sendPhoneCode(ports, { phone, purpose: 'FIND', memberId: null });
  return [];
}

/** Legacy variant as a GET request: same response, but no message is sent. */
export async function readFindAccount(
  ports: Ports,
  { phoneNumber: phone, ip }: Asked,
): Promise<FoundAccount[]> {
  await limitAnonymous(ports, 'FIND_ACCOUNT', { ip, phone });
  return [];
}

/** Returns the accounts of a name and a verified number. */
export async function confirmFindAccount(
  ports: Ports,
  { name, phoneNumber: phone, code }: { name: string; phoneNumber: string; code: string },
): Promise<FoundAccount[]> {
  await provePhone(ports, phone, code);
  const rows = await findByPhone(ports.db, { name, phone });
  return rows.map(({ email, status, createdAt }) => ({
    email: maskedEmail(email),
    joinedMonth: monthOf(createdAt),
    state: status === 'PENDING' ? ('PENDING' as const) : ('VERIFIED' as const),
  }));
}

const SEOUL = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', year: 'numeric', month: '2-digit' });
const monthOf = (day: Date): string => SEOUL.format(day).slice(0, 7);
