import { LAYERS } from '#machines/seller/products/grid-layers.model.ts';
import { Choice, Choices } from '#src/ui/forms/choices.tsx';
import type { GridFlow } from '../editor/editor-flow.ts';
import { optionGridText as text } from './option-grid.text.ts';

/** Switch between the layers of the grid. */
export const GridLayers = ({ flow: { snapshot, send } }: { flow: GridFlow }) => (
  <Choices role="group" aria-label={text.layers} css={{ alignSelf: 'flex-start' }}>
    {LAYERS.map((layer) => (
      <Choice
        key={layer}
        type="button"
        aria-pressed={snapshot.context.layer === layer}
        onClick={() => send({ type: 'layer.chosen', layer })}
      >
        {text.layer[layer]}
      </Choice>
    ))}
  </Choices>
);
