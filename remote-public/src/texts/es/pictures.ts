import type { pictures as english } from '../en/pictures';

export const pictures: typeof english = {
  'hero-sunset-pool':
    'Alberca infinita y terraza de una villa de dos pisos sobre la playa, con el sol bajo sobre el Pacífico',
  'hero-lagoon-dusk':
    'Muelle de madera con faroles hacia una villa con palapa junto a la laguna, a la hora azul, con palmeras reflejadas en el agua quieta',
  'hero-bay':
    'Catamarán anclado en una bahía turquesa entre cerros verdes, con camastros bajo una sombrilla blanca en la arena',
  'hero-courtyard':
    'Patio con fuente de cantera, arcadas ocre, macetas de barro y bugambilias al sol de la mañana',
  'hero-terrace-bedroom': 'Recámara con cama de postes bajo vigas de madera, abierta a una terraza y al mar',
  'ocean-villa-infinity-exterior':
    'Villa de dos pisos frente al mar con torre de piedra, pérgola y una larga alberca infinita sobre un jardín en flor',
  'ocean-villa-infinity-aerial':
    'La residencia desde el aire, con su larga alberca entre palmeras, dunas en flor y la playa',
  'ocean-villa-infinity-terrace':
    'Cuatro camastros y dos sombrillas junto a la alberca, frente a la sala iluminada al anochecer',
  'ocean-villa-infinity-pergola':
    'Larga mesa de madera bajo una pérgola junto a un muro de piedra, con la alberca y el Pacífico al fondo',
  'ocean-villa-infinity-bedroom':
    'Recámara con muro de piedra, una ancha cabecera de nogal y ventanales abiertos al mar',
  'ocean-villa-infinity-suite':
    'Segunda recámara con muro azul pizarra, una cama baja de nogal y palmeras frente al mar',
  'ocean-villa-infinity-detail':
    'Lavabo de piedra con llave de latón, tres frascos y una toalla enrollada sobre mármol',
  'ocean-villa-infinity-view':
    'El mar desde la cama al caer la tarde, con dos sillones redondos y palmeras en la terraza',
  'ocean-villa-infinity-kitchen':
    'Cocina con isla de mármol claro, gabinetes de nogal y lámparas de globo, abierta al mar',
  'ocean-villa-infinity-dining':
    'Larga mesa de nogal con sillas tapizadas junto a un muro de piedra, abierta al mar',
  'ocean-villa-infinity-living':
    'Sala con un sofá profundo, un muro de piedra con fuego y el mar detrás de altos ventanales',
  'ocean-villa-infinity-bath':
    'Baño con una tina blanca frente al mar, nogal estriado y dos espejos redondos',
  'lagoon-villa-serenity-exterior':
    'Residencia de una planta y palapa redonda junto a una larga alberca a la orilla de la laguna, de día',
  'lagoon-villa-serenity-aerial':
    'La villa y su palapa desde el aire, con la alberca y un muelle de madera en la laguna',
  'lagoon-villa-serenity-terrace':
    'Camastros bajo dos sombrillas en la terraza, con la alberca, la laguna y cerros verdes al fondo',
  'lagoon-villa-serenity-pool':
    'La alberca al anochecer, con camastros y sombrillas frente a las habitaciones iluminadas, refleja un cielo violeta',
  'lagoon-villa-serenity-bedroom':
    'Recámara con cabecera de listones y vigas a la vista, abierta de par en par a una terraza y a un jardín tropical',
  'lagoon-villa-serenity-suite':
    'Segunda recámara con muro color barro, un tapete a rayas y ventanales abiertos a la laguna',
  'lagoon-villa-serenity-detail':
    'Vasija de barro con ramas verdes junto a un tazón de limones en una banca de teca',
  'lagoon-villa-serenity-view':
    'La laguna desde la cama, con dos sillones de teca entre cortinas de lino y palmeras en la otra orilla',
  'lagoon-villa-serenity-living':
    'Sala con vigas de teca, una larga banca de mampostería y lámparas tejidas, abierta a la laguna',
  'lagoon-villa-serenity-kitchen':
    'Cocina con isla de travertino, frentes de teca y azulejo verde musgo, abierta al jardín',
  'lagoon-villa-serenity-dining':
    'Mesa redonda de teca bajo una gran lámpara tejida, con ventanales abiertos a la laguna',
  'lagoon-villa-serenity-bath':
    'Baño con tina exenta, lavabos de barro y un jardín de hojas anchas a su orilla',
  'lagoon-apt-harmony-exterior':
    'Edificio de cuatro terrazas escalonadas con flores y celosías de madera junto a la laguna, en la luz de la tarde',
  'lagoon-apt-harmony-aerial':
    'Los departamentos desde el aire, con sus terrazas sobre la alberca y la laguna',
  'lagoon-apt-harmony-evening':
    'La alberca común al anochecer refleja las terrazas iluminadas y un horizonte naranja sobre la laguna',
  'lagoon-apt-harmony-pool':
    'Camastros y sombrillas blancas a lo largo de la alberca común de los departamentos de la laguna',
  'lagoon-apt-harmony-bedroom':
    'Recámara con cabecera acolchada, ropa de cama en salvia y arena y ventanales abiertos a la laguna',
  'lagoon-apt-harmony-suite':
    'Segunda recámara con muro color salvia, cabecera tejida y un sillón rojo ladrillo frente a la laguna',
  'lagoon-apt-harmony-view':
    'La laguna desde la cama tras una terraza de madera, con dos sillones y una hilera de palmeras',
  'lagoon-apt-harmony-living':
    'Sala con sillones redondos en salvia y ladrillo, un tapete redondo y la laguna abajo',
  'lagoon-apt-harmony-kitchen':
    'Cocina con gabinetes color salvia, repisas de encino y una isla de encino estriado',
  'lagoon-apt-harmony-dining':
    'Mesa redonda de encino bajo una lámpara de disco, con un muro salvia y la laguna abajo',
  'lagoon-apt-harmony-detail':
    'Mesa de encino puesta para dos, con limones, un tazón de fruta y ramas verdes en un florero de barro',
  'lagoon-apt-harmony-bath':
    'Baño de azulejo salvia con mueble de encino, espejos redondos y regadera con cancel de cristal',
  'villa-paradise-courtyard':
    'Villa con patio en aplanado color barro, arcos de medio punto, techo de teja y una larga alberca entre jardines tropicales',
  'villa-paradise-aerial':
    'La villa desde el aire: techos de teja alrededor de una alberca y jardineras con palmeras',
  'villa-paradise-evening':
    'La alberca del patio al anochecer refleja las lámparas de la arcada y las ventanas iluminadas bajo un cielo violeta',
  'villa-paradise-arcade':
    'Arcos de medio punto, puertas de madera y macetas de barro en el portal de la villa con patio',
  'villa-paradise-living': 'Sala con equipales de cuero, un tapete a rayas y tres arcos hacia el patio',
  'villa-paradise-kitchen':
    'Cocina con barra de barro aplanado, azulejo azul, una mesa de madera oscura y lámparas de hierro',
  'villa-paradise-dining':
    'Mesa larga de madera oscura con sillas tejidas bajo una corona de hierro, junto a los arcos del patio',
  'villa-paradise-bedroom': 'Recámara con cama de postes, muros de barro y dos arcos hacia el patio',
  'villa-paradise-suite': 'Segunda recámara con cabecera tejida y una manta índigo, abierta al jardín',
  'villa-paradise-detail':
    'Vasija azul cobalto con ramas verdes junto a un tazón de cítricos en una repisa soleada',
  'villa-paradise-view': 'El patio desde la cama a través de dos arcos, con equipales de cuero y bugambilias',
  'villa-paradise-bath': 'Baño con tina de cobre, lavabos azules sobre cantera y dos arcos hacia el patio',
  'scene-veranda':
    'Terraza techada con vigas de madera, una hamaca y dos butacas, con palmeras y el mar al fondo',
  'scene-keys':
    'Llaves de latón en un tablero de madera sobre una consola con lámpara, flores y un libro de visitas abierto',
  'service-yacht': 'Catamarán blanco anclado en una bahía turquesa entre cerros verdes',
  'card-lagoon-villa': 'Mesa larga bajo una palapa junto a la laguna',
  'card-ocean-villa':
    'La playa, las palmeras y el sol sobre el Pacífico desde el balcón de una villa frente al mar',
  'card-lagoon-apartment':
    'Alberca y sombrillas al pie de las terrazas de un edificio de departamentos, junto a la laguna',
  'card-residential-villa': 'La alberca y las flores del patio, vistas a través de un arco del corredor',
  'service-wellness':
    'Toallas enrolladas, piedras calientes, velas y flores de mayo en una charola de madera',
  'service-transportation':
    'Bicicleta turquesa con una canasta tejida llena de flores frente a la barda de un jardín',
  'service-kids': 'Castillo de arena, cubeta, pala y pelota en la playa',
  'service-culture':
    'Vasijas de barro pintadas, un tazón de limones y textiles a rayas sobre una banca de madera',
  'service-food':
    'Tabla con aguacate, jitomates, limones y chiles en una mesa de madera, con un molcajete de salsa',
  'service-food-dinner': 'Mesa larga puesta para cenar, con velas y flores, sobre el mar al atardecer',
  'service-sport': 'Tres tablas de surf de pie en la arena entre palmeras',
  'service-water': 'Dos kayaks y un remo en la playa',
  'service-education':
    'Libro abierto, libros apilados y lápices en un escritorio de madera junto a una ventana al jardín',
  'service-paddle-board': 'Dos tablas de remo con sus remos sobre la arena, junto al mar',
  'service-yoga':
    'Tapetes, cojines y té en un muelle sobre la laguna, con el sol que sale detrás de las palmeras',
  'service-film-night':
    'Pantalla al aire libre en un jardín al anochecer, con cojines en el suelo, faroles y guirnaldas de luces',
  'service-volleyball': 'Red y balón de voleibol en la playa, con el sol bajo detrás de una palmera',
  'service-paragliding': 'Parapente de vela a rayas sobre una bahía tranquila entre cerros verdes',
  'service-golf': 'Bandera en un green entre palmeras, con una pelota a un paso del hoyo',
  'service-beach-ride': 'Silla de montar sobre un tronco y huellas de cascos en una playa vacía al atardecer',
  'service-tennis': 'Raqueta y tres pelotas en una cancha de arcilla, con la red y un seto en flor detrás',
  'service-stargazing':
    'Telescopio en una terraza de madera sobre el mar bajo la Vía Láctea, con cojines y faroles',
  'service-mezcal':
    'Botella de mezcal con copitas de barro, rebanadas de naranja y sal roja sobre una mesa de madera',
  'service-training': 'Tapete, mancuernas, pesas rusas y ligas en una terraza de madera al sol de la mañana',
  'service-swimming': 'Salvavidas en una alberca, con tabla, toalla y goggles en la orilla de piedra',
  'service-babysitting':
    'Oso de peluche, tren de madera, cubos y un libro abierto en un tapete redondo junto a una lámpara',
  'service-sound': 'Cuencos blancos de sonido, velas y cojines sobre un tapete con luz de tarde',
  'service-birdwatching':
    'Binoculares, una libreta con un ave dibujada y una taza en un muelle, con dos garzas en la laguna',
  'service-mariachi': 'Guitarra en una silla pintada, trompeta y sombrero de charro bajo el papel picado',
  'service-airport':
    'Maletas y un letrero con el nombre Marisma en la banqueta, con una camioneta verde detrás',
  'service-arches': 'Patio con fuente de cantera y arcos de medio punto, visto a través de un arco',
  'service-temazcal': 'Domo bajo de piedra con un sarape sobre la puerta y una fogata al lado, al anochecer',
  'service-helicopter': 'Helicóptero blanco en su helipuerto entre palmeras, con dos maletas al lado',
  'service-turtles': 'Crías de tortuga sobre la arena camino al mar, al anochecer',
  'service-driver': 'Camioneta verde con las luces encendidas en un patio empedrado, al anochecer',
  'service-barbecue': 'Huachinango, camarones y limones en una parrilla sobre las brasas',
  'service-whales': 'Cola de una ballena jorobada sobre una bahía tranquila, con cerros verdes al fondo',
  'service-golf-cart': 'Carrito de golf blanco de cuatro asientos en un andador entre palmeras',
  'service-weaving': 'Tela con rombos a medio tejer en un telar de cintura, con bolas de lana al lado',
  'service-tortillas':
    'Tortillas en un comal de barro junto a una prensa de madera, masa y un molcajete con salsa',
  'service-market': 'Huacales con naranjas, limones, jitomates y chiles en un puesto de mercado',
  'service-mountain-bike':
    'Bicicleta de montaña anaranjada recargada en una roca junto a una vereda de tierra',
  'service-fishing': 'Cañas con carretes dorados en la popa de una lancha, con la estela hacia mar abierto',
  'service-spa-day': 'Mesa de masaje vestida con lino y una manta terracota en un patio soleado',
  'service-explorers':
    'Libreta de campo con un cangrejo dibujado, lupa, conchas y sombrero de palma en una mesa en la playa',
  'service-tutor':
    'Globo terráqueo, libros apilados y un cuaderno con un triángulo en una mesa junto al jardín',
  'service-zipline':
    'Arnés en un cable de acero que sale de una plataforma de madera y cruza una cañada verde',
  'service-waterfall':
    'Cascada sobre escalones con musgo que cae en una poza de la selva, con una mochila sobre una piedra',
};
