import { paths } from '#src/lib/paths.ts';
import type { ScreenProps } from '#src/lib/screen-props.ts';
import { notFoundText } from '#src/text/not-found.ts';
import { shellText } from '#src/text/shell.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { PageTitle, Row, Stack } from '#src/ui/layout.tsx';
import { SearchBox } from './shell/search-box.tsx';

/** An unknown address, inside the shell, with ways on. */
export default function NotFound({ title }: ScreenProps) {
  return (
    <Stack>
      <PageTitle>{title}</PageTitle>
      <p>{notFoundText.hint}</p>
      <SearchBox />
      <Row>
        <ButtonLink href={paths.home}>{shellText.goHome}</ButtonLink>
        <ButtonLink href={paths.products()}>{shellText.products}</ButtonLink>
        <ButtonLink href={paths.feeds()}>{shellText.feeds}</ButtonLink>
      </Row>
    </Stack>
  );
}
