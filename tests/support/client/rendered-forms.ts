/**
 * Addresses of server-rendered pages with a form besides the search in the header; e2e/submit-replay.spec.ts fills
 * each of them before its scripts run.
 */
export const DRAWN_FORMS = [
  '/search',
  '/help',
  '/event-list',
  '/events',
  '/login',
  '/mfa-verification',
  '/signup',
  '/find-account',
  '/find-password',
] as const;
