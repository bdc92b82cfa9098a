import type { AppServices } from '#src/flow/services.ts';
import type { FlowOf } from '#src/flow/use-flow.ts';
import type { wireOptionGrid } from '../option-grid/option-grid.wiring.ts';
import type { wireProductEditor } from './product-editor.wiring.ts';

/** Flow of the product editor, for the views that render parts of it. */
export type EditorFlow = FlowOf<(app: AppServices) => ReturnType<typeof wireProductEditor>>;
/** Flow of the option grid. */
export type GridFlow = FlowOf<(app: AppServices) => ReturnType<typeof wireOptionGrid>>;
