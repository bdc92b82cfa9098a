import { useSelector } from '@xstate/react';
import { useApp } from '#src/flow/app-context.tsx';
import { styled } from '#src/styles/stitches.ts';
import { shellText } from '#src/text/shell.ts';

const Banner = styled('div', {
  padding: '$2 $4',
  textAlign: 'center',
  background: '$ink',
  color: '$onInk',
  fontSize: '$label',
  '& button': {
    marginLeft: '$3',
    color: 'inherit',
    background: 'transparent',
    border: '1px solid currentColor',
    borderRadius: '$control',
    cursor: 'pointer',
  },
});

/** Banners for a lost network and for page code that did not load. */
export function Banners() {
  const { shell } = useApp();
  const offline = useSelector(shell, (snapshot) => snapshot.matches({ connection: 'offline' }));
  const broken = useSelector(shell, (snapshot) => snapshot.matches({ code: 'broken' }));
  return (
    <div role="status">
      {offline ? <Banner>{shellText.offline}</Banner> : null}
      {broken ? (
        <Banner>
          {shellText.chunkFailed}
          <button type="button" onClick={() => window.location.reload()}>
            {shellText.reload}
          </button>
        </Banner>
      ) : null}
    </div>
  );
}
