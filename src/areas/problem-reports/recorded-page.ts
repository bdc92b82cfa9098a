import type { ReportFile } from '#domain/problem-reports/report-file.ts';
import type { AppServices } from '#src/flow/services.ts';
import { type Recording, recordingOf } from './recorder.ts';

/** What a page has recorded until now, with its circumstances. */
export type RecordedPage = {
  recording: Recording;
  about: Pick<ReportFile['about'], 'savedAt' | 'build' | 'role' | 'viewport'> & { path: string };
};

/** Copies the recording of a page, which goes on, with the circumstances of this moment. */
export function pageFacts(app: AppServices, role: ReportFile['about']['role']): RecordedPage {
  const { actors, steps, calls, loads, ...counts } = recordingOf(app);
  return {
    recording: {
      ...counts,
      actors: new Map([...actors].map(([id, actor]) => [id, { ...actor }])),
      steps: [...steps],
      calls: [...calls],
      loads: [...loads],
    },
    about: {
      savedAt: Date.now(),
      build: __VERSION__,
      role,
      viewport: { width: window.innerWidth, height: window.innerHeight },
      path: window.location.pathname,
    },
  };
}
