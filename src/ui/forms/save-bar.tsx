import type { ReactNode } from 'react';
import { styled } from '#src/styles/stitches.ts';

/** Sticky at the lower edge of its form: at its right end on wide screens, as wide as the form on small ones. */
const Bar = styled('div', {
  position: 'sticky',
  bottom: 0,
  zIndex: '$bar',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '$2 $3',
  padding: '$3 0',
  background: '$bg',
  boxShadow: '0 -1px 0 $colors$line',
  '& > p': { marginRight: 'auto' },
  '@narrow': { bottom: 'var(--tab-bar, 0px)' },
  '@small': { '& > button': { flex: '1 1 auto' }, '& > p': { flex: '1 0 100%' } },
  variants: {
    // Where several forms stand below each other, each bar stays at the end of its own.
    inCard: { true: { position: 'static', padding: 0, background: 'none', boxShadow: 'none' } },
  },
});

/** Buttons that save a form of a dashboard, the main one last; a paragraph before them stands at the other end. */
export const SaveBar = ({ children, inCard = false }: { children: ReactNode; inCard?: boolean }) => (
  <Bar data-save-bar="" inCard={inCard}>
    {children}
  </Bar>
);
