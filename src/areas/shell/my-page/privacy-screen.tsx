import { addition } from '#src/lib/loading/preloadable.tsx';
import { privacyText } from '#src/text/legal.ts';
import { Muted, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Skeleton } from '#src/ui/states.tsx';
import { Document } from '../static/document.tsx';
import { transparencyText as text } from '../static/transparency.text.ts';

const Transparency = addition(() => import('../static/transparency.tsx'), Skeleton);

/** Privacy policy, and the transparency report about reported content. */
export default function PrivacyScreen() {
  return (
    <Stack gap={8}>
      <Document text={privacyText} />
      <Stack as="section" gap={3} id="transparency">
        <SectionTitle>{text.title}</SectionTitle>
        <Muted>{text.about}</Muted>
        <Transparency />
      </Stack>
    </Stack>
  );
}
