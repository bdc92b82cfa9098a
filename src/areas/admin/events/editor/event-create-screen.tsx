import { EventEditor } from './event-editor.tsx';

/** /events/create: editor of a new event. */
export default function EventCreateScreen() {
  return <EventEditor id={null} />;
}
