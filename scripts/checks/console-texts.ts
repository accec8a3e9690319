import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { settingsJsonSchema } from '../../packages/contract/src/brands/settings/settings.ts';
import { filesBelow, isTestFile } from '../builds/inputs.ts';
import { flatten, localeProblems } from './locale-rules.ts';

const PLACE = 'apps/admin';
/** Words that English and Dutch share. */
const sharedWords = [
  'kindling',
  'account',
  'week',
  'console',
  'later',
  'code',
  'collage',
  'export',
  'exports',
  'film',
  'vouchers',
  'coupons',
  'ctrl',
  'privacy',
  'cookies',
  'credits',
  'open',
  'passkeys',
  'codes',
  'premium',
  'mail',
  'marketing',
  'likes',
  'mails',
  'details',
  'link',
  'site',
  'host',
  'niche',
  'hosts',
  'tablet',
  'desktop',
  'auto',
  'accent',
  'live',
  'credit',
  'logo',
];
/** Texts that the console shows and the server says. */
const FORMS = 'shared/words/server-sentences.ts';
/** Attributes that somebody reads or hears. */
const told = new Set([
  ...['alt', 'aria-label', 'confirmContent', 'confirmTitle', 'content', 'description', 'emptyText'],
  ...['helperText', 'label', 'placeholder', 'resourceLabel', 'subheader', 'subtitle', 'text', 'title'],
]);
/** Texts by another rule, and names of keys that browsers read. */
const unsaid = new Set(['english', 'aria-keyshortcuts']);
/** Said as it is in every language. */
const names = new Set(['Kindling']);

/**
 * Everything wrong with the texts of the console, which are their own keys: a text without a translation, a
 * translation that nothing shows, other placeholders, missing plural forms, and texts that no file can know.
 *
 * @param rootFolder the repository or a copy of it
 */
export function consoleTextProblems(rootFolder: string): string[] {
  const place = path.join(rootFolder, PLACE);
  const files = filesBelow(path.join(place, 'src')).filter(
    (file) => /\.tsx?$/.test(file) && !isTestFile(file),
  );
  const used = files.map((file) => ({
    file: path.relative(rootFolder, file),
    ...consoleTexts(fs.readFileSync(file, 'utf8'), file.endsWith(FORMS)),
  }));
  const keys = new Set([...used.flatMap(({ texts }) => texts), ...schemaTexts()]);
  const english = readTexts(place, 'en');
  const whole = wholeTexts(keys, english);
  return [
    ...used.flatMap(({ file, computed }) =>
      computed.map((call) => `${file}: ${call} is put together at run time`),
    ),
    ...used.flatMap(({ file, bare }) => bare.map((text) => `${file}: ${text} stands in no language's file`)),
    ...Object.keys(english)
      .filter((key) => !(key in whole))
      .map((key) => `${PLACE}/locales/en/texts.json: nothing shows ${key}`),
    ...localeProblems(
      { en: { texts: whole }, nl: { texts: readTexts(place, 'nl') } },
      {
        reference: 'en',
        languages: ['en', 'nl'],
        identical: { everywhere: [], pairs: { 'en nl': sharedWords } },
        exceptions: '`sharedWords` of scripts/checks/console-texts.ts',
        strange:
          'is said nowhere: neither in a t(…) of the console nor in a title or description of settings.ts',
      },
    ).map((problem) => `${PLACE}/${problem}`),
  ];
}

/** English as a file of texts would be: each key says itself, those that count say what their forms say. */
function wholeTexts(keys: ReadonlySet<string>, forms: Record<string, string>): Record<string, string> {
  const pairs = [...keys].flatMap((key) => {
    const own = Object.entries(forms).filter(
      ([form]) => /^_(one|other)$/.test(form.slice(key.length)) && form.startsWith(key),
    );
    return own.length > 0 ? own : [[key, key] as const];
  });
  return Object.fromEntries(pairs);
}

function readTexts(place: string, language: string): Record<string, string> {
  return flatten(JSON.parse(fs.readFileSync(path.join(place, 'locales', language, 'texts.json'), 'utf8')));
}

/**
 * What a source says: the first argument of each `t`, and the text of each `TextWith`; what it puts together at run
 * time; and what stands bare between tags or in an attribute that is read, in every language alike. What stands in
 * `code` is typed as it is everywhere.
 *
 * @param isList the texts are a list of literals, which another file hands to `translated`
 */
export function consoleTexts(
  source: string,
  isList = false,
): { texts: string[]; computed: string[]; bare: string[] } {
  const file = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = { texts: new Array<string>(), computed: new Array<string>(), bare: new Array<string>() };
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 't') {
      const [text] = node.arguments;
      if (text && ts.isStringLiteralLike(text)) found.texts.push(text.text);
      else found.computed.push(node.getText().slice(0, 60));
    }
    if (ts.isJsxAttribute(node) && node.name.getText() === 'english' && node.initializer) {
      if (ts.isStringLiteral(node.initializer)) found.texts.push(node.initializer.text);
      else found.computed.push(node.getText().slice(0, 60));
    }
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'code') return;
    if (ts.isJsxText(node) && isWords(node.text)) found.bare.push(node.text.trim());
    if (ts.isJsxAttribute(node) && !unsaid.has(node.name.getText()) && node.initializer) {
      const isTold = told.has(node.name.getText());
      found.bare.push(
        ...literalsOf(node.initializer).filter((text) => isWords(text) && (isTold || isSaid(text))),
      );
    }
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression)
      found.bare.push(...literalsOf(node.expression).filter(isWords));
    if (isList && ts.isArrayLiteralExpression(node))
      found.texts.push(...node.elements.filter(ts.isStringLiteral).map(({ text }) => text));
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

/** The literals that an expression comes to: itself, either side of a choice, or the parts of a template. */
function literalsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isJsxExpression(node)) return node.expression ? literalsOf(node.expression) : [];
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(literalsOf);
  if (ts.isBinaryExpression(node)) return literalsOf(node.right);
  return [];
}

function isWords(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !names.has(text.trim());
}

/** Whether a literal reads like words for people wherever it stands: it begins with a capital, and no codes do. */
function isSaid(text: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(text);
}

/** Titles and descriptions of the fields of a settings record, as the contract's source has them now. */
function schemaTexts(): string[] {
  const texts: string[] = [];
  JSON.stringify(settingsJsonSchema(), (key, value: unknown) => {
    if ((key === 'title' || key === 'description') && typeof value === 'string') texts.push(value);
    return value;
  });
  return texts;
}
