import { figureRowsMachine } from '#machines/admin/analytics/figure-rows.machine.ts';
import { wire } from '#src/flow/wire.ts';
import type { Call } from '#src/http/call.ts';
import { figuresText } from './figures.text.ts';

export const wireFigureRows = ({ call }: { call: Call }) =>
  wire(figureRowsMachine, { call }, { loadPage: figuresText.rowsFailed });
