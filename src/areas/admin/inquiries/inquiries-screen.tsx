import { InquiryDesk } from '#src/areas/inquiries/desk/inquiry-desk.tsx';
import { adminDesk } from '#src/areas/inquiries/desk/inquiry-desk.wiring.ts';
import { paths } from '#src/lib/navigation/paths.ts';

/** /admin/inquiries: inquiries to the shop and escalated ones, those that wait for an answer first. */
export default function InquiriesScreen() {
  return <InquiryDesk desk="admin" as="SHOP" wiring={adminDesk} eventPath={paths.event} />;
}
