import type { DecisionForm } from '#domain/admin/reports/report-case.ts';
import type { Queryable } from '../../db/database.ts';
import type { Context } from '../../kit/context.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { hiddenEmail, shownAgainEmail } from '../../members/emails/case-decided.ts';
import { findAdmins } from '../../members/sanctions/admins-store.ts';
import { notify } from '../../notices/notify.ts';
import { findAddressee, type LockedCase } from './cases/case-store.ts';

type Ports = Pick<Context, 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets'>;
export type Outcome = 'AGREED' | 'DISAGREED' | 'IGNORED';

type Decided = {
  known: LockedCase;
  said: Pick<DecisionForm, 'rule' | 'noteToAuthor'>;
  isHidden: boolean;
  /** History entry of the decision; each decision is notified separately. */
  eventId: number;
};

/** Notifies the author of a visible change, with the rule and the way to appeal. */
export async function notifyAuthor(
  tx: Queryable,
  ports: Ports,
  { known, said, isHidden, eventId }: Decided,
): Promise<void> {
  if (isHidden ? known.decision === 'HIDE' : known.hiddenAt === null) return;
  const author = await findAddressee(tx, known.authorId);
  if (!author) return;
  const told = [{ userId: known.authorId, facts: { eventId, isHidden } }];
  await notify(tx, 'CASE_DECIDED', told, ports.clock.now());
  const words = { rule: said.rule ?? '', note: said.noteToAuthor ?? '', shop: ports.config.publicUrl };
  const to = { kind: 'case-decided', to: author.email, memberId: known.authorId } as const;
  await queueMail(tx, ports, to, isHidden ? hiddenEmail(words) : shownAgainEmail(words));
}

// Most rows of one insert statement.
const AT_ONCE = 1_000;

/** Notifies reporters of the outcome, without consequences for the author. */
export async function notifyReporters(
  tx: Queryable,
  reporters: readonly number[],
  facts: { eventId: number; outcome: Outcome },
  now: Date,
): Promise<void> {
  for (let from = 0; from < reporters.length; from += AT_ONCE) {
    const told = reporters.slice(from, from + AT_ONCE).map((userId) => ({ userId, facts }));
    await notify(tx, 'REPORT_JUDGED', told, now);
  }
}

/** Notifies administrators of a case over the limit, once per round. */
export async function notifyAdmins(
  tx: Queryable,
  facts: { caseId: number; round: number },
  now: Date,
): Promise<void> {
  const admins = await findAdmins(tx);
  await notify(
    tx,
    'CASE_OVER_LIMIT',
    admins.map((userId) => ({ userId, facts })),
    now,
  );
}
