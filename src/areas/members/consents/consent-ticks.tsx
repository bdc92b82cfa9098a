import { useState } from 'react';
import { DOCUMENT_KINDS, type DocumentKind, isRequired } from '#domain/members/signup/documents.ts';
import { preloadable } from '#src/lib/loading/preloadable.tsx';
import { styled } from '#src/styles/stitches.ts';
import { LateDialog } from '#src/ui/dialogs/late-dialogs.tsx';
import { Checkbox } from '#src/ui/forms/checkbox.tsx';
import { Muted } from '#src/ui/layout/layout.tsx';
import { Skeleton } from '#src/ui/states.tsx';
import type { ReadableDocument } from '../documents/document-text.tsx';
import { documentText } from '../documents/documents.text.ts';
import { consentText, signUpText as text } from '../signup/sign-up.text.ts';

const READABLE: readonly ReadableDocument[] = ['TERMS', 'PRIVACY', 'MARKETING'];
// Document texts load on request, since few people open them.
const DocumentText = preloadable(() => import('../documents/document-text.tsx'), Skeleton);
const REQUIRED = DOCUMENT_KINDS.filter(isRequired);
const OPTIONAL = DOCUMENT_KINDS.filter((kind) => !isRequired(kind));

const Group = styled('fieldset', {
  display: 'grid',
  gap: '$1',
  minWidth: 0,
  margin: 0,
  padding: '$4',
  border: '1px solid $line',
  borderRadius: '$control',
  '& legend': { padding: '0 $1', fontWeight: '$semibold', fontSize: '$label' },
  '&[aria-invalid="true"]': { borderColor: '$danger' },
});
const Line = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  '& label': { flex: '1 1 auto' },
});
const Read = styled('button', {
  flex: 'none',
  minWidth: '44px',
  minHeight: '44px',
  border: 0,
  background: 'none',
  color: '$ink2',
  fontSize: '$label',
  textDecoration: 'underline',
});
const Problem = styled('p', { fontSize: '$label', color: '$danger' });
type TicksProps = {
  agreed: readonly DocumentKind[];
  problem: string | undefined;
  onTick: (document: DocumentKind, on: boolean) => void;
  onAllRequired: (on: boolean) => void;
};

/**
 * Checkboxes of consents: none is preselected, and optional ones are separate.
 */
export function ConsentTicks({ agreed, problem, onTick, onAllRequired }: TicksProps) {
  const [read, setRead] = useState<ReadableDocument | null>(null);
  const line = (document: DocumentKind) => (
    <Line key={document}>
      <Checkbox
        name={document}
        checked={agreed.includes(document)}
        disabled={document === 'MARKETING_NIGHT' && !agreed.includes('MARKETING')}
        onChange={({ target }) => onTick(document, target.checked)}
      >
        {consentText[document]}
      </Checkbox>
      <ReadButton document={READABLE.find((one) => one === document)} onRead={setRead} />
    </Line>
  );
  return (
    <>
      <Group aria-invalid={Boolean(problem)} aria-describedby={problem ? 'consents-problem' : undefined}>
        <legend>{text.consents}</legend>
        <Checkbox
          checked={REQUIRED.every((document) => agreed.includes(document))}
          onChange={({ target }) => onAllRequired(target.checked)}
        >
          <strong>{text.allRequired}</strong>
        </Checkbox>
        {REQUIRED.map(line)}
        {problem ? (
          <Problem id="consents-problem" role="alert">
            {problem}
          </Problem>
        ) : null}
      </Group>
      <Group>
        <legend>{text.optional}</legend>
        <Muted>{text.optionalHint}</Muted>
        {OPTIONAL.map(line)}
      </Group>
      <LateDialog open={read !== null} onClose={() => setRead(null)} title={read ? documentText[read] : ''}>
        {read ? <DocumentText document={read} /> : null}
      </LateDialog>
    </>
  );
}

type ReadButtonProps = {
  document: ReadableDocument | undefined;
  onRead: (document: ReadableDocument) => void;
};

/** Button that shows the text of a document without leaving the form. */
function ReadButton({ document, onRead }: ReadButtonProps) {
  if (!document) return null;
  return (
    <Read
      type="button"
      aria-label={text.read(documentText[document])}
      onPointerEnter={DocumentText.preload}
      onFocus={DocumentText.preload}
      onClick={() => onRead(document)}
    >
      {text.readShort}
    </Read>
  );
}
