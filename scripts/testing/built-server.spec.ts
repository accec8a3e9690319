import { root } from '../root.ts';
import { opensBuiltServer } from './built-server.ts';

describe('the built server', () => {
  it.each([
    ['every spec', [], true],
    ['one that starts it', ['shutdown'], true],
    ['one that starts it through another file', ['api/page-walk'], true],
    ['two, of which one does', ['likes', 'SHUTDOWN'], true],
    ['options that could choose anything', ['likes', '--testPathPatterns', 'shutdown'], true],
    ['specs that start the sources', ['tests/api/likes.spec.ts', 'chats.spec'], false],
    ['a test of such a spec by its name', ['likes', '-t', 'shutdown'], false],
  ])('is opened by %s: %j %s', (_what, further, opens) => {
    expect(opensBuiltServer(root, further)).toBe(opens);
  });
});
