import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from './layers/sources.ts';

export type Document = { path: string; text: string };

const withoutCode = (text: string): string => text.replace(/```[\s\S]*?```/g, '');

const read = (path: string): Document => ({ path, text: readFileSync(join(root, path), 'utf8') });

/** What is written: README, how charts are made, and everything below `docs`. */
export const documents: readonly Document[] = [
  read('README.md'),
  read('machines/README.md'),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => read(posix.join('docs', name.replaceAll('\\', '/')))),
];

/** Numbers of the sections of a document: `12`, `5.1`, `B.7`. */
export function sectionsOf(path: string): Set<string> {
  const headings = read(path).text.matchAll(/^#+ ([A-Z](?:\.\d+)*|\d+(?:\.\d+)*)\.? /gm);
  return new Set([...headings].map(([, number = '']) => number));
}

/** What a section says: from its heading to the next one. */
export function sectionOf(path: string, number: string): string {
  const parts = read(path).text.split(/^#+ /m);
  return parts.find((part) => part.startsWith(`${number} `) || part.startsWith(`${number}. `)) ?? '';
}

/** What a page gives a heading as its anchor. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/ /g, '-');

const anchorsOf = (text: string): string[] =>
  [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Links of a document to files or sections that are not there. */
export function brokenLinks({ path, text }: Document): string[] {
  const targets = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [file = '', anchor] = target.split('#');
      const found = file === '' ? path : posix.join(posix.dirname(path), file);
      if (!existsSync(join(root, found))) return true;
      return anchor !== undefined && !anchorsOf(read(found).text).includes(anchor);
    })
    .map((target) => `${path}: ${target}`);
}

/** Files of the project that a document names by their name, in backticks. */
export const namedFiles = ({ text }: Document): string[] =>
  [...withoutCode(text).matchAll(/`([\w./-]+\.(?:tsx?|mjs|sql))`/g)].map(([, name = '']) => name);
