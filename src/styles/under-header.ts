/** At the upper edge of what scrolls: under the header, and alone while a phone's header is away. */
export const underHeader = {
  position: 'sticky',
  top: '$sizes$header',
  zIndex: '$bar',
  background: '$bg',
  '@small': {
    top: '$sizes$headerSmall',
    transition: 'top $transitions$move',
    'html[data-header="away"] &': { top: 0 },
  },
} as const;
