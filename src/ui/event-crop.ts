/**
 * Place of an event picture in a flat frame. Landscape pictures keep free room for words on the left and have their
 * product on the right; portrait pictures, shown where no landscape one exists, have it below the sky.
 */
export const EVENT_CROP = { '& img': { objectPosition: '86% 82%' } } as const;
