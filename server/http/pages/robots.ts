/**
 * Paths excluded from crawling that the route table does not mark: API calls and public pages about
 * a person or a moment.
 */
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
 * Returns `robots.txt`. `rules` are the pages that require login; a rule covered by another prefix
 * is omitted.
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
