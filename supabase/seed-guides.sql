-- Demo arrival guides of the four houses: examples, each marked as one, with places and numbers of nobody. Adds nothing
-- to a house that has a guide.
do $seed$
begin
  if current_setting('marisma.embedded', true) is distinct from 'on' then
    raise exception 'The demo guides are for the embedded backend only.';
  end if;

  insert into private.house_guides (property_id, guide, sample)
  select house.id, jsonb_build_object(
    'directions_en', 'From the coast road
Turn toward the sea at the sign of the residences and follow the lane to the residences.

To the door
' || house.way_en || ' Park in front of the house; the keypad is to the right of the door.',
    'directions_es', 'Desde la carretera costera
Dé vuelta hacia el mar en el letrero de las residencias y siga el camino hasta ellas.

Hasta la puerta
' || house.way_es || ' Estaciónese frente a la casa; el teclado está a la derecha de la puerta.',
    'airport_en', 'Playa de Oro International Airport (ZLO), Manzanillo; about ' || house.minutes || ' minutes by car.',
    'airport_es', 'Aeropuerto Internacional Playa de Oro (ZLO), Manzanillo; unos ' || house.minutes || ' minutos en auto.',
    'manual_en', 'Hot water
It is always on; give the far bathrooms half a minute.

Air conditioning
Each room has its own remote control. Please close the doors to the terrace while it runs.

Drinking water
The blue tap in the kitchen is filtered; all others are for washing.

Trash
Bags go into the bin beside the garage; it is emptied every morning.

' || house.own_en || '

When you leave
Switch off the air conditioning and pull the door shut: it locks by itself.',
    'manual_es', 'Agua caliente
Siempre está encendida; en los baños más lejanos tarda medio minuto.

Aire acondicionado
Cada habitación tiene su control. Por favor, cierre las puertas de la terraza mientras funciona.

Agua para beber
La llave azul de la cocina está filtrada; las demás son para lavar.

Basura
Las bolsas van en el contenedor junto a la cochera; se vacía cada mañana.

' || house.own_es || '

Al salir
Apague el aire acondicionado y jale la puerta: se cierra sola.',
    'map_url', 'https://www.openstreetmap.org/?mlat=19.28&mlon=-104.86#map=13/19.28/-104.86',
    'emergency', '911',
    'people', jsonb_build_array(
      jsonb_build_object('name', house.manager, 'role_en', 'House manager', 'role_es', 'Responsable de la casa',
        'phone', '+52 555 0100'),
      jsonb_build_object('name', 'Concierge', 'role_en', 'Day and night', 'role_es', 'De día y de noche',
        'phone', '+52 555 0101'))), true
  from (values
    ('lagoon-villa-serenity', '45', 'Lupita', 'Follow the lane along the lagoon to its end; the villa has a white wall.',
      'Siga el camino junto a la laguna hasta el final; la villa tiene una barda blanca.',
      'Jetty and kayaks
Life vests are in the chest at the jetty. Children need an adult beside them.',
      'Muelle y kayaks
Los chalecos están en el baúl del muelle. Los niños van siempre con un adulto.'),
    ('ocean-villa-infinity', '50', 'Tomás', 'Take the second street toward the beach; the villa is the last one on the left.',
      'Tome la segunda calle hacia la playa; la villa es la última a la izquierda.',
      'Pool
It is cleaned early in the morning. Please use no glass near it.',
      'Alberca
Se limpia temprano por la mañana. Por favor, no use vidrio cerca.'),
    ('lagoon-apt-harmony', '45', 'Lucía', 'Drive past the first jetty; the entrance is beside the tall palms.',
      'Pase el primer muelle; la entrada está junto a las palmas altas.',
      'Elevator
It needs no key. Should it stop, press the bell: somebody answers day and night.',
      'Elevador
No necesita llave. Si se detiene, oprima la campana: alguien responde de día y de noche.'),
    ('villa-paradise', '40', 'Andrés', 'Turn right behind the village square; look for a wooden door in a clay-colored wall.',
      'Dé vuelta a la derecha detrás de la plaza; busque una puerta de madera en un muro color barro.',
      'Grill
Gas is in the cabinet below. Please close the valve after cooking.',
      'Asador
El gas está en el gabinete de abajo. Por favor, cierre la llave al terminar.')
  ) as house (id, minutes, manager, way_en, way_es, own_en, own_es)
  on conflict (property_id) do nothing;

  insert into private.house_secrets (property_id, wifi_name, wifi_password, door_code)
  select g.property_id, 'Marisma', 'example-only', '0000' from private.house_guides g where g.sample
  on conflict (property_id) do nothing;
end;
$seed$;
