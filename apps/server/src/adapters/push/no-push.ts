import { Push, type SentPush } from '../../ports/push.js';

/** Where the operator set up no keys: nobody can subscribe, so there is nobody to send to. */
export class NoPush extends Push {
  readonly publicKey = null;

  override send(): Promise<'gone'> {
    return Promise.resolve('gone');
  }

  override list(): Promise<SentPush[]> {
    return Promise.resolve([]);
  }
}
