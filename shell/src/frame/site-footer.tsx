import { Link } from '@site/router';
import { siteSettings } from '@site/settings';
import { useId, type ReactNode } from 'react';
import { useCurrentRegistry } from '../remotes/live-registry';
import { Brand } from './brand';
import { groupsOf, linksIn } from './navigation';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const { brand, copyrightYear, links } = siteSettings();
  const registry = useCurrentRegistry();
  return (
    <footer className={`${styles.footer} ui-later`}>
      <div className={`ui-container ${styles.columns}`}>
        <AboutTheHouse />
        {groupsOf(linksIn(registry, 'footer')).map((group) => (
          <LinkGroup key={group.id} heading={group.label}>
            {group.links.map(({ to, outer, label }) =>
              outer ? (
                <OuterLink key={label} href={links[outer]}>
                  {label}
                </OuterLink>
              ) : (
                <InnerLink key={label} to={to}>
                  {label}
                </InnerLink>
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
          {linksIn(registry, 'legal').map(({ to, label }) => (
            <InnerLink key={to} to={to}>
              {label}
            </InnerLink>
          ))}
        </ul>
      </div>
    </footer>
  );
}

function AboutTheHouse() {
  const { brand, contact } = siteSettings();
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

function InnerLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to}>{children}</Link>
    </li>
  );
}

function OuterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} rel="noopener external">
        {children}
      </a>
    </li>
  );
}
