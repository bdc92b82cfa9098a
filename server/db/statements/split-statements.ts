/**
 * Splits a script into statements for the embedded engine, which accepts one per call; `;` at the
 * end of a line ends one, outside function bodies.
 */
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let open = '';
  for (const line of text.replace(/--.*$/gm, '').split('\n')) {
    open += `${line}\n`;
    const insideBody = open.split('$$').length % 2 === 0;
    if (insideBody || !/;\s*$/.test(line)) continue;
    statements.push(open.trim().replace(/;$/, ''));
    open = '';
  }
  return [...statements, open.trim()].filter(Boolean);
}
