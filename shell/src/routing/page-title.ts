import { formatDocumentTitle } from '@site/contract';
import { getSiteSettings } from '@site/page/settings';

let pageTitle: string | undefined;

/** Title that the visible page has by its own data, without the brand. */
export function getPageTitle(): string | undefined {
  return pageTitle;
}

/** Sets the title of the visible page. Without one, the next navigation shows that of its route. */
export function setPageTitle(title: string | undefined): void {
  pageTitle = title;
  if (title !== undefined && typeof document !== 'undefined')
    document.title = formatDocumentTitle(title, getSiteSettings());
}
