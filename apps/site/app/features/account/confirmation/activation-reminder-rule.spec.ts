import { remindsOfActivation } from './activation-reminder-rule';

const fresh = {
  status: 'not_confirmed',
  profile: { status: 'disabled' },
  notifications_disabled: ['promotions', 'weekly_updates', 'news'],
} as const;
const reminds = (change: object, page: Parameters<typeof remindsOfActivation>[1] = 'members') =>
  remindsOfActivation(
    { ...fresh, notifications_disabled: [...fresh.notifications_disabled], ...change },
    page,
  );

it('reminds who has not confirmed, whose profile is disabled and who wants to be told', () => {
  expect(reminds({})).toBe(true);
  expect(reminds({ status: 'active' })).toBe(false);
  expect(reminds({ profile: { status: 'active' } })).toBe(false);
  expect(reminds({ notifications_disabled: ['promotions', 'like'] })).toBe(false);
});

it('is silent on pages that speak of it themselves, and where there is no page', () => {
  expect(reminds({}, 'complete-signup')).toBe(false);
  expect(reminds({}, 'activate-error')).toBe(false);
  expect(reminds({}, null)).toBe(false);
});
