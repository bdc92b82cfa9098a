import { sql } from 'kysely';

/**
 * Ids of what a member has reported: they see it no more, whatever others see. A handful, found by the reporter; to be
 * left out where nobody is logged in.
 */
export const reportedBy = (reporterId: number, type: 'FEED' | 'COMMENT' | 'REVIEW') => sql<number>`(
  select c.target_id from reports r join report_cases c on c.id = r.case_id
  where r.reporter_id = ${reporterId} and c.target_type = ${sql.lit(type)}
)`;
