/** On the place of a part that comes to life late: what is pressed there before is done once it lives. */
export const lateIn = (place: string) => ({ 'data-late': place }) as const;

/**
 * What a button is known by when another one may stand in its place: its name and value (`<button name value>`), which
 * outlive a change of its words such as a stock that gets low or an advice that arrives; without a name its words.
 */
const identityOf = ({ name, value, textContent }: HTMLButtonElement) => (name ? name + value : textContent);

/**
 * Keeps the presses on a place whose code is still to come, and makes haste then. Answers what gives them to it, one after
 * the other: React brings a part to life for a press on it, and a press may put another button with the same identity
 * into the place of the one that the next press was for.
 */
export function keepPresses(place: string, makeHaste: () => void): () => Promise<void> {
  const kept: ReturnType<typeof identityOf>[] = [];
  const buttons = () => [...document.querySelectorAll<HTMLButtonElement>(`[data-late="${place}"] button`)];
  const keep = ({ target }: Event) => {
    const button = buttons().find((one) => target instanceof Node && one.contains(target));
    if (!button) return;
    kept.push(identityOf(button));
    makeHaste();
  };
  document.addEventListener('click', keep, true);
  return async () => {
    document.removeEventListener('click', keep, true);
    for (const identity of kept) {
      buttons()
        .find((one) => identityOf(one) === identity)
        ?.click();
      await new Promise((done) => setTimeout(done));
    }
  };
}
