import { useState } from 'react';
import { download } from '#src/lib/download.ts';
import { inspectorReportText } from '#src/text/inspector/report.ts';
import { Button } from '#src/ui/button.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { LIVE_KEYS } from '../live/use-live-keys.ts';
import { Note } from '../parts/section.tsx';
import { reportShop } from './bug-report.ts';
import type { ReportAddress } from './report-address.ts';

const { link: words } = inspectorReportText;

type Made = { link: ReportAddress | null; isCopied: boolean };

/** True once the address is in the clipboard; browsers refuse that without focus. */
const copied = (address: string): Promise<boolean> =>
  navigator.clipboard.writeText(address).then(
    () => true,
    () => false,
  );

/** Button that saves what happened as a file, and copies the address that shows the end of it. */
export function BugLink(reported: Parameters<typeof reportShop>[0]) {
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const make = async () => {
    setBusy(true);
    const { name, text, link } = await reportShop(reported);
    download(name, text, 'application/json');
    setMade({ link, isCopied: link !== null && (await copied(link.address)) });
    setBusy(false);
  };
  return (
    <Row css={{ gap: '$2', paddingTop: '$2', '& a': { textDecoration: 'underline', fontWeight: 700 } }}>
      <Button
        type="button"
        size="small"
        disabled={isBusy}
        aria-keyshortcuts={LIVE_KEYS.report}
        onClick={() => void make()}
      >
        {words.make}
      </Button>
      <Note as="span" role="status">
        {made ? <Told {...made} /> : null}
      </Note>
    </Row>
  );
}

function Told({ link, isCopied }: Made) {
  if (!link) return words.fileOnly;
  return (
    <>
      {words.made(isCopied, link.isWhole ? null : link.steps)}{' '}
      <a href={link.address} target="_blank" rel="noreferrer">
        {words.open}
      </a>
    </>
  );
}
