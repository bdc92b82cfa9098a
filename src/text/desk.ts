/** Copy that the menus of sellers and administrators share. */
export const deskText = {
  more: '더 보기',
  toShop: '쇼핑몰로',
} as const;
