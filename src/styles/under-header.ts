/** Sticky style: below the header, at the top edge while a phone's header is hidden (global.ts). */
export const underHeader = {
  position: 'sticky',
  top: '$sizes$header',
  zIndex: '$bar',
  background: '$bg',
  '@small': { top: '$sizes$headerEnd', transition: 'top $transitions$move' },
} as const;
