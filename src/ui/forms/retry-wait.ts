import { createContext } from 'react';

/** Context with the seconds until a retry is allowed, which every retry button of the page respects. */
export const RetryWait = createContext(0);
