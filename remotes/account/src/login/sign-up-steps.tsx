import { Steps } from '../page/steps';

const steps = [
  { title: 'Create your account', text: 'With your name, your email and a password.' },
  { title: 'Open the email', text: 'Its link confirms your address.' },
  { title: 'Write your logline', text: 'You get a synopsis back, to edit and keep.' },
  { title: 'Start your deck', text: 'Two of its slides hold your logline and your synopsis.' },
];

/** Steps from an account to a deck, with the one that this page is. */
export function SignUpSteps({ current }: { current: 'account' | 'email' }) {
  return (
    <Steps label="Steps to your first deck" steps={steps} current={current === 'account' ? 0 : 1} />
  );
}
