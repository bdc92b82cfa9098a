/**
 * Returns a wait that lets one caller through per turn of the event loop, in order: whatever else the loop has to do,
 * such as the steps of an order, comes up after each of them and not after all.
 */
export function onePerTurn(): () => Promise<void> {
  const line: (() => void)[] = [];
  const admit = () => {
    line.shift()?.();
    if (line.length > 0) setImmediate(admit);
  };
  return () =>
    new Promise((resolve) => {
      line.push(resolve);
      if (line.length === 1) setImmediate(admit);
    });
}
