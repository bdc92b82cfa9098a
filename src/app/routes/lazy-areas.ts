import type { ComponentType, ReactNode } from 'react';
import type { ScreenRow } from '#src/lib/navigation/screen-row.ts';

/** Screen rows of a lazy area, and its layout. */
type FarPages = {
  screens: Readonly<Record<string, ScreenRow>>;
  frame?: () => Promise<ComponentType<{ children: ReactNode }>>;
};

/** A lazy area, which few shoppers open: its rows load with the first path below one of its prefixes. */
export type LazyArea = {
  beginnings: readonly string[];
  load(): Promise<FarPages>;
};

/** Areas loaded on demand, with the beginnings of their addresses. */
export const lazyAreas: readonly LazyArea[] = [
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
      '/question-manage',
      '/inquiry-manage',
      '/settlements',
      '/store-coupons',
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
