type Saving = Navigator & { connection?: { saveData?: boolean } };

/** Whether the person has asked their browser to load no more than needed. */
export function savesData(): boolean {
  const { connection }: Saving = navigator;
  return connection?.saveData === true;
}
