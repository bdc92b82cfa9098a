import type { BodyOf } from '#domain/kit/endpoint.ts';
import { sentenceOf } from '#domain/kit/errors.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import type { ConsentStatus, updateConsents } from '#domain/members/signup/consents.ts';
import {
  type Consent,
  consentProblem,
  DOCUMENT_KINDS,
  type DocumentKind,
  isRequired,
  latestOf,
} from '#domain/members/signup/documents.ts';
import type { Queryable } from '../../db/database.ts';
import { lockMember } from '../../db/locks/lock-member.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { unsubscribeUrl } from '../../mail/unsubscribe-link.ts';
import { marketingConsentEmail } from '../emails/marketing-consent.ts';
import { type ConsentPlace, insertConsents, readConsents, recordMarketingReminder } from './consent-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'jobs' | 'mailer' | 'config' | 'secrets'>;
type Recipient = { id: number; email: string };

/** Returns the consent to every document with the version asked for now. */
export async function listConsentStatus(
  { db, clock }: Pick<Context, 'clock'> & { db: Queryable },
  userId: number,
): Promise<ConsentStatus[]> {
  const today = seoulDay(clock.now());
  const rows = new Map((await readConsents(db, userId)).map((row) => [row.document, row]));
  return DOCUMENT_KINDS.map((document) => {
    const row = rows.get(document);
    return {
      document,
      required: isRequired(document),
      version: row?.version ?? null,
      agreed: row?.agreed ?? null,
      at: row?.at.toISOString() ?? null,
      latest: inForceOn(today, latestOf(document)),
    };
  });
}

const inForceOn = <Version extends { effective: string }>(day: string, version: Version) => ({
  ...version,
  inForce: version.effective <= day,
});

/** Stores changed consents. Required documents can be agreed to, not revoked. */
export const changeConsents = (
  ports: Ports,
  member: Recipient,
  { consents, via }: Required<BodyOf<typeof updateConsents>>,
): Promise<ConsentStatus[]> =>
  inTransaction(ports.db, async (tx) => {
    if (consents.some(({ document, agreed }) => isRequired(document) && !agreed))
      throw new ShopError('CONSENT_REQUIRED', [
        { field: 'consents', message: sentenceOf('CONSENT_REQUIRED') },
      ]);
    await lockMember(tx, member.id);
    await keepChoices(tx, ports, member, consents, via);
    return listConsentStatus({ ...ports, db: tx }, member.id);
  });

/** Revokes the consent to advertising by an e-mail link; idempotent. */
export const refuseMarketing = (ports: Ports, member: Recipient): Promise<void> =>
  inTransaction(ports.db, async (tx) => {
    await lockMember(tx, member.id);
    await keepChoices(tx, ports, member, [choice('MARKETING', false)], 'MAIL');
  });

const choice = (document: DocumentKind, agreed: boolean): Consent => ({
  document,
  version: latestOf(document).version,
  agreed,
});

async function keepChoices(
  tx: Queryable,
  ports: Ports,
  member: Recipient,
  consents: readonly Consent[],
  via: ConsentPlace,
): Promise<void> {
  const before = new Map((await readConsents(tx, member.id)).map((row) => [row.document, row]));
  const refusesAll = consents.some(({ document, agreed }) => document === 'MARKETING' && !agreed);
  const wanted = refusesAll
    ? [...consents.filter(({ document }) => document !== 'MARKETING_NIGHT'), choice('MARKETING_NIGHT', false)]
    : consents;
  const isNew = ({ document, version, agreed }: Consent) => {
    const known = before.get(document);
    return agreed ? !(known?.agreed && known.version === version) : known?.agreed !== false;
  };
  refuseUnfit(wanted, before.get('MARKETING')?.agreed === true);
  const fresh = wanted.filter(isNew);
  await insertConsents(tx, member.id, fresh, via, ports.clock.now());
  if (fresh.some(({ document }) => document.startsWith('MARKETING')))
    await notifyMarketing(tx, ports, member);
}

/** Validates choices together with earlier ones, as night-time advertising requires MARKETING. */
function refuseUnfit(consents: readonly Consent[], hasMarketing: boolean): void {
  const namesIt = consents.some(({ document }) => document === 'MARKETING');
  const whole = hasMarketing && !namesIt ? [...consents, choice('MARKETING', true)] : consents;
  const message = consentProblem(whole);
  if (message) throw new ShopError('CONSENT_REQUIRED', [{ field: 'consents', message }]);
}

/** Confirms the choice about advertising by e-mail, if one was made. */
export async function notifyMarketing(
  tx: Queryable,
  ports: Omit<Ports, 'db'>,
  { id, email }: Recipient,
  again = false,
): Promise<void> {
  const rows = await readConsents(tx, id);
  const saidOf = (document: DocumentKind) => rows.find((row) => row.document === document);
  const said = saidOf('MARKETING');
  if (!said) return;
  const night = saidOf('MARKETING_NIGHT');
  const letter = marketingConsentEmail({
    agreed: said.agreed,
    atNight: night?.agreed === true,
    at: night && night.at > said.at ? night.at : said.at,
    again,
    unsubscribeUrl: unsubscribeUrl(ports, id),
  });
  await queueMail(tx, ports, { kind: 'marketing-consent', to: email, memberId: id }, letter);
  await recordMarketingReminder(tx, id, said.agreed ? ports.clock.now() : null);
}
