insert into public.agreement_versions (version, hash, in_force_from, text_en, text_es) values
  (1, '40fd2e5c754780904502523469fff5fef1fc323bf6c5d6005c1579273b635bd1', private.house_today(),
$terms$# Who we are

Marisma offers stays in villas and residences on Mexico’s Pacific coast and arranges services around them. Our team has 10+ years in hospitality, works with 70+ channel partners and offers 24/7 service to guests in residence.

“We” and “us” mean Marisma; “you” means the person who makes a request or a reservation, and everyone who travels with that person.

# Requests and reservations

A message or a booking request sent through this site is a question, not a contract. A reservation exists once we confirm it in writing with dates, house, number of guests and the full price, taxes included.

The person who reserves must be at least 18 years old and answers for the whole party.

# Prices and taxes

Prices are in US dollars (US$). A price “from” is the lowest nightly rate, before taxes and fees; rates change with the season.

Once you choose dates, the price is listed line by line and its total includes taxes and fees. The total that we confirm does not change unless the stay does.

- Fees: cleaning, once a stay; each guest above the number that the rate includes, per night; each pet.
- Taxes: the state’s lodging tax (ISH) on the nights, and IVA (VAT) of 16% on nights and fees.
- Who keeps what: nights and extra guests are the rent, which the owner of the house and we share; the fees for cleaning and pets are ours; taxes go to the tax authorities.

# Payment

You pay by bank transfer, with the code of your stay as the reference, or, where we offer it, by card on our payment provider’s page. We never see or keep the number of your card.

- A deposit of 30% is due within 3 days of our confirmation and before arrival; the balance is due 60 days before arrival. We remind you 10 and 5 days before the balance is due, and on the day.
- A stay requested 60 days or less before arrival has no deposit: a full payment is due within 3 days of our confirmation and before arrival.
- If nothing has been paid when the first payment was due, we write to you; 2 days later we release the nights and the reservation ends, unless we have given you more time.
- If the balance is late, we write to you; we must have it before you arrive.
- You receive a receipt for each payment. It is not a tax document: for a Mexican invoice (CFDI) you leave your tax data with us, and our accountant issues it.
- A damage deposit, where we ask for one, is not part of the price. We hold it and release it after your departure; if we claim any of it for damage, we tell you how much and why.

# Changes and cancellation

Write to us as early as you can; we will first look for other dates. When a stay moves, nights that were agreed keep their price, new nights cost what they cost on the day of the change, and the stricter cancellation terms of the old and the new dates apply.

If you cancel a stay:

- More than 60 days before arrival, we return all you have paid except 5% for bank costs.
- Between 60 and 31 days before, we return half of what you have paid.
- Within 30 days, if you do not arrive, or if you leave early, nothing is returned.
- Whenever you cancel: once nights of your stay have been sold again to guests who stayed, we return the rent that those nights brought, without taxes and fees, and never more than we kept of what you paid.
- We return money to the card that paid, or by bank transfer.
- If we have to cancel, for example because a storm has made the house unusable, we offer a comparable house or return everything; if that happens during your stay, the nights that are left. In the storm season (June to November), where the house is fine but you cannot travel, the terms above hold.

# Your stay

Check-in and check-out times are listed for each property in Central Standard Time. We will gladly hold luggage, and offer early arrival or late departure when the house is free.

- The number of guests, visitors overnight included, may not exceed the number a house sleeps.
- Pets are named in the request, and no more than the house allows. Smoking is allowed outdoors only. Parties, events, and music outdoors after 11 PM need our consent beforehand.
- Children near pools, jetties and the sea must be watched by an adult at all times.
- Please tell us of damage when it happens. Normal wear is on us; other damage is charged at the cost of repair; where we hold a damage deposit no more than that, unless it was done on purpose or by gross negligence.

# Housekeeping

Housekeeping carries a 100% satisfaction guarantee: if a room is not as it should be, tell us and we will return the same day and set it right at no cost.

# Concierge services

Chefs, captains, guides, therapists and drivers are independent professionals chosen by us. Each service is confirmed with its price and its own conditions, and may depend on weather, season and health.

A confirmed service may be cancelled without charge up to 48 hours before it begins, unless its confirmation says otherwise.

# Our responsibility

We are responsible for the acts and omissions of our team. We are not responsible for storms, strikes, utility outages or the acts of third parties, but will help you whatever the cause. Nothing here limits rights that the law gives you and does not let us limit.

We recommend travel insurance that covers cancellation, illness and valuables.

# Governing law and disputes

If something goes wrong, speak to us first: most matters are settled the same day. These terms follow the law of Mexico. As a consumer you keep the protection of the law where you live, and may turn to PROFECO, Mexico’s consumer protection agency. Where the two language versions differ, the Spanish one counts.$terms$,
$terms$# Quiénes somos

Marisma ofrece estancias en villas y residencias de la costa del Pacífico mexicano y organiza servicios alrededor de ellas. Nuestro equipo tiene más de 10 años en hospitalidad, trabaja con más de 70 canales asociados y atiende 24/7 a los huéspedes durante su estancia.

“Nosotros” significa Marisma; “usted”, la persona que hace una solicitud o una reservación y todas las que viajan con ella.

# Solicitudes y reservaciones

Un mensaje o una solicitud enviada por este sitio es una pregunta, no un contrato. La reservación existe cuando la confirmamos por escrito con fechas, casa, número de huéspedes y el precio completo, con impuestos.

Quien reserva debe tener al menos 18 años y responde por todo el grupo.

# Precios e impuestos

Los precios están en dólares estadounidenses (USD). El precio “desde” es la tarifa más baja por noche, antes de impuestos y cargos; las tarifas cambian según la temporada.

Una vez elegidas las fechas, el precio se detalla renglón por renglón y su total incluye impuestos y cargos. El total que confirmamos no cambia, salvo que cambie la estancia.

- Cargos: limpieza, una vez por estancia; cada huésped por encima del número que incluye la tarifa, por noche; cada mascota.
- Impuestos: el impuesto estatal sobre hospedaje (ISH) sobre las noches, y el IVA de 16% sobre noches y cargos.
- Quién se queda con qué: las noches y los huéspedes adicionales son la renta, que se reparte entre el propietario de la casa y nosotros; los cargos por limpieza y mascotas son nuestros; los impuestos se entregan a las autoridades fiscales.

# Pagos

Usted paga por transferencia bancaria, con el código de su estancia como referencia, o, donde lo ofrecemos, con tarjeta en la página de nuestro proveedor de pagos. Nunca vemos ni guardamos el número de su tarjeta.

- Un anticipo de 30% se paga a más tardar 3 días después de nuestra confirmación y antes de la llegada; el saldo, 60 días antes de la llegada. Se lo recordamos 10 y 5 días antes de la fecha del saldo, y ese mismo día.
- Una estancia solicitada con 60 días de anticipación o menos no tiene anticipo: el pago total se hace a más tardar 3 días después de nuestra confirmación y antes de la llegada.
- Si vence el primer pago y no se ha pagado nada, le escribimos; 2 días después liberamos las noches y la reservación termina, salvo que le hayamos dado más tiempo.
- Si el saldo se atrasa, le escribimos; debemos recibirlo antes de su llegada.
- Usted recibe un recibo por cada pago. No es un comprobante fiscal: para una factura mexicana (CFDI), usted nos deja sus datos fiscales y nuestro contador la emite.
- El depósito en garantía, cuando lo pedimos, no forma parte del precio. Lo conservamos y lo liberamos después de su salida; si cobramos una parte por daños, le decimos cuánto y por qué.

# Cambios y cancelaciones

Escríbanos lo antes posible; primero buscaremos otras fechas. Cuando una estancia cambia de fechas, las noches ya acordadas conservan su precio, las nuevas cuestan lo que cuesten el día del cambio y se aplican las condiciones de cancelación más estrictas, sean las de las fechas anteriores o las de las nuevas.

Si usted cancela una estancia:

- Con más de 60 días de anticipación, devolvemos todo lo pagado salvo el 5% por gastos bancarios.
- Entre 60 y 31 días antes, devolvemos la mitad de lo pagado.
- Con 30 días o menos, si no llega o si se va antes de tiempo, no hay devolución.
- Cancele cuando cancele: una vez que noches de su estancia se hayan vendido de nuevo y otros huéspedes las hayan ocupado, devolvemos la renta que esas noches dejaron, sin impuestos ni cargos, y nunca más de lo que retuvimos de sus pagos.
- Devolvemos el dinero a la tarjeta con la que se pagó o por transferencia bancaria.
- Si tenemos que cancelar nosotros, por ejemplo porque una tormenta dejó la casa inutilizable, le ofrecemos una casa comparable o devolvemos todo; si ocurre durante su estancia, las noches restantes. En temporada de tormentas (junio a noviembre), si la casa está bien pero usted no puede viajar, vale lo anterior.

# Su estancia

Los horarios de llegada y salida de cada propiedad se indican en hora del centro de México. Con gusto guardamos su equipaje y ofrecemos llegar antes o salir después cuando la casa está libre.

- El número de huéspedes, con quienes visiten y pasen la noche, no puede ser mayor que el de personas que la casa aloja.
- Las mascotas se indican en la solicitud y no pueden ser más de las que la casa admite. Se fuma solo al aire libre. Las fiestas, los eventos y la música al aire libre después de las 23:00 h requieren nuestro consentimiento previo.
- Un adulto debe vigilar en todo momento a los niños cerca de las albercas, los muelles y el mar.
- Avísenos de los daños cuando ocurran; el desgaste normal corre por nuestra cuenta; los demás daños se cobran al costo de la reparación; donde conservamos un depósito en garantía, no más que este, salvo dolo o negligencia grave.

# Limpieza

La limpieza tiene garantía de satisfacción de 100%: si una habitación no está como debe, díganoslo y volvemos el mismo día a dejarla impecable, sin costo.

# Servicios de concierge

Chefs, capitanes, guías, terapeutas y choferes son profesionales independientes elegidos por nosotros. Cada servicio se confirma con su precio y sus propias condiciones, y puede depender del clima, la temporada y la salud.

Un servicio confirmado puede cancelarse sin cargo hasta 48 horas antes de que empiece, salvo que su confirmación diga otra cosa.

# Nuestra responsabilidad

Respondemos por los actos y omisiones de nuestro equipo. No respondemos por tormentas, huelgas, fallas del suministro público ni actos de terceros, pero le ayudaremos sea cual sea la causa. Nada de lo aquí escrito limita los derechos que la ley le da y no nos permite limitar.

Recomendamos un seguro de viaje que cubra cancelación, enfermedad y objetos de valor.

# Ley aplicable y controversias

Si algo sale mal, hable primero con nosotros: casi todo se resuelve el mismo día. Estos términos se rigen por la ley de México. Como consumidor conserva la protección de la ley del lugar donde vive y puede acudir a la PROFECO. Si las versiones en los dos idiomas difieren, vale la versión en español.$terms$)
on conflict (version) do nothing;
insert into private.consent_texts (version, hash, in_force_from, text_en, text_es) values
  (1, 'ff374ea8c9748a60b965fa2c83690ae31ae532fb0649d6a6b7ada7fb026fe6b7', private.house_today(),
$terms$I expressly consent to Marisma keeping and using what I write about allergies and diet, mine and, with their permission, that of those who travel with me, only to prepare my stay and its services. I can withdraw this at any time.$terms$,
$terms$Consiento expresamente que Marisma guarde y use lo que escribo sobre alergias y dieta, mías y, con su permiso, de quienes viajan conmigo, solo para preparar mi estancia y sus servicios. Puedo revocarlo en cualquier momento.$terms$)
on conflict (version) do nothing;
