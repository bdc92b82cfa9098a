import type { ScreenRow } from '#src/lib/navigation/screen-row.ts';
import { sellerDeskPaths } from './layout/paths.ts';
import { sellerPaths } from './paths.ts';
import { purchasePaths } from './purchases/paths.ts';

/** Address, title and access of the seller application and every seller screen. */
export const sellerScreens = {
  becomeSeller: {
    path: sellerPaths.become,
    title: '판매자 신청',
    access: 'login',
    load: () => import('./become-seller-screen.tsx'),
  },
  purchases: {
    path: purchasePaths.all,
    title: '내 구매 내역',
    access: 'login',
    load: () => import('./purchases/purchases-screen.tsx'),
  },
  purchase: {
    path: purchasePaths.one,
    title: '구매 상세',
    access: 'login',
    load: () => import('./purchases/purchase-screen.tsx'),
  },
  purchaseClaim: {
    path: purchasePaths.claiming,
    title: '구매한 상품의 반품과 교환',
    access: 'login',
    load: () => import('./purchases/purchase-claim-screen.tsx'),
  },
  claimManage: {
    path: sellerDeskPaths.claims,
    title: '취소·반품',
    access: 'seller',
    load: () => import('./claims/claims-screen.tsx'),
  },
  reviewManage: {
    path: sellerPaths.reviews,
    title: '리뷰 관리',
    access: 'seller',
    load: () => import('./review-replies/reviews-screen.tsx'),
  },
  questionManage: {
    path: sellerDeskPaths.questions,
    title: '상품 문의 관리',
    access: 'seller',
    load: () => import('./questions/questions-screen.tsx'),
  },
  inquiryManage: {
    path: sellerDeskPaths.inquiries,
    title: '구매 문의 관리',
    access: 'seller',
    load: () => import('./inquiries/inquiries-screen.tsx'),
  },
  sellerPage: {
    path: sellerPaths.page,
    also: [sellerDeskPaths.start],
    title: '판매자 페이지',
    access: 'seller',
    load: () => import('./analytics/seller-dashboard-screen.tsx'),
  },
  storeHome: {
    path: sellerPaths.store,
    title: '내 스토어',
    access: 'seller',
    load: () => import('./store/store-home-screen.tsx'),
  },
  productManage: {
    path: sellerPaths.products,
    title: '상품 관리',
    access: 'seller',
    load: () => import('./products/list/product-manage-screen.tsx'),
  },
  productUpload: {
    path: sellerDeskPaths.upload,
    title: '상품 등록',
    access: 'sellerGoods',
    load: () => import('./products/editor/product-upload-screen.tsx'),
  },
  productEdit: {
    path: sellerDeskPaths.editing,
    title: '상품 수정',
    access: 'sellerGoods',
    load: () => import('./products/editor/product-edit-screen.tsx'),
  },
  orderManage: {
    path: sellerPaths.orders,
    title: '주문 관리',
    access: 'seller',
    load: () => import('./orders/orders-screen.tsx'),
  },
  settlements: {
    path: sellerDeskPaths.settlements,
    title: '정산',
    access: 'seller',
    load: () => import('./settlements/settlements-screen.tsx'),
  },
} satisfies Record<string, ScreenRow>;
