import { payeesIn, targetsIn } from './addresses-in.js';

const hosts = { payment: ['paypal.com'], harmless: ['youtube.com'] };

describe('what a text says of where to pay', () => {
  it('is an account whose check digits are right, however it is written, or a wallet', () => {
    expect(payeesIn('Naar NL91ABNA0417164300 graag, of nl91 abna 0417 1643 00!')).toEqual([
      'NL91ABNA0417164300',
    ]);
    expect(payeesIn('NL91 ABNA 0417 1643 01')).toEqual([]);
    expect(payeesIn('to 0x52908400098527886E0F7030069857D2E4169EE7')).toEqual([
      '0x52908400098527886E0F7030069857D2E4169EE7',
    ]);
    expect(payeesIn('Ik ben om half negen bij de haven')).toEqual([]);
  });
});

describe('where the links of a text lead', () => {
  it.each([
    ['https://www.Invest-Veilig.com/start?wie=anna', 'invest-veilig.com/start'],
    ['kijk op invest-veilig.com/start/.', 'invest-veilig.com/start'],
    ['(https://invest-veilig.com)', 'invest-veilig.com'],
    ['https://paypal.com/paypalme/robin', 'paypal.com/paypalme/robin'],
  ])('%s leads to %s', (text, target) => {
    expect(targetsIn(text, hosts)).toEqual([target]);
  });

  it.each(['https://paypal.com', 'https://www.youtube.com/watch?v=1', 'morgen.Dan zie ik je'])(
    '%s leads nowhere',
    (text) => {
      expect(targetsIn(text, hosts)).toEqual([]);
    },
  );
});
