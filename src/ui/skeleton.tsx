import { keyframes, styled } from '#src/styles/stitches.ts';

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.45 } });

const Block = styled('span', {
  display: 'block',
  background: '$line',
  borderRadius: '$s',
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@reduced': { animation: 'none' },
  variants: {
    shape: {
      line: { height: '1em', width: '100%' },
      short: { height: '1em', width: '45%' },
      title: { height: '1.75rem', width: '60%' },
      block: { height: '96px' },
      picture: { aspectRatio: '1 / 1', width: '100%', borderRadius: '$m' },
      round: { width: '80px', height: '80px', borderRadius: '$round' },
    },
  },
  defaultVariants: { shape: 'line' },
});

const Column = styled('span', { display: 'grid', gap: '$3' });

export type SkeletonProps = {
  shape?: 'line' | 'short' | 'title' | 'block' | 'picture' | 'round' | undefined;
  count?: number | undefined;
};

/** Grey stand-ins of the coming content; hidden from screen readers. */
export function Skeleton({ shape = 'line', count = 1 }: SkeletonProps) {
  const keys = Array.from({ length: count }, (_, at) => `row-${at}`);
  return (
    <Column aria-hidden="true">
      {keys.map((key) => (
        <Block key={key} shape={shape} />
      ))}
    </Column>
  );
}
