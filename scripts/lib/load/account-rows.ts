// What fills a shop with people, statement by statement; `:members` and `:rows` stand for numbers. The seeded customer
// has as many rows of each list as anybody may have.

const MEMBER = (n: string): string =>
  `(select min(id) from users where login_id like 'known-%') + (${n}) % :members`;
const OF = (n: string): string => `sha256((${n})::text::bytea)`;

export const ACCOUNT_ROWS: readonly string[] = [
  // One in fifty has never proven the address, one in fifty has left.
  `insert into users (login_id, email, password_hash, name, nickname, phone, status, email_verified_at, withdrawn_at,
      former_email_tag, created_at, updated_at)
    select 'known-' || g, 'known-' || g || '@sinbaljang.test', '', '아는회원', '아는' || g, '010' || lpad(g::text, 8, '0'),
      case g % 50 when 0 then 'PENDING' when 1 then 'DELETED' else 'ACTIVE' end,
      case g % 50 when 0 then null else now() end, case g % 50 when 1 then now() - interval '60 days' end,
      case g % 50 when 1 then 'tag ' || g end, now(), now()
    from generate_series(1::bigint, :members) as g`,
  `insert into sessions (token_hash, user_id, created_at, last_used_at, expires_at, absolute_expires_at, revoked_at, device)
    select ${OF("'session ' || g")}, ${MEMBER('g * 7919')}, now() - make_interval(hours => (g % 900)::integer),
      now() - make_interval(mins => (g % 9000)::integer), now() + make_interval(hours => (g % 400)::integer),
      now() + interval '20 days', case when g % 4 > 0 then now() end, 'Chrome, Windows'
    from generate_series(1::bigint, :rows) as g`,
  `insert into login_events (user_id, at, outcome, method, network, device)
    select ${MEMBER('g * 104729')}, now() - make_interval(mins => (129000 * (:rows - g) / :rows)::integer),
      case when g % 9 = 0 then 'WRONG_PASSWORD' else 'IN' end, 'PASSWORD', '203.0.113.0', 'Chrome, Windows'
    from generate_series(1::bigint, :rows) as g`,
  `insert into mails (member_id, kind, recipient, subject, text, html, state, attempts, next_at, created_at, sent_at)
    select ${MEMBER('g * 15485863')}, 'verify', 'known-' || g % :members || '@sinbaljang.test', '메일',
      case when at > now() - interval '1 day' then '읽을 글' else '' end, '', 'SENT', 1, at, at, at
    from (select g, now() - make_interval(mins => (43000 * (:rows - g) / :rows)::integer) as at
      from generate_series(1::bigint, :rows) as g) as made`,
  `insert into mail_tokens (user_id, purpose, token_hash, created_at, expires_at, used_at)
    select ${MEMBER('g')}, (array['VERIFY', 'RESET', 'UNLOCK', 'EMAIL_CHANGE', 'NOT_ME'])[(1 + g % 5)::integer],
      ${OF("'mail ' || g")}, now(), now() + interval '1 hour', case when g % 3 = 0 then now() end
    from generate_series(1::bigint, :rows / 2) as g`,
  `insert into known_networks (user_id, network_hash, seen_at)
    select ${MEMBER('g')}, 'network ' || g, now() from generate_series(1::bigint, :rows / 2) as g`,
  `insert into known_devices (user_id, mark_hash, seen_at)
    select ${MEMBER('g')}, ${OF("'mark ' || g")}, now() from generate_series(1::bigint, :rows / 2) as g`,
  `insert into login_attempts (email, network, attempted_at)
    select 'known-' || g % :members || '@sinbaljang.test', '203.0.113.' || g % 250, now() - make_interval(secs => (g % 80000)::integer)
    from generate_series(1::bigint, :rows / 4) as g`,
  `insert into action_counts (who, action, count, resets_at)
    select 'network ' || g, 'SIGN_UP', 1, now() + interval '30 minutes' from generate_series(1::bigint, :rows / 4) as g`,
  `insert into consents (user_id, document, version, agreed, at, via)
    select ${MEMBER('g')}, (array['TERMS', 'PRIVACY', 'AGE', 'MARKETING', 'MARKETING_NIGHT'])[(1 + g / :members)::integer],
      '1', true, now(), 'SIGN_UP' from generate_series(0::bigint, :rows - 1) as g`,
  `insert into social_accounts (provider, provider_user_id, user_id, email, connected_at)
    select 'kakao', 'kakao ' || g, ${MEMBER('g')}, null, now() from generate_series(1::bigint, :members / 2) as g`,
  `insert into passkeys (id, user_id, public_key, counter, device_type, backed_up, name, created_at)
    select 'key ' || g, ${MEMBER('g')}, '', 0, 'multiDevice', true, '열쇠', now() from generate_series(1::bigint, :members / 2) as g`,
  `insert into mfa (user_id, secret_sealed, enabled_at)
    select ${MEMBER('g')}, '', now() from generate_series(1::bigint, :members / 4) as g`,
  `insert into phone_checks (user_id, phone_tag, code_tag, purpose, created_at, expires_at)
    select case when g % 2 = 0 then ${MEMBER('g')} end, 'phone ' || g, 'code', case when g % 2 = 0 then 'VERIFY' else 'FIND' end,
      now(), now() + interval '3 minutes' from generate_series(1::bigint, :rows / 4) as g`,
  `insert into sign_ups (nickname_skeleton, email_tag, created_at)
    select '바라는' || g, 'tag ' || g, now() from generate_series(1::bigint, :members) as g`,
];

/** A statement with its numbers: one that is not a query takes no parameters. */
export const sized = (statement: string, members: number, rows: number): string =>
  statement.replaceAll(':members', String(members)).replaceAll(':rows', String(rows));
