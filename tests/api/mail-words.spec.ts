import { exportedTables } from '../../apps/server/src/modules/overviews/brand-exports/exported-tables.ts';
import { isWordedMail } from '../../packages/contract/src/mails/mail-words.ts';
import type { MailSample } from '../../packages/contract/src/mails/calls/mail-samples.ts';
import type { WordedMailAnswer } from '../../packages/contract/src/mails/calls/mail-words.ts';
import type { TenantRecord } from '../../packages/contract/src/brands/calls/tenants.ts';
import { sampledMails } from '../../packages/contract/src/mails/sampled-mails.ts';
import { rightsOfRole, staffRoles } from '../../packages/contract/src/console/staff.ts';
import { Browser } from '../support/app/browser.ts';
import { createStaff, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestAnswer, type TestApp } from '../support/app/test-app.ts';
import { becomeMember, mailsTo, newestMail, refusal, signUp } from '../support/members/account-calls.ts';
import { requestReset } from '../support/members/credential-calls.ts';
import { deleteAccount } from '../support/members/departure-calls.ts';

const beta = 'beta.localhost';

let app: TestApp;
let operator: Browser;
let operatorId: string;

beforeAll(async () => {
  app = await startTestApp({ settings: { beta: { domain_language: 'nl', locales: ['nl', 'de', 'fr'] } } });
  operatorId = await createStaff(app, 'olga@staff.test', 'operator', ['beta']);
  operator = await openConsole(app, 'olga@staff.test');
});

const at = (kind: string, brand = 'beta') => `/admin-api/tenants/${brand}/mail-words/${kind}`;
const ours = { subject: '', title: '', lead: '' };
const read = async (kind: string, language = 'nl') =>
  (await operator.get(`${at(kind)}?language=${language}`)).json as WordedMailAnswer;
const put = (kind: string, version: number, words: object, language = 'nl', browser = operator) =>
  browser.put(at(kind), { language, version, words: { ...ours, ...words } });
const preview = (kind: string, words: object, language = 'nl') =>
  operator.post(`${at(kind)}/preview`, { language, words: { ...ours, ...words } });
async function stored(answer: Promise<TestAnswer>): Promise<WordedMailAnswer> {
  const { status, text, json } = await answer;
  if (status !== 200) throw new Error(`${status} ${text}`);
  return json as WordedMailAnswer;
}
const audited = () =>
  app.inTenant('beta', () =>
    app.database.select<{ action: string; subjects: string; changes: string }>(
      `SELECT action, subjects, changes FROM audit_entry
        WHERE staff_id = :operatorId AND action IN ('mail_words.edited', 'mail_words.withdrawn') ORDER BY subjects`,
      { operatorId },
    ),
  );

describe('a mail in a brand’s own words', () => {
  it('says them to whoever reads that language, and ours to all others', async () => {
    const dutch = {
      subject: 'Nog één klik, {{brand}} wacht',
      title: 'Fijn dat je er bent',
      lead: 'Hoi!\n\nDit is {{brand}}.',
    };
    expect(await stored(put('activation', 0, dutch))).toMatchObject({ version: 1, own: dutch });
    expect(await stored(put('activation', 0, { title: 'Schön, dass du da bist' }, 'de'))).toMatchObject({
      own: { subject: null, title: 'Schön, dass du da bist', lead: null },
    });
    expect((await operator.get('/admin-api/tenants/beta/mail-words')).json).toEqual([
      { kind: 'activation', language: 'de' },
      { kind: 'activation', language: 'nl' },
    ]);
    for (const language of ['nl', 'de', 'fr'])
      await signUp(new Browser(app, beta), `${language}@words.test`, { language });
    const nl = await newestMail(app, beta, 'nl@words.test', /#[\w-]{43}/);
    expect(nl.subject).toBe('Nog één klik, Beta wacht');
    expect(nl.text).toContain('Fijn dat je er bent\n\nHoi!\n\nDit is Beta.\n\n');
    // What is not the brand's to word stands as ever.
    expect(nl.text).toContain('7 dagen');
    expect(nl.links.some((link) => link.includes('#'))).toBe(true);
    const de = await newestMail(app, beta, 'de@words.test', /#[\w-]{43}/);
    const german = await read('activation', 'de');
    expect(de.subject).toBe(german.ours.subject.replace('{{brand}}', 'Beta'));
    expect(de.html).toContain('Schön, dass du da bist');
    const fr = await newestMail(app, beta, 'fr@words.test', /#[\w-]{43}/);
    const { ours: french } = await read('activation', 'fr');
    expect([fr.subject, fr.text.split('\n\n')[0]]).toEqual([
      french.subject.replace('{{brand}}', 'Beta'),
      french.title,
    ]);
  });

  it('says what has to be said below them', async () => {
    await stored(put('reactivation', 0, { subject: 'Tot ziens', lead: 'We zullen je missen.' }));
    const browser = new Browser(app, beta);
    await becomeMember(browser, 'leaver@words.test', { language: 'nl' });
    await deleteAccount(browser);
    const mail = (await mailsTo(app, beta, 'leaver@words.test')).find(
      ({ subject }) => subject === 'Tot ziens',
    );
    expect(mail?.text).toMatch(/We zullen je missen\.\n\n.*Over 14 dagen wissen we alles/);
  });

  it('is looked at before it is stored, and comes as stored to who wants to see it', async () => {
    const { version } = await read('notice');
    const looked = (await preview('notice', { subject: 'Nieuws van {{brand}}', lead: 'Kijk eens.' }))
      .json as {
      mail: MailSample;
      found: object[];
    };
    expect(looked.found).toEqual([]);
    expect(looked.mail.subject).toBe('Nieuws van Beta');
    expect(looked.mail.paragraphs[0]).toBe('Kijk eens.');
    expect(looked.mail.paragraphs).toHaveLength(4);
    expect((await read('notice')).version).toBe(version);
    await stored(put('notice', version, { title: 'Er is iets voor je' }));
    await operator.post('/admin-api/tenants/beta/mails/notice/trial', { language: 'nl' });
    await newestMail(app, beta, 'olga@staff.test', 'Er is iets voor je');
    const sample = (await operator.get('/admin-api/tenants/beta/mails/notice?language=nl'))
      .json as MailSample;
    expect(sample.title).toBe('Er is iets voor je');
  });

  it('is ours again once its words are taken back, and tells who said what when', async () => {
    const first = await stored(
      put('reset', 0, { subject: 'Wachtwoord voor {{brand}}', lead: 'Vraag je dit?' }),
    );
    const same = await stored(
      put('reset', first.version, { subject: 'Wachtwoord voor {{brand}}', lead: 'Vraag je dit?' }),
    );
    expect(same.version).toBe(1);
    expect(refusal(await put('reset', 0, { title: 'Zomaar' }))).toMatchObject({
      ...{ status: 409, code: 'settings_conflict', params: { version: 1 } },
    });
    const back = await stored(put('reset', 1, first.ours));
    expect(back).toMatchObject({ version: 2, own: { subject: null, title: null, lead: null } });
    expect(back.history).toEqual([
      {
        version: 2,
        author: expect.any(String) as string,
        created_at: expect.any(String) as string,
        words: back.own,
      },
      { ...first.history[0], words: first.own },
    ]);
    expect(back.history[0]?.author).not.toBe(operatorId);
    await becomeMember(new Browser(app, beta), 'reset@words.test', { language: 'nl' });
    await requestReset(new Browser(app, beta), 'reset@words.test');
    const mail = await newestMail(app, beta, 'reset@words.test', /#[\w-]{43}/);
    expect(mail.subject).toBe(first.ours.subject.replace('{{brand}}', 'Beta'));
    const entries = (await audited()).filter(({ subjects }) => subjects.includes('beta:reset:'));
    expect(entries.map(({ action, changes }) => [action, JSON.parse(changes) as string[]])).toEqual([
      ['mail_words.edited', ['nl', 'subject_line', 'lead']],
      ['mail_words.withdrawn', ['nl', 'subject_line', 'lead']],
    ]);
    const list = (await operator.get('/admin-api/tenants/beta/mail-words')).json;
    expect(list).not.toContainEqual({ kind: 'reset', language: 'nl' });
  });

  it('is stored once where two save at once', async () => {
    const answers = await Promise.all(
      ['Een', 'Twee', 'Drie'].map((title) => put('mail_change', 0, { title })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await read('mail_change')).version).toBe(1);
  });
});

describe('words that are no brand’s own', () => {
  it('are told in sentences, and not stored', async () => {
    const words = {
      subject: 'Hoi {{name}}',
      title: 'Kijk op https://e.example',
      lead: '<b>Nu 50% korting</b>',
    };
    const looked = (await preview('activation', words, 'fr')).json as { found: { path: string }[] };
    expect(looked.found.map(({ path }) => path)).toEqual(['subject', 'title', 'lead', 'lead']);
    const { code, status, fields, params } = refusal(await put('activation', 0, words, 'fr'));
    expect([code, status]).toEqual(['settings_invalid', 400]);
    expect(fields).toEqual({ subject: 'invalid', title: 'invalid', lead: 'invalid' });
    expect(params).toMatchObject({
      problems: expect.stringContaining('subject: {{name}} stands for nothing.') as string,
    });
    expect((await read('activation', 'fr')).version).toBe(0);
  });

  it('are those of a mail where the law, a person’s case or a warning speaks', async () => {
    const ours = sampledMails.filter((kind) => !isWordedMail(kind));
    expect(ours).toContain('receipt');
    for (const kind of ours)
      expect([kind, (await put(kind, 0, { title: 'Anders' })).status]).toEqual([kind, 404]);
  });

  it('are none in a language that the brand does not speak', async () => {
    expect((await put('activation', 0, { title: 'Hej' }, 'sv')).status).toBe(404);
    expect((await preview('activation', { title: 'Hej' }, 'sv')).status).toBe(404);
    expect((await operator.get(`${at('activation')}?language=sv`)).status).toBe(404);
  });
});

describe('words of a brand', () => {
  it('are nobody’s who lacks the right or the brand', async () => {
    for (const role of staffRoles) {
      await createStaff(app, `${role}@words.test`, role, role === 'owner' ? [] : ['alpha']);
      const browser = await openConsole(app, `${role}@words.test`);
      const mayWrite = rightsOfRole[role].includes('pages:write');
      const calls = (brand: string) => [
        browser.get(`/admin-api/tenants/${brand}/mail-words`),
        browser.get(`${at('data_offer', brand)}?language=nl`),
        browser.post(`${at('data_offer', brand)}/preview`, { language: 'nl', words: ours }),
        browser.put(at('data_offer', brand), { language: 'nl', version: 0, words: ours }),
      ];
      const statuses = async (brand: string) =>
        new Set((await Promise.all(calls(brand))).map(({ status }) => status));
      expect([role, await statuses('alpha')]).toEqual([role, new Set([mayWrite ? 200 : 403])]);
      const elsewhere = role === 'owner' ? 200 : 404;
      expect([role, await statuses('beta')]).toEqual([role, new Set([mayWrite ? elsewhere : 403])]);
      expect([role, await statuses('nowhere')]).toEqual([role, new Set([mayWrite ? 404 : 403])]);
    }
  });

  it('are said by a closed brand, too, and go into its file', async () => {
    const owner = await openConsole(app, 'owner@words.test');
    const { version, state } = (await owner.get('/admin-api/tenants/beta')).json as TenantRecord;
    expect(state).toBe('public');
    const closed = await owner.put('/admin-api/tenants/beta/state', { version, state: 'closed' });
    expect(closed.status).toBe(200);
    await stored(put('reset', 2, { subject: 'Wachtwoord kwijt' }));
    await requestReset(new Browser(app, beta), 'reset@words.test');
    await newestMail(app, beta, 'reset@words.test', /^Wachtwoord kwijt$/);
    expect(exportedTables.find(({ table }) => table === 'mail_wording')?.columns).not.toContain('author');
  });
});
