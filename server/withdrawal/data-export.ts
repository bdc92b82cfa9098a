import { contentAddress } from '#domain/kit/pictures/image-url.ts';
import { audit } from '../kit/audit/audit-log.ts';
import type { Context } from '../kit/context.ts';
import { rowsOf, SECTIONS } from './data-export-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/** Records a data export in the audit log. */
export const noteExport = ({ db, clock }: Ports, userId: number): Promise<void> =>
  audit(db, { action: 'EXPORTED', target: ['MEMBER', userId] }, clock.now());

/** Streams the export as one JSON file, section by section, so that memory use is bounded. */
export async function* ownData({ db, clock }: Ports, userId: number): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(clock.now().toISOString())}`;
  for (const section of SECTIONS) {
    const rows = await rowsOf(db, section, userId);
    yield `,\n${JSON.stringify(section.name)}:${JSON.stringify(rows.map(withAddresses))}`;
  }
  yield '}\n';
}

const PICTURES = new Set(['url', 'profile_image_url', 'picture_url']);

/** Replaces stored picture names by their addresses. */
const withAddresses = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      PICTURES.has(key) && typeof value === 'string' ? contentAddress(value) : value,
    ]),
  );
