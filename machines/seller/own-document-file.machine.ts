import type { DocumentKind } from '#domain/seller/application-paper.ts';
import { createFileMachine, type OpenedFile } from '../kit/file.machine.ts';

export const ownDocumentFileMachine = createFileMachine<
  { applicationId: number; kind: DocumentKind },
  OpenedFile
>({
  id: 'ownDocumentFile',
  description: 'The paper that an applicant has sent, to look at it again.',
});
