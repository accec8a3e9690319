import { entryWarningCountries, opensEntryWarning, type EntryWarningFacts } from './entry-warning-rule';

const visitor: EntryWarningFacts = {
  enabled: 'yes',
  loggedIn: false,
  installedApp: false,
  page: 'index',
  onlyIn: undefined,
  country: null,
  answeredAt: null,
};

describe('the entry warning', () => {
  it('opens for a first visit to the default layout, wherever it comes from', () => {
    expect(opensEntryWarning(visitor)).toBe(true);
    expect(opensEntryWarning({ ...visitor, country: 'FR' })).toBe(true);
  });

  it.each([
    ['the brand has switched it off', { enabled: 'no' }],
    ['a member is logged in', { loggedIn: true }],
    ['it runs as an installed app', { installedApp: true }],
    ['it was answered before', { answeredAt: 1_700_000_000 }],
    ['the signup is being completed', { page: 'complete-signup' }],
    ['a password is being reset', { page: 'reset-password' }],
    ['a new password is being set', { page: 'reset-password-do' }],
  ] satisfies [string, Partial<EntryWarningFacts>][])('stays shut when %s', (_, facts) => {
    expect(opensEntryWarning({ ...visitor, ...facts })).toBe(false);
  });

  it.each([
    ['NL', true],
    ['DE', true],
    ['BE', false],
    [null, false],
  ] as const)('on a bare layout, from %s: %s', (country, opens) => {
    expect(opensEntryWarning({ ...visitor, onlyIn: entryWarningCountries, country })).toBe(opens);
  });
});
