// @stitches/react 1.2.8 types still use the global JSX namespace that @types/react 19 removed;
// without this, intrinsic elements in `styled('…')` are not checked.
import type * as React from 'react';

declare global {
  namespace JSX {
    interface IntrinsicElements extends React.JSX.IntrinsicElements {}
  }
}
