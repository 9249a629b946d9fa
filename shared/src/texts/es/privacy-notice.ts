import type { privacyNotice as english } from '../en/privacy-notice';

export const privacyNotice: typeof english = {
  responsible: (address) => `Marisma, ${address}, es responsable de sus datos personales.`,
  purposes: {
    inquiry: 'Usamos lo que escribe aquí para responderle.',
    service: 'Usamos lo que escribe aquí para responder a su solicitud y organizar el servicio.',
    account: 'Usamos lo que escribe aquí para abrir su cuenta y permitirle iniciar sesión.',
    stay: 'Usamos lo que escribe aquí para decidir sobre su solicitud y preparar su estancia.',
    offer: 'Usamos lo que escribe aquí para registrar su respuesta y preparar su estancia.',
    arrival:
      'Usamos lo que escribe aquí, también sobre las personas y los menores que viajan con usted, para preparar su llegada y su estancia. Las alergias y la dieta son datos sensibles y se guardan solo con su consentimiento expreso.',
  },
  rights: 'No se usa para publicidad. Sus derechos, y cómo limitar o revocar nuestro uso, están en nuestro',
  link: 'Aviso de privacidad',
  consent:
    'Consiento expresamente que Marisma guarde y use lo que escribo sobre alergias y dieta, mías y, con su permiso, de quienes viajan conmigo, solo para preparar mi estancia y sus servicios. Puedo revocarlo en cualquier momento.',
  diet: 'Alergias y dieta',
};
