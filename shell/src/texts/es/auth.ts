import type { auth as english } from '../en/auth';

const seconds = (count: number): string => (count === 1 ? '1 segundo' : `${count} segundos`);
const minutes = (count: number): string => (count === 1 ? '1 minuto' : `${count} minutos`);

/** By the auth service's own codes; what is not here is shown in its own words. */
const refusals: Partial<Record<string, string>> = {
  invalid_credentials: 'El correo electrónico o la contraseña no son correctos.',
  email_not_confirmed: 'Su correo electrónico aún no está confirmado.',
  email_exists: 'Este correo electrónico ya tiene una cuenta.',
  user_already_exists: 'Este correo electrónico ya tiene una cuenta.',
  email_address_invalid: 'El correo electrónico no es válido.',
  user_banned: 'Esta cuenta está suspendida.',
  signup_disabled: 'Por el momento no se pueden crear cuentas nuevas.',
  weak_password: 'La contraseña es demasiado fácil de adivinar.',
  same_password: 'La contraseña nueva debe ser distinta de la anterior.',
  over_request_rate_limit: 'Demasiados intentos.',
  over_email_send_rate_limit: 'Ya enviamos varios correos a esta dirección.',
  over_sms_send_rate_limit: 'Ya enviamos varios mensajes a este teléfono.',
  otp_expired: 'El enlace o el código ya venció.',
  mfa_verification_failed: 'El código no es correcto.',
  mfa_challenge_expired: 'El código ya venció.',
  captcha_failed: 'No se pudo comprobar que usted es una persona.',
  session_expired: 'Su sesión venció. Inicie sesión de nuevo.',
  session_not_found: 'Su sesión terminó. Inicie sesión de nuevo.',
};

export const auth: typeof english = {
  tabs: { label: 'Iniciar sesión o crear cuenta', signIn: 'Iniciar sesión', signUp: 'Crear cuenta' },
  heading: 'Le damos la bienvenida a\u00a0Marisma',
  lead: 'Inicie sesión para ver sus estancias, o cree una cuenta en un minuto.',

  email: 'Correo electrónico',
  password: 'Contraseña',
  confirmPassword: 'Confirme la contraseña',
  firstName: 'Nombre',
  lastName: 'Apellidos',

  required: {
    email: 'El correo electrónico es obligatorio',
    confirm: 'Repita la contraseña, por favor',
    firstName: 'El nombre es obligatorio',
    lastName: 'Los apellidos son obligatorios',
    code: 'Escriba el código de 6 dígitos',
  },
  tooLong: (most) => `Use ${most} caracteres como máximo`,
  mismatch: 'Las contraseñas no coinciden',

  strength: {
    label: 'Seguridad de la contraseña',
    hint: (least) =>
      `Al menos ${least} caracteres; unas cuantas palabras seguidas son fáciles de recordar y difíciles de adivinar.`,
    tooCommon: 'Esta contraseña es demasiado común. Elija otra, por favor.',
    levels: ['Muy corta', 'Débil', 'Regular', 'Buena', 'Segura'],
  },

  signIn: {
    submit: 'Iniciar sesión',
    busy: 'Iniciando sesión…',
    forgot: '¿Olvidó su contraseña?',
    success: '¡Qué gusto verle de nuevo! Inició sesión correctamente.',
    failed: 'No se pudo iniciar sesión',
    unconfirmed: 'Su correo electrónico aún no está confirmado.',
    resend: 'Enviar de nuevo el correo de verificación',
    resent: 'Si esta cuenta está por verificarse, le llegará un nuevo correo.',
    resendFailed: 'No se pudo enviar el correo',
  },

  signUp: {
    role: 'Me registro como',
    roles: {
      client: { label: 'Cliente', hint: 'Quiero hospedarme' },
      owner: { label: 'Propietario', hint: 'Tengo una propiedad; la vinculamos tras aprobar la cuenta' },
      management: { label: 'Gerencia', hint: 'Administro propiedades; requiere aprobación' },
    },
    submit: 'Crear cuenta',
    busy: 'Creando la cuenta…',
    success: '¡Su cuenta está lista! Revise su correo electrónico para verificarla.',
    failed: 'No se pudo crear la cuenta',
    unexpected: 'Ocurrió un error inesperado',
    closed: 'Por el momento no se pueden crear cuentas nuevas.',
    exists: 'Este correo electrónico ya tiene una cuenta.',
    existsHint: '¿Es usted? Puede usar la cuenta que ya tiene.',
    existsSignIn: 'Iniciar sesión',
    existsForgot: 'Elegir otra contraseña',
    purpose: 'Usamos lo que escribe aquí para abrir su cuenta y permitirle iniciar sesión.',
    terms: 'Al crear una cuenta acepta nuestros',
  },

  verify: {
    title: 'Revise su correo',
    text: (email) =>
      `Enviamos un enlace a ${email}. Ábralo para verificar su cuenta y después inicie sesión.`,
    back: 'Volver a iniciar sesión',
  },

  forgot: {
    title: 'Contraseña olvidada',
    text: 'Díganos su correo electrónico y le enviaremos un enlace para elegir una contraseña nueva.',
    submit: 'Enviar el enlace',
    busy: 'Enviando…',
    sent: (email) => `Si ${email} tiene una cuenta, le llegará un enlace para elegir una contraseña nueva.`,
    failed: 'No se pudo enviar el enlace',
    back: 'Volver a iniciar sesión',
  },

  recovery: {
    title: 'Elija una contraseña nueva',
    text: (email) => `Elija una contraseña nueva para ${email}.`,
    password: 'Contraseña nueva',
    confirm: 'Confirme la contraseña nueva',
    submit: 'Guardar la contraseña',
    busy: 'Guardando…',
    success: 'Su contraseña se cambió.',
    failed: 'No se pudo cambiar la contraseña',
    later: 'Ahora no',
  },

  link: {
    signup: {
      title: 'Confirme su correo electrónico',
      text: 'Confirme que la dirección es suya. Se iniciará su sesión.',
      submit: 'Confirmar e iniciar sesión',
    },
    invite: {
      title: 'Acepte su invitación',
      text: 'Se iniciará su sesión y podrá elegir una contraseña.',
      submit: 'Aceptar e iniciar sesión',
    },
    recovery: {
      title: 'Elija una contraseña nueva',
      text: 'Se iniciará la sesión de la cuenta que solicitó este enlace y podrá elegir una contraseña nueva.',
      submit: 'Continuar',
    },
    magiclink: {
      title: 'Inicie sesión por correo',
      text: 'Se iniciará la sesión de la cuenta que solicitó este enlace.',
      submit: 'Iniciar sesión',
    },
    email_change: {
      title: 'Confirme su nuevo correo electrónico',
      text: 'El correo electrónico de su cuenta cambiará y se iniciará su sesión.',
      submit: 'Confirmar el correo',
    },
    replaces: (email) =>
      `Su sesión está abierta como ${email}. Si el enlace es de otra cuenta, se abrirá la sesión de esa cuenta.`,
    stay: (email) => `Seguir como ${email}`,
    ignore: 'No usar el enlace',
    busy: 'Un momento…',
    half: 'Confirmado. Ahora abra el enlace que enviamos a su otra dirección.',
  },

  challenge: {
    title: 'Un paso más',
    totp: 'Escriba el código de 6 dígitos de su aplicación de autenticación.',
    phone: 'Escriba el código de 6 dígitos que enviamos a su teléfono.',
    code: 'Código',
    submit: 'Verificar',
    busy: 'Verificando…',
    failed: 'No se pudo verificar el código',
    resend: 'Enviar otro código',
    cancel: 'Entrar con otra cuenta',
  },

  providers: {
    or: 'o',
    continueWith: (provider) => `Continuar con ${provider}`,
    failed: 'No se pudo iniciar sesión',
    sso: 'Continuar con el acceso de su empresa',
    ssoDomain: 'Dominio de la empresa',
    ssoSubmit: 'Continuar',
    web3: (chain) => `Continuar con ${chain}`,
    web3Statement: 'Inicio sesión en Marisma.',
  },

  refusal: (code, words) =>
    refusals[code] ?? `El servicio de cuentas lo rechazó y dice en inglés: «${words}»`,
  wait: (count) => `Intente de nuevo en ${count < 90 ? seconds(count) : minutes(Math.ceil(count / 60))}.`,
  notSetUp: (reason) =>
    `Las cuentas están fuera de servicio: este sitio no está configurado del todo (${reason}).`,
  noAnswer: 'No pudimos conectarnos con el servicio. Revise su conexión e intente de nuevo.',
  captchaFailed:
    'No pudimos comprobar que usted es una persona. Desactive los bloqueadores en esta página e intente de nuevo.',
};
