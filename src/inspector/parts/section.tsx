import type { ReactNode } from 'react';
import { styled } from '#src/styles/stitches.ts';

const Box = styled('section', {
  display: 'grid',
  gap: '$2',
  minWidth: 0,
  '& > h2': { fontSize: '13px', color: '$ink3', letterSpacing: 0 },
});

/** Titled section of a side column. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box>
    <h2>{title}</h2>
    {children}
  </Box>
);

/** Paragraph of small print. */
export const Note = styled('p', { fontSize: '13px', color: '$ink3' });

/** Text in a fixed-width font. */
export const Mono = styled('span', {
  fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  fontSize: '12.5px',
});
