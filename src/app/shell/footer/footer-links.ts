import { paths } from '#src/lib/navigation/paths.ts';
import { footerText } from '#src/text/footer.ts';
import { shellText } from '#src/text/shell.ts';

export type MenuGroup = { title: string; items: readonly (readonly [string, string])[] };

const text = footerText.links;

/** Links of the footer by group. */
export const footerGroups = (signedIn: boolean): readonly MenuGroup[] => [
  {
    title: text.shopping,
    items: [
      [text.all, paths.products()],
      [text.brands, paths.brands],
      [text.feedList, paths.feeds()],
      [text.wishlist, paths.wishlist],
    ],
  },
  {
    title: text.account,
    items: signedIn
      ? [
          [shellText.mypage, paths.mypage],
          [shellText.profile, paths.profile],
        ]
      : [
          [shellText.login, paths.login()],
          [text.register, paths.signup],
        ],
  },
  {
    title: text.legal,
    items: [
      [text.help, paths.help],
      [text.terms, paths.terms],
      [text.privacy, paths.privacy],
    ],
  },
];
