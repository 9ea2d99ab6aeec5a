import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPrivateFolder } from '../create-private-folder';

/** Sender or recipient, as in Mailpit's API. */
interface MailAddress {
  Name: string;
  Address: string;
}

/** Stored mail, with the field names of Mailpit's API. */
export interface StoredMail {
  ID: string;
  MessageID: string;
  Created: string;
  Date: string;
  From: MailAddress;
  To: MailAddress[];
  Cc: MailAddress[];
  Bcc: MailAddress[];
  ReplyTo: MailAddress[];
  Subject: string;
  Text: string;
  HTML: string;
  Read: boolean;
  Size: number;
}

const MAX_MAILS = 1000;

/** Local mailbox: stores every mail of the backend in one file each, newest first. */
export class MailboxStore {
  private mails: StoredMail[];

  constructor(
    private readonly folder: string,
    private readonly sender: MailAddress,
  ) {
    createPrivateFolder(folder);
    this.mails = readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => readMail(join(folder, file)))
      .sort((a, b) => b.Created.localeCompare(a.Created));
  }

  add(outgoing: OutgoingMail): StoredMail {
    const id = idOf(outgoing);
    const earlier = this.mails.find((mail) => mail.ID === id);
    if (earlier) return earlier;
    const now = new Date().toISOString();
    const mail: StoredMail = {
      ID: id,
      MessageID: `${id}@localhost`,
      Created: now,
      Date: now,
      From: { Name: outgoing.fromName ?? this.sender.Name, Address: this.sender.Address },
      To: [{ Name: '', Address: outgoing.to }],
      Cc: [],
      Bcc: [],
      ReplyTo: outgoing.replyTo ? [{ Name: '', Address: outgoing.replyTo }] : [],
      Subject: outgoing.subject,
      Text: outgoing.text,
      HTML: outgoing.html,
      Read: false,
      Size: Buffer.byteLength(outgoing.text) + Buffer.byteLength(outgoing.html),
    };
    // Write to a temporary file and rename it, so that a crash leaves no incomplete mail.
    const file = join(this.folder, `${id}.json`);
    writeFileSync(`${file}.new`, JSON.stringify(mail), { mode: 0o600 });
    renameSync(`${file}.new`, file);
    this.mails.unshift(mail);
    for (const old of this.mails.splice(MAX_MAILS)) this.removeFile(old);
    return mail;
  }

  all(): readonly StoredMail[] {
    return this.mails;
  }

  find(id: string): StoredMail | undefined {
    return id === 'latest' ? this.mails[0] : this.mails.find((mail) => mail.ID === id);
  }

  /** Supports Mailpit's filters `to:` and `subject:`; other terms match any field. */
  search(query: string): StoredMail[] {
    const terms = [...query.matchAll(/(?:(\w+):)?(?:"([^"]*)"|(\S+))/g)].map((match) => ({
      field: match[1],
      text: (match[2] ?? match[3] ?? '').toLowerCase(),
    }));
    return this.mails.filter((mail) => terms.every((term) => matchesTerm(mail, term)));
  }

  clear(): void {
    for (const mail of this.mails) this.removeFile(mail);
    this.mails = [];
  }

  private removeFile(mail: StoredMail): void {
    rmSync(join(this.folder, `${mail.ID}.json`), { force: true });
  }
}

function idOf({ idempotencyKey }: OutgoingMail): string {
  return idempotencyKey === undefined
    ? randomUUID()
    : createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 32);
}

function matchesTerm(
  mail: StoredMail,
  { field, text }: { field: string | undefined; text: string },
) {
  const to = mail.To.map(({ Address }) => Address.toLowerCase());
  const subject = mail.Subject.toLowerCase();
  if (field === 'to') return to.includes(text);
  if (field === 'subject') return subject.includes(text);
  return [...to, subject, mail.Text.toLowerCase()].some((value) => value.includes(text));
}

/** Ignores damaged files, so that they do not prevent the start of the backend. */
function readMail(file: string): StoredMail[] {
  try {
    return [JSON.parse(readFileSync(file, 'utf8'))];
  } catch {
    return [];
  }
}

/** Email to be delivered. `html` may be empty. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  fromName?: string;
  /** Key of the sender: a mail with the key of an earlier one is not delivered again. */
  idempotencyKey?: string;
}
