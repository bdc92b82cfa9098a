/** Permissions-Policy of every page. */
export const PERMISSIONS = 'camera=(), microphone=(), geolocation=()';
/** Value of the referrer-policy header of all responses. */
export const REFERRER_POLICY = 'strict-origin-when-cross-origin';
/** Strict transport security of one year (in seconds), for all subdomains. */
export const TRANSPORT_SECURITY = { maxAge: 31_536_000, includeSubDomains: true };

/** Cache-Control of private responses, errors and writes. */
export const NOT_KEPT = 'private, no-store';

type Headers = Readonly<Record<string, string>>;

const NOT_GUESSED: Headers = { 'x-content-type-options': 'nosniff' };
const OURS: Headers = { 'cross-origin-resource-policy': 'same-origin' };

/** Headers of data responses, which a browser must never render as a document. */
export const DATA_HEADERS: Headers = {
  ...NOT_GUESSED,
  ...OURS,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': `max-age=${TRANSPORT_SECURITY.maxAge}; includeSubDomains`,
};

/** Headers of scripts, styles, pictures and fonts, which the policy of the page governs. */
export const FILE_HEADERS: Headers = { ...NOT_GUESSED, ...OURS };

/** Headers of SVG files: opened as a document they may not run scripts or load anything. */
export const DRAWING_HEADERS: Headers = {
  ...FILE_HEADERS,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};
