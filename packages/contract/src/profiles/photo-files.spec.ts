import { renditionWidths } from './photo-files.js';

describe('widths of a photo', () => {
  it.each([
    [4000, [240, 480, 960]],
    [960, [240, 480, 960]],
    [640, [240, 480, 640]],
    [480, [240, 480]],
    [100, [100]],
  ])('of %i pixels never exceed the source', (source, widths) => {
    expect(renditionWidths(source)).toEqual(widths);
  });
});
