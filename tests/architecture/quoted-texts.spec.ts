import fs from 'node:fs';
import path from 'node:path';

const locales = path.join(__dirname, '../../locales');

/** The text of a key such as `errors:field.invalid_email`. */
function textOf(language: string, key: string): unknown {
  const [namespace = '', names = ''] = key.split(':');
  const file = fs.readFileSync(path.join(locales, language, `${namespace}.json`), 'utf8');
  return names
    .split('.')
    .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], JSON.parse(file));
}

/** What the specification quotes in Dutch and the product says so far, with where it says it (§2 to §8). */
const dutch: readonly (readonly [string, string])[] = [
  ['common:fictional.label', 'fysiek contact niet mogelijk'],
  ['errors:field.name_is_email', 'Je profielnaam moet anders zijn dan je e-mailadres'],
  ['errors:field.name_starts_with_at', 'Je profielnaam mag niet beginnen met een @'],
  ['errors:field.birth_date_required', 'Vul uw geboortedatum in'],
  ['errors:field.birth_date_invalid', 'Ongeldige geboortedatum.'],
  ['errors:field.invalid_email', 'Ongeldige e-mail'],
  ['errors:field.invalid_new_email', 'Nieuw e-mailadres invalide.'],
  ['errors:email_taken', 'Dit e-mailadres heeft al een account op deze site.'],
  ['errors:field.passwords_differ', 'De opgegeven wachtwoorden zijn niet gelijk.'],
  ['errors:field.old_password_wrong', 'Controleer je oude wachtwoord.'],
  ['errors:discount_not_found', 'Code niet gevonden'],
  ['errors:discount_used', 'Code reeds gebruikt'],
  ['errors:unexpected', 'Er is een fout opgetreden, probeer het later opnieuw.'],
  ['errors:login_failed', 'Login mislukt, probeer opnieuw'],
  ['errors:account_locked', 'Te veel foute pogingen, account voor {{minutes}} min geblokkeerd.'],
  ['errors:too_many_reset_mails', 'Te veel wachtwoordherstel mails verstuurd, probeer het morgen nog eens.'],
  ['errors:email_not_found', 'E-mailadres niet gevonden'],
  ['errors:link_expired', 'Link verlopen of invalide, vraag een nieuwe e-mail aan'],
  ['errors:activation_failed', 'Activeren mislukt'],
  ['errors:payment_failed', 'Betaling mislukt'],
  ['credits:payment.failed.title', 'Betaling mislukt'],
  ['errors:field.sms_code_invalid', 'Code ongeldig'],
  ['errors:direct_debit_blocked', 'Je account is geblokkeerd voor automatische incasso.'],
  ['errors:direct_debit_limit', 'Uw limiet voor automatische incasso betalingen is bereikt'],
  ['errors:insufficient_credits', 'Je hebt onvoldoende credits'],
  ['errors:photo_limit_reached', 'Foto-limiet bereikt'],
  ['members:empty.title', 'Er zijn geen leden gevonden die aan je selectie voldoen.'],
];

/** What it quotes in English. */
const english: readonly (readonly [string, string])[] = [
  ['common:fictional.label', 'physical contact not possible'],
  ['errors:page.not_found', 'This page could not be found'],
  ['errors:page.back_home', 'Back to the home page'],
  ['errors:page.error', 'Error'],
  ['errors:page.failed', 'An error occurred while showing the error page'],
  ['errors:page.go_home', 'Go back to home'],
];

describe('texts that the specification quotes stand to the letter', () => {
  it.each(dutch)('nl %s', (key, text) => {
    expect(textOf('nl', key)).toBe(text);
  });

  it.each(english)('en %s', (key, text) => {
    expect(textOf('en', key)).toBe(text);
  });

  it("a mistyped address is answered with the specification's words", () => {
    expect(textOf('nl', 'account:field.suggestion')).toMatch(/^Bedoelde je /);
  });
});
