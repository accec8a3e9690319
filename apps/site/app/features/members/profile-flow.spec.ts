import type { Photo, ShownPrompt } from '@kindling/contract/profiles/profile';
import { flowOf, galleryOf } from './profile-flow';

const photo = (id: string, ...locked_by: Photo['locked_by']) => ({ id, locked_by }) as Photo;
const prompts: ShownPrompt[] = [
  { prompt: 'first_date', answer: 'a' },
  { prompt: 'small_joy', answer: 'b' },
  { prompt: 'together_we', answer: 'c' },
];
const told = { about: 'Hi', interests: ['art' as const], prompts };
const none = { about: '', interests: [], prompts: [] };

/** The flow in short: photos by their ids, words by their kinds, locked photos as `id+more`. */
const shortOf = (items: ReturnType<typeof flowOf>) =>
  items.map((item) => {
    if (item.kind === 'photo') return item.photo.id;
    if (item.kind === 'locked') return `${item.photo.id}+${item.more}`;
    return item.kind === 'prompt' ? item.prompt.answer : item.kind;
  });

describe('a profile below its first photo', () => {
  it('gives words and photos in turn, words first', () => {
    const gallery = ['1', '2', '3'].map((id) => photo(id));
    expect(shortOf(flowOf(gallery, told))).toEqual(['a', '2', 'about', '3', 'b', 'interests', 'c']);
    expect(shortOf(flowOf(gallery, none))).toEqual(['2', '3']);
    expect(shortOf(flowOf([], { ...told, prompts: [] }))).toEqual(['about', 'interests']);
  });

  it('names the lock of hidden photos once, at the end, whatever their place', () => {
    const gallery = [photo('1'), photo('2', 'premium'), photo('3'), photo('4', 'premium'), photo('5', 'age')];
    expect(shortOf(flowOf(gallery, { ...none, about: 'Hi' }))).toEqual(['about', '3', '2+1', '5+0']);
  });

  it('counts photos as the gallery does, whose first is the main one', () => {
    const main = photo('m');
    const gallery = galleryOf({ main_image: main, photos: [photo('1'), photo('2')] });
    expect(gallery.map(({ id }) => id)).toEqual(['m', '1', '2']);
    expect(galleryOf({ main_image: main, photos: [photo('1'), main] }).map(({ id }) => id)).toEqual([
      '1',
      'm',
    ]);
    const numbers = flowOf(gallery, none).map((item) => 'number' in item && item.number);
    expect(numbers).toEqual([2, 3]);
  });
});
