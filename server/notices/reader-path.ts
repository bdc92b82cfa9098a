/**
 * Returns the path for the reader's role: order pages are for shoppers, other members have their
 * own.
 */
export const pathFor = (role: string, path: string): string =>
  role === 'user' ? path : path.replace(/^\/my-orders(?=\/|$)/, '/mypage/purchases');
