/** Whether this page of the inspector is the drawer of a page of the shop. */
export const isEmbedded = (): boolean => window.parent !== window;
