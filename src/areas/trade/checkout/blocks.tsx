import type { ReactNode } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';

/** Colour from edge to edge of the screen, whatever room the page leaves at its sides. */
const edgeToEdge = (color: string) =>
  ({ background: color, boxShadow: `0 0 0 100vmax ${color}`, clipPath: 'inset(0 -100vmax)' }) as const;

/** Parts of a page under each other and, where it is wide, what stays in sight beside them. */
export const Sides = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  // What is filled in is never under the bar at the bottom.
  '& :is(input, select, textarea, button, a)': { scrollMarginBottom: '132px' },
  '@wide': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    gap: '$9',
    alignItems: 'start',
    '& > aside': { position: 'sticky', top: 'calc($sizes$header + 24px)' },
  },
});

/** What sums the page up: one of its blocks on a phone, whose bar then belongs to the whole page. */
export const Summary = styled('aside', {
  display: 'contents',
  '@wide': { display: 'block', padding: '$5', borderRadius: '$card', background: '$sunken' },
});

/** A part of a page with a band above it, unless it is the first. */
export const Banded = styled('section', {
  position: 'relative',
  minWidth: 0,
  padding: '32px 0 $6',
  // A band in place of a frame.
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
  /** At the end of the title's line. */
  act?: ReactNode;
  children: ReactNode;
};

/** One part of a page, with its title. */
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

/** Holds the one act of the page: at the thumb of a phone, under the sum on wide screens. */
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

/** A line of small facts that needs to be seen: why one is here again, what stands in the way. */
export const Notice = styled('p', {
  padding: '$3 $4',
  borderRadius: '$control',
  background: '$sunken',
  color: '$ink2',
});

/** Something that is chosen from a few: the whole row is pressed. */
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
