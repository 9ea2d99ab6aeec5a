import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFolder } from '../private-folder';
import type { Letter } from './letter';

export interface Address {
  Name: string;
  Address: string;
}

/** A stored mail, with the field names of Mailpit's API. */
export interface StoredMail {
  ID: string;
  MessageID: string;
  Created: string;
  Date: string;
  From: Address;
  To: Address[];
  Cc: Address[];
  Bcc: Address[];
  ReplyTo: Address[];
  Subject: string;
  Text: string;
  HTML: string;
  Read: boolean;
  Size: number;
}

const kept = 1000;

/** The local mailbox: every mail of the backend ends here, one file each, newest first. */
export class MailboxStore {
  private mails: StoredMail[];

  constructor(
    private readonly folder: string,
    private readonly sender: Address,
  ) {
    makePrivateFolder(folder);
    this.mails = readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => readMail(join(folder, file)))
      .sort((a, b) => b.Created.localeCompare(a.Created));
  }

  add(letter: Letter): StoredMail {
    const id = randomUUID();
    const now = new Date().toISOString();
    const mail: StoredMail = {
      ID: id,
      MessageID: `${id}@localhost`,
      Created: now,
      Date: now,
      From: { Name: letter.fromName ?? this.sender.Name, Address: this.sender.Address },
      To: [{ Name: '', Address: letter.to }],
      Cc: [],
      Bcc: [],
      ReplyTo: letter.replyTo ? [{ Name: '', Address: letter.replyTo }] : [],
      Subject: letter.subject,
      Text: letter.text,
      HTML: letter.html,
      Read: false,
      Size: Buffer.byteLength(letter.text) + Buffer.byteLength(letter.html),
    };
    // Written aside and renamed, so that a crash leaves no half mail.
    const file = join(this.folder, `${id}.json`);
    writeFileSync(`${file}.new`, JSON.stringify(mail), { mode: 0o600 });
    renameSync(`${file}.new`, file);
    this.mails.unshift(mail);
    for (const old of this.mails.splice(kept)) this.removeFile(old);
    return mail;
  }

  all(): readonly StoredMail[] {
    return this.mails;
  }

  find(id: string): StoredMail | undefined {
    return id === 'latest' ? this.mails[0] : this.mails.find((mail) => mail.ID === id);
  }

  /** Mailpit's query words `to:` and `subject:`; words without a name are looked for everywhere. */
  search(query: string): StoredMail[] {
    const words = [...query.matchAll(/(?:(\w+):)?(?:"([^"]*)"|(\S+))/g)].map((match) => ({
      field: match[1],
      text: (match[2] ?? match[3] ?? '').toLowerCase(),
    }));
    return this.mails.filter((mail) => words.every((word) => matches(mail, word)));
  }

  clear(): void {
    for (const mail of this.mails) this.removeFile(mail);
    this.mails = [];
  }

  private removeFile(mail: StoredMail): void {
    rmSync(join(this.folder, `${mail.ID}.json`), { force: true });
  }
}

function matches(mail: StoredMail, { field, text }: { field: string | undefined; text: string }) {
  const to = mail.To.map(({ Address }) => Address.toLowerCase());
  const subject = mail.Subject.toLowerCase();
  if (field === 'to') return to.includes(text);
  if (field === 'subject') return subject.includes(text);
  return [...to, subject, mail.Text.toLowerCase()].some((part) => part.includes(text));
}

/** A file that is no mail is left alone: a broken letter must not keep the backend from starting. */
function readMail(file: string): StoredMail[] {
  try {
    return [JSON.parse(readFileSync(file, 'utf8'))];
  } catch {
    return [];
  }
}
