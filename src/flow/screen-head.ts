import type { AnyStateMachine, ContextFrom, InputFrom } from 'xstate';
import type { PageHead } from '#domain/kit/ssr.ts';
import type { AppServices } from '#src/flow/services.ts';
import type { ScreenProps } from '#src/lib/navigation/screen-props.ts';

/** A rendered page, as the function that writes its head sees it. */
export type DrawnScreen = {
  /** Query string without the question mark. */
  search: string;
  params: ScreenProps['params'];
  /** Context of a chart that has loaded its data on this page; null if it found nothing. */
  known<Logic extends AnyStateMachine>(chart: Logic): ContextFrom<Logic> | null;
  /** Context of a chart that the page starts only on approach (below the fold); null if it found nothing. */
  ask<Logic extends AnyStateMachine>(
    wire: (app: AppServices) => Logic,
    input: InputFrom<Logic>,
  ): Promise<ContextFrom<Logic> | null>;
  /** Absolute URL of a path of the shop. */
  at(path: string): string;
  /** Absolute URL of a stored picture. */
  pictureAt(stored: string): string;
  /** Operator of the shop. */
  shop: Readonly<Record<'company' | 'address' | 'phone' | 'email', string>>;
};

/** Head of a page, except its title. */
export type ScreenHead = {
  description: string;
  /** Canonical path and query, independent of the requested address. */
  path: string;
  /** True if the requested address is a former one of the page: it is redirected to `path` for good. */
  isFormer?: boolean;
  robots?: PageHead['robots'];
  kind?: PageHead['kind'];
  /** Stored address of the preview picture (`og:image`). */
  picture?: string | null | undefined;
  /** Structured data in the vocabulary of schema.org. */
  linkedData?: readonly object[];
};

/** Returns the head of a screen; null if the requested thing does not exist. */
export type Head = (screen: DrawnScreen) => ScreenHead | null | Promise<ScreenHead | null>;

type OpenKey<Rows> = {
  [Key in keyof Rows]: Rows[Key] extends { access: 'open' } ? Key : never;
}[keyof Rows];

/** A head for each screen of an area that guests may open. */
export type Heads<Rows> = Readonly<Record<OpenKey<Rows>, Head>>;

/** Head of a page that search engines may not list: private or not built yet. */
export const unlisted =
  (path: string, description: string): Head =>
  () => ({ path, description, robots: 'noindex' });
