import type { AppServices } from '#src/flow/services.ts';
import type { FlowOf } from '#src/flow/use-flow.ts';
import type { wireOptionGrid } from '../option-grid/option-grid.wiring.ts';
import type { wireProductEditor } from './product-editor.wiring.ts';

/** The form of a product, for the views that are parts of it. */
export type EditorFlow = FlowOf<(app: AppServices) => ReturnType<typeof wireProductEditor>>;
/** The grid of its options, likewise. */
export type GridFlow = FlowOf<(app: AppServices) => ReturnType<typeof wireOptionGrid>>;
