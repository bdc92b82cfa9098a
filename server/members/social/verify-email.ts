import { PROOF_LENGTH } from '#domain/members/social-login/social-join.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { limitAnonymous } from '../../kit/rate-limit/anonymous-rate-limit.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { socialEmailEmail } from '../emails/social-email.ts';
import { shortCode } from '../tokens/short-code.ts';
import { countProofTry, keepProof } from './code-store.ts';
import { shownBy } from './exchange-service.ts';

const MOST_MAILS = 3;
const MOST_TRIES = 5;

import type { Showing } from './browser-cookie.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets' | 'counters'>;

/** Returns the tag of address and code together, so that a code is valid for one address only. */
const tagOf = ({ secrets }: Pick<Context, 'secrets'>, email: string, code: string): string =>
  secrets.tag('social email', `${email} ${code}`);

/** Sends a code to an address without looking it up, so that nothing is revealed about it. */
export async function mailProof(
  ports: Ports,
  showing: Showing,
  { email, ip }: { email: string; ip: string },
): Promise<{ email: string }> {
  const shown = shownBy(showing);
  await limitAnonymous(ports, 'SOCIAL_EMAIL', { ip, email });
  const code = shortCode(PROOF_LENGTH);
  return inTransaction(ports.db, async (tx) => {
    const proof = { tag: tagOf(ports, email, code), mostMails: MOST_MAILS };
    if (!(await keepProof(tx, shown, proof, ports.clock.now()))) throw new ShopError('SOCIAL_EXPIRED');
    await queueMail(tx, ports, { kind: 'social-email', to: email, memberId: null }, socialEmailEmail(code));
    return { email };
  });
}

/** Throws for a wrong code; every attempt counts, also one refused for another reason. */
export async function refuseUnproven(
  ports: Pick<Context, 'secrets'> & { db: Queryable },
  codeHash: Uint8Array,
  proofTag: string | null,
  { email, proof }: { email?: string | undefined; proof?: string | undefined },
): Promise<void> {
  const wrong = () =>
    new ShopError('INVALID_CODE', [
      { field: 'proof', message: '인증 번호가 올바르지 않아요. 다시 확인해 주세요.' },
    ]);
  if (!email || !proof || proofTag === null) throw wrong();
  if (!(await countProofTry(ports.db, codeHash, MOST_TRIES))) throw new ShopError('SOCIAL_EXPIRED');
  if (tagOf(ports, email, proof) !== proofTag) throw wrong();
}
