import { soonText as text } from '#src/areas/shell/static.text.ts';
import { useSession } from '#src/flow/app-context.tsx';
import { paths } from '#src/lib/paths.ts';
import type { ScreenProps } from '#src/lib/screen-props.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Muted, PageTitle, Row, Stack } from '#src/ui/layout.tsx';

/** A route whose screen comes later: says so and leads on. */
export default function SoonScreen({ title }: ScreenProps) {
  const { user } = useSession();
  return (
    <Stack gap={6} data-flow="soon">
      <PageTitle>{text.title(title)}</PageTitle>
      <Muted>{text.hint}</Muted>
      <Row>
        <ButtonLink href={paths.home}>{text.home}</ButtonLink>
        <ButtonLink href={paths.products()} tone="primary">
          {text.products}
        </ButtonLink>
        <ButtonLink href={paths.feeds()}>{text.feeds}</ButtonLink>
        {user ? <ButtonLink href={paths.mypage}>{text.mypage}</ButtonLink> : null}
      </Row>
    </Stack>
  );
}
