import { sleepingScriptId, wakePage } from './wake-page';

afterEach(() => {
  document.head.replaceChildren();
  jest.useRealTimers();
});

const added = () =>
  [...document.head.children].map((element) =>
    element instanceof HTMLScriptElement ? [element.type, element.textContent] : element.getAttribute('href'),
  );

it('starts the page once, at the first sign of a reader, with all of its parts side by side', () => {
  document.body.innerHTML = `<script type="text/plain" id="${sleepingScriptId}" data-still>start()</script>
    <dialog open><button>Yes</button></dialog>`;
  wakePage(sleepingScriptId, ['/a.js', '/b.js']);
  document.querySelector('button')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 }));
  expect(added()).toEqual([]);
  window.dispatchEvent(new Event('keydown'));
  window.dispatchEvent(new Event('pointermove'));
  expect(added()).toEqual(['/a.js', '/b.js', ['module', 'start()']]);
});

it('starts the page without a reader once it is loaded, where it may', () => {
  jest.useFakeTimers();
  document.body.innerHTML = `<script type="text/plain" id="${sleepingScriptId}">start()</script>`;
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  wakePage(sleepingScriptId, []);
  jest.runAllTimers();
  expect(added()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  jest.runAllTimers();
  expect(added()).toEqual([['module', 'start()']]);
  window.dispatchEvent(new Event('keydown'));
  expect(added()).toHaveLength(1);
});
