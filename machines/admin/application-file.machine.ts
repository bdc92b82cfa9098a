import type { DocumentKind } from '#domain/seller/application-paper.ts';
import { createFileMachine, type OpenedFile } from '../kit/file.machine.ts';

export const applicationFileMachine = createFileMachine<
  { applicationId: number; kind: DocumentKind },
  OpenedFile
>({
  id: 'applicationFile',
  description: 'The paper of the business beside an application; whoever opens it is noted.',
});
