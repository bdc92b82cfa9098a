import { styled } from '#src/styles/stitches.ts';
import { Stack } from './layout.tsx';

/** Page of a seller or an administrator: closer together on small screens, so that its list begins in the first third. */
export const DeskPage = styled(Stack, { gap: '$6', '@small': { gap: '$3' } });
