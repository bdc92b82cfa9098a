/** Transition of an answered call to `target`; `action` gets the output under the name `key`. */
export const withOutput = <
  const Target extends string,
  const Action extends string,
  const Key extends string,
>(
  target: Target,
  action: Action,
  key: Key,
) =>
  ({
    target,
    actions: {
      type: action,
      // The key is computed, which widens it to any string.
      params: <Output>({ event }: { event: { output: Output } }) =>
        ({ [key]: event.output }) as Readonly<Record<Key, Output>>,
    },
  }) as const;

/** Transition of an event to `target`; `action` gets the event. */
export const withEvent = <const Target extends string, const Action extends string>(
  target: Target,
  action: Action,
) => ({ target, actions: { type: action, params: <Given>({ event }: { event: Given }) => event } }) as const;
