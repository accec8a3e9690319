export { SendingIdentities, type SendingIdentity } from './sending-identity.js';
