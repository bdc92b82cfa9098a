/** True if the inspector runs in the panel of a shop page. */
export const isEmbedded = (): boolean => window.parent !== window;
