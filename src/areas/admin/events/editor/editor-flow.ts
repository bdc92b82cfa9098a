import type { FlowOf } from '#src/flow/use-flow.ts';
import type { wireEventEditor } from './event-editor.wiring.ts';

/** The form of an event, for the views that are parts of it. */
export type EditorFlow = FlowOf<
  (app: Parameters<typeof wireEventEditor>[0]) => ReturnType<typeof wireEventEditor>
>;
