import { Muted, PageTitle, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';

type DocumentProps = {
  text: { title: string; effective: string; sections: readonly { title: string; text: string }[] };
};

/** Text of a legal document. */
export function Document({ text }: DocumentProps) {
  return (
    <Stack gap={6} as="article">
      <PageTitle>{text.title}</PageTitle>
      <Muted>{text.effective}</Muted>
      {text.sections.map((section) => (
        <section key={section.title}>
          <SectionTitle>{section.title}</SectionTitle>
          <p>{section.text}</p>
        </section>
      ))}
    </Stack>
  );
}
