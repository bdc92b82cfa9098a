import type { DocumentKind } from '#domain/members/signup/documents.ts';
import { styled } from '#src/styles/stitches.ts';
import { type LegalText, marketingText, privacyText, termsText } from '#src/text/legal.ts';
import { Muted } from '#src/ui/layout/layout.tsx';

/** Documents with their own text; the others are complete in their checkbox. */
export type ReadableDocument = Extract<DocumentKind, 'TERMS' | 'PRIVACY' | 'MARKETING'>;

const WORDS: Readonly<Record<ReadableDocument, LegalText>> = {
  TERMS: termsText,
  PRIVACY: privacyText,
  MARKETING: marketingText,
};
const Section = styled('section', {
  marginTop: '$4',
  '& h3': { fontSize: '$label', fontWeight: '$semibold' },
});

/** Text of a document. */
export default function DocumentText({ document }: { document: ReadableDocument }) {
  const { effective, sections } = WORDS[document];
  return (
    <>
      <Muted>{effective}</Muted>
      {sections.map((section) => (
        <Section key={section.title}>
          <h3>{section.title}</h3>
          <p>{section.text}</p>
        </Section>
      ))}
    </>
  );
}
