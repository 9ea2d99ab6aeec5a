import { siteSettings } from '@site/session';
import { Button, Notice, SelectField, TextAreaField, TextField } from '@site/ui';
import { useRef, type FormEvent } from 'react';
import css from './demo-form.module.css';
import { companySizes, type DemoField } from './demo-request';
import { SuccessDialog } from './success-dialog';
import { useDemoForm } from './use-demo-form';

export function DemoForm() {
  const form = useDemoForm();
  const trap = useRef<HTMLInputElement>(null);
  const isSubmitting = form.status.kind === 'submitting';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const firstWrong = await form.submit(trap.current?.value ?? '');
    if (firstWrong) document.getElementById(fieldId(firstWrong))?.focus();
  };
  const field = (name: DemoField) => ({
    id: fieldId(name),
    name,
    value: form.values[name],
    error: form.errors[name],
    required: true,
    disabled: isSubmitting,
    onChange: (event: { target: { value: string } }) => form.edit(name, event.target.value),
  });

  return (
    <>
      <form
        ref={form.element}
        className={css.form}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <TextField {...field('name')} label="Name" autoComplete="name" />
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextField {...field('company')} label="Company" autoComplete="organization" />
        <TextField
          {...field('phone')}
          label="Phone"
          hint="Ten digits, without the country code"
          prefix="+91"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
        />
        <SelectField {...field('companySize')} label="Company size">
          <option value="">Select a size</option>
          {companySizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </SelectField>
        <TextAreaField
          {...field('message')}
          label="Message"
          hint="What are you making, and what should the demo show?"
          rows={5}
        />
        <div className={css.trap} aria-hidden="true">
          <label htmlFor="demo-website">Leave this empty</label>
          <input ref={trap} id="demo-website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        {form.status.kind === 'idle' && form.status.problem && (
          <Notice kind="error">
            <p>{form.status.problem}</p>
            <p className={css.kept}>What you typed is still here.</p>
          </Notice>
        )}
        <Button type="submit" variant="primary" disabled={isSubmitting} className={css.submit}>
          {isSubmitting ? 'Submitting...' : 'Book a Demo'}
        </Button>
        <noscript>
          <p>
            This form needs JavaScript. You can write to{' '}
            <a href={`mailto:${siteSettings().contact.email}`}>{siteSettings().contact.email}</a>{' '}
            instead.
          </p>
        </noscript>
      </form>
      <SuccessDialog
        request={form.status.kind === 'sent' ? form.status.request : undefined}
        onClose={form.finish}
      />
    </>
  );
}

function fieldId(field: DemoField): string {
  return `demo-${field}`;
}
