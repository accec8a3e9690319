import { marketingKinds, notificationKinds } from '@kindling/contract/mails/notification-kinds';
import { groups, withSwitched } from './notification-rules';

it('every kind stands in one group, and advertising in its own', () => {
  expect(Object.values(groups).flat().toSorted()).toEqual([...notificationKinds].toSorted());
  expect(groups.marketing).toEqual(marketingKinds);
});

it('one switch changes its own kind and no other', () => {
  expect(withSwitched(['like', 'news'], 'news', true)).toEqual(['like']);
  expect(withSwitched(['like'], 'promotions', false)).toEqual(['like', 'promotions']);
  expect(withSwitched(['like'], 'like', false)).toEqual(['like']);
});
