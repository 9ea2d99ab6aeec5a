import type { DemoRequest } from './demo-request';

/** WhatsApp link that opens a chat with the team with a prefilled message. */
export function buildChatLink(chatNumber: string, request: DemoRequest): string {
  return `https://wa.me/${chatNumber}?text=${encodeURIComponent(summarizeRequest(request))}`;
}

function summarizeRequest({
  name,
  email,
  company,
  phone,
  companySize,
  message,
}: DemoRequest): string {
  return [
    'Hello, I have just booked a demo.',
    `Name: ${name}`,
    `Email: ${email}`,
    `Company: ${company}`,
    `Phone: +91 ${phone}`,
    `Company size: ${companySize === '250+' ? '>250' : companySize}`,
    `Message: ${truncateMessage(message)}`,
  ].join('\n');
}

/** WhatsApp refuses very long links. */
function truncateMessage(message: string): string {
  const characters = Array.from(message);
  return characters.length > 600 ? `${characters.slice(0, 600).join('')}…` : message;
}
