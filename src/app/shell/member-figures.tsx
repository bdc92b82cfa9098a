import { formatNumber } from '#domain/kit/format.ts';
import type { MemberFigures as Figures } from '#machines/shell/member-figures.machine.ts';
import { wireMemberFigures } from '#src/areas/shell/member-figures.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { menuText } from '#src/text/menu.ts';
import { statePath } from '#src/ui/flow-frame.tsx';
import { Tile, Tiles } from '#src/ui/layout.tsx';

const text = menuText.figures;

const shownOf = (figures: Figures): readonly (readonly [string, string])[] =>
  figures.of === 'seller'
    ? [
        [text.ordered, text.orders(formatNumber(figures.ordered))],
        [text.shipped, text.orders(formatNumber(figures.shipped))],
      ]
    : [
        [text.points, `${formatNumber(figures.points)}P`],
        [text.level, figures.level],
      ];

/** Real figures of the signed-in person; nothing where they cannot be had. */
export function MemberFigures() {
  const { snapshot } = useFlow(wireMemberFigures);
  const figures = snapshot.context.data;
  return (
    <div data-flow="memberFigures" data-state={statePath(snapshot.value)}>
      {figures ? (
        <Tiles css={{ gridTemplateColumns: '1fr 1fr', gap: '$2' }}>
          {shownOf(figures).map(([name, value]) => (
            <Tile key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Tile>
          ))}
        </Tiles>
      ) : null}
    </div>
  );
}
