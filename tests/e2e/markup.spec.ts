import { expect, test } from '@playwright/test';
import { pageNames } from '../../packages/contract/src/pages.ts';
import { pathOf, readersOf, type Reader } from '../support/browser/every-page.ts';
import { desk } from '../support/browser/desk.ts';
import { originOf } from '../support/browser/origin.ts';
import { readEnglish } from '../support/browser/staff.ts';
import { isProof, noteFigure } from '../support/environment/proof.ts';
import { brand, brandHost } from '../support/markup/brand-story.ts';
import { payloads } from '../support/markup/payloads.ts';
import { startMarkupServer, type MarkupServer } from '../support/markup/server.ts';
import { Story, type Written } from '../support/markup/story.ts';
import { everyField, Texts } from '../support/markup/texts.ts';
import { Watch } from '../support/markup/watch.ts';

/** Fields into which nothing is written here, and why. */
const unwritten: Readonly<Record<string, string>> = {
  'updateOwnProfile.region': 'takes the names of places that there are',
  'updateOwnProfile.city': 'takes the names of places that there are',
  'createFictionalProfile.region': 'takes the names of places that there are',
  'createFictionalProfile.city': 'takes the names of places that there are',
  'updateFictionalProfile.region': 'takes the names of places that there are',
  'updateFictionalProfile.city': 'takes the names of places that there are',
  'appealByLink.text': 'is the text of appealRestriction, sent without a login',
  'previewDeskDecision.note': 'is answered as previewRestriction.note is',
  'searchSupportCases.words': 'is looked for and stored nowhere',
  ...Object.fromEntries(
    ['listMembers', 'searchProfiles'].flatMap((call) =>
      ['sort', 'limit', 'after'].map((field) => [
        `${call}.${field}`,
        'says which rows, and is stored nowhere',
      ]),
    ),
  ),
  'settleDifference.note': 'needs books that differ from the provider’s',
  'addStaffPasskey.name': 'needs two codes of one half minute; it is shown as addPasskey.name is',
  'listMembers.filter': 'is JSON, looked for and stored nowhere',
  'searchProfiles.filter': 'is JSON, looked for and stored nowhere',
  'findRecords.text': 'is compared with numbers, and neither kept nor answered',
  'openPreview.look.own.marks.spells': 'has to be the name of the brand',
  'updateTenant.look.marks.spells': 'has to be the name of the brand',
};
/** Fields whose words no page shows as they were written, and why. */
const unshown: Readonly<Record<string, string>> = {
  'shareDate.sharer': 'is shown behind the link alone (date-shares.spec)',
  'changeDateShare.sharer': 'is shown behind the link alone (date-shares.spec)',
  'previewMailWords.words.subject': 'is answered to its writer alone',
  'previewMailWords.words.title': 'is answered to its writer alone',
  'previewMailWords.words.lead': 'is answered to its writer alone',
  'previewRestriction.note': 'is answered to its writer alone',
  'previewBrandPage.text.title': 'is answered to its writer alone',
  'previewBrandPage.text.lead': 'is answered to its writer alone',
  'previewBrandPage.text.text': 'is Markdown: its HTML is looked at',
  'makeMandate.street': 'goes to the payment provider alone',
  'makeMandate.house_number': 'goes to the payment provider alone',
  'makeMandate.postcode': 'goes to the payment provider alone',
  'makeMandate.city': 'goes to the payment provider alone',
};

/** Fields that are seen in every run; in the proof all are. */
const seenAlways = [
  ...['updateTenant.name', 'updateOwnProfile.name', 'updateOwnProfile.about_me', 'sendMessage.text'],
  ...['imposeRestriction.note', 'appealRestriction.text', 'answerSupportCase.text', 'requestRemoval.text'],
  ...['updateBrandPage.texts.*.title', 'updateNewsletter.texts.*.body', 'updateStaff.name'],
];

/** Other payloads in each field with every round; all pages in the first one of the proof. */
const rounds = isProof ? 3 : 1;

let server: MarkupServer;
const port = process.env['KINDLING_E2E_PORT'];
test.beforeAll(async () => {
  server = await startMarkupServer();
  process.env['KINDLING_E2E_PORT'] = String(server.port);
});
test.afterAll(async () => {
  process.env['KINDLING_E2E_PORT'] = port;
  await server?.stop();
});
test.setTimeout(isProof ? 3_600_000 : 300_000);

/** Who looks at which pages of the site. */
function readersOfSite(written: Written, isWhole: boolean): [string, string[]][] {
  const { ann, bob, cas, fictional, conversation, restriction, complaint, page } = written;
  const few: readonly string[] = [
    ...['members-id', 'chats-id', 'profile'],
    ...(isProof ? ['transactions', 'directdebit', 'settings', 'date-shares'] : []),
  ];
  const ids = {
    ...{ 'chats-id': conversation, 'restrictions-id': restriction },
    'credits-id-paymentmethod': written.bundle,
  };
  // A page of the brand's own comes under its own address, below.
  const names = pageNames.filter((name) => name !== 'token' && (isWhole || few.includes(name)));
  const pathsFor = (reader: Reader, member: string) =>
    names.filter((name) => readersOf[name].includes(reader)).map((name) => pathOf(name, { member, ...ids }));
  const withFictional = [`/members/${fictional[0]}/chat`, `/members/${fictional[1]}`];
  return [
    ['', [...pathsFor('visitor', ann.id), `/case/${complaint.number}#${complaint.token}`]],
    ['', [`/${page.split(':')[1] ?? ''}`]],
    [ann.caller.session, [...pathsFor('member', bob.id), ...(isProof ? withFictional : [])]],
    [bob.caller.session, [`/members/${ann.id}`, ...(isProof ? [`/chats/${conversation}`] : [])]],
    [cas.caller.session, [`/restrictions/${restriction}`]],
  ];
}

async function lookAtSite(watch: Watch, written: Written, isWhole: boolean): Promise<void> {
  const site = originOf(brandHost);
  for (const [session, paths] of readersOfSite(written, isWhole)) {
    const page = await watch.open(site, session);
    for (const path of paths) await watch.look(page, site + path);
    await page.context().close();
  }
}

/** Each page of the console that shows words of others; some of them in every run. */
function hashesOf(written: Written): string[] {
  const { ann, cas, fictional, supportCase, newsletters, page, payment, company } = written;
  const few = ['/staff', `/members/${brand}:${ann.id}/show`, `/support-cases/${supportCase}/show`];
  if (!isProof) return [...few, `/tenants/${brand}?section=texts`, `/newsletters/${newsletters[0]}/show`];
  const sections = ['brand', 'texts', 'profiles', 'credits', 'contact', 'tracking', 'mails', 'versions'];
  return [
    ...few,
    ...['/', '/tenants', '/profiles', '/audit-entries', '/support-cases', '/fictional-turns'],
    ...['/newsletters', '/brand-pages', '/saved-replies', '/corrections', '/refunds', '/companies'],
    ...sections.map((section) => `/tenants/${brand}?section=${section}`),
    ...[ann, cas].map(({ id }) => `/profiles/${brand}:${id}/show`),
    ...fictional.map((id) => `/fictional-profiles/${brand}:${id}`),
    ...newsletters.map((id) => `/newsletters/${id}/show`),
    ...[`/members/${brand}:${cas.id}/show`, `/brand-pages/${page}`],
    ...['/companies/lantaarn', `/companies/${company}`, '/growth', '/transparency'],
    ...[`/payments/${brand}:${payment}/show`, '/payments'],
  ];
}

async function lookAtConsole(watch: Watch, written: Written): Promise<void> {
  const at = originOf('console.localhost');
  const page = await watch.open(at, written.owner.session);
  await readEnglish(page.context());
  for (const hash of hashesOf(written)) {
    await page.goto(`${at}/#${hash}`);
    await watch.settle(page);
  }
  if (isProof) {
    await page.getByRole('button', { name: 'Saved', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Saved filters' })).toBeVisible();
    await watch.settle(page);
  }
  await page.context().close();
}

/** What was passed on, at the desk of the one who gets it. */
async function lookAtDesk(watch: Watch, { colleague, turn }: Written, texts: Texts): Promise<void> {
  const at = originOf('console.localhost');
  const page = await watch.open(at, colleague.session);
  await readEnglish(page.context());
  await page.goto(`${at}/#/fictional-turns/${turn}/show`);
  await watch.settle(page, texts.last('escalateFictionalTurn.note'), texts.last('addFictionalNote.text'));
  await page.goto(`${at}/#/staff`);
  await watch.settle(page, texts.last('inviteStaff.name'));
  for (const [queue, items] of [
    ['appeal', 1],
    ['report', 3],
  ] as const) {
    await page.goto(`${at}/#/desk/${queue}?tenant=${brand}`);
    for (let item = 0; item < (isProof ? items : 1); item++) {
      await expect(desk(page)).toBeVisible();
      await watch.settle(page);
      await page.keyboard.press('a');
    }
  }
  await page.context().close();
}

async function readMails(watch: Watch, { preview }: Written): Promise<void> {
  const page = await watch.open('http://localhost');
  for (const mail of server.mails()) await watch.read(page, mail);
  await watch.show(page, preview);
  await page.context().close();
}

let first: Written['owner'] | undefined;
const placed = new Set<string>();
const looked = { pages: 0, fields: 0 };

for (let round = 0; round < rounds; round++)
  test(`nothing runs that people write, round ${round + 1}`, async ({ browser }) => {
    const texts = new Texts(round);
    const written = await new Story(server, texts, round).write(first);
    first = written.owner;
    const unknown = everyField().filter((field) => !texts.written.has(field) && !unwritten[field]);
    expect(unknown, 'fields that take words, into which nobody writes here').toEqual([]);

    const watch = new Watch(browser);
    const looks = await Promise.allSettled([
      lookAtSite(watch, written, isProof && round === 0),
      lookAtConsole(watch, written).then(() => lookAtDesk(watch, written, texts)),
      readMails(watch, written),
    ]);
    // What ran may have kept a look from its end: it is said first.
    expect([...new Set(watch.faults)]).toEqual([]);
    for (const look of looks) if (look.status === 'rejected') throw look.reason;
    const fields = isProof ? [...texts.written.keys()].filter((field) => !unshown[field]) : seenAlways;
    const isSeen = (field: string) => texts.written.get(field)?.some((text) => watch.hasSeen(text));
    expect(
      fields.filter((field) => !isSeen(field)),
      'fields whose words no page shows',
    ).toEqual([]);
    looked.pages += watch.pages;
    looked.fields = texts.written.size;
    for (const one of texts.placed) placed.add(one);
  });

test.afterAll(() => {
  if (looked.pages === 0) return;
  noteFigure({
    test: 'T15',
    what: `${payloads.length} pieces of markup in ${looked.fields} text fields, on the site, the console and in mails`,
    figure: `${placed.size} placements on ${looked.pages} pages and in ${server.mails().length} mails: nothing ran, no policy broken`,
    command: 'npm run proof -- e2e markup.spec',
  });
});
