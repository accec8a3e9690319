import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '../../packages/contract/src/languages.ts';
import { pageNames } from '../../packages/contract/src/pages.ts';
import { root } from '../../scripts/root.ts';
import { textsOf } from '../support/browser/texts.ts';
import { isProof } from '../support/environment/proof.ts';
import {
  footerLinks,
  layoutParts,
  membersArea,
  noActivationReminderOn,
  noNotificationsAlertOn,
  noPhotoAlertOn,
  notWarnedOn,
  pageTable,
  warnedIn,
  type PageRow,
  type State,
} from '../support/pages/page-table.ts';
import { greets, plain, readPage } from '../support/pages/read-page.ts';
import {
  openBrand,
  ownPage,
  shownMember,
  writer,
  type Parameters,
  type WalkedBrand,
  type Walker,
} from '../support/pages/walkers.ts';

/** The Dutch brand; in the proof the other two as well. */
const brands = isProof ? (['vonk', 'rubens', 'harbour'] as const) : (['vonk'] as const);

const fill = (pattern: string, parameters: Parameters) =>
  pattern.replace(/\{(\w+)\}/g, (_, name: keyof Parameters) => parameters[name]);

test('every page of the contract has a row, and no row is of a page that is none', () => {
  expect([...new Set(pageTable.map(({ name }) => name))].sort()).toEqual([...pageNames].sort());
});

describe.each(brands)('the pages of %s', (id) => {
  let brand: WalkedBrand;
  beforeAll(async () => {
    brand = await (id === 'harbour'
      ? openBrand('beta')
      : openBrand('alpha', id === 'rubens' ? rubens() : {}));
  });
  afterAll(() => brand?.stop());

  const domain = (): Language => brand.settings.domain_language;
  const several = () => brand.settings.locales.length > 1;
  const walkerIn = (state: State): Walker => {
    const walker = brand.walkers.find((candidate) => candidate.state === state);
    if (!walker) throw new Error(`nobody is ${state}`);
    return walker;
  };
  /** The address of a row's page in a language, put together of the translators' words. */
  function addressOf(row: PageRow, language: Language, parameters: Parameters): string {
    const words = JSON.parse(
      fs.readFileSync(path.join(root, 'locales', language, 'paths.json'), 'utf8'),
    ) as Record<string, string>;
    const address =
      language === 'nl'
        ? row.nl
        : row.path
            .split('/')
            .map((word) => (word === '' || word.startsWith('{') ? word : (words[word] ?? `no word ${word}`)))
            .join('/');
    const prefix = language === domain() ? '' : `/${language}`;
    return (prefix + fill(address, parameters)).replace(/(.)\/$/, '$1');
  }
  const rowOf = (name: string): PageRow => {
    const row = pageTable.find((candidate) => candidate.name === name);
    if (!row) throw new Error(`no row ${name}`);
    return row;
  };

  async function titleOf(row: PageRow, state: State, language: Language): Promise<string> {
    const t = textsOf(language);
    const { name } = brand.settings;
    const key = row.titles?.[state] ?? row.title;
    if (key === 'settings') {
      const { text } = await brand.get(`/api/settings.php?language=${language}`);
      return (JSON.parse(text) as { index_title: string }).index_title;
    }
    const about = {
      '{profile}': `${shownMember.name}, ${new Date().getUTCFullYear() - shownMember.born}`,
      '{token}': ownPage.title,
    }[key];
    const member = row.path.includes('{conversation}') ? writer : shownMember.name;
    return `${about ?? t(key, { name: member })} · ${name}`;
  }

  /** What the specification wants above a page's content. */
  function asidesOf(row: PageRow, state: State, language: Language): string[] {
    const t = textsOf(language);
    if (row.layout !== 'default') return [];
    const banners = brand.settings.fictional_warning === 'banner' ? [t('common:fictional.title')] : [];
    if (state === 'visitor') return banners;
    const hasBonus = state !== 'premium' && membersArea.includes(row.name);
    const bonus = hasBonus ? ['BONUS_TIMEBONUS25'] : [];
    const isReminded = state === 'unconfirmed' && !noActivationReminderOn.includes(row.name);
    const reminder = isReminded ? [t('common:activation.title')] : [];
    const alert =
      state !== 'premium' && !noPhotoAlertOn.includes(row.name)
        ? ['PROFILE_PHOTO_ALERT']
        : state === 'premium' && !noNotificationsAlertOn.includes(row.name)
          ? ['DISABLED_NOTIFICATIONS_ALERT']
          : [];
    // The first is shown, the others open behind it.
    return [...reminder, ...bonus, ...alert, ...banners];
  }

  /**
   * The places of the navigation: the second leads to the search, or to the swipe game for who is there. Of who is logged in
   * credits for who paid, premium for the others.
   */
  const placesOf = (state: State, page: string): string[] =>
    state === 'visitor'
      ? ['index', ...(several() ? ['lang-config'] : []), 'login', 'signup']
      : [
          'members',
          page === 'swipe-game' ? page : 'members',
          'chats',
          'likes',
          state === 'premium' ? 'credits' : 'premium',
        ];

  async function look(row: PageRow, walker: Walker, language: Language) {
    const { state, parameters } = walker;
    const address = addressOf(row, language, parameters);
    const answer = await brand.get(address, walker.cookies);
    const led = row.elsewhere?.[state];
    if (led) {
      const to =
        led === 'login'
          ? `${addressOf(rowOf('login'), language, parameters)}?${new URLSearchParams({ next: address }).toString()}`
          : addressOf(rowOf(led.to), language, parameters);
      return {
        seen: { status: answer.status, to: answer.headers['location'] },
        wanted: { status: 302, to },
      };
    }
    const page = readPage(answer.text);
    const parts = layoutParts[row.layout];
    const isMember = state !== 'visitor';
    const news = { visitor: '', free: '(2) ', premium: '(1) ', unconfirmed: '' }[state];
    const wantedPlaces = placesOf(state, row.name).map((name) =>
      addressOf(rowOf(name), language, parameters),
    );
    const t = textsOf(language);
    const disclaimer = plain(t('common:disclaimer')).split(/\{\{\w+\}\}/);
    return {
      seen: {
        status: answer.status,
        route: page.route,
        language: page.language,
        title: page.title,
        robots: answer.headers['x-robots-tag'] ?? null,
        referrer: answer.headers['referrer-policy'],
        stored: answer.headers['cache-control'] !== 'no-store',
        noindex: page.noindex,
        canonical: page.canonical === undefined ? null : new URL(page.canonical).pathname,
        navigation: page.navigation,
        logoBar: page.logoBar,
        languages: page.languages,
        places: page.navigation ? page.places.slice(0, wantedPlaces.length) : [],
        footer: page.footer && {
          links: page.footer.links,
          us: page.footer.text.includes(textsOf('en')('common:footer.us')),
          disclaimer: disclaimer.every((part) => page.footer?.text.includes(part)),
          quiet: page.footer.quiet,
        },
        asides: page.asides,
      },
      wanted: {
        status: 200,
        route: row.name,
        language,
        title: news + (await titleOf(row, state, language)),
        robots: row.indexed && !isMember ? null : 'noindex, nofollow',
        referrer: row.indexed && !isMember ? 'same-origin' : 'no-referrer',
        stored: row.indexed && !isMember,
        noindex: !row.indexed,
        canonical: row.indexed ? address : null,
        navigation: parts.navigation,
        logoBar: parts.logoBar,
        // Who has one language to choose is asked nothing.
        languages: parts.navigation && several() ? brand.settings.locales : [],
        places: parts.navigation ? wantedPlaces : [],
        footer: parts.footer
          ? {
              links: footerLinks.map((name) => addressOf(rowOf(name), language, parameters)),
              us: language === 'en',
              disclaimer: true,
              quiet: isMember && row.name !== 'index',
            }
          : null,
        asides: asidesOf(row, state, language),
      },
    };
  }

  async function walk(walker: Walker, language: Language) {
    const seen: unknown[] = [];
    const wanted: unknown[] = [];
    for (const row of pageTable) {
      const page = await look(row, walker, language);
      seen.push({ page: row.name, ...page.seen });
      wanted.push({ page: row.name, ...page.wanted });
    }
    return { seen, wanted };
  }

  it.each(['visitor', 'free', 'premium', 'unconfirmed'] as const)(
    'are as specified for: %s',
    async (state) => {
      const { seen, wanted } = await walk(walkerIn(state), domain());
      expect(seen).toEqual(wanted);
    },
  );

  it('are as specified in another language of the brand; in the proof, in all of them', async () => {
    const others = brand.settings.locales.filter((offered) => offered !== domain());
    for (const language of isProof ? others : others.slice(0, 1)) {
      const { seen, wanted } = await walk(walkerIn('visitor'), language);
      expect(seen).toEqual(wanted);
    }
  });

  it('are found under the specification’s paths, which lead to the words of the language and keep the query', async () => {
    const { parameters } = walkerIn('visitor');
    for (const row of pageTable) {
      const [plain, own] = [fill(row.path, parameters), addressOf(row, domain(), parameters)];
      if (plain === own) continue;
      const { status, headers } = await brand.get(`${plain}?seen=1`);
      expect([row.name, status, headers['location']]).toEqual([row.name, 301, `${own}?seen=1`]);
    }
  });

  it('greet visitors with the entry warning, once, where and in which countries they should', async () => {
    const { parameters } = walkerIn('visitor');
    for (const row of pageTable.filter(({ elsewhere }) => !elsewhere?.visitor)) {
      const { text } = await brand.get(addressOf(row, domain(), parameters));
      const greeted: string[] = [];
      for (const country of ['NL', 'DE', 'FR']) if (await greets(text, { country })) greeted.push(country);
      const wanted = notWarnedOn.includes(row.name) ? [] : warnedIn[row.layout];
      expect([row.name, greeted]).toEqual([row.name, wanted]);
      expect(await greets(text, { country: 'NL', installed: true })).toBe(false);
      expect(await greets(text, { country: 'NL', answered: true })).toBe(false);
    }
    const member = walkerIn('free');
    for (const name of ['index', 'landers-gallery', 'offline']) {
      const { text } = await brand.get(addressOf(rowOf(name), domain(), parameters), member.cookies);
      expect(await greets(text, { country: 'NL' })).toBe(false);
    }
  });

  it('that do not exist are told so, with the way home', async () => {
    const t = textsOf(domain());
    for (const { state, cookies } of brand.walkers) {
      const { status, text } = await brand.get('/no-such-page', cookies);
      expect([state, status]).toEqual([state, 404]);
      expect(plain(text)).toContain(t('errors:page.not_found'));
      expect(text).toMatch(new RegExp(`<a [^>]*href="/"[^>]*>${t('errors:page.back_home')}</a>`));
    }
  });

  it('whose address cannot be read are told so in the brand’s look, with the way home', async () => {
    const t = textsOf(domain());
    for (const { state, cookies } of brand.walkers) {
      const { status, headers, text } = await brand.get('/%ff', cookies);
      expect([state, status, headers['content-type']]).toEqual([
        state,
        400,
        expect.stringContaining('text/html'),
      ]);
      expect(plain(text)).toContain(t('errors:page.unreadable'));
      expect(text).toMatch(/<link[^>]*href="\/theme\//);
      expect(text).toMatch(new RegExp(`<a [^>]*href="/"[^>]*>${t('errors:page.back_home')}</a>`));
    }
  });

  it('are a plain page in the language of the brand where even the error page fails', async () => {
    const t = textsOf(domain());
    for (const state of ['visitor', 'free'] as const) {
      const { status, headers, text } = await brand.getBroken('/no-such-page', walkerIn(state).cookies);
      expect([status, headers['cache-control']]).toEqual([500, 'no-store']);
      expect(text).toContain(`<html lang="${domain()}">`);
      expect(plain(text)).toContain(t('errors:page.failed'));
      expect(text).toContain(`<a href="/">${t('errors:page.go_home')}</a>`);
      expect(text).not.toMatch(/ src=|<link|<script/);
    }
    // All else is as ever.
    expect((await brand.getBroken('/')).status).toBe(200);
  });
});

/** Its settings, in place of those of the fixture's brand. */
function rubens() {
  const file = fs.readFileSync(path.join(root, 'config/tenants/rubens.json'), 'utf8');
  const { settings } = JSON.parse(file) as { settings: object };
  return { ...settings, logged_out_search: 'all' as const };
}
