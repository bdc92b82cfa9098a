import { figureRowsMachine } from '#machines/admin/analytics/metric-rows.machine.ts';
import { wire } from '#src/flow/wire.ts';
import type { Call } from '#src/http/call.ts';
import { figuresText } from './dashboard.text.ts';

export const wireFigureRows = ({ call }: { call: Call }) =>
  wire(figureRowsMachine, { call }, { loadPage: figuresText.rowsFailed });
