import { done, failed, type RegistryEntry, refusal } from '../entry.ts';

type FileRow = Pick<RegistryEntry, 'title' | 'group' | 'machine'> & {
  /** Filter of the exported rows. */
  filter: unknown;
  fileName: string;
  /** Exported rows as CSV, or the bytes of a stored file. */
  csv?: string;
  bytes?: Blob;
};

/** Registry row of a file flow: downloaded twice; refused, then downloaded. */
export function fileEntry({ title, group, machine, filter, fileName, csv, bytes }: FileRow): RegistryEntry {
  const asked = { type: 'file.asked', filter };
  const file = bytes ? { fileName, bytes, rows: 1 } : { fileName, csv, rows: 120 };
  const unproven = refusal('본인 확인이 필요해요.', 'ELEVATION_REQUIRED');
  const written = done('write', file);
  return {
    title,
    group,
    machine,
    kit: 'file',
    ports: { write: { done: file, error: unproven } },
    events: [asked],
    walkthroughs: [
      { name: '내려받고 다시 받기', steps: [asked, written, asked, written] },
      { name: '거절된 뒤 다시', steps: [asked, failed('write', unproven), asked, written] },
    ],
  };
}
