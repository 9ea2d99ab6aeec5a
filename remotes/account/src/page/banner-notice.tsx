import { Notice } from '@site/ui';
import { readBanner } from '../rules/read-banner';
import { useHydratedSearchParams } from './use-hydrated-search-params';

/** Banner for `?message=`, as plain text. */
export function BannerNotice() {
  const banner = readBanner(useHydratedSearchParams());
  if (!banner) return null;
  return (
    <Notice kind={banner.kind}>
      <p>{banner.text}</p>
    </Notice>
  );
}
