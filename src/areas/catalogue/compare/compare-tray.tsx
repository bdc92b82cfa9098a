import { useSelector } from '@xstate/react';
import { compareText as text } from '#src/areas/catalogue/compare/compare.text.ts';
import { compareOf } from '#src/areas/catalogue/compare/compare.wiring.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { statePath } from '#src/lib/state-path.ts';
import { rising } from '#src/styles/motion.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons/every-icon.tsx';
import { Picture } from '#src/ui/picture.tsx';

const Tray = styled('section', {
  position: 'fixed',
  left: 0,
  right: 0,
  bottom: 0,
  zIndex: '$bar',
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  padding: '10px $gutter calc(10px + env(safe-area-inset-bottom))',
  background: '$raised',
  boxShadow: '$sheet',
  ...rising,
  '& > :last-child': { marginLeft: 'auto' },
  // Above the tab bar of small screens.
  '@small': {
    'body:has([data-tab-bar]) &': {
      bottom: 'calc($sizes$tabBar + env(safe-area-inset-bottom))',
      paddingBottom: '10px',
    },
  },
  'body:has(&) footer': { paddingBottom: '160px' },
});
const Chosen = styled('button', {
  position: 'relative',
  flex: 'none',
  width: '48px',
  height: '48px',
  padding: 0,
  border: 0,
  borderRadius: '$control',
  overflow: 'hidden',
  background: '$tile',
  cursor: 'pointer',
  '& svg': {
    position: 'absolute',
    top: '2px',
    right: '2px',
    borderRadius: '$round',
    background: 'rgba(17, 18, 20, .72)',
    color: 'white',
  },
});

const CompareTable = addition(
  () => import('./compare-table.tsx'),
  () => null,
);

/** Bar with the products to compare (at least one) and the button that opens the comparison. */
export default function CompareTray() {
  const compare = compareOf(useApp());
  const snapshot = useSelector(compare, (state) => state);
  const { tray } = snapshot.context;
  return (
    <Tray aria-label={text.title} data-flow="compare" data-state={statePath(snapshot.value)}>
      {tray.map(({ productId, name, mainImageUrl }) => (
        <Chosen
          key={productId}
          type="button"
          aria-label={text.remove(name)}
          onClick={() => compare.send({ type: 'product.removed', productId })}
        >
          <Picture image={mainImageUrl} alt="" width={48} height={48} />
          <Icon name="close" size={16} />
        </Chosen>
      ))}
      <Button size="small" tone="ghost" type="button" onClick={() => compare.send({ type: 'tray.cleared' })}>
        {text.clear}
      </Button>
      <Button
        type="button"
        tone="primary"
        blocked={tray.length < 2}
        onClick={() => compare.send({ type: 'table.opened' })}
      >
        {tray.length < 2 ? text.oneMore : text.open(tray.length)}
      </Button>
      <CompareTable />
    </Tray>
  );
}
