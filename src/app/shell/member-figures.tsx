import { useActorRef, useSelector } from '@xstate/react';
import { formatNumber } from '#domain/format.ts';
import { menuText } from '#src/text/ko/menu.ts';
import { statePath } from '#src/ui/flow-frame.tsx';
import { Tile, Tiles } from '#src/ui/layout.tsx';
import { useLogic } from '#src/wiring/app-context.tsx';
import { wireMemberFigures } from '#src/wiring/member-figures.ts';

/** Real points and level of the signed-in person; nothing where they cannot be had. */
export function MemberFigures() {
  const actor = useActorRef(useLogic(wireMemberFigures), { input: undefined });
  const snapshot = useSelector(actor, (state) => state);
  const figures = snapshot.context.data;
  return (
    <div data-flow="memberFigures" data-state={statePath(snapshot.value)}>
      {figures ? (
        <Tiles css={{ gridTemplateColumns: '1fr 1fr', gap: '$2' }}>
          <Tile>
            <dt>{menuText.figures.points}</dt>
            <dd>{formatNumber(figures.points)}P</dd>
          </Tile>
          <Tile>
            <dt>{menuText.figures.level}</dt>
            <dd>{figures.level}</dd>
          </Tile>
        </Tiles>
      ) : null}
    </div>
  );
}
