/** What a state has beside the port that it asks. */
type Beside<Entry, On> = { readonly description?: string; readonly entry?: Entry; readonly on?: On };
/** A state that asks a port; `Call` is what XState knows as the invoke of a state. */
type Invoking<Tags, Call, Entry, On> = Beside<Entry, On> & {
  readonly tags?: Tags;
  readonly invoke: Call & { readonly id: string };
};
type Loose = Beside<unknown, unknown> & {
  readonly tags: unknown;
  readonly src?: unknown;
  readonly id?: string;
};

/**
 * A state in which a port is asked (`src`, `input`, `onDone`, `onError`), known by the name of the port unless an `id` is
 * given. The types of its events come from the chart that it stands in.
 */
export function invoking<const Call, const Tags, const Entry, const On>(
  state: Call & Beside<Entry, On> & { readonly tags?: Tags },
): Invoking<Tags, Call, Entry, On>;
export function invoking({ tags, description, entry, on, ...call }: Loose): object {
  return { tags, description, entry, on, invoke: { id: call.src, ...call } };
}

/** A state in which a port reads what the screen shows. */
export function reading<const Call, const Entry, const On>(
  state: Call & Beside<Entry, On>,
): Invoking<readonly ['busy'], Call, Entry, On>;
export function reading(state: object): object {
  return invoking({ tags: ['busy'], ...state });
}

/** A state in which a port writes; the screen waits. */
export function saving<const Call, const Entry, const On>(
  state: Call & Beside<Entry, On>,
): Invoking<readonly ['saving'], Call, Entry, On>;
export function saving(state: object): object {
  return invoking({ tags: ['saving'], ...state });
}
