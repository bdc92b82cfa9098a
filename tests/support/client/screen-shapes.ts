import type { Stage } from '#src/lib/navigation/screen-look.ts';

/** Screens that are laid out alike. */
export type ScreenShape = {
  /** Keys of their rows; the first stands for the others where one picture is enough. */
  screens: readonly string[];
  /** Its first screen is pictured by night too: colours that no other shape has. */
  isKeptDark?: true;
  /** Stages of its first screen that are pictured, because a component draws them that no other shape pictures. */
  states?: readonly Exclude<Stage, 'loaded'>[];
};

/** Every screen, once. A new screen joins the shape whose parts it is made of, or begins one. */
export const SCREEN_SHAPES: Readonly<Record<string, ScreenShape>> = {
  // Rails, each with its own loading and failure.
  front: { screens: ['home'], isKeptDark: true, states: ['loading', 'failed'] },
  // The outline of cards, the box with nothing in it, the frame of a failed flow.
  productCards: {
    screens: ['productList', 'search', 'recommendation', 'wishlist', 'recentViews', 'store'],
    isKeptDark: true,
    states: ['loading', 'empty', 'failed'],
  },
  // Outlines as tall as its own parts.
  product: { screens: ['productDetail'], isKeptDark: true, states: ['loading'] },
  // The outline of pictures of feeds.
  feedCards: {
    screens: ['feedList', 'followedFeeds', 'likedFeeds', 'myFeeds', 'member'],
    isKeptDark: true,
    states: ['loading'],
  },
  feed: { screens: ['feedDetail'] },
  feedForm: { screens: ['feedCreate', 'feedEdit', 'reviewWrite', 'reviewEdit'] },
  eventCards: { screens: ['events'] },
  event: { screens: ['event'] },
  // The outline of rows.
  ownRows: {
    screens: [
      'orderList',
      'notices',
      'productReviews',
      'myReviews',
      'myComments',
      'purchases',
      'couponWallet',
    ],
    states: ['loading', 'empty'],
  },
  order: { screens: ['orderDetail', 'purchase', 'orderComplete'], isKeptDark: true },
  orderForm: { screens: ['orderClaim', 'purchaseClaim'] },
  // Its empty stage leads to shoes.
  basket: { screens: ['cart', 'checkout'], isKeptDark: true, states: ['empty'] },
  // Figures and the rows behind them, of which one may fail alone.
  reward: { screens: ['points', 'level', 'ranking', 'badges'], isKeptDark: true, states: ['failed'] },
  ways: { screens: ['mypage', 'categories'], isKeptDark: true },
  settings: { screens: ['accountSettings', 'addressBook', 'mfaSetup', 'adminSettings'] },
  profile: { screens: ['profile', 'adminProfile'] },
  memberForm: { screens: ['profileEdit', 'withdraw', 'becomeSeller'] },
  document: { screens: ['privacy', 'terms'] },
  door: { screens: ['login', 'signup', 'findAccount', 'findPassword'], isKeptDark: true },
  // One sentence and a way on: the link of a mail that is missing.
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
  // A table behind filters; refused to people of another role.
  desk: {
    screens: [
      'userManage',
      'orderManage',
      'productManage',
      'claimManage',
      'reviewManage',
      'settlements',
      'reportManage',
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
