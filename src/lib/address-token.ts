/**
 * The token behind `#` of a link from a mail, and '' where there is none. It leaves the address at once: nobody who looks
 * over a shoulder or into the history shall find it.
 */
export function tokenOfAddress(): string {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '';
  if (window.location.hash !== '')
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  return token;
}
