import { fromPromise, type NonReducibleUnknown } from 'xstate';

/** Creates a typed port that rejects until the wiring replaces it with `.provide()`. */
export const port = <Output, Input = NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`port "${name}" was not provided`)));
