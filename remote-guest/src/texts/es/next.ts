import type { next as english } from '../en/next';

export const next: typeof english = {
  todo: 'Lo que le falta hacer',
  dues: {
    deposit: 'el anticipo',
    balance: 'el saldo',
    full: 'el precio total',
    damage: 'el depósito en garantía',
    extra: 'un extra',
  },
  pay: (what, sum, home, day) => `Pague ${what} de ${home}, ${sum}, a más tardar el ${day}`,
  overdue: (what, sum, home, day) => `Pague ${what} de ${home}, ${sum}; venció el ${day}`,
  payNow: 'Cómo pagar',
  arrival: (home) => `Díganos cuándo llega a ${home} y quiénes vienen`,
  arrivalNow: 'Datos de llegada',
  offer: (about) => `Acepte o rechace nuestra propuesta: ${about}`,
  offerNow: 'Ver la propuesta',
  answer: (about) => `Lea nuestro mensaje sobre ${about}`,
  answerNow: 'Leer y responder',
  review: (home) => `Cuéntenos de su estancia en ${home}`,
  reviewNow: 'Escribir una reseña',
  named: (button, what) => `${button}: ${what}`,
  itinerary: (home) => `Su estancia en ${home}`,
  arrives: (words) => `Usted llega: ${words}`,
  refused: {
    owner: 'No pudimos aprobar su cuenta como cuenta de propietario. Sigue siendo una cuenta de huésped.',
    management: 'No pudimos aprobar su cuenta para recepción. Sigue siendo una cuenta de huésped.',
  },
  reason: (words) => `Motivo: ${words}`,
  arranged: 'Contratado con su estancia',
};
