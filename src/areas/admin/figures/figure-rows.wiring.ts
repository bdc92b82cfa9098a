import { fromPromise } from 'xstate';
import { type FigureRow, listFigureRows } from '#domain/admin/figures/dashboard.ts';
import type { Page } from '#domain/kit/page.ts';
import { type CountedIn, figureRowsMachine } from '#machines/admin/figure-rows.machine.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import { told } from '#src/http/api-error.ts';
import type { Call } from '#src/http/call.ts';
import { figuresText } from './figures.text.ts';

export const wireFigureRows = ({ call }: { call: Call }) =>
  figureRowsMachine.provide({
    actors: {
      loadPage: fromPromise<Page<FigureRow>, PagedRequest<CountedIn>>(async ({ input, signal }) => {
        const { filter, page, size } = input;
        const asked = call(listFigureRows, { query: { ...filter, page, size } }, { signal });
        const { content, totalPages, totalElements } = await told(asked, figuresText.rowsFailed);
        return { items: content, page, totalPages, totalElements };
      }),
    },
  });
