/** How the demo puts its pictures in, approved ones too. No module may: members' photos come in by their upload. */
export type { Pixels } from '../../pictures/pictures.api.js';
export { StoreApprovedPhoto } from './gallery/store-approved-photo.js';
export { StorePhoto } from './gallery/store-photo.js';
