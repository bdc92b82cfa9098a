import type { Stage } from '#src/lib/navigation/screen-preview.ts';

/** Screens with the same layout. */
export type ScreenShape = {
  /** Keys of their rows; the first represents the others where one picture is enough. */
  screens: readonly string[];
  /** Its first screen is also pictured in the dark theme, for colours that no other shape has. */
  isKeptDark?: true;
  /** Stages of its first screen that are pictured, because no other shape has their component. */
  states?: readonly Exclude<Stage, 'loaded'>[];
};

/** Every screen, once. A new screen joins the shape with the same parts, or starts one. */
export const SCREEN_SHAPES: Readonly<Record<string, ScreenShape>> = {
  // Rails, each with its own loading and failure.
  front: { screens: ['home'], isKeptDark: true, states: ['loading', 'failed'] },
  // The skeleton of cards, the empty box, the frame of a failed flow.
  productCards: {
    screens: ['productList', 'search', 'recommendation', 'wishlist', 'recentViews', 'store'],
    isKeptDark: true,
    states: ['loading', 'empty', 'failed'],
  },
  // Skeletons as tall as the parts.
  product: { screens: ['productDetail'], isKeptDark: true, states: ['loading'] },
  // The skeleton of pictures of feeds.
  feedCards: {
    screens: ['feedList', 'followedFeeds', 'likedFeeds', 'myFeeds', 'member'],
    isKeptDark: true,
    states: ['loading'],
  },
  feed: { screens: ['feedDetail'] },
  // Messages and the form below them.
  thread: { screens: ['inquiry'] },
  feedForm: { screens: ['feedCreate', 'feedEdit', 'reviewWrite', 'reviewEdit'] },
  eventCards: { screens: ['events'] },
  event: { screens: ['event'] },
  // The skeleton of rows.
  ownRows: {
    screens: [
      'orderList',
      'notices',
      'productReviews',
      'myReviews',
      'myQuestions',
      'myInquiries',
      'myComments',
      'purchases',
      'couponWallet',
    ],
    states: ['loading', 'empty'],
  },
  order: { screens: ['orderDetail', 'purchase', 'orderComplete'], isKeptDark: true },
  orderForm: { screens: ['orderClaim', 'purchaseClaim'] },
  // Its empty stage links to shoes.
  basket: { screens: ['cart', 'checkout'], isKeptDark: true, states: ['empty'] },
  // Figures and the rows behind them, each with its own failure.
  reward: { screens: ['points', 'level', 'ranking', 'badges'], isKeptDark: true, states: ['failed'] },
  ways: { screens: ['mypage', 'categories'], isKeptDark: true },
  settings: { screens: ['accountSettings', 'addressBook', 'mfaSetup', 'adminSettings'] },
  profile: { screens: ['profile', 'adminProfile'] },
  memberForm: { screens: ['profileEdit', 'withdraw', 'becomeSeller'] },
  document: { screens: ['privacy', 'terms', 'help'] },
  door: { screens: ['login', 'signup', 'findAccount', 'findPassword'], isKeptDark: true },
  // One sentence and a link: screens opened without the token of their e-mail.
  bareLink: {
    screens: [
      'resetPassword',
      'unlock',
      'notMe',
      'emailConfirm',
      'emailUndo',
      'verifyEmail',
      'socialCallback',
      'mfaVerification',
    ],
  },
  // A table with filters; refused to people of another role.
  desk: {
    screens: [
      'userManage',
      'orderManage',
      'productManage',
      'claimManage',
      'reviewManage',
      'questionManage',
      'inquiryManage',
      'settlements',
      'reportManage',
      'adminInquiries',
      'feedRewards',
      'adminSellers',
      'adminAudit',
      'adminCoupons',
      'eventResult',
    ],
    isKeptDark: true,
    states: ['loading', 'forbidden'],
  },
  dashboard: { screens: ['statsDashboard', 'sellerPage', 'adminDashboard'], isKeptDark: true },
  editor: { screens: ['productEdit', 'productUpload', 'eventEdit', 'eventCreate'] },
  ownStore: { screens: ['storeHome'] },
};
