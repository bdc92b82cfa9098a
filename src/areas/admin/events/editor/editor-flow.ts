import type { FlowOf } from '#src/flow/use-flow.ts';
import type { wireEventEditor } from './event-editor.wiring.ts';

/** Type of the event editor's running chart (snapshot and `send`), as the views of its parts take it. */
export type EditorFlow = FlowOf<
  (app: Parameters<typeof wireEventEditor>[0]) => ReturnType<typeof wireEventEditor>
>;
