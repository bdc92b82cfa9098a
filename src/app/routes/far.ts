import type { ComponentType, ReactNode } from 'react';
import type { ScreenRow } from '#src/lib/navigation/screen-row.ts';

/** Rows of an area, and what stands around all of its pages. */
type FarPages = {
  screens: Readonly<Record<string, ScreenRow>>;
  frame?: () => Promise<ComponentType<{ children: ReactNode }>>;
};

/** An area that few shoppers open: its rows come with the first address beneath one of its beginnings. */
export type FarArea = {
  beginnings: readonly string[];
  load(): Promise<FarPages>;
};

export const farAreas: readonly FarArea[] = [
  {
    beginnings: [
      '/become-seller',
      '/mypage/purchases',
      '/seller',
      '/seller-mypage',
      '/store-home',
      '/product-manage',
      '/products/upload',
      '/products/edit',
      '/order-manage',
      '/claim-manage',
      '/review-manage',
      '/settlements',
    ],
    load: () => import('#src/areas/seller/area.ts'),
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
    load: () => import('#src/areas/admin/area.ts'),
  },
];
