import type { ReactNode } from 'react';
import { styled } from '#src/styles/stitches.ts';

const Details = styled('details', {
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    fontWeight: '$semibold',
    gap: '$2',
    cursor: 'pointer',
  },
  '& > summary::before': { content: '"▸"', color: '$ink3' },
  '&[open] > summary::before': { content: '"▾"' },
});

/** Collapsed section for what few people need. */
export const Collapsible = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <Details>
    <summary>{summary}</summary>
    {children}
  </Details>
);
