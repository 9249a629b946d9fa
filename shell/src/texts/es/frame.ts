import type { frame as english } from '../en/frame';

export const frame: typeof english = {
  brand: 'Marisma',
  loading: 'Cargando',
  stillLoading: 'Esto está tardando más de lo normal. Gracias por su paciencia.',

  session: {
    signedOut: { title: 'Sesión cerrada', description: 'Su sesión se cerró correctamente.' },
    signOutFailed: 'No se pudo cerrar la sesión',
    ended: {
      title: 'Su sesión terminó',
      description: 'Inicie sesión de nuevo para continuar; lo que escribía se conserva en esta pestaña.',
    },
    badLink: 'Este enlace no se puede usar',
    refusal: (code) =>
      code === 'otp_expired'
        ? 'Ya venció o ya se usó. Solicite uno nuevo.'
        : 'El servicio lo rechazó. Solicite uno nuevo o inicie sesión con su contraseña.',
    sessionRefused: {
      title: 'Este enlace no se usó',
      description:
        'Por seguridad no usamos este enlace: trae datos de acceso que no podemos comprobar. Su cuenta no cambió. Solicite un enlace nuevo o inicie sesión con su contraseña.',
    },
    linkFollowed: {
      title: 'Inició sesión',
      description: (email) => `El enlace inició su sesión como ${email}. Si no es usted, ciérrela.`,
    },
    unreachable: {
      title: 'No pudimos comunicarnos con su cuenta',
      description:
        'Es posible que su sesión siga abierta. Vuelva a cargar la página en un momento, por favor.',
    },
    noAnswer: 'El servicio no respondió a tiempo.',
    clock: 'El reloj de su dispositivo no está bien. Este sitio sigue la hora correcta.',
  },

  header: {
    label: 'Principal',
    home: 'Marisma Villas & Residencias, inicio',
    tagline: 'Villas & Residencias',
    menu: 'Menú',
    account: 'Cuenta',
    signIn: 'Iniciar sesión',
    signOut: 'Cerrar sesión',
    bookNow: 'Reservar ahora',
    publicSite: 'Sitio público',
  },

  footer: {
    blurb:
      'Villas y residencias privadas entre la laguna y el Pacífico, con un concierge que conoce cada marea, cada sendero y cada mesa de esta costa.',
    links: 'Enlaces',
    contactTitle: 'Datos de contacto',
    follow: 'Síganos',
    social: { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube' },
    copyright: 'Marisma. Todos los derechos reservados.',
    demo: 'Sitio de demostración privado y no oficial. Nombres, direcciones, teléfonos y precios son ficticios.',
  },

  chat: {
    region: 'Chat',
    label: 'Escríbanos por WhatsApp (se abre en otra pestaña)',
    greeting: '¡Hola! Me gustaría saber más sobre una estancia en Marisma.',
  },

  disclaimer: {
    title: 'Aviso importante',
    paragraphs: [
      'Este sitio es una demostración privada y no oficial. No representa a ninguna empresa, desarrollo ni propiedad real.',
      'Las propiedades, los precios, las reseñas y los datos de contacto son ficticios. No se realizan reservaciones ni cobros.',
    ],
    accept: 'Entiendo',
    close: 'Cerrar',
  },

  notFound: {
    eyebrow: 'Error 404',
    title: 'No encontramos esta página',
    text: 'Parece que la marea se la llevó. Volvamos juntos a tierra firme.',
    home: 'Volver al inicio',
  },

  notices: { label: 'Avisos', close: 'Cerrar la notificación' },

  announcer: { arrived: (title) => `Página cargada: ${title}` },

  language: {
    label: 'Idioma',
    followed: 'Le mostramos el sitio en el idioma de su navegador.',
    close: 'Cerrar el aviso de idioma',
  },

  areaPanel: {
    title: 'No se pudo mostrar esta parte del sitio',
    overdueTitle: 'Esta parte del sitio aún no responde',
    overdue: 'Tarda más de lo que debería en llegar. Seguimos intentando, y aparecerá aquí en cuanto llegue.',
    disabledTitle: 'Volvemos en un momento',
    disabled: 'Apagamos esta parte del sitio por un momento. Todo lo demás funciona como siempre.',
    reasons: {
      'registry-unreachable': 'No pudimos cargar esta página. Intente de nuevo en un momento.',
      'registry-untrusted':
        'Por su seguridad no abrimos esta parte de la página. Vuelva a cargarla, por favor.',
      'manifest-unreachable': 'No pudimos conectarnos. Revise su conexión e intente de nuevo.',
      'manifest-invalid':
        'Algo falló de nuestro lado y nuestro equipo puede verlo. Intente más tarde, por favor.',
      'entry-unreachable': 'No pudimos descargarla. Revise su conexión e intente de nuevo.',
      integrity: 'Por su seguridad no abrimos esta parte de la página. Vuelva a cargarla, por favor.',
      'contract-mismatch': 'Esta página no está al día. Casi siempre basta con volver a cargarla.',
      'chunk-missing': 'Falta una parte. Casi siempre basta con volver a cargar la página.',
      'module-incomplete': 'Llegó incompleta. Intente de nuevo, por favor.',
      'import-crash': 'Algo salió mal. Intente de nuevo, por favor.',
      'render-crash': 'Algo salió mal. Intente de nuevo, por favor.',
      timeout: 'Tardó demasiado en llegar. Intente de nuevo, por favor.',
    },
    kept: 'Puede leer esta página, pero sus botones y formularios todavía no funcionan.',
    reference: (reference) => `Referencia: ${reference}`,
    retry: 'Intentar de nuevo',
    home: 'Inicio',
  },

  stalled: { text: 'Una parte de esta página aún no ha llegado.', retry: 'Intentar de nuevo' },

  accountPanel: {
    title: 'No pudimos comprobar su cuenta',
    failed: 'No pudimos comprobar si esta página es para su cuenta. Intente de nuevo, por favor.',
    overdue:
      'Nuestro servicio de cuentas aún no responde. Seguimos intentando, y esta página se abrirá en cuanto responda.',
  },

  roles: {
    admin: { name: 'Administración', account: 'Administración' },
    owner: { name: 'Propietario', account: 'Propietario' },
    management: { name: 'Gerencia', account: 'Gerencia' },
    client: { name: 'Cliente', account: 'Cliente' },
  },
};
