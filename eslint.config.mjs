import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { looseText } from './scripts/checks/loose-text.mjs';

const TEST_FILES = ['**/*.spec.ts', '**/*.spec.tsx', 'tests/**/*.ts', 'tests/**/*.tsx'];
const BROWSER_APPS = ['apps/site/**/*.{ts,tsx}', 'apps/admin/**/*.{ts,tsx}'];

/** A test left out, or the only one run, is a hole nobody sees. */
const noHoles = [
  {
    selector:
      'CallExpression[callee.object.name=/^(test|it|describe)$/][callee.property.name=/^(only|skip|fixme|todo|failing)$/]',
    message: 'Every test runs, always.',
  },
  {
    selector: 'CallExpression[callee.name=/^(fit|xit|xtest|fdescribe|xdescribe)$/]',
    message: 'Every test runs, always.',
  },
  {
    selector: "CallExpression[callee.property.name='retryTimes']",
    message: 'A test that fails sometimes is to be mended, not repeated.',
  },
];

const noSleeping = [
  {
    selector: "CallExpression[callee.property.name='waitForTimeout']",
    message: 'Wait for what you mean, not for time.',
  },
  {
    selector: 'ImportDeclaration[source.value=/^(node:)?timers\\u002Fpromises$/]',
    message: 'Tests never sleep: move the clock, or wait for what you mean.',
  },
];

/** What a statement reads comes by a shape made of the entity (kernel/database/row-shape.ts), never by a type that is claimed. */
const noClaimedRows = [
  {
    selector: 'CallExpression[callee.property.name=/^(select|query|statement)$/][typeArguments]',
    message: 'Read rows by a shape: database.rows(columnsOf(Entity, [...]), …).',
  },
];

/** A name in Arabic or Hebrew turns the words around it, unless what is filled into sentences is isolated. */
const noTurningNames = [
  {
    selector: "Property[key.name='escapeValue']",
    message: 'What is filled into texts is isolated: interpolation: { escape: isolate }.',
  },
];

/** Time and chance come by their ports, so that a test can say what they are. */
const noOwnTime = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Ask the clock (ports/clock).',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Ask the clock (ports/clock).',
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'Ask for an id or a secret (ports/ids), or spread times by kernel/ground/jitter.ts.',
  },
];

/**
 * A where that is a variable, or spreads one, may hold more columns than its type says, and each of them becomes a condition:
 * that of a repository is written out.
 */
const writtenWhere = {
  create: (context) => ({
    'CallExpression[callee.property.name=/^(find|findOne|count|update|delete)$/]'({
      callee,
      arguments: [where],
    }) {
      const isWritten =
        where?.type === 'ObjectExpression' && where.properties.every(({ type }) => type === 'Property');
      if (isWritten) return;
      const { symbol } = context.sourceCode.parserServices.getTypeAtLocation(callee.object);
      if (symbol?.name === 'TenantRepository')
        context.report({ node: where, message: 'Write the where out, property by property.' });
    },
  }),
};

export default [
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/build/',
      '**/.react-router/',
      '.data/',
      'coverage/',
      'tests/output/',
    ],
  },
  // Rules are argued about here, not switched off line by line.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'no-constant-binary-expression': 'error',
      'no-restricted-syntax': ['error', ...noHoles],
      'no-unreachable-loop': 'error',
      'no-self-compare': 'error',
      'no-template-curly-in-string': 'error',
      'no-unused-private-class-members': 'error',
      'no-useless-assignment': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-empty-object-type': ['error', { allowObjectTypes: 'always' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  { files: ['apps/**/*.{ts,tsx}', 'packages/**/*.ts'], rules: { 'no-console': 'error' } },
  {
    files: ['apps/{server,seed}/src/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { kindling: { rules: { 'written-where': writtenWhere } } },
    rules: {
      'kindling/written-where': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['apps/server/src/**/*.ts'],
    ignores: ['apps/server/src/kernel/database/database.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...noHoles, ...noClaimedRows, ...noOwnTime, ...noTurningNames],
    },
  },
  {
    files: ['packages/**/*.ts', 'apps/seed/src/**/*.ts', 'apps/server/src/kernel/database/database.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noHoles, ...noOwnTime] },
  },
  {
    files: ['apps/server/src/{adapters/clock/system-clock,kernel/ground/jitter}.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noHoles, ...noClaimedRows] },
  },
  { ...reactHooks.configs.flat.recommended, files: BROWSER_APPS },
  {
    files: BROWSER_APPS,
    plugins: { kindling: { rules: { 'loose-text': looseText } } },
    rules: {
      'kindling/loose-text': 'error',
      'no-restricted-syntax': ['error', ...noHoles, ...noTurningNames],
    },
  },
  {
    // The server needs value imports: what a decorated signature names must exist when it runs.
    files: ['packages/**/*.ts', 'scripts/**/*.ts', ...BROWSER_APPS],
    rules: { '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }] },
  },
  {
    files: TEST_FILES,
    ignores: ['tests/support/**', 'tests/bench/**'],
    rules: { 'no-restricted-syntax': ['error', ...noHoles, ...noSleeping] },
  },
];
