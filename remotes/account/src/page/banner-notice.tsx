import { getSiteSettings } from '@site/page/settings';
import { Notice } from '@site/ui';
import { messages } from '../messages';
import { readBanner } from '../rules/read-banner';
import styles from './banner-notice.module.css';
import { useHydratedSearchParams } from './use-hydrated-search-params';

/** Notice for `?message=`: a message of this site, or a quotation that says it is not one. Always plain text. */
export function BannerNotice() {
  const banner = readBanner(useHydratedSearchParams());
  if (!banner) return null;
  if (banner.kind === 'quotation') return <Quotation text={banner.text} />;
  return (
    <>
      <Notice kind={banner.kind}>
        <p>{banner.text}</p>
      </Notice>
      {banner.text === messages.authenticationFailed && <p>{USED_LINK_ADVICE}</p>}
    </>
  );
}

const USED_LINK_ADVICE =
  'A link in an email works once, and not for long. If you opened this one before, sign in: your account may be ready. If it isn’t, you’ll be offered a new link.';

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
