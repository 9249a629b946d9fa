import type { TermsSection } from '../../terms-words';

export const privacy: readonly TermsSection[] = [
  {
    id: 'data-we-keep',
    title: 'Qué guardamos',
    paragraphs: ['Pedimos solo lo que hace falta para una solicitud:'],
    points: [
      'Consultas: nombre, correo, teléfono si lo da, tipo de consulta, mensaje, fechas y huéspedes.',
      'Solicitudes de servicio: nombre, correo, teléfono, el servicio, fecha preferida, personas y sus deseos.',
      'Cuentas: nombre, correo, teléfono, rol, y de la contraseña solo una huella cifrada.',
    ],
  },
  {
    id: 'why-we-keep-it',
    title: 'Para qué lo guardamos',
    paragraphs: [
      'Para responderle, preparar su estancia y los servicios que pide, y permitirle iniciar sesión. No vendemos datos personales, no creamos perfiles publicitarios ni enviamos boletines que no haya pedido.',
    ],
  },
  {
    id: 'who-sees-it',
    title: 'Quién lo ve',
    paragraphs: [
      'Nuestros administradores y quienes llevan a cabo lo que usted pidió: un chef conoce sus alergias; un chofer, su vuelo. El proveedor que aloja nuestra base de datos guarda los datos por encargo nuestro.',
      'Al abrir WhatsApp o el mapa de nuestra página de contacto, usted se conecta con las empresas que los operan, según sus propias reglas.',
    ],
  },
  {
    id: 'browser-storage',
    title: 'Qué guarda su navegador',
    paragraphs: [
      'No usamos cookies de publicidad ni de rastreo. Su navegador guarda una nota de que ya vio el aviso sobre esta demostración, el idioma que eligió, las casas que guarda sin haber iniciado sesión, su sesión mientras está iniciada y los datos técnicos de la versión de la página que usa. Lo que escribe en un formulario y no envía se queda en su pestaña hasta que la cierre.',
      'A veces su navegador nos dice qué tan rápido cargó una página o que algo falló, sin su nombre, sin la dirección exacta de la página y sin nada de lo que usted escribió.',
    ],
  },
  {
    id: 'how-long',
    title: 'Por cuánto tiempo',
    paragraphs: [
      'Las consultas que no llevan a una estancia se borran a los 12 meses; las que respondemos como una sola, 12 meses después de la última. Los registros de estancias se conservan el tiempo que pide la ley fiscal; lo que nos cuenta de su llegada se borra 30 días después de la estancia. Las cuentas duran hasta que usted pida cerrarlas.',
    ],
  },
  {
    id: 'your-rights',
    title: 'Sus derechos',
    paragraphs: [
      'Puede preguntar qué tenemos sobre usted, pedir que se corrija o se borre, oponerse a su uso o llevárselo. Escríbanos por la página de contacto; respondemos en 20 días hábiles y nunca cobramos por ello.',
    ],
  },
  {
    id: 'changes',
    title: 'Cambios a este aviso',
    paragraphs: [
      'Cuando cambiamos estas páginas, cambiamos la fecha de arriba. Los cambios no afectan a las reservaciones ya confirmadas.',
    ],
  },
];
