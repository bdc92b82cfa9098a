/**
 * Addresses whose page comes from the server with a form of its own, beside the search in the header;
 * e2e/before-hydration.spec.ts fills each of them before its scripts are there.
 */
export const DRAWN_FORMS = [
  '/search',
  '/event-list',
  '/events',
  '/login',
  '/mfa-verification',
  '/signup',
  '/find-account',
  '/find-password',
] as const;
