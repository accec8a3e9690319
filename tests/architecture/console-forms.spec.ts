import fs from 'node:fs';
import path from 'node:path';

const root = 'apps/admin/src';
const files = fs
  .readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, source: fs.readFileSync(path.join(root, file), 'utf8') }));

/** Where something is typed or chosen that no question keeps, and why. */
const unguarded: Readonly<Record<string, string>> = {
  'account/proof-dialog.tsx': 'passwords and codes',
  'fictional/answer-box.tsx': 'the page keeps the words as a draft',
  'login/code-step.tsx': 'passwords and codes',
  'login/join-page.tsx': 'passwords and codes',
  'login/password-step.tsx': 'passwords and codes',
  'palette/command-palette.tsx': 'a search',
  'resources/members/act-dialog.tsx': 'a choice',
  'resources/tenants/life/version-compare.tsx': 'a choice',
  'resources/tenants/look/theme-file-part.tsx': 'a field of a form that asks',
  'resources/tenants/mails/mails-section.tsx': 'a choice',
  'resources/tenants/settings-form/fields/words-field.tsx': 'a field of a form that asks',
  'resources/tenants/settings-form/inputs/methods-preview.tsx': 'a choice',
  'resources/tenants/settings-form/inputs/money-input.tsx': 'a field of a form that asks',
  'resources/tenants/tenant-page.tsx': 'a choice',
  'shared/layout/scope-switch.tsx': 'a choice',
  'shared/lists/typed-search.tsx': 'a search',
  'shared/ui/saved-replies.tsx': 'a search',
};

const inputs = ['TextField', 'InputBase', 'OutlinedInput', 'Autocomplete', 'input', 'textarea'];
const keepsWords = /\buse(State|Draft)\b|\bFormData\b/;
const draws = (names: readonly string[]) => new RegExp(`<(${names.join('|')})\\b`);
/** Fields that a form draws by a component of another file, which only tells it what is typed. */
const fields = files
  .filter(({ source }) => draws(inputs).test(source) && !keepsWords.test(source))
  .filter(({ source }) => /\bon(Change|Text|Typed): \(/.test(source))
  .flatMap(({ source }) => [...source.matchAll(/export function (\w+)/g)].map(([, name = '']) => name));
const isTypedIn = draws([...inputs, ...fields]);

test('whatever holds what is typed on the console asks before it is lost, or keeps it as a draft', () => {
  const without = files
    .filter(({ source }) => isTypedIn.test(source) && keepsWords.test(source))
    .filter(({ source }) => !/\buse(Unsaved|Draft)\(|\sisTyped=\{/.test(source))
    .map(({ file }) => file)
    .sort();
  expect(without).toEqual(Object.keys(unguarded));
});

test('forms of react-admin have the guard', () => {
  const bare = files
    .filter(({ source }) =>
      /import \{[^}]*\b(SimpleForm|TabbedForm|Form)\b[^}]*\} from 'react-admin'/.test(source),
    )
    .filter(({ source }) => !source.includes('<FormGuard />'))
    .map(({ file }) => file);
  expect(bare).toEqual([]);
  expect(files.filter(({ source }) => source.includes('warnWhenUnsavedChanges'))).toEqual([]);
});

test('what react-admin stores or deletes is told in a sentence of our own', () => {
  const sentences = fs.readFileSync(path.join(root, 'shared/words/frame-sentences.ts'), 'utf8');
  const silent = files
    .filter(({ source }) => /<(Create|Edit|DeleteWithConfirmButton)\b/.test(source))
    .filter(({ source }) => !/\bonSuccess\b/.test(source))
    .map(({ file }) => path.basename(path.dirname(file)))
    .filter((resource) => !new RegExp(`^  '?${resource}'?: \\{`, 'm').test(sentences));
  expect(silent).toEqual([]);
});
