import { Link } from 'wouter';
import { type ConsentStatus, isAgreed, mayChoose } from '#domain/members/signup/consents.ts';
import { type DocumentKind, isRequired } from '#domain/members/signup/documents.ts';
import { consentSettingsText as text } from '#src/areas/members/consents/consents.text.ts';
import { wireConsentSettings } from '#src/areas/members/consents/consents.wiring.ts';
import { textPageOf } from '#src/areas/members/documents/document-pages.ts';
import { documentText } from '#src/areas/members/documents/documents.text.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Checkbox } from '#src/ui/forms/checkbox.tsx';
import { Muted, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';

const Rows = styled('ul', {
  display: 'grid',
  gap: '$3',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', justifyItems: 'start' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '44px', textDecoration: 'underline' },
});

/** Consents of the member with version and date, and the switches for advertising. */
export function ConsentSettings() {
  const { snapshot, send } = useFlow(wireConsentSettings);
  const { standing, wish, error } = snapshot.context;
  const isSaving = snapshot.hasTag('saving');
  const choose = (document: DocumentKind, agreed: boolean) =>
    send({ type: 'choice.changed', choice: { document, agreed } });
  return (
    <FlowFrame
      flow="consentSettings"
      snapshot={snapshot}
      error={error || text.failed}
      onRetry={() => send({ type: 'screen.retried' })}
    >
      <Stack gap={8}>
        <Stack>
          <SectionTitle>{text.title}</SectionTitle>
          <Rows>
            {standing
              .filter(({ required }) => required)
              .map((row) => (
                <li key={row.document}>
                  <Name document={row.document} />
                  <RelativeTime row={row} />
                </li>
              ))}
          </Rows>
        </Stack>
        <Stack>
          <SectionTitle>{text.choices}</SectionTitle>
          <Muted>{text.hint}</Muted>
          <Refusal reason={snapshot.matches('ready') ? error : null} />
          <Rows>
            {standing
              .filter(({ document }) => !isRequired(document))
              .map((row) => {
                const on = isAgreed(standing, row.document, wish);
                const isFree = mayChoose(standing, { document: row.document, agreed: !on });
                return (
                  <li key={row.document}>
                    <Checkbox
                      checked={on}
                      disabled={!isFree && !isSaving}
                      aria-disabled={isSaving}
                      onChange={({ currentTarget }) => choose(row.document, currentTarget.checked)}
                    >
                      {documentText[row.document]}
                    </Checkbox>
                    {isFree || isSaving || on ? <RelativeTime row={row} /> : <Muted>{text.nightHint}</Muted>}
                  </li>
                );
              })}
          </Rows>
        </Stack>
      </Stack>
    </FlowFrame>
  );
}

function Name({ document }: { document: DocumentKind }) {
  const page = textPageOf(document);
  return page ? <Link href={page}>{documentText[document]}</Link> : <span>{documentText[document]}</span>;
}

function RelativeTime({ row: { agreed, at, version } }: { row: ConsentStatus }) {
  if (at === null || version === null) return <Muted>{text.none}</Muted>;
  return <Muted>{agreed ? text.agreedOn(at, version) : text.refusedOn(at)}</Muted>;
}
