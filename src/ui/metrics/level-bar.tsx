import { scaleLinear } from '@visx/scale';
import { styled } from '#src/styles/stitches.ts';

const LENGTH = 100;

const Svg = styled('svg', {
  display: 'block',
  width: '100%',
  height: '8px',
  borderRadius: '$round',
  background: '$sunken',
  '& rect': { fill: '$ink' },
  variants: {
    tone: { plain: {}, brand: { '& rect': { fill: '$brand' } } },
    tall: { true: { height: '36px', borderRadius: '$control' } },
  },
  defaultVariants: { tone: 'plain' },
});

type LevelBarProps = { value: number; most: number; tone?: 'plain' | 'brand'; tall?: boolean };

/** Bar for a value as a share of the largest one; the number stands beside it. */
export function LevelBar({ value, most, tone = 'plain', tall = false }: LevelBarProps) {
  const length = scaleLinear({ domain: [0, Math.max(1, most)], range: [0, LENGTH], clamp: true });
  return (
    <Svg
      viewBox={`0 0 ${LENGTH} 8`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      tone={tone}
      tall={tall}
    >
      <rect x={0} y={0} height={8} width={length(value)} />
    </Svg>
  );
}
