import type { ScreenProps } from '#src/lib/navigation/screen-props.ts';
import { EventEditor } from './event-editor.tsx';

/** /events/edit/:id: editor of a stored event. */
export default function EventEditScreen({ params }: ScreenProps) {
  const id = Number(params.id);
  return <EventEditor key={id} id={id} />;
}
