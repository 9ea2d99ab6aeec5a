import { getSiteSettings } from '@site/settings';

/** Says before launch that nobody can sign up yet. */
export function SignUpNote({ className }: { className?: string | undefined }) {
  if (getSiteSettings().launch === 'open') return null;
  return <p className={className}>Sign-up isn’t open yet.</p>;
}
