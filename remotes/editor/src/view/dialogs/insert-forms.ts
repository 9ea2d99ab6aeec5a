export { QrCodeForm } from './qr-code-form';
export { VideoLinkForm } from './video-link-form';
export { GuideForm } from './guide-form';
export { IconPicker } from './icon-picker';
