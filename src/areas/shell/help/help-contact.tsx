import { inquiryPaths } from '#src/areas/inquiries/inquiry-paths.ts';
import { business } from '#src/lib/business.ts';
import { styled } from '#src/styles/stitches.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Muted, SectionTitle } from '#src/ui/layout/layout.tsx';
import { helpText as text } from './help.text.ts';

const Panel = styled('aside', {
  display: 'grid',
  gap: '$3',
  padding: '$6',
  borderRadius: '$card',
  background: '$sunken',
  '@wide': { position: 'sticky', top: 'calc($sizes$header + 24px)' },
});
const Line = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 $3',
  paddingTop: '$3',
  borderTop: '1px solid $line',
  color: '$ink2',
  fontSize: '$label',
});
const Facts = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0 $4',
  '& dt': { color: '$ink3', fontSize: '$label' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});
const Contact = styled('a', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: '$ink',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

const mailTo = (subject: string): string =>
  `mailto:${business.email}${subject && `?subject=${encodeURIComponent(subject)}`}`;
const callTo = `tel:${business.phone.replace(/[^\d+]/g, '')}`;

/** E-mail address and telephone number of the shop in one line; the mail has this subject. */
export const ContactLinks = ({ subject }: { subject: string }) => (
  <Line>
    <span>{text.contact.more}</span>
    <Contact href={mailTo(subject)}>{business.email}</Contact>
    <Contact href={callTo}>{business.phone}</Contact>
  </Line>
);

/** Panel with the ways to reach the shop. */
export const HelpContact = () => (
  <Panel>
    <SectionTitle>{text.contact.title}</SectionTitle>
    <ButtonLink href={inquiryPaths.asking}>{text.contact.inquiry}</ButtonLink>
    <Facts>
      <dt>{text.contact.email}</dt>
      <dd>
        <Contact href={mailTo('')}>{business.email}</Contact>
      </dd>
      <dt>{text.contact.phone}</dt>
      <dd>
        <Contact href={callTo}>{business.phone}</Contact>
      </dd>
    </Facts>
    <Muted>{text.contact.hint}</Muted>
  </Panel>
);
