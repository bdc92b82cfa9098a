import type { ScreenRow } from '#src/lib/screen-row.ts';

/** An area that few shoppers open: its rows come with the first address beneath one of its beginnings. */
export type FarArea = {
  beginnings: readonly string[];
  load(): Promise<Readonly<Record<string, ScreenRow>>>;
};

export const farAreas: readonly FarArea[] = [
  {
    beginnings: [
      '/become-seller',
      '/seller-mypage',
      '/store-home',
      '/product-manage',
      '/products/upload',
      '/products/edit',
      '/order-manage',
      '/review-manage',
    ],
    load: () => import('#src/areas/seller/screens.ts').then(({ sellerScreens }) => sellerScreens),
  },
  {
    beginnings: [
      '/admin',
      '/user-manage',
      '/report-manage',
      '/stats-dashboard',
      '/mfa-setup',
      '/events/create',
      '/events/edit',
      '/events/result',
    ],
    load: () => import('#src/areas/admin/screens.ts').then(({ adminScreens }) => adminScreens),
  },
];
