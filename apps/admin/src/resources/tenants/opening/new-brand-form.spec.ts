import { emptyForm, keyOf, orderOf, supportEmailOf, withCountries, withLocales } from './new-brand-form';

describe('the form of a new brand', () => {
  it('makes a key of the name and an address of the host, until somebody writes their own', () => {
    const form = { ...emptyForm, name: 'Café Minuit 2', host: 'www.minuit.com' };
    expect([keyOf(form), supportEmailOf(form)]).toEqual(['cafe-minuit-2', 'service@minuit.com']);
    expect(supportEmailOf({ ...form, host: ' https://WWW.Minuit.com/nl?a ' })).toBe('service@minuit.com');
    const own = { ...form, id: 'minuit', support_email: 'hi@minuit.com' };
    expect([keyOf(own), supportEmailOf(own)]).toEqual(['minuit', 'hi@minuit.com']);
    expect(orderOf(own, 'c')).toMatchObject({ client_id: 'c', id: 'minuit', company_id: null });
  });

  it('lets countries bring their languages, the first of which is the site’s own', () => {
    const dutch = withCountries(emptyForm, ['NL']);
    expect(dutch).toMatchObject({ locales: ['nl'], domain_language: 'nl' });
    const both = withCountries(dutch, ['NL', 'BE']);
    expect(both).toMatchObject({ locales: ['nl', 'fr', 'de'], domain_language: 'nl' });
    expect(withLocales(both, ['fr', 'de'])).toMatchObject({ domain_language: 'fr' });
    expect(withCountries(both, ['BE']).locales).toEqual(['nl', 'fr', 'de']);
  });
});
