export { useForm, type Fields, type Form, type FormResult } from './use-form';
export { dropTypedText } from './typed-text';
