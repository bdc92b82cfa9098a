import type { ReactNode } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';

/** Background that spans the screen, whatever margins the page has. */
const edgeToEdge = (color: string) =>
  ({ background: color, boxShadow: `0 0 0 100vmax ${color}`, clipPath: 'inset(0 -100vmax)' }) as const;

/** Layout of checkout and orders: blocks below each other, and a sticky summary on wide screens. */
export const Sides = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  // A focused field must not be hidden by the bar at the lower edge.
  '& :is(input, select, textarea, button, a)': { scrollMarginBottom: '132px' },
  '@wide': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    gap: '$9',
    alignItems: 'start',
    '& > aside': { position: 'sticky', top: 'calc($sizes$header + 24px)' },
  },
});

/** Summary of the page; on small screens one of its blocks, so that its bar is sticky on the whole page. */
export const Summary = styled('aside', {
  display: 'contents',
  '@wide': { display: 'block', padding: '$5', borderRadius: '$card', background: '$sunken' },
});

/** Block with a band above it, except for the first. */
export const Banded = styled('section', {
  position: 'relative',
  minWidth: 0,
  padding: '32px 0 $6',
  // A band instead of a border.
  '&::before': {
    content: '',
    position: 'absolute',
    inset: '0 0 auto',
    height: '8px',
    ...edgeToEdge('$colors$sunken'),
  },
  '&:first-child:not(aside > *)': { paddingTop: 0, '&::before': { display: 'none' } },
  '@wide': {
    padding: '$6 0',
    '&::before': { height: '1px', background: '$line', boxShadow: 'none' },
    'aside > &': { padding: 0, '&::before': { display: 'none' } },
  },
});

type BlockProps = {
  title: string;
  /** Control at the end of the title line. */
  act?: ReactNode;
  children: ReactNode;
};

/** Block with a title. */
export const Block = ({ title, act, children }: BlockProps) => (
  <Banded>
    <Stack>
      <Row spread css={{ minHeight: '44px' }}>
        <SectionTitle>{title}</SectionTitle>
        {act}
      </Row>
      {children}
    </Stack>
  </Banded>
);

/** Bar of the page's main action: sticky at the lower edge on small screens, below the total on wide ones. */
export const ActionBar = styled('div', {
  position: 'sticky',
  bottom: 0,
  zIndex: '$bar',
  display: 'grid',
  gap: '$1',
  padding: '$2 0 calc($space$3 + env(safe-area-inset-bottom))',
  background: '$bg',
  boxShadow: '0 0 0 100vmax $colors$bg',
  clipPath: 'inset(0 -100vmax)',
  '&::before': {
    content: '',
    position: 'absolute',
    inset: '0 0 auto',
    height: '1px',
    ...edgeToEdge('$colors$line'),
  },
  '@wide': {
    position: 'static',
    padding: '$4 0 0',
    background: 'none',
    clipPath: 'none',
    boxShadow: 'none',
    '&::before': { display: 'none' },
  },
});

/** Highlighted note, such as the reason for a return to this page. */
export const Notice = styled('p', {
  padding: '$3 $4',
  borderRadius: '$control',
  background: '$sunken',
  color: '$ink2',
});

/** Style of a choice whose whole row is pressed. */
export const chosenOutline = {
  border: '1px solid $control',
  borderRadius: '$control',
  background: '$bg',
  '&:has(:checked), &[aria-pressed="true"]': {
    borderColor: '$ink',
    boxShadow: 'inset 0 0 0 .5px $colors$ink',
    fontWeight: '$semibold',
  },
} as const;
