type Saving = Navigator & { connection?: { saveData?: boolean } };

/** True if the browser asks for reduced data use (Save-Data). */
export function savesData(): boolean {
  const { connection }: Saving = navigator;
  return connection?.saveData === true;
}
