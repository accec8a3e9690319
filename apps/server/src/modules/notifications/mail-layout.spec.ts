import { mailColours } from './mail-colours.js';
import { mailHtml, mailText, type MailContent } from './mail-layout.js';

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

describe('mails', () => {
  test('in HTML carry every text escaped and no foreign address', () => {
    const html = mailHtml(content, mailColours('#ff5722'));
    expect(html).not.toMatch(/<script|<b>|<img|<link|url\(/);
    expect(html).toContain('Fire &amp; &lt;b&gt;Flame&lt;/b&gt;');
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
    expect(mailHtml(notice, mailColours('#ff5722'))).not.toMatch(/<a |http|Or copy/);
    expect(mailText(notice)).toContain('Works once.');
  });
});

describe('colours of mails', () => {
  test('are plain hexadecimal, with writing that can be read on them', () => {
    expect(mailColours('oklch(0.65 0.2 35)').primary).toMatch(/^#[0-9a-f]{6}$/);
    expect(mailColours('#7f0000')).toEqual({ primary: '#7f0000', onPrimary: '#ffffff' });
    expect(mailColours('#ffd54f')).toEqual({ primary: '#ffd54f', onPrimary: '#111111' });
    expect(mailColours('no colour').onPrimary).toBe('#ffffff');
  });
});
