import type { ComponentType } from 'react';
import type { ScreenProps } from './screen-props.ts';

/** Who may open a page; src/app/access.ts says what each class gets. */
export type AccessClass = 'open' | 'login' | 'loginNotice' | 'user' | 'seller' | 'sellerGoods' | 'admin';

/** One row per screen. What QA looks at stands beside it, in `screens.qa.ts`. */
export type ScreenRow = {
  /** Pattern of the address; `:name` is one part. */
  path: string;
  /** Further addresses of the same screen. */
  also?: readonly string[];
  title: string;
  access: AccessClass;
  /** The code, in a chunk of its own. */
  load: () => Promise<{ default: ComponentType<ScreenProps> }>;
  /** Drawn without header, sidebar and footer. */
  bare?: boolean;
};

/** An address that leads on to another one. */
export type MovedRow = { path: string; access: AccessClass; to: string };

/** Makes the `load` of a row: the screen of that name out of the file that names where the screens of its area are. */
export const loadFrom =
  <Name extends string>(
    code: () => Promise<Readonly<Record<Name, ScreenRow['load']>>>,
    name: Name,
  ): ScreenRow['load'] =>
  () =>
    code().then((screens) => screens[name]());
