import type { Chat } from '@kindling/contract/chats/calls/chats';
import { matchingChats, withChatRead, withoutChat } from './chat-list-rules';

const chat = (conversation: string, unread: number): Chat => ({
  conversation,
  profile: {
    id: `p-${conversation}`,
    name: conversation,
    age: 40,
    gender: null,
    country: null,
    region: null,
    city: null,
    fictional: false,
    main_image: null,
    notes: { new_member: false, verified_photo: false },
  },
  online: false,
  num_unread_messages: unread,
  messages: [],
});
const list = { chats: [chat('a', 2), chat('b', 3)], total_unread_messages: 5 };

describe('the list of chats', () => {
  it('loses a removed conversation and its unread messages', () => {
    expect(withoutChat(list, 'a')).toEqual({ chats: [chat('b', 3)], total_unread_messages: 3 });
  });

  it('has nothing unread in an opened conversation', () => {
    expect(withChatRead(list, 'b')).toEqual({
      chats: [chat('a', 2), chat('b', 0)],
      total_unread_messages: 2,
    });
  });

  it('stays as it is for a conversation that is not in it', () => {
    expect(withoutChat(list, 'x')).toEqual(list);
    expect(withChatRead(list, 'x')).toEqual(list);
  });
});

describe('the search among the chats', () => {
  const named = (name: string, text: string): Chat => {
    const one = chat(name, 0);
    return { ...one, profile: { ...one.profile, name }, messages: [], conversation: text };
  };
  const chats = [named('Zoë', 'Tot morgen in Den Haag'), named('Renée', 'Koffie?'), named('Bo', 'tot later')];
  const found = (typed: string) =>
    matchingChats(chats, typed, ({ conversation }) => conversation).map(({ profile }) => profile.name);

  it('finds by name and by preview, whatever marks and capitals are typed', () => {
    expect(found('zoe')).toEqual(['Zoë']);
    expect(found('TOT')).toEqual(['Zoë', 'Bo']);
    expect(found('renée koffie')).toEqual(['Renée']);
  });

  it('shows all before anything is typed, and nothing where a word is missing', () => {
    expect(found('  ')).toHaveLength(3);
    expect(found('zoe koffie')).toEqual([]);
  });
});
