import type { arrival as english } from '../en/arrival';
import { collapsePeriods, spanishHour } from '@marisma/area-kit/texts';

export const arrival: typeof english = {
  title: 'Datos de llegada',
  lead: (home, dates) =>
    `${home}, ${dates}. Díganos cuándo llega y quiénes vienen, para que la casa esté lista. Puede cambiarlo hasta que termine su día de llegada.`,
  privacy:
    'Lo leen usted y nuestro equipo, y su parte quien lo traslada o cocina para usted. Lo borramos 30 días después de su estancia.',
  purpose:
    'Usamos lo que escribe aquí, también sobre las personas y los menores que viajan con usted, para preparar su llegada y su estancia. Las alergias y la dieta son datos sensibles y se guardan solo con su consentimiento expreso.',
  time: 'Hora de llegada',
  timeHint: (from) => collapsePeriods(`Hora local. Llegada a partir de ${spanishHour(from)}.`),
  travel: '¿Cómo viene?',
  ways: { flight: 'En avión', car: 'En auto', other: 'De otro modo' },
  flight: 'Número de vuelo',
  flightHint: 'Así sabremos si se retrasa.',
  who: 'Quiénes vienen',
  whoHint: (named, guests) => `Con nombre: ${named} de ${guests}.`,
  nobody: 'Todavía no hay nombres.',
  name: (place) => `Nombre de la persona ${place}`,
  age: (place) => `Edad de la persona ${place}, si es menor`,
  add: 'Agregar a una persona',
  remove: (name) => `Quitar a ${name}`,
  person: (place) => `la persona ${place}`,
  diet: 'Alergias y dieta',
  dietHint: 'Lo leen nuestro equipo y quien cocina para usted.',
  consent:
    'Consiento expresamente que Marisma guarde y use lo que escribo sobre alergias y dieta, mías y, con su permiso, de quienes viajan conmigo, solo para preparar mi estancia y sus servicios. Puedo revocarlo en cualquier momento.',
  wishes: 'Peticiones especiales',
  wishesHint: 'Una cuna, una cena tardía, flores: le decimos qué es posible.',
  faults: {
    time: 'Escriba la hora con sus minutos, o deje el campo vacío.',
    name: 'Escriba el nombre o quite a esta persona.',
    age: 'Un menor tiene de 0 a 17 años; para adultos, déjelo vacío.',
  },
  back: 'Regresar',
  save: 'Guardar los datos',
  saving: 'Guardando…',
  saved: 'Sus datos de llegada están guardados.',
  drop: 'Mostrar los datos guardados',
  over: 'Su día de llegada ya terminó, así que estos datos ya no se pueden cambiar aquí. Si algo no es correcto, por favor escríbanos.',
  nothing: 'No hay datos de llegada.',
  none: '–',
  child: (name, age) => `${name} (${age})`,
};
