/**
 * Chunks of a build's manifest that import each other in a ring: one of them runs before what it needs is there, and a
 * page that seems whole never comes to life.
 */
export function chunkCycles(manifest) {
  const state = new Map();
  const way = [];
  const cycles = [];
  const visit = (key) => {
    state.set(key, 'open');
    way.push(key);
    for (const next of manifest[key].imports ?? []) {
      if (state.get(next) === 'open')
        cycles.push(way.slice(way.indexOf(next)).map((one) => manifest[one].name));
      else if (!state.has(next)) visit(next);
    }
    way.pop();
    state.set(key, 'done');
  };
  for (const key of Object.keys(manifest)) if (!state.has(key)) visit(key);
  return cycles;
}
