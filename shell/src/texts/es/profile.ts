import type { profile as english } from '../en/profile';

export const profile: typeof english = {
  heading: 'Mi perfil',
  lead: 'Su nombre y cómo comunicarnos con usted.',
  tabs: { label: 'Secciones del perfil', personal: 'Datos personales', account: 'Datos de la cuenta' },

  email: 'Correo electrónico',
  emailHint: 'El correo electrónico no se puede cambiar en esta página',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  phone: 'Teléfono',
  tooLong: (most) => `Use ${most} caracteres como máximo`,
  save: 'Guardar los cambios',
  saving: 'Guardando…',
  discard: 'Descartar',
  saved: 'Su perfil se actualizó',
  saveFailed: 'No se pudo actualizar el perfil',
  error: 'Algo salió mal',
  loadFailed: 'No se pudo cargar la información del perfil',
  outOfReach: 'No podemos cargar su perfil en este momento',
  outOfReachText: 'No se perdió nada. Revise su conexión e intente de nuevo.',

  leave: {
    title: '¿Salir sin guardar?',
    text: 'Los cambios de esta página no se han guardado.',
    stay: 'Seguir editando',
    leave: 'Salir',
  },

  account: {
    type: 'Tipo de cuenta',
    roles: 'Roles',
    noType: 'Todavía ninguno',
    noRoles: 'Todavía sin roles',
    rolesFailed: 'No se pudieron leer sus roles. Lo intentaremos otra vez cuando vuelva a iniciar sesión.',
    password: 'Contraseña',
    passwordText:
      '¿La olvidó? Le enviamos un enlace a su correo electrónico con el que puede elegir una nueva.',
    passwordSubmit: 'Enviar el enlace',
  },

  data: {
    heading: 'Sus datos personales',
    text: 'Puede leer lo que tenemos sobre usted y pedir que lo borremos. Sus demás derechos están en nuestro',
    notice: 'Aviso de privacidad',
    copy: 'Descargar mis datos',
    failed: 'No se pudo atender su petición',
    erase: 'Pedir el borrado',
    eraseText:
      'Nuestro equipo revisa su solicitud y responde en 20 días hábiles. Después se borran sus mensajes, sus datos de contacto y de llegada, sus reseñas y esta cuenta. Las estancias, los pagos y las facturas se conservan sin su nombre, como pide la ley fiscal. Antes debe quedar concluido lo que esté por venir o pendiente: una estancia, un pago, el contrato de un propietario.',
    busy: 'Enviando…',
    no: 'Volver',
    asked: (day) => `Recibimos su solicitud y respondemos a más tardar el ${day}. Está entre sus mensajes.`,
  },

  password: {
    title: 'Cambiar la contraseña',
    current: 'Contraseña actual',
    submit: 'Cambiar la contraseña',
    changed: 'Su contraseña se cambió. Se cerró su sesión en los demás dispositivos.',
    wrong: 'La contraseña actual no es correcta',
    signInAgain:
      'Por seguridad, inicie sesión de nuevo antes de cambiar la contraseña, o use el enlace por correo.',
  },

  factors: {
    heading: 'Verificación en dos pasos',
    text: 'Pedir un código de una aplicación de autenticación cada vez que inicie sesión.',
    setUp: 'Configurar',
    scan: 'Escanee esta imagen con su aplicación de autenticación, o escriba la clave que está debajo.',
    qr: 'Código QR para su aplicación de autenticación',
    secret: 'Clave',
    code: 'Código de 6 dígitos',
    verify: 'Activar',
    busy: 'Un momento…',
    cancel: 'Cancelar',
    on: 'La verificación en dos pasos está activada.',
    turnOff: 'Desactivar',
    turnedOn: 'Se activó la verificación en dos pasos.',
    turnedOff: 'Se desactivó la verificación en dos pasos.',
    failed: 'No se pudo cambiar la verificación en dos pasos',
  },

  identities: {
    heading: 'Formas de iniciar sesión',
    email: 'Correo electrónico y contraseña',
    connect: (provider) => `Conectar ${provider}`,
    disconnect: (provider) => `Desconectar ${provider}`,
    disconnected: (provider) => `Se desconectó ${provider}.`,
    failed: 'No se pudo hacer el cambio',
  },
};
