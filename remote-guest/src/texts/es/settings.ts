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
    note: 'Puede descargar una copia de lo que tenemos sobre usted, o pedir que lo borremos, en su',
    profile: 'cuenta',
    rest: 'Cómo corregirlo o limitar su uso está en nuestro',
    notice: 'Aviso de privacidad',
    open: 'Revocar el consentimiento sobre alergias y dieta',
    text: 'Borramos entonces de todas sus estancias lo que nos dijo sobre alergias y dieta, y quien cocine para usted ya no lo sabrá.',
    yes: 'Revocar el consentimiento',
    busy: 'Revocando…',
    no: 'Volver',
    done: 'Su consentimiento quedó revocado. Ya no guardamos alergias ni dieta.',
    failed: 'No se pudo. Revise la conexión e inténtelo de nuevo.',
  },
};
