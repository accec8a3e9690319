import { consoleTexts } from './console-texts.ts';

describe('consoleTexts', () => {
  it('finds what a source says, and what nobody can translate', () => {
    const source = `
      const names = { one: t('One'), two: t("It isn't {{what}}", { what: t('two') }) };
      const page = <TextWith english="Go to <a>there</a>" parts={{ a: <Link /> }} />;
      set('nothing'); t(variable); translated(title);`;
    expect(consoleTexts(source)).toEqual({
      texts: ['One', "It isn't {{what}}", 'two', 'Go to <a>there</a>'],
      computed: ['t(variable)'],
      bare: [],
    });
  });

  it('finds what stands there in every language alike', () => {
    const source = `
      const page = <Page label="Likes" title={isNew ? 'New' : t('Old')} id="not-read" aria-label={\`\${count} left\`}>
        Kindling <b>and others</b> · {isLate && 'late'} {name} {'x'} <code>npm start</code> <Part name="On lists" variant="contained" />
      </Page>;`;
    expect(consoleTexts(source).bare).toEqual(['Likes', 'New', ' left', 'and others', 'late', 'On lists']);
  });

  it('finds the texts of a list', () => {
    expect(
      consoleTexts(`const forms = ['Fill this in.', 'Write {{amount}}.'] as const;`, true).texts,
    ).toEqual(['Fill this in.', 'Write {{amount}}.']);
  });
});
