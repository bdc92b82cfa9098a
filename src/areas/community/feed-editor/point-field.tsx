import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import type { FormPoint } from '#domain/community/feed-draft.ts';
import { POINT_SCALE } from '#domain/community/feed-pairs.ts';
import {
  type FeedPicture,
  type FeedValues,
  pictureKey,
  pointsOn,
  withoutPoint,
  withPoint,
} from '#machines/community/feed-shown.model.ts';
import { editorText } from '#src/areas/community/feed-editor/feed-editor.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';

const text = editorText.pictures;

/** Step of an arrow key in thousandths of the picture. */
const STEP = 20;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

// A feed shows its pictures four to five, cut at their middle: points are placed in the same frame.
const Frame = styled('div', {
  position: 'relative',
  maxWidth: '320px',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: '$control',
  background: '$sunken',
  cursor: 'crosshair',
  '& > img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
});
const Point = styled('button', {
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  margin: '-22px 0 0 -22px',
  padding: 0,
  border: 0,
  background: 'transparent',
  cursor: 'pointer',
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    width: '28px',
    height: '28px',
    borderRadius: '$round',
    background: '$inkOnTile',
    color: '$tile',
    fontSize: '$meta',
    fontWeight: '$semibold',
    boxShadow: '0 0 0 2px $colors$tile',
  },
});

type PointFieldProps = {
  form: FeedValues;
  picture: FeedPicture;
  url: string;
  pairs: readonly { id: string; name: string }[];
  onPoints: (points: FeedValues['points']) => void;
};

/** Picture on which the points of the chosen products are placed: by a press, and moved by the arrow keys. */
export function PointField({ form, picture, url, pairs, onPoints }: PointFieldProps) {
  const [active, activate] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const points = pointsOn(form, picture);
  const put = (id: string, point: Omit<FormPoint, 'picture'>) =>
    onPoints(withPoint(form, id, { picture: pictureKey(picture), ...point }));
  const press = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLDivElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const pair = pairs[active] ?? pairs[0];
    if (!pair) return;
    const at = (part: number, whole: number) => (part / whole) * POINT_SCALE;
    put(pair.id, { x: at(clientX - left, width), y: at(clientY - top, height) });
  };
  const onKey = (event: KeyboardEvent, { id, x, y }: FormPoint & { id: string }) => {
    const [dx, dy] = STEPS[event.key] ?? [0, 0];
    const isDropped = event.key === 'Delete' || event.key === 'Backspace';
    if (!isDropped && dx === 0 && dy === 0) return;
    event.preventDefault();
    if (!isDropped) return put(id, { x: x + dx, y: y + dy });
    frame.current?.parentElement?.querySelector('button')?.focus();
    onPoints(withoutPoint(form, id));
  };
  return (
    <Stack gap={2}>
      <PairButtons
        pairs={pairs}
        placed={points.map(({ id }) => id)}
        active={active}
        onChoose={(index, id, isPlaced) => {
          activate(index);
          // The keyboard has no place to press: the point begins in the middle.
          if (!isPlaced) put(id, { x: POINT_SCALE / 2, y: POINT_SCALE / 2 });
        }}
      />
      <Frame ref={frame} onClick={press}>
        <img src={url} alt="" width={320} height={400} draggable={false} />
        {points.map((point) => {
          const index = pairs.findIndex(({ id }) => id === point.id);
          return (
            <Point
              key={point.id}
              type="button"
              aria-label={text.point(pairs[index]?.name ?? '')}
              aria-description={text.hint}
              style={{ left: `${point.x / (POINT_SCALE / 100)}%`, top: `${point.y / (POINT_SCALE / 100)}%` }}
              onClick={(event) => {
                event.stopPropagation();
                activate(index);
              }}
              onKeyDown={(event) => onKey(event, point)}
            >
              <span>{index + 1}</span>
            </Point>
          );
        })}
      </Frame>
      <DropButtons points={points} pairs={pairs} onDrop={(id) => onPoints(withoutPoint(form, id))} />
    </Stack>
  );
}

type PairButtonsProps = Pick<PointFieldProps, 'pairs'> & {
  /** Pairs that have a point on this picture. */
  placed: readonly string[];
  active: number;
  onChoose: (index: number, id: string, isPlaced: boolean) => void;
};

/** A button for each pair, whose point the next press on the picture places. */
const PairButtons = ({ pairs, placed, active, onChoose }: PairButtonsProps) => (
  <Row role="group" aria-label={text.chosen} css={{ gap: '$2' }}>
    {pairs.map(({ id, name }, index) => {
      const isPlaced = placed.includes(id);
      return (
        <Button
          key={id}
          type="button"
          size="small"
          aria-pressed={index === active}
          tone={index === active ? 'primary' : 'secondary'}
          onClick={() => onChoose(index, id, isPlaced)}
        >
          {index + 1}. {isPlaced ? name : text.place(name)}
        </Button>
      );
    })}
  </Row>
);

type DropButtonsProps = Pick<PointFieldProps, 'pairs'> & {
  points: readonly { id: string }[];
  onDrop: (id: string) => void;
};

/** A button for each point that takes it off the picture. */
const DropButtons = ({ points, pairs, onDrop }: DropButtonsProps) => (
  <Row css={{ gap: '$2' }}>
    {points.map(({ id }) => (
      <Button key={id} type="button" size="small" onClick={() => onDrop(id)}>
        {text.drop(pairs.find((pair) => pair.id === id)?.name ?? '')}
      </Button>
    ))}
  </Row>
);
