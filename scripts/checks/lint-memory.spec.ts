import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../root.ts';
import { isLintedWithTypes, lintedFiles, LintMemory } from './lint-memory.ts';

const server = 'apps/server/src/modules';
const sources: Record<string, string> = {
  [`${server}/near.ts`]: "import { send } from './mails/mailer.js';\nsend();\n",
  [`${server}/mails/mailer.ts`]:
    "import type { Mail } from '@kindling/contract/mail';\nexport { send } from './wire.js';\n",
  [`${server}/mails/wire.ts`]: 'export const send = () => {};\n',
  [`${server}/far.ts`]: 'export {};\n',
  'packages/contract/src/mail.ts': 'export type Mail = string;\n',
  'apps/site/app/page.tsx': "import type { Mail } from '@kindling/contract/mail';\n",
};

let copy: string;
const write = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(copy, name)), { recursive: true });
  fs.writeFileSync(path.join(copy, name), text);
};
const memory = () => new LintMemory(copy, path.join(copy, '.data/lint'));
const unknown = () => lintedFiles(copy).filter((file) => !memory().isClean(file));

beforeEach(() => {
  copy = fs.mkdtempSync(path.join(os.tmpdir(), 'kindling-lint-'));
  for (const [name, text] of Object.entries(sources)) write(name, text);
  memory().remember(Object.keys(sources), lintedFiles(copy));
});
afterEach(() => fs.rmSync(copy, { recursive: true, force: true }));

describe('what lint found clean', () => {
  it('is not linted again, and a file with a finding is', () => {
    expect(unknown()).toEqual([]);
    write('apps/site/app/new.ts', 'export {};\n');
    memory().remember([], lintedFiles(copy));
    expect(unknown()).toEqual(['apps/site/app/new.ts']);
  });

  it('is linted again where types are asked for and what is imported changed, however far away', () => {
    write(`${server}/mails/wire.ts`, 'export const send = async () => {};\n');
    expect(unknown()).toEqual([`${server}/mails/mailer.ts`, `${server}/mails/wire.ts`, `${server}/near.ts`]);
  });

  it('depends on the contract by types alone', () => {
    write('packages/contract/src/mail.ts', 'export type Mail = number;\n');
    expect(unknown()).toEqual([
      `${server}/mails/mailer.ts`,
      `${server}/near.ts`,
      'packages/contract/src/mail.ts',
    ]);
  });

  it('depends on what declares types for all', () => {
    write(`${server}/globals.ts`, "declare module 'fastify' {}\n");
    const typed = [...Object.keys(sources), `${server}/globals.ts`].filter(isLintedWithTypes);
    expect(unknown()).toEqual(typed.toSorted());
  });

  it('is nothing once the rules or packages changed', () => {
    write('eslint.config.mjs', 'export default [];\n');
    expect(unknown()).toEqual(lintedFiles(copy));
  });
});

test('files are linted with types where eslint.config.mjs says so', () => {
  const config = fs.readFileSync(path.join(root, 'eslint.config.mjs'), 'utf8');
  const [, files] =
    /files: \['([^']*)'\],\n *languageOptions: \{ parserOptions: \{ projectService/.exec(config) ?? [];
  expect(files).toBe('apps/{server,seed}/src/**/*.ts');
  expect(['apps/server/src/main.ts', 'apps/seed/src/x/y.ts'].every(isLintedWithTypes)).toBe(true);
  expect(
    ['apps/site/app/root.tsx', 'apps/server/x.ts', 'tests/api/likes.spec.ts'].some(isLintedWithTypes),
  ).toBe(false);
});
