/** On the place of a part that comes to life late: what is pressed there before is done once it lives. */
export const lateIn = (place: string) => ({ 'data-late': place }) as const;

/**
 * Keeps the presses on a place whose code is still to come, and makes haste then. Answers what gives them to it: React
 * brings a part to life for a press on it.
 */
export function keepPresses(place: string, makeHaste: () => void): () => void {
  const kept: HTMLElement[] = [];
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button?.closest(`[data-late="${place}"]`)) return;
    kept.push(button);
    makeHaste();
  };
  document.addEventListener('click', keep, true);
  return () => {
    document.removeEventListener('click', keep, true);
    for (const button of kept) if (button.isConnected) button.click();
  };
}
