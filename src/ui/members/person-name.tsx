import { clamped, styled } from '#src/styles/stitches.ts';

/** What a member is called beside what they did; however long it is, that stays in sight. */
export const PersonName = styled('strong', { minWidth: 0, ...clamped(2) });
