import type { ChatTexts } from './chat-texts.js';

/** English chats and complaints. */
export const linesEn: ChatTexts = {
  openingLines: [
    'What do you cook when you want to impress somebody?',
    'Harbour walk or a warm pub for a first meeting?',
    'What made you laugh out loud this week?',
    'Your smile improved my commute, so I had to say hello.',
    'If we were having coffee right now, where would we be?',
    'Tell me one thing that is not in your profile.',
  ],
  dialogues: [
    [
      'Morning! Do you really swim in the sea all year?',
      'Every Sunday. I complain for ten minutes and glow for six hours.',
      'I have a wetsuit and no courage. Any advice?',
      'Bring a flask, wear a hat, and do not think.',
      'That is also how I date.',
      'Then you will be fine. Sunday at nine, by the slipway?',
      'I will be the one screaming politely.',
    ],
    [
      'Your dog is very handsome. You are not bad either.',
      'He will be insufferable when I read him this.',
      'Does he approve of visitors?',
      'Only if they throw things. Sticks, ideally.',
      'I was on the school cricket team. Well, near it.',
      'He accepts your application.',
    ],
    [
      'I have to ask about the ukulele in your third picture.',
      'A bet I lost, followed by a hobby I love.',
      'Can you play anything I would know?',
      'One sea shanty and half of a love song. I am working on the second half.',
      'Sounds like you need an audience with low standards.',
      'Are you free on Thursday?',
    ],
    [
      'What are you reading at the moment?',
      'A history of lighthouses. It is better than it sounds.',
      'It sounds excellent. I fix the lamps in a few of them.',
      'You are joking.',
      'Three so far. I can get you up one, if you do not mind stairs.',
      'I have never minded stairs less.',
    ],
    [
      'Hello there. I never know how to start these.',
      'You have started very well. How is your evening?',
      'Quiet. Rain on the window, a stew on the stove.',
      'That is my favourite kind. What goes in the stew?',
      'Everything in the fridge and a secret.',
      'I am good with secrets. And with fridges.',
    ],
    [
      'Be honest, how many plants do you own?',
      'Forty-one. The forty-second is on order.',
      'Do they have names?',
      'Only the difficult ones. There is a fern called Margaret.',
      'I would like to meet Margaret.',
      'She is high maintenance, but I will put in a word.',
    ],
    [
      'You mentioned night trains. Which one was best?',
      'Paris to Vienna, before they cut it. I woke up to mountains and somebody brought coffee.',
      'That might be the most romantic sentence on this site.',
      'It was a conductor called Gerald.',
      'Do not ruin it.',
      'Fine. What about you, where next?',
      'Lisbon, slowly, preferably with company.',
    ],
    [
      'How was the match on Saturday?',
      'We lost by thirty points and sang all the way home. You?',
      'I knitted half a sleeve and watched the rain.',
      'For anyone in particular?',
      'It is a very large sleeve, so perhaps for you.',
      'I will take my arm out of its sling for that.',
    ],
  ],
  exchanges: [
    ['What is the best view in your city?', 'The top deck of the number nine, at about six in the evening.'],
    ['Early bird or night owl?', 'Owl with a day job. It is a constant struggle.'],
    ['That jumper in your picture is magnificent.', 'Thank you. My aunt would like to be credited.'],
    [
      'Can you recommend a film for a wet Tuesday?',
      'Something to cry at or something to shout at?',
      'A bit of both.',
      'Then I know just the one. Have you got biscuits?',
    ],
    ['First message, I am slightly nervous.', 'You are doing brilliantly. Tell me about your day.'],
    [
      'What would you do with a free afternoon?',
      'Bookshop, chips, a bench with a view. In no particular order.',
      'I can offer a bench.',
      'Then I will bring the chips.',
    ],
    ['Do you still play the fiddle?', 'Every Wednesday at the Anchor, badly but with feeling.'],
    ['Where did you last travel?', 'Galway for a weekend that turned into a week.'],
    ['Tea or coffee?', 'Coffee until noon, tea until bed. I have rules.'],
    ['What makes a good Sunday for you?', 'Bacon, papers, a long walk and nobody asking what the plan is.'],
    [
      'We seem to like all the same things. Is that allowed?',
      'I think it is encouraged. Let us find something to argue about.',
    ],
    [
      'Nice to match with you! Coffee some time?',
      'Yes please. I know a place on the quay with terrible chairs and wonderful cake.',
    ],
    ['What is your signature dish?', 'Fish pie. People have proposed over it. Not to me, but still.'],
    ['Do you dance?', 'Only when there is music, and sometimes when there is not.'],
  ],
  complaints: [
    {
      subject: 'payment',
      text: 'I was charged for a bundle, but the credits have not arrived. The payment page said completed.',
    },
    {
      subject: 'message',
      text: 'A member keeps writing to me although I asked him to stop. I have blocked him but would like you to know.',
    },
    {
      subject: 'profile',
      text: 'This profile says Bristol but told me he lives abroad and cannot meet. Please have a look.',
    },
    {
      subject: 'photo',
      text: 'My picture was removed because of a second person in it. That is my own brother, who agreed. May I appeal?',
    },
    {
      subject: 'account',
      text: 'I changed my mail address a week ago and still get messages at the old one.',
    },
    {
      subject: 'payment',
      text: 'I would like to withdraw from my purchase of yesterday, I have not used any of the credits.',
    },
    {
      subject: 'message',
      text: 'Somebody asked me for gift card numbers after two messages. I did not send any.',
    },
    {
      subject: 'other',
      text: 'Could the swipe screen have bigger buttons? My thumbs are not what they were. Otherwise lovely.',
    },
  ],
};
