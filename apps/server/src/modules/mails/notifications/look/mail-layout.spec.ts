import sharp from 'sharp';
import {
  BrandLooks,
  BrandMarks,
  ThemeFiles,
  type MarksRepository,
} from '../../../brands/site-settings/site-settings.api.js';
import { contrast } from '@kindling/contract/themes/theme-colour';
import { neutralColours } from './mail-colours.js';
import { mailHtml, mailText, type MailContent } from './mail-layout.js';
import { MailLooks, type MailLook } from './mail-look.js';

const content = {
  language: 'en',
  brand: 'Fire & <b>Flame</b>',
  subject: 'Subject <script>',
  preheader: 'Preheader <script>',
  title: 'A "title"',
  paragraphs: ['First.', 'Second.'],
  button: { label: 'Open', url: 'http://brand.example/a?b=1&c="2"#token' },
  notes: ['Works once.'],
  linkHint: 'Or copy:',
  footer: ['Why you get this.'],
} satisfies MailContent;

const look: MailLook = {
  ...neutralColours,
  display: "'Fraunces', Georgia, serif",
  text: "'Figtree', Arial, sans-serif",
  radius: { control: 14, card: 4 },
  logo: { png: Buffer.from('png'), width: 100, height: 40, isName: true },
};

describe('mails', () => {
  test('in HTML carry every text escaped and no foreign address', () => {
    const html = mailHtml(content, look);
    expect(html).not.toMatch(/<script|<b>|<link|url\(/);
    expect(html.match(/<img[^>]*>/g)).toEqual([
      expect.stringContaining('src="cid:logo" alt="Fire &amp; &lt;b&gt;'),
    ]);
    expect(html).toContain('href="http://brand.example/a?b=1&amp;c=&quot;2&quot;#token"');
    expect(html.match(/https?:\/\/[^/"<]+/g)?.every((origin) => origin === 'http://brand.example')).toBe(
      true,
    );
  });

  test('in plain text say the same, the link on a line of its own', () => {
    const lines = mailText(content).split('\n');
    for (const text of [
      'A "title"',
      'First.',
      'Second.',
      'Works once.',
      'Why you get this.',
      content.button.url,
    ]) {
      expect(lines).toContain(text);
    }
  });
});

describe('a mail that asks for nothing', () => {
  const { button: _button, ...notice } = content;

  test('has no link in either form', () => {
    expect(mailText(notice)).not.toMatch(/http/);
    expect(mailHtml(notice, look)).not.toMatch(/<a |http|Or copy/);
    expect(mailText(notice)).toContain('Works once.');
  });
});

describe('the HTML of a mail', () => {
  test('begins with its preheader, after which the inbox list shows nothing of the letter', () => {
    const [, body = ''] = mailHtml(content, look).split('<body');
    const [, shown = ''] = /<div style="display:none[^>]*>(.*?)<\/div>/.exec(body) ?? [];
    expect(body.indexOf(shown)).toBeLessThan(body.indexOf('<table'));
    const [preheader = '', ...padding] = shown.split('&#847;&zwnj;&nbsp;');
    expect(preheader).toBe('Preheader &lt;script&gt;');
    // Gmail's list has room for some 140 characters on a wide screen.
    expect(padding.length * 2).toBeGreaterThan(140);
  });

  test('keeps the line breaks of a text, and makes mail addresses links of its own colour', () => {
    const html = mailHtml({ ...content, paragraphs: ['1. one\n2. help@brand.example'] }, look);
    expect(html).toContain('1. one<br>2. <a href="mailto:help@brand.example" style="color:inherit;');
  });

  test('has details as rows of a box, the text as lines without gaps', () => {
    const counted = { ...content, details: ['Two messages.', 'A <like>.'] };
    expect(mailHtml(counted, look)).toMatch(/Two messages\.<\/td><\/tr><tr><td [^>]*>A &lt;like&gt;\.</);
    expect(mailText(counted)).toContain('\n\nTwo messages.\nA <like>.\n\n');
  });

  test('has its own links before those to unsubscribe, in both forms', () => {
    const [own, out] = ['http://brand.example/safety', 'http://brand.example/out'];
    const linked = {
      ...content,
      links: [{ label: 'Safety', url: own }],
      unsubscribe: { oneClickUrl: out, links: [{ label: 'Unsubscribe', url: out }] },
    };
    const html = mailHtml(linked, look);
    expect(html.indexOf(`href="${own}"`)).toBeGreaterThan(0);
    expect(html.indexOf(`href="${own}"`)).toBeLessThan(html.indexOf(`href="${out}"`));
    expect(mailText(linked)).toContain(`Safety:\n${own}\n\nUnsubscribe:\n${out}\n`);
  });

  test('spells out the address of a button only where that cannot be found without it', () => {
    const button = { label: 'Open', url: 'http://brand.example/chats' };
    expect(mailHtml({ ...content, button }, look)).not.toContain(content.linkHint);
    expect(mailHtml(content, look)).toContain(content.linkHint);
  });
});

test('the colours of a brand without a theme are legible, light and dark', () => {
  const { light, dark, night, onNight } = neutralColours;
  expect(contrast(onNight, night)).toBeGreaterThan(4.5);
  for (const { page, letter, text, muted, primary, onPrimary } of [light, dark])
    for (const [front, ground] of [
      ...([
        [onPrimary, primary],
        [text, letter],
      ] as const),
      ...([
        [muted, letter],
        [muted, page],
      ] as const),
    ])
      expect(contrast(front, ground)).toBeGreaterThan(4.5);
});

describe('the look of mails', () => {
  const files = new ThemeFiles();
  const brandLooks = new BrandLooks(files);
  // Themes' own logos are no rows.
  const looks = new MailLooks(brandLooks, new BrandMarks(brandLooks, {} as MarksRepository));
  beforeAll(() => files.onModuleInit());

  test.each([
    ['ember', 'Vonk', "'Gabarito'", "'Figtree'"],
    ['velvet', 'Rubens', "'Fraunces'", "'Mulish'"],
    ['tide', 'Harbour', "'Familjen Grotesk'", "'Hanken Grotesk'"],
  ])(
    'of the theme %s has its logo as a PNG and its type with what stands in for it',
    async (theme, brand, display, text) => {
      const { logo, ...of } = await looks.of('glim', { theme, name: brand });
      expect(logo?.png.subarray(1, 4).toString()).toBe('PNG');
      expect(logo?.png.length).toBeLessThan(20_000);
      expect(logo?.width).toBeGreaterThan(80);
      expect(of.display.startsWith(`${display}, `)).toBe(true);
      expect(of.text.startsWith(`${text}, `)).toBe(true);
      const html = mailHtml(content, { ...of, ...(logo && { logo }) });
      expect(html).toContain(`font-family:${of.display}`);
      expect(html).toContain(`font-family:${of.text}`);
    },
  );

  test.each(['ember', 'neon'])('of %s writes the name of a brand that no logo spells', async (theme) => {
    const look = await looks.of('glim', { theme, name: 'Somebody else' });
    const html = mailHtml({ ...content, brand: 'Somebody else' }, look);
    expect(look.logo?.width).toBeLessThan(60);
    expect(html).toMatch(/<img src="cid:logo" alt=""[^>]*>&nbsp; Somebody else<\/p>/);
  });

  test('wears the colours, the type and the corners that a brand has of its own', async () => {
    const colours = { primary: '#00574b', canvas: '#f0fff8' };
    const own = await looks.of('glim', {
      theme: 'ember',
      name: 'Leaf',
      look: { colours, type: 'fern', shape: 'press' },
    });
    expect(own).toMatchObject({
      light: { primary: colours.primary, page: colours.canvas, onPrimary: '#ffffff' },
      radius: { control: 0 },
    });
    expect(own.display).toMatch(/^'Cormorant'/);
    const themes = await looks.of('glim', { theme: 'ember', name: 'Leaf' });
    expect(own.logo?.png.equals(themes.logo?.png ?? Buffer.alloc(0))).toBe(false);
  });

  test('has the logo that a brand brought itself, and its icon where that spells another name', async () => {
    const square = (background: string) =>
      sharp({ create: { width: 512, height: 512, channels: 3, background } })
        .webp({ lossless: true })
        .toBuffer();
    const files = new Map([
      ['alpha logo', await square('#ff0000')],
      ['alpha icon', await square('#0000ff')],
    ]);
    const marks = new BrandMarks(brandLooks, {
      find: (tenant: string, name: string) => Promise.resolve({ bytes: files.get(`${tenant} ${name}`) }),
    } as unknown as MarksRepository);
    const look = { marks: { logo: 'logo', icon: 'icon', spells: 'Glim' } };
    const wearing = { theme: 'ember', look };
    const colourOf = async (name: string) => {
      const { logo } = await new MailLooks(brandLooks, marks).of('alpha', { ...wearing, name });
      const { dominant } = await sharp(logo?.png).stats();
      return { isName: logo?.isName, isRed: dominant.r > dominant.b };
    };
    expect(await colourOf('Glim')).toEqual({ isName: true, isRed: true });
    expect(await colourOf('Leaf')).toEqual({ isName: false, isRed: false });
  });

  test('of a theme that is gone is plain, and the brand is named in letters', async () => {
    const plain = await looks.of('glim', { theme: 'no-such-theme', name: 'Flame' });
    expect(mailHtml(content, plain)).not.toContain('<img');
    expect(mailHtml(content, plain)).toContain('Fire &amp; &lt;b&gt;Flame&lt;/b&gt;');
  });
});
