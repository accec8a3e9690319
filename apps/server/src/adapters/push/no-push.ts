import { Push, type SentPush } from '../../ports/push.js';

/** Without the operator's keys: no browser can subscribe, so there is none to send to. */
export class NoPush extends Push {
  readonly publicKey = null;

  override send(): Promise<'gone'> {
    return Promise.resolve('gone');
  }

  override list(): Promise<SentPush[]> {
    return Promise.resolve([]);
  }
}
