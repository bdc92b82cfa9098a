import { useEffect, useRef } from 'react';

/**
 * Tells what the link of a mail carries behind `#`, and takes it out of the address: it stays in no history and in no
 * screenshot. '' where there is none.
 */
export function useLink(onOpened: (link: string) => void): void {
  const tell = useRef(onOpened);
  const isTold = useRef(false);
  useEffect(() => {
    tell.current = onOpened;
  });
  useEffect(() => {
    const read = () => {
      const { hash, pathname, search } = window.location;
      const link = new URLSearchParams(hash.slice(1)).get('token') ?? '';
      // React may run an effect twice: by the second time the address is clean.
      if (link === '' && isTold.current) return;
      isTold.current = true;
      window.history.replaceState(window.history.state, '', pathname + search);
      tell.current(link);
    };
    read();
    // Another link that is opened in the same tab.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
}
