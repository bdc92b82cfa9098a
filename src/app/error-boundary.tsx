import { useSelector } from '@xstate/react';
import { Component, type ReactNode, useEffect } from 'react';
import { useApp } from '#src/flow/app-context.tsx';
import { useNetworkReturn } from '#src/lib/loading/network-return.ts';
import { ChunkLoadError } from '#src/lib/loading/preloadable.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { shellText } from '#src/text/shell.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { EmptyState, Skeleton } from '#src/ui/states.tsx';

type Props = {
  children: ReactNode;
  /** Key of the page; another value clears the error. */
  place?: string;
};
type State = { failure: 'none' | 'code' | 'crash'; place: string | undefined };

const fine = { failure: 'none' } as const;

/** Keeps the error of a page inside its boundary; header and menu keep working. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { ...fine, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: error instanceof ChunkLoadError ? 'code' : 'crash' };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): Partial<State> | null {
    return place === state.place ? null : { ...fine, place };
  }

  override render() {
    const { failure } = this.state;
    if (failure === 'none') return this.props.children;
    if (failure === 'code') return <CodeMissing onReturn={() => this.setState(fine)} />;
    return <Broken title={shellText.crashed} />;
  }
}

/** Shown if the code of a page did not load: the shell offers a reload, and a network that is back retries. */
function CodeMissing({ onReturn }: { onReturn: () => void }) {
  const { shell, pageBlocked } = useApp();
  const isBroken = useSelector(shell, (snapshot) => snapshot.matches({ code: 'broken' }));
  useEffect(() => pageBlocked(), [pageBlocked]);
  useNetworkReturn(onReturn);
  return isBroken ? <Broken title={shellText.chunkFailed} /> : <Skeleton />;
}

const Broken = ({ title }: { title: string }) => (
  <EmptyState isPage title={title}>
    <Row css={{ justifyContent: 'center' }}>
      <Button tone="primary" onClick={() => window.location.reload()}>
        {shellText.reload}
      </Button>
      <ButtonLink href={paths.home}>{shellText.goHome}</ButtonLink>
    </Row>
  </EmptyState>
);
