import { EventEditor } from './event-editor.tsx';

/** /events/create: a new event. */
export default function EventCreateScreen() {
  return <EventEditor id={null} />;
}
