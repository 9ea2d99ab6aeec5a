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
