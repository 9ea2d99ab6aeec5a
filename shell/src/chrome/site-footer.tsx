import { SITE_LANGUAGE } from '@site/contract';
import { Link } from '@site/page/router';
import { getSiteSettings } from '@site/page/settings';
import { use, useId, type ReactNode } from 'react';
import { LanguageContext, useShellStrings } from '../languages/shell-strings';
import { useRegistry } from '../remotes/live-registry';
import { Brand } from './brand';
import { groupLinks, listNavigationLinks } from './navigation';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const { brand, copyrightYear, links } = getSiteSettings();
  const registry = useRegistry();
  const { rightsReserved } = useShellStrings();
  const language = use(LanguageContext);
  return (
    <footer className={`${styles.footer} ui-later`}>
      <div className={`ui-container ${styles.columns}`}>
        <CompanyAddress />
        {groupLinks(listNavigationLinks(registry, 'footer', language)).map((group) => (
          <LinkGroup key={group.id} heading={group.label}>
            {group.links.map(({ to, externalLink, label }) =>
              externalLink ? (
                <ExternalLink key={label} href={links[externalLink]}>
                  {label}
                </ExternalLink>
              ) : (
                <InternalLink key={label} to={to}>
                  {label}
                </InternalLink>
              ),
            )}
          </LinkGroup>
        ))}
      </div>
      <div className={`ui-container ${styles.legal}`}>
        <p>
          © {copyrightYear} {brand.legalName}. {rightsReserved}
        </p>
        <ul>
          {listNavigationLinks(registry, 'legal', language).map(({ to, label }) => (
            <InternalLink key={to} to={to}>
              {label}
            </InternalLink>
          ))}
        </ul>
      </div>
    </footer>
  );
}

function CompanyAddress() {
  const { brand, contact } = getSiteSettings();
  return (
    <div className={styles.about}>
      <Brand />
      {/* The settings have it in one language. */}
      {brand.about && use(LanguageContext) === SITE_LANGUAGE && <p>{brand.about}</p>}
      <address>
        {contact.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </address>
    </div>
  );
}

function LinkGroup({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <nav className="ui-no-print" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>{children}</ul>
    </nav>
  );
}

function InternalLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to}>{children}</Link>
    </li>
  );
}

function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} rel="noopener external">
        {children}
      </a>
    </li>
  );
}
