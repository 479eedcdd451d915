import { post } from './endpoint.ts';

/** Mails the link that confirms the contact e-mail again. */
export const askEmailCheck = post('/api/email-check');

/** The form on the page behind that link. Redirects to a page. */
export const emailLink = post('/api/email-link', { signIn: 'none' });
