export { renderPage } from './render-page';
export {
  createSampleDescriptor,
  createSampleRegistry,
  createSampleRoute,
  createSampleSettings,
} from '@site/contract/samples';
