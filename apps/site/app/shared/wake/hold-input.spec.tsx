import { act, render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { holdInput } from './hold-input';

it('keeps a press on what only a living page can do until it lives', async () => {
  document.body.innerHTML = `<a href="/signup" data-opens="signup"><b>Sign up</b></a><a href="/terms">Terms</a>`;
  const [signup, terms] = document.querySelectorAll('a');
  const followed: (string | null)[] = [];
  const follow = (event: Event) => {
    if (!event.defaultPrevented) followed.push((event.target as Element).textContent);
    event.preventDefault();
  };
  document.body.addEventListener('click', follow);
  holdInput();
  const press = (element: Element | null | undefined, more: MouseEventInit = {}) =>
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));
  press(terms);
  press(signup?.querySelector('b'), { ctrlKey: true });
  expect(followed).toEqual(['Terms', 'Sign up']);
  press(signup?.querySelector('b'));
  expect(followed).toHaveLength(2);
  document.documentElement.dataset['alive'] = 'true';
  await Promise.resolve();
  expect(followed.slice(2)).toEqual(['Sign up']);
  press(signup);
  expect(followed.slice(3)).toEqual(['Sign up']);
  document.body.removeEventListener('click', follow);
  delete document.documentElement.dataset['alive'];
});

describe('a page that is not alive yet', () => {
  const clicked: string[] = [];
  const note = ({ target, defaultPrevented }: Event) => {
    if (!defaultPrevented && target instanceof HTMLElement) clicked.push(target.id);
  };
  beforeEach(() => {
    clicked.length = 0;
    document.body.innerHTML = `<label id="label" for="switch">News</label><input id="switch" type="checkbox" role="switch">
      <button id="menu" type="button" popovertarget="x">Menu</button><button id="end" type="button">End</button>`;
    document.body.addEventListener('click', note);
    holdInput();
  });
  afterEach(() => {
    document.body.removeEventListener('click', note);
    delete document.documentElement.dataset['alive'];
  });
  const press = (id: string) => document.getElementById(id)?.click();

  it('turns a switch whose label was pressed once it lives', async () => {
    press('label');
    expect((document.getElementById('switch') as HTMLInputElement).checked).toBe(false);
    document.documentElement.dataset['alive'] = 'true';
    await Promise.resolve();
    expect((document.getElementById('switch') as HTMLInputElement).checked).toBe(true);
  });

  it('leaves what needs no script, and gives a press back when its scripts fail', () => {
    press('menu');
    press('end');
    expect(clicked).toEqual(['menu']);
    document.head.append(document.createElement('script'));
    document.head.querySelector('script:last-child')?.dispatchEvent(new Event('error'));
    expect(clicked).toEqual(['menu', 'end']);
  });
});

it('gives a page that comes alive the words that were written into it before', async () => {
  let known = '';
  function Page() {
    const [text, setText] = useState('');
    const [isAlive, setAlive] = useState(false);
    useEffect(() => setAlive(true), []);
    known = text;
    return <textarea value={text} aria-busy={!isAlive} onChange={({ target }) => setText(target.value)} />;
  }
  document.body.innerHTML = `<div>${renderToString(<Page />)}</div>`;
  const field = document.querySelector('textarea');
  holdInput();
  if (field) field.value = 'Which book';
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  render(<Page />, { container: document.querySelector('div') ?? document.body, hydrate: true });
  expect(known).toBe('');
  await act(async () => {
    document.documentElement.dataset['alive'] = 'true';
    await Promise.resolve();
  });
  expect([known, field?.value]).toEqual(['Which book', 'Which book']);
  delete document.documentElement.dataset['alive'];
});
