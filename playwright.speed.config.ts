import config from './playwright.config.ts';

/** What is measured in a browser, one test after the other; `npm run proof -- speed`. */
export default {
  ...config,
  testDir: 'tests/speed',
  workers: 1,
  timeout: 900_000,
  // Slower than any press on the slow phone; a press that can't be made names itself instead of using the test's time up.
  use: { ...config.use, actionTimeout: 60_000, navigationTimeout: 60_000 },
  projects: [{ name: 'measured' }],
};
