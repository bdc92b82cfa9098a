import { useActorRef, useSelector } from '@xstate/react';
import { formatNumber } from '#domain/format.ts';
import { shellText } from '#src/text/ko/shell.ts';
import { Tile, Tiles } from '#src/ui/layout.tsx';
import { useLogic } from '#src/wiring/app-context.tsx';
import { wireMemberFigures } from '#src/wiring/member-figures.ts';

/** Real points and level of the signed-in person; nothing where they cannot be had. */
export function MemberFigures() {
  const actor = useActorRef(useLogic(wireMemberFigures), { input: undefined });
  const figures = useSelector(actor, (snapshot) => snapshot.context.data);
  if (!figures) return null;
  return (
    <Tiles>
      <Tile>
        <dt>{shellText.figures.points}</dt>
        <dd>{formatNumber(figures.points)}P</dd>
      </Tile>
      <Tile>
        <dt>{shellText.figures.level}</dt>
        <dd>{figures.level}</dd>
      </Tile>
    </Tiles>
  );
}
