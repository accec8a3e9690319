import fs from 'node:fs';
import path from 'node:path';
import { languages, referenceLanguage } from '../../packages/contract/src/languages.ts';
import { fieldProblemCodes, problemStatus } from '../../packages/contract/src/problems.ts';
import { filesBelow } from '../builds/inputs.ts';
import { keyExists, usedKeys } from './locale-keys.ts';
import { flatten, localeProblems, type Identical, type Texts } from './locale-rules.ts';

const EXCEPTIONS = 'scripts/checks/locales-identical.json';
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
  const list = path.join(rootFolder, EXCEPTIONS);
  const identical = JSON.parse(fs.readFileSync(list, 'utf8')) as Identical;
  return [
    ...unreadable,
    ...localeProblems(texts, {
      reference: referenceLanguage,
      languages,
      identical,
      exceptions: EXCEPTIONS,
    }),
    ...unknownKeys(rootFolder, texts[referenceLanguage] ?? {}),
    ...untoldRefusals(texts[referenceLanguage]?.errors ?? {}),
  ];
}

/** Every refusal of the contract has a text; that the other languages have it too is their own rule. */
function untoldRefusals(errors: Record<string, string>): string[] {
  const keys = [...Object.keys(problemStatus), ...fieldProblemCodes.map((code) => `field.${code}`)];
  return keys
    .filter((key) => !(key in errors))
    .map((key) => `locales/${referenceLanguage}/errors.json: no text for the refusal ${key}`);
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
