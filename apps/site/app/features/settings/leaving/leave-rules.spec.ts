import { deletionReasons } from '@kindling/contract/overviews/calls/account-closure';
import { alternativesFor, reasons } from './leave-rules';

const member = { invisible: false, trial: true, discount: true };

describe('what is offered beside leaving', () => {
  it('knows every reason that the API takes', () => expect(reasons).toEqual(deletionReasons));

  it('fits the reason, and nothing is offered without one', () => {
    expect(alternativesFor('too_many_mails', member)).toEqual(['notifications', 'change_email']);
    expect(alternativesFor('privacy', member)).toEqual(['invisible', 'change_email']);
    expect(alternativesFor('too_expensive', member)).toEqual(['discount', 'trial']);
    expect(alternativesFor('no_matches', member)).toEqual(['trial']);
    expect(alternativesFor('other', member)).toEqual([]);
    expect(alternativesFor(undefined, member)).toEqual([]);
  });

  it('offers only what can be given', () => {
    expect(alternativesFor('privacy', { ...member, invisible: true })).toEqual(['change_email']);
    expect(alternativesFor('too_expensive', { ...member, discount: false })).toEqual(['trial']);
    expect(alternativesFor('too_expensive', { ...member, trial: false })).toEqual(['discount']);
  });
});
