import { entryWarningCountries, opensEntryWarning } from './entry-warning-rule';
import { startEntryWarning } from './start-entry-warning';

const facts = { enabled: 'yes', loggedIn: false, page: 'index', onlyIn: undefined } as const;

/** As in the page: its source alone, without access to this module. */
function run(given: Parameters<typeof startEntryWarning>[2] = facts) {
  const source = `(${startEntryWarning.toString()})('warning',${opensEntryWarning.toString()},${JSON.stringify(given)})`;
  new Function(source)();
}

const opened = jest.fn();

beforeEach(() => {
  localStorage.clear();
  opened.mockClear();
  document.body.innerHTML = '<dialog id="warning"></dialog>';
  // Missing in jsdom: modal dialogs, media queries.
  HTMLDialogElement.prototype.showModal = opened;
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

describe('the script of the entry warning', () => {
  it('opens it, once per visitor, and keeps the moment as a unix timestamp', () => {
    run();
    expect(opened).toHaveBeenCalledTimes(1);
    document.querySelector('dialog')?.dispatchEvent(new Event('close'));
    expect(Number(localStorage.getItem('entry-warning'))).toBeGreaterThan(1_600_000_000);
    expect(Number(localStorage.getItem('entry-warning'))).toBeLessThan(10_000_000_000);
    run();
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('keeps the answer with the press itself: the page may be left before the dialog tells that it is closed', () => {
    document.body.innerHTML = '<dialog id="warning"><form method="dialog"></form></dialog>';
    run();
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
    expect(localStorage.getItem('entry-warning')).not.toBeNull();
  });

  it.each([
    ['NL', 1],
    ['FR', 0],
  ] as const)('on a bare layout asks for the country: %s opens it %d times', async (country, times) => {
    const answer = { geoip_selected_country: null, geoip_country: country };
    globalThis.fetch = async () => Response.json(answer);
    run({ ...facts, onlyIn: entryWarningCountries });
    expect(opened).not.toHaveBeenCalled();
    // The answer is read in a few promise steps, none of which waits for time.
    await Response.json(answer).json();
    for (let step = 0; step < 10; step++) await null;
    expect(opened).toHaveBeenCalledTimes(times);
  });
});
