import { Link } from '@site/router';
import { siteSettings } from '@site/session';
import { BrandMark } from './brand-mark';

const aboutLinks = [
  { label: 'About us', to: '/about-company' },
  { label: 'FAQ’s', to: '/faq' },
  { label: 'Contact Us', to: '/book-demo' },
];

const resourceLinks = [
  { label: 'AI Disclaimer', to: '/ai-disclaimer' },
  { label: 'AI Ethics & Fair Use Policy', to: '/ai-ethics-policy' },
];

export function SiteFooter() {
  const { brand, contact, links } = siteSettings();
  return (
    <footer className="site-footer">
      <div className="ui-container site-footer-columns">
        <div className="site-footer-brand">
          <Link to="/" className="site-brand" aria-label={`${brand.name}, home`}>
            <BrandMark />
            <span>{brand.name}</span>
          </Link>
          <p>
            We work as a hub and spokes: one hub near a city in South India, where products and
            agents are built, and spokes in the places where films are written, financed and shown.
          </p>
          <address>
            {contact.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </address>
        </div>
        <nav aria-labelledby="footer-about">
          <h2 id="footer-about">About</h2>
          <ul>
            {aboutLinks.map((link) => (
              <li key={link.label}>
                <Link to={link.to}>{link.label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-resources">
          <h2 id="footer-resources">Resources</h2>
          <ul>
            <li>
              <OutLink href={links.videoChannel}>Video Content</OutLink>
            </li>
            {resourceLinks.map((link) => (
              <li key={link.label}>
                <Link to={link.to}>{link.label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-social">
          <h2 id="footer-social">Follow us</h2>
          <ul>
            <li>
              <OutLink href={links.linkedin}>LinkedIn</OutLink>
            </li>
            <li>
              <OutLink href={links.instagram}>Instagram</OutLink>
            </li>
            <li>
              <OutLink href={links.facebook}>Facebook</OutLink>
            </li>
            <li>
              <OutLink href={links.videoChannel}>Video channel</OutLink>
            </li>
          </ul>
        </nav>
      </div>
      <div className="ui-container site-footer-legal">
        <p>© 2025 {brand.legalName}. All rights reserved.</p>
        <ul>
          <li>
            <Link to="/privacy-policy">Privacy Policy</Link>
          </li>
          <li>
            <Link to="/terms-of-service">Terms of Service</Link>
          </li>
        </ul>
      </div>
    </footer>
  );
}

function OutLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} rel="noopener external">
      {children}
    </a>
  );
}
