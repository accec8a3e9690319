import { judgeCodes } from './console-codes.ts';

describe('codes that the console names in Dutch', () => {
  it('are missed in their file, and so is a code behind a name', () => {
    expect(judgeCodes(['gone', 'kept'], new Set(['kept', 'typing_marks']))).toEqual([
      'apps/admin/locales/nl/codes.json: "typing_marks" is missing, the name of a code of the contract',
      'apps/admin/locales/nl/codes.json: "gone" is no code of the contract',
    ]);
  });
});
