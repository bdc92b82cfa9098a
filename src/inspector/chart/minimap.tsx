import { styled } from '#src/styles/stitches.ts';
import type { Layout, Room } from './drawing.ts';
import { isWhole, type View } from './view.ts';

const Overview = styled('svg', {
  position: 'absolute',
  left: '$3',
  bottom: '$3',
  border: '1px solid $line',
  borderRadius: '$control',
  background: '$bg',
  boxShadow: '$floating',
  pointerEvents: 'none',
  '& .state': { fill: '#eceff3', stroke: '#9aa3af' },
  '& .active': { fill: '#fff0e0', stroke: '$brand' },
  '& .seen': { fill: 'none', stroke: '#1f2937' },
  '& rect': { vectorEffect: 'non-scaling-stroke' },
  '@media print': { display: 'none' },
});

/** Largest size of the overview, in pixels. */
const MOST = { width: 132, height: 88 };

type MinimapProps = { layout: Layout; active: ReadonlySet<string>; view: View; room: Room };

/** Overview of a chart with its active states and the part that is seen; nothing while the whole chart is. */
export function Minimap({ layout, active, view, room }: MinimapProps) {
  if (isWhole(layout, view, room)) return null;
  const scale = Math.min(MOST.width / layout.width, MOST.height / layout.height);
  const seen = { x: -view.x / view.scale, y: -view.y / view.scale };
  return (
    <Overview
      aria-hidden="true"
      data-minimap=""
      width={layout.width * scale}
      height={layout.height * scale}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
    >
      {layout.nodes.slice(1).map(({ node, x, y, width, height }) => (
        <rect
          key={node.id}
          className={active.has(node.id) ? 'state active' : 'state'}
          x={x}
          y={y}
          width={width}
          height={height}
        />
      ))}
      <rect className="seen" {...seen} width={room.width / view.scale} height={room.height / view.scale} />
    </Overview>
  );
}
