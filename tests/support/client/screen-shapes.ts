import { seenScreens } from '#src/inspector/screens/screen-list.ts';
import type { Shape, Stage } from '#src/lib/navigation/screen-preview.ts';

type ShapeRow = {
  /** Key of the screen that represents the others where one picture is enough. */
  first: string;
  /** Its first screen is also pictured in the dark theme, for colours that no other shape has. */
  isKeptDark?: true;
  /** Stages of its first screen that are pictured, because no other shape has their component. */
  states?: readonly Exclude<Stage, 'loaded'>[];
};

/** Screens with the same layout. A new screen names the shape with the same parts in its row, or starts one. */
export type ScreenShape = ShapeRow & {
  /** Keys of its screens. */
  screens: readonly string[];
};

const ROWS: Readonly<Record<Shape, ShapeRow>> = {
  // Rails, each with its own loading and failure.
  front: { first: 'home', isKeptDark: true, states: ['loading', 'failed'] },
  // The skeleton of cards, the empty box, the frame of a failed flow.
  productCards: {
    first: 'productList',
    isKeptDark: true,
    states: ['loading', 'empty', 'failed'],
  },
  // Skeletons as tall as the parts.
  product: { first: 'productDetail', isKeptDark: true, states: ['loading'] },
  // The skeleton of pictures of feeds.
  feedCards: {
    first: 'feedList',
    isKeptDark: true,
    states: ['loading'],
  },
  feed: { first: 'feedDetail' },
  // Messages and the form below them.
  thread: { first: 'inquiry' },
  feedForm: { first: 'feedCreate' },
  eventCards: { first: 'events' },
  event: { first: 'event' },
  // The skeleton of rows.
  ownRows: {
    first: 'orderList',
    states: ['loading', 'empty'],
  },
  order: { first: 'orderDetail', isKeptDark: true },
  orderForm: { first: 'orderClaim' },
  // Its empty stage links to shoes.
  basket: { first: 'cart', isKeptDark: true, states: ['empty'] },
  // Figures and the rows behind them, each with its own failure.
  reward: { first: 'points', isKeptDark: true, states: ['failed'] },
  ways: { first: 'mypage', isKeptDark: true },
  settings: { first: 'accountSettings' },
  profile: { first: 'profile' },
  memberForm: { first: 'profileEdit' },
  document: { first: 'privacy' },
  door: { first: 'login', isKeptDark: true },
  // One sentence and a link: screens opened without the token of their e-mail.
  bareLink: {
    first: 'resetPassword',
  },
  // A table with filters; refused to people of another role.
  desk: {
    first: 'userManage',
    isKeptDark: true,
    states: ['loading', 'forbidden'],
  },
  dashboard: { first: 'statsDashboard', isKeptDark: true },
  editor: { first: 'productEdit' },
  ownStore: { first: 'storeHome' },
};

/** Every shape with its screens, as their rows name it. */
export const SCREEN_SHAPES: Readonly<Record<string, ScreenShape>> = Object.fromEntries(
  Object.entries(ROWS).map(([name, row]) => {
    const screens = seenScreens.filter(({ shape }) => shape === name).map(({ key }) => key);
    return [name, { ...row, screens }];
  }),
);
