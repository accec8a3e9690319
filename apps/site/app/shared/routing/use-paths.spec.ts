import { pathWords } from '@kindling/contract/paths/path-words';
import { tableParameters } from './use-paths';

describe('tableParameters', () => {
  it('turns a translated parameter back into the table’s word', () => {
    expect(tableParameters('likes-type', { type: 'ontvangen' }, pathWords.nl)).toEqual({ type: 'received' });
  });

  it('leaves unknown words and other parameters alone', () => {
    expect(tableParameters('likes-type', { type: 'nonsense' }, pathWords.nl)).toEqual({ type: 'nonsense' });
    expect(tableParameters('members-id', { id: 'leden' }, pathWords.nl)).toEqual({ id: 'leden' });
  });
});
