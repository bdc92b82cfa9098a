/** Names of form fields with personal data or secrets; no page reads them from its address. */
const PERSONAL_FIELDS: ReadonlySet<string> = new Set([
  'email',
  'newEmail',
  'password',
  'currentPassword',
  'newPassword',
  'confirmPassword',
  'name',
  'nickname',
  'phone',
  'phoneNumber',
  'birthDate',
]);

/**
 * Pages with a form for a one-time code. Elsewhere `code` is the authorization code of social
 * login.
 */
const CODE_PAGES: readonly string[] = ['/mfa-verification', '/find-account'];

/**
 * Returns whether a query parameter of the page at `path` is a form field whose value must not stay
 * in an address.
 */
export const isPersonalField = (path: string, name: string): boolean =>
  PERSONAL_FIELDS.has(name) || (name === 'code' && CODE_PAGES.includes(path));
