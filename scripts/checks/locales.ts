import fs from 'node:fs';
import path from 'node:path';
import { languages, referenceLanguage } from '../../packages/contract/src/languages.ts';
import { filesBelow } from '../builds/inputs.ts';
import { keyExists, usedKeys } from './locale-keys.ts';
import { flatten, localeProblems, type Identical, type Texts } from './locale-rules.ts';

const SOURCES = ['apps/site', 'apps/server/src'];

/**
 * Everything wrong with the texts of a copy of the repository: files that differ between languages, texts
 * that were not translated, and keys in the sources that no file has.
 * @param rootFolder the repository or a copy of it
 */
export function checkLocales(rootFolder: string): string[] {
  const unreadable: string[] = [];
  const texts: Texts = {};
  for (const file of filesBelow(path.join(rootFolder, 'locales')).filter((name) => name.endsWith('.json'))) {
    const language = path.basename(path.dirname(file));
    try {
      (texts[language] ??= {})[path.basename(file, '.json')] = flatten(
        JSON.parse(fs.readFileSync(file, 'utf8')),
      );
    } catch (error) {
      unreadable.push(
        `${path.relative(rootFolder, file)}: ${error instanceof Error ? error.message : error}`,
      );
    }
  }
  const list = path.join(rootFolder, 'scripts/checks/locales-identical.json');
  const identical = JSON.parse(fs.readFileSync(list, 'utf8')) as Identical;
  return [
    ...unreadable,
    ...localeProblems(texts, { reference: referenceLanguage, languages, identical }),
    ...unknownKeys(rootFolder, texts[referenceLanguage] ?? {}),
  ];
}

function unknownKeys(rootFolder: string, texts: Record<string, Record<string, string>>): string[] {
  return SOURCES.flatMap((place) => filesBelow(path.join(rootFolder, place)))
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      usedKeys(fs.readFileSync(file, 'utf8'))
        .filter((used) => !keyExists(used, texts))
        .map(({ namespace, key }) => {
          const name = namespace === undefined ? key : `${namespace}:${key}`;
          return `${path.relative(rootFolder, file)}: no text for ${name}`;
        }),
    );
}
