import { useSearch } from 'wouter';
import { AppealDesk } from './appeal-desk.tsx';
import { ReportQueue } from './report-queue.tsx';

/** /report-manage: reports or appeals, by the address. */
export default function ReportsScreen() {
  const isAppeals = new URLSearchParams(useSearch()).get('view') === 'appeals';
  return isAppeals ? <AppealDesk /> : <ReportQueue />;
}
