import { fromPromise, type NonReducibleUnknown } from 'xstate';

/** Typed port: the composition root must replace it with `.provide()`. */
export const port = <Output, Input = NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`port "${name}" was not provided`)));
