import type { AnyStateMachine, ContextFrom, InputFrom } from 'xstate';
import type { PageHead } from '#domain/kit/ssr.ts';
import type { AppServices } from '#src/flow/services.ts';
import type { ScreenProps } from '#src/lib/navigation/screen-props.ts';

/** A page that the server has drawn, for who writes its head. */
export type DrawnScreen = {
  /** Query without its question mark. */
  search: string;
  params: ScreenProps['params'];
  /** What a chart of the page has found; null where it found nothing. */
  known<Logic extends AnyStateMachine>(chart: Logic): ContextFrom<Logic> | null;
  /** What a chart finds that this page begins only when somebody comes near; null where it found nothing. */
  ask<Logic extends AnyStateMachine>(
    wire: (app: AppServices) => Logic,
    input: InputFrom<Logic>,
  ): Promise<ContextFrom<Logic> | null>;
  /** The whole address of a path of the shop. */
  at(path: string): string;
  /** The whole address of a stored picture. */
  pictureAt(stored: string): string;
  /** Who runs the shop. */
  shop: Readonly<Record<'company' | 'address' | 'phone' | 'email', string>>;
};

/** What a screen says of itself beyond its title. */
export type ScreenHead = {
  description: string;
  /** Path and query under which the page is known, whatever else stands in the address that was asked for. */
  path: string;
  robots?: PageHead['robots'];
  kind?: PageHead['kind'];
  /** The picture that a preview shows, as it is stored. */
  picture?: string | null | undefined;
  /** What is on the page, in the words of schema.org. */
  linkedData?: readonly object[];
};

/** Writes the head of a screen; null where what the address asks for is not there. */
export type Head = (screen: DrawnScreen) => ScreenHead | null | Promise<ScreenHead | null>;

type OpenKey<Rows> = {
  [Key in keyof Rows]: Rows[Key] extends { access: 'open' } ? Key : never;
}[keyof Rows];

/** One for each screen of an area that anybody may open. */
export type Heads<Rows> = Readonly<Record<OpenKey<Rows>, Head>>;

/** A page that is somebody's own, or still to come: no search engine may list it. */
export const unlisted =
  (path: string, description: string): Head =>
  () => ({ path, description, robots: 'noindex' });
