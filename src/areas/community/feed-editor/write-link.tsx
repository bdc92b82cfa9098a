import { Link } from 'wouter';
import { feedText as text } from '#src/areas/community/feed-list/feeds.text.ts';
import { lateHydration } from '#src/lib/loading/preloadable.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';

// Rendered by the server; its icon set loads after the feeds.
const WriteIcon = lateHydration(
  () => import('./write-icon.tsx'),
  () => null,
);
const icon = <WriteIcon />;

const Write = styled(Link, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '$sizes$control',
  padding: '0 $5',
  borderRadius: '$control',
  background: '$ink',
  color: '$onInk',
  fontWeight: '$semibold',
  '&:active': { opacity: 0.72 },
  '@small': {
    position: 'fixed',
    zIndex: '$bar',
    right: '$gutter',
    bottom: 'calc($sizes$tabBar + $space$4 + env(safe-area-inset-bottom))',
    justifyContent: 'center',
    width: '56px',
    height: '56px',
    padding: 0,
    borderRadius: '$round',
    boxShadow: '$floating',
    '& > span': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

/** Link to a new feed; on small screens a floating button above the tab bar. */
export const WriteLink = () => (
  <Write href={paths.feedCreate}>
    {icon}
    <span>{text.write}</span>
  </Write>
);
