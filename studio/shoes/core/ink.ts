import { at } from './curve.ts';

export type Point = readonly [number, number];

export function cover(x: CanvasRenderingContext2D, style: string, tall: number) {
  x.fillStyle = style;
  x.fillRect(0, 0, x.canvas.width, tall);
}

export function fillWith(x: CanvasRenderingContext2D, path: Path2D, style: string) {
  x.fillStyle = style;
  x.fill(path);
}

export function strokeWith(x: CanvasRenderingContext2D, path: Path2D, style: string, width: number) {
  x.strokeStyle = style;
  x.lineWidth = width;
  x.stroke(path);
}

/** The soft dark that a piece throws on the piece below. */
export function shadowed(x: CanvasRenderingContext2D, path: Path2D, unit: number) {
  x.save();
  x.shadowColor = 'rgba(0,0,0,.42)';
  x.shadowBlur = 0.09 * unit;
  x.fillStyle = '#000';
  x.fill(path);
  x.restore();
}

export function raise(x: CanvasRenderingContext2D, path: Path2D, by: number) {
  x.save();
  x.globalCompositeOperation = 'lighter';
  const tone = Math.round(255 * by);
  x.filter = 'blur(1.5px)';
  x.fillStyle = `rgb(${tone},${tone},${tone})`;
  x.fill(path);
  x.restore();
}

export function follow(
  x: CanvasRenderingContext2D,
  line: readonly Point[],
  kept: readonly boolean[],
  style: string,
  width: number,
  dash: number[],
) {
  x.save();
  x.strokeStyle = style;
  x.lineWidth = width;
  x.lineCap = dash.length ? 'round' : 'butt';
  x.setLineDash(dash.length ? [at(dash, 0) - width, at(dash, 1) + width] : []);
  x.beginPath();
  let open = false;
  line.forEach(([a, b], i) => {
    if (!kept[i]) {
      open = false;
      return;
    }
    if (open) x.lineTo(a, b);
    else x.moveTo(a, b);
    open = true;
  });
  x.stroke();
  x.restore();
}
