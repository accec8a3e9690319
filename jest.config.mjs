import os from 'node:os';

/** Sources become CommonJS with Nest's decorator metadata; types are checked apart, by `npm run check`. */
const swc = (tsx) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {
      parser: { syntax: 'typescript', tsx, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      target: 'es2023',
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
  },
];

const shared = {
  rootDir: import.meta.dirname,
  transform: { '^.+\\.[jt]sx$': swc(true), '^.+\\.m?[jt]s$': swc(false) },
  moduleNameMapper: {
    '^@kindling/(contract|demo)/(.*)$': '<rootDir>/packages/$1/src/$2.ts',
    '^@kindling/(server|seed)/(.*)$': '<rootDir>/apps/$1/src/$2.ts',
    '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1.tsx', '$1.js'],
    '\\.(s?css)(\\?.*)?$': '<rootDir>/tests/support/environment/empty-module.cjs',
  },
  // What has no CommonJS of its own.
  transformIgnorePatterns: [
    '/node_modules/(?!(micromark|micromark-[a-z-]+|decode-named-character-reference|character-entities|devlop)/)',
  ],
  setupFilesAfterEnv: ['<rootDir>/tests/support/environment/strict-environment.ts'],
  modulePathIgnorePatterns: [
    '/dist/',
    '/build/',
    '/\\.react-router/',
    '/\\.data/',
    '/tests/output/(?!spec-groups/)',
  ],
};

const node = { ...shared, testEnvironment: 'node' };

/** Specs that run as part of a group, as `api/likes.spec.ts` (scripts/testing/spec-groups.ts). */
const grouped = (process.env['KINDLING_GROUPED_SPECS'] ?? '').split(' ').filter((name) => name !== '');

/** A suite of tests on real parts: gets its database and Redis through the environment (see scripts/test.ts). */
const suite = (name) => {
  const own = grouped.filter((spec) => spec.startsWith(`${name}/`));
  return {
    ...node,
    displayName: name,
    roots: [
      `<rootDir>/tests/${name}`,
      ...(own.length > 0 ? [`<rootDir>/tests/output/spec-groups/${name}`] : []),
    ],
    testMatch: ['**/*.spec.ts'],
    testPathIgnorePatterns: own.map((spec) => `/tests/${spec.replaceAll('.', '\\.')}$`),
  };
};

export default {
  // Two at least: on a small machine the database works while the other test thinks.
  maxWorkers: Math.max(2, os.availableParallelism() - 1),
  testSequencer: '<rootDir>/tests/support/environment/groups-first-sequencer.mjs',
  // For what hangs, and for nothing else: a busy machine takes ten times as long as a quiet one.
  testTimeout: 180_000,
  projects: [
    {
      ...node,
      displayName: 'unit',
      roots: ['<rootDir>/apps', '<rootDir>/packages', '<rootDir>/scripts', '<rootDir>/tests/bench'],
      testMatch: ['**/*.spec.ts'],
    },
    {
      ...shared,
      displayName: 'components',
      testEnvironment: '<rootDir>/tests/support/environment/jsdom-environment.mjs',
      roots: ['<rootDir>/apps'],
      testMatch: ['**/*.spec.tsx'],
    },
    suite('api'),
    suite('db'),
    suite('architecture'),
    suite('drills'),
  ],
};
