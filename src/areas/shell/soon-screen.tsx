import { soonText as text } from '#src/areas/shell/static.text.ts';
import { paths } from '#src/lib/paths.ts';
import type { ScreenProps } from '#src/lib/screen-props.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Row } from '#src/ui/layout.tsx';
import { EmptyState } from '#src/ui/states.tsx';

/** A route whose screen comes later: says so and leads on. */
export default function SoonScreen({ title }: ScreenProps) {
  return (
    <div data-flow="soon">
      <EmptyState isPage title={text.title(title)} hint={text.hint}>
        <Row css={{ justifyContent: 'center' }}>
          <ButtonLink href={paths.products()} tone="primary">
            {text.products}
          </ButtonLink>
          <ButtonLink href={paths.home}>{text.home}</ButtonLink>
        </Row>
      </EmptyState>
    </div>
  );
}
