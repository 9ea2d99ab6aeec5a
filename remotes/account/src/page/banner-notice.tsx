import { Notice } from '@site/ui';
import { readBanner } from '../rules/banner-message';
import { useQuery } from './use-query';

/** Banner for `?message=`, as plain text. */
export function BannerNotice() {
  const banner = readBanner(useQuery());
  if (!banner) return null;
  return (
    <Notice kind={banner.kind}>
      <p>{banner.text}</p>
    </Notice>
  );
}
