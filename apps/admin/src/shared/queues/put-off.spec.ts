import { PutOff } from './put-off';

test('what is put off again stands last, and the oldest is forgotten', () => {
  const putOff = new PutOff();
  for (const item of ['a', 'b', 'a']) putOff.add(item);
  expect(putOff.all).toEqual(['b', 'a']);
  for (let index = 0; index < 50; index++) putOff.add(String(index));
  expect(putOff.all).toHaveLength(50);
  expect(putOff.all).not.toContain('a');
  putOff.keepOnly('49');
  expect(putOff.all).toEqual(['49']);
  putOff.keepOnly(undefined);
  expect(putOff.all).toEqual([]);
});
