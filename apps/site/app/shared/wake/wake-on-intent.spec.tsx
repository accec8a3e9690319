import { sleepingScriptId, wakeOnIntent } from './wake-on-intent';

it('starts the page once, at the first sign of a reader', () => {
  document.body.innerHTML = `<script type="text/plain" id="${sleepingScriptId}">start()</script>
    <dialog open><button>Yes</button></dialog>`;
  const started = () =>
    [...document.head.querySelectorAll('script')].map(({ type, textContent }) => [type, textContent]);
  wakeOnIntent(sleepingScriptId);
  document.querySelector('button')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 }));
  expect(started()).toEqual([]);
  window.dispatchEvent(new Event('keydown'));
  window.dispatchEvent(new Event('pointermove'));
  expect(started()).toEqual([['module', 'start()']]);
});

it('keeps a press on what only a living page can do until it lives', async () => {
  document.body.innerHTML = `<script type="text/plain" id="${sleepingScriptId}">start()</script>
    <a href="/signup" data-opens="signup"><b>Sign up</b></a><a href="/terms">Terms</a>`;
  const [signup, terms] = document.querySelectorAll('a');
  const followed: (string | null)[] = [];
  document.body.addEventListener('click', (event) => {
    if (!event.defaultPrevented) followed.push((event.target as Element).textContent);
    event.preventDefault();
  });
  wakeOnIntent(sleepingScriptId);
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
  delete document.documentElement.dataset['alive'];
});
