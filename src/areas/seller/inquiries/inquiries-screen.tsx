import { InquiryDesk } from '#src/areas/inquiries/desk/inquiry-desk.tsx';
import { sellerDesk } from '#src/areas/inquiries/desk/inquiry-desk.wiring.ts';
import { sellerDeskPaths } from '../layout/paths.ts';
import { AnswerTemplates } from '../questions/answer-templates.tsx';

const claimPath = (claimId: number): string => `${sellerDeskPaths.claims}?open=${claimId}`;
const orderPath = (orderId: number): string => `/order-manage?open=${orderId}`;

/** /inquiry-manage: inquiries of buyers to the store, those that wait for an answer first. */
export default function InquiriesScreen() {
  return (
    <InquiryDesk
      desk="seller"
      as="STORE"
      wiring={sellerDesk}
      orderPath={orderPath}
      claimPath={claimPath}
      templates={(content, insert) => <AnswerTemplates content={content} onInsert={insert} />}
    />
  );
}
