import { useEffect } from 'react';

/**
 * Drop-in replacement for react-style-singleton (used by Radix's scroll lock): a constructed stylesheet instead of a
 * `<style>` element, so that the strict CSP needs no nonce. Vite aliases the package to this file.
 */
export function stylesheetSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;
  return {
    add(styles: string) {
      users += 1;
      if (users > 1) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    remove() {
      users -= 1;
      if (users > 0) return;
      const own = sheet;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== own);
      sheet = null;
    },
  };
}

/** Hook form: the styles of the first user stay until the last one unmounts. */
export function styleHookSingleton() {
  const sheet = stylesheetSingleton();
  return (styles: string, dynamic?: boolean) => {
    // Upstream's contract: a change of `styles` counts only when the user says it is dynamic.
    const key = dynamic ? styles : null;
    // biome-ignore lint/correctness/useExhaustiveDependencies: same contract as upstream
    useEffect(() => {
      sheet.add(styles);
      return () => sheet.remove();
    }, [key]);
  };
}

/** Component form of the same singleton. */
// biome-ignore-start lint/nursery/noComponentHookFactories: the shape that react-remove-scroll expects.
export function styleSingleton() {
  const useStyle = styleHookSingleton();
  return function Style({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    useStyle(styles, dynamic);
    return null;
  };
}
// biome-ignore-end lint/nursery/noComponentHookFactories: see above.
