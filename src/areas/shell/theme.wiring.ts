import { type ActorRefFrom, createActor } from 'xstate';
import { themeMachine } from '#machines/shell/theme.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { chooseTheme, chosenTheme } from '#src/lib/theme.ts';

/**
 * Provides the chart of the theme switch with its calls and effects: paints the theme and stores it in
 * the browser.
 */
export const wireTheme = ({ storage }: Pick<AppServices, 'storage'>) =>
  themeMachine.provide({
    actions: { paint: (_, { theme }) => chooseTheme(theme, storage, window) },
  });

/** The app-wide actor of the theme, started with the first switch. */
export const themeOf = (app: AppServices): ActorRefFrom<typeof themeMachine> =>
  app.actors('theme', () =>
    createActor(wireTheme(app), {
      input: { theme: chosenTheme(app.storage) },
      systemId: 'theme',
    }).start(),
  );
