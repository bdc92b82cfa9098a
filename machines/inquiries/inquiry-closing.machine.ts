import { closeInquiry } from '#domain/inquiries/inquiry-form.ts';
import { endpointPort, nothing } from '../kit/endpoint-port.ts';
import { createRemovalMachine } from '../kit/removal.machine.ts';

/** Machine that closes an open inquiry of the member after a confirmation. */
export const inquiryClosingMachine = createRemovalMachine({
  id: 'inquiryClosing',
  description: 'An open inquiry is closed by its member after one confirmation.',
  remove: endpointPort(closeInquiry, ({ id }) => ({ params: { id } }), nothing),
});
