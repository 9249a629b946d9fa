import type { messages as english } from '../en/messages';

export const messages: typeof english = {
  words: {
    'serenity-1':
      'Hola, Lupita: de los seis, dos tienen menos de cinco años. ¿Podríamos contar con dos cunas y una reja para el muelle?',
    'serenity-2':
      'Con mucho gusto. Las dos cunas estarán en la Suite del jardín y la reja quedará puesta antes de que lleguen.',
    'serenity-3':
      'Buenas noticias: el chef está disponible su primera noche. ¿Les parece bien robalo para seis a las siete y media?',
    'infinity-1': 'Gracias por elegir Infinity. ¿Le aparto la lancha de pesca para su tercera mañana?',
    'infinity-2': 'Sí, por favor, para cuatro. Los demás prefieren quedarse en la alberca.',
    'infinity-3': 'La lancha queda apartada desde las 6:30 a.m. Llevaré café a la marina.',
    'paradise-1':
      'Fue una alegría tenerlos en casa. La mascada azul que quedó en la arcada ya va en camino por correo.',
    'paradise-2': 'Qué amable, Andrés. Ya extrañamos el patio.',
  },
  unread: 'Sin leer',
  unreadCount: { one: '# conversación sin leer', other: '# conversaciones sin leer' },
  with: (host) => `Conversación con ${host}`,
  withTeam: 'Conversación con nuestro equipo',
  you: 'Usted',
  byEmail: 'por correo',
  fromOther: (address) => `Desde otra dirección: ${address}`,
  filesRefused: (count) => (count === 1 ? 'un archivo no nos llegó' : `${count} archivos no nos llegaron`),
  shortened: 'recortado',
  back: 'Todos los mensajes',
  choose: 'Elija una conversación para leerla.',
  empty: {
    title: 'Aún no hay mensajes',
    reason: 'Solicite una estancia o un servicio y aquí verá la conversación con nosotros.',
  },
  unknown: 'No encontramos esta conversación.',
  unknownReason: 'Quizá se cerró. Sus demás mensajes están en la lista.',
  cannotReply:
    'En esta demostración no se puede responder. Llame a su contacto en la casa o escriba a nuestro equipo.',
  call: (host) => `Llamar a ${host}`,
  write: 'Escribir a nuestro equipo',
};
