export function nodeRows(folder?: string): readonly { line: string; version: string; date: string }[];
