import { Component, type ReactNode } from 'react';
import { ChunkLoadError } from '#src/lib/preloadable.tsx';
import { shellText } from '#src/text/ko/shell.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/states.tsx';

type Props = { children: ReactNode };
type State = { failure: 'none' | 'code' | 'crash' };

/** A broken page stays inside its place; header and menu keep working. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: 'none' };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: error instanceof ChunkLoadError ? 'code' : 'crash' };
  }

  override render() {
    if (this.state.failure === 'none') return this.props.children;
    return (
      <EmptyState title={this.state.failure === 'code' ? shellText.chunkFailed : shellText.crashed}>
        <Button onClick={() => window.location.reload()}>{shellText.reload}</Button>
      </EmptyState>
    );
  }
}
