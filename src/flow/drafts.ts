import type { AppServices } from '#src/flow/services.ts';
import { DRAFTS_KEY } from '#src/lib/storage/tab-keys.ts';

type Ports = Pick<AppServices, 'session' | 'tabStorage'>;
type Kept = { owner: string; drafts: Record<string, unknown> };

/** Stores typed values under a name until they are sent or the member logs out. */
export function storeDraft(ports: Ports, name: string, draft: unknown): void {
  const owner = ownerOf(ports);
  if (owner) write(ports, owner, { ...draftsOf(ports), [name]: draft });
}

/** Draft that the same member typed before a reload or a new login; null for anybody else. */
export const storedDraft = (ports: Ports, name: string): unknown => draftsOf(ports)[name] ?? null;

/** Deletes a stored draft by its name. */
export function dropStored(ports: Ports, name: string): void {
  const { [name]: _, ...others } = draftsOf(ports);
  const owner = ownerOf(ports);
  if (owner) write(ports, owner, others);
}

/** Fields of a stored draft whose type matches the blank form; other fields of an old or broken draft are dropped. */
export function takeDraft<Form extends object>(ports: Ports, name: string, blank: Form): Partial<Form> {
  const known = new Map<string, unknown>(Object.entries(blank));
  const fields = Object.entries(storedDraft(ports, name) ?? {}).filter(
    ([key, value]) => known.has(key) && typeof value === typeof known.get(key),
  );
  // Each key belongs to the form, and its value has the same type.
  return Object.fromEntries(fields) as Partial<Form>;
}

const write = ({ tabStorage }: Ports, owner: string, drafts: Record<string, unknown>): void => {
  const kept: Kept = { owner, drafts };
  tabStorage.set(DRAFTS_KEY, JSON.stringify(kept));
};

/** Owner of drafts by e-mail address, because nicknames and tokens change. */
function ownerOf({ session }: Ports): string | null {
  const { user } = session.getSnapshot().context;
  return user && `${user.userType} ${user.email}`;
}

function draftsOf(ports: Ports): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(ports.tabStorage.get(DRAFTS_KEY) ?? 'null');
    return isKept(kept) && kept.owner === ownerOf(ports) ? kept.drafts : {};
  } catch {
    return {};
  }
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  'drafts' in value &&
  typeof value.drafts === 'object' &&
  value.drafts !== null;
