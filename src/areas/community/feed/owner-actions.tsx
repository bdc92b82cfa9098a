import { wireRemoval } from '#src/areas/community/feed/feed-removal.wiring.ts';
import { feedPageText as text } from '#src/areas/community/feed-list/feed-pages.text.ts';
import { RemovalButton } from '#src/flow/removal-button.tsx';
import { useFlowActor } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Row } from '#src/ui/layout/layout.tsx';

/** Edit and delete buttons of a feed post, for its author; the server checks again. */
export function OwnerActions({ feedId }: { feedId: number }) {
  const actor = useFlowActor(wireRemoval, { id: feedId });
  return (
    <Row>
      <ButtonLink href={paths.feedEdit(feedId)} size="small">
        {text.edit}
      </ButtonLink>
      <RemovalButton
        actor={actor}
        label={text.remove}
        question={{ title: text.removeTitle, text: text.removeText }}
      />
    </Row>
  );
}
