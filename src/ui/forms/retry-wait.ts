import { createContext } from 'react';

/** Seconds until the shop may be asked again for what failed: every retry on the page keeps to it. */
export const RetryWait = createContext(0);
