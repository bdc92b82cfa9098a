import { cappedProgress } from '#domain/rewards/level.ts';
import { styled } from '#src/styles/stitches.ts';
import { PercentBar } from './percent-bar.tsx';

const Track = styled('div', {
  height: '10px',
  borderRadius: '$round',
  overflow: 'hidden',
  background: '$line',
  '& > span': { borderRadius: '$round', background: '$brand' },
});

/** Progress bar of a percentage, drawn at most full. */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  const shown = cappedProgress(percent);
  return (
    <Track role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={shown}>
      <PercentBar percent={shown} />
    </Track>
  );
}
