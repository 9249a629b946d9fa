/** The English texts of mails about services. `es-services` has the same keys. */
export const services = {
  aService: 'your service',
  price: 'Price, taxes included',
  complimentary: 'With our compliments',
  at: (day: string, time: string) => `${day}, ${time}`,
  forStay: 'For your stay',
  note: 'What you should know',
  reason: 'The reason',
  button: 'Answer in your dashboard',
  ended: (services: string[]) =>
    services.length === 1
      ? `With your stay we cancelled ${services[0]}.`
      : `With your stay we cancelled these services: ${services.join('; ')}.`,
  offered: {
    subject: (service: string) => `Our offer: ${service}`,
    heading: 'Our offer for you',
    intro: (service: string) => `We can arrange ${service} for you. Nothing is booked until you accept.`,
    onBill: 'If you accept, the price is added to the bill of your stay.',
    accept: 'Accept it, or tell us what would suit you better, in your dashboard.',
    acceptByMail:
      'Please reply to this email or call us to accept, or to tell us what would suit you better.',
  },
  arranged: {
    subject: (service: string) => `Arranged: ${service}`,
    heading: 'Everything is arranged',
    intro: (service: string) => `We have arranged ${service} for you.`,
  },
  declined: {
    subject: (service: string) => `We cannot arrange ${service}`,
    heading: 'We are sorry',
    intro: (service: string) => `We cannot arrange ${service} as you asked. Nothing is due for it.`,
  },
  calledOff: {
    subject: (service: string) => `Cancelled: ${service}`,
    heading: 'Your service is cancelled',
    byGuest: (service: string) => `We cancelled ${service}, as you asked.`,
    byOffice: (service: string) => `We had to cancel ${service}. We are sorry.`,
    money: 'We took its price off your bill and return what you have paid for it.',
  },
};
