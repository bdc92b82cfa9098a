import { styled } from '#src/styles/stitches.ts';

const Bar = styled('span', { display: 'block', height: '100%' });

/** A share of 100 of the track around it. A rule of the sheet, since the page allows no style in its HTML. */
export const Share = ({ percent }: { percent: number }) => <Bar css={{ width: `${Math.round(percent)}%` }} />;
