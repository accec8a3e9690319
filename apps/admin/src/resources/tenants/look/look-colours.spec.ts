import { colourOf, tidyLook, withColour } from './look-colours';

describe('a brand’s own look', () => {
  it('takes a colour, and is none once the last is given back to the theme', () => {
    const chosen = withColour({}, 'primary', '#112233');
    expect(chosen).toEqual({ colours: { primary: '#112233' } });
    expect(withColour(chosen ?? {}, 'primary', undefined)).toBeUndefined();
  });

  it('keeps what is chosen for the night beside what is chosen for the day', () => {
    const chosen = withColour({ colours: { primary: '#112233' } }, 'dark.primary', '#ddeeff');
    expect(chosen).toEqual({ colours: { primary: '#112233', dark: { primary: '#ddeeff' } } });
    expect(colourOf(chosen ?? {}, 'dark.primary')).toBe('#ddeeff');
    expect(withColour(chosen ?? {}, 'dark.primary', undefined)).toEqual({ colours: { primary: '#112233' } });
  });

  it('has no parts that say nothing', () => {
    expect(tidyLook({ hero: undefined, colours: {}, bar: 'pill' })).toEqual({ bar: 'pill' });
    expect(tidyLook({ colours: {} })).toBeUndefined();
  });
});
