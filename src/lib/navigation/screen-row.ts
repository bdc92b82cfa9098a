import type { ComponentType } from 'react';
import type { ScreenLook } from './screen-preview.ts';
import type { ScreenProps } from './screen-props.ts';

/** Access class of a page; src/app/access.ts defines what each class allows. */
export type AccessClass = 'open' | 'login' | 'loginNotice' | 'user' | 'seller' | 'sellerGoods' | 'admin';

/**
 * Declaration of one screen. `look` and `kept` are read by the inspector and by builds alone: rows of the shop are built
 * without them (scripts/lib/screens/lean-rows.ts).
 */
export type ScreenRow = {
  /** Path pattern; `:name` matches one segment. */
  path: string;
  /** Further paths of the same screen. */
  also?: readonly string[];
  title: string;
  /**
   * Entry of the menu beside the pages of the area, which lists them in the order of the rows; `beneath` is a path prefix
   * that belongs to it as well.
   */
  menu?: { name: string; beneath?: string };
  access: AccessClass;
  /** Loads the code, which is in its own chunk. */
  load: () => Promise<{ default: ComponentType<ScreenProps> }>;
  /**
   * True where no server-rendered visit starts with the screen: the import of its code is built into a chunk of such
   * imports, so that the first view carries neither.
   */
  later?: true;
  /** True where the page is public and the same for everybody, so that the service worker may cache it. */
  kept?: true;
  /** Rendered without header, sidebar and footer. */
  bare?: boolean;
  /** How the inspector shows the screen. */
  look: ScreenLook;
};

/** A redirect from one path to another. */
export type MovedRow = { path: string; access: AccessClass; to: string };
