import type { AppServices } from '#src/flow/services.ts';
import { DRAFTS_KEY } from '#src/lib/storage/tab-keys.ts';

type Ports = Pick<AppServices, 'session' | 'tabStorage'>;
type Kept = { owner: string; drafts: Record<string, unknown> };

/** Keeps what a person has typed under a name, until it is sent or they log out. */
export function storeDraft(ports: Ports, name: string, draft: unknown): void {
  const owner = ownerOf(ports);
  if (owner) write(ports, owner, { ...draftsOf(ports), [name]: draft });
}

/** What this same person typed before a reload or a new login; null for anyone else. */
export const storedDraft = (ports: Ports, name: string): unknown => draftsOf(ports)[name] ?? null;

export function dropStored(ports: Ports, name: string): void {
  const { [name]: _, ...others } = draftsOf(ports);
  const owner = ownerOf(ports);
  if (owner) write(ports, owner, others);
}

/** Fields of a kept form that are of the kind its blank has; of an old or broken draft nothing else counts. */
export function takeDraft<Form extends object>(ports: Ports, name: string, blank: Form): Partial<Form> {
  const known = new Map<string, unknown>(Object.entries(blank));
  const fields = Object.entries(storedDraft(ports, name) ?? {}).filter(
    ([key, value]) => known.has(key) && typeof value === typeof known.get(key),
  );
  // Each key is the form's own, and its value of the same kind.
  return Object.fromEntries(fields) as Partial<Form>;
}

const write = ({ tabStorage }: Ports, owner: string, drafts: Record<string, unknown>): void => {
  const kept: Kept = { owner, drafts };
  tabStorage.set(DRAFTS_KEY, JSON.stringify(kept));
};

/** E-mail addresses outlive nicknames and tokens. */
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
