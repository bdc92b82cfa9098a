/** The page is being drawn on the server: there is no window, and no effect will run. */
export const onServer = typeof window === 'undefined';
