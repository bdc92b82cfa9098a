import { sql } from 'kysely';
import { DOCUMENT_KINDS, isRequired, latestOf } from '#domain/members/signup/documents.ts';

const asked = DOCUMENT_KINDS.filter(isRequired).map((document) =>
  sql.lit(`${document} ${latestOf(document).version}`),
);

/**
 * SQL condition: the member of a row of `users` has not agreed to all that is asked of everybody, in its latest version.
 * It has no values, so that a statement with it keeps its name.
 */
export const consentsDue = sql<boolean>`(select count(*) from (
  select distinct on (document) document, version, agreed from consents
    where user_id = users.id order by document, id desc) last
  where agreed and document || ' ' || version in (${sql.join(asked)})) < ${sql.lit(asked.length)}`;
