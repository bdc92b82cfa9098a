import { useEffect, useRef } from 'react';

/**
 * Calls `onOpened` with the token in the fragment of an e-mail link ('' without one) and removes it from the address,
 * so that it stays in no history and no screenshot.
 */
export function useEmailLink(onOpened: (link: string) => void): void {
  const tell = useRef(onOpened);
  const isLabelled = useRef(false);
  useEffect(() => {
    tell.current = onOpened;
  });
  useEffect(() => {
    const read = () => {
      const { hash, pathname, search } = window.location;
      const link = new URLSearchParams(hash.slice(1)).get('token') ?? '';
      // React may run an effect twice; the second time the fragment is gone.
      if (link === '' && isLabelled.current) return;
      isLabelled.current = true;
      window.history.replaceState(window.history.state, '', pathname + search);
      tell.current(link);
    };
    read();
    // Another link opened in the same tab changes only the fragment.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
}
