import sharp from 'sharp';
import {
  BrandLooks,
  BrandMarks,
  ThemeFiles,
  type MarksRepository,
} from '../../../brands/site-settings/site-settings.api.js';
import { mailColours } from './mail-colours.js';
import { mailHtml, mailText, type MailContent } from './mail-layout.js';
import { MailLooks, type MailLook } from './mail-look.js';

const content = {
  language: 'en',
  brand: 'Fire & <b>Flame</b>',
  subject: 'Subject <script>',
  title: 'A "title"',
  paragraphs: ['First.', 'Second.'],
  button: { label: 'Open', url: 'http://brand.example/a?b=1&c="2"#token' },
  notes: ['Works once.'],
  linkHint: 'Or copy:',
  footer: ['Why you get this.'],
} satisfies MailContent;

const look: MailLook = {
  ...mailColours('#ff5722'),
  canvas: '#fff6ee',
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

describe('colours of mails', () => {
  test('are plain hexadecimal, with writing that can be read on them', () => {
    expect(mailColours('#7f0000')).toEqual({ primary: '#7f0000', onPrimary: '#ffffff' });
    expect(mailColours('#ffd54f')).toEqual({ primary: '#ffd54f', onPrimary: '#111111' });
  });
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
    expect(own).toMatchObject({ ...colours, onPrimary: '#ffffff', radius: { control: 0 } });
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
