import { paths } from '#src/lib/navigation/paths.ts';
import type { ScreenProps } from '#src/lib/navigation/screen-props.ts';
import { styled } from '#src/styles/stitches.ts';
import { notFoundText } from '#src/text/not-found.ts';
import { shellText } from '#src/text/shell.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { PopularBelow } from '#src/ui/products/rail.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { SearchBox } from './shell/header/search-box.tsx';

const Search = styled('div', {
  display: 'grid',
  justifyItems: 'center',
  width: '100%',
  '& form': { width: '100%' },
});

/** Page of an unknown address, inside of the shell, with links. */
export default function NotFound({ title }: ScreenProps) {
  return (
    <Stack gap={6}>
      <EmptyState isPage title={title} hint={notFoundText.hint}>
        <Search>
          <SearchBox />
        </Search>
        <Row css={{ justifyContent: 'center' }}>
          <ButtonLink href={paths.products()} tone="primary">
            {notFoundText.products}
          </ButtonLink>
          <ButtonLink href={paths.home}>{shellText.goHome}</ButtonLink>
        </Row>
      </EmptyState>
      <PopularBelow />
    </Stack>
  );
}
