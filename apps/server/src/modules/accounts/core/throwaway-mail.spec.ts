import { throwawayMailProblem } from './throwaway-mail.js';

const refuses = { refuse_throwaway_mail: true };

test.each(['me@mailinator.com', 'Me@MAILINATOR.com ', 'me@box.of.mailinator.com', 'me@yopmail.com'])(
  'a brand that wants to reach its members refuses %s',
  async (email) => expect(await throwawayMailProblem(email, refuses)).toBe('email_disposable'),
);

test.each([
  'me@gmail.com',
  'me@web.de',
  'me@proton.me',
  'me@no-mailinator.example',
  'me@mailinator.com.example',
])('and takes %s', async (email) => expect(await throwawayMailProblem(email, refuses)).toBeUndefined());

test('a brand that says nothing takes every address', async () => {
  expect(await throwawayMailProblem('me@mailinator.com', {})).toBeUndefined();
  expect(await throwawayMailProblem('me@mailinator.com', { refuse_throwaway_mail: false })).toBeUndefined();
});
