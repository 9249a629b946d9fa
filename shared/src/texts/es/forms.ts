import type { forms as english } from '../en/forms';

const tooLong = (what: string, max: number): string => `${what} debe tener menos de ${max} caracteres`;

export const forms: typeof english = {
  required: (name) => `El campo “${name}” es obligatorio`,
  tooLong: (name, max) => tooLong(`El campo “${name}”`, max),
  name: { required: 'El nombre es obligatorio', tooLong: (max) => tooLong('El nombre', max) },
  email: {
    invalid: 'El correo electrónico no es válido',
    tooLong: (max) => tooLong('El correo electrónico', max),
  },
  phone: { required: 'El teléfono es obligatorio', tooLong: (max) => tooLong('El teléfono', max) },
  message: { required: 'El mensaje es obligatorio', tooLong: (max) => tooLong('El mensaje', max) },
  date: { required: 'La fecha es obligatoria' },
  guests: {
    required: 'Indique cuántas personas son',
    between: (min, max) => `El número de huéspedes debe estar entre ${min} y ${max}`,
  },
  password: {
    required: 'La contraseña es obligatoria',
    mismatch: 'Las contraseñas no coinciden',
  },
};
