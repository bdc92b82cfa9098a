import { sql } from 'kysely';
import { DOCUMENT_KINDS, isRequired, latestOf } from '#domain/members/signup/documents.ts';

const asked = DOCUMENT_KINDS.filter(isRequired).map((document) =>
  sql.lit(`${document} ${latestOf(document).version}`),
);

/**
 * SQL condition: the member of a row of `users` has not agreed to the latest version of all
 * required documents. It has no parameters, so that the statement keeps its prepared name.
 */
export const consentsDue = sql<boolean>`(select count(*) from (
  select distinct on (document) document, version, agreed from consents
    where user_id = users.id order by document, id desc) last
  where agreed and document || ' ' || version in (${sql.join(asked)})) < ${sql.lit(asked.length)}`;
