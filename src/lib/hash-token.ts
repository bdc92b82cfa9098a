/** The token that a link of a mail carries behind its `#`; empty where there is none. */
export const hashToken = (): string => new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '';

/** Takes what stands behind the `#` out of the address: a secret must not be seen, copied or found in the history. */
export function cleanHash(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}
