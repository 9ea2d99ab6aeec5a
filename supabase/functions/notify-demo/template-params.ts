/** Pending email of the outbox, as returned by the SQL function `claim_demo_notifications`. */
export interface PendingDemoMail {
  id: number;
  kind: 'company' | 'customer';
  attempts: number;
  name: string;
  email: string;
  company: string;
  phone: string;
  companySize: string;
  message: string;
}

/** EmailJS template parameters, with the names of the product specification. */
export function toTemplateParams(mail: PendingDemoMail): Record<string, string> {
  if (mail.kind === 'company')
    return {
      name: mail.name,
      email: mail.email,
      company: mail.company,
      phone: `+91 ${mail.phone}`,
      companySize: mail.companySize === '250+' ? '>250' : mail.companySize,
      message: mail.message,
    };
  return {
    user_name: isPlainName(mail.name) ? mail.name : 'guest',
    user_email: mail.email,
    subject: 'Thank you for your demo request',
    message: 'We have your demo request. We’ll write to you to agree a time.',
  };
}

/** Anyone can name any recipient: without addresses, numbers and long texts a name carries no message to them. */
function isPlainName(name: string): boolean {
  return Array.from(name).length <= 60 && !/[/\\@:<>]|\bwww\b|\.\p{L}{2,}|\d{5,}/u.test(name);
}
