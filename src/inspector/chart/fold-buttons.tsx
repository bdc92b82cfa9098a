import { styled } from '#src/styles/stitches.ts';
import { chartText } from './chart.text.ts';
import type { PlacedNode } from './drawing.ts';
import { FOLD } from './to-elk.ts';

const { view: words } = chartText;

const Fold = styled('button', {
  position: 'absolute',
  width: '24px',
  height: '24px',
  padding: 0,
  border: '1px solid $line',
  borderRadius: '$control',
  background: '$bg',
  color: '$ink',
  fontWeight: 700,
  lineHeight: 1,
  '&:hover': { background: '$sunken' },
  '@media print': { display: 'none' },
});

type FoldButtonsProps = { nodes: readonly PlacedNode[]; onFold: (id: string) => void };

/** Buttons at the corners of states that have states of their own, which fold and unfold them. */
export const FoldButtons = ({ nodes, onFold }: FoldButtonsProps) =>
  nodes.slice(1).map(({ node, x, y, width }) =>
    node.children.length > 0 || node.folded ? (
      <Fold
        key={node.id}
        type="button"
        style={{ left: x + width - FOLD, top: y + 9 }}
        aria-expanded={!node.folded}
        aria-label={words.fold(node.label ?? node.key)}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => onFold(node.id)}
      >
        {node.folded ? '+' : '−'}
      </Fold>
    ) : null,
  );
