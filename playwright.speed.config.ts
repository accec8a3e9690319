import config from './playwright.config.ts';

/** What is measured in a browser, one test after the other; `npm run proof -- speed`. */
export default {
  ...config,
  testDir: 'tests/speed',
  workers: 1,
  timeout: 900_000,
  projects: [{ name: 'measured' }],
};
