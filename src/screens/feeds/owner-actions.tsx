import { useActorRef } from '@xstate/react';
import { paths } from '#src/lib/paths.ts';
import { AskedRemoval } from '#src/screens/shared/asked-removal.tsx';
import { feedText as text } from '#src/text/ko/feeds.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Row } from '#src/ui/layout.tsx';
import { useLogic } from '#src/wiring/app-context.tsx';
import { wireRemoval } from '#src/wiring/removal.ts';

/** Edit and delete, for the author only; the server checks again. */
export function OwnerActions({ feedId }: { feedId: number }) {
  const actor = useActorRef(useLogic(wireRemoval), { input: { id: feedId } });
  return (
    <Row>
      <ButtonLink href={paths.feedEdit(feedId)} size="small">
        {text.edit}
      </ButtonLink>
      <AskedRemoval
        actor={actor}
        label={text.remove}
        question={{ title: text.removeTitle, text: text.removeText }}
      />
    </Row>
  );
}
