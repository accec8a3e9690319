import { SmsGateway } from '../../ports/sms.js';

/** An installation without a gateway. */
export class NoSms extends SmsGateway {
  readonly isAvailable = false;

  override send(): Promise<void> {
    return Promise.reject(new Error('No gateway for short messages is set up'));
  }
}
