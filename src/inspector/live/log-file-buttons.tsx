import { useRef, useState } from 'react';
import { inspectorText } from '#src/text/inspector.ts';
import { Button } from '#src/ui/button.tsx';
import { Row } from '#src/ui/layout.tsx';
import type { LiveLog } from '../model/live-log.ts';
import { readLogFile, writeLogFile } from '../model/log-file.ts';
import { Note } from '../parts/section.tsx';

const { log: words } = inspectorText.live;

function download(log: LiveLog): void {
  const url = URL.createObjectURL(new Blob([writeLogFile(log)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `inspector-log-${new Date().toISOString().replace(/[:.]/g, '-')}.json`;
  link.click();
  URL.revokeObjectURL(url);
}

/** Takes the log out as a file, and brings one in. */
export function LogFileButtons({ log, onImport }: { log: LiveLog; onImport: (log: LiveLog) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(false);
  const read = async (file: File | undefined) => {
    const found = file ? readLogFile(await file.text()) : null;
    setRefused(!found);
    if (found) onImport(found);
  };
  return (
    <Row css={{ gap: '$2' }}>
      <Button type="button" size="small" onClick={() => download(log)}>
        {words.export}
      </Button>
      <Button type="button" size="small" onClick={() => input.current?.click()}>
        {words.import}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json"
        hidden
        aria-label={words.import}
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
      {refused ? <Note role="alert">{words.notALog}</Note> : null}
    </Row>
  );
}
