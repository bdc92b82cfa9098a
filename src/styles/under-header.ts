/** At the upper edge of what scrolls: under the header, and alone while a phone's header is away (global.ts). */
export const underHeader = {
  position: 'sticky',
  top: '$sizes$header',
  zIndex: '$bar',
  background: '$bg',
  '@small': { top: '$sizes$headerEnd', transition: 'top $transitions$move' },
} as const;
