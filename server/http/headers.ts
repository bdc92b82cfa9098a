/** What every answer tells the browser not to do, in every configuration. */
export const PERMISSIONS = 'camera=(), microphone=(), geolocation=()';
export const REFERRER_POLICY = 'strict-origin-when-cross-origin';
export const TRANSPORT_SECURITY = { maxAge: 31_536_000, includeSubDomains: true };

/** The headers of an answer that is written past the framework: it shows nothing, so nothing is allowed. */
export const BARE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': REFERRER_POLICY,
  'strict-transport-security': `max-age=${TRANSPORT_SECURITY.maxAge}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
