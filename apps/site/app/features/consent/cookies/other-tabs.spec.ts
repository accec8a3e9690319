import { hearOtherTabs, tellOtherTabs } from './other-tabs';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

/** Another tab, as far as messages go. */
function otherTab(): BroadcastChannel {
  const tab = new BroadcastChannel('kindling-consent');
  closers.push(() => tab.close());
  return tab;
}

describe('a choice about cookies', () => {
  it('is heard from other tabs, and never by the page that it was made on', async () => {
    const heard = jest.fn();
    closers.push(hearOtherTabs(heard));
    // Opened later, so that it receives later, too.
    const there = otherTab();
    const toldThere = new Promise((resolve) => (there.onmessage = resolve));
    tellOtherTabs();
    await toldThere;
    expect(heard).not.toHaveBeenCalled();

    const toldHere = new Promise<void>((resolve) => heard.mockImplementation(() => resolve()));
    there.postMessage(null);
    await toldHere;
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is told by a page that listens to nobody, too', async () => {
    const there = otherTab();
    const toldThere = new Promise((resolve) => (there.onmessage = resolve));
    tellOtherTabs();
    await toldThere;
  });
});
