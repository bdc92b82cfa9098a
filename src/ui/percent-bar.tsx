import { styled } from '#src/styles/stitches.ts';

const Bar = styled('span', { display: 'block', height: '100%' });

/** Bar with a width in percent of its track; a stylesheet rule, since the CSP allows no style attributes. */
export const PercentBar = ({ percent }: { percent: number }) => (
  <Bar css={{ width: `${Math.round(percent)}%` }} />
);
