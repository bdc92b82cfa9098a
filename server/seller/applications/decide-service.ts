import { APPLICANT_BLOCKS } from '#domain/seller/application.ts';
import { type ApplicationState, mayMove } from '#domain/seller/application-states.ts';
import type { Queryable } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/transaction.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../kit/shop-error.ts';
import type { EmailContent } from '../../mail/email-content.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { findInForce } from '../../members/sanctions/sanction-store.ts';
import { notify } from '../../notices/notify.ts';
import { approvedEmail, moreInfoEmail, rejectedEmail } from './application-emails.ts';
import { findInTheWay, storeNameTaken } from './application-service.ts';
import { type ApplicationRecord, decideApplication, lockApplication } from './application-store.ts';
import { lockApplicant, makeSeller, openStore } from './decide-store.ts';
import { stateOf } from './to-application-response.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets'>;
type Answer = 'APPROVED' | 'MORE_INFO' | 'REJECTED';
type Seen = { id: number; version: number };
type Decided = { state: ApplicationState; version: number };
type Applicant = NonNullable<Awaited<ReturnType<typeof lockApplicant>>>;

const CAUSE = {
  APPROVED: 'APPLICATION_APPROVED',
  MORE_INFO: 'APPLICATION_MORE_INFO',
  REJECTED: 'APPLICATION_REJECTED',
} as const;

/** Locks an application and its applicant, in this order, and checks the version. */
async function lockSeen(tx: Queryable, { id, version }: Seen, to: Answer) {
  const application = await lockApplication(tx, id);
  if (!application) throw new ShopError('APPLICATION_NOT_FOUND');
  if (application.version !== version || !mayMove(stateOf(application.state), to, 'admin'))
    throw new ShopError('VERSION_CONFLICT');
  const applicant = await lockApplicant(tx, application.userId);
  if (applicant?.status !== 'ACTIVE') throw new ShopError('USER_NOT_FOUND');
  return { application, applicant };
}

type Said = { to: Answer; reason: string | null; letter: EmailContent };

/** Records a decision with notification, e-mail and audit entry. */
async function closeCase(
  tx: Queryable,
  ports: Ports,
  { application, applicant, admin }: { application: ApplicationRecord; applicant: Applicant; admin: Member },
  { to, reason, letter }: Said,
): Promise<Decided> {
  const now = ports.clock.now();
  const { id, storeName: store } = application;
  const { version } = await decideApplication(tx, id, { state: to, reason, by: admin.id }, now);
  await audit(tx, { action: CAUSE[to], target: ['APPLICATION', id], detail: { version } }, now);
  const facts = { applicationId: id, version, store };
  await notify(tx, CAUSE[to], [{ userId: applicant.id, facts }], now);
  const addressed = { kind: 'application-decided', to: applicant.email, memberId: applicant.id } as const;
  await queueMail(tx, ports, addressed, letter);
  return { state: to, version };
}

/**
 * Approves an application: role, store, notification, e-mail and audit entry in one transaction.
 * The applicant is a seller with the existing session.
 */
export const approve = (
  ports: Ports,
  admin: Member,
  seen: Seen,
  attempt: IdempotentRequest | null,
): Promise<Decided> =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    const { application, applicant } = await lockSeen(tx, seen, 'APPROVED');
    await refuseUnfit(tx, applicant, now);
    await makeSeller(tx, applicant.id, now);
    const store = await openStore(tx, { ...application, email: applicant.email }, now);
    await audit(
      tx,
      { action: 'MEMBER_ROLE', target: ['MEMBER', applicant.id], detail: { role: 'seller' } },
      now,
    );
    await audit(tx, { action: 'STORE_OPENED', target: ['STORE', store.id] }, now);
    const letter = approvedEmail({ store: application.storeName, shop: ports.config.publicUrl });
    return closeCase(tx, ports, { application, applicant, admin }, { to: 'APPROVED', reason: null, letter });
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? storeNameTaken(error) : error;
  });

/** Throws for an applicant who is an administrator, suspended, or has open business as a buyer. */
async function refuseUnfit(tx: Queryable, applicant: Applicant, now: Date): Promise<void> {
  if (applicant.role !== 'user') throw new ShopError('VERSION_CONFLICT');
  if (await findInForce(tx, applicant.id, ['SUSPEND', 'BLOCK'], now)) throw new ShopError('SELLER_SHUT_OUT');
  const open = await findInTheWay(tx, applicant.id, now);
  if (open.length === 0) return;
  throw new ShopError(
    'APPLICANT_HAS_OPEN_ORDERS',
    open.map((block) => ({ field: block, message: APPLICANT_BLOCKS[block] })),
  );
}

type Asked = Seen & { reason: string };

/** Requests more information about an application. */
export const askForMore = (
  ports: Ports,
  admin: Member,
  { reason, ...seen }: Asked,
  attempt: IdempotentRequest | null,
): Promise<Decided> =>
  runIdempotent(ports, attempt, async (tx) => {
    const people = { ...(await lockSeen(tx, seen, 'MORE_INFO')), admin };
    const letter = moreInfoEmail(labelledNames(ports, people.application, reason));
    return closeCase(tx, ports, people, { to: 'MORE_INFO', reason, letter });
  });

/** Rejects an application with a reason and sends it to the applicant by e-mail. */
export const reject = (
  ports: Ports,
  admin: Member,
  { reason, ...seen }: Asked,
  attempt: IdempotentRequest | null,
): Promise<Decided> =>
  runIdempotent(ports, attempt, async (tx) => {
    const people = { ...(await lockSeen(tx, seen, 'REJECTED')), admin };
    const letter = rejectedEmail(labelledNames(ports, people.application, reason));
    return closeCase(tx, ports, people, { to: 'REJECTED', reason, letter });
  });

const labelledNames = (ports: Ports, { storeName: store }: ApplicationRecord, reason: string) => ({
  store,
  reason,
  shop: ports.config.publicUrl,
});
