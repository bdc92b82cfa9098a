import { useEffect, useRef, useState } from 'react';
import type { LogFile } from '#domain/kit/flow-log/log-schema.ts';
import { styled } from '#src/styles/stitches.ts';
import { inspectorReportText } from '#src/text/inspector/report.ts';
import { Button } from '#src/ui/button.tsx';
import { fromReportAddress } from '../bug-link/report-address.ts';
import { openLogFile } from '../model/log-file.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { Note } from '../parts/section.tsx';
import { Scrubber } from './scrubber.tsx';

const { page: words } = inspectorReportText;

const Page = styled('div', {
  display: 'grid',
  gridTemplateRows: 'auto auto auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
  '@small': { height: 'auto' },
});
const Head = styled('header', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  alignItems: 'center',
  padding: '$2 $4',
  background: '$bg',
  '& h1': { fontSize: '$body' },
  '& button': { marginLeft: 'auto' },
});

type Opened = { state: 'none' | 'reading' | 'notAReport' | 'badAddress' } | { state: 'open'; file: LogFile };

/** Reads the report of the page's address, now and when its hash changes. */
function useOpened() {
  const [opened, setOpened] = useState<Opened>({ state: 'none' });
  useEffect(() => {
    const read = async () => {
      const { hash } = window.location;
      if (hash === '') return;
      setOpened({ state: 'reading' });
      const file = await fromReportAddress(hash);
      setOpened(file ? { state: 'open', file } : { state: 'badAddress' });
    };
    void read();
    const again = () => void read();
    window.addEventListener('hashchange', again);
    return () => window.removeEventListener('hashchange', again);
  }, []);
  const open = async (chosen: File | undefined) => {
    if (!chosen) return;
    const file = openLogFile(await chosen.text());
    setOpened(file ? { state: 'open', file } : { state: 'notAReport' });
  };
  return { opened, open };
}

/** Page that opens a bug link, a log file or a customer's report, and goes through it step by step. */
export function ReportPage() {
  const input = useRef<HTMLInputElement>(null);
  const { opened, open } = useOpened();
  return (
    <PageFrame fixed>
      <Page>
        <Head>
          <h1>{words.heading}</h1>
          <Said state={opened.state} />
          <Button type="button" size="small" onClick={() => input.current?.click()}>
            {words.open}
          </Button>
          <input
            ref={input}
            type="file"
            accept="application/json"
            hidden
            aria-label={words.open}
            onChange={({ target }) => {
              void open(target.files?.[0]);
              target.value = '';
            }}
          />
        </Head>
        {opened.state === 'open' ? <Scrubber key={keyOf(opened.file)} file={opened.file} /> : null}
      </Page>
    </PageFrame>
  );
}

const keyOf = ({ log, about }: LogFile): string => `${about?.savedAt} ${log.steps.length}`;

function Said({ state }: Pick<Opened, 'state'>) {
  if (state === 'open') return null;
  if (state === 'none') return <Note>{words.hint}</Note>;
  if (state === 'reading') return <Note role="status">{words.reading}</Note>;
  return <Note role="alert">{words[state]}</Note>;
}
