import { hintsCookie, hintsOf } from '@kindling/contract/site-hints';
import { keepHint } from './hints';

const kept = () => new RegExp(`${hintsCookie}=([^;]*)`).exec(document.cookie)?.[1];

describe('the hints of a browser', () => {
  it('are kept and forgotten one by one', () => {
    keepHint('push', false);
    expect(kept()).toBeUndefined();
    keepHint('push', true);
    keepHint('deck', true);
    expect(hintsOf(kept())).toEqual(['deck', 'push']);
    keepHint('deck', false);
    expect(hintsOf(kept())).toEqual(['push']);
    keepHint('push', false);
    expect(hintsOf(kept())).toEqual([]);
  });

  it('are what the contract names, whatever a cookie says', () => {
    expect(hintsOf(undefined)).toEqual([]);
    expect(hintsOf('deck.<b>.push.deck')).toEqual(['deck', 'push']);
  });
});
