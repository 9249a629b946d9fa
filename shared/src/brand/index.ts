export { contactDetails, whatsAppHref } from './contact-details';
