import { listProblemReports } from '#domain/problem-reports/report-desk.ts';
import { isJson, withData } from '../kit/answers.ts';
import type { Driver } from '../kit/driver.ts';
import { paged } from '../kit/paged.ts';

const driver = paged({ path: '/admin/problem-reports', member: 'admin' }, [listProblemReports]);

/** The seed has no report: the rows of the path are shown as the asked page, with a next one. */
const rows = withData((data, sample) => {
  const { items = [], ...counts } = isJson(sample) ? sample : {};
  const page = isJson(data) ? Number(data.page) : 0;
  const content = Array.isArray(items) ? items : [];
  return {
    ...(isJson(data) ? data : {}),
    ...counts,
    content,
    page,
    totalPages: content.length === 0 ? 0 : page + 2,
  };
});

export const problemReportDesk: Driver = {
  ...driver,
  ports: { loadPage: { asks: [listProblemReports], requests: 1, answer: rows } },
};
