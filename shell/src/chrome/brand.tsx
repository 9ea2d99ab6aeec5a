import { Link } from '@site/page/router';
import { getSiteSettings } from '@site/page/settings';
import { BrandMark } from '@site/ui';
import { use } from 'react';
import { LanguageContext, useShellStrings } from '../languages/shell-strings';
import { useRegistry } from '../remotes/live-registry';
import styles from './brand.module.css';
import { translatedPathOf } from './navigation';

/** Logo and name of the site, linked to the home page. */
export function Brand() {
  const { name } = getSiteSettings().brand;
  const strings = useShellStrings();
  const home = translatedPathOf(useRegistry(), '/', use(LanguageContext));
  return (
    <Link to={home} className={styles.brand} aria-label={strings.home.replace('{name}', name)}>
      <BrandMark />
      <span>{name}</span>
    </Link>
  );
}
