import { useRef, useState } from 'react';
import { writeLogFile } from '#domain/kit/flow-log/write-log-file.ts';
import { download } from '#src/lib/download.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { Button } from '#src/ui/button.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import type { LiveLog } from '../model/live-log.ts';
import { openLogFile } from '../model/log-file.ts';
import { Note } from '../parts/section.tsx';
import { LIVE_KEYS } from './use-live-keys.ts';

const { log: words } = inspectorText.live;

const save = (log: LiveLog): void => {
  const at = new Date().toISOString().replace(/[:.]/g, '-');
  download(`inspector-log-${at}.json`, writeLogFile(log, { about: null, pictures: [] }), 'application/json');
};

/** Buttons that export and import a log file. */
export function LogFileButtons({ log, onImport }: { log: LiveLog; onImport: (log: LiveLog) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(false);
  const read = async (file: File | undefined) => {
    const found = file ? openLogFile(await file.text()) : null;
    setRefused(!found);
    if (found) onImport(found.log);
  };
  return (
    <Row css={{ gap: '$2' }}>
      <Button type="button" size="small" onClick={() => save(log)}>
        {words.export}
      </Button>
      <Button
        type="button"
        size="small"
        aria-keyshortcuts={LIVE_KEYS.open}
        onClick={() => input.current?.click()}
      >
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
