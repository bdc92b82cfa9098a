import { paths } from '#src/lib/paths.ts';
import { shellText } from '#src/text/shell.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { PageTitle, Row, Stack } from '#src/ui/layout.tsx';
import { SearchBox } from './shell/search-box.tsx';

/** An unknown address, inside the shell, with ways on. */
export function NotFound({ title }: { title: string }) {
  return (
    <Stack>
      <PageTitle>{title}</PageTitle>
      <p>{shellText.notFoundHint}</p>
      <SearchBox />
      <Row>
        <ButtonLink href={paths.home}>{shellText.goHome}</ButtonLink>
        <ButtonLink href={paths.products()}>{shellText.products}</ButtonLink>
        <ButtonLink href={paths.feeds()}>{shellText.feeds}</ButtonLink>
      </Row>
    </Stack>
  );
}
