import { fromPromise } from 'xstate';
import {
  type ApplicationDetail,
  type ApplicationRow,
  approveApplication,
  askForMore,
  listApplications,
  readOneApplication,
  rejectApplication,
} from '#domain/seller/application-desk.ts';
import {
  applicationDecisionMachine,
  type DecisionSent,
} from '#machines/admin/application-decision.machine.ts';
import { applicationDetailMachine } from '#machines/admin/application-detail.machine.ts';
import { type ApplicationFilters, applicationListMachine } from '#machines/admin/application-list.machine.ts';
import type { IndexFilter, IndexPage } from '#machines/kit/index.machine.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import type { AppServices } from '#src/flow/services.ts';

type Asked = PagedRequest<IndexFilter<ApplicationFilters>>;

export const wireApplicationList = ({ call }: AppServices) =>
  applicationListMachine.provide({
    actors: {
      loadPage: fromPromise<IndexPage<ApplicationRow>, Asked>(async ({ input, signal }) => {
        const { filters, size } = input.filter;
        const query = {
          page: input.page,
          size,
          ...(filters.q ? { q: filters.q } : {}),
          ...(filters.state ? { state: filters.state } : {}),
        };
        const { content, totalPages, totalElements, counts } = await call(
          listApplications,
          { query },
          { signal },
        );
        return { items: content, page: input.page, totalPages, totalElements, counts };
      }),
    },
  });

export const wireApplicationDetail = ({ call }: AppServices) =>
  applicationDetailMachine.provide({
    actors: {
      load: fromPromise<ApplicationDetail, { input: number }>(({ input: { input: id }, signal }) =>
        call(readOneApplication, { params: { id } }, { signal }),
      ),
    },
  });

export const wireApplicationDecision = (
  { call }: AppServices,
  focusProblem: () => void,
  onDone: () => void,
) =>
  applicationDecisionMachine.provide({
    actors: {
      save: fromPromise<void, { body: DecisionSent }>(async ({ input: { body: sent } }) => {
        const { deed, id, version, reason } = sent;
        const params = { id };
        if (deed === 'approve') await call(approveApplication, { params, body: { version } });
        else if (deed === 'reject') await call(rejectApplication, { params, body: { version, reason } });
        else await call(askForMore, { params, body: { version, reason } });
      }),
    },
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });
