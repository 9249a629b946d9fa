import type { TermsSection } from '../../terms-words';

export const privacy: readonly TermsSection[] = [
  {
    id: 'data-we-keep',
    title: 'Qué guardamos',
    paragraphs: [
      'Marisma, 4810 Marisma Way, Suite 300, San Diego, CA 92101, EE. UU., hello@marisma.example, es responsable de sus datos personales. Pedimos solo lo que hace falta para una solicitud:',
    ],
    points: [
      'Consultas: nombre, correo, teléfono si lo da, tipo de consulta, mensaje, fechas y huéspedes.',
      'Solicitudes de servicio: nombre, correo, teléfono, el servicio, fecha preferida, personas y sus deseos.',
      'Estancias y pagos: fechas, huéspedes y mascotas; qué se pagó, cuándo y cómo, pero ningún número de tarjeta; si quiere una factura mexicana, su RFC, nombre, régimen fiscal, código postal y uso del CFDI.',
      'Datos de su llegada, si los da: vuelo, deseos, nombres de quienes viajan con usted (con su permiso), edades de los menores (que da su madre, padre o tutor) y, solo con su consentimiento expreso, alergias y dieta, que son datos sensibles.',
      'Cuentas: nombre, correo, teléfono, rol, y la contraseña, solo en forma cifrada e irreversible.',
    ],
  },
  {
    id: 'why-we-keep-it',
    title: 'Para qué lo guardamos',
    paragraphs: [
      'Finalidades necesarias: responderle, decidir sobre su solicitud, preparar su estancia y los servicios que pide, cobrar y facturar, permitirle iniciar sesión y mantener seguro el sitio.',
      'Finalidades voluntarias, a las que puede negarse: pedirle una reseña y mostrarla, y guardar las casas que elige. No vendemos datos personales, no creamos perfiles publicitarios ni enviamos boletines que no haya pedido.',
    ],
  },
  {
    id: 'who-sees-it',
    title: 'Quién lo ve',
    paragraphs: [
      'Nuestros administradores y gerentes, y quienes llevan a cabo lo que usted pidió: un chef conoce sus alergias; un chofer, su vuelo. El proveedor que aloja nuestra base de datos guarda los datos por encargo nuestro.',
      'El propietario de la casa ve las fechas y los importes de su estancia, no quién es usted. Transferimos datos solo donde su solicitud lo necesita, como a ese chef o chofer, o donde la ley lo exige; para lo demás le preguntamos antes.',
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
      'Tiene los derechos de acceso, rectificación, cancelación (borrado) y oposición (ARCO); también puede revocar su consentimiento y limitar el uso de sus datos. Hágalo en su cuenta, o escríbanos un correo con:',
    ],
    points: [
      'su nombre, dónde responderle y copia de su identificación o, si representa a alguien, de su poder;',
      'los datos de que se trata y lo que pide; para corregirlos, lo correcto y qué lo acredita.',
      'Respondemos en 20 días hábiles y cumplimos lo procedente en 15 más; cada plazo puede ampliarse una vez, con motivo. No cuesta nada. Lo que pide la ley fiscal se conserva sin su nombre.',
      'Si no está de acuerdo, puede acudir a la Secretaría Anticorrupción y Buen Gobierno.',
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
