/** What every page tells the browser not to do, in every configuration. */
export const PERMISSIONS = 'camera=(), microphone=(), geolocation=()';
export const REFERRER_POLICY = 'strict-origin-when-cross-origin';
export const TRANSPORT_SECURITY = { maxAge: 31_536_000, includeSubDomains: true };

/** No cache keeps what is for one person, what was refused and what was written. */
export const NOT_KEPT = 'private, no-store';

type Headers = Readonly<Record<string, string>>;

const NOT_GUESSED: Headers = { 'x-content-type-options': 'nosniff' };
const OURS: Headers = { 'cross-origin-resource-policy': 'same-origin' };

/** What a browser reads and never runs: no document comes of it, whatever it says. */
export const DATA_HEADERS: Headers = {
  ...NOT_GUESSED,
  ...OURS,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': `max-age=${TRANSPORT_SECURITY.maxAge}; includeSubDomains`,
};

/** Scripts, styles, pictures and fonts: what guards them is the policy of the page that loads them. */
export const FILE_HEADERS: Headers = { ...NOT_GUESSED, ...OURS };

/** A drawing is a document when it is opened on its own: no script or outside reference may run then. */
export const DRAWING_HEADERS: Headers = {
  ...FILE_HEADERS,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};
