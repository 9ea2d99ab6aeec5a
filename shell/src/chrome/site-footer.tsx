import { Link } from '@site/router';
import { getSiteSettings } from '@site/settings';
import { useId, type ReactNode } from 'react';
import { useRegistry } from '../remotes/live-registry';
import { Brand } from './brand';
import { groupLinks, listNavigationLinks } from './navigation';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const { brand, copyrightYear, links } = getSiteSettings();
  const registry = useRegistry();
  return (
    <footer className={`${styles.footer} ui-later`}>
      <div className={`ui-container ${styles.columns}`}>
        <CompanyAddress />
        {groupLinks(listNavigationLinks(registry, 'footer')).map((group) => (
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
          © {copyrightYear} {brand.legalName}. All rights reserved.
        </p>
        <ul>
          {listNavigationLinks(registry, 'legal').map(({ to, label }) => (
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
      {brand.about && <p>{brand.about}</p>}
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
    <nav aria-labelledby={id}>
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
