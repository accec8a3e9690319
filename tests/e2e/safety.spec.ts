import { languages, type Country, type Language } from '../../packages/contract/src/languages.ts';
import { localizedPath } from '../../packages/contract/src/paths/paths.ts';
import { textsCookie } from '../../packages/contract/src/text/pseudo-locale.ts';
import { requestOnce } from '../support/app/http.ts';
import { asReturningVisitor, logInAs } from '../support/browser/members.ts';
import { e2ePort, originOf } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/page.ts';
import { textsOf } from '../support/browser/texts.ts';
import { plain } from '../support/pages/read-page.ts';

interface DemoBrand {
  host: string;
  domain: Language;
  offered: readonly Language[];
  countries: readonly Country[];
}

const demo: readonly [DemoBrand, DemoBrand, DemoBrand] = [
  { host: 'vonk.localhost', domain: 'nl', offered: ['nl'], countries: ['NL', 'BE'] },
  { host: 'rubens.localhost', domain: 'de', offered: ['de'], countries: ['DE', 'AT', 'CH'] },
  {
    ...{ host: 'harbour.localhost', domain: 'en', offered: ['en', 'nl', 'de', 'fr', 'es'] },
    countries: ['GB', 'IE', 'NL', 'DE', 'FR', 'ES'],
  },
];

const countriesIn = (html: string) =>
  [...html.matchAll(/data-country="(\w+)"/g)].map(([, code = '']) => code);

test.describe('the page of safety', () => {
  for (const { host, domain, offered, countries } of demo)
    test(`of ${host} is found in each of its languages, with the numbers of its countries`, async () => {
      for (const language of offered) {
        const path = localizedPath('pages-safety', language, domain);
        const { status, headers, body } = await requestOnce(e2ePort(), host, { path });
        const html = body.toString();
        expect([path, status, headers['x-robots-tag']]).toEqual([path, 200, undefined]);
        expect(html).toContain(`<link rel="canonical" href="${originOf(host)}${path}"/>`);
        for (const other of offered.length > 1 ? offered : [])
          expect(html).toContain(`href="${originOf(host)}${localizedPath('pages-safety', other, domain)}"`);
        expect(countriesIn(html)).toEqual(countries);
        // One number works in all countries of each of these brands.
        const danger = `${textsOf(language)('safety:danger.call')} 112`;
        expect(plain(html)).toContain(danger);
        expect(html).toContain('href="tel:112"');
      }
    });

  test('says everything in every language', async () => {
    const { host } = demo[0];
    for (const language of languages) {
      const t = textsOf(language);
      const { body } = await requestOnce(e2ePort(), host, {
        path: localizedPath('pages-safety', 'nl', 'nl'),
        headers: { cookie: `${textsCookie}=${language}` },
      });
      const text = plain(body.toString());
      const parts = ['checks', 'limits', 'fraud', 'never', 'date', 'pressure', 'wrong', 'numbers'];
      for (const part of parts)
        expect([language, text]).toEqual([language, expect.stringContaining(t(`safety:${part}.title`))]);
      expect(text).toContain(t('common:fictional.title'));
      // Vonk shows which photos were checked, and its staff answer for fictional profiles.
      for (const key of ['checks.verified', 'limits.verified', 'fictional.staff'])
        expect(text).toContain(t(`safety:${key}`));
      expect(text).not.toMatch(/\{\{|safety:/);
    }
  });

  test('begins with the numbers of the member’s own country, also where the brand wrote the page itself', async ({
    page,
  }) => {
    const host = 'harbour.localhost';
    const t = textsOf('en');
    const listed = page.locator('[data-country]');
    const openFromProfile = async (title: string) => {
      await page.getByRole('button', { name: t('blocks:more', { name: '' }).trim() }).click();
      await page.getByRole('link', { name: t('blocks:safety') }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(listed).toHaveCount(demo[2].countries.length);
    };
    await asReturningVisitor(page.context());
    await logInAs(page, host, 'premium@demo.test');
    await page.goto(`${originOf(host)}/members`);
    await page
      .getByRole('list', { name: t('members:results') })
      .getByRole('link')
      .first()
      .click();
    await openFromProfile(t('safety:title'));
    const own = await page.evaluate(async () => {
      const answer = await fetch('/api/user.php', { headers: { 'x-request-type': 'client' } });
      const { user } = (await answer.json()) as { user: { profile: { country: Country } } };
      return user.profile.country;
    });
    await expect(listed.first()).toHaveAttribute('data-country', own);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('safety:numbers.title') })
      .click();
    await expect(listed.first()).toBeInViewport();

    const written = {
      title: 'House rules',
      lead: '',
      language: 'en',
      intro: '<p>Be kind.</p>',
      sections: [],
    };
    await page.route('**/api/page?*', (route) => route.fulfill({ json: { page: written } }));
    await page.goto(`${originOf(host)}/members`);
    await page
      .getByRole('list', { name: t('members:results') })
      .getByRole('link')
      .first()
      .click();
    await openFromProfile(written.title);
    await expect(listed.first()).toHaveAttribute('data-country', own);
  });
});
