import type { BodyOf } from '#domain/kit/endpoint.ts';
import type { SocialNeeds, SocialSignedIn } from '#domain/members/social-login/social.ts';
import type { joinBySocial } from '#domain/members/social-login/social-join.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction, isUniqueViolation } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { giveSignUpCoupon } from '../../trade/coupons/download-service.ts';
import {
  type AccountRow,
  activate,
  findAccount,
  freeAddress,
  insertMember,
  replacePending,
} from '../account-store.ts';
import { notifyMarketing } from '../consents/consent-service.ts';
import { forgetConsents, insertConsents } from '../consents/consent-store.ts';
import type { ClientInfo } from '../devices/client-info.ts';
import { firstFree, nicknameTaken, refuseReserved } from '../nicknames/choose-nickname.ts';
import { isEmailBanned } from '../sanctions/bans.ts';
import { refuseConsents } from '../signup/signup-service.ts';
import { emailTag } from '../tokens/email-hash.ts';
import type { Showing } from './browser-cookie.ts';
import { findCode, takeCode } from './code-store.ts';
import { connectAccount } from './connect-service.ts';
import { type Comer, comerOf, nextStep, shownBy } from './exchange-service.ts';
import { accountById, dropSocialAccounts } from './social-account-store.ts';
import { logInBySocial } from './social-login.ts';
import { refuseUnproven } from './verify-email.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets'>;
type Form = Omit<BodyOf<typeof joinBySocial>, 'ticket'>;

/**
 * Creates a member with a verified address; an existing member is asked for the password instead.
 */
export async function joinByTicket(
  ports: Ports,
  showing: Showing,
  form: Form,
  from: ClientInfo,
): Promise<SocialNeeds | SocialSignedIn> {
  const { db, clock } = ports;
  refuseConsents(form.consents);
  refuseReserved(form.nickname);
  const shown = shownBy(showing, 'CONSENT');
  const seen = await findCode(db, shown, clock.now());
  if (!seen) throw new ShopError('SOCIAL_EXPIRED');
  const comer = comerOf(ports, seen, shown.browserHash);
  if (!comer.person.emailVerified) await refuseUnproven(ports, shown.codeHash, seen.proofTag, form);
  const email = comer.person.emailVerified ? comer.person.email : form.email;
  if (!email) throw new ShopError('SOCIAL_FAILED');
  const proven: Comer = { ...comer, person: { ...comer.person, email, emailVerified: true } };
  const userId = await makeMember(ports, shown, proven, { ...form, email });
  // The address belongs to a member, possibly created meanwhile.
  if (userId === null) return nextTicket(ports, shown, proven);
  const account = await accountById(db, userId);
  if (!account) throw new ShopError('SOCIAL_FAILED');
  return { ...(await logInBySocial(ports, account, from)), returnTo: comer.returnTo };
}

async function nextTicket(
  ports: Ports,
  shown: ReturnType<typeof shownBy>,
  comer: Comer,
): Promise<SocialNeeds> {
  if (!(await takeCode(ports.db, shown, ports.clock.now()))) throw new ShopError('SOCIAL_EXPIRED');
  const next = await nextStep(ports, comer);
  if (!('needs' in next)) throw new ShopError('SOCIAL_FAILED');
  return next;
}

/** A member with the same address was created concurrently. */
class CameBetween extends Error {
  override name = 'CameBetween';
}

/** Creates the member and returns the id; null if the address belongs to a member. */
async function makeMember(
  ports: Ports,
  shown: ReturnType<typeof shownBy>,
  comer: Comer,
  form: Form & { email: string },
): Promise<number | null> {
  const now = ports.clock.now();
  try {
    return await inTransaction(ports.db, async (tx) => {
      const known = await findAccount(tx, form.email);
      if (known && known.status !== 'PENDING' && known.status !== 'DELETED') return null;
      if (await isEmailBanned(tx, ports.secrets, form.email)) throw new ShopError('ACCOUNT_BLOCKED');
      if (!(await takeCode(tx, shown, now))) throw new ShopError('SOCIAL_EXPIRED');
      const id = await settle(tx, ports, known, { comer, form });
      // The rollback keeps the ticket, which is exchanged for one that asks for the password.
      if (id === null) throw new CameBetween();
      await insertConsents(tx, id, form.consents, 'SOCIAL', now);
      await notifyMarketing(tx, ports, { id, email: form.email });
      await connectAccount(tx, ports, { id, email: form.email }, comer);
      await giveSignUpCoupon(tx, ports, { id, email: form.email });
      return id;
    });
  } catch (error) {
    if (error instanceof CameBetween) return null;
    throw isUniqueViolation(error) ? nicknameTaken(error) : error;
  }
}

/**
 * Returns the id of the new member. A pending account is taken over without its password and social
 * accounts, which another person may have prepared.
 */
async function settle(
  tx: Queryable,
  ports: Ports,
  known: AccountRow | null,
  { comer, form }: { comer: Comer; form: Form & { email: string } },
): Promise<number | null> {
  const now = ports.clock.now();
  const { nickname, phone, email } = form;
  const asker = { accountId: known?.id ?? 0, emailTag: emailTag(ports, email) };
  if (!(await firstFree(tx, [nickname], asker, now))) throw nicknameTaken();
  const name = comer.person.name ?? nickname;
  const member = { email, name, nickname, phone: phone ?? '', birthDate: null, passwordHash: null };
  if (known?.status === 'DELETED') await freeAddress(tx, known.id);
  if (known?.status !== 'PENDING') return insertMember(tx, member, now, now);
  await dropSocialAccounts(tx, known.id);
  await forgetConsents(tx, known.id);
  await replacePending(tx, known.id, member, now);
  return (await activate(tx, known.id, email, now)) ? known.id : null;
}
