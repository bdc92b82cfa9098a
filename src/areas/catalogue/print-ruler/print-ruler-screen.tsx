import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Muted, PageTitle, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { printRulerText as text } from './print-ruler.text.ts';
import { RulerSheet } from './ruler-sheet.tsx';

const Steps = styled('ol', {
  display: 'grid',
  gap: '$2',
  maxWidth: '$reading',
  paddingLeft: '$6',
  listStyle: 'decimal',
});

/** Ruler for feet to print on A4 paper, and how to measure with it. */
export default function PrintRulerScreen() {
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <PageTitle>{text.title}</PageTitle>
        <p>{text.lead}</p>
      </Stack>
      <Row>
        <Button type="button" tone="primary" onClick={() => window.print()}>
          {text.print}
        </Button>
        <ButtonLink href={paths.profileEdit}>{text.profile}</ButtonLink>
      </Row>
      <Stack as="section" gap={3} aria-label={text.how}>
        <SectionTitle>{text.how}</SectionTitle>
        <Steps>
          {text.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
      </Stack>
      <Stack gap={2}>
        <Muted>{text.onScreen}</Muted>
        <RulerSheet />
      </Stack>
    </Stack>
  );
}
