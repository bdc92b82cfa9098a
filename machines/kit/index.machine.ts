import type { PromiseActorLogic } from 'xstate';
import type { Page } from '#domain/kit/page.ts';
import { createPagedMachine, type PagedRequest } from './paged.machine.ts';

/** One page of a table, with the number of rows of each of its fixed views. */
export type IndexPage<Row> = Page<Row> & { counts?: Readonly<Record<string, number>> };

/** Filter, order and page size (rows) of a table, as its address carries them. */
export type IndexFilter<Filters> = { filters: Filters; sort: string | null; size: number };

type IndexOptions<Row, Filters> = {
  id: string;
  description: string;
  /** Port that names an endpoint. */
  loadPage?: PromiseActorLogic<IndexPage<Row>, PagedRequest<IndexFilter<Filters>>>;
};

/** Creates a chart for a table whose filters, order, page size and page are in the address; a change reloads it. */
export const createIndexMachine = <Row, Filters>(options: IndexOptions<Row, Filters>) =>
  createPagedMachine<Row, IndexFilter<Filters>, IndexPage<Row>>({
    ...options,
    size: 20,
    filters: 'withPage',
    reloads: true,
  });
