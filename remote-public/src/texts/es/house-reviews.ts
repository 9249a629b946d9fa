import type { houseReviews as english } from '../en/house-reviews';

export const houseReviews: typeof english = {
  title: 'Reseñas de huéspedes',
  count: (count) => (count === 1 ? '1 reseña' : `${count} reseñas`),
  guest: 'Un huésped',
  answer: 'Nuestra respuesta:',
  note: 'Huéspedes y reseñas de muestra, escritos para esta demostración.',
  of: {
    'lagoon-villa-serenity': [
      {
        name: 'Astrid Holm',
        location: 'Bergen, Noruega',
        text: 'Garzas en el desayuno, kayaks antes de la comida y una alberca que aprobó la abuela. La cuna estaba tendida antes de que la pidiéramos.',
      },
      {
        name: 'David Lerner',
        location: 'Chicago, EE. UU.',
        text: 'Un solo nivel, catorce personas y ninguna fila para nada. Los faroles del muelle son lo que los niños siguen dibujando.',
      },
    ],
    'ocean-villa-infinity': [
      {
        name: 'Claire Beaumont',
        location: 'Lyon, Francia',
        text: 'Cenamos una vez en la torre y después todas las noches. El sonido de las olas logra lo que ningún spa ha logrado conmigo.',
      },
      {
        name: 'Andrea y Luis Garza',
        location: 'San Antonio, EE. UU.',
        text: 'Se abre el muro completo y la casa se vuelve terraza. El mayordomo se aprendió dieciocho nombres antes de la primera comida.',
      },
    ],
    'lagoon-apt-harmony': [
      {
        name: 'Familia Adeyemi',
        location: 'Houston, EE. UU.',
        text: 'Tres generaciones, y nadie cocinó en toda la semana. El chef aprendió el guiso de mi mamá el lunes y el viernes ya lo había mejorado.',
      },
      {
        name: 'Javier Montemayor',
        location: 'Ciudad de México',
        text: 'El chofer, los camastros con dosel, la escalera interior: todo como lo prometieron. El gimnasio es pequeño, y casi no fuimos.',
      },
    ],
    'villa-paradise': [
      {
        name: 'Paul y Aiko Lindgren',
        location: 'Vancouver, Canadá',
        text: 'La primera noche el horno de barro ya estaba listo, y no volvimos a buscar restaurante.',
      },
      {
        name: 'Sofía Arrieta',
        location: 'Guadalajara, México',
        text: 'Fresca al mediodía sin que se oiga el aire acondicionado. Íbamos a la playa descalzos y volvíamos a la siesta.',
      },
    ],
  },
};
