import { expect } from '@playwright/test';
import { getBackendKeys } from './backend';

export interface ReceivedMail {
  subject: string;
  text: string;
  html: string;
  /** Every address in the text, in order. */
  links: string[];
}

interface MailListEntry {
  ID: string;
  Subject: string;
}

/** The newest mail to an address, once it is there; `subject` is a part of the wanted subject. */
export async function waitForMail(to: string, subject = ''): Promise<ReceivedMail> {
  let found: MailListEntry | undefined;
  await expect(async () => {
    found = (await findMails(`to:${to}`)).find((mail) => mail.Subject.includes(subject));
    expect(found, `a mail to ${to} about "${subject}"`).toBeDefined();
  }).toPass({ timeout: 60_000, intervals: [100, 200, 400] });
  const { Subject, Text, HTML } = (await sendRequest(`/api/v1/message/${found?.ID}`)) as {
    Subject: string;
    Text: string;
    HTML: string;
  };
  return {
    subject: Subject,
    text: Text,
    html: HTML,
    links: Text.match(/https?:\/\/[^\s)>\]]+/g) ?? [],
  };
}

/** The mails that have words in them, or go to an address (`to:…`), newest first. */
export async function findMails(query: string): Promise<MailListEntry[]> {
  const { messages } = (await sendRequest(`/api/v1/search?query=${encodeURIComponent(query)}`)) as {
    messages: MailListEntry[];
  };
  return messages;
}

/** The link that a mail asks to open. */
export function findActionLink(mail: ReceivedMail): string {
  const link = mail.links.find((each) => /token_hash/.test(each));
  if (!link) throw new Error(`The mail "${mail.subject}" holds no link: ${mail.text}`);
  return link;
}

async function sendRequest(path: string): Promise<unknown> {
  const answer = await fetch(`${getBackendKeys().mailboxUrl}${path}`);
  expect(answer.ok, `${path} answered ${answer.status}`).toBe(true);
  return answer.json();
}
