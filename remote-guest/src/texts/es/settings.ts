import type { settings as english } from '../en/settings';

export const settings: typeof english = {
  title: 'Configuración · Marisma',
  heading: 'Configuración',
  lead: 'Cómo funciona el panel en este dispositivo, y dónde está lo demás.',
  account: {
    title: 'Su cuenta',
    name: 'Nombre',
    email: 'Correo electrónico',
    noName: 'Aún sin indicar',
    failed: 'No se pudo cargar su perfil. Se muestra lo que sabemos por su inicio de sesión.',
    retry: 'Intentar de nuevo',
    profile: 'Mi perfil',
    profileNote: 'Puede cambiar su nombre y teléfono en Mi perfil.',
    signOut: 'Cerrar sesión',
  },
  notices: {
    title: 'En el panel',
    stored:
      'Se guarda solo en este dispositivo, en este navegador. No se envía nada y no cambia en otros dispositivos.',
    unread: 'Mostrar el número de mensajes sin leer',
    unreadNote: 'En la pestaña Mensajes.',
    countdown: 'Contar los días para mi próximo viaje',
    countdownNote: 'En la tarjeta Su próximo viaje.',
    notStored:
      'Su navegador no permite que este sitio guarde nada. La elección vale hasta que salga de la página.',
    saved: 'Guardado en este dispositivo.',
    email:
      'Le escribimos por correo sobre sus estancias, solicitudes y pagos. En esta demostración no hay nada que activar o desactivar.',
  },
  device: {
    title: 'Datos en este dispositivo',
    note: 'Sus favoritos, sus calificaciones y los mensajes leídos se guardan en esta pestaña; las dos opciones de arriba, en este navegador.',
    clear: 'Borrar los datos de este dispositivo',
    cleared: 'Borrado. El panel muestra los datos de muestra como al principio.',
  },
  data: {
    title: 'Sus datos personales',
    note: 'Puede leer lo que tenemos sobre usted, revocar su consentimiento y pedir que lo borremos. Cómo corregirlo o limitar su uso está en nuestro',
    notice: 'Aviso de privacidad',
    copy: 'Descargar mis datos',
    copying: 'Preparando…',
    failed: 'No se pudo. Revise la conexión e inténtelo de nuevo.',
    no: 'Volver',
    withdraw: {
      open: 'Revocar el consentimiento sobre alergias y dieta',
      text: 'Borramos entonces de todas sus estancias lo que nos dijo sobre alergias y dieta, y quien cocine para usted ya no lo sabrá.',
      yes: 'Revocar el consentimiento',
      busy: 'Revocando…',
      done: 'Su consentimiento quedó revocado. Ya no guardamos alergias ni dieta.',
    },
    erase: {
      open: 'Pedir el borrado',
      text: 'Nuestro equipo revisa su solicitud y responde en 20 días hábiles. Después se borran sus mensajes, sus datos de contacto y de llegada, sus reseñas y esta cuenta. Las estancias, los pagos y las facturas se conservan sin su nombre, como pide la ley fiscal. Antes debe concluir toda estancia por venir y quedar cerrado todo pago pendiente.',
      yes: 'Pedir el borrado',
      busy: 'Enviando…',
      done: (day) => `Recibimos su solicitud y respondemos a más tardar el ${day}. Está entre sus mensajes.`,
    },
  },
};
