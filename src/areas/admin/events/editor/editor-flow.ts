import type { FlowOf } from '#src/flow/use-flow.ts';
import type { wireEventEditor } from './event-editor.wiring.ts';

/** Flow of the event editor, for the views that render parts of it. */
export type EditorFlow = FlowOf<
  (app: Parameters<typeof wireEventEditor>[0]) => ReturnType<typeof wireEventEditor>
>;
