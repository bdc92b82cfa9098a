/** Who asks: a visitor, or one of the three seeded accounts. */
export type Asker = 'visitor' | 'user' | 'seller' | 'admin';

/** A list by name: who asks, the path up to its page, the page that is asked for as a deep one, and a goal of its own. */
export type GrowthList = {
  name: string;
  as: Asker;
  path: string;
  deep?: number;
  pageless?: true;
  goal?: number;
};

export const word = encodeURIComponent;
export const list = (as: Asker, name: string, path: string, deep?: number): GrowthList => ({
  name,
  as,
  path,
  ...(deep === undefined ? {} : { deep }),
});
export const whole = (as: Asker, name: string, path: string): GrowthList => ({
  name,
  as,
  path,
  pageless: true,
});
