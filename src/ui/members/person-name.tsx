import { clamped, styled } from '#src/styles/stitches.ts';

/** A member's name beside their content, cut after two lines. */
export const PersonName = styled('strong', { minWidth: 0, ...clamped(2) });
