import { type BulkForm, MOST_AT_ONCE } from '#domain/admin/reports/bulk-decision.ts';
import type { BulkItem } from '#domain/kit/bulk-item.ts';
import { bulkItem } from '../../../kit/bulk-item.ts';
import type { Context } from '../../../kit/context.ts';
import type { Member } from '../../../kit/feature.ts';
import { countCases, findOpenCases } from '../reports/queue-store.ts';
import { decideCase } from './decide-service.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets' | 'files'>;

/** Decides many cases alike, each in its own transaction; a refusal affects only its own case. */
export async function decideMany(ports: Ports, actor: Member, form: BulkForm) {
  const { decision, rule, noteToAuthor, isTrial, ...which } = form;
  const filter = { ...which, state: 'OPEN', min: 0, sort: 'age', page: 0, size: MOST_AT_ONCE } as const;
  const count = await countCases(ports.db, filter);
  if (isTrial) return { count, rows: [] };
  const rows: BulkItem[] = [];
  for (const { id, version } of await findOpenCases(ports.db, filter)) {
    const one = { id, form: { decision, rule, noteToAuthor, version } };
    rows.push({ id, ...(await bulkItem(() => decideCase(ports, actor, one, null))) });
  }
  return { count, rows };
}
