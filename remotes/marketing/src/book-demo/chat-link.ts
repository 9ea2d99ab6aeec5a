import type { DemoRequest } from './demo-request';

/** A chat with the team, its first message already written. */
export function chatLink(chatNumber: string, request: DemoRequest): string {
  return `https://wa.me/${chatNumber}?text=${encodeURIComponent(summarise(request))}`;
}

function summarise({ name, email, company, phone, companySize, message }: DemoRequest): string {
  return [
    'Hello, I have just booked a demo.',
    `Name: ${name}`,
    `Email: ${email}`,
    `Company: ${company}`,
    `Phone: +91 ${phone}`,
    `Company size: ${companySize === '250+' ? '>250' : companySize}`,
    `Message: ${shorten(message)}`,
  ].join('\n');
}

/** Chat services refuse very long links. */
function shorten(message: string): string {
  const characters = Array.from(message);
  return characters.length > 600 ? `${characters.slice(0, 600).join('')}…` : message;
}
