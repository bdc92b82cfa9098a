import { cappedProgress } from '#domain/rewards/level.ts';
import { styled } from '#src/styles/stitches.ts';

const Track = styled('div', {
  height: '10px',
  borderRadius: '$round',
  overflow: 'hidden',
  background: '$line',
  '& > span': { display: 'block', height: '100%', borderRadius: '$round', background: '$accent' },
});

/** A share of 100, never drawn beyond its end. */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  const shown = cappedProgress(percent);
  return (
    <Track role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={shown}>
      <span style={{ width: `${shown}%` }} />
    </Track>
  );
}
