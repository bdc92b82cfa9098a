import type { PromiseActorLogic } from 'xstate';
import type { Page } from '#domain/kit/page.ts';
import { createPagedMachine, type PagedRequest } from './paged.machine.ts';

/** Rows of one page of a table, and how many rows each of its fixed views has. */
export type IndexPage<Row> = Page<Row> & { counts?: Readonly<Record<string, number>> };

/** What the address of a table says besides its page; `size` rows are asked for. */
export type IndexFilter<Filters> = { filters: Filters; sort: string | null; size: number };

type IndexOptions<Row, Filters> = {
  id: string;
  description: string;
  /** Where its port names an endpoint. */
  loadPage?: PromiseActorLogic<IndexPage<Row>, PagedRequest<IndexFilter<Filters>>>;
};

/** A chart for a table whose filters, order, size and page are in its address; it reads again after a change. */
export const createIndexMachine = <Row, Filters>(options: IndexOptions<Row, Filters>) =>
  createPagedMachine<Row, IndexFilter<Filters>, IndexPage<Row>>({
    ...options,
    size: 20,
    filters: 'withPage',
    reloads: true,
  });
