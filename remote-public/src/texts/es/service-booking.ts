import type { serviceBooking as english } from '../en/service-booking';

export const serviceBooking: typeof english = {
  back: 'Volver a los servicios',
  price: 'Precio',
  title: 'Reserve este servicio',
  intro: 'Díganos cuándo y para cuántas personas. Confirmamos cada detalle con usted antes de cobrar nada.',
  fields: {
    name: 'Nombre completo',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    date: 'Fecha preferida',
    guests: 'Número de personas',
    message: 'Peticiones especiales o preguntas',
  },
  placeholders: {
    name: 'Su nombre',
    email: 'usted@ejemplo.com',
    phone: '+52 322 123 4567',
    message: 'Edades de los niños, una ocasión especial',
  },
  stay: {
    label: 'Para su estancia',
    hint: 'Así aparece en su estancia, y en su cuenta cuando usted acepta nuestra propuesta.',
    option: (dates, house) => `${dates}, ${house}`,
    none: 'Ninguna de mis estancias',
    outside: 'Este día está fuera de su estancia.',
  },
  submit: 'Enviar solicitud',
  submitting: 'Enviando…',
  sent: 'Solicitud enviada',
  consent: {
    before: 'Al enviar esta solicitud acepta nuestros',
    link: 'Términos y condiciones',
    after: '.',
  },
  purpose: 'Usamos lo que escribe aquí para responder a su solicitud y organizar el servicio.',
  failed: 'No se pudo enviar la solicitud. Inténtelo de nuevo.',
  submitted: '¡Solicitud enviada! Nos comunicaremos con usted muy pronto.',
  notFound: 'Servicio no encontrado',
  notFoundText: 'Elija un servicio de nuestra lista y resérvelo aquí.',
};
