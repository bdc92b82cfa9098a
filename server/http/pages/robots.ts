/** What no row of the client says: calls, and pages that are open but about one person or one moment. */
const BESIDE_ROWS = [
  '/api/',
  '/docs',
  '/test-pay/',
  '/outbox',
  '/unsubscribe',
  '/settings',
  '/email-',
  '/login',
  '/signup',
  '/verify-email',
  '/register',
  '/find-',
  '/reset-password',
  '/mfa-',
  '/unlock',
  '/not-me',
  '/auth/',
  '/cart',
  '/payment',
  '/recommend',
  '/recentview',
  '/search',
] as const;

/**
 * What crawlers read first: what is not for them, and where everything else is listed. `rules` are those of the pages
 * that need a log-in; what begins like another one is left out.
 */
export function robotsText(origin: string, rules: readonly string[]): string {
  const own = rules.filter((rule) => !BESIDE_ROWS.some((beginning) => rule.startsWith(beginning)));
  return [
    'User-agent: *',
    ...[...BESIDE_ROWS, ...own].map((rule) => `Disallow: ${rule}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
