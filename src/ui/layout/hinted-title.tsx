import { styled } from '#src/styles/stitches.ts';
import { hintedTitleText as text } from '#src/text/hinted-title.ts';
import { PageTitle } from './layout.tsx';

const Line = styled('div', { position: 'relative', display: 'flex', alignItems: 'center' });
const Hint = styled('details', {
  // The hit area is higher than the title.
  margin: '-8px 0',
  // On phones what stands beside the title has no room for more.
  '@small': { display: 'none' },
  '& > summary': {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderRadius: '$round',
    color: '$ink3',
    fontSize: '$meta',
    fontWeight: '$semibold',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& > summary > span': {
    display: 'grid',
    placeItems: 'center',
    width: '20px',
    height: '20px',
    borderRadius: '$round',
    boxShadow: 'inset 0 0 0 1px $colors$control',
  },
  '&[open] > summary > span': { background: '$ink', color: '$onInk', boxShadow: 'none' },
  '& > p': {
    position: 'absolute',
    zIndex: '$menu',
    top: 'calc(100% + $space$2)',
    left: 0,
    width: 'min(360px, calc(100vw - 2 * $space$gutter))',
    padding: '$3 $4',
    borderRadius: '$card',
    background: '$raised',
    boxShadow: '$floating',
    fontSize: '$label',
    color: '$ink2',
  },
});

/**
 * Title of a page; what the page is for is behind a question mark on wide screens, and closes with Escape or a press
 * elsewhere.
 */
export const HintedTitle = ({ hint, children }: { hint: string; children: string }) => (
  <Line>
    <PageTitle>{children}</PageTitle>
    <Hint
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') currentTarget.open = false;
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
    >
      <summary aria-label={text.about(children)}>
        <span aria-hidden="true">?</span>
      </summary>
      <p>{hint}</p>
    </Hint>
  </Line>
);
