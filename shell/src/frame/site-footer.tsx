import { Link } from '@site/router';
import { siteSettings } from '@site/session';
import { useId, type ReactNode } from 'react';
import { useCurrentRegistry } from '../remotes/live-registry';
import { BrandMark } from './brand-mark';
import { groupsOf, linksIn } from './navigation';

/** Where the video channel of the settings stands among the pages. */
const resources = 'Resources';

export function SiteFooter() {
  const { brand, copyrightYear, links } = siteSettings();
  const registry = useCurrentRegistry();
  return (
    <footer className="site-footer ui-later">
      <div className="ui-container site-footer-columns">
        <AboutTheHouse />
        {groupsOf(linksIn(registry, 'footer')).map((group) => (
          <LinkGroup key={group.id} heading={group.label}>
            {group.label === resources && (
              <OuterLink href={links.videoChannel}>Video Content</OuterLink>
            )}
            {group.links.map(({ to, label }) => (
              <InnerLink key={to} to={to}>
                {label}
              </InnerLink>
            ))}
          </LinkGroup>
        ))}
        <LinkGroup heading="Follow us">
          <OuterLink href={links.linkedin}>LinkedIn</OuterLink>
          <OuterLink href={links.instagram}>Instagram</OuterLink>
          <OuterLink href={links.facebook}>Facebook</OuterLink>
          <OuterLink href={links.videoChannel}>Video channel</OuterLink>
        </LinkGroup>
      </div>
      <div className="ui-container site-footer-legal">
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
    <div className="site-footer-brand">
      <Link to="/" className="site-brand" aria-label={`${brand.name}, home`}>
        <BrandMark />
        <span>{brand.name}</span>
      </Link>
      <p>
        We work as a hub and spokes: one hub near a city in South India, where products and agents
        are built, and spokes in the places where films are written, financed and shown.
      </p>
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
