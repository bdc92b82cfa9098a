import * as Radix from '@radix-ui/react-dropdown-menu';
import { styled } from '#src/styles/stitches.ts';
import { tableMenuText as text } from './table-menu.text.ts';

const Keys = styled(Radix.Group, {
  display: 'grid',
  gap: '$1',
  marginTop: '$2',
  padding: '$3 $3 $2',
  borderTop: '1px solid $line',
  fontSize: '$meta',
  color: '$ink3',
  '& > div': { display: 'grid', gridTemplateColumns: '64px 1fr', gap: '$3' },
  '& kbd': { font: 'inherit', fontWeight: '$semibold', color: '$ink' },
});

/**
 * Keys of a table, without those that have nothing to act on. A menu may contain nothing but items, so that each of them
 * is one that cannot be chosen.
 */
export function TableKeys({ hasSelection }: { hasSelection: boolean }) {
  const hasSearch = document.querySelector('[aria-keyshortcuts="/"]') !== null;
  const { move, open, select, search, widen, beside } = text.keyNames;
  const keys = [
    ['J · K', move],
    ['Enter', open],
    ...(hasSelection ? [['X', select]] : []),
    ...(hasSearch ? [['/', search]] : []),
    [text.arrows.sideways, widen],
    [text.arrows.upDown, beside],
  ];
  return (
    <Keys aria-label={text.keys}>
      {keys.map(([key, name]) => (
        <Radix.Item key={key} disabled>
          <kbd>{key}</kbd>
          <span>{name}</span>
        </Radix.Item>
      ))}
    </Keys>
  );
}
