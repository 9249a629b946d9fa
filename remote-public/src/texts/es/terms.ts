import type { terms as english } from '../en/terms';
import { conditions } from './terms/conditions';
import { privacy } from './terms/privacy';

export const terms: typeof english = {
  title: 'Términos y condiciones y aviso de privacidad',
  updated: 'Última actualización: 27 de noviembre de 2026',
  contents: 'En esta página',
  demo: {
    title: 'Este es un sitio de demostración',
    text: 'Marisma es una empresa ficticia. Este es un sitio de demostración, privado y no oficial: una estancia reservada aquí es un ejercicio, no se cobra nada, y las casas, los precios, las tasas de impuestos, las reseñas y las cifras son muestras. Los términos siguientes muestran cómo los redactaría una empresa así y no crean obligaciones. Por favor, escriba solo datos inventados.',
  },
  conditions: { id: 'terms', title: 'Términos y condiciones', sections: conditions },
  privacy: { id: 'privacy', title: 'Aviso de privacidad', sections: privacy },
  contact: {
    before: '¿Preguntas sobre estas páginas?',
    link: 'Contáctenos',
    after: '.',
  },
};
