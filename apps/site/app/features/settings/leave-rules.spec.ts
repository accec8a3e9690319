import { deletionReasons } from '@kindling/contract/routes/departure';
import { alternativesFor, reasons, smallestBundle } from './leave-rules';

const member = { invisible: false, sells: true };

describe('what is offered beside leaving', () => {
  it('knows every reason that the API takes', () => expect(reasons).toEqual(deletionReasons));

  it('fits the reason, and nothing is offered without one', () => {
    expect(alternativesFor('too_many_mails', member)).toEqual(['notifications', 'change_email']);
    expect(alternativesFor('privacy', member)).toEqual(['invisible', 'change_email']);
    expect(alternativesFor('too_expensive', member)).toEqual(['smallest_bundle']);
    expect(alternativesFor('other', member)).toEqual([]);
    expect(alternativesFor(undefined, member)).toEqual([]);
  });

  it('offers only what can be given', () => {
    expect(alternativesFor('privacy', { ...member, invisible: true })).toEqual(['change_email']);
    expect(alternativesFor('too_expensive', { ...member, sells: false })).toEqual([]);
  });

  it('names the bundle that costs least', () => {
    expect(smallestBundle([{ amount: 2199 }, { amount: 999 }, { amount: 4799 }])).toEqual({ amount: 999 });
    expect(smallestBundle([])).toBeUndefined();
  });
});
