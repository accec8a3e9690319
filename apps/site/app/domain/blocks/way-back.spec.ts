import { stepsBack } from './way-back';

const [anna, chat] = ['anna', 'chat-with-anna'];

describe('the way back from somebody', () => {
  const back = (...addresses: (string | null)[]) => stepsBack(addresses, addresses.length - 1, [anna, chat]);

  it('leads to the page before', () => {
    expect(back('/members?gender=female', '/members/anna')).toBe(-1);
  });

  it('passes by every page that is about them', () => {
    expect(back('/likes', '/members/anna', '/members/anna/chat', '/chats/chat-with-anna')).toBe(-3);
  });

  it('does not count what lies ahead', () => {
    expect(stepsBack(['/members', '/members/anna', '/chats'], 1, [anna])).toBe(-1);
  });

  it('is unknown where they were the first, and where the browser does not tell', () => {
    expect(back('/members/anna')).toBeNull();
    expect(back('/members/anna', '/members/anna/chat')).toBeNull();
    expect(back('/members', null, '/members/anna')).toBeNull();
    expect(stepsBack([], 0, [anna])).toBeNull();
  });
});
