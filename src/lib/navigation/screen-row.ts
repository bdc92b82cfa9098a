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

type LoadedRow = Omit<ScreenRow, 'load'> & Partial<Pick<ScreenRow, 'load'>>;

/** Names of the rows that say nothing of their code. */
type NamesWithoutLoad<Rows> = {
  [Name in keyof Rows]: Rows[Name] extends { load: unknown } ? never : Name;
}[keyof Rows];

/**
 * Rows of an area by name. A row without `load` has its code under its own name in the file that `code` imports: the
 * first view carries neither name nor address of it.
 */
export function screensOf<const Rows extends Readonly<Record<string, LoadedRow>>>(
  code: () => Promise<Readonly<Record<NamesWithoutLoad<Rows>, ScreenRow['load']>>>,
  rows: Rows,
): { readonly [Name in keyof Rows]: Rows[Name] & ScreenRow } {
  const load = (name: string) => async () => {
    // The type of `code` has every name that comes here.
    const screens = (await code()) as Readonly<Record<string, ScreenRow['load']>>;
    return (screens[name] as ScreenRow['load'])();
  };
  const named = Object.entries(rows).map(([name, row]) => [name, { load: load(name), ...row }]);
  return Object.fromEntries(named);
}
