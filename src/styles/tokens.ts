import { families } from './fonts.ts';
import { LIGHT } from './roles.ts';

/** Design tokens; `roles.ts` defines the colours. Type grows at WIDE (global.ts). */
export const tokens = {
  colors: LIGHT,
  space: {
    0: '2px',
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    7: '32px',
    8: '40px',
    9: '56px',
    10: '80px',
    // Margin at the edges of the screen, and space between sections.
    gutter: '16px',
    section: '40px',
  },
  radii: { tile: '0', control: '8px', card: '12px', sheet: '20px', round: '9999px' },
  fonts: {
    body: families,
  },
  fontSizes: {
    micro: '11px',
    meta: '13px',
    label: '14px',
    body: '15px',
    // Phones zoom into a field with smaller text.
    field: '16px',
    title3: '16px',
    title2: '18px',
    title1: '22px',
    display: '30px',
    priceS: '14px',
    priceM: '16px',
    priceL: '22px',
  },
  fontWeights: { regular: '400', semibold: '600', bold: '700' },
  lineHeights: { display: '1.16', tight: '1.3', title: '1.35', snug: '1.4', body: '1.6' },
  sizes: {
    header: '60px',
    headerSmall: '70px',
    // Lower edge of the header; 0 while a phone's header is hidden.
    headerEnd: '70px',
    tabBar: '56px',
    sidebar: '280px',
    control: '48px',
    controlSmall: '40px',
    controlLarge: '52px',
    page: '1320px',
    reading: '720px',
    badge: '80px',
    badgeCard: '280px',
  },
  shadows: {
    bar: '0 1px 0 $colors$line',
    floating: '0 8px 28px $colors$shade',
    sheet: '0 -8px 40px $colors$shade',
  },
  // Stacking order: sticky parts of the page, then its frame, then dialogs and toasts.
  zIndices: {
    undo: '5',
    bar: '10',
    header: '40',
    sidebar: '45',
    menu: '50',
    dialog: '61',
    question: '70',
    toast: '80',
    skip: '90',
  },
  transitions: {
    fast: '120ms cubic-bezier(.2, 0, 0, 1)',
    move: '240ms cubic-bezier(.2, .8, .2, 1)',
    leave: '160ms cubic-bezier(.2, 0, 0, 1)',
  },
};
