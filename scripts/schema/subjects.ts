import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../builds/inputs.ts';
import { root } from '../root.ts';

/** One migration as a reader of the schema sees it. */
export interface Subject {
  /** The first sentence of its comment. */
  sentence: string;
  /** Tables it makes, in its order. */
  tables: string[];
}

/** The migrations that make tables, in the order of their numbers. */
export function subjects(folder = path.join(root, 'migrations')): Subject[] {
  return fs
    .readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.ts$/.test(name))
    .sort()
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
    .map((source) => ({
      sentence: firstSentences(source, /export class (\w+)/g)[0]?.sentence ?? '',
      tables: [...source.matchAll(/CREATE TABLE IF NOT EXISTS (\w+)/g)].map(([, table = '']) => table),
    }))
    .filter(({ tables }) => tables.length > 0);
}

/** What each table holds, by its name: the first sentence of the comment on its entity. */
export function tableSentences(folder = path.join(root, 'apps/server/src')): Map<string, string> {
  const sources = filesBelow(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => fs.readFileSync(file, 'utf8'));
  const found = sources.flatMap((source) => firstSentences(source, /@Entity\('(\w+)'\)/g));
  return new Map(found.map(({ name, sentence }) => [name, sentence]));
}

/** The first sentence of each comment that stands directly above what `declared` finds. */
function firstSentences(source: string, declared: RegExp): { name: string; sentence: string }[] {
  const documented = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*${declared.source}`, 'g');
  return [...source.matchAll(documented)].map(([, comment = '', name = '']) => ({
    name,
    sentence: /^.*?[.](?= [A-Z`]|$)/.exec(comment.replace(/\s*\n\s*\*?\s*/g, ' ').trim())?.[0] ?? '',
  }));
}
