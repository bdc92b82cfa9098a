import { sql } from 'kysely';
import type { PageQuery } from '#domain/kit/page.ts';
import type { Queryable } from '../../../db/database.ts';
import { columns, columnsSql } from '../../../db/statements/columns.ts';

/** Reported review with its reports. */
export type ReportedReviewRow = {
  reviewId: number;
  title: string;
  content: string;
  writerId: number;
  writer: string;
  productId: number;
  product: string;
  status: string;
  createdAt: Date;
  total: string;
  open: string;
  reports: {
    reportId: number;
    reporterId: number;
    reporterName: string;
    reason: string;
    description: string | null;
    isProcessed: boolean;
    createdAt: string;
  }[];
};

const OPEN = sql`c.target_type = 'REVIEW' and c.state in ('PENDING', 'IN_REVIEW')`;

/** Counts the reviews with open cases. */
export async function countReportedReviews(db: Queryable): Promise<number> {
  const { rows } = await sql<{
    count: string;
  }>`select count(*) as count from report_cases c where ${OPEN}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Finds a page of reported reviews, each with its latest hundred reports. */
export async function findReportedReviews(
  db: Queryable,
  { page, size }: PageQuery,
): Promise<ReportedReviewRow[]> {
  const { rows } = await sql<ReportedReviewRow>`
    select ${columnsSql(['v.id as review_id', 'v.title', 'v.content', 'w.id as writer_id', 'w.nickname as writer'])},
      ${columnsSql(['p.id as product_id', 'p.name as product', 'v.status', 'v.created_at'])},
      (select count(*) from reports r where r.case_id = c.id) as total,
      (select count(*) from reports r where r.case_id = c.id and r.outcome is null) as open,
      (select coalesce(json_agg(row_to_json(o)), '[]') from (
        select ${columnsSql(['r.id as report_id', 'u.id as reporter_id', 'u.nickname as reporter_name', 'r.reason'])},
          ${columnsSql(['r.description', 'r.created_at'])}, r.outcome is not null as "isProcessed"
        from reports r join users u on u.id = r.reporter_id where r.case_id = c.id order by r.id desc limit 100) o
      ) as reports
    from (select * from report_cases c where ${OPEN} order by c.score desc, c.id limit ${size} offset ${page * size}) c
    join reviews v on v.id = c.target_id join users w on w.id = v.user_id join products p on p.id = v.product_id
    order by c.score desc, c.id`.execute(db);
  return rows;
}

/** Finds the case of a review. */
export const findReviewCase = (tx: Queryable, reviewId: number) =>
  tx
    .selectFrom('report_cases')
    .select(columns(['id', 'version', 'decision', 'hidden_at']))
    .where('target_type', '=', 'REVIEW')
    .where('target_id', '=', reviewId)
    .executeTakeFirst();
