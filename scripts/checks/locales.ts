import fs from 'node:fs';
import path from 'node:path';
import { consoleEndpoints } from '../../packages/contract/src/console-endpoints.ts';
import { languages, referenceLanguage } from '../../packages/contract/src/languages.ts';
import { fieldProblemCodes, problemStatus, type ProblemCode } from '../../packages/contract/src/problems.ts';
import { problemsOf } from '../../packages/contract/src/route.ts';
import { routes } from '../../packages/contract/src/routes.ts';
import { siteEndpoints } from '../../packages/contract/src/site-endpoints.ts';
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
  const regions = strangeRegions(rootFolder, texts);
  const list = path.join(rootFolder, EXCEPTIONS);
  const identical = JSON.parse(fs.readFileSync(list, 'utf8')) as Identical;
  return [
    ...unreadable,
    ...regions,
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

/**
 * Names of regions are the one file in which languages differ: each has those that it calls otherwise than its country does.
 * They are taken out of `texts`, for which the rules of the others hold.
 */
function strangeRegions(rootFolder: string, texts: Texts): string[] {
  const file = path.join(rootFolder, 'places/regions.json');
  const known = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, { regions: object }>;
  const own = new Set(
    Object.entries(known).flatMap(([country, { regions }]) =>
      Object.keys(regions).map((region) => `${country}.${region}`),
    ),
  );
  return languages.flatMap((language) => {
    const { regions: named, ...others } = texts[language] ?? {};
    texts[language] = others;
    const name = `locales/${language}/regions.json`;
    if (!named) return [`${name}: missing`];
    return Object.entries(named).flatMap(([key, text]) => {
      if (!own.has(key)) return [`${name}: ${key} is no region`];
      return key.endsWith(`.${text}`) ? [`${name}: ${key} is called so already`] : [];
    });
  });
}

/**
 * Every refusal of the contract has a text, but for those of the console alone: it has words of its own, and every page of the
 * site would carry them. That the other languages have the same is their own rule.
 */
function untoldRefusals(errors: Record<string, string>): string[] {
  const file = `locales/${referenceLanguage}/errors.json`;
  const ofSite = refusalsOf(siteEndpoints);
  const ofConsole = new Set([...refusalsOf(consoleEndpoints)].filter((code) => !ofSite.has(code)));
  const codes = Object.keys(problemStatus) as ProblemCode[];
  const keys = [
    ...codes.filter((code) => !ofConsole.has(code)),
    ...fieldProblemCodes.map((code) => `field.${code}`),
  ];
  return [
    ...keys.filter((key) => !(key in errors)).map((key) => `${file}: no text for the refusal ${key}`),
    ...[...ofConsole]
      .filter((code) => code in errors)
      .map((code) => `${file}: only the console says ${code}`),
  ];
}

function refusalsOf(endpoints: object): Set<ProblemCode> {
  const calls = Object.keys(endpoints) as (keyof typeof routes)[];
  return new Set(calls.flatMap((call) => problemsOf(routes[call])));
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
