/** Korean labels of one chart, where the common ones do not fit: states by path, guards by name. */
export type OwnLabels = {
  states?: Readonly<Record<string, string>>;
  guards?: Readonly<Record<string, string>>;
};

/** Labels of the charts of an area by chart id. */
export type AreaLabels = Readonly<Record<string, OwnLabels>>;

/** Korean sentences by the English description of a state, so that a changed description needs a new one. */
export type Sentences = Readonly<Record<string, string>>;
