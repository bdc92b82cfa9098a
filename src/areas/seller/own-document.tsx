import { formatFileSize } from '#domain/kit/pictures/file-size.ts';
import type { DocumentView } from '#domain/seller/application-documents.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { DocumentButton } from '#src/ui/document-button.tsx';
import { applicationText as text } from './application.text.ts';
import { wireOwnDocumentFile } from './own-document.wiring.ts';

type OwnDocumentProps = { applicationId: number; document: DocumentView };

/** Button that downloads the uploaded business registration. */
export default function OwnDocument({ applicationId, document: { kind, bytes } }: OwnDocumentProps) {
  const { snapshot, send } = useFlow(wireOwnDocumentFile);
  return (
    <DocumentButton
      flow="ownDocumentFile"
      snapshot={snapshot}
      facts={text.document.sent(text.document.facts(text.document.kinds[kind], formatFileSize(bytes)))}
      words={text.document.file}
      onAsk={() => send({ type: 'file.asked', filter: { applicationId, kind } })}
    />
  );
}
