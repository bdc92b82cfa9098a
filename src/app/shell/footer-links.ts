import { paths } from '#src/lib/paths.ts';
import { shellText } from '#src/text/shell.ts';

export type MenuGroup = { title: string; items: readonly (readonly [string, string])[] };

const text = shellText.footer;

/** Footer links by group. */
export const footerGroups = (signedIn: boolean): readonly MenuGroup[] => [
  {
    title: text.shopping,
    items: [
      [text.all, paths.products()],
      [text.feedList, paths.feeds()],
      [text.wishlist, paths.wishlist],
    ],
  },
  {
    title: text.account,
    items: signedIn
      ? [
          [shellText.mypage, paths.mypage],
          [shellText.profile, '/profile'],
        ]
      : [
          [shellText.login, '/login'],
          [text.register, '/register'],
        ],
  },
  {
    title: text.legal,
    items: [
      [text.terms, paths.terms],
      [text.privacy, '/privacy'],
    ],
  },
];
