import { currentQuote, quoteOf } from './quote-of';
import { someMessage } from './some-message';

const message = someMessage(1, { text: 'regretted' });

describe('the quote of an answer that is on its way', () => {
  it('is as it was kept while its message is not at hand', () => {
    expect(currentQuote(quoteOf(message), [])).toEqual(quoteOf(message));
    expect(currentQuote(null, [message])).toBeNull();
  });

  it('says nothing any more of a message that was taken back since', () => {
    const retracted = { ...message, text: '', retracted: true };
    expect(currentQuote(quoteOf(message), [retracted])).toMatchObject({ text: '', retracted: true });
  });
});
