import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { globalCss, styled } from '#src/styles/stitches.ts';

/** While a copy for paper is there, only it is printed, on white in both themes. */
const printRules = globalCss({
  '@media print': {
    'html:has([data-printed-copy])': { colorScheme: 'light' },
    'body:has([data-printed-copy])': { background: 'Canvas' },
    'body:has([data-printed-copy]) > *:not([data-printed-copy])': { display: 'none' },
  },
});

// Paper has no tokens of a theme.
const Copy = styled('div', { color: 'CanvasText', '@media screen': { display: 'none' } });

/** Copy for paper of what a dialog shows; screens and screen readers leave it out. */
export function PrintedCopy({ children }: { children: ReactNode }) {
  printRules();
  return createPortal(
    <Copy aria-hidden data-printed-copy="">
      {children}
    </Copy>,
    document.body,
  );
}
