import { LAYERS } from '#machines/seller/grid-layers.model.ts';
import { Button } from '#src/ui/button.tsx';
import { Row } from '#src/ui/layout.tsx';
import type { GridFlow } from './editor-flow.ts';
import { optionGridText as text } from './option-grid.text.ts';

/** What the cells show and take. */
export const GridLayers = ({ flow: { snapshot, send } }: { flow: GridFlow }) => (
  <Row role="group" aria-label={text.layers} css={{ gap: '$2' }}>
    {LAYERS.map((layer) => (
      <Button
        key={layer}
        type="button"
        size="small"
        aria-pressed={snapshot.context.layer === layer}
        onClick={() => send({ type: 'layer.chosen', layer })}
      >
        {text.layer[layer]}
      </Button>
    ))}
  </Row>
);
