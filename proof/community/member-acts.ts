/** A server-rendered page has the marks of a visitor: those of a member load after the start check. */
export const MARKS = { 'screen.reloaded': 'e2e/ssr.spec.ts lets a member arrive on a page of the server' };

/** A seeded member with feeds and reviews. */
export const PATH = '/users/13';
