import { chromium, type Browser, type Page } from '@playwright/test';
import { languages, type Language } from '../../packages/contract/src/languages.ts';
import { chromiumPath } from '../../scripts/system/programs.ts';
import { mailHtml } from '../../apps/server/src/modules/mails/notifications/look/mail-layout.ts';
import type { MailLook } from '../../apps/server/src/modules/mails/notifications/look/mail-look.ts';
import { isProof } from '../support/environment/proof.ts';
import { everyMail, type FormOfMail } from '../support/mails/every-mail.ts';
import { mailBrand } from '../support/mails/mail-brands.ts';

/** The narrowest phone, and a reading pane on a desk. */
const widths = [320, 700];
/** Its own style sheet by day and by night, and without it, as some of Gmail's programs show a mail. */
const shows = ['light', 'dark', 'unstyled'] as const;
/** On a wide screen little can go wrong that a narrow one does not show. */
const isShown = (show: (typeof shows)[number], width: number) => isProof || width === 320 || show === 'light';
/** The longest words, and the language of the texts that others are measured by. */
const inBrief: readonly Language[] = ['de', 'en'];

let browser: Browser;
let page: Page;
const asked: string[] = [];

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: chromiumPath() ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--host-resolver-rules=MAP * ~NOTFOUND',
    ],
  });
  page = await browser.newPage();
  page.on('request', (request) => {
    if (!/^(data|about|cid):/.test(request.url())) asked.push(request.url());
  });
});
afterAll(() => browser.close());

/**
 * In the browser: what is wrong with the mail that is shown. Text is measured by its own lines, so that what sticks out of
 * its box is found wherever it is; contrast is between the computed colours of a text and of the nearest ground below it.
 */
const faults = `(() => {
  const found = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) found.push('wider than the window');
  const rgb = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const luminance = (colour) => {
    const [r, g, b] = rgb(colour).map((part) => part / 255).map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const groundOf = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if ((rgb(backgroundColor)[3] ?? 1) > 0) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  const contrast = (element) => {
    const [one, other] = [getComputedStyle(element).color, groundOf(element)].map(luminance);
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const element = text.parentElement;
    if (text.data.trim() === '' || !element.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const cell = element.closest('td').getBoundingClientRect();
    for (const line of range.getClientRects())
      if (line.left < cell.left - 0.5 || line.right > cell.right + 0.5 || line.top < cell.top - 0.5 || line.bottom > cell.bottom + 0.5 || line.right > width)
        found.push('cut: ' + text.data.slice(0, 40));
    const ratio = contrast(element);
    if (ratio < 4.5) found.push('contrast ' + ratio.toFixed(2) + ': ' + text.data.slice(0, 40));
    if (parseFloat(getComputedStyle(element).fontSize) < 13) found.push('tiny: ' + text.data.slice(0, 40));
  }
  for (const button of document.querySelectorAll('a.primary')) {
    const { width, height } = button.getBoundingClientRect();
    if (width < 44 || height < 44) found.push('button of ' + width + ' by ' + height);
  }
  for (const picture of document.querySelectorAll('img[alt]:not([alt=""])')) {
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = getComputedStyle(picture).font;
    if (pen.measureText(picture.alt).width > picture.getBoundingClientRect().width) found.push('the name does not fit in place of the logo');
    if (contrast(picture) < 4.5) found.push('contrast of the name in place of the logo');
  }
  return [...new Set(found)];
})()`;

/** Shows a mail in every width and way, without pictures: the browser finds none under `cid:`. */
async function faultsOf(html: string): Promise<string[]> {
  const found: string[] = [];
  for (const show of shows) {
    await page.emulateMedia({ colorScheme: show === 'dark' ? 'dark' : 'light' });
    await page.setContent(show === 'unstyled' ? html.replace(/<style>.*?<\/style>/gs, '') : html);
    for (const width of widths.filter((each) => isShown(show, each))) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await page.evaluate<string[]>(faults)).map((fault) => `${show} ${width}: ${fault}`));
    }
  }
  return found;
}

async function expectFaultless(mails: readonly FormOfMail[], look: MailLook): Promise<void> {
  for (const { name, content } of mails) {
    const html = mailHtml(content, look);
    expect([name, content.language, await faultsOf(html)]).toEqual([name, content.language, []]);
  }
}

describe('a mail in a real browser', () => {
  test.each(isProof ? languages : inBrief)(
    'of every kind in %s is whole and legible: narrow and wide, light and dark, without pictures and styles',
    async (language) => {
      const brand = await mailBrand('harbour');
      await expectFaultless(everyMail(brand.surroundings(language)), await brand.look());
    },
  );

  test.each(['ember', 'fern', 'neon', 'press', 'sorbet', 'sundown', 'tide', 'velvet', 'gone'])(
    'of the theme %s likewise',
    async (theme) => {
      const brand = await mailBrand('harbour', { theme, name: 'Aussergewöhnlich' });
      const mails = everyMail(brand.surroundings('de'));
      const shown = mails.filter(({ name }) => isProof || name === 'notice.everything');
      await expectFaultless(shown, await brand.look());
    },
  );

  test('asks nobody for anything', () => expect(asked).toEqual([]));

  test('would be found out: a wide box, a grey text and a small button are faults', async () => {
    const brand = await mailBrand('harbour');
    const [{ content }] = everyMail(brand.surroundings('en')) as [FormOfMail];
    const html = mailHtml(content, await brand.look());
    const planted = (from: RegExp, to: string) => faultsOf(html.replace(from, to));
    expect(await planted(/<h1/, '<div style="width:600px">wide</div><h1')).toContainEqual(
      'light 320: wider than the window',
    );
    expect(await planted(/<h1/, '<p style="color:#999999">grey</p><h1')).toContainEqual(
      expect.stringMatching(/^light 700: contrast 2\.\d+: grey$/),
    );
    expect(await planted(/padding:14px 30px/g, 'padding:2px 30px')).toContainEqual(
      expect.stringMatching(/^light 700: button of \d.* by 28/),
    );
  });
});
