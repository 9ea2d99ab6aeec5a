import { Steps } from '../page/steps';

const steps = [
  { title: 'Ask for a link', text: 'It goes to the address of your account.' },
  { title: 'Open the email', text: 'Its link works once, for an hour.' },
  { title: 'Choose a new password', text: 'Then sign in with it.' },
];

/** Steps to a new password, with the one that this page is. */
export function ResetSteps({ current }: { current: 'link' | 'password' }) {
  const index = current === 'link' ? 0 : steps.length - 1;
  return <Steps label="Steps to a new password" steps={steps} current={index} />;
}
