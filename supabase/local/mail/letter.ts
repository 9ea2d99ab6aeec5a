/** A mail before it is sent. `html` may be empty. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  fromName?: string;
}
