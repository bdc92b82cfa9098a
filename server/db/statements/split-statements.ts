/** The embedded engine takes one statement a call; a `;` ends one at a line's end, outside the body of a function. */
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
