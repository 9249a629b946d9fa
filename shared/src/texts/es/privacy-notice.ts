import type { privacyNotice as english } from '../en/privacy-notice';

export const privacyNotice: typeof english = {
  responsible: (address) => `Marisma, ${address}, es responsable de sus datos personales.`,
  rights: 'No se usa para publicidad. Sus derechos, y cómo limitar o revocar nuestro uso, están en nuestro',
  link: 'Aviso de privacidad',
};
