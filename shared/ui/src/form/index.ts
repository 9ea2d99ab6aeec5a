export { useForm, type ReadField, type UseFormReturn, type FormResult } from './use-form';
export { clearFormDrafts } from './form-drafts';
