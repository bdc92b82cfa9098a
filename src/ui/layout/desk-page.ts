import { styled } from '#src/styles/stitches.ts';
import { Muted, Stack } from './layout.tsx';

/** Page of a seller or an administrator: closer together on small screens, so that its list begins in the first third. */
export const DeskPage = styled(Stack, { gap: '$6', '@small': { gap: '$3' } });

/** What a page is for, below its title; small screens begin with the list instead. */
export const DeskHint = styled(Muted, { '@small': { display: 'none' } });
