export { renderPage } from './render-page';
export { descriptor, registry, route, siteSettings } from '@site/contract/samples';
