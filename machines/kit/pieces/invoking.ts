/** Optional parts of a state that invokes a port. */
type Beside<Entry, On> = { readonly description?: string; readonly entry?: Entry; readonly on?: On };
/** Type of a state that invokes a port; `Call` is XState's invoke config. */
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
 * State that invokes a port (`src`, `input`, `onDone`, `onError`); its id is the name of the port unless `id` is
 * given. The types of its events come from the surrounding chart.
 */
export function invoking<const Call, const Tags, const Entry, const On>(
  state: Call & Beside<Entry, On> & { readonly tags?: Tags },
): Invoking<Tags, Call, Entry, On>;
export function invoking({ tags, description, entry, on, ...call }: Loose): object {
  return { tags, description, entry, on, invoke: { id: call.src, ...call } };
}

/** State that loads what the screen shows; tagged `busy`. */
export function reading<const Call, const Entry, const On>(
  state: Call & Beside<Entry, On>,
): Invoking<readonly ['busy'], Call, Entry, On>;
export function reading(state: object): object {
  return invoking({ tags: ['busy'], ...state });
}

/** State that writes; tagged `saving`. */
export function saving<const Call, const Entry, const On>(
  state: Call & Beside<Entry, On>,
): Invoking<readonly ['saving'], Call, Entry, On>;
export function saving(state: object): object {
  return invoking({ tags: ['saving'], ...state });
}
