/** How the demo puts its pictures in, approved ones too. No module may: members' photos come in by their upload. */
export type { Pixels } from './process-photo.js';
export { StoreApprovedPhoto } from './store-approved-photo.js';
export { StorePhoto } from './store-photo.js';
