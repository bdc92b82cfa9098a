import { memo } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { VisuallyHidden } from '#src/ui/layout/layout.tsx';
import { optionGridText as text } from './option-grid.text.ts';

const Cell = styled('td', {
  position: 'relative',
  minWidth: '52px',
  maxWidth: '160px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  padding: '0 $2',
  textAlign: 'right',
  borderRight: '1px solid $line',
  cursor: 'cell',
  '&[aria-selected="true"]': { background: '$sunken', boxShadow: 'inset 0 0 0 1px $colors$ink' },
  '&:focus-visible': { outline: '2px solid $ink', outlineOffset: '-2px' },
  '&[data-mark="low"]': { color: '$sale' },
  '&[data-mark="moved"]': { color: '$danger', fontWeight: '$bold' },
});
const Sold = styled('span', {
  display: 'block',
  color: '$ink3',
  fontSize: '$micro',
  fontWeight: '$regular',
  lineHeight: 1.2,
});

/** Primitive props only, so that `memo` renders a cell only when its own values change. */
type Props = {
  place: string;
  value: string | number;
  sold: number;
  mark: 'moved' | 'low' | null;
  isSelected: boolean;
  isKeyboards: boolean;
  isWrong: boolean;
};

/** Cell of one colour and size. */
export const GridCell = memo(function GridCell(props: Props) {
  const { place, value, sold, mark, isSelected, isKeyboards, isWrong } = props;
  return (
    <Cell
      role="gridcell"
      data-cell={place}
      data-mark={mark ?? undefined}
      tabIndex={isKeyboards ? 0 : -1}
      aria-selected={isSelected}
      aria-invalid={isWrong ? true : undefined}
    >
      {value}
      {mark ? <VisuallyHidden> {text[mark]}</VisuallyHidden> : null}
      {sold > 0 ? (
        <Sold>
          {text.soldBefore}
          {sold}
        </Sold>
      ) : null}
    </Cell>
  );
});
