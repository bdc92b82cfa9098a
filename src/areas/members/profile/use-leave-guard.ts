import { useEffect } from 'react';

/** Asks before a link or the browser leaves a page with unsaved changes. */
export function useLeaveGuard(unsaved: boolean, onLeave: (path: string) => void): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      const path = link?.getAttribute('href') ?? '';
      if (!plain || !path.startsWith('/')) return;
      event.preventDefault();
      event.stopPropagation();
      onLeave(path);
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // In the capture phase, before the router's own handler.
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [unsaved, onLeave]);
}
