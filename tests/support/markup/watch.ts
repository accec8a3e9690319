import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import type { Email } from 'postal-mime';
import { until } from '../app/until.ts';
import { asReturningVisitor } from '../browser/members.ts';
import { alive, expectedRefusals, someAddress } from '../browser/page.ts';
import { deskScreen } from '../browser/screens.ts';

/** What a document holds that no page or mail of ours has, and all of its words. Runs in the browser. */
const scan = `(html) => {
  const read = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const found = [];
  const told = (element) => found.push(element.outerHTML.slice(0, 200));
  const texts = [read.title];
  const mark = /\\bran\\(|(^|\\/\\/|\\s)canary/;
  const address = /^(href|src|srcset|srcdoc|data|action|formaction|poster|background|xlink:href)$/;
  for (const element of read.querySelectorAll('*')) {
    const { localName: name } = element;
    if (/^(base|embed|object|applet|marquee|plaintext|xmp|math|isindex)$/.test(name)) told(element);
    for (const { name: attribute, value } of element.attributes) {
      const isRun = address.test(attribute) && /^\\s*(java|vb)script:/i.test(value);
      const isMarked = (address.test(attribute) || /^(style|class|id)$/.test(attribute)) && mark.test(value);
      if (attribute.startsWith('on') || isRun || isMarked) told(element);
      texts.push(value);
    }
    if (/^(script|style)$/.test(name) && /^[\\s"';]*(parent\\.)?(ran\\(|@import|\\})/.test(element.textContent)) told(element);
    if (/^(input|textarea)$/.test(name)) texts.push(element.value);
  }
  const walker = read.createTreeWalker(read, NodeFilter.SHOW_COMMENT);
  while (walker.nextNode()) if (mark.test(walker.currentNode.data)) found.push('<!--' + walker.currentNode.data.slice(0, 100));
  const shown = read.createTreeWalker(read.body ?? read, NodeFilter.SHOW_TEXT);
  let text = '';
  while (shown.nextNode()) if (!/^(script|style)$/.test(shown.currentNode.parentElement?.localName)) text += shown.currentNode.data;
  return { found, text: text + '\\n' + texts.join('\\n') };
}`;

interface Scanned {
  found: string[];
  text: string;
}

const scanned = (page: Page, html: string | null): Promise<Scanned> =>
  page.evaluate<Scanned>(`(${scan})(${JSON.stringify(html)?.replaceAll('<', '\\u003c')})`);

/** One form of each letter, without what pages put between lines. */
const bare = (text: string) => text.normalize('NFKC').replaceAll(/[\s\p{C}]/gu, '');

/** Looks at pages and mails in browsers, and notes whatever ran, was asked for, or is no text. */
export class Watch {
  readonly faults: string[] = [];
  pages = 0;
  private readonly browser: Browser;
  private seen = '';
  private readonly pending = new WeakMap<Page, Set<Request>>();

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** A page of a reader of their own. @param session the cookie of who is logged in, as `name=value` */
  async open(origin: string, session = ''): Promise<Page> {
    const context = await this.browser.newContext({
      viewport: deskScreen,
      extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
    });
    await asReturningVisitor(context);
    const [name = '', value = ''] = session.split('=');
    if (name !== '')
      await context.addCookies([{ name, value, url: origin, httpOnly: true, sameSite: 'Lax' }]);
    await this.listen(context);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const pending = new Set<Request>();
    this.pending.set(page, pending);
    page.on('request', (request) => pending.add(request));
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => pending.delete(request));
    return page;
  }

  private async listen(context: BrowserContext): Promise<void> {
    await context.exposeBinding('ran', ({ page }, number) => this.note(page, `payload ${number} ran`));
    await context.exposeBinding('breach', ({ page }, what) => this.note(page, `policy: ${String(what)}`));
    await context.addInitScript(
      "document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => breach([effectiveDirective, blockedURI, sample].join(' ')))",
    );
    context.on('dialog', (dialog) => {
      this.faults.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    context.on('weberror', (error) => this.faults.push(String(error.error())));
    context.on('console', (message) => {
      // The logo of a mail is a part of it, which only a mail program finds.
      const isExpected = expectedRefusals.test(message.text()) || message.location().url.startsWith('cid:');
      if (message.type() === 'error' && !isExpected) this.note(message.page(), message.text());
    });
    context.on('request', (request) => {
      const url = request.url();
      const isOurs = /^(data|blob|about|cid):|^(http|ws):\/\/([\w-]+\.)*localhost[:/]/.test(url);
      if (!isOurs || /canary/.test(url) || /\/x$/.test(url)) this.faults.push(`${url} was asked for`);
    });
  }

  private note(page: Page | null, what: string): void {
    this.faults.push(`${page?.url() ?? ''} ${what}`);
  }

  /** Loads a page: what the server sent and what the browser made of it. */
  async look(page: Page, address: string): Promise<void> {
    const answer = await page.goto(address);
    if (!answer || answer.status() >= 400) this.note(page, `answered ${answer?.status()}`);
    if (answer) await this.scan(page, await answer.text());
    const isAlive = page.locator(alive).waitFor({ state: 'attached', timeout: 30_000 });
    await isAlive.catch(() => this.note(page, 'does not come alive'));
    await this.scan(page);
    this.pages += 1;
  }

  /** Looks at what the page shows. @param html in its place */
  async scan(page: Page, html: string | null = null): Promise<void> {
    const { found, text } = await scanned(page, html);
    for (const one of found) this.note(page, `${html === null ? 'has' : 'was sent as'} ${one}`);
    this.seen += bare(text);
  }

  /** Scans a page once nothing is on its way and it says the same twice, with these texts in it. */
  async settle(page: Page, ...texts: readonly string[]): Promise<void> {
    let before = '';
    await until(`an end of loading ${page.url()}`, async () => {
      const { text } = await scanned(page, null);
      const isStill =
        text === before &&
        this.pending.get(page)?.size === 0 &&
        !(await page.getByRole('progressbar').count());
      before = text;
      return isStill && texts.every((one) => bare(text).includes(bare(one)));
    });
    await this.scan(page);
    this.pages += 1;
  }

  /** Shows HTML in a page without a policy, where scripts would run. */
  async show(page: Page, html: string): Promise<void> {
    await page.setContent(html, { waitUntil: 'load' });
    await this.scan(page);
    this.pages += 1;
  }

  /** Opens a mail as a program without any care would, and looks at what else it is made of. */
  async read(page: Page, { headers, subject, to, text, html }: Email): Promise<void> {
    const about = `the mail "${subject}"`;
    const unknown = headers.filter(({ key }) => !known.has(key)).map(({ key }) => key);
    if (unknown.length > 0) this.faults.push(`${about} has the headers ${unknown.join(', ')}`);
    if (to?.length !== 1) this.faults.push(`${about} goes to ${to?.length}`);
    if (headers.some(({ value }) => /[\r\n\0]/.test(value))) this.faults.push(`${about} breaks a header`);
    const before = this.faults.length;
    await this.show(page, html ?? '');
    for (let at = before; at < this.faults.length; at++) this.faults[at] = `${about}: ${this.faults[at]}`;
    this.seen += bare(`${subject} ${text}`);
  }

  /** Whether a text was shown anywhere, letter by letter. */
  hasSeen(text: string): boolean {
    return this.seen.includes(bare(text));
  }
}

const known = new Set([
  ...['message-id', 'from', 'to', 'subject', 'date', 'mime-version', 'content-type', 'reply-to'],
  ...['content-transfer-encoding', 'auto-submitted', 'x-auto-response-suppress'],
  ...['list-unsubscribe', 'list-unsubscribe-post', 'feedback-id', 'dkim-signature'],
]);
