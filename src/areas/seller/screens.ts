import { NEVER_EMPTY, STAGES } from '#src/lib/navigation/screen-preview.ts';
import type { ScreenRow } from '#src/lib/navigation/screen-row.ts';
import { sellerDeskPaths } from './layout/paths.ts';
import { sellerPaths } from './paths.ts';
import { purchaseClaimPath, purchasePath, purchasePaths } from './purchases/paths.ts';

/** Address, title and access of the seller application and every seller screen. */
export const sellerScreens = {
  becomeSeller: {
    path: sellerPaths.become,
    title: '판매자 신청',
    access: 'login',
    load: () => import('./become-seller-screen.tsx'),
    look: { chart: 'sellerApplication', shape: 'memberForm', stages: NEVER_EMPTY, who: 'user' },
  },
  purchases: {
    path: purchasePaths.all,
    title: '내 구매 내역',
    access: 'login',
    load: () => import('./purchases/purchases-screen.tsx'),
    look: { chart: 'orderList', shape: 'ownRows', stages: STAGES, who: 'seller' },
  },
  purchase: {
    path: purchasePaths.one,
    title: '구매 상세',
    access: 'login',
    load: () => import('./purchases/purchase-screen.tsx'),
    look: {
      chart: 'orderDetail',
      shape: 'order',
      stages: NEVER_EMPTY,
      address: purchasePath(31),
      who: 'seller',
    },
  },
  purchaseClaim: {
    path: purchasePaths.claiming,
    title: '구매한 상품의 반품과 교환',
    access: 'login',
    load: () => import('./purchases/purchase-claim-screen.tsx'),
    look: {
      chart: 'orderClaim',
      shape: 'orderForm',
      stages: NEVER_EMPTY,
      address: purchaseClaimPath(31, 1),
      who: 'seller',
    },
  },
  claimManage: {
    path: sellerDeskPaths.claims,
    title: '취소·반품',
    access: 'seller',
    load: () => import('./claims/claims-screen.tsx'),
    look: { chart: 'claimList', shape: 'desk', stages: STAGES, who: 'seller' },
  },
  reviewManage: {
    path: sellerPaths.reviews,
    title: '리뷰 관리',
    access: 'seller',
    load: () => import('./review-replies/reviews-screen.tsx'),
    look: { chart: 'reviewDesk', shape: 'desk', stages: STAGES, who: 'seller' },
  },
  questionManage: {
    path: sellerDeskPaths.questions,
    title: '상품 문의 관리',
    access: 'seller',
    load: () => import('./questions/questions-screen.tsx'),
    look: { chart: 'questionDesk', shape: 'desk', stages: STAGES, who: 'seller' },
  },
  inquiryManage: {
    path: sellerDeskPaths.inquiries,
    title: '구매 문의 관리',
    access: 'seller',
    load: () => import('./inquiries/inquiries-screen.tsx'),
    look: { chart: 'inquiryDesk', shape: 'desk', stages: STAGES, who: 'seller' },
  },
  sellerPage: {
    path: sellerPaths.page,
    also: [sellerDeskPaths.start],
    title: '판매자 페이지',
    access: 'seller',
    load: () => import('./analytics/seller-dashboard-screen.tsx'),
    look: { chart: 'sellerDashboard', shape: 'dashboard', stages: NEVER_EMPTY, who: 'seller' },
  },
  storeHome: {
    path: sellerPaths.store,
    title: '내 스토어',
    access: 'seller',
    load: () => import('./store/store-home-screen.tsx'),
    look: { chart: 'ownStore', shape: 'ownStore', stages: NEVER_EMPTY, who: 'seller' },
  },
  productManage: {
    path: sellerPaths.products,
    title: '상품 관리',
    access: 'seller',
    load: () => import('./products/list/product-manage-screen.tsx'),
    look: { chart: 'sellerProducts', shape: 'desk', stages: STAGES, who: 'seller' },
  },
  productUpload: {
    path: sellerDeskPaths.upload,
    title: '상품 등록',
    access: 'sellerGoods',
    load: () => import('./products/editor/product-upload-screen.tsx'),
    look: { chart: 'productEditor', shape: 'editor', stages: NEVER_EMPTY, who: 'seller' },
  },
  productEdit: {
    path: sellerDeskPaths.editing,
    title: '상품 수정',
    access: 'sellerGoods',
    load: () => import('./products/editor/product-edit-screen.tsx'),
    look: {
      chart: 'productEditor',
      shape: 'editor',
      stages: NEVER_EMPTY,
      address: '/products/edit/15',
      who: 'seller',
    },
  },
  orderManage: {
    path: sellerPaths.orders,
    title: '주문 관리',
    access: 'seller',
    load: () => import('./orders/orders-screen.tsx'),
    look: { chart: 'sellerLines', shape: 'desk', stages: STAGES, who: 'seller' },
  },
  settlements: {
    path: sellerDeskPaths.settlements,
    title: '정산',
    access: 'seller',
    load: () => import('./settlements/settlements-screen.tsx'),
    look: { chart: 'settlementList', shape: 'desk', stages: STAGES, who: 'seller' },
  },
} satisfies Record<string, ScreenRow>;
