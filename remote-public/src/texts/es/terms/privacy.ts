import type { TermsSection } from '../../terms-words';

export const privacy: readonly TermsSection[] = [
  {
    id: 'data-we-keep',
    title: 'Qué guardamos',
    paragraphs: ['Pedimos solo lo que hace falta para una solicitud:'],
    points: [
      'Consultas: nombre, correo, teléfono si lo da, tipo de consulta, mensaje, fechas y huéspedes.',
      'Solicitudes de servicio: nombre, correo, teléfono, el servicio, fecha preferida, personas y sus deseos.',
      'Estancias y pagos: fechas, huéspedes y mascotas; qué se pagó, cuándo y cómo, pero ningún número de tarjeta; si quiere una factura mexicana, su RFC, nombre, régimen fiscal, código postal y uso del CFDI.',
      'Datos de su llegada, si los da: vuelo, nombres y edades de quienes viajan con usted, alergias y deseos.',
      'Cuentas: nombre, correo, teléfono, rol, y la contraseña, solo en forma cifrada e irreversible.',
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
      'Nuestros administradores y gerentes, y quienes llevan a cabo lo que usted pidió: un chef conoce sus alergias; un chofer, su vuelo. El proveedor que aloja nuestra base de datos guarda los datos por encargo nuestro.',
      'Si paga con tarjeta, la da a nuestro proveedor de pagos, que sabe por nosotros de qué es el pago. Nuestro contador recibe los datos fiscales de una factura.',
      'Al abrir WhatsApp, el mapa de nuestra página de contacto o la página de pago, usted se conecta con las empresas que los operan, según sus propias reglas.',
    ],
  },
  {
    id: 'browser-storage',
    title: 'Qué guarda su navegador',
    paragraphs: [
      'No usamos cookies de publicidad ni de rastreo. Su navegador guarda una nota de que ya vio el aviso sobre esta demostración, el idioma que eligió, las casas que guarda sin haber iniciado sesión, su sesión mientras está iniciada y los datos técnicos de la versión de la página que usa. Lo que escribe en un formulario y no envía se queda en su pestaña hasta que la cierre. La guía de llegada de su estancia, una vez que la abre, se puede leer sin red hasta que la estancia termine o usted cierre la sesión.',
      'A veces su navegador nos dice qué tan rápido cargó una página o que algo falló, sin su nombre, sin la dirección exacta de la página y sin nada de lo que usted escribió.',
    ],
  },
  {
    id: 'how-long',
    title: 'Por cuánto tiempo',
    paragraphs: [
      'Las consultas que no llevan a una estancia se borran a los 12 meses; si unimos varias consultas, todas se borran 12 meses después de la última. Los registros de estancias, pagos y facturas se conservan el tiempo que pide la ley fiscal; lo que nos cuenta de su llegada se borra 30 días después de la estancia. Las cuentas duran hasta que usted pida cerrarlas.',
    ],
  },
  {
    id: 'your-rights',
    title: 'Sus derechos',
    paragraphs: [
      'Puede preguntar qué tenemos sobre usted, pedir que se corrija o se borre, oponerse a su uso o pedir una copia de sus datos. Escríbanos por la página de contacto; respondemos en 20 días hábiles y nunca cobramos por ello.',
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
