import type { CardOutcome } from './cards';

const en = {
  title: 'Pay by card',
  demo: 'This is a demo. No money moves, and no real card is asked for.',
  merchant: 'Payment to Marisma',
  choose: 'Choose a test card',
  cards: {
    yes: 'is accepted',
    no: 'is declined',
    bank: 'asks its bank first (3-D Secure)',
    slow: 'is accepted after a few seconds',
    dispute: 'is accepted, then disputed by its holder',
    refundFails: 'is accepted; a refund to it comes back',
  } satisfies Record<CardOutcome, string>,
  pay: (sum: string) => `Pay ${sum}`,
  back: 'Back without paying',
  missing: 'Please choose a card.',
  declined: 'The card was declined. Nothing was charged; please choose another.',
  bankRefused: 'The bank did not confirm the payment. Nothing was charged; please choose another card.',
  bankTitle: 'Your bank asks',
  bankQuestion: (sum: string) => `Do you confirm the payment of ${sum} to Marisma?`,
  bankYes: 'Yes, confirm',
  bankNo: 'No, refuse',
  working: 'The card is being asked …',
  workingHint: 'This page goes on by itself. Please do not close it.',
  over: 'This payment page is over',
  overHint: 'Nothing was charged. A new one begins where your payments are.',
  toSite: 'Back to Marisma',
};

const es: typeof en = {
  title: 'Pagar con tarjeta',
  demo: 'Esta es una demostración. No se mueve dinero ni se pide una tarjeta real.',
  merchant: 'Pago a Marisma',
  choose: 'Elija una tarjeta de prueba',
  cards: {
    yes: 'se acepta',
    no: 'se rechaza',
    bank: 'pregunta primero a su banco (3-D Secure)',
    slow: 'se acepta después de unos segundos',
    dispute: 'se acepta y después su titular reclama el cargo',
    refundFails: 'se acepta; un reembolso a esta tarjeta se devuelve',
  },
  pay: (sum) => `Pagar ${sum}`,
  back: 'Volver sin pagar',
  missing: 'Elija una tarjeta, por favor.',
  declined: 'La tarjeta fue rechazada. No se hizo ningún cargo; elija otra, por favor.',
  bankRefused: 'El banco no confirmó el pago. No se hizo ningún cargo; elija otra tarjeta, por favor.',
  bankTitle: 'Su banco pregunta',
  bankQuestion: (sum) => `¿Confirma el pago de ${sum} a Marisma?`,
  bankYes: 'Sí, confirmar',
  bankNo: 'No, rechazar',
  working: 'Se está consultando la tarjeta…',
  workingHint: 'Esta página continúa sola. No la cierre, por favor.',
  over: 'Esta página de pago ya terminó',
  overHint: 'No se hizo ningún cargo. Puede empezar otro pago donde están sus pagos.',
  toSite: 'Volver a Marisma',
};

export type PageTexts = typeof en;
export const TEXTS = { en, es };
