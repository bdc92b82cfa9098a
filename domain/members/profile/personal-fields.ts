/** Names that fields with personal data or secrets have in the forms of pages; no page reads them from its address. */
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

/** Pages whose forms take a one-time code. Elsewhere `code` is what another site sends people back with. */
const CODE_PAGES: readonly string[] = ['/mfa-verification', '/find-account'];

/** Whether a query parameter of the page at "path" is a form field whose value must not stay in an address. */
export const isPersonalField = (path: string, name: string): boolean =>
  PERSONAL_FIELDS.has(name) || (name === 'code' && CODE_PAGES.includes(path));
