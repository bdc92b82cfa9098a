import type { ComponentType } from 'react';
import type { ScreenProps } from './screen-props.ts';

/** Access class of a page; src/app/access.ts defines what each class allows. */
export type AccessClass = 'open' | 'login' | 'loginNotice' | 'user' | 'seller' | 'sellerGoods' | 'admin';

/** Declaration of one screen. Its inspector settings are in `screens.qa.ts`. */
export type ScreenRow = {
  /** Path pattern; `:name` matches one segment. */
  path: string;
  /** Further paths of the same screen. */
  also?: readonly string[];
  title: string;
  access: AccessClass;
  /** Loads the code, which is in its own chunk. */
  load: () => Promise<{ default: ComponentType<ScreenProps> }>;
  /** Rendered without header, sidebar and footer. */
  bare?: boolean;
};

/** A redirect from one path to another. */
export type MovedRow = { path: string; access: AccessClass; to: string };

type LoadedRow = Omit<ScreenRow, 'load'> & Partial<Pick<ScreenRow, 'load'>>;

/** Names of the rows without `load`. */
type NamesWithoutLoad<Rows> = {
  [Name in keyof Rows]: Rows[Name] extends { load: unknown } ? never : Name;
}[keyof Rows];

/**
 * Rows of an area by name. A row without `load` is exported under its own name by the module that `code` imports, so
 * that the first view carries neither.
 */
export function screensOf<const Rows extends Readonly<Record<string, LoadedRow>>>(
  code: () => Promise<Readonly<Record<NamesWithoutLoad<Rows>, ScreenRow['load']>>>,
  rows: Rows,
): { readonly [Name in keyof Rows]: Rows[Name] & ScreenRow } {
  const load = (name: string) => async () => {
    // The type of `code` guarantees every name that is used here.
    const screens = (await code()) as Readonly<Record<string, ScreenRow['load']>>;
    return (screens[name] as ScreenRow['load'])();
  };
  const named = Object.entries(rows).map(([name, row]) => [name, { load: load(name), ...row }]);
  return Object.fromEntries(named);
}
