import { cancelEvent, cancelForm } from '#domain/events/event-desk.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { createFormMachine } from '../../kit/form.machine.ts';

/** Request to cancel one event. */
export type EventCancelSent = { id: number; reason: string };

/** Machine of the form that cancels one event; the typed reason is sent to its participants and voters. */
export const eventCancelMachine = createFormMachine<
  { reason: string },
  EventCancelSent,
  void,
  { id: number }
>({
  id: 'eventCancel',
  description: 'An event is cancelled for a reason that whoever takes part or has voted is told.',
  save: endpointPort(
    cancelEvent,
    ({ body }) => ({ params: { id: body.id }, body: { reason: body.reason } }),
    nothing,
  ),
  blank: () => ({ reason: '' }),
  rules: (values) => problemsOf(cancelForm, values),
  toBody: ({ reason }, { id }) => ({ id, reason }),
});
