import fc from 'fast-check';
import { hasPicture, isAllowedAddress, linksOf, renderMarkdown } from './render-markdown.js';

const wholeOf = (text: string): string => {
  const { intro, sections } = renderMarkdown(text);
  return [intro, ...sections.map(({ html }) => html)].join('\n');
};

describe('a page’s text', () => {
  it('has parts, whose headings begin below the title', () => {
    expect(renderMarkdown('Hello *you*.\n\n# Über uns\n\nWe.\n\n## More\n\n# Über uns\n\nAgain.')).toEqual({
      intro: '<p>Hello <em>you</em>.</p>',
      sections: [
        { id: 'uber-uns', title: 'Über uns', html: '<p>We.</p>\n<h3>More</h3>' },
        { id: 'uber-uns-2', title: 'Über uns', html: '<p>Again.</p>' },
      ],
    });
    expect(renderMarkdown('#### Deep\n\nText').sections).toEqual([
      { id: 'deep', title: 'Deep', html: '<p>Text</p>' },
    ]);
  });

  it('shows HTML as its writer typed it', () => {
    expect(wholeOf('<script>alert(1)</script>\n\n<b onclick="x()">hi</b>')).not.toMatch(/<script|<b /);
    expect(wholeOf('1 < 2 & "3"')).toBe('<p>1 &lt; 2 &amp; &quot;3&quot;</p>');
  });

  it('has links to sites, mail and paths alone', () => {
    expect(wholeOf('[a](https://example.org/x) [b](/pricing) [c](mailto:a@b.nl) [d](#x)')).toBe(
      '<p><a href="https://example.org/x" rel="nofollow noopener">a</a> <a href="/pricing">b</a> ' +
        '<a href="mailto:a@b.nl">c</a> <a href="#x">d</a></p>',
    );
    for (const address of [
      'javascript:alert(1)',
      'JaVaScRiPt:x',
      'data:text/html,x',
      '//evil.example',
      'page',
      '/\\evil',
    ])
      expect([address, isAllowedAddress(address)]).toEqual([address, false]);
    expect(linksOf('[a](javascript:alert(1)) <ftp://x.example>')).toEqual([
      'javascript:alert(1)',
      'ftp://x.example',
    ]);
    expect(wholeOf('[a](javascript:alert(1)) [b](//evil.example)')).not.toMatch(/javascript|evil/);
  });

  it('has no pictures', () => {
    expect(wholeOf('![x](https://example.org/x.png)')).not.toContain('<img');
    expect(hasPicture('![x](https://example.org/x.png)')).toBe(true);
    expect(hasPicture('Wow! [x](https://example.org)')).toBe(false);
  });

  it('holds known elements alone, whatever is written', () => {
    const known = /^\/?(p|em|strong|a|ul|ol|li|h[2-6]|blockquote|pre|code|hr|br)$/;
    const piece = fc.constantFrom(
      ...[
        '# ',
        '## ',
        '* ',
        '> ',
        '[x](',
        ')',
        '![',
        '<',
        '>',
        '<script>',
        '"',
        '`',
        '\n',
        '\n\n',
        '&',
        '{{name}}',
      ],
      ...['javascript:', 'http://x', ' onclick=', '<!--', '</h2>', '<h2>', '---', '1. ', 'text', '\\', '\t'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const tags = [...wholeOf(pieces.join('')).matchAll(/<(\/?[a-z][^\s>]*)/gi)].map(
          ([, tag = '']) => tag,
        );
        return tags.every((tag) => known.test(tag.replace(/\/$/, '')));
      }),
    );
  });
});
