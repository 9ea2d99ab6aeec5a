import { getSiteSettings } from '@site/settings';
import { Notice } from '@site/ui';
import { readBanner } from '../rules/read-banner';
import styles from './banner-notice.module.css';
import { useHydratedSearchParams } from './use-hydrated-search-params';

/** Notice for `?message=`: a message of this site, or a quotation that says it is not one. Always plain text. */
export function BannerNotice() {
  const banner = readBanner(useHydratedSearchParams());
  if (!banner) return null;
  if (banner.kind === 'quotation') return <Quotation text={banner.text} />;
  return (
    <Notice kind={banner.kind}>
      <p>{banner.text}</p>
    </Notice>
  );
}

function Quotation({ text }: { text: string }) {
  return (
    <Notice kind="warning">
      <p>
        The link you followed contains this text. {getSiteSettings().brand.name} did not write it.
      </p>
      <blockquote className={styles.quotation}>{text}</blockquote>
    </Notice>
  );
}
