/** On the place of a part that comes to life late: what is pressed there before is done once it lives. */
export const lateIn = (place: string) => ({ 'data-late': place }) as const;

/**
 * Keeps the presses on a place whose code is still to come, and makes haste then. Answers what gives them to it, one after
 * the other: React brings a part to life for a press on it, and a press may put another button with the same words into the
 * place of the one that the next press was for.
 */
export function keepPresses(place: string, makeHaste: () => void): () => Promise<void> {
  const kept: (string | null)[] = [];
  const buttons = () => [...document.querySelectorAll<HTMLElement>(`[data-late="${place}"] button`)];
  const keep = ({ target }: Event) => {
    const button = buttons().find((one) => target instanceof Node && one.contains(target));
    if (!button) return;
    kept.push(button.textContent);
    makeHaste();
  };
  document.addEventListener('click', keep, true);
  return async () => {
    document.removeEventListener('click', keep, true);
    for (const words of kept) {
      buttons()
        .find(({ textContent }) => textContent === words)
        ?.click();
      await new Promise((done) => setTimeout(done));
    }
  };
}
