import { sentenceOf } from '#domain/kit/errors.ts';
import type { ConsentStanding } from '#domain/members/consents.ts';
import {
  type Consent,
  consentProblem,
  DOCUMENT_KINDS,
  type DocumentKind,
  isRequired,
  latestOf,
} from '#domain/members/documents.ts';
import type { Queryable } from '../../db/database.ts';
import { lockMember } from '../../db/lock-member.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { marketingConsentLetter } from '../letters/marketing-consent.ts';
import { type ConsentPlace, insertConsents, readConsents } from './consent-store.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'jobs' | 'mailer' | 'config' | 'secrets'>;
type Recipient = { id: number; email: string };

/** What a member has said of every document, and what is asked now. */
export async function listStanding(db: Queryable, userId: number): Promise<ConsentStanding[]> {
  const rows = new Map((await readConsents(db, userId)).map((row) => [row.document, row]));
  return DOCUMENT_KINDS.map((document) => {
    const row = rows.get(document);
    return {
      document,
      required: isRequired(document),
      version: row?.version ?? null,
      agreed: row?.agreed ?? null,
      at: row?.at.toISOString() ?? null,
      latest: latestOf(document),
    };
  });
}

/** Keeps the choices that say something new. What nobody is a member without can be agreed to, not taken back. */
export const changeConsents = (
  ports: Ports,
  member: Recipient,
  consents: readonly Consent[],
): Promise<ConsentStanding[]> =>
  inTransaction(ports.db, async (tx) => {
    if (consents.some(({ document, agreed }) => isRequired(document) && !agreed))
      throw new ShopError('CONSENT_REQUIRED', [
        { field: 'consents', message: sentenceOf('CONSENT_REQUIRED') },
      ]);
    await lockMember(tx, member.id);
    await keepChoices(tx, ports, member, consents, 'SETTINGS');
    return listStanding(tx, member.id);
  });

/** The link of a mail: no more of them, whoever presses it and how often. */
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
  const before = new Map((await listStanding(tx, member.id)).map((row) => [row.document, row]));
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
  if (fresh.some(({ document }) => document.startsWith('MARKETING'))) await tellMarketing(tx, ports, member);
}

/** Judged together with what was agreed to before: at night comes only with the mails themselves. */
function refuseUnfit(consents: readonly Consent[], hasMarketing: boolean): void {
  const namesIt = consents.some(({ document }) => document === 'MARKETING');
  const whole = hasMarketing && !namesIt ? [...consents, choice('MARKETING', true)] : consents;
  const message = consentProblem(whole);
  if (message) throw new ShopError('CONSENT_REQUIRED', [{ field: 'consents', message }]);
}

/** Confirms what a member has chosen about advertisements; to nobody who has chosen nothing. */
export async function tellMarketing(tx: Queryable, ports: Ports, { id, email }: Recipient): Promise<void> {
  const standing = await listStanding(tx, id);
  const agreedTo = (document: DocumentKind) => standing.find((row) => row.document === document)?.agreed;
  const agreed = agreedTo('MARKETING');
  if (typeof agreed !== 'boolean') return;
  const unsubscribeUrl = `${ports.config.publicUrl}/unsubscribe?token=${unsubscribeToken(ports, id)}`;
  const atNight = agreedTo('MARKETING_NIGHT') === true;
  const letter = marketingConsentLetter({ agreed, atNight, at: ports.clock.now(), unsubscribeUrl });
  await queueMail(tx, ports, { kind: 'marketing-consent', to: email, memberId: id }, letter);
}
