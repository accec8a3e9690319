import { hidePutAway } from './hide-put-away';

describe('an alert that was put away', () => {
  beforeEach(() => {
    localStorage.clear();
    document.body.innerHTML = '<aside id="AN_ALERT"></aside>';
  });
  const alert = () => document.getElementById('AN_ALERT');

  it('is hidden by what the browser remembers', () => {
    localStorage.setItem('AN_ALERT', '1772000000');
    hidePutAway('AN_ALERT');
    expect(alert()?.hidden).toBe(true);
  });

  it('stays where the browser remembers nothing, or nonsense', () => {
    hidePutAway('AN_ALERT');
    localStorage.setItem('AN_ALERT', 'x');
    hidePutAway('AN_ALERT');
    expect(alert()?.hidden).toBe(false);
  });

  it('is not missed where there is none', () => {
    localStorage.setItem('AN_ALERT', '1772000000');
    document.body.innerHTML = '';
    expect(() => hidePutAway('AN_ALERT')).not.toThrow();
  });
});
