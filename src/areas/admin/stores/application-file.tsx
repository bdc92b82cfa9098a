import { formatFileSize } from '#domain/kit/pictures/file-size.ts';
import type { DocumentView } from '#domain/seller/application-documents.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { DocumentButton } from '#src/ui/document-button.tsx';
import { wireApplicationFile } from './application-file.wiring.ts';
import { applicationsText } from './applications.text.ts';

const text = applicationsText.document;
type FileProps = { applicationId: number; document: DocumentView };

/**
 * Button that downloads the business registration; the file comes from a stranger, so it is never rendered in the
 * page.
 */
export default function ApplicationFile({ applicationId, document: { kind, bytes } }: FileProps) {
  const { snapshot, send } = useFlow(wireApplicationFile);
  return (
    <DocumentButton
      flow="applicationFile"
      snapshot={snapshot}
      facts={`${text.kinds[kind]} · ${formatFileSize(bytes)}`}
      words={text.file}
      atEnd
      onAsk={() => send({ type: 'file.asked', filter: { applicationId, kind } })}
    />
  );
}
