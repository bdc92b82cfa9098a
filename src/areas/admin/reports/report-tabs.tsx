import { useApp } from '#src/flow/app-context.tsx';
import { Button } from '#src/ui/button.tsx';
import { HintedTitle } from '#src/ui/layout/hinted-title.tsx';
import { PageTitle, Row } from '#src/ui/layout/layout.tsx';
import { adminPaths } from '../paths.ts';
import { reportsText as text } from './reports.text.ts';

/** Title of the page with tabs for reports and appeals. */
export function ReportTabs({ chosen, hint }: { chosen: keyof typeof text.tabs; hint?: string }) {
  const { navigate } = useApp();
  const other = chosen === 'reports' ? 'appeals' : 'reports';
  return (
    <Row spread>
      {hint ? (
        <HintedTitle hint={hint}>{text.tabs[chosen]}</HintedTitle>
      ) : (
        <PageTitle>{text.tabs[chosen]}</PageTitle>
      )}
      <Button
        type="button"
        size="small"
        onClick={() =>
          navigate(other === 'appeals' ? `${adminPaths.reports}?view=appeals` : adminPaths.reports)
        }
      >
        {text.tabs[other]}
      </Button>
    </Row>
  );
}
