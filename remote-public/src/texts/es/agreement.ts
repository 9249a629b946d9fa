import type { agreement as english } from '../en/agreement';

export const agreement: typeof english = {
  agree:
    'Leí y acepto los términos y condiciones, incluidas las reglas de la casa, por todas las personas que viajan conmigo.',
  first: 'Por favor, acepte primero los términos.',
};
