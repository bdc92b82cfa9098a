/** True during server rendering, where there is no window and no effect runs. */
export const onServer = typeof window === 'undefined';
